"""The check `values`: a state is a value, whichever way it was written, copied or sent."""

from __future__ import annotations

import copy
import pickle
from functools import cache
from typing import Any

import msgspec

from organelle.catalog import GameInfo
from organelle.conformance.cases import Case, asked_seats
from organelle.conformance.match_checks import new_match, play_random_turn
from organelle.conformance.snapshot import same, snapshot
from organelle.conformance.state_checks import play_to_end, random_game
from organelle.games import GAMES
from organelle.kernel.rng import Rng
from organelle.kernel.state import State
from organelle.kernel.value import FORMAT, unwrap, wrap
from organelle.table.errors import BrokenState
from organelle.table.view_key import view_key

QUESTIONS = 6
"""How many questions of a game are looked at."""

TURNS = 30
"""How many turns the copies of a match are played on."""


def values(case: Case, seed: int) -> None:
    """Check that bytes, pickles and copies of a state and of a match are the same again and are played on alike.

    A failure means that `serialize` of a state leaves out a field or passes it twice, that a step does not keep what
    its constructor takes under the same names, or that damaged bytes are read as if nothing had happened to them.
    """
    rng = Rng(seed, 14)
    states = [s.copy() for s in random_game(case, rng)]
    for _ in range(QUESTIONS):
        s = states[rng.below(len(states))]
        assert_same_value(case, s)
        assert_differs(s, states[rng.below(len(states))])
        assert_damage_is_found(case, s, rng)
    assert_keys_differ(case, [states[rng.below(len(states))] for _ in range(4 * QUESTIONS)])
    assert_played_on_alike(case, states[rng.below(len(states))], int(rng.next()))
    assert_same_match(case, seed, rng)


def again(case: Case, s: State) -> list[tuple[str, Any]]:
    """Return a state anew in all the ways there are, each with its name."""
    return [
        ("read from bytes", case.game.from_bytes(s.to_bytes())),
        ("read from checked bytes", GameInfo(case.game).from_bytes(s.to_bytes())),
        ("pickled", pickle.loads(pickle.dumps(s))),
        ("copied", copy.copy(s)),
        ("copied deeply", copy.deepcopy([s])[0]),
    ]


def assert_same_value(case: Case, s: State) -> None:
    """Fail if a state is another after it was written, pickled or copied."""
    before = snapshot(s)
    for name, twin in again(case, s):
        assert same(twin, s), f"a state that was {name} differs from its original"
        assert twin == s and hash(twin) == hash(s), f"a state that was {name} is not equal to its original"
        assert twin.to_bytes() == s.to_bytes(), f"a state that was {name} is written in another way"
    assert snapshot(s) == before, "writing a state changed it"


def assert_differs(one: State, other: State) -> None:
    """Fail if two states are equal though they differ, or the other way round."""
    assert (one == other) == same(one, other), "equality is not what the attributes say"


def assert_keys_differ(case: Case, states: list[State]) -> None:
    """Fail if the keys of what the seats see in these states are equal where it differs, or the other way round."""
    seen: dict[int, bytes] = {}
    keys: list[tuple[bytes, int]] = []
    for s in states:
        open_view = [case.game.static_view(s), case.game.public_view(s), asked_seats(s)]
        question = s.top().question(s) if s.asked else ""
        for seat in range(case.seats):
            own = [int(action) for action in s.slips[seat]]
            mine = [seat, case.game.private_view(s, seat), question, s.legal_actions(seat), own]
            observation = msgspec.json.encode([open_view, mine], order="deterministic")
            key = view_key(case.game, s, seat)
            assert seen.setdefault(key, observation) == observation, "two views have the same key"
            keys += [(observation, key)]
    first = keys[: case.seats]
    assert all((one == other) == (key == found) for one, key in first for other, found in keys), "a view has two keys"


def assert_played_on_alike(case: Case, s: State, seed: int) -> None:
    """Fail if the same numbers lead a state and what was made of it to different ends."""
    end = played_to_end(s.copy(), seed)
    for name, twin in again(case, s):
        assert same(played_to_end(twin, seed), end), f"a state that was {name} is played on differently"


def played_to_end(s: State, seed: int) -> State:
    """Return the state after random play to its end."""
    play_to_end(s, Rng(seed))
    return s


def assert_damage_is_found(case: Case, s: State, rng: Rng) -> None:
    """Fail if damaged bytes are read, or end in anything but BrokenState with a sentence."""
    data = s.to_bytes()
    place = rng.below(len(data))
    flipped = bytes([data[place] ^ 1 << rng.below(8)])
    for damaged in (data[:place], data + b"\0", data[:place] + flipped + data[place + 1 :], b""):
        assert refused(case, damaged), "damaged bytes were read"
    assert refused(case, bytes_of_another_game(case.game.name)), "the bytes of another game were read"
    later = FORMAT + bytes([data[len(FORMAT)] + 1]) + data[len(FORMAT) + 1 :]
    assert refused(case, later), "a later format was read"
    header, position = unwrap(data)
    place = rng.below(len(position))
    refused(case, wrap(header, position[:place] + flipped + position[place + 1 :]))
    refused(case, wrap(header, position[:place]))
    place = rng.below(len(header))
    refused(case, wrap(header[:place] + flipped + header[place + 1 :], position))


@cache
def bytes_of_another_game(name: str) -> bytes:
    """Return the bytes of a state of any game but the one of that name."""
    other = next(game for game in GAMES.values() if game.name != name)
    data: bytes = other.new(other.seats[0], other.defaults(), other.cards()).to_bytes()
    return data


def refused(case: Case, data: bytes) -> bool:
    """Return whether bytes are refused with a sentence; whatever else is raised but BrokenState goes on."""
    try:
        GameInfo(case.game).from_bytes(data)
    except BrokenState as error:
        said = str(error)
    else:
        return False
    assert said.endswith("."), f"{said} is not a sentence"
    return True


def assert_same_match(case: Case, seed: int, rng: Rng) -> None:
    """Fail if a match that was copied or pickled in the middle differs, or does not go on as the original does."""
    match = new_match(case, seed)
    for _ in range(rng.below(2 * TURNS)):
        if not match.over:
            play_random_turn(match, rng)
    twins = [match.copy(), pickle.loads(pickle.dumps(match)), copy.deepcopy(match)]
    before = match.text()
    turns = int(rng.next())
    for twin in twins:
        assert twin.text() == before and same(twin.state(), match.state()), "a copied match differs"
        for seat in range(match.seats):
            if twin.undoable(seat):
                undone = twin.copy()
                undone.undo(seat)
        own = Rng(turns)
        for _ in range(TURNS):
            if not twin.over:
                play_random_turn(twin, own)
    assert match.text() == before, "playing in a copy of a match changed the original"
    assert len({twin.text() for twin in twins}) == 1, "copies of a match go on differently"
