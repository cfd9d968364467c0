"""A review as data: ready for JSON, and the same for the same text, seed and iterations."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Final

from organelle.coach.grades import GRADES, THRESHOLDS, accuracy

FORMAT: Final = 1
"""Of reviews; goes up when one is to be read in another way."""

MOMENTS: Final = 3
"""How many moments are said to have decided a game."""

DIGITS: Final = 4
"""Of chances, after the point."""


@dataclass
class Decision:
    """A decision that had more than one answer, judged by what its seat could know.

    Attributes:
        entry: the number of its entry in the text.
        round: in which round.
        seat: who decided.
        question: the key of what was asked.
        code: what was answered.
        before: the seat's chance to win with the answer that the search would have given.
        after: its chance with the answer that it gave.
        best: the answer that the search would have given; the one given, if that promises no less.
        loss: what the answer cost: before less after, or nothing.
        grade: see `organelle.coach.grades`.
        skill: by how much the decision changed the chance of every seat.
        deal: by how much the position as it truly lay changed for the seat; not judged.
    """

    entry: int
    round: int
    seat: int
    question: str
    code: str
    before: float
    after: float
    best: str
    loss: float
    grade: str
    skill: list[float]
    deal: float


@dataclass
class DrawnLuck:
    """An answer of chance, and by how much it changed each seat's chance against the mean over its outcomes."""

    entry: int
    round: int
    code: str
    luck: list[float]


@dataclass
class CoursePoint:
    """Each seat's chance to win at one point of the game, as everything lay."""

    entry: int
    round: int
    chances: list[float]


@dataclass
class Review:
    """A reviewed game.

    For every seat `start + luck + the skill of all seats = end`, to the last digit: luck is that of draws, and of
    what lay hidden or was not foreseen.

    Attributes:
        made_with: versions, search, iterations and seed: with the same ones the same text gets the same review.
        whole: whether the game was over and all of it was judged.
        course: the winning chances, from the start to the end.
    """

    game: str
    seats: int
    options: dict[str, str]
    made_with: dict[str, str | int]
    whole: bool = False
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    draws: list[DrawnLuck] = field(default_factory=list)
    course: list[CoursePoint] = field(default_factory=list)

    @property
    def start(self) -> list[float]:
        """Each seat's chance to win before the first entry."""
        return self.course[0].chances

    @property
    def end(self) -> list[float]:
        """Each seat's chance at the end of what was reviewed: its share of the win, if the game is over."""
        return self.course[-1].chances

    def luck_of_draws(self) -> list[float]:
        """Return what all draws together were worth to each seat."""
        return [rounded(sum(draw.luck[seat] for draw in self.draws)) for seat in range(self.seats)]

    def skill(self) -> list[list[float]]:
        """Return by how much the decisions of each seat (row) changed the chance of each seat (column)."""
        own = [[decision.skill for decision in self.decisions if decision.seat == seat] for seat in range(self.seats)]
        return [[rounded(sum(change[seat] for change in changes)) for seat in range(self.seats)] for changes in own]

    def luck_of_the_hidden(self) -> list[float]:
        """Return what is left: what lay hidden when it was decided, and what nobody's estimate had foreseen."""
        draws, skill = self.luck_of_draws(), self.skill()
        changes = [draws[seat] + sum(row[seat] for row in skill) for seat in range(self.seats)]
        return [rounded(self.end[seat] - self.start[seat] - changes[seat]) for seat in range(self.seats)]

    def moments(self) -> list[Decision | DrawnLuck]:
        """Return the decisions and draws that changed most, in the order of the game."""
        changes: list[tuple[float, Decision | DrawnLuck]] = [
            (max(abs(change) for change in decision.skill), decision) for decision in self.decisions
        ]
        changes += [(max(abs(change) for change in draw.luck), draw) for draw in self.draws]
        largest = sorted(changes, key=lambda change: (-change[0], change[1].entry))[:MOMENTS]
        return sorted((moment for change, moment in largest if change), key=lambda moment: moment.entry)

    def losses(self, seat: int) -> list[float]:
        """Return what each decision of a seat cost it."""
        return [decision.loss for decision in self.decisions if decision.seat == seat]

    def to_json(self) -> dict[str, Any]:
        """Return it as data for JSON, with the sums for every player."""
        draws, hidden, skill = self.luck_of_draws(), self.luck_of_the_hidden(), self.skill()
        players = []
        for seat in range(self.seats):
            grades = [decision.grade for decision in self.decisions if decision.seat == seat]
            exact = accuracy(self.losses(seat))
            players.append(
                {
                    "seat": seat,
                    "accuracy": None if exact is None else round(exact, 1),
                    "grades": {grade: grades.count(grade) for grade in GRADES},
                    "start": self.start[seat],
                    "luck": rounded(draws[seat] + hidden[seat]),
                    "luck_of_draws": draws[seat],
                    "luck_of_the_hidden": hidden[seat],
                    "skill": [row[seat] for row in skill],
                    "end": self.end[seat],
                }
            )
        moments = [moment.entry for moment in self.moments()]
        return {"format": FORMAT, "thresholds": THRESHOLDS, "players": players, "moments": moments, **asdict(self)}


def rounded(chance: float) -> float:
    """Return a chance with as many digits as a review keeps."""
    return round(chance, DIGITS) + 0.0
