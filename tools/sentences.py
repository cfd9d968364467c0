"""Write sentences as Python says them, for the page's tests to compare with: `python -m tools.sentences`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import organelle
from organelle.games import GAMES
from organelle.localization import LANGUAGES, SEAT, code_phrase, event_sentence, seat_names
from organelle.table.match import Match

ROOT = Path(__file__).parent.parent
OUTPUT = ROOT / "client" / "src" / "i18n" / "sentences.json"


def sentences() -> list[dict[str, Any]]:
    """Return each kind of event of each recorded game, as a seat and as a spectator see it, and its last codes."""
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    for path in sorted((ROOT / "tests" / "replays").glob("*.log")):
        text = path.read_text("utf-8")
        match = organelle.replay(text, seed=1)
        for viewer in (0, None):
            for event in match.events(0, viewer):
                fields = [name for name in event if name != "number"]
                found.setdefault((match.game, *fields, str(event["key"])), event_entry(match, event))
                # A sentence may also speak to a player whom it is about.
                for name in (name for name in (SEAT, "other") if name in event):
                    entry = event_entry(match, event, int(event[name]))
                    found.setdefault((match.game, *fields, str(event["key"]), name), entry)
        for line in text.splitlines()[-12:]:
            number, _, rest = line.partition(" ")
            seat, _, code = rest.partition(" ")
            if number.isdigit() and seat.isdigit():
                found.setdefault((match.game, code), code_entry(match, code))
    return list(found.values())


def event_entry(match: Match, event: dict[str, Any], viewer: int | None = None) -> dict[str, Any]:
    """Return an event with its sentence in every language, seats by their usual names; the viewer is called "you"."""
    declared = {each.key: each.fields for each in GAMES[match.game].events}
    fields = declared.get(str(event["key"]), {SEAT: SEAT})
    text = {}
    for language in LANGUAGES:
        names = seat_names(language, match.game, match.seats, match.companions)
        text[language] = event_sentence(language, match.game, event, fields, names, viewer)
    table = {"game": match.game, "seats": match.seats, "companions": match.companions}
    return {**table, "event": event, "fields": fields, "viewer": viewer, "text": text}


def code_entry(match: Match, code: str) -> dict[str, Any]:
    """Return a code with the fields it has and its phrase in every language."""
    text = {language: code_phrase(language, match.game, match.vocabulary, code) for language in LANGUAGES}
    return {"game": match.game, "code": code, "codeFields": match.vocabulary.fields(code), "text": text}


def sentences_json() -> str:
    """Return all sentences as JSON, one a line."""
    lines = (json.dumps(entry, ensure_ascii=False) for entry in sentences())
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    OUTPUT.write_text(sentences_json(), "utf-8")
