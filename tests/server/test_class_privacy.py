"""What pupils send of themselves is not stored: every way to send a text is tried, then every cell is read."""

from __future__ import annotations

import asyncio
from pathlib import Path

from server.conftest import NewDatabase
from server.host import Guest, Host, Json
from server.test_classes import cells, class_of, move_of, start

TYPED = "Zaphod"
ADDRESS = "203.0.113.77"
HEADERS = {"User-Agent": TYPED, "Referer": f"https://example.org/{TYPED}", "X-Forwarded-For": ADDRESS}


def test_nothing_that_a_pupil_types_and_no_address_is_stored(new_database: NewDatabase, tmp_path: Path) -> None:
    host = Host(new_database(), tmp_path / "log", "--proxies", "127.0.0.1").start()
    try:
        teacher, pupils = host.guest(), [host.guest(**HEADERS) for _ in range(2)]
        room = class_of(teacher, size=2)
        for pupil in pupils:
            pupil.ask("POST", f"/classes/{room['id']}/pupils", {"name": TYPED})
        table = start(teacher, room["id"])["tables"][0]["id"]
        moves = [move_of(pupil, table) for pupil in pupils]
        for pupil in pupils:
            type_everywhere(pupil, room["id"], table)
        asked = next(number for number, move in enumerate(moves) if move)
        pupils[asked].ask("POST", f"/tables/{table}/moves", moves[asked])
        teacher.ask("PUT", f"/classes/{room['id']}", {"stage": "over"})
        for pupil in pupils:
            type_everywhere(pupil, room["id"], table)
    finally:
        host.stop()
    found, log = asyncio.run(cells(host.database)), host.log.read_text()
    assert any(room["code"] in cell for cell in found), "the class is there"
    for unwanted in (TYPED, ADDRESS, "127.0.0.1", "example.org"):
        assert not [cell for cell in found if unwanted in cell], unwanted
    assert TYPED not in log and ADDRESS not in log


def type_everywhere(pupil: Guest, room: str, table: str) -> None:
    """Send a text by every request and every command that a pupil may try it with."""
    seat = next(seat["seat"] for seat in pupil.ask("GET", f"/tables/{table}")["seats"] if seat["mine"])
    place = f"/tables/{table}/seats/{seat}"
    tried: list[tuple[str, str, Json]] = [
        ("POST", f"/classes/{room}/pupils", {"name": TYPED}),
        ("POST", f"/classes/{room}/device", {"token": TYPED}),
        ("POST", f"/classes/{room}/question", {"name": TYPED, "when": TYPED}),
        ("POST", f"/classes/{room}/answer", {"question": 0, "choice": 0, "name": TYPED, "when": TYPED}),
        ("PUT", f"/classes/{room}/pupils/0", {"name": TYPED}),
        ("POST", place, {"name": TYPED}),
        ("PUT", place, {"name": TYPED}),
        ("PUT", place, {"ready": True, "word": TYPED}),
        ("PUT", place, {"kind": "open", "name": TYPED}),
        ("PUT", place, {"takeover": TYPED}),
        ("PUT", f"/tables/{table}/settings", {"chat": True}),
        ("POST", f"/tables/{table}/moves", {"seat": seat, "version": 0, "code": TYPED}),
        ("POST", f"/tables/{table}/rematch", {}),
        ("POST", "/resume", {"token": TYPED}),
    ]
    for method, path, body in tried:
        assert pupil.http.request(method, f"/api{path}", json=body).status_code < 500, path
    with pupil.look(table, seat) as eyes:
        eyes.do("chat", seat=seat, text=TYPED)
        eyes.do("play", seat=seat, version=0, code=TYPED)
        eyes.do("ask", seat=seat, steps=1, text=TYPED)
