"""Whatever is thrown at the server, it answers with a sentence and every game goes on."""

from __future__ import annotations

import asyncio

import pytest
from bench.server_fuzz import run

import organelle
from server.conftest import NewDatabase
from server.host import Host


def test_odd_messages_find_no_fault_and_stop_no_game(new_database: NewDatabase) -> None:
    """bench/server_fuzz.py throws many more."""
    found = asyncio.run(run(new_database(), messages=600))
    assert found["faults"] == 0 and found["stuck"] == []
    assert found["answers"]["bad-message"] > 20 and found["answers"]["done"] > 0


def test_the_openapi_document_names_every_request_and_its_shapes(host: Host) -> None:
    found = host.guest().ask("GET", "/openapi.json")
    assert found["openapi"] == "3.1.0" and found["info"]["version"] == organelle.__version__
    assert {"get", "post"} == set(found["paths"]["/api/tables"])
    answers = found["paths"]["/api/tables/{table}/moves"]["post"]["responses"]
    assert all("Retry-After" in answers[status]["headers"] for status in ("429", "503")) and "500" not in answers
    assert "NewTable" in found["components"]["schemas"] and "TableInfo" in found["components"]["schemas"]


@pytest.mark.parametrize("digits", [1, 19, 30, 400, 4000, 9000])
def test_endless_numbers_meet_a_sentence(host: Host, digits: int) -> None:
    guest = host.guest()
    table = guest.open("me", "me")["id"]
    guest.ready(table, 0, 1)
    number = "9" * digits
    for path, body in (
        ("moves", f'{{"seat": {number}, "version": 0, "code": "x"}}'),
        ("moves", f'{{"seat": 0, "version": {number}, "code": "x"}}'),
        ("undo", f'{{"seat": 0, "version": -{number}}}'),
    ):
        found = guest.http.post(f"/api/tables/{table}/{path}", content=body)
        assert found.status_code in (400, 409, 422) and found.json()["text"]


def test_odd_requests_are_refused(host: Host) -> None:
    guest = host.guest()
    for method, path in (
        ("GET", "/tables/%00"),
        ("GET", "/tables/x/state?seat=-1"),
        ("GET", "/nothing"),
        ("PUT", "/games"),
    ):
        refused = guest.http.request(method, f"/api{path}")
        assert refused.status_code in (400, 404, 405) and refused.json()["text"]
    for body in (b"", b"{", b"\xff", b"[]", b"[" * 100_000, b'{"seats": null}'):
        found = guest.http.post("/api/tables", content=body)
        assert found.status_code == 400 and found.json()["key"] == "bad-message"
