"""Claims that hold in every random game."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as some

from organelle.bots.playout import playout
from organelle.games.foment.game import FOMENT
from organelle.games.foment.state import Foment
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng


def random_game(seats: int, seed: int, decisions: int) -> Foment:
    s: Foment = FOMENT.new(seats, FOMENT.defaults(), FOMENT.cards())
    playout(s, ActionBuffer(), Rng(seed), decisions)
    return s


@settings(max_examples=60, deadline=None)
@given(some.integers(2, 5), some.integers(0, 1 << 30), some.integers(1, 150))
def test_nothing_is_ever_negative_or_above_its_bound(seats: int, seed: int, decisions: int) -> None:
    """Nutrients, tokens and damage stay within bounds, the dead hold nothing. [FO-1.4, FO-1.5, FO-1.6, FO-11.1]"""
    s = random_game(seats, seed, decisions)
    for counts in (s.bank, s.air, s.sea, s.piles, s.supply, s.beneath, s.deck.counts):
        assert all(count >= 0 for count in counts)
    for cell in s.cells:
        assert 0 <= cell.damage <= 6 and cell.alive == (cell.damage < 6)
        for counts in (cell.held, cell.tokens, cell.mutations):
            assert all(count >= 0 for count in counts)
            assert cell.alive or not any(counts)
        assert cell.tokens[6] <= 1


@settings(max_examples=40, deadline=None)
@given(some.integers(2, 5), some.integers(0, 1 << 30))
def test_games_end_with_winners_or_with_nobody_alive(seats: int, seed: int) -> None:
    """Winners live, without winners all are dead, sixty rounds at most. [FO-11.3, FO-11.4, FO-11.5, FO-11.6]"""
    s = random_game(seats, seed, 1 << 30)
    winners = FOMENT.winners(s)
    assert s.asked == 0 and s.round <= 60
    assert all(s.cells[seat].alive for seat in winners)
    assert bool(winners) == any(cell.alive for cell in s.cells)
    assert FOMENT.scores(s) == [int(seat in winners) for seat in range(seats)]


@settings(max_examples=40, deadline=None)
@given(some.integers(2, 5), some.integers(0, 1 << 30), some.integers(1, 150), some.integers(0, 1 << 20))
def test_redealt_strategies_are_a_permutation(seats: int, seed: int, decisions: int, number: int) -> None:
    """Every card is in one place, one's own stays, and none would have won already. [FO-2.3, FO-13.1]"""
    s = random_game(seats, seed, decisions)
    world = FOMENT.redeal(s, 0, Rng(number))
    assert world.cells[0].cards == s.cells[0].cards and world.cells[0].strategy == s.cells[0].strategy
    held = [int(cell.cards) for cell in world.cells] + [int(world.undealt)]
    assert sum(held) == sum(int(cell.cards) for cell in s.cells) + int(s.undealt)
    for cell, before in zip(world.cells, s.cells):
        assert bin(cell.cards).count("1") == bin(before.cards).count("1")
        assert cell.strategy < 0 or cell.cards >> cell.strategy & 1
    if s.asked:
        assert not any(cell.strategy >= 0 and cell.met >> cell.strategy & 1 for cell in world.cells)
