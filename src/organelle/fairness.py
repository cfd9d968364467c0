"""The luck check: is every draw the one that the revealed secret and the seats' words give?

Only draws under one hash count: the table's own. What came with a text that somebody brought proves nothing: whoever
wrote it may have tried as many secrets as they liked. docs/fairness.md tells what is proven, and against whom.
"""

from __future__ import annotations

from typing import Protocol

from organelle.catalog import load_match
from organelle.kernel.game import Game
from organelle.localization import sentence
from organelle.table import notation
from organelle.table.chance import FIXED, SECURE, FixedChance, SecureChance, SeededChance, hash_of
from organelle.table.errors import Illegal
from organelle.table.replaying import EntryReplayer


class Coverage(Protocol):
    """Which entries a luck check has covered; `Verdict` tells more."""

    imported: int
    covered: list[tuple[int, int]]
    skipped: list[tuple[int, int]]


class Verdict:
    """What a luck check found.

    Attributes:
        commit: the hash that was checked; empty if the text has none.
        words: the seats' words under that hash, as they stand in the text.
        imported: how many entries came with a text that the table was opened from.
        checked: draws that the secret behind the hash gives.
        unrevealed: draws that were not checked: they came with a text, or stand under another hash or none, or the
            secret was not revealed.
        covered: first and last entry of each stretch that was checked.
        differs: the first draw that the secret does not give, or None.
        expected: the code that it would have given.
        unknown: the first revealed secret whose hash was never published, or None.
        skipped: stretches of entries that the rules of today do not allow and the table has taken back.
        last_unchecked: the last entry that was not checked; 0 if there is none.
    """

    def __init__(self, commit: str, imported: int) -> None:
        self.commit = commit
        self.words: list[str] = []
        self.imported = imported
        self.checked = 0
        self.unrevealed = 0
        self.covered: list[tuple[int, int]] = []
        self.differs: notation.Entry | None = None
        self.expected = ""
        self.unknown: notation.Entry | None = None
        self.skipped: list[tuple[int, int]] = []
        self.last_unchecked = imported

    def __repr__(self) -> str:
        found = f"entry {self.differs.number} differs" if self.differs is not None else "none differs"
        return f"<Verdict {self.checked} draws checked, {self.unrevealed} unrevealed, {found}>"

    def count(self, entry: notation.Entry, checked: bool) -> None:
        """Count a draw."""
        if not checked:
            self.unrevealed += 1
            self.last_unchecked = max(self.last_unchecked, entry.number)
            return
        self.checked += 1
        first = self.last_unchecked + 1
        if self.covered and self.covered[-1][0] == first:
            self.covered.pop()
        self.covered.append((first, entry.number))


def verify(games: dict[str, Game], text: str, commit: str = "") -> Verdict:
    """Replay a text and compare each draw with the secret behind it.

    Args:
        games: the rules by name.
        text: as `Match.text` gives it.
        commit: the hash that the table has shown before the game; empty for the last that the text names.

    Returns:
        What was found, up to the first draw that differs.

    Raises:
        Illegal: if the text is not a game that the rules allow.
    """
    header, entries = notation.parse(text)
    match = load_match(games, text, SeededChance(0), at=0)
    replayer = EntryReplayer(match, entries)
    own = entries[header.imported :]
    verdict = Verdict(commit or last_commit(own), header.imported)
    verdict.unknown, verdict.skipped = unknown_reveal(own), replayer.skipped
    source: SecureChance | None = None
    for entry in entries:
        if entry.who == notation.LUCK:
            source = revealed_source(entry.words, own, verdict.commit) if entry.number > header.imported else None
            verdict.words = list(source.words) if source is not None else verdict.words
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
        if source is not None and expected != entry.words:
            verdict.differs, verdict.expected = entry, expected
            return verdict
        verdict.count(entry, source is not None)
    if verdict.covered and verdict.covered[-1][0] > verdict.last_unchecked:
        verdict.covered[-1] = (verdict.covered[-1][0], len(entries))
    return verdict


def published_hash(entry: notation.Entry) -> str:
    """Return the hash that a `luck` entry names; empty for any other entry, and where there is none."""
    kind, *rest = entry.words.split(" ")
    return rest[0] if entry.who == notation.LUCK and kind in (SECURE, FIXED) and rest else ""


def last_commit(entries: list[notation.Entry]) -> str:
    """Return the hash that the last draws stand under; empty if there is none."""
    return next((found for entry in reversed(entries) if (found := published_hash(entry))), "")


def revealed_source(words: str, entries: list[notation.Entry], commit: str) -> SecureChance | None:
    """Return the source of a `luck` entry; None if it is not under that hash, or its secret was not revealed."""
    kind, *published = words.split(" ")
    if kind not in (SECURE, FIXED) or published[:1] != [commit]:
        return None
    for entry in entries:
        if entry.who == notation.REVEAL and hash_of(entry.words) == commit:
            given = tuple(published[1:])
            return SecureChance(entry.words, given) if kind == SECURE else FixedChance(entry.words, given)
    return None


def unknown_reveal(entries: list[notation.Entry]) -> notation.Entry | None:
    """Return the first revealed secret whose hash was never published, or None."""
    published = {published_hash(entry) for entry in entries}
    for entry in entries:
        if entry.who == notation.REVEAL and hash_of(entry.words) not in published:
            return entry
    return None


def coverage_sentences(language: str, verdict: Coverage) -> list[str]:
    """Return which entries were checked, and which came with a text and were not."""
    found: list[dict[str, str | int]] = [{"first": first, "last": last} for first, last in verdict.covered]
    if not verdict.imported:
        return [sentence(language, "verify-covered", stretch) for stretch in found]
    imported: dict[str, str | int] = {"imported": verdict.imported}
    if not found:
        return [sentence(language, "verify-imported", imported)]
    said = sentence(language, "verify-imported-covered", {**imported, **found[0]})
    return [said, *(sentence(language, "verify-covered", stretch) for stretch in found[1:])]


def skipped_sentences(language: str, verdict: Coverage) -> list[str]:
    """Return a sentence for each stretch of entries that could not be checked because rules have changed since."""
    return [
        sentence(language, "verify-skipped", {"first": first, "last": last, "count": last - first + 1})
        for first, last in verdict.skipped
    ]
