"""Plans: never a closed place, never one that nothing needs, no more than the seat knows, and good enough to win."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import organelle
from coach import uses
from organelle.bots.levels import configured_bot
from organelle.coach.plan.making import PLANNERS, has_plans, make_plan
from organelle.coach.plan.parts import Plan
from organelle.coach.plan.text import PlanWords
from organelle.kernel.rng import Rng
from organelle.localization import LANGUAGES, LOCALES
from organelle.table.match import Match

GAMES = sorted(PLANNERS)
OPENINGS = 200
"""Openings of each game that are looked at."""

FEW = 16
"""Imagined games of a plan in an opening: which answers serve something does not depend on them."""

OPENING = 24
"""Answers of an opening, at most."""

TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "cytosis": [(2, {}), (3, {}), (4, {}), (5, {}), (2, {"edition": "italian"}), (3, {"virus": "on"})],
    "cellulose": [(2, {}), (3, {}), (4, {}), (5, {}), (1, {}), (2, {"board": "mangrove"})],
    "foment": [(3, {}), (4, {}), (5, {}), (2, {})],
}
"""Tables by turns: numbers of players and options."""


def table(game: str, number: int) -> Match:
    """Return a new match at one of the tables, each number another deal."""
    seats, options = TABLES[game][number % len(TABLES[game])]
    return organelle.game(game).new(seats=seats, seed=number, **options)


def answered(match: Match, rng: Rng, plan: Plan) -> str:
    """Return what is answered in an opening: the plan's answer, or in every third case any."""
    codes = match.codes(match.waiting[0])
    return plan.code if plan.code and rng.below(3) else codes[rng.below(len(codes))]


def opening(game: str, number: int) -> Iterator[tuple[Match, int, Plan]]:
    """Play an opening of random length with the plan's answers and random ones, and yield every plan before."""
    match, rng = table(game, number), Rng(number, 24)
    for _ in range(4 + rng.below(OPENING - 4)):
        if match.over:
            return
        seat = match.waiting[0]
        plan = make_plan(match.window(seat), FEW)
        yield match, seat, plan
        match.play(seat, answered(match, rng, plan))


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_names_no_closed_place_and_none_that_nothing_needs(game: str) -> None:
    """The rules of use stand in `uses`, written from the rulebook and apart from the plans."""
    named = 0
    for number in range(OPENINGS):
        for match, seat, plan in opening(game, number):
            codes = match.codes(seat)
            view = match.window(seat).view()
            for aim in plan.aims:
                for stop in aim.route:
                    here = any(f"{code} ".startswith(f"{stop.place} ") for code in codes)
                    assert stop.open == here, (number, stop)
            if plan.code:
                named += 1
                assert plan.code in codes
                assert plan.code.split()[0] not in view.get("closed", {})
                assert uses.has_use(game, view, seat, plan.code, codes), (number, plan.code)
    assert named > 10 * OPENINGS


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_knows_no_more_than_its_seat(game: str) -> None:
    for number in range(12):
        for match, seat, plan in opening(game, number):
            assert make_plan(match.redeal(seat, seed=99).window(seat), FEW) == plan
            assert make_plan(match.window(seat), FEW) == plan


@cache
def share(game: str, seats: int, games: int) -> float:
    """Return the part of so many games that whoever follows the plan wins against bots of level easy."""
    easy, won = configured_bot("easy"), 0.0
    for number in range(games):
        match, newcomer = organelle.game(game).new(seats=seats, seed=number), number % seats
        while not match.over:
            seat = match.waiting[0]
            window = match.window(seat)
            if seat == newcomer:
                code = make_plan(window).code or window.vocabulary.to_code(window.default_action())
            else:
                code = window.vocabulary.to_code(easy.bot.choose(window, easy.budget, Rng(match.number, seat)))
            match.play(seat, code)
        won += (newcomer in match.winners) / max(1, len(match.winners))
    return won / games


@pytest.mark.parametrize(("game", "seats", "games"), [("cytosis", 2, 16), ("cellulose", 2, 16), ("foment", 3, 30)])
def test_whoever_follows_it_beats_the_easy_bots_at_least_half_of_the_time(game: str, seats: int, games: int) -> None:
    assert share(game, seats, games) >= 0.5


@pytest.mark.parametrize("game", GAMES)
def test_everything_it_says_is_a_sentence_in_every_language_and_every_topic_comes(game: str) -> None:
    """In whole games that follow the plan, told as the page does: one topic at each question, each once."""
    topics: set[str] = set()
    count, complete = 0, 0
    for number in range(4):
        match = organelle.game(game).new(seats=3, seed=number)
        told: list[str] = []
        easy = configured_bot("easy")
        while not match.over:
            seat = match.waiting[0]
            window = match.window(seat)
            if seat:
                code = window.vocabulary.to_code(easy.bot.choose(window, easy.budget, Rng(match.number, seat)))
                match.play(seat, code)
                continue
            plan = make_plan(window)
            told += [topic for topic in plan.topics if topic not in told][:1]
            topics |= set(plan.topics)
            count = plan.topic_count
            for language in LANGUAGES:
                lines = PlanWords(language, game, match.vocabulary).lines(plan)
                assert all(lines)
            match.play(0, plan.code or window.vocabulary.to_code(window.default_action()))
        complete += len(told) == count
    assert len(topics) == count
    for language in LANGUAGES:
        guide = (LOCALES / language / "client-guide.ftl").read_text("utf-8")
        assert all(f"client-guide-{topic} = " in guide for topic in topics), language
    assert complete >= 3, "a short game of Foment may end before everything was told"


def test_a_game_without_planner_has_no_plans() -> None:
    assert not has_plans("duel")
