"""Upkeep: genome, leakage, energy, chlorophyll; all cells finish one before any begins the next. [FO-6.1]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from organelle.games.foment.phases.energy import Energy, closed_power, power_view
from organelle.games.foment.phases.maintenance import maintain_genomes
from organelle.games.foment.phases.phase import Phase
from organelle.games.foment.state import Foment
from organelle.kernel.game import View


@final
class UpkeepPhase(Phase):
    """The fourth phase; it begins with the genome, and each of its steps leads to the next. [FO-6.1, FO-6.2]"""

    def begin(self, s: Foment) -> None:
        maintain_genomes(s)

    def closed(self, s: Foment, seat: i64) -> dict[str, str]:
        return closed_power(s, seat) if isinstance(s.top(), Energy) else {}

    def slip(self, s: Foment, seat: i64) -> View:
        return power_view(s, seat) if isinstance(s.top(), Energy) else {}
