"""States: each one shown is that of the match at some entry, word for word, and none on a socket goes back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from bench.faults.check_entries import chosen_entries, is_entry_of
from bench.faults.history import ENDED, HEARD, SENT, Operation, Record, StoredTable

from organelle.catalog import load_match
from organelle.games import GAMES
from organelle.server.app.state_encoder import table_state
from organelle.table.chance import FixedChance
from organelle.table.match import Match
from organelle.table.notation import REVEAL

Json = dict[str, Any]


class Shown:
    """A state that was shown, and the first and last entry after which it can have been so."""

    __slots__ = ("message", "number", "seat", "since", "until")

    def __init__(self, record: Record, since: int) -> None:
        self.message = record.message
        head = msgspec.json.decode(record.message, type=Json)
        self.seat: int | None = head["seat"]
        self.number = int(head["number"])
        self.since = since
        """The last entry that must have been there already."""
        self.until = False
        """Is it the last that its socket was shown, after everything had come to rest?"""


class Screen:
    """The states of one socket in order, and how many of them have been found in the match."""

    def __init__(self, client: str) -> None:
        self.client = client
        self.static: Json = {}
        self.shown: list[Shown] = []
        self.found = 0
        self.found_at: list[int] = []
        """After which entry each was found."""
        self.acknowledged: list[tuple[int, int]] = []
        """How many states had been shown when an entry was acknowledged here, and the entry."""

    def find(self, match: Match, last: int) -> None:
        """Count the states that fit the match as it stands now; it is over at entry `last`."""
        while self.found < len(self.shown):
            shown = self.shown[self.found]
            if match.number < shown.since or (shown.until and match.number < last) or not self._fits(shown, match):
                return
            self.found += 1
            self.found_at.append(match.number)

    def _fits(self, shown: Shown, match: Match) -> bool:
        if shown.number != match.question_number(shown.seat):
            return False
        message = msgspec.json.decode(shown.message)
        message["view"]["table"] = {**self.static, **message["view"]["table"]}
        true = msgspec.json.encode(table_state(match, shown.seat, message["since"]))
        return bool(msgspec.json.decode(true) == message)


def check_views(records: list[Record], asked: list[Operation], table: StoredTable, match: Match) -> list[str]:
    """Return the states that were shown and are not those of the match, or come too late or too early."""
    screens = read_screens(records, asked, match)
    faults: list[str] = []
    for now in settled(table):
        if now.over and now.number < match.number:
            faults.append(f"went on after it was over at entry {now.number}")
        for screen in screens:
            screen.find(now, match.number)
    for screen in screens:
        if screen.found < len(screen.shown):
            wrong = screen.shown[screen.found]
            why = f"the state of seat {wrong.seat} at {wrong.number} that {screen.client} was shown"
            after = f"after entry {max([wrong.since, *screen.found_at[-1:]])}"
            faults.append(f"{why} is not that of the match {'at its end' if wrong.until else after}")
            continue
        for count, entry in screen.acknowledged:
            if not count or screen.found_at[count - 1] < entry:
                faults.append(f"{screen.client} heard that entry {entry} is saved before it was shown")
    return faults


def settled(table: StoredTable) -> Iterator[Match]:
    """Yield the match wherever somebody had to choose, or it was over: only then is it saved and shown."""
    header = "\n".join([table.header, ""])
    match = load_match(GAMES, header, FixedChance(), at=0)
    for index, (who, words) in enumerate(table.entries, 1):
        match.apply_entry(who, words)
        follows = table.entries[index][0] if index < len(table.entries) else ""
        if not follows or (is_settled(match) and follows != REVEAL):
            yield match


def is_settled(match: Match) -> bool:
    """Return whether somebody has a choice, or it is over: neither chance nor a seat with one answer is asked."""
    return match.over or (bool(match.waiting) and match.state().forced_seat() is None)


def read_screens(records: list[Record], asked: list[Operation], match: Match) -> list[Screen]:
    """Return what each socket was shown, with what must have been there by then."""
    entries = chosen_entries(match)
    saved: dict[tuple[str, Any], int] = {}
    for operation in asked:
        if operation.kind in ("play", "undo") and operation.done is not None:
            entry = entries.get((operation.seat, int(operation.command["version"])))
            if entry is not None and is_entry_of(operation, entry):
                saved[operation.client, operation.command["id"]] = entry.number
    screens: dict[tuple[str, int], Screen] = {}
    known = 0
    looked: dict[tuple[str, int], int] = {}
    for record in records:
        place = (record.client, record.line)
        screen = screens.setdefault(place, Screen(record.client))
        if record.kind == SENT and record.is_about("look"):
            looked[place] = known
        elif record.kind == HEARD:
            number = hear(screen, record, looked, saved)
            known = max(known, number)
        elif record.kind == ENDED and screen.shown:
            screen.shown[-1].until = True
    return list(screens.values())


def hear(screen: Screen, record: Record, looked: dict[tuple[str, int], int], saved: dict[tuple[str, Any], int]) -> int:
    """Add a message to what a socket was shown; return the entry that it acknowledges, 0 if none."""
    if record.is_about("figures"):
        screen.static = record.content()["table"]
    elif record.is_about("state"):
        screen.shown.append(Shown(record, looked.pop((record.client, record.line), 0)))
    elif record.is_about("done"):
        entry = saved.get((record.client, record.content()["id"]), 0)
        if entry:
            screen.acknowledged.append((len(screen.shown), entry))
        return entry
    return 0
