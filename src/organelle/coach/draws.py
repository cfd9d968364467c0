"""What luck is worth: a draw is compared with the mean over all that could have come up."""

from __future__ import annotations

from organelle.coach.values import ChanceHeuristic
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.state import CHANCE, State


def luck_of_draw(heuristic: ChanceHeuristic, s: State, action: int) -> list[float]:
    """Return by how much a draw changed each seat's chance to win against the mean over its outcomes.

    The mean of that over the outcomes, by their weights, is zero whatever the value is: nobody has luck on average.

    Args:
        heuristic: what winning chances are.
        s: the position in which chance is asked; it is not changed.
        action: what came up.
    """
    out = ActionBuffer()
    s.options(CHANCE, out)
    drawn = after_draw(heuristic, s, action)
    if out.count == 1:
        return [0.0] * s.seats
    means = [0.0] * s.seats
    for index in range(int(out.count)):
        part = int(out.weights[index]) / int(out.total)
        outcome = after_draw(heuristic, s, int(out.items[index]))
        means = [mean + part * chance for mean, chance in zip(means, outcome)]
    return [chance - mean for chance, mean in zip(drawn, means)]


def after_draw(heuristic: ChanceHeuristic, s: State, action: int) -> list[float]:
    """Return each seat's chance to win after a draw."""
    after = s.copy()
    after.play(CHANCE, action)
    return heuristic.chances(after)
