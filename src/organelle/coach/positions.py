"""Positions to practise: out of games of bots, those in which one answer is clearly better than all others."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib import resources
from typing import Any, Final

import organelle
from organelle.bots.levels import ConfiguredBot, configured_bot
from organelle.coach.imagined import ImaginedGames
from organelle.coach.judge import IMAGINED, SURE, Judge, favourites
from organelle.coach.reasons import Imagination
from organelle.coach.report import rounded
from organelle.coach.review import SEARCH
from organelle.coach.values import ChanceHeuristic
from organelle.kernel.rng import Rng
from organelle.table.match import Match
from organelle.table.window import Window

GAP: Final = 0.15
"""The least winning chance by which the best answer is before the second one."""

FEWEST, MOST = 3, 60
"""How many answers a question to practise may have."""

ITERATIONS: Final = 400
"""Imagined games for each search of a judgement, if nobody says another number: every answer of a question is judged by
several seeds, which makes up for what a longer review does at two or three of them."""

GLANCE: Final = 30
"""Imagined games for each search that only tells which questions are worth a closer look."""

GLIMPSE: Final = 4
"""Imagined games after the two answers of a glance between two looks at whether they may differ enough."""

CHOOSING, TELLING = 1, (2, 3, 4)
"""The seeds of the search that chooses a position, and of those whose mean is told: no gap is there by luck alone."""

LOOKED_AT: Final = 3
"""How many of the answers that a search likes best are compared before all are."""

CLOSER: Final = 4
"""How many positions of a game are looked at closely until one is clear."""

TRIES: Final = 20
"""Games that are played for each position that is wanted, at most."""


@dataclass(frozen=True)
class JudgedAnswer:
    """An answer: its code, and the seat's chance to win after it."""

    code: str
    chance: float


@dataclass(frozen=True)
class Position:
    """A position to practise.

    Attributes:
        name: tells it from the others of its game.
        seats: how many play.
        seat: who is to answer.
        round: in which round.
        entry: how many entries led to it.
        question: the key of what is asked.
        answers: all of them, the best one first.
        gap: by how much the best one is before the second.
        reason: what the best one leads to, as `organelle.coach.reasons.Reason` has it; None if nothing telling does.
        made_with: the bot and the seed of the game, and all that the judgement follows from.
        text: the game up to there.
    """

    name: str
    seats: int
    seat: int
    round: int
    entry: int
    question: str
    answers: list[JudgedAnswer]
    gap: float
    reason: dict[str, Any] | None
    made_with: dict[str, str | int]
    text: str


class PositionFinder:
    """Plays games with one bot in all seats, and keeps the positions in which one answer is clearly the best.

    Args:
        game: the name of the game.
        seats: how many play.
        bot: who plays; with a number of iterations the same seed gives the same games.
        iterations: imagined games for each search of a judgement.
    """

    def __init__(self, game: str, seats: int, bot: str, iterations: int) -> None:
        self.game = organelle.game(game)
        self.seats = seats
        self.player: ConfiguredBot = configured_bot(bot)
        self.iterations = iterations
        self.heuristic = ChanceHeuristic(self.game.rules, self.game.new(seats=seats, seed=0).window(0).setup)

    def __repr__(self) -> str:
        return f"<PositionFinder {self.game.name}, {self.seats} seats, {self.player.name}>"

    def promising(self, seed: int) -> list[tuple[float, Match]]:
        """Return the positions of one game in which an answer seems to be clearly the best, each with its gap."""
        match = self.game.new(seats=self.seats, seed=seed)
        found = []
        while not match.over:
            window = match.window(match.waiting[0])
            if FEWEST <= len(window.actions()) <= MOST:
                gap = self.glance(window, match.number + 1)
                if gap >= GAP:
                    found.append((gap, match.copy()))
            rng = Rng(seed, match.number * 8 + window.seat)
            match.play(window.seat, window.vocabulary.to_code(self.player.bot.choose(window, self.player.budget, rng)))
        return found

    def glance(self, window: Window, number: int) -> float:
        """Return by how much the first two answers that a short search likes differ; 0 once it is certainly too little.

        Nearly all questions of a game end there, so most of the time of a search for positions is spent on this.
        """
        judge = Judge(self.heuristic, GLANCE, CHOOSING)
        first, second = favourites(judge.values(window, number), 2, 0.0)
        imagined = ImaginedGames(window, self.heuristic, judge.thought)
        for index in range(judge.games):
            for action in (first, second):
                imagined.play(action, judge.rng(number, IMAGINED + index))
            if index % GLIMPSE == GLIMPSE - 1:
                less, error = imagined.difference(first, second)
                if abs(less) + SURE * error < GAP:
                    return 0.0
        return abs(imagined.difference(first, second)[0])

    def clear_position(self, seed: int, asked: Counter[str]) -> Position | None:
        """Return a position of one game whose best answer is clear; questions that were asked least come first."""
        promising = sorted(self.promising(seed), key=lambda found: (asked[found[1].question], -found[0]))
        for _, match in promising[:CLOSER]:
            window = match.window(match.waiting[0])
            answers = self.clear_answers(window, match.number + 1)
            if answers:
                return self.position(match, window, answers, seed)
        return None

    def clear_answers(self, window: Window, number: int) -> list[JudgedAnswer]:
        """Return all answers of a question, the best one first; none unless it is so in every search and clearly."""
        best, *others = Judge(self.heuristic, self.iterations, CHOOSING).judge(window, number, LOOKED_AT).promises
        if any(rounded(best.chances[window.seat] - other.chances[window.seat]) < GAP for other in others):
            return []
        chosen = window.vocabulary.to_code(best.action)
        totals = dict.fromkeys(window.codes(), 0.0)
        for seed in TELLING:
            found = self.judged(window, number, seed)
            if found[0].code != chosen:
                return []
            for answer in found:
                totals[answer.code] += answer.chance
        answers = best_first([JudgedAnswer(code, rounded(total / len(TELLING))) for code, total in totals.items()])
        return answers if is_clear(answers) else []

    def judged(self, window: Window, number: int, seed: int) -> list[JudgedAnswer]:
        """Return all answers as one search judges them."""
        return judged(Judge(self.heuristic, self.iterations, seed), window, number)

    def position(self, match: Match, window: Window, answers: list[JudgedAnswer], seed: int) -> Position:
        """Return the position of a match, with the answers of the seat behind the window and where it is from."""
        best, second = (window.vocabulary.to_action(answer.code) for answer in answers[:2])
        reason = Imagination(window, self.heuristic, Rng(CHOOSING, match.number + 1)).reason(best, second)
        return Position(
            name=f"{self.seats}-{seed}-{match.number}",
            seats=self.seats,
            seat=window.seat,
            round=int(getattr(window.world(Rng(CHOOSING)), "round", 0)),
            entry=match.number,
            question=match.question,
            answers=answers,
            gap=rounded(answers[0].chance - answers[1].chance),
            reason=None if reason is None else asdict(reason),
            made_with={
                "bot": self.player.name,
                "game_seed": seed,
                "organelle": organelle.__version__,
                "rules": self.game.version,
                "search": SEARCH,
                "value": "learned" if self.heuristic.is_learned else "by hand",
                "iterations": self.iterations,
                "seeds": " ".join(str(each) for each in TELLING),
            },
            text=match.text(),
        )


def judged(judge: Judge, window: Window, number: int) -> list[JudgedAnswer]:
    """Return every answer of a question as a review of that entry judges it, the best one first."""
    promises = [judge.promise(window, action, number) for action in window.actions()]
    to_code, seat = window.vocabulary.to_code, window.seat
    answers = [JudgedAnswer(to_code(promise.action), rounded(promise.chances[seat])) for promise in promises]
    return best_first(answers)


def best_first(answers: Sequence[JudgedAnswer]) -> list[JudgedAnswer]:
    """Return answers by how much they promise."""
    return sorted(answers, key=lambda answer: -answer.chance)


def is_clear(answers: Sequence[JudgedAnswer]) -> bool:
    """Return whether the first of these answers is far enough before the second."""
    return rounded(answers[0].chance - answers[1].chance) >= GAP


def choose_positions(
    finders: Sequence[PositionFinder], count: int, seed: int, step: Callable[[], None] = lambda: None
) -> list[Position]:
    """Return positions by turns of the finders, at most one of each game.

    Args:
        finders: one for each number of seats.
        count: how many are wanted; there are fewer where `TRIES` games for each of them bring no more.
        seed: of the first game.
        step: called with every position.
    """
    chosen: list[Position] = []
    asked: Counter[str] = Counter()
    for number in range(TRIES * count):
        found = finders[len(chosen) % len(finders)].clear_position(seed + number, asked)
        if found is not None:
            asked[found.question] += 1
            chosen.append(found)
            step()
        if len(chosen) == count:
            break
    return chosen


def positions_json(game: str, positions: Sequence[Position]) -> str:
    """Return positions as they are kept, one a line."""
    lines = (json.dumps(asdict(position), ensure_ascii=False, separators=(",", ":")) for position in positions)
    return f'{{"format":1,"game":"{game}","gap":{GAP},"positions":[\n' + ",\n".join(lines) + "\n]}\n"


def kept_positions(game: str) -> list[dict[str, Any]]:
    """Return the positions to practise that come with the package; none for a game that has none."""
    file = resources.files("organelle.coach") / "positions" / f"{game}.json"
    if not file.is_file():
        return []
    found: list[dict[str, Any]] = json.loads(file.read_text("utf-8"))["positions"]
    return found
