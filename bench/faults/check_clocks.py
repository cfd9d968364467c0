"""Play clocks where the wall clock is set: nobody's time may change by more than what has passed."""

from __future__ import annotations

from bench.faults.history import HEARD, History

SLACK = 600
"""Seconds that a run may take from a seat's time."""


def check_clocks(history: History) -> list[str]:
    """Return the clocks that were shown with less time than a seat must have, or more than it can have."""
    faults: list[str] = []
    for record in history.records:
        if record.kind != HEARD or not record.is_about("table"):
            continue
        table = record.content()
        if table["clock"] is None:
            continue
        amount = table["settings"]["clock"]["amount"]
        for seat, left in enumerate(table["clock"]["left"]):
            if not (amount - SLACK) * 1000 <= left <= amount * 1000:
                faults.append(f"{record.table}: seat {seat} has {left} ms left of {amount} s")
    return faults
