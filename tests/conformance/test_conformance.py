"""Every game keeps to every claim of the suite, at every table that its first options make.

An option that came with a later version of the rules (`since` above 1) does not multiply the tables. Each combination
of seats and first options is checked with one choice of the later options, picked so that each of their values meets
every seat count and every value of every other option; where one choice is not enough for that, a few tables are added.
`organelle soak` plays all combinations.
"""

import os
from collections import Counter
from collections.abc import Iterator

import pytest

from organelle.conformance.cases import Case, cases
from organelle.conformance.suite import CHECKS
from organelle.games import GAMES
from organelle.games.duel.game import DUEL, DuelGame
from organelle.kernel.game import Game, Option

LONG = [("copies", "worlds", "observations"), ("secrecy", "fold")]
"""Checks that take long: a game with many tables runs them by turns, so that neighbouring tables cover both."""

MANY = 40

SHARE = int(os.environ.get("CONFORMANCE_SHARE", "1"))
"""One claim of so many is checked: `make test` checks all of them compiled, and some interpreted too."""

Pair = tuple[tuple[str, str], tuple[str, str]]


def later_pairs(case: Case) -> set[Pair]:
    """Return each choice of a later option together with every other choice of the table, its seats among them."""
    later = {option.name for option in case.game.options if option.since > 1}
    choices = [("seats", str(case.seats)), *case.options]
    return {(one, other) for one in choices for other in choices if one[0] in later and other != one}


def checked_tables(game: Game) -> Iterator[Case]:
    """Yield one case for each combination of seats and first options, the one with most news; then what is missing."""
    later = {option.name for option in game.options if option.since > 1}
    groups: dict[tuple[object, ...], list[Case]] = {}
    for case in cases(game):
        first = (case.seats, *(choice for choice in case.options if choice[0] not in later))
        groups.setdefault(first, []).append(case)
    met: Counter[Pair] = Counter()
    for group in groups.values():
        best = min(group, key=lambda case: (-len(later_pairs(case) - set(met)), sum(met[p] for p in later_pairs(case))))
        met.update(later_pairs(best))
        yield best
    for case in cases(game):
        if not later_pairs(case) <= set(met):
            met.update(later_pairs(case))
            yield case


def claims() -> list[tuple[Case, str]]:
    """What is checked where."""
    found = []
    for game in GAMES.values():
        tables = list(checked_tables(game))
        own = []
        for number, case in enumerate(tables):
            others = LONG[1 - number % 2] if len(tables) > MANY else ()
            own += [(case, check) for check in CHECKS if check not in others]
        found += share_of(own)
    return found


def share_of(claims: list[tuple[Case, str]]) -> list[tuple[Case, str]]:
    """Return one of so many claims of a game, and the first of every check that is not among them."""
    chosen = claims[::SHARE]
    missing = set(CHECKS) - {check for _, check in chosen}
    return chosen + [next(claim for claim in claims if claim[1] == check) for check in CHECKS if check in missing]


@pytest.mark.parametrize(("case", "check"), claims(), ids=str)
def test_conformance(case: Case, check: str) -> None:
    CHECKS[check](case, len(check) + case.seats)


def test_every_check_comes_to_its_turn_at_every_game() -> None:
    assert {(case.game.name, check) for case, check in claims()} == {
        (game, check) for game in GAMES for check in CHECKS
    }


def later_duel() -> DuelGame:
    """Return Duel with two later options."""
    options = [*DUEL.options, Option("light", "dim", "bright", since=2), Option("wind", "off", "on", since=3)]
    return DuelGame(DUEL.name, DUEL.seats, options, DUEL.sheets, DUEL.events, DUEL.questions, 3, DUEL.stage)


@pytest.mark.parametrize("game", [*GAMES.values(), later_duel()], ids=lambda game: f"{game.name}-{game.version}")
def test_every_choice_of_a_later_option_meets_every_other_choice(game: Game) -> None:
    tables = list(checked_tables(game))
    possible = set().union(*(later_pairs(case) for case in cases(game)))
    assert set().union(*(later_pairs(case) for case in tables)) == possible
    first = {tuple(value for option, value in zip(game.options, case.options) if option.since == 1) for case in tables}
    assert first == {
        tuple(value for option, value in zip(game.options, case.options) if option.since == 1) for case in cases(game)
    }
