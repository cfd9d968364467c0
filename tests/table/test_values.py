"""States and matches as values: bytes, copies, pickles, worlds, and what an end is worth."""

import hashlib
import json
import pickle
from typing import Any

import pytest

import organelle
from organelle.bots.playout import playout
from organelle.games import GAMES
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.archive import ArchiveError
from organelle.kernel.game import Game
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE, State
from organelle.kernel.value import FORMAT, FORMAT_VERSION, unwrap, wrap
from organelle.table.chance import FixedChance, ScriptedChance, SecureChance, SeededChance
from organelle.table.errors import BrokenState, Illegal, IllegalSeat
from organelle.table.match import Match
from organelle.table.view_key import as_json

FORMAT_DIGESTS = {
    "cellulose": "dd2606832785837a",
    "cytosis": "69fb9c7c53cf40fa",
    "duel": "dbe8bc5074f99cb6",
    "foment": "c7844d56d57efa32",
}
"""Of the bytes of every state of a game; other rules make another game, and so another digest, too."""

DUEL_KEYS = [16770155706853065898, 18320765468766936221, 4051521193653577294]


def played(name: str, seats: int, turns: int, seed: int = 3, **options: Any) -> Match:
    """Return a match after some random turns."""
    match = organelle.game(name).new(seats=seats, seed=seed, **options)
    rng = Rng(seed)
    for _ in range(turns):
        if not match.over:
            seat = match.waiting[rng.below(len(match.waiting))]
            codes = match.codes(seat)
            match.play(seat, codes[rng.below(len(codes))])
    return match


def game_hash(game: Game) -> str:
    """Return a hash of the bytes of every state of a random game."""
    s: State = game.new(game.seats[0], game.defaults(), game.cards())
    rng, found = Rng(1), hashlib.sha256()
    while s.asked:
        found.update(s.to_bytes())
        seat = next(seat for seat in (*range(s.seats), CHANCE) if s.waits_for(seat))
        actions = s.legal_actions(seat)
        s.play(seat, actions[rng.below(len(actions))])
    return found.hexdigest()[:16]


@pytest.mark.parametrize("name", GAMES)
def test_the_format_changes_only_with_its_version(name: str) -> None:
    assert FORMAT_VERSION == 1
    assert game_hash(GAMES[name]) == FORMAT_DIGESTS[name], "the bytes of states have changed: raise FORMAT_VERSION"


def test_a_state_with_cards_of_the_table_comes_back_with_them() -> None:
    rows = [list(row.cells) for row in GAMES["duel"].sheets[0].rows]
    rows[0][2] = 9
    match = organelle.game("duel").new(seats=2, seed=1, cards={"cards": rows})
    again = organelle.game("duel").from_bytes(match.state().to_bytes())
    assert again == match.state() and again.rules.copies[0] == 9
    plain = organelle.game("duel").new(seats=2, seed=1).state()
    assert again != plain


def test_states_set_up_differently_are_not_equal() -> None:
    rules = GAMES["cytosis"]
    states = [
        rules.new(2, rules.defaults() | {"edition": edition}, rules.cards()) for edition in ("revised", "italian")
    ]
    assert states[0] != states[1]
    assert states[0] != "a state"
    assert len({states[0], states[0].copy(), states[1]}) == 2


def test_a_state_put_together_by_hand_has_no_bytes() -> None:
    s = State(2)
    assert s == State(2) and s != State(3)
    with pytest.raises(ArchiveError):
        s.to_bytes()
    with pytest.raises(ArchiveError):
        pickle.dumps(s)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "state-broken"),
        (b"organelle 1\n", "state-broken"),
        (FORMAT + bytes([FORMAT_VERSION]), "state-broken"),
        (FORMAT + bytes([FORMAT_VERSION + 1]) + b"later", "state-other-format"),
        (wrap(b"", b""), "state-broken"),
        (wrap(b"\x04duel\x02", b""), "state-newer-rules"),
        (wrap(b"\x07cytosis\x02", b""), "state-other-game"),
        (wrap(b"\x04duel\x01\x09\x00\x00\x00", b""), "state-broken"),
    ],
)
def test_what_is_no_state_is_refused_in_a_sentence(data: bytes, key: str) -> None:
    with pytest.raises(BrokenState) as raised:
        organelle.game("duel").from_bytes(data)
    assert raised.value.key == key
    assert str(raised.value).endswith(".") and raised.value.message("it").endswith(".")


def test_cards_that_are_not_here_are_refused() -> None:
    header, position = unwrap(GAMES["duel"].new(2, GAMES["duel"].defaults(), GAMES["duel"].cards()).to_bytes())
    with pytest.raises(BrokenState) as raised:
        organelle.game("duel").from_bytes(wrap(header[:-1] + bytes([header[-1] ^ 1]), position))
    assert raised.value.key in ("state-other-cards", "state-broken")


@pytest.mark.parametrize(
    "source",
    [
        SeededChance(5),
        FixedChance("secret", ("0:frog", "1?newt")),
        SecureChance("secret", ("frog", "newt")),
        ScriptedChance(["draw igm"] * 3, SeededChance(1)),
    ],
)
def test_a_pickled_match_draws_what_the_original_would(source: Any) -> None:
    match = organelle.catalog.GameInfo(GAMES["duel"]).match(2, {}, None, source)
    twins = [pickle.loads(pickle.dumps(match)), match.copy(), match]
    for twin in twins:
        while not twin.over:
            seat = twin.waiting[0]
            twin.play(seat, twin.codes(seat)[0])
    assert len({twin.text() for twin in twins}) == 1


def test_a_copy_with_a_seed_draws_anew() -> None:
    match = played("duel", 2, 2)
    texts = set()
    for seed in range(6):
        twin = match.copy(seed=seed)
        while not twin.over:
            twin.play(twin.waiting[0], twin.codes(twin.waiting[0])[0])
        texts.add(twin.text())
    assert len(texts) > 1


def test_undoing_in_a_copy_leaves_the_original_alone() -> None:
    match = organelle.game("cytosis").new(seats=2, seed=1)
    while not match.undoable(match.waiting[0]):
        match.play(match.waiting[0], match.codes(match.waiting[0])[0])
    seat, before = match.waiting[0], [entry.live for entry in match.entries()]
    match.copy().undo(seat)
    assert [entry.live for entry in match.entries()] == before
    twin = match.copy()
    match.undo(seat)
    assert [entry.live for entry in twin.entries()] == before
    assert organelle.replay(match.text()).text() == match.text()


@pytest.mark.parametrize("name", GAMES)
def test_a_redealt_match_is_the_same_for_its_seat(name: str) -> None:
    match = played(name, 2, 25)
    for seat in range(2):
        for seed in range(3):
            world = match.redeal(seat, seed)
            assert world.redealt_for == seat and world.number == 0
            assert without_number(world.view(seat)) == without_number(match.view(seat))
            assert world.codes(seat) == match.codes(seat)
            assert world.observation_key(seat) == match.observation_key(seat)
            heard = [without_number(event) for event in match.events(seat=seat)]
            assert [without_number(event) for event in world.events(seat=seat)] == heard
            others = [without_number(event) for event in world.events(seat=1 - seat)]
            assert all(set(event) <= set(own) for event, own in zip(others, heard, strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_a_world_filled_again_is_the_world_made_anew(name: str) -> None:
    window = played(name, 2, 25).window(1)
    world = window.world(Rng(0))
    for number in range(5):
        playout(world, ActionBuffer(), Rng(number))
        window.fill(world, Rng(number))
        assert world == window.world(Rng(number))


def without_number(view: dict[str, Any]) -> dict[str, Any]:
    """Return a view or an event without the number of its entry."""
    return {key: value for key, value in view.items() if key != "number"}


def test_a_redealt_match_has_no_text_and_is_played_to_its_end() -> None:
    world = played("duel", 3, 4).redeal(1, 7)
    with pytest.raises(Illegal, match="redealt"):
        world.text()
    twin = pickle.loads(pickle.dumps(world))
    for match in (world, twin):
        match.advance()
        while not match.over:
            match.play(match.waiting[0], match.codes(match.waiting[0])[0])
    assert twin.scores == world.scores and twin.redealt_for == 1
    assert twin.events(seat=1) == world.events(seat=1)


def test_a_match_is_redealt_only_for_its_seats() -> None:
    with pytest.raises(IllegalSeat):
        played("duel", 2, 1).redeal(2, 0)


def test_the_key_of_an_observation_is_the_same_on_every_machine() -> None:
    match = organelle.game("duel").new(seats=2, seed=7)
    assert [match.observation_key(seat) for seat in (None, 0, 1)] == DUEL_KEYS
    before = match.observation_key(0)
    match.play(0, match.codes(0)[0])
    assert match.observation_key(0) != before


@pytest.mark.parametrize(
    "word", ["igm", "perché", "\ud800", "🧫", "\\", '"', "a/b", "\x00", "\x1f", "\x7f", "\u2028", "z"]
)
def test_what_a_key_stands_for_is_written_as_the_standard_library_writes_it(word: str) -> None:
    seen = {"y": [word, 7, -1, 2**40, True, None, []], word: {"b": {}, word: word, "B": 0}, "": [[word]]}
    assert as_json(seen) == json.dumps(seen, sort_keys=True, separators=(",", ":")).encode()


@pytest.mark.parametrize("name", GAMES)
def test_views_are_written_as_the_standard_library_writes_them(name: str) -> None:
    game = GAMES[name]
    s = game.new(game.seats[-1], game.defaults(), game.cards())
    while s.asked:
        for seat in (None, 0):
            seen = game.view(s, seat)
            assert as_json(seen) == json.dumps(seen, sort_keys=True, separators=(",", ":")).encode()
        playout(s, ActionBuffer(), Rng(s.depth), 1)


@pytest.mark.parametrize("name", GAMES)
def test_returns_are_within_their_bounds(name: str) -> None:
    match = played(name, 3, 0)
    assert match.returns() == [0.0, 0.0, 0.0] == match.returns("margin")
    match = played(name, 3, 5000)
    assert match.over
    assert sum(match.returns("share")) == pytest.approx(1)
    for seat, value in enumerate(match.returns()):
        assert (value > -1) == (seat in match.winners)
    best = max(match.scores)
    margins = match.returns("margin")
    assert max(margins) >= 0 and all(
        (margin >= 0) == (match.scores[seat] == best) for seat, margin in enumerate(margins)
    )
    with pytest.raises(Illegal, match="money"):
        match.returns("money")


def test_a_lone_player_is_compared_with_the_seat_that_the_rules_play() -> None:
    match = played("cellulose", 1, 5000)
    assert match.over and len(match.scores) == 2
    assert match.returns("margin") == [match.scores[0] - match.scores[1]]
    assert match.returns("share") == [1.0 if match.winners == [0] else 0.0]
