"""Tables of Duel with chance told in advance."""

from organelle.catalog import GameInfo
from organelle.games.duel.game import DUEL
from organelle.table.chance import ScriptedChance, SeededChance
from organelle.table.match import Match


def table(*hands: str, then: tuple[str, ...] = (), variant: str = "classic") -> Match:
    """A match whose first draws are these hands; `then` is what chance gives after them."""
    draws = [f"draw {card}" for hand in hands for card in hand.split()]
    return GameInfo(DUEL).match(
        len(hands), {"variant": variant}, None, ScriptedChance([*draws, *then], SeededChance(1))
    )


def commit(match: Match, *cards: str) -> None:
    """Seat after seat commits."""
    for seat, card in enumerate(cards):
        match.play(seat, f"commit {card}")


def points(match: Match) -> list[int]:
    return [player["points"] for player in match.view(None)["table"]["players"]]


def keys(match: Match, since: int = 0, seat: int | None = None) -> list[str]:
    return [fact["key"].removeprefix("duel.") for fact in match.events(since, seat)]
