"""The luck check: was every draw the one that the revealed secret and the seats' words give?"""

from __future__ import annotations

import hashlib

from organelle.catalog import EntryReplayer, load_match
from organelle.kernel.game import Game
from organelle.localization import sentence
from organelle.table import notation
from organelle.table.chance import SecureChance, SeededChance
from organelle.table.errors import Illegal


class Verdict:
    """How many draws were checked, how many had no revealed secret, and the first that differs, if any."""

    def __init__(self) -> None:
        self.checked = 0
        self.unrevealed = 0
        self.differs: notation.Entry | None = None
        self.unknown: notation.Entry | None = None
        """A revealed secret whose hash was never published."""
        self.expected = ""
        self.skipped: list[tuple[int, int]] = []
        """Stretches of entries that the rules of today do not allow and the table has taken back."""


def verify(games: dict[str, Game], text: str) -> Verdict:
    """Replays a text and compares each draw with the secret that stands behind it."""
    _, entries = notation.parse(text)
    match = load_match(games, text, SeededChance(0), at=0)
    replayer = EntryReplayer(match, entries)
    verdict = Verdict()
    verdict.unknown, verdict.skipped = unknown_reveal(entries), replayer.skipped
    source: SecureChance | None = None
    for entry in entries:
        if entry.who == notation.LUCK:
            source = revealed_source(entry.words, entries)
        drawn = entry.who == notation.CHANCE_LINE and not (match.waiting or match.over)
        expected = match.chance_code(source) if drawn and source is not None else ""
        try:
            played = replayer.apply(entry)
        except Illegal:
            if expected in ("", entry.words):
                raise
            played = True  # what the secret does not give is a matter of luck, whether it could be drawn or not
        if entry.who != notation.CHANCE_LINE or not played:
            continue
        if source is None:
            verdict.unrevealed += 1
        elif expected != entry.words:
            verdict.differs, verdict.expected = entry, expected
            return verdict
        else:
            verdict.checked += 1
    return verdict


def revealed_source(words: str, entries: list[notation.Entry]) -> SecureChance | None:
    """The source that a line of luck speaks of, if its secret was revealed."""
    kind, *published = words.split(" ")
    for entry in entries:
        if entry.who == notation.REVEAL and kind == "secure" and published[:1] == [commit_of(entry)]:
            return SecureChance(entry.words, tuple(published[1:]))
    return None


def commit_of(entry: notation.Entry) -> str:
    """The hash of the secret that an entry reveals."""
    return hashlib.sha256(entry.words.encode()).hexdigest()


def unknown_reveal(entries: list[notation.Entry]) -> notation.Entry | None:
    """The first revealed secret that stands behind no published hash."""
    published = {word for entry in entries if entry.who == notation.LUCK for word in entry.words.split(" ")[1:2]}
    for entry in entries:
        if entry.who == notation.REVEAL and commit_of(entry) not in published:
            return entry
    return None


def skipped_sentences(language: str, verdict: Verdict) -> list[str]:
    """A sentence for each stretch of entries that could not be checked because rules were mended."""
    return [
        sentence(language, "verify-skipped", {"first": first, "last": last, "count": last - first + 1})
        for first, last in verdict.skipped
    ]
