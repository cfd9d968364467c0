"""Positions to practise: those of the package hold what they claim, and the command finds more of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

import organelle
from coach.test_review import TABLES, played
from organelle.cli.main import main
from organelle.coach.imagined import ImaginedGames
from organelle.coach.judge import Judge
from organelle.coach.positions import (
    GAP,
    GLANCE,
    GLIMPSE,
    PositionFinder,
    choose_positions,
    judged,
    kept_positions,
    positions_json,
)
from organelle.coach.values import ChanceHeuristic
from organelle.kernel.rng import Rng

PRACTISED = ("cellulose", "cytosis", "foment")
PROVENANCE = {"bot", "game_seed", "organelle", "rules", "search", "value", "iterations", "seeds"}


@pytest.mark.parametrize("game", PRACTISED)
def test_every_position_replays_and_is_what_it_says(game: str) -> None:
    for position in kept_positions(game):
        match = organelle.replay(position["text"], seed=1)
        seat, answers = position["seat"], position["answers"]
        assert (match.game, match.seats, match.number) == (game, position["seats"], position["entry"])
        assert seat in match.waiting and match.question == position["question"]
        assert sorted(answer["code"] for answer in answers) == sorted(match.codes(seat))
        chances = [answer["chance"] for answer in answers]
        assert chances == sorted(chances, reverse=True)
        assert position["gap"] == pytest.approx(chances[0] - chances[1], abs=1e-9) and position["gap"] >= GAP
        assert set(position["made_with"]) == PROVENANCE
        assert position["made_with"]["rules"] == match.header.version
        assert position["reason"] is None or position["reason"]["event"]["key"].startswith(f"{game}.")


@pytest.mark.parametrize("game", PRACTISED)
def test_every_game_has_a_set_for_several_numbers_of_players(game: str) -> None:
    positions = kept_positions(game)
    assert 12 <= len(positions) <= 20
    assert len({position["name"] for position in positions}) == len(positions)
    assert len({position["seats"] for position in positions}) >= 2
    assert len({position["question"] for position in positions}) >= 2


@pytest.mark.parametrize("game", PRACTISED)
def test_another_search_finds_the_same_answer_best(game: str) -> None:
    for position in kept_positions(game)[:3]:
        window = organelle.replay(position["text"], seed=1).window(position["seat"])
        judge = Judge(ChanceHeuristic(window.game, window.setup), 400, seed=9)
        best, second = (
            chance(judge, window, position["answers"][index]["code"], position["entry"]) for index in (0, 1)
        )
        assert best > second


def chance(judge: Judge, window: Any, code: str, number: int) -> float:
    """What an answer promises its seat."""
    return float(judge.promise(window, window.vocabulary.to_action(code), number).chances[window.seat])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_answers_are_judged_by_what_the_seat_could_know(name: str, seats: int) -> None:
    match = played(name, seats, entries=12)
    seat = match.waiting[0]
    window = match.window(seat)
    other = match.redeal(seat, seed=99).window(seat, Rng(1))
    judge = Judge(ChanceHeuristic(window.game, window.setup), 8, seed=4)
    assert judged(judge, window, 7) == judged(judge, other, 7)


def test_a_glance_ends_as_soon_as_two_answers_are_certainly_close(monkeypatch: pytest.MonkeyPatch) -> None:
    finder = PositionFinder("duel", 2, "random", 20)
    window = organelle.game("duel").new(seats=2, seed=7).window(0)
    every_game = 2 * Judge(finder.heuristic, GLANCE, 1).games
    for gap, seen, games in ((GAP / 2, 0.0, 2 * GLIMPSE), (2 * GAP, 2 * GAP, every_game)):
        played: list[int] = []

        def play(imagined: ImaginedGames, action: int, _rng: Rng, gap: float = gap, played: list[int] = played) -> None:
            played.append(action)
            chance = 0.5 if action == played[0] else 0.5 - gap
            imagined.chances.setdefault(action, []).append([chance, 1 - chance])

        monkeypatch.setattr(ImaginedGames, "play", play)
        assert finder.glance(window, 1) == pytest.approx(seen)
        assert len(played) == games


def test_the_same_seed_finds_the_same_positions_by_turns_of_the_tables() -> None:
    finders = [PositionFinder("duel", seats, "random", 20) for seats in (2, 3)]
    first, second = (choose_positions(finders, 3, seed=4) for _ in range(2))
    assert first == second
    assert [position.seats for position in first] == [2, 3, 2]
    kept = json.loads(positions_json("duel", first))
    assert [position["name"] for position in kept["positions"]] == [position.name for position in first]
    assert len({position.made_with["game_seed"] for position in first}) == len(first)


def test_the_command_prints_a_set(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["positions", "duel", "--seats", "2", "--count", "1", "--bot", "random", "--iterations", "20"]
    assert main(words) == 0
    kept = json.loads(capsys.readouterr().out)
    assert (kept["game"], kept["gap"], len(kept["positions"])) == ("duel", GAP, 1)
    assert main(["positions", "duel", "--seats", "1"]) == 2
    assert main(["positions", "duel", "--count", "0"]) == 2
    assert main(["positions", "cellulose", "--seats", "9"]) == 2
    assert "--seats cannot be 1" in capsys.readouterr().err
