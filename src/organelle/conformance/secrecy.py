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

PREVIEW_SEED = 97
"""What the worlds of previews are redealt by."""


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
        open_here = seen_by_all(case, s)
        for seat in range(case.seats):
            redealt = case.game.redeal(s, seat, Rng(rng.next()))
            if redealt == s:
                continue  # so nothing is hidden from the seat that could be told apart
            real = s.copy()
            real.events_off = redealt.events_off = False
            assert_same_for_seat(case, vocabulary, (real, redealt), seat, open_here)
            if seat == keyed:
                assert_same_key(case, real, redealt, seat)
            if play_common_action(real, redealt, rng):
                assert_same_for_seat(case, vocabulary, (real, redealt), seat, seen_by_all(case, real))


def assert_same_key(case: Case, real: State, redealt: State, seat: int) -> None:
    """Fail if the seat's whole view differs, with the part that never changes, or the key that stands for it."""
    whole = case.game.view(real, seat)
    assert whole == case.game.view(redealt, seat), f"the whole view of seat {seat} hangs on what it cannot see"
    assert view_key(case.game, real, seat) == view_key(case.game, redealt, seat), f"seat {seat} has two keys"


def seen_by_all(case: Case, s: State) -> tuple[View, View]:
    """Return the part of a view that is the same for everyone, and the part of a spectator."""
    return case.game.public_view(s), case.game.private_view(s, None)


def assert_same_for_seat(
    case: Case, vocabulary: Vocabulary, states: tuple[State, State], seat: int, open_here: tuple[View, View]
) -> None:
    """Fail if the seat, or a spectator, can tell the real state from the redealt one.

    Args:
        case: Where they are from.
        vocabulary: That of the case.
        states: The real one and the redealt one.
        seat: For whom it was redealt.
        open_here: What `seen_by_all` returns of the real one, which all seats share.
    """
    real, redealt = states
    assert open_here == seen_by_all(case, redealt), f"the open view hangs on what seat {seat} cannot see"
    for (name, one), (_, other) in zip(
        seen_by_seat(case, vocabulary, real, seat), seen_by_seat(case, vocabulary, redealt, seat), strict=True
    ):
        assert one == other, f"{name} of seat {seat} hangs on what it cannot see: {one} / {other}"
    if real.waits_for(seat) and not isinstance(real.top(), Sealed):
        assert_same_previews(case, vocabulary, states, seat)


def seen_by_seat(case: Case, vocabulary: Vocabulary, s: State, seat: int) -> list[tuple[str, Any]]:
    """Return what the seat, and not everyone, gets of a state, each with its name for a failure."""
    return [
        ("the view", case.game.private_view(s, seat)),
        ("who is waiting", asked_seats(s)),
        ("what happened", [vocabulary.event_view(record, seat) for record in s.emitted]),
        ("the question", s.top().question(s) if s.asked else ""),
        ("what is forced", forced_seats(s)),
        ("the options", s.legal_actions(seat)),
    ]


def forced_seats(s: State) -> list[int]:
    """Return the seats whose choice the match would make by itself."""
    return [seat for seat in asked_seats(s) if seat != CHANCE and s.forced(seat)]


def assert_same_previews(case: Case, vocabulary: Vocabulary, states: tuple[State, State], seat: int) -> None:
    """Fail if the previews of the seat's first options differ, each in worlds redealt by the same numbers.

    Such worlds are nearly always equal, and then so is what a window shows of them.
    """
    one, other = (case.game.redeal(s, seat, Rng(PREVIEW_SEED)) for s in states)
    if one != other:
        previews, others = (first_previews(Window(case.game, vocabulary, world, seat)) for world in (one, other))
        assert previews == others, f"the previews of seat {seat} hang on what it cannot see: {previews} / {others}"


def first_previews(window: Window) -> list[Any]:
    """Return the previews of the first options."""
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
    possible = set(redealt.legal_actions(seat))
    both = [action for action in real.legal_actions(seat) if action in possible]
    if not both:
        return False
    action = both[rng.below(len(both))]
    for s in (real, redealt):
        s.emitted = []
        s.revealed_to = 0
        s.play(seat, action)
    return real.revealed_to != -1 and redealt.revealed_to != -1
