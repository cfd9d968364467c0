"""`organelle bench`: measure how fast the rules are, beside another engine in the same run."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import math
import statistics
import time
from collections.abc import Callable
from typing import Any

import organelle
from organelle import catalog
from organelle.bots.heuristic import Heuristic
from organelle.bots.ismcts import TreeSearch
from organelle.bots.playout import playout
from organelle.cli.arguments import Say
from organelle.cli.bench_learning import MISSING, measure_catanatron_environment, measure_learning
from organelle.conformance.cases import Case
from organelle.conformance.match_checks import new_match, play_random_turn
from organelle.games import GAMES
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.game import Game
from organelle.kernel.rng import Rng
from organelle.localization import sentence

ROUNDS = 3
"""How often each game is measured; the median counts."""

COPIES = 2000
REPLAYED_ENTRIES = 400

Rates = dict[str, float]
"""Figures by the keys of `organelle bench --json`."""


def add_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """Declare the arguments of `organelle bench`."""
    command.add_argument("game", nargs="*", help=say("cli-game"))
    command.add_argument("--seconds", type=float, default=1.0, metavar="S", help=say("cli-bench-seconds"))
    command.add_argument("--seats", type=int, metavar="N", help=say("cli-seats"))
    command.add_argument("--json", action="store_true", help=say("cli-json"))
    command.set_defaults(run=bench)


def bench(args: argparse.Namespace) -> int:
    """Measure all games and the other engine in turns, several rounds, and print the median of each figure."""
    subjects: dict[tuple[str, int], Callable[[float], Rates]] = {}
    for name in args.game or list(GAMES):
        game = organelle.game(name).rules
        for seats in game.seats if args.seats is None else [args.seats]:
            subjects[name, seats] = measurement_of(game, seats)
    if importlib.util.find_spec("catanatron"):
        subjects["catanatron", 4] = measure_catanatron
    rounds: dict[tuple[str, int], list[Rates]] = {key: [] for key in subjects}
    for _ in range(ROUNDS):
        for key, measure in subjects.items():
            rounds[key].append(measure(args.seconds / ROUNDS))
    rows = [{"game": name, "seats": seats, **median(rounds[name, seats])} for name, seats in rounds]
    if args.json:
        print(json.dumps([without_nan(row) for row in rows], indent=2))
    else:
        print_table(rows, args.lang)
    return 0


def without_nan(row: dict[str, Any]) -> dict[str, Any]:
    """Return the row with None for each figure that the other engine does not have, since JSON has no NaN."""
    return {name: None if isinstance(rate, float) and math.isnan(rate) else rate for name, rate in row.items()}


def median(rounds: list[Rates]) -> Rates:
    """Return the median of each figure."""
    return {name: statistics.median(rates[name] for rates in rounds) for name in rounds[0]}


def measurement_of(game: Game, seats: int) -> Callable[[float], Rates]:
    """Return a function that measures the game, with its default options and that many seats, for so many seconds."""
    case = Case(game, seats, tuple(catalog.resolve_options(game, seats, {}).items()))

    def measure(seconds: float) -> Rates:
        return {
            **measure_playouts(case, seconds / 3),
            "searches/s": measure_search(case, seconds / 3),
            "copies/s": measure_copies(case),
            "replay ms": measure_replay(case),
            **measure_learning(case, seconds / 3),
        }

    return measure


def measure_playouts(case: Case, seconds: float) -> Rates:
    """Return decisions and games a second of whole random games; chance takes time too, but is no decision."""
    start = case.new()
    s = start.copy()
    buffer = ActionBuffer()
    rng = Rng(1)
    decisions = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(16):
            s.copy_from(start)
            decisions += playout(s, buffer, rng)
            games += 1
    return {"decisions/s": decisions / spent, "games/s": games / spent}


def measure_search(case: Case, seconds: float) -> float:
    """Return iterations a second of the tree search from the opening, each with a playout to the end of the game."""
    match = new_match(case, 4)
    search = TreeSearch(match.window(match.waiting[0]), Heuristic(case.game), Rng(4))
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        search.run(16)
    return float(search.iterations) / spent


def measure_copies(case: Case) -> float:
    """Return copies a second of a state in the middle of a game, by `copy_from` into a used one."""
    s = case.new()
    playout(s, ActionBuffer(), Rng(2), 20)
    reused = s.copy()
    began = time.process_time()
    for _ in range(COPIES):
        reused.copy_from(s)
    return COPIES / (time.process_time() - began)


def measure_replay(case: Case) -> float:
    """Return the milliseconds that a replay of `REPLAYED_ENTRIES` takes; a shorter game is scaled up to that."""
    rng = Rng(3)
    match = new_match(case, 3)
    while not match.over and match.number < REPLAYED_ENTRIES:
        play_random_turn(match, rng)
    text = match.text()
    began = time.process_time()
    catalog.replay(GAMES, text, seed=0)
    return (time.process_time() - began) * 1000 * REPLAYED_ENTRIES / match.number


def measure_catanatron(seconds: float) -> Rates:
    """Return the figures of Catanatron with four random players; it counts forced decisions too."""
    peer: Any = importlib.import_module("catanatron")
    colors = (peer.Color.RED, peer.Color.BLUE, peer.Color.WHITE, peer.Color.ORANGE)
    decisions = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        game = peer.Game([peer.RandomPlayer(color) for color in colors])
        game.play()
        state = game.state
        decisions += len(state.actions if hasattr(state, "actions") else state.action_records)
        games += 1
    began = time.process_time()
    for _ in range(100):
        game.copy()
    copies = 100 / (time.process_time() - began)
    return {
        "decisions/s": decisions / spent,
        "games/s": games / spent,
        "searches/s": MISSING,
        "copies/s": copies,
        "replay ms": MISSING,
        "steps/s": measure_catanatron_environment(seconds),
        "policy steps/s": MISSING,
        "asked steps/s": MISSING,
        "loop steps/s": MISSING,
    }


COLUMNS = (
    ("decisions", 14),
    ("games", 12),
    ("searches", 12),
    ("copies", 13),
    ("replay", 11),
    ("steps", 12),
    ("policy", 12),
    ("asked", 14),
    ("loop", 12),
    ("peer", 8),
)
"""The columns after the game and its seats, and their widths."""


def print_table(rows: list[dict[str, Any]], language: str) -> None:
    """Print the figures in columns, the last one how many times the other engine's decisions a second they are."""
    peer = next((row for row in rows if row["game"] == "catanatron"), None)
    print(" " * 18 + "".join(f"{sentence(language, f'bench-head-{name}', {}):>{width}}" for name, width in COLUMNS))
    for row in rows:
        times = f"{row['decisions/s'] / peer['decisions/s']:.0f}" if peer else "–"
        rates = (
            f"{row['decisions/s']:>14,.0f}{row['games/s']:>12,.0f}{row['searches/s']:>12,.0f}"
            f"{row['copies/s']:>13,.0f}{row['replay ms']:>11.1f}"
            f"{row['steps/s']:>12,.0f}{row['policy steps/s']:>12,.0f}{row['asked steps/s']:>14,.0f}"
            f"{row['loop steps/s']:>12,.0f}"
        ).replace("nan", "  –")
        print(f"{row['game']:<12}{row['seats']:>6}{rates}{times:>8}")
    if peer is None:
        print(sentence(language, "bench-no-peer", {}))
