"""The checks `numbers` and `observations`: what networks are given is complete, compact and fair."""

from __future__ import annotations

import hashlib
import re

import msgspec

from organelle.conformance.cases import Case, asked_seats, moving_view
from organelle.conformance.state_checks import random_game
from organelle.kernel.action_space import ActionSpace
from organelle.kernel.layout import Layout
from organelle.kernel.observation import ObservationBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE, State

UNORDERED = re.compile(rb'("(?:attacks|completed|slip)":\[)("[^\]]*")')
"""Lists of a view whose order is that of events past and says nothing about the position."""

EVERY = 4
"""Of so many positions one is looked at, and the last of every game."""

MOST_KEPT = 200_000
"""Observations of a case and seat after which the collection begins anew."""

SEEN: dict[tuple[str, str, int], dict[bytes, bytes]] = {}
"""What every observation so far stood for, by case and seat, hashed: games of a case meet like positions again."""


def numbers(case: Case, seed: int) -> None:
    """Check that every option of a player has a number, and that action and number lead back to each other.

    A failure means that `Game.player_actions` forgets something that the rules offer.
    """
    space: ActionSpace | None = None
    seen: set[int] = set()
    for s in random_game(case, Rng(seed, 15)):
        space = space or ActionSpace(case.vocabulary(s), case.game.player_actions(s))
        for seat in asked_seats(s):
            new = set() if seat == CHANCE else set(s.legal_actions(seat)) - seen
            seen |= new
            for action in new:
                number = space.number(action)
                assert number >= 0, f"{space.vocabulary.to_code(action)} has no number"
                assert space.action(number) == action, f"{space.vocabulary.to_code(action)} shares its number"


def observations(case: Case, seed: int) -> None:
    """Check that the observation of a seat says all that it sees, and nothing that it does not.

    It must be the same in a world with everything hidden from the seat dealt anew, and differ wherever the seat's view,
    the question or whom the table waits for differ. A row that was written before must get the same numbers as a fresh
    one. A failure means that `Game.observe` leaves something out, lets something hidden through, or remembers something
    from one position to the next.
    """
    rng = Rng(seed, 16)
    buffer: ObservationBuffer | None = None
    for s in random_game(case, rng):
        if s.asked and rng.below(EVERY) > 0:
            continue
        buffer = buffer or ObservationBuffer(Layout(case.game, s).size)
        seat = rng.below(case.seats)
        seen = observed(case, s, seat, buffer)
        fresh = ObservationBuffer(buffer.size)
        assert observed(case, s, seat, fresh) == seen, f"numbers of an earlier position are left for seat {seat}"
        redealt = case.game.redeal(s, seat, Rng(rng.next()))
        assert observed(case, redealt, seat, buffer) == seen, f"the observation of seat {seat} knows what is hidden"
        note_meaning(case, s, seat, seen)
        if case.seats > 1:
            # What another seat cannot tell apart may differ for this one, and often in one thing only.
            other = (seat + 1 + rng.below(case.seats - 1)) % case.seats
            world = case.game.redeal(s, other, Rng(rng.next()))
            note_meaning(case, world, seat, observed(case, world, seat, buffer))


def note_meaning(case: Case, s: State, seat: int, seen: bytes) -> None:
    """Keep what an observation stands for; fail if it stood for something else before."""
    kept = SEEN.setdefault((type(case.game).__name__, str(case), seat), {})
    if len(kept) >= MOST_KEPT:
        kept.clear()
    meaning = what_is_seen(case, s, seat)
    brief = hashed(meaning)
    known = kept.setdefault(hashed(seen), brief)
    assert known == brief, f"seat {seat} saw the same numbers in another position: {meaning.decode()}"


def observed(case: Case, s: State, seat: int, buffer: ObservationBuffer) -> bytes:
    """Return the observation of a seat; fail if it does not fill the buffer exactly."""
    buffer.begin(0)
    case.game.observe(s, seat, buffer)
    assert buffer.at == buffer.size, f"{buffer.at} numbers were written and not {buffer.size}"
    buffer.end()
    return msgspec.json.encode(buffer.to_list())


def hashed(seen: bytes) -> bytes:
    """Return a short hash."""
    return hashlib.blake2b(seen, digest_size=12).digest()


def what_is_seen(case: Case, s: State, seat: int) -> bytes:
    """Return the view of a seat, who is asked, and the question."""
    seen = [moving_view(case, s, seat), asked_seats(s), s.top().question(s) if s.asked else ""]
    return without_order(msgspec.json.encode(seen, order="deterministic"))


def without_order(view: bytes) -> bytes:
    """Return a view as JSON with the lists of words sorted whose order says nothing.

    >>> without_order(b'{"completed":["b","a"],"top":["b","a"]}')
    b'{"completed":["a","b"],"top":["b","a"]}'
    """
    return UNORDERED.sub(lambda found: found[1] + b",".join(sorted(found[2].split(b","))), view)
