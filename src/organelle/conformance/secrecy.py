"""Nothing a seat gets hangs on what it cannot see: swap that, and everything it is told stays the same."""

from __future__ import annotations

from typing import Any

from organelle.conformance.cases import Case, asked
from organelle.conformance.state_checks import sample
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE, Sealed, State
from organelle.kernel.vocabulary import Vocabulary
from organelle.table.window import Window


def secrecy(case: Case, seed: int) -> None:
    """Views, who is waiting, options, events and previews are the same in a redealt world, also one action later."""
    rng = Rng(seed, 7)
    for s in sample(case, rng):
        vocabulary = case.vocabulary(s)
        for seat in range(case.seats):
            table = s.copy()
            world = case.game.redeal(s, seat, Rng(rng.next()))
            table.events_off = world.events_off = False
            compare(case, vocabulary, table, world, seat)
            if one_more(table, world, rng):
                compare(case, vocabulary, table, world, seat)


def compare(case: Case, vocabulary: Vocabulary, table: State, world: State, seat: int) -> None:
    """All that the seat gets, from both."""
    number = 97
    pairs = zip(told(case, vocabulary, table, seat, number), told(case, vocabulary, world, seat, number), strict=True)
    for (name, real), (_, imagined) in pairs:
        assert real == imagined, f"{name} of seat {seat} hangs on what it cannot see: {real} / {imagined}"
    spectator = case.game.view(table, None)
    assert spectator == case.game.view(world, None), "the spectator's view hangs on what a seat cannot see"


def told(case: Case, vocabulary: Vocabulary, s: State, seat: int, number: int) -> list[tuple[str, Any]]:
    found: list[tuple[str, Any]] = [
        ("the view", case.game.view(s, seat)),
        ("who is waiting", asked(s)),
        ("what happened", [vocabulary.event_view(fact, seat) for fact in s.emitted]),
        ("the question", s.top().question(s) if s.asked else ""),
        ("what is forced", forced(s)),
    ]
    if s.waits_for(seat):
        found.append(("the options", s.legal_actions(seat)))
        if not isinstance(s.top(), Sealed):
            found.append(("the previews", previews(case, vocabulary, s, seat, number)))
    return found


def forced(s: State) -> list[int]:
    """The seats whose choice the table would make by itself."""
    return [seat for seat in asked(s) if seat != CHANCE and s.forced(seat)]


def previews(case: Case, vocabulary: Vocabulary, s: State, seat: int, number: int) -> list[Any]:
    window = Window(case.game, vocabulary, case.game.redeal(s, seat, Rng(number)), seat)
    return [window.preview(action) for action in window.actions()[:12]]


def one_more(table: State, world: State, rng: Rng) -> bool:
    """One action that is legal in both worlds and opens nothing to all; the events start anew."""
    if not table.asked:
        return False
    seats = asked(table)
    seat = seats[rng.below(len(seats))]
    if isinstance(table.top(), Sealed) and len(seats) == 1:
        return False
    both = [action for action in table.legal_actions(seat) if action in world.legal_actions(seat)]
    if not both:
        return False
    action = both[rng.below(len(both))]
    for s in (table, world):
        s.emitted = []
        s.revealed_to = 0
        s.play(seat, action)
    return table.revealed_to != -1 and world.revealed_to != -1
