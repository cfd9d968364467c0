"""The bot in docs/api.md plays a whole game, and the page names every request there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import organelle
from organelle.localization import LANGUAGES, has_message
from organelle.server.errors import error_classes
from organelle.server.web.api import ENDPOINTS
from server.host import WIDE, Host

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")


def test_the_bot_of_the_page_plays_a_whole_game(host: Host) -> None:
    block = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert block is not None
    code = block.group(1).strip()
    assert len([line for line in code.splitlines() if line.strip()]) <= 35
    names: dict[str, Any] = {}
    exec(compile(code, "bot", "exec"), names)
    table = host.guest().open("me", "random")
    scores = names["play"](f"{host.address}/table/{table['id']}#resume={table['seats'][0]['token']}")
    assert len(scores) == 2


def test_the_page_names_every_request() -> None:
    told = set(re.findall(r"`(GET|POST|PUT|DELETE) (/api/[^ `?]*)", PAGE))
    names = {"table": "ID", "seat": "N", "code": "CODE", "game": "NAME", "review": "ID", "class": "ID", "number": "N"}
    there = {(end.method, re.sub(r"{(\w+)}", lambda found: names[found[1]], end.path)) for end in ENDPOINTS}
    assert there <= told, there - told
    listed = {(method, path) for method, path in told if path not in ("/api/openapi.json", "/api/codes/ABCDEF")}
    assert listed - there == {("GET", "/api/tables/ID/socket"), ("GET", "/api/classes/ID/socket")}


def test_a_text_is_replayed_if_its_game_is_on_offer(tmp_path: Path) -> None:
    host = Host(str(tmp_path / "organelle.db"), tmp_path / "log", *WIDE, examples=False).start()
    guest = host.guest()
    text = organelle.game("foment").new(3, seed=1).text()
    for name in ("duel", "chess"):
        refused = guest.ask("POST", "/replay", {"text": text.replace("game foment", f"game {name}")}, 404)
        assert refused["text"] == f"There is no game called “{name}”; there are cellulose, cytosis, foment."
    assert guest.ask("POST", "/replay", {"text": text})["header"]["game"] == "foment"
    host.stop()


def test_the_page_names_every_status() -> None:
    told = {int(status) for status in re.findall(r"^\| (\d{3}) \|", PAGE, re.MULTILINE)}
    assert told == {*(error.status for error in error_classes()), 422} - {500}, (
        "what is our own fault is nobody's business to expect"
    )


def test_every_refusal_with_a_status_has_its_sentence() -> None:
    for error in error_classes():
        assert all(has_message(language, error.fault_key) for language in LANGUAGES), error.fault_key


def test_the_client_is_served_at_every_path_of_its_own(host: Host) -> None:
    guest = host.guest()
    for path in ("/", "/table/abc", "/rules"):
        found = guest.http.get(path)
        assert (
            found.status_code == 200
            and guest.http.get(path, headers={"If-None-Match": found.headers["etag"]}).status_code == 304
        )
    assert guest.http.get("/missing.js").status_code == 404
    assert guest.http.get("/api/missing").json()["key"] == "no-page"


def test_health_and_metrics(host: Host) -> None:
    guest = host.guest()
    assert guest.http.get("/healthz").text == "ok\n"
    assert "\norganelle_errors_total 0.0\n" in guest.http.get("/metrics").text, "shown before the first"
    table = guest.open("random", "random")["id"]
    while not guest.ask("GET", f"/tables/{table}/state", wait=5, since=10_000)["view"]["over"]:
        pass
    assert host.metric("organelle_moves_total") > 0 and host.metric("organelle_save_seconds_count") > 0
