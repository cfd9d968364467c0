"""Why an answer is good: what it leads to in imagined games, and the next best one does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from organelle.bots.lookahead import Lookahead
from organelle.coach.values import ChanceHeuristic
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE, CHANCE_ASKED, State
from organelle.table.window import Window

TELLING: Final = {
    "cytosis": {
        "cytosis.card.completed": 5,
        "cytosis.receptors.scored": 5,
        "cytosis.goal.marked": 4,
        "cytosis.golgi.moved": 2,
        "cytosis.vesicle.placed": 2,
        "cytosis.market.bought": 1,
        "cytosis.resource.gained": 1,
    },
    "cellulose": {
        "cellulose.wall.built": 4,
        "cellulose.scored": 4,
        "cellulose.grew": 3,
        "cellulose.card.played": 3,
        "cellulose.enzyme.activated": 2,
        "cellulose.gained": 1,
    },
    "foment": {
        "foment.claimed": 6,
        "foment.breached": 4,
        "foment.built": 3,
        "foment.mutated": 3,
        "foment.grew": 2,
        "foment.ate": 1,
    },
    "duel": {"duel.scored": 3},
}
"""The events that say what something was good for, by game: the higher the number, the more they tell."""

GAMES_IMAGINED: Final = 12
"""Imagined games that a reason rests on."""

ROUNDS: Final = 2
"""Rounds that they go on for, the present one included."""

LONGEST: Final = 400
"""Answers after which an imagined game ends in any case."""

LIKELY: Final = 0.4
"""The least part of the imagined games in which something must happen to be a reason."""


@dataclass(frozen=True)
class Reason:
    """What an answer leads to.

    Attributes:
        event: what happens, as the seat sees it.
        count: in how many imagined games.
        of: how many there were.
    """

    event: dict[str, Any]
    count: int
    of: int


class Imagination:
    """Imagines how a game goes on after an answer, and takes down what the seat that answers does.

    Args:
        window: what the seat may know.
        heuristic: by which everybody plays on.
        rng: where all random numbers come from.
        in_time: whether one more game may be imagined.
    """

    def __init__(
        self, window: Window, heuristic: ChanceHeuristic, rng: Rng, in_time: Callable[[], bool] = lambda: True
    ) -> None:
        self.window = window
        self.heuristic = heuristic
        self.rng = rng
        self.in_time = in_time
        self.telling = TELLING.get(window.game.name, {})
        self.out = ActionBuffer()

    def reason(self, action: int, other: int | None) -> Reason | None:
        """Return what an answer leads to more often than another one does; None if nothing telling does."""
        seed = self.rng.next()
        seen: Counter[tuple[tuple[str, Any], ...]] = Counter()
        unlike: Counter[tuple[tuple[str, Any], ...]] = Counter()
        count = 0
        for number in range(GAMES_IMAGINED):
            if count and not self.in_time():
                break
            seen.update(self.imagine(action, Rng(seed, number)))
            if other is not None:
                unlike.update(self.imagine(other, Rng(seed, number)))
            count += 1
        likely = [event for event in seen if seen[event] >= LIKELY * count]
        if not likely:
            return None
        best = max(likely, key=lambda event: (self.weight(event) * (2 * seen[event] - unlike[event]), event))
        return Reason(dict(best), seen[best], count)

    def weight(self, event: tuple[tuple[str, Any], ...]) -> int:
        """Return how much an event tells."""
        return self.telling[str(dict(event)["key"])]

    def imagine(self, action: int, rng: Rng) -> set[tuple[tuple[str, Any], ...]]:
        """Return the telling events of the seat in one imagined game after an answer, each once."""
        s = self.window.world(rng)
        last = int(getattr(s, "round", 0)) + ROUNDS
        s.events_off = False
        s.play(self.window.seat, action)
        for _ in range(LONGEST):
            if s.asked == 0 or int(getattr(s, "round", 0)) >= last:
                break
            self.play_on(s, rng)
        views = [self.window.vocabulary.event_view(record, self.window.seat) for record in s.emitted]
        own = [view for view in views if view["key"] in self.telling and view.get("seat") == self.window.seat]
        return {tuple(sorted(view.items())) for view in own}

    def play_on(self, s: State, rng: Rng) -> None:
        """Let whoever is asked answer: chance by its weights, the seat by looking ahead, others as looks good."""
        if s.asked == CHANCE_ASKED:
            seat = CHANCE
            s.options(CHANCE, self.out)
        else:
            seat = next(seat for seat in range(s.seats) if s.waits_for(seat))
            s.options(seat, self.out)
            if seat == self.window.seat and self.out.count > 1:
                s.play(seat, self.most_promising(s, rng))
                return
            self.heuristic.weigh_options(s, seat, self.out)
        s.play(seat, int(self.out.items[self.out.pick(rng.below(self.out.total))]))

    def most_promising(self, s: State, rng: Rng) -> int:
        """Return the seat's answer with the highest chance, one answer ahead."""
        lookahead = Lookahead(self.heuristic, s)
        lookahead.begin(s, self.window.seat, rng.next())
        return max(self.out.to_list(), key=lookahead.value)
