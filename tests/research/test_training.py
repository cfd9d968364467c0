"""Learning from self-play: repeatable games, a fit that finds what is there, and a weights file that can be used."""

import json
from array import array
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import organelle
from organelle.bots.bot import Budget
from organelle.bots.ismcts_bot import IsmctsBot
from organelle.bots.learned import LearnedHeuristic, Weights, learned_heuristic
from organelle.cli.main import main
from organelle.kernel.rng import Rng
from organelle.research.executor import LocalExecutor
from organelle.research.training import priors
from organelle.research.training.contest import play_contest
from organelle.research.training.fit import calibration, calibration_error, cross_entropy, fit, newton, positions_of
from organelle.research.training.self_play import FIRST_SEED, PlayedGame, SelfPlay, play_game, play_games
from organelle.research.training.training_run import TrainingRun

DUEL = SelfPlay("duel", 2, {"variant": "classic"}, "ismcts@4", 5)
CYTOSIS = {"edition": "revised", "virus": "off", "epigenetics": "off", "first": "chance"}


def train(tmp_path: Path, name: str, *words: str) -> dict[str, Any]:
    """Return the weights file that a command wrote."""
    path = tmp_path / name
    assert main(["train", "duel", "--bot", "ismcts@4", "--jobs", "1", "--out", str(path), *words]) == 0
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def test_the_same_game_is_played_and_written_down_again() -> None:
    assert play_game((DUEL, 3)) == play_game((DUEL, 3)) != play_game((DUEL, 4))


def test_every_decision_has_its_features_and_the_game_its_winner() -> None:
    game = play_game((DUEL, 0))
    positions = len(game.elapsed)
    assert positions > 3 and len(game.rows) == len(game.by_hand) == 2 * positions
    assert sum(game.shares) == pytest.approx(1)


def test_no_game_begins_when_the_time_is_over() -> None:
    left = iter([True, True, False])
    assert len(list(play_games(DUEL, range(10), LocalExecutor(1), lambda: next(left)))) == 2


def test_the_same_seed_and_games_give_the_same_weights(tmp_path: Path) -> None:
    first, second = (train(tmp_path, name, "--games", "8", "--seed", "3") for name in ("one.json", "two.json"))
    assert first == second
    assert (
        first["training"]["games"] == 8
        and first["training"]["seeds"] == [3, 10]
        and first["training"]["bot"] == "ismcts@4"
    )
    assert first["training"]["explored percent"] == 15 and first["rules"] == organelle.game("duel").version
    assert {"loss", "loss by hand", "calibration", "positions", "organelle", "commit"} <= set(first["training"])


def test_a_further_generation_plays_with_what_was_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("organelle.research.training.contest.BOT", "ismcts@4")
    card = train(tmp_path, "one.json", "--games", "10", "--generations", "2", "--contest", "4")["training"]
    assert card["generations"] == 2 and card["games"] == 10
    assert card["contest"]["games"] == 4 and 0 <= card["contest"]["won"] <= 4


def test_minutes_set_the_number_of_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    card = train(tmp_path, "one.json", "--minutes", "0")["training"]
    assert card["games"] >= 5, "as few as can be learned from, on however slow a machine"
    assert f"Generation 1: {card['games']} games" in capsys.readouterr().out.replace(",", "")


def test_weights_of_a_training_play_a_legal_game_of_cytosis() -> None:
    training = TrainingRun(SelfPlay("cytosis", 2, CYTOSIS, "random", 0), "")
    training.play(None, 5, LocalExecutor(1), lambda: True, lambda: None)
    lesson = training.learn()
    match = organelle.game("cytosis").new(2, seed=1)
    window = match.window(match.waiting[0])
    assert window.setup is not None
    heuristic = learned_heuristic(window.game, window.setup, Weights(lesson.weights))
    assert isinstance(heuristic, LearnedHeuristic)
    bot = IsmctsBot(heuristic=lambda _: heuristic)
    assert bot.choose(window, Budget(iterations=8), Rng(1)) in window.actions()


def test_alone_against_ivy_there_are_two_seats_to_learn_from() -> None:
    options = organelle.game("cellulose").new(1, seed=0, difficulty="hard").options
    training = TrainingRun(SelfPlay("cellulose", 1, options, "greedy", 0), "")
    training.play(None, 5, LocalExecutor(1), lambda: True, lambda: None)
    assert all(len(game.shares) == 2 and sum(game.shares) == pytest.approx(1) for game in training.played)
    lesson = training.learn()
    assert lesson.weights["seats"] == 1 and lesson.weights["training"]["options"]["difficulty"] == "hard"
    match = organelle.game("cellulose").new(1, seed=1)
    window = match.window(0)
    assert window.setup is not None
    assert isinstance(learned_heuristic(window.game, window.setup, Weights(lesson.weights)), LearnedHeuristic)


def test_games_to_learn_from_begin_where_no_contest_comes(tmp_path: Path) -> None:
    card = train(tmp_path, "one.json", "--games", "5")["training"]
    assert card["seeds"] == [FIRST_SEED, FIRST_SEED + 4] and FIRST_SEED == 1_000_000


def test_a_contest_gives_every_seat_to_the_learned_bot_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("organelle.research.training.contest.BOT", "ismcts@4")
    training = TrainingRun(DUEL, "")
    training.play(None, 6, LocalExecutor(1), lambda: True, lambda: None)
    plan = SelfPlay("duel", 2, DUEL.options, DUEL.bot, 5, training.learn().weights)
    assert all(0 <= share <= 1 for share in play_contest(plan, 2, LocalExecutor(1)))


def drawn_games(count: int, weight: float) -> list[PlayedGame]:
    """Return games with one position each, of two seats with one feature that tells who wins, by a known weight."""
    source = np.random.default_rng(7)
    games = []
    for number in range(count):
        one, other = source.normal(size=2)
        first = source.random() < 1 / (1 + np.exp(-weight * (one - other)))
        rows = array("f", [one, other])
        games.append(PlayedGame(number, array("f", [0.0]), rows, array("f", [0.5, 0.5]), [first * 1.0, 1.0 - first]))
    return games


def test_the_fit_finds_the_weight_that_games_were_drawn_by() -> None:
    positions = positions_of(drawn_games(3000, 1.5))
    found = fit(positions)
    assert found.start[0] == pytest.approx(1.5, abs=0.2) and found.growth == [0.0]
    assert found.loss < found.loss_by_hand == pytest.approx(np.log(2))
    assert calibration(found.chances, positions.shares, positions.elapsed)[0]["error"] < 0.05


def test_newton_ends_where_the_gradient_is_zero() -> None:
    positions = positions_of(drawn_games(200, 1.0))
    weights = newton(positions.design, positions.shares, 1.0, np.zeros(2))
    scores = positions.design @ weights
    chances = np.exp(scores) / np.exp(scores).sum(axis=1, keepdims=True)
    gradient = np.einsum("ns,nsk->k", chances - positions.shares, positions.design) + weights
    assert np.abs(gradient).max() < 0.01


def test_chances_are_held_against_what_happened() -> None:
    shares = np.array([1.0, 0.0, 1.0, 1.0])
    assert calibration_error(np.full(4, 0.75), shares) == 0
    assert calibration_error(np.array([0.25, 0.25, 0.25, 0.25]), shares) == pytest.approx(0.5)
    assert calibration_error(shares, shares) == 0
    assert cross_entropy(np.array([[0.5, 0.5]]), np.array([[1.0, 0.0]])) == pytest.approx(np.log(2))


def test_each_quarter_of_the_game_has_its_calibration() -> None:
    chances = np.array([[0.5, 0.5], [0.9, 0.1]])
    found = calibration(chances, np.array([[1.0, 0.0], [1.0, 0.0]]), np.array([0.1, 1.0]))
    assert [(row["quarter"], row["positions"]) for row in found] == [(1, 1), (4, 1)]
    assert found[0]["error"] == 0 and found[1]["error"] == pytest.approx(0.1)


def shipped_value() -> dict[str, Any]:
    """Return the package's weights for two-player Cytosis without priors."""
    text = (resources.files("organelle.bots") / "weights" / "cytosis-2.json").read_text("utf-8")
    return {key: value for key, value in json.loads(text).items() if key != "priors"}


def test_priors_are_learned_for_weights_that_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priors, "ITERATIONS", 8)
    value = tmp_path / "value.json"
    value.write_text(json.dumps(shipped_value()), "utf-8")
    found = []
    for name in ("one.json", "two.json"):
        out = tmp_path / name
        words = ["train", "cytosis", "--value", str(value), "--priors", "5", "--jobs", "1", "--out", str(out)]
        assert main(words) == 0
        found.append(json.loads(out.read_text("utf-8")))
    assert found[0] == found[1]
    weights = Weights(found[0])
    assert weights.start == shipped_value()["start"] and len(weights.prior_start) == len(weights.prior_growth) > 10
    card = weights.training["priors"]
    assert card["games"] == 5 and card["choices"] > 100 and card["seeds"] == [1_500_000, 1_500_004]


def test_a_game_of_which_nothing_is_known_learns_no_priors(tmp_path: Path) -> None:
    assert "priors" not in train(tmp_path, "duel.json", "--games", "8")


def test_weights_of_another_game_learn_no_priors(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    value = tmp_path / "value.json"
    value.write_text(json.dumps(shipped_value()), "utf-8")
    words = ["train", "cellulose", "--value", str(value), "--jobs", "1", "--out", str(tmp_path / "out.json")]
    assert main(words) == 2
    assert "cannot be used here" in capsys.readouterr().err


def test_priors_are_found_that_visits_were_drawn_by() -> None:
    rng = np.random.default_rng(3)
    games = []
    for _ in range(10):
        game = priors.SearchedGame(array("l"), array("d"), array("l"), array("d"), array("d"), array("d"))
        for _ in range(40):
            count = int(rng.integers(2, 9))
            weights, values, kinds = rng.normal(size=count), rng.normal(size=count), rng.integers(0, 2, count)
            parts = np.exp(0.5 * weights + 2.0 * values + 1.0 * kinds)
            game.options.append(count)
            game.elapsed.append(rng.random())
            game.kinds.extend(kinds.tolist())
            game.weights.extend(weights)
            game.values.extend(values)
            game.visits.extend(parts / parts.sum())
        games.append(game)
    choices = priors.choices_of(games)
    found, card = priors.fit_priors(choices)
    start, growth = found["start"], found["growth"]
    assert [start[0] + growth[0] / 2, start[1] + growth[1] / 2] == pytest.approx([0.5, 2.0], rel=0.1)
    assert choices.chances(np.array([*start, *growth])) == pytest.approx(choices.visits, abs=0.05)
    assert card["choices"] == 400 and card["loss"] < card["loss by hand"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game called “chess”"),
        (["duel", "--games", "0"], "--games"),
        (["duel", "--seats", "9"], "duel is played with 2, 3, 4 seats"),
        (["duel", "--games", "5", "--minutes", "1"], "Give either a number of games (--games) or a time (--minutes)"),
        (["duel", "--bot", "ismcts@20ms"], "The bot ismcts@20ms stops by the clock"),
        (["duel", "--bot", "deepblue"], "There is no bot called “deepblue”"),
        (["duel", "--games", "2", "--bot", "random"], "2 games that somebody won are too few to learn from"),
        (["duel", "--games", "5", "--bot", "random", "--out", "nowhere/at/all.json"], "cannot be written"),
        (["cellulose", "--seats", "1", "--contest", "9"], "One player alone has no other bot to play against"),
        (["duel", "--out", "."], "There is a file . already"),
        (["duel", "--priors", "-1"], "--priors"),
        (["cytosis", "--value", "nowhere.json"], "The weights in nowhere.json cannot be used here"),
    ],
)
def test_what_cannot_be_trained_is_refused_in_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["train", *words, "--jobs", "1"]) == 2
    error = capsys.readouterr().err
    assert sentence in error and error.count("\n") == 1
