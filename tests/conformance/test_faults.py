"""The suite can fail: each planted fault is caught by the check that claims to catch it."""

import pytest

from conformance import faults
from organelle.conformance.cases import cases
from organelle.conformance.suite import CHECKS

PLANTED = [
    (faults.LeakedHand, "secrecy", "hangs on what it cannot see"),
    (faults.AskedHolder, "secrecy", "hangs on what it cannot see"),
    (faults.TellingRedeal, "choices", "chose by what it cannot see"),
    (faults.ImpossibleRedeal, "worlds", "made or lost pieces"),
    (faults.EmptyHanded, "worlds", "without option"),
    (faults.ForgottenField, "copies", "differs from its original"),
    (faults.ForgottenSetup, "copies", "in its setup"),
    (faults.UnwrittenField, "values", "differs from its original"),
    (faults.UnkeptArgument, "values", "differs from its original"),
    (faults.SharedList, "copies", "changed"),
    (faults.OrderMatters, "commute", "do not commute"),
    (faults.LostPiece, "conserve", "pieces were"),
    (faults.DoubleWords, "codes", "not unique"),
    (faults.ForgottenAction, "numbers", "has no number"),
    (faults.TellingObservation, "observations", "knows what is hidden"),
    (faults.StaleObservation, "observations", "numbers of an earlier position"),
    (faults.BlindObservation, "observations", "the same numbers in another position"),
    (faults.Endless, "ends", "did not end"),
]


@pytest.mark.parametrize(("fault", "check", "complaint"), PLANTED)
def test_a_planted_fault_is_caught(fault: type[faults.FaultyGame], check: str, complaint: str) -> None:
    complaints = []
    for case in cases(fault()):
        for seed in range(3):
            try:
                CHECKS[check](case, seed)
            except AssertionError as broken:
                complaints.append(str(broken))
    assert complaints, f"{check} did not notice {fault.__doc__}"
    assert any(complaint in found for found in complaints), complaints


@pytest.mark.parametrize("check", CHECKS)
def test_without_a_fault_nothing_is_caught(check: str) -> None:
    for case in cases(faults.FaultyGame()):
        for seed in range(3):
            CHECKS[check](case, seed)
