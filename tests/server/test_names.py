"""Nobody at a table can pass for another, hide, or write over what is around their name."""

from __future__ import annotations

import pytest

from server.host import Host

ZALGO = "A" + "\u0335\u0321\u0322\u0357\u0360" * 8 + "da"


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Ad\u200ba", "Ad a"),
        ("\u3164Ada\u2800", "Ada"),
        ("A\u034fda\ufe0f", "Ada"),
        ("\uff21\uff44\uff41", "Ada"),
        ("\U0001d400\U0001d41d\U0001d41a", "Ada"),
        ("Nguy\u1ec5n", "Nguy\u1ec5n"),
        ("\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd", "\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd"),
    ],
)
def test_a_name_is_kept_as_it_shows(host: Host, written: str, kept: str) -> None:
    seats = [{"kind": "me", "name": written}, {"kind": "open"}]
    found = host.guest().ask("POST", "/tables", {"game": "duel", "seats": seats}, 201)
    assert found["seats"][0]["name"] == kept


def test_a_letter_keeps_two_marks_and_no_pile(host: Host) -> None:
    seats = [{"kind": "me", "name": ZALGO}, {"kind": "open"}]
    found = host.guest().ask("POST", "/tables", {"game": "duel", "seats": seats}, 201)
    assert len(found["seats"][0]["name"]) == len("Ada") + 2


@pytest.mark.parametrize("name", ["Ada", "ADA", "\u0410da", "A\u0301da", "Ad\u03b1", "A d a"])
def test_who_would_look_like_somebody_at_the_table_gets_a_number(host: Host, name: str) -> None:
    ada, eve = host.guest(), host.guest()
    table = ada.open("me", "open", "open")["id"]
    assert eve.ask("POST", f"/tables/{table}/seats/1", {"name": name})["seats"][1]["name"] == f"{name} 2".replace(
        "A\u0301", "\u00c1"
    )
    eve.ask("PUT", f"/tables/{table}/seats/1", {"name": "Eve"})
    renamed = eve.ask("PUT", f"/tables/{table}/seats/1", {"name": name})["seats"]
    assert renamed[1]["name"].endswith(" 2") and renamed[0]["name"] == "Ada", "nor by taking the name later"
    third = host.guest().ask("POST", f"/tables/{table}/seats/2", {"name": "Ada"})["seats"]
    assert third[2]["name"] == "Ada 3"


def test_one_person_may_hold_two_seats_of_one_name_and_a_long_name_stays_within_its_bounds(host: Host) -> None:
    ada, eve = host.guest(), host.guest()
    assert [seat["name"] for seat in ada.open("me", "me")["seats"]] == ["Ada", "Ada"]
    seats = [{"kind": "me", "name": "x" * 40}, {"kind": "open"}]
    table = ada.ask("POST", "/tables", {"game": "duel", "seats": seats}, 201)["id"]
    named = eve.ask("POST", f"/tables/{table}/seats/1", {"name": "x" * 40})["seats"][1]["name"]
    assert named == "x" * 38 + " 2"
