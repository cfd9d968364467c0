"""The luck check: was every draw the one that the revealed secret and the seats' words give?"""

from __future__ import annotations

import hashlib

from organelle.facts import Course, follow
from organelle.kernel.game import Game
from organelle.table import log
from organelle.table.chance import Secure, Seeded
from organelle.table.refusal import Illegal
from organelle.text import sentence


class Verdict:
    """How many draws were checked, how many had no revealed secret, and the first that differs, if any."""

    def __init__(self) -> None:
        self.checked = 0
        self.unrevealed = 0
        self.differs: log.Entry | None = None
        self.unknown: log.Entry | None = None
        """A revealed secret whose hash was never published."""
        self.expected = ""
        self.skipped: list[tuple[int, int]] = []
        """Stretches of entries that the rules of today do not allow and the table has taken back."""


def verify(games: dict[str, Game], text: str) -> Verdict:
    """Replays a text and compares each draw with the secret that stands behind it."""
    _, entries = log.read(text)
    match = follow(games, text, Seeded(0), at=0)
    course = Course(match, entries)
    verdict = Verdict()
    verdict.unknown, verdict.skipped = unknown(entries), course.skipped
    source: Secure | None = None
    for entry in entries:
        if entry.who == log.LUCK:
            source = source_of(entry.words, entries)
        drawn = entry.who == log.CHANCE_LINE and not (match.waiting or match.over)
        expected = match.drawn_by(source) if drawn and source is not None else ""
        try:
            played = course.follow(entry)
        except Illegal:
            if expected in ("", entry.words):
                raise
            played = True  # what the secret does not give is a matter of luck, whether it could be drawn or not
        if entry.who != log.CHANCE_LINE or not played:
            continue
        if source is None:
            verdict.unrevealed += 1
        elif expected != entry.words:
            verdict.differs, verdict.expected = entry, expected
            return verdict
        else:
            verdict.checked += 1
    return verdict


def source_of(words: str, entries: list[log.Entry]) -> Secure | None:
    """The source that a line of luck speaks of, if its secret was revealed."""
    kind, *published = words.split(" ")
    for entry in entries:
        if entry.who == log.REVEAL and kind == "secure" and published[:1] == [commit_of(entry)]:
            return Secure(entry.words, tuple(published[1:]))
    return None


def commit_of(entry: log.Entry) -> str:
    """The hash of the secret that an entry reveals."""
    return hashlib.sha256(entry.words.encode()).hexdigest()


def unknown(entries: list[log.Entry]) -> log.Entry | None:
    """The first revealed secret that stands behind no published hash."""
    published = {word for entry in entries if entry.who == log.LUCK for word in entry.words.split(" ")[1:2]}
    for entry in entries:
        if entry.who == log.REVEAL and commit_of(entry) not in published:
            return entry
    return None


def passed_over(language: str, verdict: Verdict) -> list[str]:
    """A sentence for each stretch of entries that could not be checked because rules were mended."""
    return [
        sentence(language, "verify-skipped", {"first": first, "last": last, "count": last - first + 1})
        for first, last in verdict.skipped
    ]
