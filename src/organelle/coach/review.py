"""Review a game: every decision judged by what its seat could know, and luck told apart from skill."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import organelle
from organelle.catalog import load_match
from organelle.coach.draws import luck_of_draw
from organelle.coach.grades import grade_of
from organelle.coach.judge import Judge
from organelle.coach.report import CoursePoint, Decision, DrawnLuck, Review, rounded
from organelle.coach.values import ChanceHeuristic
from organelle.games import GAMES
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE, CHANCE_ASKED, State
from organelle.table.chance import SeededChance
from organelle.table.errors import illegal
from organelle.table.match import Match
from organelle.table.notation import Entry
from organelle.table.window import Window

SEARCH: Final = "coach-2"
"""The name of how decisions are judged; it changes when the same seed and iterations would give another review."""

QUICK, DEEP = 1000, 4000
"""Iterations of each search of a quick and of a deep review; so many decide how many games are imagined besides."""

LOOKED_AT: Final = 2
"""How many of the answers that the search likes best are looked at closely, beside the one that was given."""


class Reviewer:
    """Reviews the text of a game, entry after entry, so that it can be stopped anywhere.

    >>> reviewer = Reviewer(organelle.game("duel").new(seats=2, seed=7).text(), iterations=10)
    >>> reviewer.review_all().whole
    False

    Attributes:
        review: what was found so far.
        entries: the entries that the game consists of; what was taken back is not among them.
        done: how many of them were reviewed.
    """

    def __init__(self, text: str, iterations: int = QUICK, seed: int = 0) -> None:
        """Read a text.

        Args:
            text: as `Match.text` gives it.
            iterations: imagined games for each search.
            seed: where all random numbers come from.

        Raises:
            Illegal: if the text cannot be read, or only one player plays.
        """
        match = load_match(GAMES, text, SeededChance(0))
        if match.seats < 2:
            raise illegal("review-alone")
        opening = load_match(GAMES, text, SeededChance(0), at=0)
        self.rules = GAMES[match.game]
        self.vocabulary = match.vocabulary
        self.entries: list[Entry] = [entry for entry in match.entries() if entry.live]
        self.state: State = opening.state()
        self.heuristic = ChanceHeuristic(self.rules, self.state.setup)
        self.judge = Judge(self.heuristic, iterations, seed)
        self.review = Review(match.game, match.seats, dict(match.options), self.made_with(match, iterations, seed))
        self.review.course.append(self.course_point(0))
        self.done = 0
        self.last = match

    def __repr__(self) -> str:
        return f"<Reviewer of {self.review.game}, entry {self.done} of {len(self.entries)}>"

    def made_with(self, match: Match, iterations: int, seed: int) -> dict[str, str | int]:
        """Return all that a review of the text follows from."""
        return {
            "organelle": organelle.__version__,
            "rules": match.header.version,
            "search": SEARCH,
            "value": "learned" if self.heuristic.is_learned else "by hand",
            "iterations": iterations,
            "seed": seed,
        }

    def review_all(self, step: Callable[[], None] | None = None) -> Review:
        """Review every entry that is left, call `step` after each, and return the review."""
        while self.advance():
            if step is not None:
                step()
        return self.finish()

    def advance(self) -> bool:
        """Review the next entry; return False if there is none."""
        if self.done == len(self.entries):
            return False
        entry = self.entries[self.done]
        action = self.vocabulary.to_action(entry.words)
        if self.state.asked == CHANCE_ASKED:
            luck = [rounded(change) for change in luck_of_draw(self.heuristic, self.state, action)]
            if any(luck):
                self.review.draws.append(DrawnLuck(entry.number, self.round(), entry.words, luck))
            self.state.play(CHANCE, action)
        elif len(self.state.legal_actions(entry.seat)) > 1:
            self.judge_decision(entry, action)
        else:
            self.state.play(entry.seat, action)
        self.done += 1
        if self.state.asked != CHANCE_ASKED:
            self.review.course.append(self.course_point(entry.number))
        return True

    def finish(self) -> Review:
        """Return the review of what was judged so far."""
        review = self.review
        review.whole = self.last.over and self.done == len(self.entries)
        if review.whole:
            review.scores, review.winners = self.last.scores, self.last.winners
        return review

    def judge_decision(self, entry: Entry, action: int) -> None:
        """Judge an answer by what its seat could know, then play it."""
        seat, question, asked_in = entry.seat, self.state.top().question(self.state), self.round()
        world = self.rules.redeal(self.state, seat, Rng(self.judge.seed, entry.number))
        window = Window(self.rules, self.vocabulary, world, seat)
        found = self.judge.judge(window, entry.number, LOOKED_AT, action)
        lay = self.heuristic.chances(self.state)
        self.state.play(seat, action)
        given = found.promise_of(action)
        skill = [rounded(after - before) for before, after in zip(found.before, given.chances)]
        loss = max(0.0, -skill[seat])
        best = found.promises[0] if loss else given
        self.review.decisions.append(
            Decision(
                entry=entry.number,
                round=asked_in,
                seat=seat,
                question=question,
                code=entry.words,
                before=rounded(found.before[seat]),
                after=rounded(given.chances[seat]),
                best=self.vocabulary.to_code(best.action),
                loss=loss,
                grade=grade_of(loss),
                skill=skill,
                deal=self.change_of(lay, seat),
            )
        )

    def change_of(self, lay: list[float], seat: int) -> float:
        """Return by how much the position as it lies differs for a seat; 0 where chance is yet to answer."""
        if self.state.asked == CHANCE_ASKED:
            return 0.0
        return rounded(self.heuristic.chances(self.state)[seat] - lay[seat])

    def round(self) -> int:
        """Return in which round the game is; 0 in a game without rounds."""
        return int(getattr(self.state, "round", 0))

    def course_point(self, entry: int) -> CoursePoint:
        """Return where everybody stands just after that entry."""
        return CoursePoint(entry, self.round(), [rounded(chance) for chance in self.heuristic.chances(self.state)])
