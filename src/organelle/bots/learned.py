"""A learned value: each seat's chance to win, from features and from weights that self-play has fitted."""

from __future__ import annotations

import json
import logging
from importlib import resources
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.bots.features import Features
from organelle.bots.heuristic import Heuristic
from organelle.bots.heuristics.registry import features_for, heuristic_for
from organelle.bots.priors import Priors, softmax
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.game import Game
from organelle.kernel.setup import Setup
from organelle.kernel.state import State

LOG = logging.getLogger("organelle.bots")

FORMAT: Final = 1
"""Of weights files; goes up when a file is to be read in another way."""

MARGIN: Final = 0.1
"""The part of a finished game's value that goes by how clear the result is; the rest is the share of the victory."""


FAR: Final = 100
"""How far apart tables are by an option that differs, measured in seats."""


class WeightsError(Exception):
    """Why weights cannot be used, for the log."""


@final
class Weights:
    """What was learned about tables of one kind.

    Attributes:
        game: the name of the game.
        seats: how many players.
        options: the values of all options that make a difference.
        rules: the version of the rules.
        sheets: the checksum of the sheets in force.
        also: the checksums of the sheets in force in other versions of the rules, by these versions: those at which
            contests have shown that the weights hold.
        names: what each feature says, in order.
        start: the weight of each feature when the game begins.
        growth: what each weight gains until the game ends.
        horizon: see `Heuristic.horizon`.
        exploration: see `Heuristic.exploration`.
        prior_start, prior_growth: see `Priors`; empty where none were learned.
        training: their training card, how they were made: games, seeds, bots, losses, calibration.
    """

    def __init__(self, found: dict[str, Any]) -> None:
        """Read weights as `to_json` wrote them; raise WeightsError if they are none or of another format."""
        try:
            if found["format"] != FORMAT:
                raise WeightsError(f"are of format {found['format']}, not {FORMAT}")
            self.game = str(found["game"])
            self.seats = int(found["seats"])
            self.options: dict[str, str] = dict(found["options"])
            self.rules = int(found["rules"])
            self.sheets = int(found["sheets"])
            self.also: dict[int, int] = {int(each["rules"]): int(each["sheets"]) for each in found.get("also", [])}
            self.names: list[str] = list(found["features"])
            self.start: list[float] = [float(weight) for weight in found["start"]]
            self.growth: list[float] = [float(weight) for weight in found["growth"]]
            self.horizon = int(found["search"]["horizon"])
            self.exploration = float(found["search"]["exploration"])
            priors: dict[str, Any] = found.get("priors", {})
            self.prior_start: list[float] = [float(weight) for weight in priors.get("start", [])]
            self.prior_growth: list[float] = [float(weight) for weight in priors.get("growth", [])]
            self.training: dict[str, Any] = dict(found["training"])
        except (AttributeError, KeyError, TypeError, ValueError):
            raise WeightsError("cannot be read") from None
        if not len(self.names) == len(self.start) == len(self.growth):
            raise WeightsError("cannot be read")
        if len(self.prior_start) != len(self.prior_growth) or len(self.prior_start) == 1:
            raise WeightsError("cannot be read")

    def __repr__(self) -> str:
        return f"<Weights {self.game}, {self.seats} seats, {len(self.names)} features>"

    def table_words(self) -> str:
        """Return the table that they were learned at, for the log."""
        return words_of_table(self.game, self.seats, self.options)

    def to_json(self) -> dict[str, Any]:
        """Return them as data for JSON."""
        also = [{"rules": rules, "sheets": sheets} for rules, sheets in self.also.items()]
        priors = {"start": self.prior_start, "growth": self.prior_growth}
        return {
            "format": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "rules": self.rules,
            "sheets": self.sheets,
            **({"also": also} if also else {}),
            "features": self.names,
            "start": self.start,
            "growth": self.growth,
            "search": {"horizon": self.horizon, "exploration": self.exploration},
            **({"priors": priors} if self.prior_start else {}),
            "training": self.training,
        }

    def require(self, setup: Setup, features: Features) -> None:
        """Raise WeightsError if they cannot be used at such a table with these features.

        Seats and options may differ: then they are borrowed. Only alone against Ivy is a game of its own.
        """
        if self.game != setup.game.name or (self.seats == 1) != (setup.seats == 1):
            raise WeightsError(f"are of {self.game} with {self.seats} seats")
        if self.names != features.names:
            raise WeightsError("are of other features")
        if setup.version != self.rules and setup.version not in self.also:
            raise WeightsError(f"are of version {self.rules} of the rules")
        if setup.checksum() != (self.sheets if setup.version == self.rules else self.also[setup.version]):
            raise WeightsError("are of other cards")

    def distance(self, setup: Setup, features: Features) -> int:
        """Return how far the table is from the one they were learned at; 0 if it is such a table.

        An option that differs weighs more than any number of seats.
        """
        options = telling_options(setup.options, features)
        names = set(options) | set(self.options)
        differing = sum(1 for name in names if options.get(name) != self.options.get(name))
        return FAR * differing + abs(self.seats - setup.seats)


def telling_options(options: dict[str, str], features: Features) -> dict[str, str]:
    """Return the values of the options that make a difference to what a position is worth."""
    return {name: value for name, value in options.items() if name not in features.neutral}


@final
class LearnedHeuristic(Heuristic):
    """Evaluates by learned weights, and has learned priors where there are any; all else is as written by hand."""

    def __init__(self, game: Game, features: Features, weights: Weights) -> None:
        by_hand = features.heuristic
        super().__init__(game, by_hand.scale, weights.horizon, by_hand.uses_lookahead)
        self.by_hand = by_hand
        self.features = features
        self.prior_visits = by_hand.prior_visits
        self.exploration = weights.exploration
        self.greedy_rollouts = by_hand.greedy_rollouts
        self.iteration_factor = by_hand.iteration_factor
        self.start: vec[float] = vec[float](weights.start)
        self.growth: vec[float] = vec[float](weights.growth)
        self.elapsed = 0.0
        """The time of the game that `now` is for."""
        self.now: vec[float] = vec[float](weights.start)
        """The weights at that time."""
        self.row: vec[float] = vec[float]([0.0] * len(weights.start))
        self.priors = Priors(weights.prior_start, weights.prior_growth) if weights.prior_start else None

    def time_step(self, s: Any) -> i64:
        return self.by_hand.time_step(s)

    def expected_points(self, s: Any, seat: i64) -> float:
        return self.by_hand.expected_points(s, seat)

    def weigh_options(self, s: Any, seat: i64, out: ActionBuffer) -> None:
        self.by_hand.weigh_options(s, seat, out)

    def write_priors(self, s: Any, out: ActionBuffer, values: vec[float], priors: vec[float]) -> None:
        """Fill in how likely each option is to be the best, as learned, if that was."""
        if self.priors is None:
            self.by_hand.write_priors(s, out, values, priors)
            return
        self.priors.write(self.features.elapsed(s), out, values, priors)

    def evaluate(self, s: State, points: vec[float], values: vec[float]) -> None:
        """Fill in every seat's expected points, and its chance to win; at the end, what it has won."""
        if s.asked == 0:
            self.evaluate_end(s, points, values)
            return
        self.look_at_time(self.features.elapsed(s))
        for seat in range(s.seats):
            self.features.write(s, seat, self.row)
            points[seat] = self.row[0]
            values[seat] = self.score()
        softmax(values)

    def look_at_time(self, elapsed: float) -> None:
        """Let `now` be the weights at that time of the game; many positions in a row are of the same."""
        if elapsed != self.elapsed:
            self.elapsed = elapsed
            for index in range(len(self.now)):
                self.now[index] = self.start[index] + elapsed * self.growth[index]

    def score(self) -> float:
        """Return the sum of the features in the row, each by its weight now."""
        total = 0.0
        row = self.row
        now = self.now
        for index in range(len(row)):
            total += row[index] * now[index]
        return total

    def evaluate_end(self, s: State, points: vec[float], values: vec[float]) -> None:
        """Fill in the points of a finished game; its winners share the victory, and a clear result counts a little."""
        for seat in range(s.seats):
            points[seat] = self.by_hand.expected_points(s, seat)
        for seat in range(s.seats):
            values[seat] = MARGIN * self.value_of_lead(s, seat, points)
        winners = self.game.winners(s)
        for winner in winners:
            values[winner] += (1.0 - MARGIN) / len(winners)


SHIPPED: Final[dict[str, list[Weights]]] = {}
"""The weights of the package that were looked for, by game."""

LOGGED: Final[set[str]] = set()
"""What the log was told already: each line once in a process."""


def shipped_weights(game: str) -> list[Weights]:
    """Return the package's weights for a game, without damaged ones, of which the log hears."""
    if game not in SHIPPED:
        found = []
        folder = resources.files("organelle.bots") / "weights"
        for name in sorted(file.name for file in folder.iterdir() if file.name.startswith(f"{game}-")):
            try:
                found.append(read_weights((folder / name).read_text("utf-8")))
            except WeightsError as error:
                log_once(f"learned weights are left out: those in {name} {error}")
        SHIPPED[game] = found
    return SHIPPED[game]


def read_weights(text: str) -> Weights:
    """Return the weights of a file's text; raise WeightsError if it holds none."""
    try:
        found = json.loads(text)
    except ValueError:
        raise WeightsError("cannot be read") from None
    if not isinstance(found, dict):
        raise WeightsError("cannot be read")
    return Weights(found)


def log_once(line: str) -> None:
    """Tell the log a line that it was not told before."""
    if line not in LOGGED:
        LOGGED.add(line)
        LOG.info(line)


def best_heuristic(game: Game, setup: Setup | None) -> Heuristic:
    """Return the learned heuristic for a table, or where no weights can be used there, the one written by hand.

    A table without weights of its own borrows those of the nearest one. The log hears of it, and of why the learned
    heuristic is not used, once each.
    """
    if setup is None:
        return heuristic_for(game)
    features = features_for(game)
    why = ""
    for weights in by_distance(setup, features):
        try:
            found = learned_heuristic(game, setup, weights)
        except WeightsError as error:
            why = why or str(error)
        else:
            if weights.distance(setup, features):
                log_once(f"{table_words(setup, features)} is evaluated by the weights of {weights.table_words()}")
            return found
    log_once(f"{table_words(setup, features)} is evaluated by hand: the learned weights {why or 'are missing'}")
    return heuristic_for(game)


def by_distance(setup: Setup, features: Features) -> list[Weights]:
    """Return the game's weights in the package, those of the nearest table first."""
    found = list(shipped_weights(setup.game.name))
    found.sort(key=lambda weights: weights.distance(setup, features))
    return found


def table_words(setup: Setup, features: Features) -> str:
    """Return a table for the log: the game, its seats and the options that make a difference."""
    return words_of_table(setup.game.name, setup.seats, telling_options(setup.options, features))


def words_of_table(game: str, seats: int, options: dict[str, str]) -> str:
    """Return such a table in words.

    >>> words_of_table("cytosis", 3, {"virus": "on"})
    'cytosis with 3 seats, virus on'
    """
    return ", ".join([f"{game} with {seats} seats", *(f"{name} {value}" for name, value in options.items())])


def learned_heuristic(game: Game, setup: Setup, weights: Weights) -> LearnedHeuristic:
    """Return the heuristic of these weights; raise WeightsError if they cannot be used at the table."""
    features = features_for(game)
    weights.require(setup, features)
    return LearnedHeuristic(game, features, weights)
