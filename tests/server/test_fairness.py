"""Luck that nobody can choose: not by a text, not by the last word, not by going back."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from organelle.fairness import verify
from organelle.games import GAMES
from organelle.server.app import moves, rewinds
from organelle.server.app.requests import SeatUpdate
from organelle.server.app.service import Service
from organelle.server.app.session import TableSession
from organelle.server.records import OPEN, PLAYING, TimeControl
from organelle.table.chance import hash_of
from server.host import Guest, Host, Json
from server.in_process import ADA, GRACE, Eyes, Watch, begun, opened
from server.test_play import duel, finish
from server.test_stand_ins import at_a_table
from table.test_fixed_chance import ground_text

FROG, OWL = "frog", "owl"


def put(guest: Guest, table: str, seat: int, status: int = 200, **update: Any) -> Json:
    found: Json = guest.ask("PUT", f"/tables/{table}/seats/{seat}", update, status)
    return found


def lobby(host: Host, **more: Any) -> tuple[str, Guest, Guest]:
    """A table at which Ada and Grace sit, neither of them ready."""
    ada, grace = host.guest(), host.guest()
    table = ada.open("me", "open", **more)["id"]
    grace.ask("POST", f"/tables/{table}/seats/1", {"name": "Grace"})
    return table, ada, grace


def sealed(host: Host) -> tuple[str, Guest, Guest]:
    """The same, both ready with sealed words."""
    table, ada, grace = lobby(host)
    put(ada, table, 0, ready=True, seal=hash_of(FROG))
    put(grace, table, 1, ready=True, seal=hash_of(OWL))
    return table, ada, grace


# A text that somebody brings


def test_a_table_from_a_forged_text_says_so_to_everyone_and_nothing_of_it_counts_as_checked(
    host: Host, tmp_path: Path
) -> None:
    forged = ground_text(["draw igm", "draw igm", "draw igm"])
    count = len([line for line in forged.splitlines() if line[:1].isdigit()])
    ada, grace, stranger = host.guest(), host.guest(), host.guest()
    made = ada.open("me", "open", text=forged, public=True)
    table = made["id"]
    found = next(one for one in stranger.ask("GET", "/tables")["open"] if one["id"] == table)
    assert made["imported"] == found["imported"] == count, "in the list, before anybody sits down"
    grace.sit(table, 1)
    ada.ready(table, 0)
    told = f"Entries 1 to {count} came with the text that the table was opened from, and are not checked"
    assert grace.ask("GET", f"/tables/{table}/luck")["text"].startswith(f"{told}.")
    with grace.look(table, 1) as eyes:
        assert eyes.until("table")["imported"] == count
    last = finish(table, [ada, grace])["number"]
    luck = stranger.ask("GET", f"/tables/{table}/luck")
    assert luck["fair"] is None and luck["imported"] == count and luck["covered"] == [[count + 1, last]]
    assert (
        luck["text"].startswith(f"{told}; {count + 1} to {last} are.") and "nobody chose the cards" not in luck["text"]
    )
    text = stranger.ask("GET", f"/tables/{table}/text")
    assert f"\nimported {count}\n" in text
    assert stranger.ask("GET", f"/tables/{table}/replay")["header"]["imported"] == count
    (tmp_path / "game.log").write_text(text, "utf-8")
    command = [sys.executable, "-m", "organelle", "verify", str(tmp_path / "game.log")]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said.startswith(f"{told}; {count + 1} to {last} are.\n") and "nobody chose the cards" not in said


def test_a_rematch_of_such_a_table_is_a_game_of_its_own(host: Host) -> None:
    ada, grace = host.guest(), host.guest()
    table = ada.open("me", "open", text=ground_text([]))["id"]
    grace.sit(table, 1)
    ada.ready(table, 0)
    finish(table, [ada, grace])
    again = ada.ask("POST", f"/tables/{table}/rematch")
    assert again["imported"] == 0
    ada.ready(again["id"], 1)
    grace.ready(again["id"], 0)
    finish(again["id"], [grace, ada])
    assert ada.ask("GET", f"/tables/{again['id']}/luck")["fair"] is True


# The last word


def test_words_are_sealed_first_and_opened_when_everyone_is_ready(host: Host) -> None:
    table, ada, grace = lobby(host)
    first = put(ada, table, 0, ready=True, seal=hash_of(FROG))
    assert first["opening"] == [] and first["seats"][0]["seal"] == hash_of(FROG) and first["seats"][0]["sealed"]
    assert put(ada, table, 0, 422, word=FROG)["key"] == "word-too-early"
    both = put(grace, table, 1, ready=True, seal=hash_of(OWL))
    assert both["stage"] == "open" and both["opening"] == [0, 1], "no word is known to anyone yet"
    assert grace.ask("GET", f"/tables/{table}/luck")["words"] == []
    assert put(ada, table, 0, seal=hash_of(FROG), word=FROG)["opening"] == [1]
    assert put(grace, table, 1, word=OWL)["stage"] == "playing"
    assert put(grace, table, 1, word=OWL)["stage"] == "playing", "sent again, it changes nothing"
    finish(table, [ada, grace])
    luck = ada.ask("GET", f"/tables/{table}/luck")
    assert luck["seats"] == [{"seat": 0, "word": FROG, "sealed": True}, {"seat": 1, "word": OWL, "sealed": True}]
    assert luck["fair"] and "the words of Ada, Grace. So they know that nobody chose these draws." in luck["text"]
    text = ada.ask("GET", f"/tables/{table}/text")
    assert f"1 luck fixed {luck['commit']} 0:{FROG} 1:{OWL}\n" in text
    assert verify(GAMES, text, both["commit"]).checked == text.count(" chance ")


def test_whoever_sees_the_others_words_can_no_longer_choose_their_own(host: Host) -> None:
    """The grinding of the last word: Grace knows the secret, sees Ada's word, and looks for one that suits her."""
    table, ada, grace = sealed(host)
    put(ada, table, 0, word=FROG)
    assert put(grace, table, 1, 422, word="newt")["key"] == "word-not-sealed"
    assert put(grace, table, 1, 422, seal=hash_of("newt"), word="newt")["key"] == "word-too-early"
    assert grace.ask("GET", f"/tables/{table}")["opening"] == [1]


def test_a_word_without_a_seal_is_fixed_before_a_sealed_one_is_opened(host: Host) -> None:
    table, ada, grace = lobby(host)
    put(grace, table, 1, ready=True, word=OWL)
    shown = put(ada, table, 0, ready=True, seal=hash_of(FROG))
    assert shown["seats"][1]["seal"] == hash_of(OWL) and not shown["seats"][1]["sealed"], "there to be held against it"
    assert put(grace, table, 1, 422, word="newt")["key"] == "word-too-late"
    put(ada, table, 0, word=FROG)
    finish(table, [ada, grace])
    luck = ada.ask("GET", f"/tables/{table}/luck")
    assert luck["fair"] and "the words of Ada. So" in luck["text"] and "Not proven for Grace" in luck["text"]
    assert f" 0:{FROG} 1?{OWL}\n" in ada.ask("GET", f"/tables/{table}/text")


def test_clients_of_before_go_on_but_nothing_is_called_proven(host: Host) -> None:
    table, (ada, grace) = duel(host)
    finish(table, [ada, grace])
    luck = ada.ask("GET", f"/tables/{table}/luck")
    assert luck["fair"] and "Not proven for Ada, Grace" in luck["text"] and "nobody chose" not in luck["text"]


@pytest.mark.parametrize("way", ["not ready", "another seal", "leaves", "host frees the seat"])
def test_who_keeps_a_word_back_gets_no_game_and_everyone_sees_it(host: Host, way: str) -> None:
    table, ada, grace = sealed(host)
    put(ada, table, 0, word=FROG)
    if way == "not ready":
        put(grace, table, 1, ready=False)
    elif way == "another seal":
        put(grace, table, 1, ready=True, seal=hash_of("newt"))
    elif way == "leaves":
        grace.ask("DELETE", f"/tables/{table}/seats/1")
    else:
        put(ada, table, 1, kind="open")
    found = host.guest().ask("GET", f"/tables/{table}")
    assert found["stage"] == "open" and found["broken_openings"] == 1 and found["opening"] == []
    assert not found["seats"][0]["ready"] and found["seats"][0]["seal"] == "", "the opened word is worth nothing now"
    if way in ("leaves", "host frees the seat"):
        grace.ask("POST", f"/tables/{table}/seats/1", {"name": "Grace"})
    put(grace, table, 1, ready=True, seal=hash_of("newt"))
    put(ada, table, 0, ready=True, seal=hash_of("toad"))
    put(ada, table, 0, word="toad")
    put(grace, table, 1, word="newt")
    finish(table, [ada, grace])
    luck = ada.ask("GET", f"/tables/{table}/luck")
    assert luck["broken_openings"] == 1 and "Once before, words were opened and the game did not begin." in luck["text"]


def test_going_before_any_word_is_opened_breaks_nothing(host: Host) -> None:
    table, ada, grace = sealed(host)
    found = put(grace, table, 1, ready=False)
    assert found["broken_openings"] == 0 and found["opening"] == []
    for guest, seat, word in ((ada, 0, FROG), (grace, 1, OWL)):
        put(guest, table, seat, ready=True, seal=hash_of(word))
    put(grace, table, 1, word=OWL)
    assert put(ada, table, 0, word=FROG)["stage"] == "playing"


def test_a_seal_is_a_hash(host: Host) -> None:
    table, ada, _ = lobby(host)
    for seal in ("", "frog", hash_of(FROG).upper(), hash_of(FROG) + "0"):
        assert put(ada, table, 0, 422, ready=True, seal=seal)["key"] == "bad-seal"
    assert not ada.ask("GET", f"/tables/{table}")["seats"][0]["ready"]


def test_nobody_who_reads_the_database_finds_a_word_before_all_are_sealed(tmp_path: Path) -> None:
    async def use(service: Service, _watch: Watch) -> None:
        table = await opened(service)
        await service.seating.update_seat(table, ADA, 0, SeatUpdate(ready=True, seal=hash_of(FROG)))
        stored = await service.context.store.load_table(table.id)
        assert stored and stored.words == [] and stored.seats[0].seal == hash_of(FROG)

    at_a_table(tmp_path, use)


def test_a_table_waits_for_a_sealed_word_also_across_a_restart(tmp_path: Path) -> None:
    async def use(service: Service, watch: Watch) -> None:
        table = await opened(service)
        await service.seating.update_seat(table, ADA, 0, SeatUpdate(ready=True, seal=hash_of(FROG)))
        await service.seating.update_seat(table, GRACE, 1, SeatUpdate(ready=True, seal=hash_of(OWL)))
        await service.seating.update_seat(table, ADA, 0, SeatUpdate(word=FROG))
        watch.at += 86_400_000
        await service.upkeep.round(0)
        assert table.record.stage == OPEN and table.record.unopened == [1]
        service.sessions.live.clear()
        again = await service.sessions.find(table.id)
        assert again.record.unopened == [1] and again.record.seats[0].word == FROG
        await service.seating.update_seat(again, GRACE, 1, SeatUpdate(word=OWL))
        assert again.record.stage == PLAYING

    at_a_table(tmp_path, use)


# Going back


async def overdue(service: Service, watch: Watch) -> TableSession:
    """A game in which Ada is over her time after a round, and Grace has called a bot for her."""
    table = await begun(service, clock=TimeControl("move", 30))
    assert table.match
    began = table.record.number
    while table.record.number < began + 2 or 0 not in table.match.waiting:
        seat = table.match.waiting[0]
        await moves.play(table, seat, table.match.question_number(seat), table.match.codes(seat)[0])
    watch.at += 32_000
    await service.seating.update_seat(table, GRACE, 0, SeatUpdate(takeover="random"))
    assert table.record.seats[0].takeover == "random"
    return table


def hand(table: TableSession) -> list[str]:
    assert table.match
    return [entry.words for entry in table.match.entries() if entry.who == "chance" and entry.live]


def test_nobody_goes_back_alone_past_the_moment_a_bot_stood_in(tmp_path: Path) -> None:
    async def use(service: Service, watch: Watch) -> None:
        table = await overdue(service, watch)
        came = table.record.seats[0].stood_in_at
        assert came > 8
        eyes = Eyes("grace")
        await service.look(table, eyes, 1, 0)
        for number in (0, came - 1) * 4:
            await rewinds.request(table, 1, number)
            assert table.match and not any(entry.who == "rewind" for entry in table.match.entries())
            assert table.record.rewind and table.record.rewind.agreed == [1]
        assert eyes.told("table")[-1]["asking"]["needed"] == [0, 1], "everyone sees whose consent is missing"

    at_a_table(tmp_path, use)


def test_after_that_moment_those_who_play_go_back_without_who_is_stood_in_for(tmp_path: Path) -> None:
    async def use(service: Service, watch: Watch) -> None:
        table = await overdue(service, watch)
        came = table.record.seats[0].stood_in_at
        assert table.match
        while table.record.number == came or table.outdated or 0 in table.match.waiting:  # the bot plays
            await asyncio.sleep(0.01)
        if 1 in table.match.waiting:
            await moves.play(table, 1, table.match.question_number(1), table.match.codes(1)[0])
        await rewinds.request(table, 1, came)
        assert any(entry.who == "rewind" for entry in table.match.entries())

    at_a_table(tmp_path, use)


def test_who_is_back_can_agree_and_then_everything_is_drawn_as_before(tmp_path: Path) -> None:
    async def use(service: Service, _watch: Watch) -> None:
        table = await begun(service)
        dealt = hand(table)
        assert table.match
        for seat in (0, 1):
            await moves.play(table, seat, table.match.question_number(seat), table.match.codes(seat)[0])
        await service.seating.update_seat(table, ADA, 0, SeatUpdate(takeover="random"))
        await service.seating.come_back(table, 0)
        for _ in range(8):
            await rewinds.request(table, 1, 0)
            await rewinds.answer(table, 0, 0, True)
            assert hand(table) == dealt, "eight times the same hand"
        assert sum(entry.who == "rewind" for entry in table.match.entries()) == 8

    at_a_table(tmp_path, use)


def test_another_bot_in_the_same_place_does_not_move_the_moment(tmp_path: Path) -> None:
    async def use(service: Service, watch: Watch) -> None:
        table = await overdue(service, watch)
        came = table.record.seats[0].stood_in_at
        while table.record.number == came or table.outdated:
            await asyncio.sleep(0.01)
        await service.seating.update_seat(table, ADA, 0, SeatUpdate(takeover="easy"))
        assert (table.record.seats[0].takeover, table.record.seats[0].stood_in_at) == ("easy", came)

    at_a_table(tmp_path, use)
