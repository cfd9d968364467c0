"""The layout of observations: which numbers stand where."""

from __future__ import annotations

from typing import Any

from organelle.kernel.observation import ObservationBuffer
from organelle.kernel.state import State

LARGEST = 1 << 14
"""Numbers that an observation may have at most."""


class Layout:
    """The slices of an observation, and its size.

    >>> from organelle.games import GAMES
    >>> rules = GAMES["duel"]
    >>> layout = Layout(rules, rules.new(2, rules.defaults(), rules.cards()))
    >>> layout
    <Layout 49 numbers in 17 slices>
    >>> layout.slices[4]
    <Slice round 9:10>
    """

    def __init__(self, game: Any, s: State) -> None:
        """Find out the layout of a game's observations at the table of that state."""
        out = ObservationBuffer(LARGEST)
        out.naming = True
        game.observe(s, 0, out)
        self.size = int(out.at)
        self.slices = out.slices
        ends = [part.start for part in self.slices[1:]] + [self.size]
        for part, end in zip(self.slices, ends, strict=True):
            part.length = end - part.start

    def __repr__(self) -> str:
        return f"<Layout {self.size} numbers in {len(self.slices)} slices>"
