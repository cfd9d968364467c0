"""Hints: the best answer, what the next ones promise less, and why, from what the seat may know alone."""

from __future__ import annotations

import pytest

import organelle
from coach.test_review import TABLES, played
from organelle.coach.advice import SHOWN, advise
from organelle.coach.reasons import TELLING
from organelle.games import GAMES


def frozen() -> float:
    """A clock at which no time goes by: everything is thought out."""
    return 0.0


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_hint_knows_no_more_than_its_seat(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("organelle.coach.advice.ITERATIONS", 20)
    monkeypatch.setattr("organelle.coach.reasons.GAMES_IMAGINED", 2)
    match = played(name, seats, entries=12)
    seat = match.waiting[0]
    first = advise(match.window(seat), 3, frozen)
    second = advise(match.redeal(seat, seed=99).window(seat), 3, frozen)
    assert first == second
    codes = match.codes(seat)
    assert [answer.code for answer in first.answers] == list(dict.fromkeys(answer.code for answer in first.answers))
    assert {answer.code for answer in first.answers} <= set(codes)
    assert len(first.answers) == min(SHOWN, len(codes))
    assert [answer.less for answer in first.answers] == sorted(answer.less for answer in first.answers)


def test_when_the_time_is_up_there_is_an_answer_all_the_same() -> None:
    times = iter(range(10_000))
    window = organelle.game("cytosis").new(seats=3, seed=2).window(0)
    assert advise(window, 1, lambda: float(next(times))).answers


def test_reasons_are_events_of_their_games_with_a_seat() -> None:
    for name, keys in TELLING.items():
        events = {event.key: event.fields for event in GAMES[name].events}
        for key in keys:
            assert "seat" in events[key]


def test_where_there_is_a_single_answer_the_hint_is_that_one() -> None:
    """A hand of one kind of antibody: whether it is kept is asked later, and is no answer now."""
    match = organelle.game("duel").new(seats=2, seed=60)
    assert match.codes(0) == ["commit igm"]
    assert [answer.code for answer in advise(match.window(0), 1, frozen).answers] == ["commit igm"]
