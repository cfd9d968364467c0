"""Tables are opened, found, filled, left and opened again."""

from __future__ import annotations

import re

import organelle
from organelle.localization import sentence
from server.host import Eyes, Guest, Host


def test_a_game_begins_when_every_seat_is_taken_and_everyone_is_ready(host: Host) -> None:
    ada, grace = host.guest(), host.guest()
    table = ada.open("me", "open")
    assert table["stage"] == "open" and table["host"] and re.fullmatch("[0-9a-f]{64}", table["commit"])
    ada.ready(table["id"], 0)
    assert grace.ask("GET", f"/tables/{table['id']}")["stage"] == "open"
    assert grace.sit(table["id"], 1)["stage"] == "playing"


def test_a_table_is_found_by_its_six_letters_in_any_case(host: Host) -> None:
    table = host.guest().open("me", "open")
    assert re.fullmatch("[A-Z]{6}", table["code"])
    assert host.guest().ask("GET", f"/codes/{table['code'].lower()}") == {"id": table["id"]}
    assert host.guest().ask("GET", "/codes/IIIIII", status=404)["key"] == "no-code"


def test_public_tables_with_a_free_seat_are_listed_and_others_are_not(host: Host) -> None:
    ada = host.guest()
    shown, hidden = ada.open("me", "open", public=True), ada.open("me", "open")
    listed = [table["id"] for table in host.guest().ask("GET", "/tables")["open"]]
    assert shown["id"] in listed and hidden["id"] not in listed
    assert {shown["id"], hidden["id"]} <= {table["id"] for table in ada.ask("GET", "/tables")["mine"]}


def test_a_taken_seat_is_refused(host: Host) -> None:
    table = host.guest().open("me", "open")
    found = host.guest().ask("POST", f"/tables/{table['id']}/seats/0", {"name": "Grace"}, 409)
    assert found == {"key": "seat-taken", "text": "Seat 1 is taken; choose an open one."}


def test_one_browser_may_hold_several_seats_and_sees_one_at_a_time(host: Host) -> None:
    ada = host.guest()
    table = ada.open("me", "me")["id"]
    ada.ready(table, 0, 1)
    with ada.look(table, 0) as eyes:
        first = eyes.state()["view"]["table"]["players"]
        assert first[0]["hand"] and not first[1]["hand"]
        eyes.say("look", seat=None)
        passed = eyes.state()["view"]["table"]["players"]
        assert not passed[0]["hand"] and not passed[1]["hand"]
        eyes.say("look", seat=1)
        second = eyes.state()["view"]["table"]["players"]
        assert second[1]["hand"] and not second[0]["hand"]


def test_a_resume_link_opens_the_seat_on_another_device(host: Host) -> None:
    ada, phone = host.guest(), host.guest()
    table = ada.open("me", "random")
    ada.ready(table["id"], 0)
    token = table["seats"][0]["token"]
    assert phone.ask("POST", "/resume", {"token": token}) == {"id": table["id"], "seat": 0}
    assert phone.ask("GET", f"/tables/{table['id']}/state", seat=0)["codes"]
    assert ada.ask("GET", f"/tables/{table['id']}/state", seat=0)["codes"], "the first device keeps it"


def token_of(guest: Guest, table: str) -> str:
    return str(guest.ask("GET", f"/tables/{table}")["seats"][0]["token"])


def test_whoever_sat_down_first_keeps_the_seat_however_many_come_by_its_link(host: Host) -> None:
    ada = host.guest()
    table = ada.open("me", "random")["id"]
    token = token_of(ada, table)
    devices = [host.guest() for _ in range(25)]
    for device in devices:
        device.ask("POST", "/resume", {"token": token})
    assert ada.ask("GET", f"/tables/{table}")["seats"][0]["mine"]
    mine = [device.ask("GET", f"/tables/{table}")["seats"][0]["mine"] for device in devices]
    assert mine == [False] * 6 + [True] * 19


def test_a_renewed_link_shuts_out_who_came_by_the_one_before(host: Host) -> None:
    ada, thief = host.guest(), host.guest()
    table = ada.open("me", "random")["id"]
    ada.ready(table, 0)
    stolen = token_of(ada, table)
    thief.ask("POST", "/resume", {"token": stolen})
    with thief.look(table, 0) as eyes:
        assert eyes.state()["seat"] == 0
        renewed = ada.ask("POST", f"/tables/{table}/seats/0/token")["seats"][0]["token"]
        assert renewed != stolen and token_of(ada, table) == renewed
        refused = eyes.do("play", seat=0, version=0, code="x")
        assert refused["type"] == "error" and refused["key"] == "not-your-seat"
    assert host.guest().ask("POST", "/resume", {"token": stolen}, 401)["key"] == "bad-token"
    assert thief.ask("GET", f"/tables/{table}/state", status=403, seat=0)["key"] == "not-your-seat"
    assert host.guest().ask("POST", "/resume", {"token": renewed}) == {"id": table, "seat": 0}


def test_who_has_the_link_cannot_lock_out_whoever_sat_down_first(host: Host) -> None:
    ada, thief = host.guest(), host.guest()
    table = ada.open("me", "random")["id"]
    ada.ready(table, 0)
    thief.ask("POST", "/resume", {"token": token_of(ada, table)})
    theirs = thief.ask("POST", f"/tables/{table}/seats/0/token")["seats"][0]["token"]
    mine = ada.ask("POST", f"/tables/{table}/seats/0/token")
    assert mine["host"] and mine["seats"][0]["mine"] and mine["seats"][0]["token"] != theirs
    assert not thief.ask("GET", f"/tables/{table}")["seats"][0]["mine"]
    assert host.guest().ask("POST", f"/tables/{table}/seats/0/token", status=403)["key"] == "not-your-seat"


def test_a_script_with_a_token_renews_it_and_goes_on_with_the_new_one(host: Host) -> None:
    ada = host.guest()
    table = ada.open("me", "random")["id"]
    ada.ready(table, 0)
    script = host.guest(Authorization=f"Bearer {token_of(ada, table)}")
    renewed = script.ask("POST", f"/tables/{table}/seats/0/token")["seats"][0]["token"]
    again = host.guest(Authorization=f"Bearer {renewed}")
    assert again.ask("GET", f"/tables/{table}/state", seat=0)["codes"]


def test_a_token_opens_the_seat_without_a_cookie(host: Host) -> None:
    ada = host.guest()
    table = ada.open("me", "random")
    ada.ready(table["id"], 0)
    script = host.guest(Authorization=f"Bearer {table['seats'][0]['token']}")
    assert script.ask("GET", f"/tables/{table['id']}/state", seat=0)["codes"]


def test_the_token_of_a_freed_seat_opens_nothing(host: Host) -> None:
    ada, grace = host.guest(), host.guest()
    table = ada.open("me", "open", "open")["id"]
    token = grace.ask("POST", f"/tables/{table}/seats/1", {"name": "Grace"})["seats"][1]["token"]
    ada.ask("DELETE", f"/tables/{table}/seats/1")
    host.guest().ask("POST", f"/tables/{table}/seats/1", {"name": "Rosalind"})
    assert grace.ask("POST", "/resume", {"token": token}, 401)["key"] == "bad-token"


def test_the_host_arranges_seats_and_nobody_else_does(host: Host) -> None:
    ada, grace = host.guest(), host.guest()
    table = ada.open("me", "open", "open")["id"]
    bot = {"kind": "bot", "level": "random"}
    assert grace.ask("PUT", f"/tables/{table}/seats/2", bot, 403)["key"] == "not-host"
    assert ada.ask("PUT", f"/tables/{table}/seats/2", bot)["seats"][2]["kind"] == "bot"
    own = ada.ask("PUT", f"/tables/{table}/seats/2", {"kind": "me", "name": "Rosalind"})["seats"][2]
    assert own["mine"] and own["name"] == "Rosalind"
    ada.ask("PUT", f"/tables/{table}/seats/2", bot)
    ada.ready(table, 0)
    assert grace.sit(table, 1)["stage"] == "playing"
    assert ada.ask("PUT", f"/tables/{table}/seats/2", bot, 409)["key"] == "already-begun"


def test_the_hosts_rights_go_with_the_hosts_seat_to_another_device(host: Host) -> None:
    ada, phone, friend = host.guest(), host.guest(), host.guest()
    table = ada.open("me", "me", "open")
    for guest, seat in ((phone, 0), (friend, 1)):
        guest.ask("POST", "/resume", {"token": table["seats"][seat]["token"]})
    assert phone.ask("GET", f"/tables/{table['id']}")["host"]
    assert not phone.ask("PUT", f"/tables/{table['id']}/settings", {"chat": False})["settings"]["chat"]
    assert not friend.ask("GET", f"/tables/{table['id']}")["host"], "the second seat of the host is just a seat"
    assert friend.ask("PUT", f"/tables/{table['id']}/settings", {"chat": True}, 403)["key"] == "not-host"


def test_a_host_who_gives_up_the_seat_leaves_the_table_to_the_next_person(host: Host) -> None:
    ada, grace = host.guest(), host.guest()
    table = ada.open("me", "open")["id"]
    assert ada.ask("DELETE", f"/tables/{table}/seats/0")["host"], "there is nobody else"
    ada.ask("POST", f"/tables/{table}/seats/0", {"name": "Ada"})
    grace.ask("POST", f"/tables/{table}/seats/1", {"name": "Grace"})
    assert not ada.ask("DELETE", f"/tables/{table}/seats/0")["host"]
    assert grace.ask("GET", f"/tables/{table}")["host"]


def test_bad_wishes_are_refused_with_a_sentence(host: Host) -> None:
    ada = host.guest()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}]
    for wish, status, key in (
        ({"game": "chess", "seats": seats}, 404, "illegal-game"),
        ({"game": "duel", "seats": seats * 3}, 422, "illegal-seats"),
        ({"game": "duel", "seats": seats, "options": {"variant": "blitz"}}, 422, "illegal-value"),
        ({"game": "duel", "seats": seats, "cards": "= not toml"}, 422, "cards-not-toml"),
        ({"game": "duel", "seats": seats, "cards": "[[card]]\nname = 'x'"}, 422, "cards-unknown-sheet"),
        ({"game": "duel", "seats": seats, "clock": {"kind": "sand", "amount": 1}}, 422, "bad-clock"),
        ({"game": "duel", "seats": seats, "clock": {"kind": "days", "amount": 61}}, 422, "bad-amount"),
        ({"game": "duel", "seats": seats, "takeover": ""}, 422, "bot-unnamed"),
        ({"game": "duel", "seats": [seats[0], {"kind": "bot"}]}, 422, "bot-unnamed"),
        ({"game": "duel", "seats": seats, "takeover": "oracle"}, 422, "illegal-bot"),
        ({"game": "duel", "seats": [{"kind": "me", "name": " "}, seats[1]]}, 422, "bad-name"),
        ({"game": "duel", "seats": [{"kind": "ghost"}, seats[1]]}, 422, "bad-seat-kind"),
        ({"game": "duel", "seats": "two"}, 400, "bad-message"),
    ):
        found = ada.ask("POST", "/tables", wish, status)
        assert found["key"] == key and found["text"].endswith("."), found


def test_a_refused_wish_is_told_what_is_allowed(host: Host) -> None:
    ada = host.guest()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}]
    for wish, status, told in (
        (
            {"clock": {"kind": "move", "amount": 0}},
            422,
            "The clock “move” can be set to 1 to 86,400 seconds, not to 0.",
        ),
        ({"clock": {"kind": "days", "amount": 99}}, 422, "The clock “days” can be set to 1 to 60 days, not to 99."),
        ({"clock": {"kind": "", "amount": 1}}, 422, "There is no clock called “”; there are move (1–86400), "),
        ({"takeover": ""}, 422, "A bot has to be named; there are random, "),
        ({"game": ""}, 404, "There is no game called “”; there are cellulose, "),
    ):
        assert ada.ask("POST", "/tables", {"game": "duel", "seats": seats, **wish}, status)["text"].startswith(told)


def test_sentences_come_in_the_readers_language(host: Host) -> None:
    found = host.guest().ask("GET", "/tables/nowhere", status=404, lang="it")
    assert found["text"] == sentence("it", "no-table", {}) != sentence("en", "no-table", {})


def test_a_table_with_cards_of_its_own(host: Host) -> None:
    ada = host.guest()
    sheet = next(sheet for sheet in ada.ask("GET", "/games/duel/cards")["sheets"] if sheet["name"] == "cards")
    rows = [dict(zip(sheet["columns"], row)) for row in sheet["rows"]]
    rows[0]["name"] = "nanobody"
    own = "".join("[[cards]]\n" + "".join(f"{name} = {cell!r}\n" for name, cell in row.items()) for row in rows)
    table = ada.open("me", "random", cards=own)["id"]
    ada.ready(table, 0)
    assert "nanobody" in ada.ask("GET", f"/tables/{table}/state", seat=0)["view"]["table"]["cards"]


def test_a_game_is_taken_up_from_its_text(host: Host) -> None:
    match = organelle.game("duel").new(2, seed=3)
    match.play(0, match.codes(0)[0])
    ada = host.guest()
    table = ada.open("me", "me", text=match.text())["id"]
    ada.ready(table, 0, 1)
    found = ada.ask("GET", f"/tables/{table}/state", seat=1)
    assert found["view"]["waiting"] == [1] and found["number"] == match.question_number(1)


def test_an_endless_text_is_refused_before_it_is_played(host: Host) -> None:
    ada = host.guest()
    text = "organelle 1\ngame duel\nversion 1\nseats 2\n\n1 luck seeded\n"
    text += "".join(f"{number} rewind 1\n" for number in range(2, 6_000))
    new = {"seats": [{"kind": "me", "name": "Ada"}] * 2, "text": text}
    assert ada.ask("POST", "/tables", new, 413)["key"] == "text-long"
    assert ada.ask("POST", "/replay", {"text": text}, 413)["text"].endswith("5,000 lines are possible at most.")


def test_spectators_are_welcome_unless_the_table_says_otherwise(host: Host) -> None:
    ada = host.guest()
    table = ada.open("me", "random")["id"]
    ada.ready(table, 0)
    with host.guest().look(table) as eyes:
        assert eyes.state()["codes"] == []
    with ada.look(table, 0) as own, host.guest().look(table) as stranger:
        stranger.until("chat")
        ada.ask("PUT", f"/tables/{table}/settings", {"spectators": False})
        assert stranger.until("error")["key"] == "no-spectators" and stranger.closed() == 4403
        own.say("ping")
        assert own.until("pong")
    assert host.guest().ask("GET", f"/tables/{table}/state", status=403)["key"] == "no-spectators"
    assert Eyes(host.guest(), table).closed() == 4403


def test_who_waited_for_a_seat_does_not_stay_to_watch_where_spectators_are_not_wanted(host: Host) -> None:
    ada, grace = host.guest(), host.guest()
    table = ada.open("me", "open", spectators=False)["id"]
    with host.guest().look(table) as stranger:
        stranger.until("chat")
        grace.ask("POST", f"/tables/{table}/seats/1", {"name": "Grace"})
        assert stranger.until("error")["key"] == "no-spectators" and stranger.closed() == 4403


def test_presence_and_watchers_are_told(host: Host) -> None:
    ada, grace = host.guest(), host.guest()
    table = ada.open("me", "open")["id"]
    with ada.look(table) as eyes:
        eyes.until("table")
        grace.ask("POST", f"/tables/{table}/seats/1", {"name": "Grace"})
        while (found := eyes.until("table"))["seats"][1]["kind"] != "person":
            pass
        assert not found["seats"][1]["here"]
        with grace.look(table, 1), host.guest().look(table):
            while not (found := eyes.until("table"))["seats"][1]["here"] or found["watchers"] != 1:
                pass
        while (found := eyes.until("table"))["seats"][1]["here"]:
            pass
