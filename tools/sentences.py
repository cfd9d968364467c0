"""Writes sentences as Python says them, for the page to be held against: `python -m tools.sentences`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import organelle
from organelle.games import GAMES
from organelle.localization import LANGUAGES, SEAT, code_phrase, event_sentence, seat_names
from organelle.table.match import Match

ROOT = Path(__file__).parent.parent
PLACE = ROOT / "client" / "src" / "i18n" / "sentences.json"


def sentences() -> list[dict[str, Any]]:
    """Each kind of event of each recorded game, once as a seat sees it and once as a spectator, and its last codes."""
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    for path in sorted((ROOT / "tests" / "replays").glob("*.log")):
        match = organelle.replay(path.read_text("utf-8"), seed=1)
        for seat in (0, None):
            for fact in match.events(0, seat):
                shape = (match.game, *(f"{name}" for name in fact if name != "number"))
                found.setdefault((*shape, str(fact["key"])), event(match, fact))
        for line in path.read_text("utf-8").splitlines()[-12:]:
            number, _, rest = line.partition(" ")
            who, _, code = rest.partition(" ")
            if number.isdigit() and who.isdigit():
                found.setdefault((match.game, code), spoken(match.game, code))
    return list(found.values())


def event(match: Match, fact: dict[str, Any]) -> dict[str, Any]:
    events = {each.key: each.fields for each in GAMES[match.game].events}
    fields = events.get(str(fact["key"]), {SEAT: SEAT})
    said = {}
    for language in LANGUAGES:
        called = seat_names(language, match.game, match.seats, match.companions)
        said[language] = event_sentence(language, match.game, fact, fields, called)
    table = {"game": match.game, "seats": match.seats, "companions": match.companions}
    return {**table, "fact": fact, "fields": fields, **said}


def spoken(game: str, code: str) -> dict[str, Any]:
    return {"game": game, "code": code, **{language: code_phrase(language, game, code) for language in LANGUAGES}}


def text() -> str:
    lines = (json.dumps(each, ensure_ascii=False) for each in sentences())
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    PLACE.write_text(text(), "utf-8")
