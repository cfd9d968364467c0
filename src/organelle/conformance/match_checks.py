"""The checks `fold` and `retake`, on whole matches: a text replays to the same game, also with undo and rewind."""

from __future__ import annotations

from organelle.catalog import GameInfo, replay
from organelle.conformance.cases import Case
from organelle.conformance.snapshot import same
from organelle.conformance.state_checks import MOST_ANSWERS
from organelle.kernel.rng import Rng
from organelle.kernel.state import Sealed
from organelle.table.chance import SeededChance
from organelle.table.match import Match


def new_match(case: Case, seed: int) -> Match:
    """Return a new match of that case, whose chance follows from the seed."""
    return GameInfo(case.game).match(case.seats, dict(case.options), None, SeededChance(seed))


def play_random_turn(match: Match, rng: Rng) -> None:
    """Play a random legal code of a random seat among those that owe an answer; fail if it has none."""
    seat = match.waiting[rng.below(len(match.waiting))]
    codes = match.codes(seat)
    assert codes, f"seat {seat} is waited for and has no code"
    match.play(seat, codes[rng.below(len(codes))])


def replay_and_compare(case: Case, match: Match) -> Match:
    """Return the match replayed from its text; fail if its text, state, waiting seats, views or events differ."""
    text = match.text()
    replayed = replay({case.game.name: case.game}, text, seed=1)
    assert replayed.text() == text, "a replay has another text"
    assert same(replayed.state(), match.state()), "a replay has another state"
    assert replayed.number == match.number and replayed.waiting == match.waiting
    for seat in (*range(case.seats), None):
        assert replayed.view(seat) == match.view(seat), "a replay has another view"
    assert replayed.events() == match.events() and records(replayed) == records(match), "a replay tells other events"
    return replayed


def records(match: Match) -> list[tuple[int, str, int, tuple[int, ...]]]:
    """Return what all events of a match tell, whoever may hear it: number of the entry, key, who sees all, values."""
    return [
        (entry.number, record.event.key, record.seats, record.values)
        for entry in match.entries()
        for record in entry.events
    ]


def fold(case: Case, seed: int) -> None:
    """Check that a text replays to the same game: cut anywhere, with undo and rewind, and that it can be played on.

    A failure means that a state holds something which does not follow from its entries, for instance a value that a
    step keeps for itself or a draw that did not go through chance.
    """
    rng = Rng(seed, 8)
    match = new_match(case, seed)
    for _ in range(MOST_ANSWERS):
        if match.over:
            break
        play_random_turn(match, rng)
        if rng.below(8) == 0:
            take_back_randomly(match, rng)
        if rng.below(40) == 0:
            match = replay_and_compare(case, match)
    assert match.over, f"{case} did not end"
    replay_and_compare(case, match)


def take_back_randomly(match: Match, rng: Rng) -> None:
    """Undo for the first seat that may, or now and then rewind a few entries; fail if the match is not as it should be.

    An undone seat must be asked again, and a rewind that is refused must change nothing.
    """
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
    """Check that a sealed answer taken back and given again ends in the same state as one given once.

    A failure means that a sealed step changes more than the slip of the seat that answers: nothing else may change
    before all slips are opened.
    """
    rng = Rng(seed, 9)
    match = new_match(case, seed)
    for _ in range(MOST_ANSWERS):
        if match.over:
            return
        seat = match.waiting[rng.below(len(match.waiting))]
        codes = match.codes(seat)
        code = codes[rng.below(len(codes))]
        sealed = isinstance(match.state().top(), Sealed)
        match.play(seat, code)
        if sealed and rng.below(3) == 0 and match.undoable(seat):
            before = match.state()
            match.undo(seat)
            match.play(seat, code)
            assert same(match.state(), before), "a sealed answer given again is not the same"
            if rng.below(4) == 0:
                replay_and_compare(case, match)
