"""The report as one HTML page that needs nothing from outside: its head, its first screen, its foot."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

import organelle
from organelle.localization import sentence
from organelle.research.lab import findings
from organelle.research.lab.findings import Finding, Item
from organelle.research.lab.page_sections import section_html
from organelle.research.lab.report import Report, Section, options_of
from organelle.research.lab.words import Words

STYLE: Final = Path(__file__).with_name("report.css")

MOST_CHIPS: Final = 12
"""Things that one sentence of the first screen names."""

LIMITS: Final = {
    "strong-worth": findings.STRONG_WORTH,
    "strong-wins": findings.STRONG_WINS,
    "weak-wins": findings.WEAK_WINS,
    "hardly": findings.HARDLY,
    "dead": findings.DEAD,
    "seat": findings.UNFAIR,
    "ending-rare": findings.RARE_ENDING,
    "ending-most": findings.MOST_ENDINGS,
    "source-rare": findings.RARE_SOURCE,
    "source-most": findings.MOST_POINTS,
    "quiet": findings.QUIET,
    "short": findings.SHORT,
}
"""The limit of every rule, which the page states."""

RATIOS: Final = ("strong-worth", "strong-wins", "weak-wins")
"""Rules whose limit is how many times something else a figure is."""


def page(report: Report, language: str, extra: str = "") -> str:
    """Return the page.

    Args:
        report: What was measured.
        language: Of its sentences.
        extra: More of the page, between the first screen and the tables, such as the trials of a tuning.
    """
    words = Words(language, report.plan.game)
    title = words.say("lab-title", game=words.say(f"{report.plan.game}-title"))
    body = [
        f"<header><div><h1>{escape(title)}</h1>{about(report, words)}</div></header>",
        navigation(report, words, extra),
        "<main>",
        first_screen(report, words),
        extra,
        *(section_html(report, section, words) for section in report.sections),
        how_to_read(words),
        foot(report, words),
        "</main>",
    ]
    return document(language, title, "\n".join(body))


def document(language: str, title: str, body: str) -> str:
    """Return a whole page with its style inside; its policy lets nothing be fetched and nothing run."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text('utf-8')}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def about(report: Report, words: Words) -> str:
    """Return what was played, in a sentence, and the names of the sheets."""
    plan = report.plan
    seats = ", ".join(str(count) for count in plan.seats)
    options = options_of(plan)
    told = words.say("lab-about", games=plan.games, seats=seats, bots=", ".join(plan.bots), seed=plan.seed)
    lines = [
        f'<p class="soft">{escape(told)} {escape(words.say("lab-options", options=options) if options else "")}</p>'
    ]
    if len(plan.sheets) > 1 or plan.sheets[0].name:
        keys = [
            f'<span class="key s{index}"></span>{escape(sheet_name(report, index, words))}' for index in sheets(report)
        ]
        lines.append(f"<p>{' &nbsp; '.join(keys)}</p>")
    return "".join(lines)


def sheets(report: Report) -> range:
    """Return the numbers of the sheets."""
    return range(len(report.plan.sheets))


def sheet_name(report: Report, index: int, words: Words) -> str:
    """Return what a sheet is called; the game's own have no name of their own."""
    return report.plan.sheets[index].name or words.say("lab-own-sheets")


def navigation(report: Report, words: Words, extra: str) -> str:
    """Return links to the parts of the page."""
    links = [("findings", words.say("lab-findings"))]
    links += [("search", words.say("lab-search"))] if extra else []
    links += [(f"seats-{one.seats}", words.say("lab-players", seats=one.seats)) for one in report.sections]
    links.append(("reading", words.say("lab-reading")))
    made = "".join(f'<a href="#{anchor}">{escape(text)}</a>' for anchor, text in links)
    return f'<nav aria-label="{escape(words.say("lab-contents"))}"><div>{made}</div></nav>'


def first_screen(report: Report, words: Words) -> str:
    """Return what stands out in plain sentences, and with two sheets what changed."""
    found = [
        finding_html(finding, words, len(report.sections) > 1) for one in report.sections for finding in one.findings
    ]
    if not found:
        found = [f'<li class="calm"><p>{escape(words.say("lab-calm"))}</p></li>']
    head = words.say("lab-stands-out", sheet=sheet_name(report, len(report.plan.sheets) - 1, words))
    changes = "".join(changes_html(section, words, len(report.sections) > 1) for section in report.sections)
    compared = f'<h3>{escape(words.say("lab-changes"))}</h3><ul class="findings">{changes}</ul>' if changes else ""
    return (
        f'<section id="findings"><h2>{escape(words.say("lab-findings"))}</h2><p class="soft">{escape(head)}</p>'
        f'<ul class="findings">{"".join(found)}</ul>{compared}</section>'
    )


def finding_html(finding: Finding, words: Words, several: bool) -> str:
    """Return one finding: a sentence, and what it names with figures."""
    told = words.say(f"lab-finding-{finding.rule}", limit=limit_text(finding.rule, words))
    group = "" if finding.rule in WHOLE else f"{words.group(finding.subject)}: "
    chips = "".join(chip(finding, item, words) for item in finding.items[:MOST_CHIPS])
    more = len(finding.items) - MOST_CHIPS
    chips += f"<li>{escape(words.say('lab-more', count=more))}</li>" if more > 0 else ""
    said = f"{where(finding.seats, words, several)}<p><b>{escape(group)}</b>{escape(told)}</p>"
    return f'<li>{said}<ul class="chips">{chips}</ul></li>'


WHOLE: Final = ("seat", "ending-rare", "ending-most", "source-rare", "source-most", "quiet", "short")
"""Rules about the whole game, whose sentences name their subject themselves."""


def where(seats: int, words: Words, several: bool) -> str:
    """Return at how many players something was found, where the report has several."""
    return f'<span class="where">{escape(words.say("lab-players", seats=seats))}</span>' if several else ""


def chip(finding: Finding, item: Item, words: Words) -> str:
    """Return one thing that a finding names."""
    if finding.rule == "strong-worth":
        figure = f"{words.decimal(item.value, 1)} ×"
    else:
        figure = words.percent(item.value)
    span = (
        f" <small>({words.span(item.low, item.high)})</small>" if item.low is not None and item.high is not None else ""
    )
    name = words.item(finding.subject, item.name)
    return f"<li>{f'<b>{escape(name)}</b>: ' if name else ''}{figure}{span}</li>"


def limit_text(rule: str, words: Words) -> str:
    """Return the limit of a rule as people read it."""
    return words.decimal(LIMITS[rule], 1) if rule in RATIOS else words.percent(LIMITS[rule])


def changes_html(section: Section, words: Words, several: bool) -> str:
    """Return which figures changed by more than chance, the surest first."""
    if not section.changes:
        return ""
    changed = [change for change in section.changes if change.is_significant]
    changed.sort(key=lambda change: change.p_value)
    told = words.say("lab-changed", count=len(changed), all=len(section.changes))
    chips = ""
    for change in changed[:MOST_CHIPS]:
        figures = f"{words.value(change.before, change.name)} → {words.value(change.after, change.name)}"
        chips += f"<li><b>{escape(words.measure(change.name))}</b> {figures}</li>"
    if len(changed) > MOST_CHIPS:
        chips += f"<li>{escape(words.say('lab-more', count=len(changed) - MOST_CHIPS))}</li>"
    kind = "changed" if changed else "calm"
    inner = f'<p>{escape(told)}</p><ul class="chips">{chips}</ul>'
    return f'<li class="{kind}">{where(section.seats, words, several)}{inner}</li>'


def how_to_read(words: Words) -> str:
    """Return the rules by which things were named, and what the intervals are."""
    rules = ""
    for rule in LIMITS:
        about_it = words.say(f"lab-rule-{rule}-about", limit=limit_text(rule, words), few=findings.LEAST_VALUES)
        rules += f"<dt>{escape(words.say(f'lab-rule-{rule}'))}</dt><dd>{escape(about_it)}</dd>"
    told = "".join(f"<p>{escape(words.say(key))}</p>" for key in ("lab-intervals", "lab-corrected", "lab-bots-only"))
    head = f"<h2>{escape(words.say('lab-reading'))}</h2>"
    return f'<section id="reading">{head}{told}<dl class="rules">{rules}</dl></section>'


def foot(report: Report, words: Words) -> str:
    """Return what made the report, so that it can be made again."""
    version = organelle.game(report.plan.game).version
    made = words.say("lab-made", version=organelle.__version__, rules=version)
    return f"<footer><p>{escape(made)}</p></footer>"


def plain_findings(report: Report, language: str) -> list[str]:
    """Return what stands out as lines of text, for the terminal."""
    words = Words(language, report.plan.game)
    lines = []
    for section in report.sections:
        for finding in section.findings:
            told = words.say(f"lab-finding-{finding.rule}", limit=limit_text(finding.rule, words))
            names = ", ".join(named(finding, item, words) for item in finding.items[:MOST_CHIPS])
            lines.append(f"{words.say('lab-players', seats=section.seats)}: {told} {names}")
    return lines or [sentence(language, "lab-calm", {})]


def named(finding: Finding, item: Item, words: Words) -> str:
    """Return a thing with its figure, as text."""
    figure = f"{words.decimal(item.value, 1)} ×" if finding.rule == "strong-worth" else words.percent(item.value)
    return f"{words.item(finding.subject, item.name)} {figure}".strip()
