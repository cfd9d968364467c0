"""What a seat of Cellulose sees, as numbers: all that its view says, and no more. [CE-1.9]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.cellulose.phases.sunrise import Sunrise
from organelle.games.cellulose.playing.enzymes import Enzymes
from organelle.games.cellulose.playing.offers import BonusOffer
from organelle.games.cellulose.playing.starch import Discarding
from organelle.games.cellulose.scoring import LastCards
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import PLAY, SPACES, PlayFields
from organelle.kernel.actions import field, kind_of
from organelle.kernel.observation import ObservationBuffer, put_question

QUESTIONS: Final[list[str]] = [
    "cellulose.ask.sunrise",
    "cellulose.ask.place",
    "cellulose.ask.play",
    "cellulose.ask.discard",
    "cellulose.ask.recover",
    "cellulose.ask.replace",
    "cellulose.ask.enzymes",
    "cellulose.ask.free-enzymes",
    "cellulose.ask.last-cards",
    "cellulose.ask.bonus",
]
BONUS_COUNT: Final = 6


def observe(s: Cellulose, seat: i64, out: ObservationBuffer) -> None:
    """Write what that seat sees. [CE-1.9]"""
    put_question(s, seat, QUESTIONS, out)
    put_board(s, seat, out)
    put_going_on(s, out)
    put_slip(s, seat, out)
    other = seat
    for turn in range(s.seats):
        out.player(turn)
        put_player(s, other, seat, out)
        other += 1
        if other == s.seats:
            other = 0
    out.table()
    if s.rules.solo:
        put_ivy(s, out)


def put_board(s: Cellulose, seat: i64, out: ObservationBuffer) -> None:
    """Write round, level, wall, rewards, market and the piles of cards. [CE-2.2, CE-2.3, CE-5.13]"""
    kinds: i64 = len(s.discard)
    out.name("round", "the round")
    out.put(s.round)
    out.name("first", "who holds the first-player marker, one-hot from the own seat on")
    out.put_seat(s.first, seat, s.seats)
    out.name("level", "the water level")
    out.put(s.level)
    out.name("wall", "wall spaces covered")
    out.put(s.wall)
    out.name("rewards", "gray markers beside the vacuole")
    out.put(s.rewards)
    out.name("market", "the card in each slot of the market, one-hot by card")
    for card in s.market:
        out.put_one_hot(card, kinds)
    out.name("deck", "how many cards are in the deck")
    out.put(s.deck.size)
    out.name("discard", "the discard pile, by card")
    out.put_all(s.discard)


def put_going_on(s: Cellulose, out: ObservationBuffer) -> None:
    """Write how far what is asked has come: a sunrise, activations, bonuses, discards. [CE-3.3, CE-6.4, CE-6.7]"""
    kinds: i64 = len(s.discard)
    step = s.stack[s.depth - 1] if s.depth > 0 else None
    out.name("sunrise", "incomes due of shoot and root, photosynthesis open, activations and Aquaporins left")
    if isinstance(step, Sunrise):
        out.put_bits(step.due, 2)
        out.put(i64(step.photosynthesis))
        out.put(step.activations)
        out.put(step.aquaporins)
    else:
        out.skip(5)
    out.name("enzymes", "uses left of an immediate bonus, then the enzymes left to activate, by card")
    if isinstance(step, Enzymes):
        out.put(step.bonus)
        out.put_all(step.left)
    else:
        out.skip(1 + kinds)
    out.name("offered", "bonuses offered: CO2, water, protein, water for the region, health, cards")
    if isinstance(step, BonusOffer):
        out.put_all(step.offered)
    else:
        out.skip(BONUS_COUNT)
    out.name("discards", "how many cards are to be discarded")
    if isinstance(step, Discarding):
        out.put(step.discards)
    else:
        out.skip(1)


def put_slip(s: Cellulose, seat: i64, out: ObservationBuffer) -> None:
    """Write the last cards that the seat has chosen so far. [CE-8.3]"""
    out.name("slip", "the last cards on the own slip, by card")
    start = out.at
    out.skip(len(s.discard))
    if s.depth > 0 and isinstance(s.stack[s.depth - 1], LastCards):
        for action in s.slips[seat]:
            if kind_of(action) == PLAY:
                out.add(start, field(action, PlayFields.CARD), 1)


def put_player(s: Cellulose, other: i64, seat: i64, out: ObservationBuffer) -> None:
    """Write all of a player but the cards it has drawn, which are its own to see. [CE-1.9]"""
    player = s.players[other]
    nodes: i64 = len(s.rules.nodes)
    out.name("markers", "own and gray markers left")
    out.put_two(player.own, player.gray)
    out.name("placed", "the spaces with a marker of its colour")
    out.put_bits(s.markers[other], SPACES)
    out.name("placed_gray", "the spaces with a gray marker that it placed")
    out.put_bits(s.grays[other], SPACES)
    out.name("stock", "water, CO2, protein, hormone, ATP, carbohydrate")
    out.put_all(player.stock)
    out.name("region", "water in its region of the vacuole, and its step on the track")
    out.put_two(player.region, player.vacuole)
    out.name("shoot", "where the shoot has grown to, one-hot")
    out.put_one_hot(player.shoot, nodes)
    out.name("root", "where the root has grown to, one-hot")
    out.put_one_hot(player.root, nodes)
    out.name("hand_size", "how many cards are in hand")
    out.put(player.cards)
    out.name("hand", "the cards in hand that the seat holds or knows of, by card")
    start = out.at
    out.put_all(player.known)
    if other == seat:
        out.add_all(start, player.drawn)
    out.name("played", "cards in play, by card")
    out.put_all(player.played)
    out.name("points", "health by source: wall, vacuole, cards, enzymes, plant, actions, then what counts at the end")
    out.put_all(player.points)


def put_ivy(s: Cellulose, out: ObservationBuffer) -> None:
    """Write Ivy's mat, her cards in their order, and her action cards. [CE-11.2, CE-11.3, CE-11.5]"""
    ivy = s.ivy
    out.name("ivy/mat", "strategy across and up, and her space on the growth track")
    out.put_three(ivy.across, ivy.up, ivy.space)
    cards: i64 = len(s.rules.actions)
    out.name("ivy/actions", "her action cards: in the deck, discarded, set aside")
    out.put_bits(ivy.deck, cards)
    out.put_bits(ivy.discard, cards)
    out.put_bits(ivy.aside, cards)
    room: i64 = 0
    for copies in s.rules.copies:
        room += copies
    out.name("ivy/hand", "her hand from the oldest card on: the number of each card plus one")
    put_row(ivy.hand, room, out)
    out.name("ivy/enzymes", "her stack of enzymes from the lowest on: the number of each card plus one")
    put_row(ivy.enzymes, room, out)
    out.name("ivy/turned", "cards turned up: the number of each card plus one")
    put_row(ivy.turned, room, out)


def put_row(cards: vec[i64], room: i64, out: ObservationBuffer) -> None:
    """Write cards in their order, and zeros up to the room there is."""
    for card in cards:
        out.put(card + 1)
    out.skip(room - len(cards))
