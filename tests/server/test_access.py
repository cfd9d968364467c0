"""Nobody else's seat: forged cookies, other sites, others' seats, too much of anything."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from organelle.localization import sentence
from server.conftest import NewDatabase
from server.host import Eyes, Host
from server.test_play import duel, play


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with small limits and two more addresses."""
    folder = tmp_path_factory.mktemp("narrow")
    limits = ("--requests", "10", "--sockets", "3", "--tables", "2")
    origins = ("--origin", "https://one.example, https://two.example")
    found = Host(str(folder / "organelle.db"), folder / "log", *limits, *origins).start()
    yield found
    found.stop()


def test_a_forged_cookie_is_refused_and_cleared(host: Host) -> None:
    forged = httpx.get(f"{host.address}/api/tables", headers={"Cookie": "organelle_guest=someone.else"})
    assert forged.status_code == 401 and forged.json()["key"] == "bad-token"
    assert "Max-Age=0" in forged.headers["set-cookie"]


def test_a_resume_link_of_no_use_leaves_the_browser_its_seats(host: Host) -> None:
    ada = host.guest()
    table = ada.open("me", "random")["id"]
    refused = ada.http.post("/api/resume", json={"token": f"{table}.0.nothing"})
    assert refused.status_code == 401 and "set-cookie" not in refused.headers
    assert ada.ask("GET", f"/tables/{table}")["seats"][0]["mine"]


def test_cookies_are_signed_for_scripts_out_of_reach_and_only_set_once(host: Host) -> None:
    guest = host.guest()
    first = guest.http.get("/api/games")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {part.strip() for part in first.headers["set-cookie"].split(";")}
    assert "set-cookie" not in guest.http.get("/api/games").headers


@pytest.mark.parametrize(
    ("accepted", "spoken"),
    [
        ("en;q=0.5, it;q=0.9", "it"),
        ("it;q=0.5,en", "en"),
        ("de, it-IT;q=0.8, en;q=0.8", "it"),
        ("it;q=0", "en"),
        ("it;q=lots, en;q=0.1", "en"),
        ("it ; Q = 1.0", "it"),
        ("*", "en"),
        ("", "en"),
    ],
)
def test_the_language_that_a_browser_likes_best(host: Host, accepted: str, spoken: str) -> None:
    guest = host.guest(**{"Accept-Language": accepted})
    assert guest.ask("GET", "/nothing", status=404)["text"] == sentence(spoken, "no-page", {})
    assert guest.ask("GET", "/nothing", status=404, lang="it")["text"] == sentence("it", "no-page", {})


def test_another_sites_page_may_not_change_anything(host: Host) -> None:
    guest = host.guest()
    table = guest.open("me", "random")["id"]
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        found = guest.http.put(f"/api/tables/{table}/seats/0", json={"ready": True}, headers=headers)
        assert found.status_code == 403 and found.json()["key"] == "wrong-origin"
    own = guest.http.put(f"/api/tables/{table}/seats/0", json={"name": "Eve"}, headers={"Origin": host.address})
    assert own.status_code == 200


def test_every_address_that_the_operator_names_may(narrow: Host) -> None:
    for origin, status in (("https://one.example", 401), ("https://two.example", 401), ("https://three.example", 403)):
        found = narrow.guest(Origin=origin).http.post("/api/resume", json={"token": "x"})
        assert found.status_code == status, origin


def test_another_sites_page_gets_no_socket(host: Host) -> None:
    guest = host.guest()
    table = guest.open("me", "random")["id"]
    assert Eyes(guest, table, Origin="https://evil.example").closed() == 4403
    with Eyes(guest, table, Origin=host.address) as eyes:
        eyes.say("ping")
        assert eyes.hear() == {"type": "pong"}


def test_a_socket_at_no_table_is_told_so(host: Host) -> None:
    guest = host.guest()
    eyes = Eyes(guest, "0" * 20)
    assert eyes.hear()["key"] == "no-table" and eyes.closed() == 4404


def test_nobody_plays_anothers_seat(host: Host) -> None:
    table, (ada, grace) = duel(host)
    with grace.look(table, 1) as eyes, host.guest().look(table) as stranger:
        state = eyes.state()
        for who in (eyes, stranger):
            refused = who.do("play", seat=0, version=state["version"], code="commit igm")
            assert refused["key"] == "not-your-seat" and refused["text"].startswith("Seat 1 is not yours; you can")
            assert who.do("look", seat=0)["key"] == "not-your-seat"
            assert who.do("undo", seat=0, version=0)["key"] == "not-your-seat"
            assert who.do("chat", seat=0, text="I am Ada")["key"] == "not-your-seat"
    for path in (f"/tables/{table}/moves", f"/tables/{table}/preview", f"/tables/{table}/undo"):
        body = {"seat": 0, "version": 0, "code": "done"}
        assert grace.ask("POST", path, body, 403)["key"] == "not-your-seat"
    assert grace.ask("PUT", f"/tables/{table}/seats/0", {"name": "Eve"}, 403)["key"] == "not-your-seat"
    assert ada.ask("GET", f"/tables/{table}/state", seat=9, status=422)["key"] == "illegal-seat"


def test_who_only_watches_is_told_to_take_a_seat(host: Host) -> None:
    table, _ = duel(host)
    with host.guest().look(table) as stranger:
        for message, more in (
            ("play", {"version": 8, "code": "commit igm"}),
            ("preview", {"version": 8, "code": "commit igm"}),
            ("undo", {"version": 8}),
            ("ask", {}),
            ("answer", {"number": 8, "agree": True}),
            ("chat", {"text": "hello"}),
        ):
            refused = stranger.do(message, seat=None, **more)
            assert refused["key"] == "only-watching" and refused["text"].endswith("; take a seat for that.")
        assert stranger.do("chat", text="hello")["key"] == "bad-message", "that no seat is named at all is no wish"


def test_a_bots_seat_is_nobodys(host: Host) -> None:
    ada = host.guest()
    table = ada.open("me", "random")["id"]
    ada.ready(table, 0)
    body = {"seat": 1, "version": 0, "code": "done"}
    assert ada.ask("POST", f"/tables/{table}/moves", body, 403)["key"] == "not-your-seat"


def test_a_guessed_token_opens_nothing(host: Host) -> None:
    ada = host.guest()
    table = ada.open("me", "random")
    token = table["seats"][0]["token"]
    wrong = token[:-1] + ("A" if token[-1] != "A" else "B")
    for guess in (wrong, token.replace(".0.", ".1."), "x", f"{table['id']}.0.", f"{table['id']}.99.abc", token + "é"):
        assert host.guest().ask("POST", "/resume", {"token": guess}, 401)["key"] == "bad-token"


def test_a_token_that_opens_nothing_is_told_so_wherever_it_is_shown(host: Host) -> None:
    table, (ada, grace) = duel(host)
    other = host.guest().open("me", "random")["seats"][0]["token"]
    token = ada.ask("GET", f"/tables/{table}")["seats"][0]["token"]
    for guess in (token[:-1] + ("A" if token[-1] != "A" else "B"), "x", other):
        script = host.guest(Authorization=f"Bearer {guess}")
        assert script.ask("GET", f"/tables/{table}", status=401)["key"] == "bad-token"
        assert script.ask("GET", f"/tables/{table}/state", seat=0, status=401)["key"] == "bad-token"
        move = {"seat": 0, "version": 0, "code": "done"}
        assert script.ask("POST", f"/tables/{table}/moves", move, 401)["key"] == "bad-token"
        assert Eyes(host.guest(), table, Authorization=f"Bearer {guess}").closed() == 4401
        with grace.look(table, 1, token=guess) as eyes:
            assert eyes.hear()["key"] == "bad-token"
            eyes.say("look", seat=1)
            assert eyes.state()["seat"] == 1, "one's own seats stay open"
    with host.guest().look(table, 0, token=token) as eyes:
        assert eyes.state()["codes"]


def test_a_token_shown_later_opens_its_seat_on_the_same_socket(host: Host) -> None:
    table, (ada, _) = duel(host)
    token = ada.ask("GET", f"/tables/{table}")["seats"][0]["token"]
    with host.guest().look(table) as eyes:
        assert eyes.state()["seat"] is None
        eyes.say("look", seat=0, token=token)
        assert eyes.state()["seat"] == 0


def test_tokens_stay_with_their_seats(host: Host) -> None:
    table, (ada, grace) = duel(host)
    token = ada.ask("GET", f"/tables/{table}")["seats"][0]["token"]
    seen = grace.http.get(f"/api/tables/{table}").text + host.guest().http.get(f"/api/tables/{table}").text
    assert token not in seen and "guests" not in seen and "secret" not in seen


def test_logs_hold_no_secrets(new_database: NewDatabase, tmp_path: Path) -> None:
    host = Host(new_database(), tmp_path / "log", "--log", "debug").start()
    table, (ada, _) = duel(host)
    token = ada.ask("GET", f"/tables/{table}")["seats"][0]["token"]
    cookie = ada.http.cookies["organelle_guest"]
    phone = host.guest()
    phone.ask("POST", "/resume", {"token": token})
    phone.ask("GET", f"/tables/{table}/state", seat=0, token=token)
    with ada.look(table, 0, token=token) as eyes:
        play(eyes, 0, eyes.state())
        eyes.do("play", seat=0, version=0, code="nonsense")
    ada.ask("POST", f"/tables/{table}/moves", {"seat": 1, "version": 0, "code": "x"}, 403)
    assert host.stop() == 0
    host.start()
    ada.ask("GET", f"/tables/{table}")
    assert host.stop() == 0
    log = host.log.read_text()
    for said in ("serving", "a table was loaded", "a request was refused", "a message was refused", "stopped"):
        assert said in log
    for secret in (token, token.rpartition(".")[2], cookie, cookie.partition(".")[0], table):
        assert secret not in log


def test_every_answer_has_the_security_headers(host: Host) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/nothing.js"):
        headers = httpx.get(host.address + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self'" in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY" and "server" not in headers


def test_large_messages_are_refused(host: Host) -> None:
    guest = host.guest()
    assert guest.ask("POST", "/replay", {"text": "x" * 1_100_000}, 413)["key"] == "too-large"
    table = guest.open("me", "random")["id"]
    with guest.look(table) as eyes:
        eyes.socket.send("x" * 20_000)
        assert eyes.closed() == 1009


def test_unreadable_messages_are_answered_and_in_the_end_the_socket_is_closed(host: Host) -> None:
    guest = host.guest()
    table = guest.open("me", "random")["id"]
    with guest.look(table) as eyes:
        eyes.socket.send('{"type": "dance", "id": 7}')
        assert eyes.until("error")["id"] == 7
        with contextlib.suppress(ConnectionClosed):
            for _ in range(120):
                eyes.socket.send("?")
        assert eyes.closed() == 4400
    with guest.look(table) as eyes:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(300):
                eyes.say("ping")
        assert eyes.closed() == 4429, "too much of what can be read"


def test_too_many_tables_sockets_and_requests(narrow: Host) -> None:
    guest = narrow.guest()
    first = guest.open("me", "random")["id"]
    guest.open("me", "random")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}]
    refused = guest.http.post("/api/tables", json={"game": "duel", "seats": seats})
    assert refused.status_code == 429 and refused.json()["key"] == "too-many-tables"
    assert int(refused.headers["retry-after"]) > 0
    held = [guest.look(first) for _ in range(3)]
    fourth = Eyes(guest, first)
    assert fourth.hear()["key"] == "too-many-sockets" and fourth.closed() == 4429
    for eyes in held:
        eyes.socket.close()
    found = [guest.http.get("/api/games")]
    while found[-1].status_code == 200 and len(found) < 400:
        found.append(guest.http.get("/api/games"))
    found += [guest.http.get("/api/games") for _ in range(20)]
    assert {answer.status_code for answer in found} == {200, 429}
    assert {answer.headers.get("retry-after") for answer in found if answer.status_code == 429} == {"5"}


def test_codes_cannot_be_found_by_trying(narrow: Host) -> None:
    guest = narrow.guest()
    found = [guest.http.get(f"/api/codes/AAAAA{letter}").status_code for letter in "ABCDEFGHJKLMNPQRST"]
    assert 429 in found


def test_too_many_messages_are_refused(host: Host) -> None:
    guest = host.guest()
    table = guest.open("me", "random")["id"]
    with guest.look(table) as eyes:
        for _ in range(90):
            eyes.say("ping")
        assert eyes.until("error")["key"] == "too-many-requests"
