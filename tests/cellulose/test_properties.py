"""What holds in every game, whatever is played."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from organelle.bots.playout import first_asked, play_chance
from organelle.conformance.cases import Case, cases
from organelle.games.cellulose.game import CELLULOSE
from organelle.games.cellulose.phases.vacuole import rewards
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE_ASKED

TABLES = [
    case
    for case in cases(CELLULOSE)
    if case.option_values["gifts"] == "random" and case.option_values["first"] == "random"
]


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_a_random_game(case: Case) -> None:
    """Stocks never fall below zero, lists stay short, and the end is a complete wall. [CE-1.8, CE-6.1, CE-8.1]"""
    place = TABLES.index(case)
    s = case.new()
    out, rng = ActionBuffer(), Rng(place)
    while s.asked:
        assert s.round <= len(s.rules.wall)
        if s.asked == CHANCE_ASKED:
            play_chance(s, out, rng)
            continue
        seat = first_asked(s)
        s.options(seat, out)
        assert 0 < out.count <= 300
        s.play(seat, out.items[rng.below(out.count)])
        for player in s.players:
            assert min(player.stock) >= 0 and player.region >= 0 and player.own >= 0 and player.gray >= 0
    assert s.wall == len(s.rules.wall)
    assert all(0 <= level <= 7 for level in (s.level, *s.rules.levels))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 6), min_size=4, max_size=4))
def test_rewards_go_to_the_fullest_regions(regions: list[int]) -> None:
    """Whoever is rewarded had water, and nobody with more goes without. [CE-7.3, CE-7.5, CE-7.7]"""
    s = CELLULOSE.set_up(4, CELLULOSE.defaults(), CELLULOSE.cards(), CELLULOSE.version)
    for seat, water in enumerate(regions):
        s.players[seat].region = water
    rewards(s)
    scored = [water for seat, water in enumerate(regions) if s.players[seat].health > 0]
    unscored = [water for seat, water in enumerate(regions) if s.players[seat].health == 0]
    assert all(water > 0 for water in scored)
    assert not scored or not unscored or min(scored) > max(unscored)
    assert s.rewards + sum(player.gray for player in s.players) == 2
    assert [player.region for player in s.players if player.health == 0] == unscored
