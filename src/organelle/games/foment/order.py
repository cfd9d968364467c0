"""Who comes before whom: the sickest first, and the die among those who are level. [FO-2.5, FO-4.2, FO-8.1]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.events import ROLLED
from organelle.games.foment.state import Foment, lowest
from organelle.games.foment.vocabulary import ROLL, RollFields
from organelle.kernel.actions import ActionBuffer, field, pack
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE_ASKED, Chance

FACES: Final = 6
EACH_FACE: Final = vec[i64]([1] * FACES)


@mypyc_attr(acyclic=True)
class Roll(Chance):
    """Chance rolls a die."""

    def options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        out.add_each(ROLL, EACH_FACE)

    def draw(self, s: Foment, out: ActionBuffer, rng: Rng) -> i64:
        return pack(ROLL, rng.below(FACES))


def face_of(action: i64) -> i64:
    """Return the number on the face that came up, 1 to 6."""
    return field(action, RollFields.FACE) + 1


def next_roller(s: Foment) -> i64:
    """Return the lowest of the seats that still have to roll; it rolls now."""
    roller = lowest(s.rolling)
    s.rolling &= s.rolling - 1
    return roller


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RollOff(Roll):
    """Those of the contest who are level roll, and roll again, until none are. [FO-4.2, FO-8.1]

    Afterwards `standing` is each one's place, from 0; while some roll, places lie a die apart. `apart` ranks every
    region by itself; `lead` cares for the first place only.
    """

    def __init__(self, apart: bool, lead: bool) -> None:
        self.apart = apart
        self.lead = lead

    def asks(self, s: Foment) -> i64:
        return CHANCE_ASKED if s.rolling else 0

    def answer(self, s: Foment, seat: i64, action: i64) -> None:
        roller = next_roller(s)
        s.standing[roller] += FACES - face_of(action)
        s.emit(ROLLED, roller, face_of(action))
        s.push(self)

    def proceed(self, s: Foment) -> None:
        places: i64 = 0
        for seat in range(s.seats):
            if s.contest >> seat & 1:
                places |= self.place(s, seat) << 4 * seat
        gap: i64 = FACES if s.rolling else 1
        for seat in range(s.seats):
            s.standing[seat] = (places >> 4 * seat & 15) * gap
        if s.rolling:
            s.push(self)

    def place(self, s: Foment, seat: i64) -> i64:
        """Return how many stand before a seat; if another stands level with it, both must roll."""
        ahead: i64 = 0
        level: i64 = 0
        for other in range(s.seats):
            if other != seat and s.contest >> other & 1 and not (self.apart and far_apart(s, seat, other)):
                if s.standing[other] < s.standing[seat]:
                    ahead += 1
                elif s.standing[other] == s.standing[seat]:
                    level = 1
        if level and not (self.lead and ahead):
            s.rolling |= 1 << seat
        return ahead


FIRST_PLACE: Final = RollOff(apart=False, lead=True)
SHARING_ORDER: Final = RollOff(apart=True, lead=False)
TURN_ORDER: Final = RollOff(apart=False, lead=False)


def far_apart(s: Foment, seat: i64, other: i64) -> bool:
    """Return whether the cells are in different regions."""
    return s.cells[seat].region != s.cells[other].region


def line_up(s: Foment, seats: i64, how: RollOff) -> None:
    """Put these seats in order, the most damaged first, rolling where they are level. [FO-4.2, FO-8.1]"""
    s.contest = seats
    s.rolling = 0
    for seat in range(s.seats):
        s.standing[seat] = s.rules.lethal - s.cells[seat].damage
    s.push(how)
