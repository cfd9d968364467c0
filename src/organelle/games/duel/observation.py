"""What a seat of Duel sees, as numbers: all that its view says. [DU-1.1, DU-2.2]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.duel.phases.spoils import Spoils
from organelle.games.duel.state import Duel
from organelle.games.duel.vocabulary import COMMIT, QUESTIONS, CommitFields
from organelle.kernel.actions import field, kind_of
from organelle.kernel.observation import ObservationBuffer, put_question


def observe(s: Duel, seat: i64, out: ObservationBuffer) -> None:
    """Write what that seat sees. [DU-1.1, DU-2.2]"""
    kinds: i64 = len(s.rules.copies)
    put_question(s, seat, QUESTIONS, out)
    out.name("round", "the round")
    out.put(s.round)
    out.name("temperature", "calm or fever, one-hot; neither before the first round")
    out.put_one_hot(s.temperature, 2)
    out.name("deck", "how many cards are in the deck")
    out.put(s.deck.size)
    out.name("discard", "the discard pile, by card")
    out.put_all(s.discard)
    put_known_tops(s, seat, kinds, out)
    put_spoils(s, seat, kinds, out)
    out.name("slip", "the own commitments so far, by card, and how many answers there are")
    start = out.at
    out.skip(kinds)
    for action in s.slips[seat]:
        if kind_of(action) == COMMIT:
            out.add(start, field(action, CommitFields.CARD), 1)
    out.put(len(s.slips[seat]))
    for turn in range(s.seats):
        out.player(turn)
        put_player(s, (seat + turn) % s.seats, seat, kinds, out)
    out.table()


def put_known_tops(s: Duel, seat: i64, kinds: i64, out: ObservationBuffer) -> None:
    """Write the cards on the deck that the seat knows: how many, and by card the place of the topmost. [DU-2.4]"""
    out.name("tops", "cards known on top of the deck: how many, then by card, a bit for each place among them")
    count_at = out.at
    out.skip(1 + kinds)
    known: i64 = 0
    for index in range(len(s.deck.top)):
        if s.deck.knows[index] >> seat & 1:
            out.add(count_at, 1 + s.deck.top[index], 1 << known)
            known += 1
    out.add(count_at, 0, known)


def put_spoils(s: Duel, seat: i64, kinds: i64, out: ObservationBuffer) -> None:
    """Write the card that the binder looks at, for those who know it. [DU-2.4]"""
    out.name("seen", "the card of the spoils, one-hot, if the seat knows it")
    card: i64 = -1
    if s.depth > 0:
        step = s.stack[s.depth - 1]
        if isinstance(step, Spoils) and step.knowers >> seat & 1:
            card = step.card
    out.put_one_hot(card, kinds)


def put_player(s: Duel, other: i64, seat: i64, kinds: i64, out: ObservationBuffer) -> None:
    """Write points and hand size of a player, and its cards as far as the seat knows them. [DU-1.1]"""
    player = s.players[other]
    out.name("points", "points")
    out.put(player.points)
    out.name("cards", "how many cards are in hand")
    out.put(player.cards)
    out.name("hand", "the cards in hand that the seat holds or knows of, by card")
    if other == seat:
        out.put_all(player.hand)
        return
    for card in range(kinds):
        out.put(player.known[seat * kinds + card])
