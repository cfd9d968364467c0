"""Events, results, hints and plans as lines of text for the terminal."""

from __future__ import annotations

from functools import partial

from organelle.boards.choices import known
from organelle.bots.ismcts_bot import hint
from organelle.bots.levels import BUDGETS
from organelle.coach.plan.making import has_plans, make_plan
from organelle.coach.plan.text import PlanWords
from organelle.games import GAMES
from organelle.kernel.rng import Rng
from organelle.localization import SEAT, code_phrase, event_sentence, seat_names, sentence
from organelle.table.match import Match


def sentences(match: Match, language: str, since: int, seat: int | None) -> list[str]:
    """Return what happened after entry `since`, a sentence for each event, as that seat (None: a spectator) saw it."""
    fields = {event.key: event.fields for event in GAMES[match.game].events}
    names = seat_names(language, match.game, match.seats, match.companions)
    return [
        event_sentence(language, match.game, event, fields.get(str(event["key"]), {SEAT: SEAT}), names, seat)
        for event in match.events(since, seat)
    ]


def final_lines(match: Match, language: str) -> list[str]:
    """Return the scores with the winners marked, or one line that says who is asked if the game is not over."""
    names = seat_names(language, match.game, match.seats, match.companions)
    if not match.over and not match.waiting:
        return [sentence(language, "still-on-chance", {})]
    if not match.over:
        return [sentence(language, "still-on", {"names": ", ".join(names[seat] for seat in match.waiting)})]
    lines = ["", sentence(language, "game-over", {})]
    for seat, score in enumerate(match.scores):
        key = "score-winner" if seat in match.winners else "score"
        lines.append(sentence(language, key, {"name": names[seat], "score": score}))
    return lines


def hint_line(match: Match, seat: int, language: str) -> str:
    """Return what level expert would play in that seat, and what it expects; the same position gives the same line."""
    found = hint(match.window(seat), BUDGETS["expert"], Rng(match.number, seat))
    now = partial(known, match.view(seat), language)
    arguments: dict[str, str | int] = {
        "code": code_phrase(language, match.game, match.vocabulary, found.code, now),
        "words": found.code,
    }
    arguments |= {"gain": f"{found.gain:+.1f}", "share": round(100 * found.share)}
    return sentence(language, "play-hint", arguments)


def plan_lines(match: Match, seat: int, language: str) -> list[str]:
    """Return the plan of that seat, which is asked, as sentences."""
    if not has_plans(match.game):
        return [sentence(language, "no-plan", {})]
    return PlanWords(language, match.game, match.vocabulary).lines(make_plan(match.window(seat)))
