"""The luck check: is every draw the one that the revealed secret and the seats' words give?"""

from __future__ import annotations

import hashlib

from organelle.catalog import EntryReplayer, load_match
from organelle.kernel.game import Game
from organelle.localization import sentence
from organelle.table import notation
from organelle.table.chance import SecureChance, SeededChance
from organelle.table.errors import Illegal


class Verdict:
    """What a luck check found.

    Attributes:
        checked: draws that the revealed secrets give.
        unrevealed: draws behind which no revealed secret stands.
        differs: the first draw that the secret does not give, or None.
        expected: the code that it would have given.
        unknown: the first revealed secret whose hash was never published, or None.
        skipped: stretches of entries that the rules of today do not allow and the table has taken back.
    """

    def __init__(self) -> None:
        self.checked = 0
        self.unrevealed = 0
        self.differs: notation.Entry | None = None
        self.expected = ""
        self.unknown: notation.Entry | None = None
        self.skipped: list[tuple[int, int]] = []

    def __repr__(self) -> str:
        found = f"entry {self.differs.number} differs" if self.differs is not None else "none differs"
        return f"<Verdict {self.checked} draws checked, {self.unrevealed} unrevealed, {found}>"


def verify(games: dict[str, Game], text: str) -> Verdict:
    """Replay a text and compare each draw with the secret behind it.

    Args:
        games: the rules by name.
        text: as `Match.text` gives it.

    Returns:
        What was found, up to the first draw that differs.

    Raises:
        Illegal: if the text is not a game that the rules allow.
    """
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
    """Return the source that a `luck` entry speaks of, or None if its secret was not revealed."""
    kind, *published = words.split(" ")
    for entry in entries:
        if entry.who == notation.REVEAL and kind == "secure" and published[:1] == [commit_of(entry)]:
            return SecureChance(entry.words, tuple(published[1:]))
    return None


def commit_of(entry: notation.Entry) -> str:
    """Return the hash of the secret that a `reveal` entry reveals."""
    return hashlib.sha256(entry.words.encode()).hexdigest()


def unknown_reveal(entries: list[notation.Entry]) -> notation.Entry | None:
    """Return the first revealed secret whose hash was never published, or None."""
    published = {word for entry in entries if entry.who == notation.LUCK for word in entry.words.split(" ")[1:2]}
    for entry in entries:
        if entry.who == notation.REVEAL and commit_of(entry) not in published:
            return entry
    return None


def skipped_sentences(language: str, verdict: Verdict) -> list[str]:
    """Return a sentence for each stretch of entries that could not be checked because rules have changed since."""
    return [
        sentence(language, "verify-skipped", {"first": first, "last": last, "count": last - first + 1})
        for first, last in verdict.skipped
    ]
