"""`organelle bench`: how fast the rules are, beside a peer measured in the same run."""

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
from organelle.conformance.cases import Case
from organelle.conformance.match_checks import new_match, turn
from organelle.games import GAMES
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.game import Game
from organelle.kernel.rng import Rng
from organelle.localization import sentence

ROUNDS = 3
COPIES = 2000
Rates = dict[str, float]


def add_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """Declare the arguments of `organelle bench`."""
    command.add_argument("game", nargs="*", help=say("cli-game"))
    command.add_argument("--seconds", type=float, default=1.0, metavar="S", help=say("cli-bench-seconds"))
    command.add_argument("--seats", type=int, metavar="N", help=say("cli-seats"))
    command.add_argument("--json", action="store_true", help=say("cli-json"))
    command.set_defaults(run=bench)


def bench(args: argparse.Namespace) -> int:
    """Games and peer by turns, several rounds, the median of each."""
    subjects: dict[tuple[str, int], Callable[[float], Rates]] = {}
    for name in args.game or list(GAMES):
        game = organelle.game(name).rules
        for seats in game.seats if args.seats is None else [args.seats]:
            subjects[name, seats] = subject(game, seats)
    if importlib.util.find_spec("catanatron"):
        subjects["catanatron", 4] = catanatron
    rounds: dict[tuple[str, int], list[Rates]] = {key: [] for key in subjects}
    for _ in range(ROUNDS):
        for key, measure in subjects.items():
            rounds[key].append(measure(args.seconds / ROUNDS))
    found = [{"game": name, "seats": seats, **median(rounds[name, seats])} for name, seats in rounds]
    if args.json:
        print(json.dumps([known(row) for row in found], indent=2))
    else:
        table(found, args.lang)
    return 0


def known(row: dict[str, Any]) -> dict[str, Any]:
    """The row as JSON can say it: what the peer does not have is null."""
    return {name: None if isinstance(rate, float) and math.isnan(rate) else rate for name, rate in row.items()}


def median(rounds: list[Rates]) -> Rates:
    return {name: statistics.median(rates[name] for rates in rounds) for name in rounds[0]}


def subject(game: Game, seats: int) -> Callable[[float], Rates]:
    """Measures a game with its default options at that many seats."""
    case = Case(game, seats, tuple(catalog.resolve_options(game, seats, {}).items()))

    def measure(seconds: float) -> Rates:
        rates = playouts(case, seconds / 2)
        return {
            **rates,
            "searches/s": searches(case, seconds / 2),
            "copies/s": copies(case),
            "replay ms": replay_time(case),
        }

    return measure


def playouts(case: Case, seconds: float) -> Rates:
    """Whole random games, set-up and chance included; only players' answers count as decisions."""
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


def searches(case: Case, seconds: float) -> float:
    """Iterations of the search from the opening, rollouts to the end, on one core; to be held against games/s."""
    match = new_match(case, 4)
    search = TreeSearch(match.window(match.waiting[0]), Heuristic(case.game), Rng(4))
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        search.run(16)
    return float(search.iterations) / spent


def copies(case: Case) -> float:
    """`copy_from` into a used state, in the middle of a game."""
    s = case.new()
    playout(s, ActionBuffer(), Rng(2), 20)
    used = s.copy()
    began = time.process_time()
    for _ in range(COPIES):
        used.copy_from(s)
    return COPIES / (time.process_time() - began)


def replay_time(case: Case) -> float:
    """A replay of 400 entries, in milliseconds; shorter games are counted up to 400."""
    rng = Rng(3)
    match = new_match(case, 3)
    while not match.over and match.number < 400:
        turn(match, rng)
    text = match.text()
    began = time.process_time()
    catalog.replay(GAMES, text, seed=0)
    return (time.process_time() - began) * 1000 * 400 / match.number


def catanatron(seconds: float) -> Rates:
    """The peer: four random players; it counts forced decisions too."""
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
    copied = 100 / (time.process_time() - began)
    nothing = float("nan")
    rates = {"decisions/s": decisions / spent, "games/s": games / spent}
    return {**rates, "searches/s": nothing, "copies/s": copied, "replay ms": nothing}


HEADS = (
    ("decisions", 14),
    ("games", 12),
    ("searches", 12),
    ("copies", 13),
    ("replay", 11),
    ("peer", 8),
)
"""The columns after the game and its seats, and their widths."""


def table(found: list[dict[str, Any]], language: str) -> None:
    """The figures in columns, and how often the peer's they are."""
    peer = next((row for row in found if row["game"] == "catanatron"), None)
    print(" " * 18 + "".join(f"{sentence(language, f'bench-head-{name}', {}):>{width}}" for name, width in HEADS))
    for row in found:
        times = f"{row['decisions/s'] / peer['decisions/s']:.0f}" if peer else "–"
        rates = (
            f"{row['decisions/s']:>14,.0f}{row['games/s']:>12,.0f}{row['searches/s']:>12,.0f}"
            f"{row['copies/s']:>13,.0f}{row['replay ms']:>11.1f}"
        ).replace("nan", "  –")
        print(f"{row['game']:<12}{row['seats']:>6}{rates}{times:>8}")
    if peer is None:
        print(sentence(language, "bench-no-peer", {}))
