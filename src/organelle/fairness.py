"""The luck check: was every draw the one that the revealed secret and the seats' words give?"""

from __future__ import annotations

import hashlib

from organelle.facts import follow
from organelle.kernel.game import Game
from organelle.table import log
from organelle.table.chance import Secure, Seeded


class Verdict:
    """How many draws were checked, how many had no revealed secret, and the first that differs, if any."""

    def __init__(self) -> None:
        self.checked = 0
        self.unrevealed = 0
        self.differs: log.Entry | None = None
        self.unknown: log.Entry | None = None
        """A revealed secret whose hash was never published."""
        self.expected = ""


def verify(games: dict[str, Game], text: str) -> Verdict:
    """Replays a text and compares each draw with the secret that stands behind it."""
    _, entries = log.read(text)
    secrets = [entry.words for entry in entries if entry.who == log.REVEAL]
    commits = {hashlib.sha256(secret.encode()).hexdigest(): secret for secret in secrets}
    match = follow(games, text, Seeded(0), at=0)
    verdict = Verdict()
    verdict.unknown = unknown(entries)
    source: Secure | None = None
    for entry in entries:
        if entry.who == log.LUCK:
            words = entry.words.split(" ")
            secret = commits.get(words[1], "") if words[0] == "secure" and len(words) > 1 else ""
            source = Secure(secret, tuple(words[2:])) if secret else None
        elif entry.who == log.CHANCE_LINE and source is None:
            verdict.unrevealed += 1
        elif entry.who == log.CHANCE_LINE and source is not None and not (match.waiting or match.over):
            verdict.expected = match.drawn_by(source)
            if verdict.expected != entry.words:
                verdict.differs = entry
                return verdict
            verdict.checked += 1
        match.follow(entry.who, entry.words)
    return verdict


def unknown(entries: list[log.Entry]) -> log.Entry | None:
    """The first revealed secret that stands behind no published hash."""
    published = {word for entry in entries if entry.who == log.LUCK for word in entry.words.split(" ")[1:2]}
    for entry in entries:
        if entry.who == log.REVEAL and hashlib.sha256(entry.words.encode()).hexdigest() not in published:
            return entry
    return None
