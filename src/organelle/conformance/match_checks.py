"""Checks on whole matches: the text replays to the same game, cut, with undo, with sealed answers taken back."""

from __future__ import annotations

from organelle.catalog import GameInfo, replay
from organelle.conformance.cases import Case
from organelle.conformance.snapshot import snapshot
from organelle.conformance.state_checks import BOUND
from organelle.kernel.rng import Rng
from organelle.kernel.state import Sealed
from organelle.table.chance import SeededChance
from organelle.table.match import Match


def new_match(case: Case, seed: int) -> Match:
    return GameInfo(case.game).match(case.seats, dict(case.options), None, SeededChance(seed))


def turn(match: Match, rng: Rng) -> None:
    """One random answer of a random seat that owes one."""
    seat = match.waiting[rng.below(len(match.waiting))]
    codes = match.codes(seat)
    assert codes, f"seat {seat} is waited for and has no code"
    match.play(seat, codes[rng.below(len(codes))])


def again(case: Case, match: Match) -> Match:
    """The match from its text, the same in every respect."""
    text = match.text()
    replayed = replay({case.game.name: case.game}, text, seed=1)
    assert replayed.text() == text, "a replay has another text"
    assert snapshot(replayed.state()) == snapshot(match.state()), "a replay has another state"
    assert replayed.number == match.number and replayed.waiting == match.waiting
    for seat in (*range(case.seats), None):
        assert replayed.view(seat) == match.view(seat), "a replay has another view"
        assert replayed.events(seat=seat) == match.events(seat=seat), "a replay tells other events"
    return replayed


def fold(case: Case, seed: int) -> None:
    """Replaying the text gives the same game: cut anywhere, with undo and rewind, and it goes on from there."""
    rng = Rng(seed, 8)
    match = new_match(case, seed)
    for _ in range(BOUND):
        if match.over:
            break
        turn(match, rng)
        if rng.below(8) == 0:
            take_back(match, rng)
        if rng.below(40) == 0:
            match = again(case, match)
    assert match.over, f"{case} did not end"
    again(case, match)


def take_back(match: Match, rng: Rng) -> None:
    """An undo by whoever may, now and then a rewind by all."""
    if rng.below(6) == 0 and match.number > 3:
        back = match.number - 1 - rng.below(3)
        number = match.number
        try:
            match.rewind(back)
        except ValueError:
            assert match.number == number, "a refused rewind changed the match"
        return
    for seat in range(match.seats):
        if match.undoable(seat):
            number = match.number
            match.undo(seat)
            assert match.number == number + 1
            assert seat in match.waiting, "a seat that took its choice back is not asked again"
            return


def retake(case: Case, seed: int) -> None:
    """A sealed answer taken back and given again ends in the same state as one given once."""
    rng = Rng(seed, 9)
    match = new_match(case, seed)
    for _ in range(BOUND):
        if match.over:
            return
        seat = match.waiting[rng.below(len(match.waiting))]
        codes = match.codes(seat)
        code = codes[rng.below(len(codes))]
        sealed = isinstance(match.state().top(), Sealed)
        match.play(seat, code)
        if sealed and rng.below(3) == 0 and match.undoable(seat):
            before = snapshot(match.state())
            match.undo(seat)
            match.play(seat, code)
            assert snapshot(match.state()) == before, "a sealed answer given again is not the same"
            again(case, match)
