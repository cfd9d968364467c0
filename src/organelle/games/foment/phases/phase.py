"""What a phase of the round is: one object in the registry, with one method for each thing the table asks of it."""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.foment.state import Foment
from organelle.kernel.game import View


class Phase:
    """A phase; this one, the set-up, begins by itself and has nothing to tell."""

    def begin(self, s: Foment) -> None:
        """Push the first steps of the phase."""
        raise AssertionError

    def closed(self, s: Foment, seat: i64) -> dict[str, str]:
        """Return why a seat that is asked cannot do what others could: the key of the reason by code. [FO-13.1]"""
        return {}

    def slip(self, s: Foment, seat: i64) -> View:
        """Return what a seat has written on its own slip, where the codes it gave do not say enough. [FO-13.1]"""
        return {}
