"""Events as sentences, for the terminal."""

from __future__ import annotations

from organelle.games import GAMES
from organelle.table.match import Match
from organelle.text import SEAT, names, sentence, told


def sentences(match: Match, language: str, since: int, seat: int | None) -> list[str]:
    """What happened since that entry, as that seat saw it."""
    fields = {event.key: dict(zip(event.names, event.domains)) for event in GAMES[match.game].events}
    called = names(language, match.game, match.seats, match.companions)
    facts = match.events(since, seat)
    return [told(language, match.game, fact, fields.get(str(fact["key"]), {SEAT: SEAT}), called) for fact in facts]


def final_lines(match: Match, language: str) -> list[str]:
    """Who has won with how much, or that the game is still on."""
    called = names(language, match.game, match.seats, match.companions)
    if not match.over:
        return [sentence(language, "still-on", {"names": ", ".join(called[seat] for seat in match.waiting)})]
    lines = ["", sentence(language, "game-over", {})]
    for seat, score in enumerate(match.scores):
        key = "score-winner" if seat in match.winners else "score"
        lines.append(sentence(language, key, {"name": called[seat], "score": score}))
    return lines
