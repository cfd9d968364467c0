"""Chat has limits, can be muted and switched off."""

from __future__ import annotations

import pytest

from server.host import Host
from server.test_play import duel


def test_everyone_hears_a_line_and_newcomers_the_last_ones(host: Host) -> None:
    table, (ada, grace) = duel(host)
    with ada.look(table, 0) as one, grace.look(table, 1) as other:
        other.until("chat")
        assert one.do("chat", seat=0, text="  hello\nthere ")["number"] == 1
        said = other.until("chat")["lines"]
        assert [(line["seat"], line["name"], line["text"]) for line in said] == [(0, "Ada", "hello there")]
    with host.guest().look(table) as late:
        assert late.until("chat")["lines"] == said


def test_lines_are_short_and_not_too_many(host: Host) -> None:
    table, (ada, _) = duel(host)
    with ada.look(table, 0) as eyes:
        assert eyes.do("chat", seat=0, text="x" * 301)["key"] == "chat-length"
        assert eyes.do("chat", seat=0, text=" ")["key"] == "chat-length"
        keys = [eyes.do("chat", seat=0, text="hello").get("key") for _ in range(7)]
        assert keys[:5] == [None] * 5 and keys[-1] == "chat-fast"


FAMILY = "👩\u200d👩\u200d👧"
BANDAGED = "❤️\u200d🩹"
ACCENTED = "e\u0301" * 40


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        (FAMILY, FAMILY),
        (BANDAGED, BANDAGED),
        ("👩🏽\u200d🔬 Ada", "👩🏽\u200d🔬 Ada"),
        ("A\u200dda", "A da"),
        ("\u200d👩\u200d", "👩"),
        ("👩\u200d\u200d👧", "👩  👧"),
        ("Ada\u202e\u0000Eve", "Ada  Eve"),
        (ACCENTED, "é" * 40),
    ],
)
def test_pictures_stay_whole_and_accents_count_once(host: Host, written: str, kept: str) -> None:
    table, (ada, _) = duel(host)
    named = ada.ask("PUT", f"/tables/{table}/seats/0", {"name": written})["seats"][0]["name"]
    assert named == " ".join(kept.split())
    with ada.look(table, 0) as eyes:
        eyes.until("chat")
        assert eyes.do("chat", seat=0, text=written)["type"] == "done"
        assert [line["text"] for heard in eyes.heard if heard["type"] == "chat" for line in heard["lines"]] == [kept]


def test_the_host_mutes_and_switches_off(host: Host) -> None:
    table, (ada, grace) = duel(host)
    with grace.look(table, 1) as eyes:
        ada.ask("PUT", f"/tables/{table}/seats/1", {"muted": True})
        assert eyes.do("chat", seat=1, text="hello")["key"] == "chat-muted"
        ada.ask("PUT", f"/tables/{table}/seats/1", {"muted": False})
        assert eyes.do("chat", seat=1, text="hello")["type"] == "done"
        ada.ask("PUT", f"/tables/{table}/settings", {"chat": False})
        assert eyes.do("chat", seat=1, text="hello")["key"] == "chat-off"
    assert grace.ask("PUT", f"/tables/{table}/settings", {"chat": True}, 403)["key"] == "not-host"
