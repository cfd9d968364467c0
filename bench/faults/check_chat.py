"""Chat: each acknowledged line is stored once under its number, and everyone hears lines as they are stored."""

from __future__ import annotations

from collections import Counter

from bench.faults.history import HEARD, Operation, Record, StoredTable


def check_chat(records: list[Record], asked: list[Operation], table: StoredTable) -> list[str]:
    """Return what is wrong with the chat of a table; no two lines of a history have the same text."""
    said = {str(operation.command["text"]): operation for operation in asked if operation.kind == "chat"}
    faults: list[str] = []
    numbers = {text: number for number, _, text in table.chat}
    times = Counter(text for _, _, text in table.chat)
    for text, operation in said.items():
        if times[text] > 1:
            faults.append(f"said once and stored {times[text]} times: {operation}")
        if operation.done is not None and numbers.get(text) != operation.done:
            faults.append(f"acknowledged and not stored under that number: {operation}")
        if operation.refused and times[text]:
            faults.append(f"refused and stored all the same: {operation}")
    faults += [f"nobody said {text!r}" for text in numbers if text not in said]
    return faults + check_heard(records, table)


def check_heard(records: list[Record], table: StoredTable) -> list[str]:
    """Return the lines that were heard otherwise than they are stored, twice, or with another left out."""
    stored = {number: (seat, text) for number, seat, text in table.chat}
    last: dict[tuple[str, int], int] = {}
    faults: list[str] = []
    for record in records:
        if record.kind != HEARD or not record.is_about("chat"):
            continue
        place = (record.client, record.line)
        for line in record.content()["lines"]:
            number = line["number"]
            if stored.get(number) != (line["seat"], line["text"]):
                faults.append(f"{record.client} heard line {number}, {line['text']!r}, which is not stored so")
            if place in last and number != last[place] + 1:
                faults.append(f"{record.client} heard line {number} after line {last[place]}")
            last[place] = number
    return faults
