"""What a seat of Duel, or a spectator, may see: built up from nothing. [DU-1.1, DU-2.2]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.duel.phases.spoils import Spoils, keep_closed
from organelle.games.duel.state import Duel, Player
from organelle.games.duel.vocabulary import TEMPERATURES
from organelle.kernel.game import View


def view(s: Duel, seat: int | None) -> View:
    """Return all that a seat, or a spectator (None), may see. [DU-1.1, DU-2.2]"""
    rules = s.rules
    picture: View = {
        "round": int(s.round),
        "rounds": int(rules.rounds),
        "temperature": ["none", *TEMPERATURES][s.temperature + 1],
        "deck": int(s.deck.size),
        "discard": named(s, [int(count) for count in s.discard]),
        "cards": {name: int(rules.affinity[card]) for card, name in enumerate(rules.names)},
        "players": [player_view(s, other, seat) for other in range(s.seats)],
        "top": [],
        "closed": {},
    }
    if s.depth > 0:
        step = s.top()
        if isinstance(step, Spoils):
            add_spoils(s, step, seat, picture)
    if seat is not None:
        viewer: i64 = seat
        picture["top"] = [
            rules.names[s.deck.top[index]] for index in range(len(s.deck.top)) if s.deck.knows[index] >> viewer & 1
        ]
    return picture


def player_view(s: Duel, other: i64, seat: int | None) -> View:
    """Return points and hand size of a player, and the cards in its hand that the seat holds or knows of."""
    player = s.players[other]
    hand: list[int] = []
    if seat == other:
        hand = [int(count) for count in player.hand]
    elif seat is not None:
        hand = known_to(player, seat)
    return {
        "points": int(player.points),
        "cards": int(player.cards),
        "hand": named(s, hand),
        "ready": bool(s.finished >> other & 1),
        "slip": len(s.slips[other]) if seat == other else 0,
    }


def known_to(player: Player, seat: i64) -> list[int]:
    """Return how many of each card that seat knows to be in the player's hand."""
    kinds = len(player.hand)
    return [int(player.known[seat * kinds + card]) for card in range(kinds)]


def named(s: Duel, counts: list[int]) -> dict[str, int]:
    """Return counts by the name of the card, without what there is none of."""
    return {s.rules.names[card]: count for card, count in enumerate(counts) if count > 0}


def add_spoils(s: Duel, step: Spoils, seat: int | None, picture: View) -> None:
    """Add the card the binder looks at, for those who know it: the binder, and whoever put it there. [DU-2.4]"""
    if seat is not None and step.knowers >> seat & 1:
        picture["seen"] = s.rules.names[step.card]
    reason = keep_closed(s, step.seat)
    if reason:
        picture["closed"] = {"keep": reason}
