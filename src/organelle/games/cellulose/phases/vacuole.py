"""The central vacuole's rewards for the most water. [CE-7.3 to CE-7.7, CE-10.4]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from organelle.games.cellulose.events import REWARD_MARKER, REWARDED
from organelle.games.cellulose.ivy import mat
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import FROM_SCENARIO, FROM_VACUOLE

TOP_REWARD: Final = 2


def rewards(s: Cellulose) -> None:
    """Give one reward after the other, up to the first tie. [CE-7.3, CE-7.4, CE-7.5]"""
    for _reward in range(s.rules.rewards):
        most = most_water(s)
        if most == 0:
            return
        tied: i64 = 0
        for player in s.players:
            tied += player.region == most
        with_marker = tied <= s.rewards
        for seat in range(s.seats):
            if s.players[seat].region == most:
                reward(s, seat, with_marker)
        if tied > 1:
            return


def most_water(s: Cellulose) -> i64:
    """Return the water of the fullest region; 0 earns nothing. [CE-7.7]"""
    most: i64 = 0
    for player in s.players:
        most = max(most, player.region)
    return most


def reward(s: Cellulose, seat: i64, with_marker: bool) -> None:
    """Move the seat a step up, score it, empty the region, perhaps give a gray marker. [CE-7.3, CE-7.5, CE-7.6]"""
    player = s.players[seat]
    health: i64 = TOP_REWARD
    if player.vacuole + 1 < len(s.rules.track):
        player.vacuole += 1
        health = s.rules.track[player.vacuole]
    player.region = 0
    s.emit(REWARDED, seat, health)
    s.score(seat, health, FROM_VACUOLE)
    s.score(seat, s.rules.extra_reward, FROM_SCENARIO)
    if with_marker:
        player.gray += 1
        s.rewards -= 1
        s.emit(REWARD_MARKER, seat)
    if s.is_ivy(seat):
        mat.move_across(s, -health)
