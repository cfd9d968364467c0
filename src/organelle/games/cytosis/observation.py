"""What a seat of Cytosis sees, as numbers: all that its view says, and no more. [CY-17.1, CY-17.2, CY-17.3]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.cytosis.cards import VIRUS_CARD
from organelle.games.cytosis.expansions.draft import MODIFICATION_CARDS, Draft
from organelle.games.cytosis.expansions.foresight import CARDS, Foresight, Looking
from organelle.games.cytosis.goals import FIRST_MARK, SECOND_MARK
from organelle.games.cytosis.pile import Pile
from organelle.games.cytosis.state import SEEN, Cytosis
from organelle.games.cytosis.vocabulary import LIPID
from organelle.kernel.observation import NIBBLE, ObservationBuffer, put_question

QUESTIONS: Final[list[str]] = [
    "cytosis.draft",
    "cytosis.keep",
    "cytosis.extra",
    "cytosis.basal",
    "cytosis.early",
    "cytosis.turn",
    "cytosis.grey",
    "cytosis.foresight",
    "cytosis.closing",
    "cytosis.antibodies",
    "cytosis.gain",
    "cytosis.lose",
]

TURNS: Final = 0x7654321
"""The numbers of turns, four bits each."""
TURN: Final = (1 << NIBBLE) - 1


def observe(s: Cytosis, seat: i64, out: ObservationBuffer) -> None:
    """Write what that seat sees. [CY-17.1, CY-17.2]"""
    put_question(s, seat, QUESTIONS, out)
    put_rounds(s, seat, out)
    put_board(s, seat, out)
    put_vesicles(s, seat, out)
    put_goals(s, seat, out)
    put_own(s, seat, out)
    other = seat
    for turn in range(s.seats):
        out.player(turn)
        put_player(s, other, out)
        other += 1
        if other == s.seats:
            other = 0
    out.table()


def put_rounds(s: Cytosis, seat: i64, out: ObservationBuffer) -> None:
    """Write the round, the events and who begins. [CY-3.1, CY-8.1, CY-11.1]"""
    out.name("round", "the round")
    out.put(s.round)
    out.name("first", "who holds the first player marker, one-hot from the own seat on")
    out.put_seat(s.first, seat, s.seats)
    out.name("event", "the event in force, one-hot by event")
    out.put_one_hot(s.event, len(s.past_events))
    out.name("past_events", "events of earlier rounds, by event")
    out.put_all(s.past_events)
    out.name("events_left", "how many events are still to come")
    out.put(s.events.size)


def put_board(s: Cytosis, seat: i64, out: ObservationBuffer) -> None:
    """Write the stock, the flasks, the market and the piles of cards. [CY-1.4, CY-6.1]"""
    seats = s.seats
    out.name("stock", "the stock, by resource")
    out.put_all(s.stock)
    out.name("boosts", "boosts on the nucleus, the transporter, the mitochondria, the Smooth ER")
    out.put_all(s.boosts)
    out.name("greys", "grey flasks left")
    out.put(s.greys)
    out.name("flasks", "each slot: whose flask (0 nobody's, 1 an own one, 2 of the next seat, ...), and grey flasks")
    put_flasks(s.flasks, seat, seats, out)
    out.name("market", "the card on each place of the market, one-hot by card")
    kinds: i64 = len(s.discard)
    for card in s.market:
        out.put_one_hot(card, kinds)
    out.name("deck", "how many cards are in the deck")
    out.put(s.deck.size)
    out.name("discard", "the discard pile, by card")
    out.put_all(s.discard)
    if s.rules.virus and seats == 2:
        out.name("dummy", "the dummy's antibodies, in steps by strain")
        out.put_all(s.dummy)


def put_flasks(flasks: vec[i64], seat: i64, seats: i64, out: ObservationBuffer) -> None:
    """Write two numbers a slot: whose flask lies there, and how many grey ones. [CY-3.3, CY-12.2]"""
    out.put_split(flasks, turns_from(seat, seats))


def put_vesicles(s: Cytosis, seat: i64, out: ObservationBuffer) -> None:
    """Write what lies on the budding places. [CY-1.5]"""
    out.name("vesicles", "each budding place: owner one-hot from the own seat on, lipids, proteins, carb, lipid added")
    owners = s.owner
    for place in range(len(owners)):
        if owners[place] < 0:
            out.skip(s.seats + 4)
            continue
        out.put_seat(owners[place], seat, s.seats)
        out.put_at(out.at, i64(s.base[place] != LIPID), s.amount[place])
        if s.addition[place] >= 0:
            out.put_at(out.at, 2 + i64(s.addition[place] == LIPID), 1)
        out.skip(4)


def put_goals(s: Cytosis, seat: i64, out: ObservationBuffer) -> None:
    """Write where each goal lies, and whose markers lie on it. [CY-2.2, CY-10.1]"""
    out.name("goals", "each goal: its place (0: not in this game), whose marker came first, whose second: 1 own, ...")
    start = out.at
    out.skip(3 * len(s.goals_left))
    goals = s.goals
    turns = turns_from(seat, s.seats)
    for index in range(goals.count):
        marks = goals.marks[index]
        first = turns >> NIBBLE * (marks & FIRST_MARK) & TURN
        second = turns >> NIBBLE * (marks >> SECOND_MARK) & TURN
        out.put_three_at(start + 3 * goals.items[index], index + 1, first, second)


def turns_from(seat: i64, seats: i64) -> i64:
    """Return four bits for nobody, which are 0, then for every seat: 1 for the own one, 2 for the next, and so on.

    They are looked up by a seat plus one, in one shift: a branch there is what a processor often guesses wrong.
    """
    own_first = TURNS & (1 << NIBBLE * seats) - 1
    return (own_first << NIBBLE * seat | own_first >> NIBBLE * (seats - seat)) << NIBBLE


def put_own(s: Cytosis, seat: i64, out: ObservationBuffer) -> None:
    """Write what only that seat knows. [CY-16.1, CY-16.4, CY-17.1]"""
    kinds: i64 = len(s.discard)
    out.name("hand", "the own hand, by card")
    hand = s.players[seat].hand
    out.put_counts(hand.items, hand.count, kinds)
    if not s.rules.epigenetics:
        return
    put_foresight(s, seat, kinds, out)
    packet: i64 = 0
    drafted: i64 = -1
    if s.depth > 0:
        step = s.stack[s.depth - 1]
        if isinstance(step, Draft):
            drafted = step.chosen_by(seat)
            if step.turn < s.seats and s.seat_after(step.turn) == seat:
                packet = step.handed
    out.name("packet", "the epigenetic cards that the seat may draft from")
    out.put_bits(packet, MODIFICATION_CARDS)
    out.name("drafted", "the epigenetic card that the seat has drafted, one-hot")
    out.put_one_hot(drafted, MODIFICATION_CARDS)


def put_foresight(s: Cytosis, seat: i64, kinds: i64, out: ObservationBuffer) -> None:
    """Write the cards of the deck that the seat knows: those it put back, and those it looks at. [CY-16.4]"""
    out.name("tops", "cards that the seat knows on top of the deck, the next one first, each one-hot by card")
    left: i64 = CARDS
    index: i64 = len(s.deck.top) - 1
    while index >= 0 and left > 0:
        if s.deck.knows[index] >> seat & 1:
            out.put_one_hot(s.deck.top[index], kinds)
            left -= 1
        index -= 1
    out.skip(left * kinds)
    out.name("seen", "cards that the seat looks at, each one-hot by card")
    step = s.stack[s.depth - 1] if s.depth > 0 else None
    seen = vec[i64]()
    if isinstance(step, (Looking, Foresight)) and step.seat == seat:
        seen = step.seen
    for card in seen:
        out.put_one_hot(card, kinds)
    out.skip((CARDS - len(seen)) * kinds)


def put_player(s: Cytosis, other: i64, out: ObservationBuffer) -> None:
    """Write what lies before a player. [CY-9.1, CY-17.1, CY-17.3]"""
    player = s.players[other]
    kinds: i64 = len(s.discard)
    out.name("health", "health")
    out.put(player.health)
    out.name("supply", "the supply, by resource")
    out.put_all(player.supply)
    out.name("pieces", "flasks, exhausted flasks, disks, goal markers")
    out.put_four(player.flasks, player.exhausted, player.disks, player.markers)
    out.name("hand_size", "how many cards are in hand")
    hand = player.hand
    out.put(hand.count)
    out.name("open_hand", "cards in hand that everyone saw come, by card")
    out.put_marked(hand.items, hand.marks, SEEN, hand.count, kinds)
    out.name("completed", "completed cards, by card")
    out.put_counts(player.completed.items, player.completed.count, kinds)
    out.name("gained", "health of receptors, goals and viruses, then of the final scoring")
    out.put_three(player.receptor_health, player.goal_health, player.virus_health)
    out.put_all(player.end)
    if s.rules.virus:
        out.name("antibodies", "antibodies in steps, by strain")
        out.put_all(player.antibodies)
        put_attacks(s, player.attacks, out)
    if s.rules.epigenetics:
        out.name("modification", "the epigenetic card, one-hot")
        out.put_one_hot(player.modification, MODIFICATION_CARDS)


def put_attacks(s: Cytosis, attacks: Pile, out: ObservationBuffer) -> None:
    """Write the Virus Attacks that a player has set off. [CY-15.5]"""
    out.name("attacks", "Virus Attacks taken, by card, virus cards only")
    for card in range(len(s.rules.cards)):
        if s.rules.cards[card].kind == VIRUS_CARD:
            out.put(attacks.number(card))
