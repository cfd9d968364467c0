"""Reviews: they add up, they are repeatable, they judge what was known, and they see what costs a game."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

import organelle
from organelle.bots.levels import configured_bot
from organelle.cli.main import main
from organelle.coach.draws import luck_of_draw
from organelle.coach.grades import GRADES, THRESHOLDS, accuracy, grade_of
from organelle.coach.judge import Judge
from organelle.coach.review import QUICK, Reviewer
from organelle.coach.values import ChanceHeuristic
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE, CHANCE_ASKED
from organelle.table.errors import Illegal
from organelle.table.match import Match

TABLES = [("cytosis", 3), ("cellulose", 2), ("foment", 2), ("duel", 2)]


@cache
def played(name: str, seats: int, bot: str = "greedy", entries: int = 60) -> Match:
    """Return a match of which so many entries were played by bots."""
    match = organelle.game(name).new(seats=seats, seed=5)
    player = configured_bot(bot)
    while not match.over and match.number < entries:
        seat = match.waiting[0]
        window = match.window(seat)
        match.play(seat, window.vocabulary.to_code(player.bot.choose(window, player.budget, Rng(match.number))))
    return match


@cache
def finished_duel() -> Match:
    return played("duel", 2, "random", 10_000)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_start_luck_and_skill_of_everyone_add_up_to_the_end(name: str, seats: int) -> None:
    review = Reviewer(played(name, seats).text(), iterations=6).review_all()
    draws, hidden, skill = review.luck_of_draws(), review.luck_of_the_hidden(), review.skill()
    assert review.decisions
    for seat in range(seats):
        total = review.start[seat] + draws[seat] + hidden[seat] + sum(row[seat] for row in skill)
        assert total == pytest.approx(review.end[seat], abs=1e-9)
    assert sum(review.start) == pytest.approx(1, abs=1e-3)


def test_a_finished_game_ends_with_the_shares_of_the_win() -> None:
    match = finished_duel()
    review = Reviewer(match.text(), iterations=4).review_all()
    assert review.whole
    assert review.end == pytest.approx(match.returns("share"))


def test_the_same_seed_and_iterations_give_the_same_review() -> None:
    text = played("cytosis", 3).text()
    first, second = (json.dumps(Reviewer(text, 5, seed=3).review_all().to_json()) for _ in range(2))
    assert first == second
    assert json.loads(first)["made_with"]["seed"] == 3


def test_it_can_be_stopped_anywhere_and_says_how_far_it_came() -> None:
    reviewer = Reviewer(played("cytosis", 3).text(), iterations=4)
    for _ in range(30):
        assert reviewer.advance()
    review = reviewer.finish()
    assert not review.whole
    assert review.course[-1].entry <= reviewer.entries[29].number


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_judged_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(name: str, seats: int) -> None:
    match = played(name, seats, entries=12)
    seat = match.waiting[0]
    window = match.window(seat)
    other = match.redeal(seat, seed=99).window(seat, Rng(1))
    judge = Judge(ChanceHeuristic(window.game, window.setup), 12, seed=4)
    first, second = judge.judge(window, 7, 2), judge.judge(other, 7, 2)
    assert first == second


def test_luck_is_fair_whatever_comes_up() -> None:
    match = organelle.game("cytosis").new(seats=3, seed=1)
    reviewer = Reviewer(match.text(), iterations=1)
    seen = 0
    while reviewer.done < len(reviewer.entries):
        s = reviewer.state
        if s.asked == CHANCE_ASKED:
            out = ActionBuffer()
            s.options(CHANCE, out)
            means = [0.0] * s.seats
            for index in range(int(out.count)):
                luck = luck_of_draw(reviewer.heuristic, s, int(out.items[index]))
                means = [mean + int(out.weights[index]) * change for mean, change in zip(means, luck)]
            assert means == pytest.approx([0.0] * s.seats, abs=1e-6)
            seen += 1
        reviewer.advance()
    assert seen


def test_what_was_taken_back_is_not_reviewed() -> None:
    match = organelle.game("cytosis").new(seats=2, seed=1)
    seat = match.waiting[0]
    match.play(seat, match.codes(seat)[0])
    match.rewind(match.number - 1)
    assert all(entry.live for entry in Reviewer(match.text(), iterations=1).entries)


def test_the_worst_answers_are_marked_and_those_of_a_full_search_are_not() -> None:
    match = played("cytosis", 2, "greedy", 70)
    seen = spared = 0
    while spared < 3 and not match.over:  # until so many answers that cost much were met
        seat = match.waiting[0]
        window = match.window(seat)
        judge = Judge(ChanceHeuristic(window.game, window.setup), 60, seed=1)
        best = judge.judge(window, match.number, 1).promises[0]
        worst = min(
            (judge.promise(window, one, match.number) for one in window.actions()), key=lambda p: p.chances[seat]
        )
        if best.chances[seat] - worst.chances[seat] >= 0.1:
            other = Judge(judge.heuristic, QUICK, seed=2)
            found = other.judge(window, match.number, 1, worst.action)
            seen += found.before[seat] - worst.chances[seat] >= THRESHOLDS["mistake"]
            again = other.judge(window, match.number, 1, best.action)
            spared += again.before[seat] - again.promise_of(best.action).chances[seat] < THRESHOLDS["mistake"]
        match.play(seat, window.vocabulary.to_code(best.action))
    assert seen == spared == 3


def test_marks_follow_the_loss() -> None:
    assert [grade_of(THRESHOLDS[grade]) for grade in GRADES] == list(GRADES)
    good, bad = accuracy([0.0, 0.01]), accuracy([0.1, 0.2])
    assert good is not None
    assert bad is not None
    assert good > bad
    assert accuracy([]) is None


def test_a_game_alone_has_no_review() -> None:
    with pytest.raises(Illegal, match="at least two players"):
        Reviewer(organelle.game("cellulose").new(seats=1, seed=1).text())


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_command_prints_text_json_and_a_page(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.log"
    path.write_text(finished_duel().text(), "utf-8")
    words = ["review", str(path), "--iterations", "2", "--lang", language]
    assert main(words) == 0
    text = capsys.readouterr().out
    assert "▁" in text or "█" in text
    assert main([*words, "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["whole"] and printed["thresholds"] == THRESHOLDS
    assert main([*words, "--html"]) == 0
    page = capsys.readouterr().out
    assert f'<html lang="{language}">' in page
    assert "<polyline" in page
    assert "<script" not in page
