"""The suite: every check by name."""

from __future__ import annotations

from collections.abc import Callable

from organelle.conformance import matches, packed
from organelle.conformance.cases import Case
from organelle.conformance.choices import choices
from organelle.conformance.secrecy import secrecy

CHECKS: dict[str, Callable[[Case, int], None]] = {
    "ends": packed.ends,
    "conserve": packed.conserve,
    "codes": packed.codes,
    "copies": packed.copies,
    "worlds": packed.worlds,
    "secrecy": secrecy,
    "choices": choices,
    "commute": packed.commute,
    "fold": matches.fold,
    "retake": matches.retake,
}
