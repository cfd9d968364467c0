"""Events as sentences, for the terminal."""

from __future__ import annotations

from organelle.bots.levels import BUDGETS
from organelle.bots.thinker import hint
from organelle.games import GAMES
from organelle.kernel.luck import Luck
from organelle.table.match import Match
from organelle.text import SEAT, names, phrase, sentence, told


def sentences(match: Match, language: str, since: int, seat: int | None) -> list[str]:
    """What happened since that entry, as that seat saw it."""
    fields = {event.key: event.fields for event in GAMES[match.game].events}
    called = names(language, match.game, match.seats, match.companions)
    facts = match.events(since, seat)
    return [told(language, match.game, fact, fields.get(str(fact["key"]), {SEAT: SEAT}), called) for fact in facts]


def final_lines(match: Match, language: str) -> list[str]:
    """Who has won with how much, or that the game is still on."""
    called = names(language, match.game, match.seats, match.companions)
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
    found = hint(match.window(seat), BUDGETS["expert"], Luck(match.number, seat))
    arguments: dict[str, str | int] = {"code": phrase(language, match.game, found.code), "words": found.code}
    arguments |= {"gain": f"{found.gain:+.1f}", "share": round(100 * found.share)}
    return sentence(language, "play-hint", arguments)
