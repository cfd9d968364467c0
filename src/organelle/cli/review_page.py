"""A review as one HTML page that needs nothing else: no script, no font, no picture from outside."""

from __future__ import annotations

from html import escape
from typing import Final

from organelle.coach.grades import GRADES, THRESHOLDS
from organelle.coach.narrator import Narrator, percent
from organelle.coach.report import Decision, Review
from organelle.localization import sentence

WIDTH, HEIGHT, LEFT, TOP = 720, 240, 36, 12
"""Of the chart, in its own units; and where it begins."""

COLOURS: Final = ("#0b6e99", "#b5482a", "#4d7c0f", "#7c3aed", "#8a6d00")
"""The lines of the players."""

DASHES: Final = ("", "8 4", "2 3", "10 3 2 3", "5 5")
"""The same told without colour."""

STYLE: Final = """
:root{color-scheme:light dark;--line:#8886;--bad:#b42318}
@media (prefers-color-scheme:dark){:root{--bad:#ff8a7a}}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}
th,td{padding:.35rem .5rem;text-align:left;border-bottom:1px solid var(--line)}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}.scroll{overflow-x:auto}
svg{width:100%;height:auto}svg text{font:11px system-ui,sans-serif;fill:currentColor}
.mistake,.blunder{color:var(--bad);font-weight:600}
"""


def review_page(found: Review, narrator: Narrator) -> str:
    """Return a review as HTML in the narrator's language."""
    language = narrator.language

    def say(key: str) -> str:
        return escape(sentence(language, key, {}))

    title = escape(sentence(language, "review-title", {"game": sentence(language, f"{found.game}-title", {})}))
    words = {name: value for name, value in found.made_with.items() if name != "value"}
    made = escape(sentence(language, "review-made-with", {"game": found.game, "seats": found.seats, **words}))
    moments = "".join(f"<li>{escape(told)}</li>" for _, told in narrator.moments())
    return f"""<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>{STYLE}</style></head><body>
<h1>{title}</h1><p>{made}</p>
<h2>{say("review-chart")}</h2>{chart(found, narrator)}
<h2>{say("review-moments")}</h2><ul>{moments}</ul>
<h2>{say("review-players")}</h2>{players_table(found, narrator)}<p>{say("review-sum-about")}</p>
<h2>{say("review-all-decisions")}</h2><p>{escape(thresholds_sentence(language))}</p>{decisions_table(found, narrator)}
</body></html>"""


def thresholds_sentence(language: str) -> str:
    """Return what the grades stand for."""
    return sentence(
        language, "review-thresholds", {grade: percent(least) for grade, least in THRESHOLDS.items() if least}
    )


def chart(found: Review, narrator: Narrator) -> str:
    """Return the winning chances as a drawing, with the rounds on its axis and the players named."""
    last = max(1, found.course[-1].entry)

    def across(entry: int) -> float:
        return round(LEFT + (WIDTH - LEFT) * entry / last, 1)

    def down(chance: float) -> float:
        return round(TOP + HEIGHT * (1 - chance), 1)

    parts = []
    for chance in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH}" y1="{down(chance)}" y2="{down(chance)}" stroke="#8884"/>')
        parts.append(f'<text x="0" y="{down(chance) + 4}">{percent(chance)} %</text>')
    begun = {moment.round: moment.entry for moment in reversed(found.course) if moment.round}
    for number, entry in begun.items():
        parts.append(f'<text x="{across(entry)}" y="{TOP + HEIGHT + 16}">{number}</text>')
    for seat in range(found.seats):
        points = " ".join(f"{across(moment.entry)},{down(moment.chances[seat])}" for moment in found.course)
        line = f'stroke="{COLOURS[seat]}" stroke-width="2" stroke-dasharray="{DASHES[seat]}"'
        parts.append(f'<polyline points="{points}" fill="none" {line}/>')
        y = TOP + HEIGHT + 38
        parts.append(f'<line x1="{LEFT + 130 * seat}" x2="{LEFT + 130 * seat + 28}" y1="{y - 4}" y2="{y - 4}" {line}/>')
        parts.append(f'<text x="{LEFT + 130 * seat + 34}" y="{y}">{escape(narrator.names[seat])}</text>')
    label = escape(sentence(narrator.language, "review-chart", {}))
    drawn = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH + 4} {TOP + HEIGHT + 44}" role="img" aria-label="{label}">{drawn}</svg>'


def players_table(found: Review, narrator: Narrator) -> str:
    """Return accuracy, grades and the sum of every player as a table."""
    columns = ["name", "accuracy", *GRADES, "start", "luck", "own", "others", "end"]
    head = "".join(f"<th>{escape(sentence(narrator.language, f'review-column-{name}', {}))}</th>" for name in columns)
    rows = []
    for player in found.to_json()["players"]:
        seat, skill = player["seat"], player["skill"]
        accuracy = "–" if player["accuracy"] is None else f"{player['accuracy']}"
        others = sum(skill) - skill[seat]
        changes = [f"{100 * value:+.1f}" for value in (player["luck"], skill[seat], others)]
        cells = [accuracy, *(str(player["grades"][grade]) for grade in GRADES)]
        cells += [f"{100 * player['start']:.1f}", *changes, f"{100 * player['end']:.1f}"]
        numbers = "".join(f'<td class="number">{cell}</td>' for cell in cells)
        rows.append(f'<tr><th scope="row">{escape(narrator.names[seat])}</th>{numbers}</tr>')
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def decisions_table(found: Review, narrator: Narrator) -> str:
    """Return every judged decision as a table."""
    columns = ["entry", "round", "name", "answer", "best", "before", "after", "deal", "grade"]
    head = "".join(f"<th>{escape(sentence(narrator.language, f'review-column-{name}', {}))}</th>" for name in columns)
    rows = "".join(decision_row(decision, narrator) for decision in found.decisions)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def decision_row(decision: Decision, narrator: Narrator) -> str:
    """Return a judged decision as a row."""
    best = "" if decision.best == decision.code else narrator.phrase(decision.best)
    grade = sentence(narrator.language, f"review-grade-{decision.grade}", {})
    words = [narrator.names[decision.seat], narrator.phrase(decision.code), best]
    cells = "".join(f"<td>{escape(word)}</td>" for word in words)
    chances = "".join(f'<td class="number">{percent(chance)} %</td>' for chance in (decision.before, decision.after))
    chances += f'<td class="number">{100 * decision.deal:+.1f}</td>'
    numbers = f'<td class="number">{decision.entry}</td><td class="number">{decision.round}</td>'
    return f'<tr>{numbers}{cells}{chances}<td class="{decision.grade}">{escape(grade)}</td></tr>'
