"""Entries of a text or a store, played again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from organelle.table import notation
from organelle.table.errors import Illegal


class Replayable(Protocol):
    """A match, as far as entries are fed to it."""

    def apply_entry(self, who: str, words: str) -> None:
        """Append an entry and play it."""

    def skip_entry(self, who: str, words: str) -> None:
        """Append an entry without playing it."""


class EntryLike(Protocol):
    """An entry as a text or a store has it."""

    number: int
    who: str
    words: str


class EntryReplayer:
    """Feeds stored entries to a match, past those that a change of rules made impossible.

    An entry that today's rules do not allow is skipped, with all that depended on it, if the table went back to before
    it later on; otherwise it is an error.
    """

    def __init__(self, match: Replayable, entries: Sequence[EntryLike]) -> None:
        """Prepare to replay; `entries` are all that there are, so that later rewinds are known."""
        self.match = match
        self.entries = entries
        self.skipped: list[tuple[int, int]] = []
        """First and last entry of each stretch that was skipped."""

    def apply(self, entry: EntryLike) -> bool:
        """Apply the next entry; return whether it was played rather than skipped.

        Raises:
            BrokenText: if it is not allowed and nothing later takes it back.
        """
        if not self.skipped or entry.number > self.skipped[-1][1]:
            try:
                self.match.apply_entry(entry.who, entry.words)
                return True
            except Illegal:
                back = self._rewound_at(entry.number)
                if back == 0:
                    raise
                self.skipped.append((entry.number, back - 1))
        self.match.skip_entry(entry.who, entry.words)
        return False

    def _rewound_at(self, number: int) -> int:
        """Return the number of the first entry that rewinds to before that one; 0 if none does."""
        for later in self.entries:
            if later.number > number and later.who == notation.REWIND and int(later.words.split(" ")[0]) < number:
                return later.number
        return 0
