"""The part of a report that shows how figures were tuned: the trials, what it proposes, and what that reaches."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from organelle.research.lab import charts
from organelle.research.lab.measures import Figure
from organelle.research.lab.ntbea import Point
from organelle.research.lab.page_sections import bare_table, row
from organelle.research.lab.report import Report, Section
from organelle.research.lab.targets import Target, matching
from organelle.research.lab.tuning import Trial, TuningPlan
from organelle.research.lab.words import Words


@dataclass(frozen=True)
class TuningResult:
    """A tuning that is over: all its trials in order, and the values that it proposes."""

    tuning: TuningPlan
    trials: tuple[Trial, ...]
    proposal: Point


def tuning_html(result: TuningResult, report: Report, language: str) -> str:
    """Return the trials of a tuning, the figures that it proposes, and every target with what is reached."""
    words = Words(language, report.plan.game)
    losses = [trial.loss for trial in result.trials]
    title = words.say("lab-way")
    told = words.say(
        "lab-way-about",
        trials=len(result.trials),
        games=result.tuning.games,
        bots=", ".join(result.tuning.bots),
        first=words.decimal(losses[0], 2),
        best=words.decimal(min(losses), 2),
    )
    parts = [
        f'<section id="search"><h2>{escape(words.say("lab-search"))}</h2><p>{escape(told)}</p>',
        f"<h3>{escape(title)}</h3><figure>{charts.trial_line(losses, title, words.say('lab-trials'))}</figure>",
        trials_table(result, words),
        f"<h3>{escape(words.say('lab-proposal'))}</h3><p>{escape(words.say('lab-proposal-about'))}</p>",
        proposal_table(result, words),
        f"<h3>{escape(words.say('lab-targets'))}</h3>",
        targets_table(result, report, words),
        "</section>",
    ]
    return "\n".join(parts)


def trials_table(result: TuningResult, words: Words) -> str:
    """Return every trial as a row, to be opened beside the plot."""
    heads = [words.say("lab-trial"), words.say("lab-distance"), words.say("lab-values")]
    rows = []
    for number, trial in enumerate(result.trials, 1):
        values = ", ".join(str(value) for value in trial.point)
        cells = [f"<td>{words.decimal(trial.loss, 3)}</td>", f"<td>{escape(values)}</td>"]
        rows.append(row(str(number), cells, trial.point == result.proposal))
    inner = bare_table(heads, rows)
    return f"<details><summary>{escape(words.say('lab-as-table'))}</summary>{inner}</details>"


def proposal_table(result: TuningResult, words: Words) -> str:
    """Return the figures with their values before and after."""
    heads = [words.say(f"lab-figure-{name}") for name in ("place", "range", "before", "after")]
    rows = []
    for one, before, after in zip(result.tuning.targets.ranges, result.tuning.start, result.proposal, strict=True):
        cells = [f"<td>{one.low}–{one.high}</td>", f"<td>{before}</td>", f"<td><b>{after}</b></td>"]
        rows.append(row(f"{one.sheet} · {one.row} · {one.column}", cells, before != after))
    return bare_table(heads, rows)


def targets_table(result: TuningResult, report: Report, words: Words) -> str:
    """Return every measure that a target is about, with what was wanted and what either sheet reaches."""
    heads = [words.say(f"lab-target-{name}") for name in ("measure", "wanted", "before", "after")]
    rows = []
    for section in report.sections:
        for target in result.tuning.targets.targets:
            before = dict(matching(target, section.tables[0]))
            after = dict(matching(target, section.tables[-1]))
            rows += [
                target_row(target, name, (before.get(name), after.get(name)), section, words)
                for name in sorted({*before, *after})
            ]
    return bare_table(heads, rows)


def target_row(
    target: Target, name: str, figures: tuple[Figure | None, Figure | None], section: Section, words: Words
) -> str:
    """Return a measure with what was wanted and what either sheet reaches."""
    part = figures[1] is not None and words.is_percent(figures[1], name)
    wanted = f"{bound(target.least, part, words)} – {bound(target.most, part, words)}"
    cells = [f"<td>{wanted}</td>", *(reached_cell(target, name, figure, words) for figure in figures)]
    missed = figures[1] is not None and not target.reached(figures[1].value)
    return row(f"{words.measure(name)} ({words.say('lab-players', seats=section.seats)})", cells, missed)


def bound(value: float | None, part: bool, words: Words) -> str:
    """Return a bound in the unit of its measure."""
    if value is None:
        return "…"
    return words.percent(value) if part else words.decimal(value, 2)


def reached_cell(target: Target, name: str, figure: Figure | None, words: Words) -> str:
    """Return a figure and whether it lies where it should."""
    if figure is None:
        return "<td>–</td>"
    reached = target.reached(figure.value)
    told = words.say("lab-reached" if reached else "lab-missed")
    sign = f'<span role="img" aria-label="{escape(told)}" title="{escape(told)}">{"✓" if reached else "✗"}</span>'
    return f"<td>{sign} {words.value(figure, name)} <small>({words.range_of(figure, name)})</small></td>"
