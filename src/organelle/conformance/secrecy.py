"""The check `secrecy`: nothing a seat gets depends on what it cannot see."""

from __future__ import annotations

from typing import Any

from organelle.conformance.cases import Case, asked_seats
from organelle.conformance.state_checks import sample_questions
from organelle.kernel.game import View
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE, Sealed, State
from organelle.kernel.vocabulary import Vocabulary
from organelle.table.view_key import view_key
from organelle.table.window import Window

PREVIEWS = 12
"""Options of a question whose previews are compared."""


def secrecy(case: Case, seed: int) -> None:
    """Check that a seat gets the same in the real game and in one with everything hidden from it redealt.

    Compared are its view, who is asked, its options, its events, the question, what is forced and the previews, and all
    of it again after one more action. Of the seats at a question one has its key and the static view compared too. A
    failure names what differs: it is built from something that the seat may not know, such as another hand, or a
    question that only the holder of a card gets.
    """
    rng = Rng(seed, 7)
    for s in sample_questions(case, rng):
        vocabulary = case.vocabulary(s)
        keyed = rng.below(case.seats)
        for seat in range(case.seats):
            real = s.copy()
            redealt = case.game.redeal(s, seat, Rng(rng.next()))
            real.events_off = redealt.events_off = False
            assert_same_for_seat(case, vocabulary, real, redealt, seat)
            if seat == keyed:
                assert_same_key(case, real, redealt, seat)
            if play_common_action(real, redealt, rng):
                assert_same_for_seat(case, vocabulary, real, redealt, seat)


def assert_same_key(case: Case, real: State, redealt: State, seat: int) -> None:
    """Fail if the seat's whole view differs, with the part that never changes, or the key that stands for it."""
    whole = case.game.view(real, seat)
    assert whole == case.game.view(redealt, seat), f"the whole view of seat {seat} hangs on what it cannot see"
    assert view_key(case.game, real, seat) == view_key(case.game, redealt, seat), f"seat {seat} has two keys"


def assert_same_for_seat(case: Case, vocabulary: Vocabulary, real: State, redealt: State, seat: int) -> None:
    """Fail if the seat, or a spectator, can tell the two states apart."""
    preview_seed = 97
    expected = observations(case, vocabulary, real, seat, preview_seed)
    found = observations(case, vocabulary, redealt, seat, preview_seed)
    for (name, one), (_, other) in zip(expected, found, strict=True):
        assert one == other, f"{name} of seat {seat} hangs on what it cannot see: {one} / {other}"
    spectator = moving_view(case, real, None)
    assert spectator == moving_view(case, redealt, None), "the spectator's view hangs on what a seat cannot see"


def moving_view(case: Case, s: State, seat: int | None) -> View:
    """Return the view of a seat, or of a spectator (None), without the part that stays the same through a game."""
    return {**case.game.public_view(s), **case.game.private_view(s, seat)}


def observations(case: Case, vocabulary: Vocabulary, s: State, seat: int, preview_seed: int) -> list[tuple[str, Any]]:
    """Return everything that the seat gets of a state, each with its name for a failure."""
    found: list[tuple[str, Any]] = [
        ("the view", moving_view(case, s, seat)),
        ("who is waiting", asked_seats(s)),
        ("what happened", [vocabulary.event_view(record, seat) for record in s.emitted]),
        ("the question", s.top().question(s) if s.asked else ""),
        ("what is forced", forced_seats(s)),
    ]
    if s.waits_for(seat):
        found.append(("the options", s.legal_actions(seat)))
        if not isinstance(s.top(), Sealed):
            found.append(("the previews", previews(case, vocabulary, s, seat, preview_seed)))
    return found


def forced_seats(s: State) -> list[int]:
    """Return the seats whose choice the match would make by itself."""
    return [seat for seat in asked_seats(s) if seat != CHANCE and s.forced(seat)]


def previews(case: Case, vocabulary: Vocabulary, s: State, seat: int, preview_seed: int) -> list[Any]:
    """Return the previews of the seat's first options, each in a world redealt by that seed."""
    window = Window(case.game, vocabulary, case.game.redeal(s, seat, Rng(preview_seed)), seat)
    return [window.preview(action) for action in window.actions()[:PREVIEWS]]


def play_common_action(real: State, redealt: State, rng: Rng) -> bool:
    """Play one random action that is legal in both states, with fresh events.

    Returns:
        Whether the states can still be compared: an action was played, and it showed nothing hidden to everyone.
    """
    if not real.asked:
        return False
    seats = asked_seats(real)
    seat = seats[rng.below(len(seats))]
    if isinstance(real.top(), Sealed) and len(seats) == 1:
        return False
    both = [action for action in real.legal_actions(seat) if action in redealt.legal_actions(seat)]
    if not both:
        return False
    action = both[rng.below(len(both))]
    for s in (real, redealt):
        s.emitted = []
        s.revealed_to = 0
        s.play(seat, action)
    return real.revealed_to != -1 and redealt.revealed_to != -1
