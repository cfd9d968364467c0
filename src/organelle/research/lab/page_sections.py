"""The tables and plots of a report, for one number of players after the other."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from organelle.research.lab import charts
from organelle.research.lab.findings import Finding
from organelle.research.lab.meaning import SEEN, Group
from organelle.research.lab.measures import SHARE, Figure
from organelle.research.lab.report import Report, Section
from organelle.research.lab.words import Words, capitalized, is_part

WORTH: Final = "worth"
WINS: Final = "wins"

MOST_BESIDE: Final = 3
"""Columns of a table in which plots stand beside their figures; with more they stand above them."""

TILES: Final = ("rounds.median", "decisions.mean", "score.winner", "score.gap", "lead.held", "choices.mattered")
"""The figures that are shown large, where there are any."""


def section_html(report: Report, section: Section, words: Words) -> str:
    """Return all about one number of players."""
    parts = [
        f'<section id="seats-{section.seats}"><h2>{escape(words.say("lab-players", seats=section.seats))}</h2>',
        tiles(section, words),
        seats_html(section, words),
        length_html(section, words),
        scores_html(report, section, words),
        named_table(section, words, "endings", [f"ending.{name}" for name in report.meaning.endings]),
        happened_html(report, section, words),
        named_table(section, words, "course", course_measures(section)),
        *(group_html(section, group, words) for group in report.meaning.groups),
        "</section>",
    ]
    return "\n".join(part for part in parts if part)


def tiles(section: Section, words: Words) -> str:
    """Return the most important figures."""
    made = []
    for name in TILES:
        figures = [figure for figure in section.figures(name) if figure is not None]
        if figures:
            value = " → ".join(words.value(figure, name) for figure in figures)
            span = words.range_of(figures[-1], name)
            made.append(f"<div><dt>{escape(words.measure(name))}</dt><dd>{value}<small>{span}</small></dd></div>")
    return f'<dl class="tiles">{"".join(made)}</dl>'


def seats_html(section: Section, words: Words) -> str:
    """Return how often every seat wins."""
    if section.seats == 1:
        return named_table(section, words, "wins-alone", ["seat.1.wins"])
    names = [f"seat.{seat}.wins" for seat in range(1, section.seats + 1)]
    return named_table(section, words, "seats", names, section.fair)


def length_html(section: Section, words: Words) -> str:
    """Return how many rounds games take."""
    title = words.say("lab-length")
    plot = charts.histogram(section.rounds(), title, words.say("lab-rounds"))
    rows = [f"rounds.{kind}" for kind in ("median", "mean")] + ["decisions.mean"]
    told = details(section, words, rows, section.rounds(), words.say("lab-rounds"))
    return f"<h3>{escape(title)}</h3><figure>{plot}</figure>{told}"


def scores_html(report: Report, section: Section, words: Words) -> str:
    """Return how scores are spread and where points come from, if the game has points."""
    if not report.meaning.sources:
        return ""
    title = words.say("lab-scores")
    plot = charts.histogram(section.scores(), title, words.say("lab-score"))
    shown = f"<h3>{escape(title)}</h3><figure>{plot}</figure>"
    rows = ["score.mean", "score.winner", "score.gap"]
    shown += details(section, words, rows, section.scores(), words.say("lab-score"))
    sources = [f"points.{name}" for name in report.meaning.sources]
    known = [name for name in sources if any(one and one.value for one in section.figures(name))]
    kinds = [f"kinds.{name}" for name in report.meaning.kinds]
    return shown + named_table(section, words, "points", known) + named_table(section, words, "kinds", kinds)


def happened_html(report: Report, section: Section, words: Words) -> str:
    """Return what happened in games, how often and in how many of them, and the other figures of the game."""
    names = sorted(set(report.meaning.happenings.values()))
    heads = [words.say("lab-happening"), words.say("lab-stage-games"), words.say("lab-stage-times")]
    rows = []
    for name in names:
        if any(one and one.value for one in section.figures(f"happened.{name}.times")):
            cells = [figure_cell(section, f"happened.{name}.games", words, 1.0)]
            cells.append(figure_cell(section, f"happened.{name}.times", words, None))
            rows.append(row(words.item("happened", name), cells, named_in(section.findings, "happened", name)))
    for name in report.meaning.figures:
        cells = [figure_cell(section, f"figure.{name}", words, 1.0), "<td></td>"]
        rows.append(row(words.item("figure", name), cells, named=False))
    return table(words.say("lab-happened"), heads, rows) if rows else ""


def course_measures(section: Section) -> list[str]:
    """Return the measures of leads, comebacks and choices that there are."""
    names = ("lead.held", "lead.comeback", "lead.changes", "choices.mattered", "choices.spread")
    return [name for name in names if any(section.figures(name))]


def named_table(section: Section, words: Words, title: str, names: Sequence[str], fair: float | None = None) -> str:
    """Return a table of measures with their intervals, or nothing if there are none."""
    if not names:
        return ""
    rows = []
    for name in names:
        subject, _, rest = name.partition(".")
        said = rest.partition(".")[0]
        shown = words.measure(name) if subject in ("lead", "choices") else words.item(subject, said)
        shares = [one for one in section.figures(name) if one and (one.kind == SHARE or is_part(name))]
        cell = figure_cell(section, name, words, widest(section, names, fair) if shares else None, fair)
        rows.append(row(shown, [cell], named_in(section.findings, subject, said)))
    heads = [words.say(f"lab-{title}-name"), words.say(f"lab-{title}-figure")]
    return table(words.say(f"lab-{title}"), heads, rows)


def widest(section: Section, names: Sequence[str], fair: float | None) -> float:
    """Return the right end of the scale that all shares of a table have."""
    highs = [
        one.high for name in names for one in section.figures(name) if one and (one.kind == SHARE or is_part(name))
    ]
    return max(*highs, fair or 0.0, 0.05)


def named_in(found: Sequence[Finding], subject: str, name: str) -> bool:
    """Return whether the first screen names something."""
    return any(one.subject == subject and any(item.name == name for item in one.items) for one in found)


def group_html(section: Section, group: Group, words: Words) -> str:
    """Return the table of a group of things, those that come furthest first."""
    things = section.tables[-1].things.get(group.name, ())
    if not things:
        return ""
    stages = [*group.stages, *([WINS] if group.wins else []), *([WORTH] if group.priced else [])]
    ordered = sorted(things, key=lambda thing: -value_of(section, f"{group.name}.{thing.name}.{group.last}"))
    worths = [section.figures(f"{group.name}.{thing.name}.{WORTH}") for thing in things]
    most = max((one.high for found in worths for one in found if one), default=1.0)
    rows = []
    for thing in ordered:
        name = f"{group.name}.{thing.name}"
        cells = []
        for stage in stages:
            fair = section.fair if stage == WINS else None
            shown = None if stage == SEEN else most if stage == WORTH else 1.0
            cells.append(figure_cell(section, f"{name}.{stage}", words, shown, fair))
        rows.append(row(words.item(group.name, thing.name), cells, named_in(section.findings, group.name, thing.name)))
    heads = [words.say("lab-thing"), *(words.say(f"lab-stage-{stage}") for stage in stages)]
    return table(words.group(group.name), heads, rows, words.say("lab-wins-about") if group.wins else "")


def value_of(section: Section, name: str) -> float:
    """Return the figure with the last sheet, 0 if there is none."""
    figure = section.tables[-1].figures.get(name)
    return figure.value if figure else 0.0


def figure_cell(section: Section, name: str, words: Words, most: float | None, fair: float | None = None) -> str:
    """Return a cell with a figure and its interval for each sheet; its plot reaches to `most`, None for no plot."""
    figures = section.figures(name)
    if not any(figures):
        return "<td>–</td>"
    plot = "" if most is None else charts.interval_strip(figures, most, fair)
    shown = "<br>".join(figure_text(figure, name, words) for figure in figures)
    mark = ""
    if section.change(name):
        told = escape(words.say("lab-changed-mark"))
        mark = f' <span class="changed-mark" title="{told}" role="img" aria-label="{told}">≠</span>'
    return f'<td><div class="cell">{plot}<span>{shown}{mark}</span></div></td>'


def figure_text(figure: Figure | None, name: str, words: Words) -> str:
    """Return a figure with its interval."""
    if figure is None:
        return "–"
    span = f" <small>({words.range_of(figure, name)})</small>" if figure.low < figure.high else ""
    return words.value(figure, name) + span


def details(section: Section, words: Words, names: Sequence[str], counts: Sequence[dict[int, int]], unit: str) -> str:
    """Return what a histogram shows as tables, which are opened beside it."""
    shown = [name for name in names if any(section.figures(name))]
    rows = [row(words.measure(name), [figure_cell(section, name, words, None)], named=False) for name in shown]
    figures = bare_table([words.say("lab-measure"), words.say("lab-figure")], rows)
    bins, step = charts.bins_of(counts)
    spread = []
    for start in bins:
        found = [charts.binned(one, start, step) / max(1, sum(one.values())) for one in counts]
        if any(found):
            name = str(start) if step == 1 else f"{start}–{start + step - 1}"
            spread.append(row(name, [f"<td>{' → '.join(words.percent(share) for share in found)}</td>"], named=False))
    spread_table = bare_table([capitalized(unit), words.say("lab-how-many")], spread)
    return f"<details><summary>{escape(words.say('lab-as-table'))}</summary>{figures}{spread_table}</details>"


def row(name: str, cells: Sequence[str], named: bool) -> str:
    """Return a row of a table; one that the first screen names is marked."""
    kind = ' class="named"' if named else ""
    return f'<tr{kind}><th scope="row">{escape(name)}</th>{"".join(cells)}</tr>'


def table(title: str, heads: Sequence[str], rows: Sequence[str], note: str = "") -> str:
    """Return a table under a heading and a note."""
    told = f'<p class="soft small">{escape(note)}</p>' if note else ""
    return f"<h3>{escape(title)}</h3>{told}{bare_table(heads, rows)}"


def bare_table(heads: Sequence[str], rows: Sequence[str]) -> str:
    """Return a table that can be moved sideways where it is too wide."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    inner = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    kind = "wide many" if len(heads) > MOST_BESIDE else "wide"
    return f'<div class="{kind}" tabindex="0">{inner}</div>'
