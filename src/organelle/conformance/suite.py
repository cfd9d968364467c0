"""The suite: every check by the name that `organelle soak --checks` takes."""

from __future__ import annotations

from collections.abc import Callable

from organelle.conformance import match_checks, state_checks
from organelle.conformance.cases import Case
from organelle.conformance.choices import choices
from organelle.conformance.numbers import numbers, observations
from organelle.conformance.phrases import phrases
from organelle.conformance.secrecy import secrecy
from organelle.conformance.values import values

CHECKS: dict[str, Callable[[Case, int], None]] = {
    "ends": state_checks.ends,
    "conserve": state_checks.conserve,
    "codes": state_checks.codes,
    "numbers": numbers,
    "observations": observations,
    "copies": state_checks.copies,
    "worlds": state_checks.worlds,
    "secrecy": secrecy,
    "choices": choices,
    "phrases": phrases,
    "commute": state_checks.commute,
    "fold": match_checks.fold,
    "retake": match_checks.retake,
    "values": values,
}
"""Each check plays one random game of a case, which follows from a seed; it raises AssertionError if a claim fails."""
