"""Events as sentences, for the terminal."""

from __future__ import annotations

from organelle.bots.ismcts_bot import hint
from organelle.bots.levels import BUDGETS
from organelle.games import GAMES
from organelle.kernel.rng import Rng
from organelle.localization import SEAT, code_phrase, event_sentence, seat_names, sentence
from organelle.table.match import Match


def sentences(match: Match, language: str, since: int, seat: int | None) -> list[str]:
    """What happened since that entry, as that seat saw it."""
    fields = {event.key: event.fields for event in GAMES[match.game].events}
    called = seat_names(language, match.game, match.seats, match.companions)
    facts = match.events(since, seat)
    return [
        event_sentence(language, match.game, fact, fields.get(str(fact["key"]), {SEAT: SEAT}), called) for fact in facts
    ]


def final_lines(match: Match, language: str) -> list[str]:
    """Who has won with how much, or that the game is still on."""
    called = seat_names(language, match.game, match.seats, match.companions)
    if not match.over and not match.waiting:
        return [sentence(language, "still-on-chance", {})]
    if not match.over:
        return [sentence(language, "still-on", {"names": ", ".join(called[seat] for seat in match.waiting)})]
    lines = ["", sentence(language, "game-over", {})]
    for seat, score in enumerate(match.scores):
        key = "score-winner" if seat in match.winners else "score"
        lines.append(sentence(language, key, {"name": called[seat], "score": score}))
    return lines


def hint_line(match: Match, seat: int, language: str) -> str:
    """What the expert would do in that seat, and what it expects to gain; the same question gets the same answer."""
    found = hint(match.window(seat), BUDGETS["expert"], Rng(match.number, seat))
    arguments: dict[str, str | int] = {"code": code_phrase(language, match.game, found.code), "words": found.code}
    arguments |= {"gain": f"{found.gain:+.1f}", "share": round(100 * found.share)}
    return sentence(language, "play-hint", arguments)
