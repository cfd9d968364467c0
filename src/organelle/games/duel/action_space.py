"""What a player can ever choose in Duel, for compact numbers. [DU-2.2, DU-2.4]"""

from __future__ import annotations

from organelle.games.duel.state import Duel
from organelle.games.duel.vocabulary import COMMIT, DONE, KEEP, RETURN
from organelle.kernel.actions import pack


def player_actions(s: Duel) -> list[int]:
    """Return a commitment of every card, what ends a second one, and the two answers to the spoils."""
    found = [int(pack(COMMIT, card)) for card in range(len(s.rules.copies)) if s.rules.copies[card] > 0]
    if s.rules.commitments > 1:
        found.append(int(pack(DONE)))
    return [*found, int(pack(KEEP)), int(pack(RETURN))]
