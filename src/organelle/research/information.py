"""Information states with perfect recall: all that a seat has seen and done since a game began."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from organelle.kernel.event import EVERYONE, EventRecord
from organelle.kernel.game import Game
from organelle.kernel.layout import Layout
from organelle.kernel.observation import ObservationBuffer
from organelle.kernel.state import CHANCE, State
from organelle.kernel.vocabulary import Vocabulary

HASH_SIZE = 8
"""Bytes of the hash of what a seat has seen."""


class InformationStates:
    """Follows a state from its beginning and keeps what each seat has seen: its own answers, and events as it saw them.

    Two histories that a seat cannot tell apart give it the same string and key, and no two others do.

    >>> from organelle.games import GAMES
    >>> rules = GAMES["duel"]
    >>> told = InformationStates(rules, rules.new(2, rules.defaults(), rules.cards()))
    >>> told.play(15, told.state.legal_actions(15)[0])
    >>> told.string(0)
    '{"key": "duel.drew", "seat": 0, "card": "igm"}'
    >>> told.string(1)
    '{"key": "duel.drew", "seat": 0}'
    >>> told.key(0) == told.copy().key(0)
    True
    """

    def __init__(self, game: Game, state: State, vocabulary: Vocabulary | None = None) -> None:
        """Follow a new state; it is played on by `play`, here and nowhere else.

        Args:
            game: the rules.
            state: where it begins.
            vocabulary: the words of the game, if they are at hand.
        """
        self.game = game
        self.state = state
        self.vocabulary: Vocabulary = vocabulary or game.vocabulary(state)
        self.seen = [SeenLines() for _ in range(state.seats)]
        """What each seat has seen, a line an event or own answer."""
        state.events_off = False
        self._tell()

    def __repr__(self) -> str:
        return f"<InformationStates of {self.state!r}>"

    def copy(self) -> InformationStates:
        """Return an independent copy."""
        twin = InformationStates(self.game, self.state.copy(), self.vocabulary)
        twin.seen = [lines.copy() for lines in self.seen]
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> InformationStates:
        return self.copy()

    def __reduce__(self) -> Any:
        """Pickle the position and what was seen; the words of the game follow from it."""
        return unpickle, (self.game, self.state, [lines.text() for lines in self.seen])

    def play(self, seat: int, action: int) -> None:
        """Play an answer of a seat, or of `CHANCE`; it must be one of its options."""
        if seat != CHANCE:
            self.seen[seat].add(f"> {self.vocabulary.to_code(action)}")
        self.state.play(seat, action)
        self._tell()

    def string(self, seat: int) -> str:
        """Return what the seat has seen, a line each: own answers after `>`, events as JSON."""
        return self.seen[seat].text()

    def key(self, seat: int) -> int:
        """Return 64 bits that stand for the string; the same on every machine."""
        return self.seen[seat].key()

    def _tell(self) -> None:
        """Give every seat the new events as it sees them."""
        for record in self.state.emitted:
            # A seat sees all values, or those that everyone gets; nothing between.
            less = full = json.dumps(self.vocabulary.event_view(record, None))
            if record.seats != EVERYONE and record.event.secret:
                full = json.dumps(self.vocabulary.event_view(shown_to_all(record), None))
            for seat, lines in enumerate(self.seen):
                lines.add(full if record.seats >> seat & 1 else less)
        self.state.emitted = []


class SeenLines:
    """The lines that a seat has seen, as one text and its hash; what was there before is not read again.

    >>> lines = SeenLines("first")
    >>> lines.add("second")
    >>> lines.text(), lines.key() == SeenLines("first\\nsecond").key()
    ('first\\nsecond', True)
    """

    def __init__(self, text: str = "") -> None:
        self._text = text
        self._new: list[str] = []
        """Lines that are not in the text yet."""
        self._hash = hashlib.blake2b(text.encode(), digest_size=HASH_SIZE)
        self._hashed = len(text)
        """How much of the text is in the hash."""

    def add(self, line: str) -> None:
        """Add a line."""
        self._new.append(line)

    def text(self) -> str:
        """Return all lines."""
        if self._new:
            self._text = "\n".join([self._text, *self._new] if self._text else self._new)
            self._new = []
        return self._text

    def key(self) -> int:
        """Return 64 bits that stand for the text, as `stable_hash` of it."""
        text = self.text()
        if self._hashed < len(text):
            self._hash.update(text[self._hashed :].encode())
            self._hashed = len(text)
        return int.from_bytes(self._hash.digest(), "big")

    def copy(self) -> SeenLines:
        """Return an independent copy."""
        twin = SeenLines.__new__(SeenLines)
        twin._text, twin._new = self._text, self._new[:]
        twin._hash, twin._hashed = self._hash.copy(), self._hashed
        return twin


def shown_to_all(record: EventRecord) -> EventRecord:
    """Return an event as if everyone saw all of it."""
    return EventRecord(record.event, EVERYONE, record.values)


def unpickle(game: Game, state: State, texts: list[str]) -> InformationStates:
    """Return again what `InformationStates.__reduce__` keeps."""
    told = InformationStates(game, state)
    told.seen = [SeenLines(text) for text in texts]
    return told


def observation(game: Game, state: State, seat: int) -> list[int]:
    """Return the observation of a seat, as a batch gives it.

    >>> from organelle.games import GAMES
    >>> rules = GAMES["duel"]
    >>> sum(observation(rules, rules.new(2, rules.defaults(), rules.cards()), 0)) > 0
    True
    """
    buffer = ObservationBuffer(Layout(game, state).size)
    buffer.begin(0)
    game.observe(state, seat, buffer)
    buffer.end()
    return buffer.to_list()


def stable_hash(seen: bytes) -> int:
    """Return 64 bits of a hash that is the same on every machine.

    >>> stable_hash(b"igm")
    6938809889336473850
    """
    return int.from_bytes(hashlib.blake2b(seen, digest_size=HASH_SIZE).digest(), "big")
