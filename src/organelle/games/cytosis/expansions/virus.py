"""When viruses attack: dice, ranks, gains and losses, antibodies. [CY-15.4 to CY-15.11]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.events import (
    ATTACKED,
    DUMMY_RESPONDED,
    DUMMY_ROLLED,
    DUMMY_ROSE,
    IMMUNISED,
    INFECTED,
    RANKED,
    RESPONDED,
    ROLLED,
    SICKENED,
    WEAKENED,
)
from organelle.games.cytosis.state import Cytosis
from organelle.games.cytosis.vocabulary import (
    ANTIBODIES,
    ATP,
    GAIN,
    HEALTH,
    LIPID,
    LOSE,
    MRNA,
    RESOURCES,
    ROLL,
    AntibodiesFields,
    GainFields,
    LoseFields,
    RollFields,
)
from organelle.kernel.actions import ABSENT, ActionBuffer, field, pack
from organelle.kernel.state import Chance, Choice, Step

FACES: Final = 6
ONE_STEP: Final = 2
"""Antibodies on a step of a column."""


def attack(s: Cytosis, seat: i64, card: i64) -> None:
    """Set off a Virus Attack: antibodies for the buyer, a loss for the others, then the dice. [CY-15.5]"""
    strain = s.rules.cards[card].strain
    s.players[seat].attacks.add(card)
    s.emit(ATTACKED, strain)
    s.push(Response(strain))
    s.push(Weakening(seat))
    s.push(Immunisation(seat, strain))


def outbreak(s: Cytosis, strain: i64) -> None:
    """Set off a virus event, which begins with the dice. [CY-15.6]"""
    s.emit(ATTACKED, strain)
    s.push(Response(strain))


@final
@mypyc_attr(acyclic=True)
class Immunisation(Choice):
    """A player buys steps of the strain's column or none, an ATP a step, up to the top. [CY-15.4, CY-15.10]"""

    def __init__(self, seat: i64, strain: i64) -> None:
        super().__init__(seat)
        self.strain: i64 = strain

    def question(self, s: Cytosis) -> str:
        return "cytosis.antibodies"

    def public(self, s: Cytosis) -> bool:
        return True

    def most(self, s: Cytosis) -> i64:
        """Return how many steps the player can buy."""
        return min(s.atp(self.seat), s.rules.levels - s.players[self.seat].antibodies[self.strain])

    def asks(self, s: Cytosis) -> i64:
        if self.most(s) > 0:
            return 1 << self.seat
        return 0

    def proceed(self, s: Cytosis) -> None:
        return

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        for steps in range(self.most(s) + 1):
            out.add(pack(ANTIBODIES, steps))

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        steps = field(action, AntibodiesFields.STEPS)
        if steps > 0:
            s.pay(seat, ATP, steps)
            player = s.players[seat]
            player.antibodies[self.strain] += steps
            s.emit(IMMUNISED, seat, self.strain, ONE_STEP * player.antibodies[self.strain])


@final
@mypyc_attr(acyclic=True)
class Weakening(Step):
    """The loss of a health by everyone but the buyer. [CY-15.5]"""

    def __init__(self, buyer: i64) -> None:
        self.buyer: i64 = buyer

    def proceed(self, s: Cytosis) -> None:
        for seat in range(s.seats):
            if seat != self.buyer:
                lose_health(s, seat)
                s.emit(WEAKENED, seat)


def lose_health(s: Cytosis, seat: i64) -> None:
    """Take a health from a seat; it may fall below 0. [CY-15.5]"""
    s.players[seat].health -= 1
    s.players[seat].virus_health -= 1


def dice(s: Cytosis, health: i64) -> i64:
    """Return the dice for that health: one in the red section, two in the yellow, three in the green. [CY-15.7]"""
    if health < s.rules.yellow_from:
        return 1
    return 2 if health < s.rules.green_from else 3


@final
@mypyc_attr(acyclic=True)
class Response(Step):
    """All roll, from the holder of the marker on, the dummy last. [CY-15.7, CY-15.11]"""

    def __init__(self, strain: i64) -> None:
        self.strain: i64 = strain

    def proceed(self, s: Cytosis) -> None:
        s.push(Allocation(self.strain))
        if s.seats == 2:
            s.rolled[2] = 0
            for _die in range(dice(s, min(s.players[0].health, s.players[1].health))):
                s.push(Die(2))
        for turn in range(s.seats - 1, -1, -1):
            seat = s.seat_after(turn)
            s.rolled[seat] = 0
            for _die in range(dice(s, s.players[seat].health)):
                s.push(Die(seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Die(Chance):
    """A die of five numbers and a symbol that counts six. [CY-15.7]"""

    def __init__(self, roller: i64) -> None:
        self.roller: i64 = roller

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        for face in range(FACES):
            out.add(pack(ROLL, face))

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        face = field(action, RollFields.FACE)
        s.rolled[self.roller] += face + 1
        if self.roller == s.seats:
            s.emit(DUMMY_ROLLED, face)
        else:
            s.emit(ROLLED, self.roller, face)


def response(s: Cytosis, roller: i64, strain: i64) -> i64:
    """Return a roller's response: its dice and its antibodies of the strain. [CY-15.7]"""
    steps = s.dummy[strain] if roller == s.seats else s.players[roller].antibodies[strain]
    return s.rolled[roller] + ONE_STEP * steps


def ranking(s: Cytosis, strain: i64) -> list[int]:
    """Return the rollers, best first; of equals the dummy, then the one nearest to the marker. [CY-15.8, CY-15.11]"""
    rollers = [int(s.seat_after(turn)) for turn in range(s.seats)]
    if s.seats == 2:
        rollers.insert(0, 2)
    return sorted(rollers, key=lambda roller: -response(s, roller, strain))


def share(seats: i64, rank: i64) -> i64:
    """Return what a rank gains, or loses if it is below 0. [CY-15.9]"""
    if seats == 5:
        return 4 - rank
    if rank == (2 if seats < 4 else 3):
        return -1
    return 3 - rank if seats == 4 else 3 - 2 * rank


@final
@mypyc_attr(acyclic=True)
class Allocation(Step):
    """Ranks gain or lose, the highest first, then all may buy antibodies. [CY-15.8, CY-15.9, CY-15.10]"""

    def __init__(self, strain: i64) -> None:
        self.strain: i64 = strain

    def proceed(self, s: Cytosis) -> None:
        if s.seats == 2:
            s.push(DummyRise(self.strain))
        for turn in range(s.seats - 1, -1, -1):
            s.push(Immunisation(s.seat_after(turn), self.strain))
        order = ranking(s, self.strain)
        self.emit_ranks(s, order)
        for rank in range(len(order) - 1, -1, -1):
            count = share(s.seats, rank)
            if order[rank] == s.seats or count == 0:
                continue
            if count > 0:
                s.push(Gain(order[rank], count))
            else:
                s.push(Loss(order[rank]))

    def emit_ranks(self, s: Cytosis, order: list[int]) -> None:
        """Report every response and rank, best first. [CY-15.8]"""
        for rank in range(len(order)):
            roller = order[rank]
            if roller == s.seats:
                s.emit(DUMMY_RESPONDED, response(s, roller, self.strain))
            else:
                s.emit(RESPONDED, roller, response(s, roller, self.strain))
                s.emit(RANKED, roller, rank + 1)


@final
@mypyc_attr(acyclic=True)
class Gain(Choice):
    """Any mix of ATP, mRNA and lipids that the stock has. [CY-15.9]"""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def question(self, s: Cytosis) -> str:
        return "cytosis.gain"

    def public(self, s: Cytosis) -> bool:
        return True

    def asks(self, s: Cytosis) -> i64:
        if s.stock[ATP] + s.stock[MRNA] + s.stock[LIPID] > 0:
            return 1 << self.seat
        return 0

    def proceed(self, s: Cytosis) -> None:
        return

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        count = min(self.count, s.stock[ATP] + s.stock[MRNA] + s.stock[LIPID])
        for atp in range(min(count, s.stock[ATP]), -1, -1):
            for mrna in range(min(count - atp, s.stock[MRNA]), -1, -1):
                if count - atp - mrna <= s.stock[LIPID]:
                    out.add(mix(GAIN, atp, mrna, count))

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        for index in range(GainFields.FIRST, GainFields.FOURTH + 1):
            if field(action, index) != ABSENT:
                s.receive(seat, field(action, index), 1)


def mix(kind: i64, atp: i64, mrna: i64, count: i64) -> i64:
    """Return an action that names ATP, then mRNA, then lipids, up to that many."""
    action = kind
    for index in range(count):
        resource = ATP if index < atp else MRNA if index < atp + mrna else LIPID
        action |= (resource + 1) << (8 + 8 * index)
    return action


@final
@mypyc_attr(acyclic=True)
class Loss(Choice):
    """The last loses a resource of its choice, or a health. [CY-15.9]"""

    def question(self, s: Cytosis) -> str:
        return "cytosis.lose"

    def public(self, s: Cytosis) -> bool:
        return True

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        for resource in range(RESOURCES):
            if s.players[seat].supply[resource] > 0:
                out.add(pack(LOSE, resource))
        out.add(pack(LOSE, HEALTH))

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        resource = field(action, LoseFields.LOSS)
        if resource == HEALTH:
            lose_health(s, seat)
            s.emit(SICKENED, seat)
        else:
            s.players[seat].supply[resource] -= 1
            s.stock[resource] += 1
            s.emit(INFECTED, seat, resource)


@final
@mypyc_attr(acyclic=True)
class DummyRise(Step):
    """After an attack the dummy's column rises a step, up to the top. [CY-15.11]"""

    def __init__(self, strain: i64) -> None:
        self.strain: i64 = strain

    def proceed(self, s: Cytosis) -> None:
        if s.dummy[self.strain] < s.rules.levels:
            s.dummy[self.strain] += 1
            s.emit(DUMMY_ROSE, self.strain, ONE_STEP * s.dummy[self.strain])
