"""Entries and operations: each acknowledged one stored once and in order, none refused, none that nobody asked for."""

from __future__ import annotations

from collections import Counter

from bench.faults.history import Operation

from organelle.table.match import Match
from organelle.table.notation import REWIND, UNDO, Entry

Answer = tuple[int, int]
"""Which question of a seat an entry answers: the seat, and the number of the question as the seat counts."""


def check_entries(asked: list[Operation], match: Match) -> list[str]:
    """Return what is wrong with the entries of a match, held against what was asked for and answered."""
    entries = chosen_entries(match)
    wanted: dict[Answer, list[Operation]] = {}
    for operation in asked:
        if operation.kind in ("play", "undo"):
            wanted.setdefault((operation.seat, int(operation.command["version"])), []).append(operation)
    faults = [fault for answer in wanted for fault in check_answer(wanted[answer], entries.get(answer))]
    for answer, entry in entries.items():
        if not any(is_entry_of(operation, entry) for operation in wanted.get(answer, [])):
            faults.append(f"entry {entry.text()} was never asked for")
    return faults + check_order(asked, entries) + check_rewinds(asked, match)


def chosen_entries(match: Match) -> dict[Answer, Entry]:
    """Return what seats chose or took back, by the question it answers; what the table played for them is left out."""
    found: dict[Answer, Entry] = {}
    for entry in match.entries():
        if entry.who == UNDO or (entry.who.isdigit() and not entry.forced):
            found[entry.author, entry.question_number] = entry
    return found


def is_entry_of(operation: Operation, entry: Entry) -> bool:
    """Return whether an entry is what an operation asked for, both being about the same question."""
    if operation.kind == "undo" or entry.who == UNDO:
        return operation.kind == "undo" and entry.who == UNDO
    return bool(operation.command["code"] == entry.words)


def check_answer(rivals: list[Operation], entry: Entry | None) -> list[str]:
    """Return what is wrong with the operations that answered one question, of which at most one can have come true."""
    faults: list[str] = []
    for operation in rivals:
        stored = entry is not None and is_entry_of(operation, entry)
        if operation.done is not None and not stored:
            faults.append(f"acknowledged and not stored: {operation}")
        elif operation.done is not None and operation.done != operation.command["version"] + 1:
            faults.append(f"acknowledged with a wrong number: {operation}")
        elif operation.refused and stored and not any(twin is not operation for twin in twins(rivals, entry)):
            faults.append(f"refused and stored all the same: {operation}")
    return faults


def twins(rivals: list[Operation], entry: Entry | None) -> list[Operation]:
    """Return the operations of which the entry may be the one that came true."""
    return [one for one in rivals if entry is not None and not one.refused and is_entry_of(one, entry)]


def check_order(asked: list[Operation], entries: dict[Answer, Entry]) -> list[str]:
    """Return where an entry stands before another whose acknowledgement came before the first was even sent."""
    timed: list[tuple[int, Operation]] = []
    for operation in asked:
        if operation.kind in ("play", "undo") and operation.done is not None:
            entry = entries.get((operation.seat, int(operation.command["version"])))
            if entry is not None and is_entry_of(operation, entry):
                timed.append((entry.number, operation))
    faults: list[str] = []
    latest: Operation | None = None
    for _, operation in sorted(timed, key=lambda pair: pair[0]):
        if latest is not None and operation.answered < latest.sent:
            faults.append(f"stored in the wrong order: {latest} before {operation}")
        if latest is None or operation.sent > latest.sent:
            latest = operation
    return faults


def check_rewinds(asked: list[Operation], match: Match) -> list[str]:
    """Return the rewinds that nobody asked for, that somebody had not agreed to, or that happened twice."""
    possible = [one for one in asked if not one.refused]
    asks = Counter(int(one.command["number"]) for one in possible if one.kind == "ask")
    agreed: dict[int, set[int]] = {}
    for one in possible:
        if one.kind == "ask" or (one.kind == "answer" and one.command["agree"]):
            agreed.setdefault(int(one.command["number"]), set()).add(one.seat)
    rewound = Counter(entry.numbers[0] for entry in match.entries() if entry.who == REWIND)
    faults: list[str] = []
    for number, times in rewound.items():
        if times > asks[number]:
            faults.append(f"went back to {number} {times} times, and was asked to {asks[number]} times")
        missing = set(range(match.seats)) - agreed.get(number, set())
        if missing:
            faults.append(f"went back to {number}, and seats {sorted(missing)} had not agreed")
    return faults
