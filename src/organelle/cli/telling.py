"""Events as sentences, for the terminal."""

from __future__ import annotations

from organelle.games import GAMES
from organelle.table.match import Match
from organelle.text import player, sentence, told


def sentences(match: Match, language: str, since: int, seat: int | None) -> list[str]:
    """What happened since that entry, as that seat saw it."""
    fields = {event.key: event.names for event in GAMES[match.game].events}
    return [
        told(language, match.game, fact, fields.get(str(fact["key"]), ["seat"])) for fact in match.events(since, seat)
    ]


def final_lines(match: Match, language: str) -> list[str]:
    """Who has won with how much, or that the game is still on."""
    if not match.over:
        names = ", ".join(player(language, seat) for seat in match.waiting)
        return [sentence(language, "still-on", {"names": names})]
    lines = ["", sentence(language, "game-over", {})]
    for seat, score in enumerate(match.scores):
        key = "score-winner" if seat in match.winners else "score"
        name = player(language, seat) if seat < match.seats else sentence(language, f"{match.game}-extra-seat", {})
        lines.append(sentence(language, key, {"name": name, "score": score}))
    return lines
