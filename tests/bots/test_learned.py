"""The learned value: chances from weights, for tables that they were learned at, and a way back for all others."""

import copy
import json
import logging
import math
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec

import organelle
from organelle.bots import learned
from organelle.bots.bot import Budget
from organelle.bots.heuristic import Heuristic
from organelle.bots.heuristics.registry import features_for, heuristic_for
from organelle.bots.ismcts import TreeSearch
from organelle.bots.ismcts_bot import IsmctsBot, LearnedBot
from organelle.bots.learned import LearnedHeuristic, Weights, WeightsError, best_heuristic, read_weights
from organelle.bots.levels import EasyBot, configured_bot
from organelle.bots.priors import Priors
from organelle.games import GAMES
from organelle.kernel.actions import ActionBuffer, pack
from organelle.kernel.rng import Rng
from organelle.kernel.setup import Setup
from organelle.table.match import Match

SHIPPED = sorted(
    file.name for file in (resources.files("organelle.bots") / "weights").iterdir() if file.name.endswith(".json")
)

TODAY = organelle.game("cytosis").version


def shipped(name: str) -> dict[str, Any]:
    """Return the content of a weights file of the package."""
    text = (resources.files("organelle.bots") / "weights" / name).read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def setup_of(match: Match) -> Setup:
    found = match.window(match.waiting[0]).setup
    assert found is not None
    return found


def played_on(game: str, seats: int, seed: int, entries: int, **options: str) -> Match:
    """Return a match after so many random answers, or shortly before its end."""
    match = organelle.game(game).new(seats, seed=seed, **options)
    rng = Rng(seed, 1)
    for _ in range(entries):
        seat = match.waiting[0]
        codes = match.codes(seat)
        match.play(seat, codes[rng.below(len(codes))])
        if match.over:
            return played_on(game, seats, seed, entries // 2, **options)
    return match


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """The log of the bots, which has forgotten what it was told before."""
    caplog.set_level(logging.INFO, "organelle.bots")
    learned.LOGGED.clear()
    learned.SHIPPED.clear()
    yield caplog
    learned.SHIPPED.clear()


def values_of(heuristic: Heuristic, s: Any) -> list[float]:
    points, values = vec[float]([0.0] * s.seats), vec[float]([0.0] * s.seats)
    heuristic.evaluate(s, points, values)
    assert list(points) == [heuristic.expected_points(s, seat) for seat in range(s.seats)]
    return list(values)


def test_two_player_cytosis_has_weights() -> None:
    assert "cytosis-2.json" in SHIPPED


def test_all_weights_together_are_small() -> None:
    files = [resources.files("organelle.bots") / "weights" / name for name in SHIPPED]
    assert sum(len(file.read_bytes()) for file in files) <= 2_000_000


@pytest.mark.parametrize("name", SHIPPED)
def test_every_weights_file_fits_to_the_rules_of_today_and_tells_how_it_was_made(name: str) -> None:
    weights = Weights(shipped(name))
    assert name.startswith(f"{weights.game}-") and name.endswith(f"-{weights.seats}.json")
    setup = setup_of(organelle.game(weights.game).new(weights.seats, seed=1, **weights.training["options"]))
    assert weights.distance(setup, features_for(GAMES[weights.game])) == 0
    found = best_heuristic(GAMES[weights.game], setup)
    assert isinstance(found, LearnedHeuristic) and found.horizon == weights.horizon
    card = weights.training
    assert card["loss"] < card["loss by hand"] and card["games"] > 0 and card["bot"] and card["seeds"]
    assert all(quarter["error"] <= 0.06 for quarter in card["calibration"])


@pytest.mark.parametrize("name", SHIPPED)
def test_weights_are_used_in_every_version_of_the_rules_that_they_name(name: str) -> None:
    """A stored game goes on with opponents as strong as they were."""
    weights, game = Weights(shipped(name)), GAMES[Weights(shipped(name)).game]
    text = organelle.game(game.name).new(weights.seats, seed=1, **weights.training["options"]).text()
    today = f"\nversion {game.version}\n"
    assert today in text
    for version in (weights.rules, *weights.also):
        match = organelle.replay(text.replace(today, f"\nversion {version}\n"), seed=1)
        setup = setup_of(match)
        assert setup.version == version and isinstance(best_heuristic(game, setup), LearnedHeuristic)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_weights_file_is_read_as_it_was_written(name: str) -> None:
    assert Weights(shipped(name)).to_json() == shipped(name)


@pytest.mark.parametrize("name", SHIPPED)
def test_the_chances_of_all_seats_add_up_to_one_and_at_the_end_the_winner_has_most(name: str) -> None:
    weights = Weights(shipped(name))
    for seed in range(3):
        match = played_on(weights.game, weights.seats, seed, 60, **weights.training["options"])
        seat = match.waiting[0]
        heuristic = best_heuristic(GAMES[weights.game], setup_of(match))
        values = values_of(heuristic, match.window(seat).world(Rng(seed)))
        assert sum(values) == pytest.approx(1) and all(0 <= value <= 1 for value in values)


@pytest.mark.parametrize(
    ("game", "seats"), [("cytosis", 2), ("cytosis", 4), ("cellulose", 3), ("foment", 3), ("duel", 2)]
)
def test_a_seats_own_features_are_the_same_in_every_world_that_it_may_imagine(game: str, seats: int) -> None:
    features = features_for(GAMES[game])
    for seed in range(4):
        match = played_on(game, seats, seed, 20 * seed)
        seat = match.waiting[0]
        rows = []
        for number in range(3):
            row = vec[float]([-1.0] * len(features.names))
            features.write(match.window(seat).world(Rng(number)), seat, row)
            rows.append(list(row))
        assert rows[0] == rows[1] == rows[2]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_features_are_all_written_and_begin_with_the_expected_points(game: str) -> None:
    features = features_for(GAMES[game])
    assert len(set(features.names)) == len(features.names)
    match = played_on(game, max(2, min(GAMES[game].seats)), 3, 40)
    world = match.window(match.waiting[0]).world(Rng(1))
    twice = [vec[float]([start] * len(features.names)) for start in (-7.5, 8.5)]
    for row in twice:
        features.write(world, 0, row)
    assert list(twice[0]) == list(twice[1])
    assert twice[0][0] == heuristic_for(GAMES[game]).expected_points(world, 0)
    assert 0 <= features.elapsed(world) <= 1


def test_the_learned_bot_chooses_the_same_for_the_same_numbers_and_iterations() -> None:
    match = played_on("cytosis", 2, 5, 30)
    window = match.window(match.waiting[0])
    bot = LearnedBot()
    first, second = (bot.choose(window, Budget(iterations=40), Rng(9)) for _ in range(2))
    assert first == second and first in window.actions()


def test_the_learned_bot_does_not_choose_as_the_hand_written_one_does() -> None:
    """Else weights would be loaded and nothing done with them."""
    choices = []
    for bot in (LearnedBot(), IsmctsBot()):
        found = []
        for seed in range(6):
            match = played_on("cytosis", 2, seed, 20)
            found.append(bot.choose(match.window(match.waiting[0]), Budget(iterations=30), Rng(seed)))
        choices.append(found)
    assert choices[0] != choices[1]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"format": 99}, "are of format 99"),
        ({"rules": 1, "also": []}, "are of version 1 of the rules"),
        ({"rules": TODAY, "sheets": 7}, "are of other cards"),
        ({"rules": 1, "also": [{"rules": TODAY, "sheets": 7}]}, "are of other cards"),
        ({"also": [{"rules": 3}]}, "cannot be read"),
        ({"game": "foment"}, "are of foment with 2 seats"),
        ({"seats": 1}, "are of cytosis with 1 seats"),
        ({"features": ["luck"], "start": [1.0], "growth": [0.0]}, "are of other features"),
        ({"start": "?"}, "cannot be read"),
        ({"start": [1.0]}, "cannot be read"),
        ({"priors": []}, "cannot be read"),
        ({"priors": {"start": [1.0, 2.0, 3.0], "growth": [0.0]}}, "cannot be read"),
    ],
)
def test_weights_of_another_table_version_or_sheet_are_refused(change: dict[str, Any], why: str) -> None:
    game = organelle.game("cytosis")
    with pytest.raises(WeightsError, match=why):
        learned.learned_heuristic(
            game.rules, setup_of(game.new(2, seed=1)), Weights(copy.deepcopy(shipped("cytosis-2.json")) | change)
        )


def test_priors_tell_options_by_weight_value_and_kind() -> None:
    out = ActionBuffer()
    for kind, weight in ((0, 1), (1, 1), (1, 3), (2, 1), (9, 0)):
        out.add(pack(kind, weight))
        out.set_weight(int(out.count) - 1, weight)
    priors = vec[float]([0.0] * 5)
    values = vec[float]([0.5, 0.5, 0.5, 0.6, 0.4])
    Priors([1.0, 0.0, 0.0, math.log(2)], [0.0, 20.0, 0.0, 0.0]).write(0.5, out, values, priors)
    parts = [1.0, 2.0, 6.0, math.e, 1 / math.e]
    assert list(priors) == pytest.approx([part / sum(parts) for part in parts])


def test_a_file_without_priors_leaves_them_to_the_weights_by_hand() -> None:
    game = organelle.game("cytosis")
    match = played_on("cytosis", 2, 3, 20)
    found = []
    for priors in ({}, {"priors": {"start": [2.0, 0.0], "growth": [0.0, 0.0]}}):
        plain = {key: value for key, value in shipped("cytosis-2.json").items() if key != "priors"}
        heuristic = learned.learned_heuristic(game.rules, setup_of(match), Weights(plain | priors))
        search = TreeSearch(match.window(match.waiting[0]), heuristic, Rng(1))
        found.append({int(node.action): node.prior for node in search.roots[search.seat].children})
    by_hand, squared = found
    total = sum(prior**2 for prior in by_hand.values())
    assert len(set(by_hand.values())) > 1
    assert squared == pytest.approx({action: prior**2 / total for action, prior in by_hand.items()})


@pytest.mark.parametrize("text", ["", "[]", "{}", "no weights"])
def test_what_is_no_weights_file_is_refused(text: str) -> None:
    with pytest.raises(WeightsError, match="cannot be read"):
        read_weights(text)


def test_where_weights_are_missing_the_heuristic_by_hand_plays_and_the_log_says_so_once(
    log: pytest.LogCaptureFixture,
) -> None:
    match = organelle.game("duel").new(2, seed=3)
    window = match.window(match.waiting[0])
    for _ in range(2):
        assert LearnedBot().choose(window, Budget(iterations=8), Rng(1)) in window.actions()
    assert [record.getMessage() for record in log.records] == [
        "duel with 2 seats, variant classic is evaluated by hand: the learned weights are missing"
    ]


def test_a_table_with_cards_of_its_own_is_played_by_hand_and_the_log_says_why(log: pytest.LogCaptureFixture) -> None:
    game = organelle.game("cytosis")
    match = game.new(2, seed=3, cards=own_cards(game.rules))
    window = match.window(match.waiting[0])
    for _ in range(2):
        assert LearnedBot().choose(window, Budget(iterations=8), Rng(1)) in window.actions()
    assert len(log.records) == 1 and log.records[0].getMessage().endswith("are of other cards")


def test_a_table_without_weights_of_its_own_borrows_those_of_the_nearest_and_the_log_says_so(
    log: pytest.LogCaptureFixture,
) -> None:
    game = organelle.game("cytosis")
    match = game.new(3, seed=3, edition="first")
    window = match.window(match.waiting[0])
    assert isinstance(best_heuristic(game.rules, setup_of(match)), LearnedHeuristic)
    for _ in range(2):
        assert LearnedBot().choose(window, Budget(iterations=8), Rng(1)) in window.actions()
    assert [record.getMessage() for record in log.records] == [
        "cytosis with 3 seats, edition first, virus off, epigenetics off is evaluated by the weights of"
        " cytosis with 3 seats, edition revised, virus off, epigenetics off"
    ]


def test_options_set_tables_further_apart_than_seats_do() -> None:
    game = organelle.game("cytosis")
    weights, features = Weights(shipped("cytosis-2.json")), features_for(game.rules)
    asked = [setup_of(game.new(seats, seed=1, **options)) for seats, options in NEAR_TO_FAR]
    distances = [weights.distance(setup, features) for setup in asked]
    assert distances == sorted(set(distances)) and distances[0] == 0


NEAR_TO_FAR: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (5, {}),
    (2, {"virus": "on"}),
    (3, {"virus": "on"}),
    (2, {"virus": "on", "edition": "italian"}),
]
"""Tables by how far they are from two-player Cytosis."""


def test_alone_against_ivy_nobody_borrows_from_games_of_several_and_the_other_way_round() -> None:
    for game, seats in (("cellulose", 1), ("cellulose", 2)):
        setup = setup_of(organelle.game(game).new(seats, seed=1))
        for name in SHIPPED:
            weights = Weights(shipped(name))
            if weights.game == game and (weights.seats == 1) != (seats == 1):
                with pytest.raises(WeightsError, match="are of cellulose with"):
                    weights.require(setup, features_for(GAMES[game]))


def test_a_damaged_file_is_left_out_and_the_log_hears_of_it(
    log: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "weights").mkdir()
    (tmp_path / "weights" / "cytosis-2.json").write_text("{", "utf-8")
    monkeypatch.setattr(resources, "files", lambda _: tmp_path)
    setup = setup_of(organelle.game("cytosis").new(2, seed=1))
    assert not isinstance(best_heuristic(GAMES["cytosis"], setup), LearnedHeuristic)
    assert log.records[0].getMessage() == "learned weights are left out: those in cytosis-2.json cannot be read"


def own_cards(rules: Any) -> dict[str, Any]:
    """Return a sheet of cards in which one figure is another."""
    sheet = next(sheet for sheet in rules.sheets if sheet.name == "spots")
    rows = [list(row.cells) for row in sheet.rows]
    rows[0][1] += 1
    return {"spots": rows}


def test_who_begins_makes_no_difference_to_which_weights_are_used() -> None:
    game = organelle.game("cytosis")
    assert isinstance(best_heuristic(game.rules, setup_of(game.new(2, seed=3, first="1"))), LearnedHeuristic)


def test_a_table_put_together_by_hand_is_evaluated_by_hand() -> None:
    assert not isinstance(best_heuristic(GAMES["cytosis"], None), LearnedHeuristic)


def test_a_level_that_is_new_has_no_first_version() -> None:
    assert configured_bot("master@1").budget.iterations == 1


@pytest.mark.parametrize(
    ("level", "iterations", "milliseconds"), [("normal", 60, 200), ("hard", 600, 500), ("expert", 6000, 2000)]
)
def test_the_first_version_of_a_level_keeps_its_budget_and_evaluates_by_hand(
    level: str, iterations: int, milliseconds: int
) -> None:
    first = configured_bot(f"{level}@1")
    assert type(first.bot) is IsmctsBot and first.budget.by_game
    assert (first.budget.iterations, first.budget.milliseconds) == (iterations, milliseconds)
    assert type(configured_bot(level).bot) is LearnedBot
    assert configured_bot(f"{level}@2").budget.iterations == 2


def test_the_first_version_of_easy_and_bots_that_are_no_level() -> None:
    assert isinstance(configured_bot("easy@1").bot, EasyBot)
    assert configured_bot("ismcts@1").budget.iterations == 1 == configured_bot("learned@1").budget.iterations
    assert type(configured_bot("ismcts").bot) is IsmctsBot and type(configured_bot("learned").bot) is LearnedBot


GOLDEN = {
    ("cytosis", 2): (["laureates goal:receptors", "laureates goal:receptors"], "laureates goal:receptors"),
    ("cellulose", 2): (["chloroplasts large own", "membrane root own r1"], "stomata small gray"),
    ("foment", 3): (["move v1", "pass"], "build lipase"),
}
"""What the first version of a level chooses at two tables, and what the level of today does at the second of them."""


@pytest.mark.parametrize(("game", "seats"), GOLDEN)
def test_levels_choose_as_they_did_when_this_was_written(game: str, seats: int) -> None:
    matches = [played_on(game, seats, seed, 25) for seed in (1, 2)]
    first, today = GOLDEN[game, seats]
    assert [choice(match, "hard@1", seed) for match, seed in zip(matches, (1, 2), strict=True)] == first
    assert choice(matches[1], "hard", 2) == today


def choice(match: Match, level: str, seed: int) -> str:
    """Return what a level answers after so few iterations that a test is quick."""
    window = match.window(match.waiting[0])
    return window.vocabulary.to_code(configured_bot(level).bot.choose(window, Budget(iterations=24), Rng(seed)))
