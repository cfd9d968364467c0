"""A batch plays the same games as the rules do one by one, and its arrays say what each seat sees and may do."""

from __future__ import annotations

import numpy as np
import pytest

from organelle.bots.playout import first_asked, play_chance
from organelle.games import GAMES
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.observation import ObservationBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE_ASKED, State
from organelle.research.batch import Batch
from organelle.table.errors import Illegal

TABLES = [("duel", 3, {"variant": "volley"}), ("cytosis", 2, {}), ("cellulose", 1, {}), ("foment", 3, {})]


def to_decision(s: State, rng: Rng) -> int:
    """Go on to the next decision as a match does; return the seat that moves, or -1 at the end."""
    buffer = ActionBuffer()
    while s.asked:
        if s.asked == CHANCE_ASKED:
            play_chance(s, buffer, rng)
            continue
        seat = int(first_asked(s))
        if not s.forced(seat):
            return seat
        s.play(seat, s.legal_actions(seat)[0])
    return -1


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_batch_plays_what_the_rules_play(name: str, seats: int, options: dict[str, str]) -> None:
    batch = Batch(name, 2, seats=seats, options=options, seeds=[5, 6])
    rules = GAMES[name]
    policy = np.random.default_rng(1)
    states = [rules.new(seats, rules.defaults() | options, rules.cards()) for _ in range(2)]
    rngs = [Rng(5), Rng(6)]
    movers = [to_decision(s, rng) for s, rng in zip(states, rngs)]
    for _ in range(60):
        now = batch.current
        buffer = ObservationBuffer(now.observation.shape[1])
        for row, s in enumerate(states):
            assert now.seat[row] == movers[row]
            legal = sorted(int(batch.space.number(action)) for action in s.legal_actions(movers[row]))
            assert np.flatnonzero(now.mask[row]).tolist() == legal
            buffer.begin(0)
            rules.observe(s, movers[row], buffer)
            buffer.end()
            assert now.observation[row].tolist() == buffer.to_list()
        actions = [int(policy.choice(np.flatnonzero(mask))) for mask in now.mask]
        for row, s in enumerate(states):
            s.play(movers[row], int(batch.space.action(actions[row])))
            movers[row] = to_decision(s, rngs[row])
        if -1 in movers:
            break
        assert not batch.step(actions).done.any()


def test_a_game_that_ends_is_followed_by_another_and_tells_who_won() -> None:
    batch = Batch("duel", 8, seats=2, seed=3)
    ended = 0
    for _ in range(200):
        now = batch.step_randomly()
        ended += int(now.done.sum())
        assert (now.reward[~now.done] == 0).all()
        assert np.allclose(now.reward[now.done].sum(axis=1), 1)
        assert now.mask.any(axis=1).all()
    assert ended == batch.finished > 50


def test_margins_of_two_are_opposite() -> None:
    batch = Batch("duel", 4, seats=2, seed=3, reward="margin")
    for _ in range(100):
        now = batch.step_randomly()
        assert (now.reward.sum(axis=1) == 0).all()


def test_the_same_seed_gives_the_same_games_whatever_else_is_in_the_batch() -> None:
    one = Batch("duel", 1, seats=3, seeds=[9])
    many = Batch("duel", 3, seats=3, seeds=[4, 9, 2])
    for _ in range(150):
        first = one.step(one.current.mask.argmax(axis=1))
        second = many.step(many.current.mask.argmax(axis=1))
        assert first.observation[0].tolist() == second.observation[1].tolist()
        assert first.done[0] == second.done[1] and first.seat[0] == second.seat[1]


def test_sealed_answers_can_be_given_at_once() -> None:
    batch = Batch("duel", 2, seats=3, at_once=True, seed=1)
    now = batch.current
    assert now.acting.all() and now.observation.shape[:2] == now.mask.shape[:2] == (2, 3)
    for _ in range(100):
        assert (now.mask.any(axis=2) == now.acting).all()
        now = batch.step(now.mask.argmax(axis=2))
    assert batch.finished > 0


def test_forced_choices_are_steps_only_if_asked_for() -> None:
    inside, asked = (Batch("foment", 2, seats=3, seed=2, ask_forced=flag) for flag in (False, True))
    for _ in range(150):
        inside.step_randomly(), asked.step_randomly()
    assert inside.finished > asked.finished


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    batch = Batch("duel", 2, seats=2, seed=1)
    before = batch.current.observation.copy()
    legal = batch.current.mask.argmax(axis=1)
    with pytest.raises(ValueError, match="not legal in game 1"):
        batch.step([legal[0], batch.current.mask[1].argmin()])
    with pytest.raises(ValueError, match="not legal in game 0"):
        batch.step([-1, legal[1]])
    with pytest.raises(ValueError, match="2 actions are needed"):
        batch.step([0])
    assert (batch.current.observation == before).all()


@pytest.mark.parametrize("at_once", [False, True])
def test_processes_play_the_same_games(at_once: bool) -> None:
    alone = Batch("duel", 5, seats=3, seed=4, at_once=at_once)
    with Batch("duel", 5, seats=3, seed=4, at_once=at_once, processes=2) as shared:
        for turn in range(60):
            if turn % 2:
                actions = alone.current.mask.argmax(axis=-1)
                alone.step(actions), shared.step(actions)
            else:
                alone.step_randomly(), shared.step_randomly()
            for name, array in alone.current._asdict().items():
                if name != "legal":
                    assert (array == getattr(shared.current, name)).all(), name
        assert alone.finished == shared.finished
        actions = alone.current.mask.argmax(axis=-1)
        actions[4] = 99
        with pytest.raises(ValueError, match="Action 99 is not legal in game 4"):
            shared.step(actions)


def test_what_a_batch_cannot_be_is_said() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Batch("duel", 0, seats=2)
    with pytest.raises(ValueError, match="win and margin"):
        Batch("duel", 1, seats=2, reward="score")
    with pytest.raises(ValueError, match="2 seeds"):
        Batch("duel", 2, seats=2, seeds=[1])
    with pytest.raises(Illegal):
        Batch("duel", 2, seats=9)
    with pytest.raises(Illegal):
        Batch("duel", 2, seats=2, options={"variant": "calm"})


def test_slices_cover_the_observation_and_have_names_of_their_own() -> None:
    batch = Batch("cytosis", 1, seats=3, options={"virus": True, "epigenetics": True})
    end = 0
    for part in batch.slices:
        assert part.start == end and part.length > 0 and part.meaning
        end += part.length
    assert end == batch.current.observation.shape[1]
    assert len({part.name for part in batch.slices}) == len(batch.slices)


def test_arrays_are_the_batch_own_memory() -> None:
    batch = Batch("duel", 2, seats=2)
    first = batch.current
    assert batch.step_randomly() is first
    assert not first.observation.flags.writeable
