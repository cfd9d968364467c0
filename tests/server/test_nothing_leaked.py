"""Nothing leaves the server that a redeal for its reader would change."""

from __future__ import annotations

import msgspec
import pytest
from bench.server_leaks import leaks

from organelle.catalog import GameInfo
from organelle.games import GAMES
from organelle.server.app.state_encoder import StateEncoder, table_state
from organelle.server.app.wire import encode
from organelle.table.chance import SeededChance
from server.host import Eyes, Guest, Host, Json
from server.test_play import duel


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("seed", range(2))
def test_what_is_sent_to_a_seat_or_a_spectator_survives_a_redeal(game: str, seed: int) -> None:
    """bench/server_leaks.py plays whole matches."""
    assert leaks(game, seed, steps=60)["moves"] > 5


def everything(guest: Guest, table: str) -> str:
    """All that a visitor can get over HTTP while the game is on."""
    paths = [f"/tables/{table}", "/tables", f"/tables/{table}/luck", f"/tables/{table}/text", f"/tables/{table}/replay"]
    paths += [f"/tables/{table}/state", f"/tables/{table}/state?seat=0", f"/tables/{table}/state?seat=1"]
    paths += [f"/tables/{table}/replay?seat=0&from=0&to=99"]
    return "\n".join(guest.http.get(f"/api{path}").text for path in paths)


def chance_code(seat: int, watcher: Eyes) -> set[str]:
    """The fields a watcher was told of another seat's draws."""
    events = [event for found in watcher.heard if found["type"] == "state" for event in found["events"]]
    return {name for event in events if event["key"] == "duel.drew" and event["seat"] == seat for name in event}


def test_on_the_wire_nobody_learns_a_hand_a_token_or_the_secret(host: Host) -> None:
    """Whole games; whatever each visitor got is searched for what only others may know."""
    table, guests = duel(host)
    stranger = host.guest()
    tokens = [guest.ask("GET", f"/tables/{table}")["seats"][seat]["token"] for seat, guest in enumerate(guests)]
    eyes = [guest.look(table, seat) for seat, guest in enumerate(guests)] + [stranger.look(table)]
    got = ["", "", ""]
    for turn in range(40):
        states: list[Json] = []
        for place, watcher in enumerate(eyes):
            watcher.say("ping")
            watcher.until("pong")
            visitor = [*guests, stranger][place]
            if turn % 8 == 0 and not watcher.last["view"]["over"]:
                got[place] += everything(visitor, table)
            states.append(watcher.last)
        if states[0]["view"]["over"]:
            break
        for seat in (0, 1):
            if states[seat]["codes"]:
                eyes[seat].do("play", seat=seat, version=states[seat]["version"], code=states[seat]["codes"][0])
    for watcher in eyes:
        watcher.socket.close()
    for place, watcher in enumerate(eyes):
        for seat in {0, 1} - {place}:
            assert tokens[seat] not in got[place] + str(watcher.heard)
            assert "card" not in chance_code(seat, watcher)
    secret = stranger.ask("GET", f"/tables/{table}/luck")["secret"]
    assert secret and not any(secret in text for text in got)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_states_made_of_shared_parts_are_the_same_states(game: str) -> None:
    """Whoever is told first, nobody gets a part that was made for another's eyes."""
    match = GameInfo(GAMES[game]).match(GAMES[game].seats[0], {}, None, SeededChance(4))
    encoder = StateEncoder(match)
    hidden = 0
    for move in range(60):
        for since in {0, 1, max(0, match.number - 1), match.number * 2 // 3}:
            for seat in (*range(match.seats), None):
                shared = msgspec.json.decode(encoder.encode_state(seat, since).message)
                shared["view"]["table"] |= msgspec.json.decode(encoder.static_view)["table"]
                assert shared == msgspec.json.decode(encode(table_state(match, seat, since)))
            hidden += since > 0 and since not in encoder.events
        if not match.over:
            codes = match.codes(match.waiting[0])
            match.play(match.waiting[0], codes[move % len(codes)])
    assert hidden > 0, "secrets are among what happened"
