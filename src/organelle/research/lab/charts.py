"""Plots as SVG: intervals, histograms, bars and a line, in the colours of the page's style sheet."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from organelle.research.lab.measures import Figure

WIDTH: Final = 640.0
"""The width of a large plot in its own units; the page scales it."""

STRIP: Final = 120.0
"""The width of a small plot in a table."""


def number(value: float) -> str:
    """Return a coordinate, short."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def interval_strip(figures: Sequence[Figure | None], most: float, mark: float | None = None) -> str:
    """Return the intervals of one figure with each sheet, one above the other, for a cell of a table.

    Args:
        figures: Of the sheets in order; None where there is no figure.
        most: The value at the right end; the left one is 0.
        mark: Where a line stands for what would be fair; None for no line.
    """
    height = 6.0 + 10.0 * len(figures)
    parts = [f'<line class="axis" x1="0" y1="{number(height - 1)}" x2="{number(STRIP)}" y2="{number(height - 1)}"/>']
    if mark is not None:
        at = number(place(mark, most, STRIP))
        parts.append(f'<line class="fair" x1="{at}" y1="0" x2="{at}" y2="{number(height)}"/>')
    for index, figure in enumerate(figures):
        if figure is not None:
            parts.append(interval(figure, most, 8.0 + 10.0 * index, index))
    return svg(STRIP, height, parts, "strip")


def interval(figure: Figure, most: float, y: float, sheet: int) -> str:
    """Return a dot with its interval."""
    low, at, high = (number(place(value, most, STRIP)) for value in (figure.low, figure.value, figure.high))
    return (
        f'<line class="range s{sheet}" x1="{low}" y1="{number(y)}" x2="{high}" y2="{number(y)}"/>'
        f'<circle class="dot s{sheet}" cx="{at}" cy="{number(y)}" r="3.5"/>'
    )


def place(value: float, most: float, width: float) -> float:
    """Return where a value lies on a scale from 0 that begins and ends a little inside the plot."""
    return 4 + (width - 8) * min(1.0, max(0.0, value / most)) if most else 4.0


def histogram(counts: Sequence[dict[int, int]], title: str, unit: str) -> str:
    """Return how many games had each number, for one sheet or for two beside each other.

    Args:
        counts: For each sheet, games by number.
        title: What the plot shows, for those who cannot see it.
        unit: What the numbers are.
    """
    bins, step = bins_of(counts)
    shares = [[binned(one, start, step) / max(1, sum(one.values())) for start in bins] for one in counts]
    top = max(max(one) for one in shares)
    height, foot = 200.0, 160.0
    each = WIDTH / len(bins)
    wide = each * 0.86 / len(counts)
    parts = [f'<line class="axis" x1="0" y1="{number(foot)}" x2="{number(WIDTH)}" y2="{number(foot)}"/>']
    for sheet, share in enumerate(shares):
        for index, value in enumerate(share):
            tall = 140 * value / top
            x = each * index + each * 0.07 + wide * sheet
            parts.append(bar(x, foot - tall, wide, tall, sheet))
    every = max(1, -(-len(bins) // 16))
    for index in range(0, len(bins), every):
        parts.append(label(each * (index + 0.5), foot + 17, str(bins[index])))
    parts.append(label(WIDTH / 2, height - 3, unit))
    return svg(WIDTH, height, parts, "plot", title)


def bins_of(counts: Sequence[dict[int, int]]) -> tuple[list[int], int]:
    """Return the first number of every bin of a histogram, and how many numbers each holds.

    >>> bins_of([{11: 5}])
    ([9, 10, 11, 12, 13], 1)
    """
    least, most = min(min(one) for one in counts), max(max(one) for one in counts)
    if most - least < 4:
        least, most = least - 2, most + 2
    step = -(-(most - least + 1) // 26)
    return list(range(least, most + 1, step)), step


def binned(counts: dict[int, int], start: int, step: int) -> int:
    """Return how many games lie in a bin."""
    return sum(counts.get(value, 0) for value in range(start, start + step))


def bar(x: float, y: float, width: float, height: float, sheet: int) -> str:
    """Return a bar."""
    return (
        f'<rect class="bar s{sheet}" x="{number(x)}" y="{number(y)}" '
        f'width="{number(width)}" height="{number(max(0.0, height))}" rx="1.5"/>'
    )


def label(x: float, y: float, text: str, anchor: str = "middle") -> str:
    """Return a short text in a plot."""
    return f'<text x="{number(x)}" y="{number(y)}" text-anchor="{anchor}">{escape(text)}</text>'


def trial_line(values: Sequence[float], title: str, unit: str) -> str:
    """Return how the best value so far went down from trial to trial, with every trial as a dot."""
    height, foot, left = 200.0, 165.0, 34.0
    top = max(max(values), 1e-9)
    each = (WIDTH - left - 8) / max(1, len(values) - 1)
    points = [(left + each * index, foot - 150 * value / top) for index, value in enumerate(values)]
    best, way = values[0], []
    for index, value in enumerate(values):
        best = min(best, value)
        way.append(f"{number(left + each * index)},{number(foot - 150 * best / top)}")
    parts = [f'<line class="axis" x1="{number(left)}" y1="{foot}" x2="{number(WIDTH)}" y2="{foot}"/>']
    parts += [f'<circle class="trial" cx="{number(x)}" cy="{number(y)}" r="3"/>' for x, y in points]
    parts.append(f'<polyline class="way" points="{" ".join(way)}"/>')
    parts += [label(left - 5, foot - 146, f"{top:.2f}", "end"), label(left - 5, foot, "0", "end")]
    parts += [label(left, foot + 17, "1"), label(WIDTH - 8, foot + 17, str(len(values)), "end")]
    parts.append(label(WIDTH / 2, height - 2, unit))
    return svg(WIDTH, height, parts, "plot", title)


def svg(width: float, height: float, parts: Sequence[str], kind: str, title: str = "") -> str:
    """Return a drawing; one without a title stands beside its figures and is hidden from screen readers."""
    told = f'role="img" aria-label="{escape(title)}"' if title else 'aria-hidden="true"'
    return f'<svg class="{kind}" viewBox="0 0 {number(width)} {number(height)}" {told}>{"".join(parts)}</svg>'
