"""The evening in its five steps, and the round it closes. [CE-2.1, CE-7.1, CE-8.1]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.events import EVENING_BUILT, EVENING_FELL, LEVEL_SET, ROUND_BEGAN
from organelle.games.cellulose.phases.daytime import Day
from organelle.games.cellulose.phases.sunrise import Morning
from organelle.games.cellulose.phases.vacuole import rewards
from organelle.games.cellulose.places.cell_wall import complete, cover
from organelle.games.cellulose.places.market import Refill, clear_market
from organelle.games.cellulose.scoring import LastCards
from organelle.games.cellulose.state import Cellulose
from organelle.kernel.state import Step


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Round(Step):
    """Sunrise, Daytime, Evening, each beginning with the first player. [CE-2.1, CE-3.1, CE-4.1]"""

    def proceed(self, s: Cellulose) -> None:
        s.round += 1
        s.ivy.stuck = False
        s.emit(ROUND_BEGAN, s.round)
        s.push(Evening())
        s.push(Day(s.first))
        s.push(Morning(0))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Evening(Step):
    """Markers, vacuole, wall; then the end, or level and cards. [CE-7.1, CE-7.8, CE-8.1, CE-8.2, CE-16.1]"""

    def proceed(self, s: Cellulose) -> None:
        s.emit(EVENING_FELL)
        return_markers(s)
        rewards(s)
        if not complete(s):
            s.emit(EVENING_BUILT, s.wall + 1)
            cover(s)
        if complete(s):
            s.push(LastCards(with_hands(s)))
            return
        reset_level(s)
        clear_market(s)
        s.push(Round())
        s.push(Refill())


def return_markers(s: Cellulose) -> None:
    """Give every marker to its owner, reward markers beside the vacuole. [CE-7.2, CE-1.3, CE-1.4]"""
    for seat in range(s.seats):
        s.markers[seat] = 0
        s.grays[seat] = 0
    for player in s.players:
        player.own = 3
        player.gray = s.rules.grays
    s.rewards = s.rules.rewards


def reset_level(s: Cellulose) -> None:
    """Set the level of the last complete section. [CE-7.9, CE-10.2, CE-10.7]"""
    section: i64 = 0
    while s.wall >= s.rules.sections[section]:
        section += 1
    s.level = s.rules.levels[section]
    s.emit(LEVEL_SET, s.level)


def with_hands(s: Cellulose) -> i64:
    """Return the seats that hold cards and may play them at the end, one bit each. [CE-8.3, CE-16.2]"""
    seats: i64 = 0
    for seat in range(s.seats):
        if s.players[seat].cards > 0 and not s.is_ivy(seat):
            seats |= 1 << seat
    return seats
