"""The host closes a table that has not begun: it is gone for everyone, and whoever is at it is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import organelle
from organelle.localization import sentence
from organelle.server.app.change import TableChange
from organelle.server.app.requests import NewTable, SeatRequest, SeatUpdate
from organelle.server.app.service import Service
from organelle.server.app.session import TableSession
from organelle.server.app.table_creation import LATELY
from organelle.server.records import PERSON
from organelle.server.web.api import WAIT, look
from organelle.server.web.call import Call
from organelle.server.web.outbox import QueuedOutbox
from organelle.server.web.socket import TableSocket
from organelle.table.errors import Illegal, illegal
from server.conftest import NewDatabase
from server.host import Eyes as Socketed
from server.host import Host
from server.in_process import ADA, GRACE, Eyes, close, process
from server.test_play import duel, finish

PAIR = NewTable([SeatRequest("me", "Ada"), SeatRequest("open")], "duel")


def test_a_table_that_is_closed_is_gone_and_its_code_too(host: Host) -> None:
    ada, grace = host.guest(), host.guest()
    table = ada.open("me", "open", "random", public=True)
    grace.ask("POST", f"/tables/{table['id']}/seats/1", {"name": "Grace"})
    assert ada.ask("DELETE", f"/tables/{table['id']}") == {}
    for guest in (ada, grace):
        assert guest.ask("GET", f"/tables/{table['id']}", status=404)["key"] == "no-table"
        lists = guest.ask("GET", "/tables")
        assert table["id"] not in [found["id"] for found in lists["mine"] + lists["open"]]
    assert ada.ask("GET", f"/codes/{table['code']}", status=404)["key"] == "no-code"
    assert ada.ask("DELETE", f"/tables/{table['id']}", status=404)["key"] == "no-table", "twice"


def test_only_the_host_closes_a_table(host: Host) -> None:
    ada, grace = host.guest(), host.guest()
    table = ada.open("me", "open", "open")["id"]
    grace.sit(table, 1)
    for guest in (grace, host.guest()):
        assert guest.ask("DELETE", f"/tables/{table}", status=403)["key"] == "not-host"
    assert grace.ask("GET", f"/tables/{table}")["seats"][1]["mine"], "nothing has changed"


def test_a_table_that_has_begun_stays(host: Host) -> None:
    table, (ada, grace) = duel(host)
    assert ada.ask("DELETE", f"/tables/{table}", status=409)["key"] == "already-begun"
    finish(table, [ada, grace])
    assert ada.ask("DELETE", f"/tables/{table}", status=409)["key"] == "already-begun"
    assert ada.ask("GET", f"/tables/{table}/luck")["fair"]


def test_a_table_from_a_text_is_closed_with_its_entries(host: Host) -> None:
    match = organelle.game("duel").new(2, seed=3)
    match.play(0, match.codes(0)[0])
    ada = host.guest()
    table = ada.open("me", "open", text=match.text())["id"]
    assert ada.ask("DELETE", f"/tables/{table}") == {}
    ada.ask("GET", f"/tables/{table}", status=404)


def told(eyes: Socketed, language: str) -> None:
    """They are told that the table is closed, in their language, and let go."""
    found = eyes.until("error")
    assert (found["key"], found["text"]) == ("table-closed", sentence(language, "table-closed", {}))
    assert eyes.closed() == 4404


def test_whoever_is_at_the_table_is_told_and_let_go(host: Host) -> None:
    ada, grace = host.guest(), host.guest()
    table = ada.open("me", "open", "open")["id"]
    grace.sit(table, 1)
    with ada.look(table, 0) as own, grace.look(table, 1, lang="it") as seated, host.guest().look(table) as stranger:
        own.do("chat", seat=0, text="sorry")
        for eyes in (seated, stranger):
            while not eyes.until("chat")["lines"]:
                pass
        ada.ask("DELETE", f"/tables/{table}")
        told(own, "en")
        told(seated, "it")
        told(stranger, "en")
    assert Socketed(grace, table).closed() == 4404, "coming back leads nowhere"


def test_who_had_not_looked_yet_is_let_go_at_their_first_word(host: Host) -> None:
    ada = host.guest()
    table = ada.open("me", "open")["id"]
    with Socketed(host.guest(), table) as eyes:
        eyes.say("ping")
        eyes.until("pong")
        ada.ask("DELETE", f"/tables/{table}")
        eyes.say("look", seat=None, since=0)
        assert eyes.until("error")["key"] == "no-table" and eyes.closed() == 4404


def test_closing_makes_room_for_another_table(new_database: NewDatabase, tmp_path: Path) -> None:
    host = Host(new_database(), tmp_path / "log", "--tables", "2").start()
    ada = host.guest()
    first, _ = ada.open("me", "open"), ada.open("me", "open")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    found = ada.ask("POST", "/tables", {"game": "duel", "seats": seats}, 429)
    assert found == {"key": "too-many-tables", "text": sentence("en", "too-many-tables", {"most": 2})}
    ada.ask("DELETE", f"/tables/{first['id']}")
    ada.open("me", "open")
    host.stop()


def test_after_the_table_of_a_rematch_was_closed_there_is_another(host: Host) -> None:
    table, (ada, grace) = duel(host)
    finish(table, [ada, grace])
    first = ada.ask("POST", f"/tables/{table}/rematch")["id"]
    assert grace.ask("POST", f"/tables/{table}/rematch")["id"] == first
    ada.ask("DELETE", f"/tables/{first}")
    second = grace.ask("POST", f"/tables/{table}/rematch")
    assert second["id"] != first and second["host"]
    assert ada.ask("POST", f"/tables/{table}/rematch")["id"] == second["id"]


Deed = Callable[[Service, Service, TableSession], Awaitable[None]]


def with_two(database: str, deed: Deed) -> None:
    """Two processes that hear nothing of each other, and a table that the first has opened."""

    async def run() -> None:
        one, other = [await process(database) for _ in range(2)]
        await deed(one, other, await one.creator.create(ADA, PAIR))
        await close(one, other)

    asyncio.run(run())


async def reload(table: TableSession) -> None:
    await TableChange(table).reload()


def refused(found: pytest.ExceptionInfo[Illegal]) -> str:
    return found.value.key


def test_who_waits_for_the_game_to_begin_is_told(tmp_path: Path) -> None:
    async def deed(one: Service, _other: Service, table: TableSession) -> None:
        call = Call(one, GRACE, {"table": table.id}, {"wait": "25"})
        waiting = asyncio.ensure_future(look(call))
        while not table.broadcast.waiters:
            await asyncio.sleep(0)
        await one.creator.close(table, ADA)
        with pytest.raises(Illegal) as found:
            await asyncio.wait_for(waiting, WAIT / 2)
        assert refused(found) == "table-closed"

    with_two(str(tmp_path / "tables.db"), deed)


def test_what_others_did_meanwhile_is_read_before_a_table_is_closed(tmp_path: Path) -> None:
    async def deed(one: Service, other: Service, table: TableSession) -> None:
        await other.seating.sit(await other.sessions.find(table.id), GRACE, 1, "Grace")
        assert table.record.seats[1].kind != PERSON, "not known here"
        await one.creator.close(table, ADA)
        assert await one.context.store.load_table(table.id) is None

    with_two(str(tmp_path / "tables.db"), deed)


def test_a_game_that_began_meanwhile_is_not_closed(tmp_path: Path) -> None:
    async def deed(one: Service, other: Service, table: TableSession) -> None:
        elsewhere = await other.sessions.find(table.id)
        await other.seating.sit(elsewhere, GRACE, 1, "Grace")
        for seat, visitor in enumerate((ADA, GRACE)):
            await other.seating.update_seat(elsewhere, visitor, seat, SeatUpdate(ready=True, word="w"))
        with pytest.raises(Illegal) as found:
            await one.creator.close(table, ADA)
        assert refused(found) == "already-begun" and table.match is not None, "it is known here now"

    with_two(str(tmp_path / "tables.db"), deed)


@pytest.mark.parametrize(
    "late",
    [
        lambda service, table: service.seating.sit(table, GRACE, 1, "Grace"),
        lambda service, table: service.chat.say(table, 0, "hello"),
        lambda service, table: service.creator.close(table, ADA),
        lambda _service, table: reload(table),
    ],
    ids=["sits down", "chats", "closes it too", "reads again"],
)
def test_a_process_that_had_not_heard_lets_its_people_go(
    tmp_path: Path, late: Callable[[Service, TableSession], Awaitable[None]]
) -> None:
    async def deed(one: Service, other: Service, table: TableSession) -> None:
        elsewhere, watcher = await other.sessions.find(table.id), Eyes("grace")
        await other.look(elsewhere, watcher, None, 0)
        await one.creator.close(table, ADA)
        with pytest.raises(Illegal) as refusal:
            await late(other, elsewhere)
        assert refused(refusal) == watcher.got[-1]["key"] == "table-closed"
        assert table.id not in other.sessions.live and not elsewhere.broadcast.watchers
        with pytest.raises(Illegal) as found:
            await other.look(elsewhere, Eyes("late"), None, 0)
        assert refused(found) == "table-closed" and not elsewhere.broadcast.watchers, (
            "nobody stays at a table that is not there"
        )

    with_two(str(tmp_path / "tables.db"), deed)


def test_who_looks_at_the_moment_in_which_the_table_is_closed_is_let_go(tmp_path: Path) -> None:
    async def deed(one: Service, _other: Service, table: TableSession) -> None:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        socket = TableSocket(one, table, QueuedOutbox(send, one.metrics), GRACE)
        await table.lock.acquire()
        looking = asyncio.ensure_future(socket.receive('{"type": "look", "seat": null, "since": 0}'))
        while not table.lock._waiters:
            await asyncio.sleep(0)
        await one.context.store.remove_table(table.record)
        table.close()
        table.lock.release()
        await looking
        socket.dismiss(illegal("no-table"))
        assert socket.closing is not None
        await socket.closing
        answer, *farewell = sent
        assert "table-closed" in answer["text"], "what they asked for is refused"
        assert [message["type"] for message in farewell] == ["websocket.send", "websocket.close"], "once"
        assert "table-closed" in farewell[0]["text"] and farewell[1]["code"] == 4404 and not table.broadcast.watchers

    with_two(str(tmp_path / "tables.db"), deed)


class Overdue:
    """A store that was asked what is due a moment before the table was closed."""

    def __init__(self, store: Any, table: str) -> None:
        self.store = store
        self.table = table

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def due_tables(self, _now: int) -> list[str]:
        return [self.table]


def test_a_table_that_is_due_and_gone_does_not_disturb_the_keeper(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def deed(one: Service, _other: Service, table: TableSession) -> None:
        await one.creator.close(table, ADA)
        kept = one.context.store
        late: Any = Overdue(kept, table.id)
        one.context.store = late
        await kept_on(one, caplog)
        one.context.store = kept

    with_two(str(tmp_path / "tables.db"), deed)


def test_a_keeper_who_reads_a_table_again_that_is_gone_lets_its_people_go(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def deed(one: Service, other: Service, table: TableSession) -> None:
        elsewhere, watcher = await other.sessions.find(table.id), Eyes("grace")
        await other.look(elsewhere, watcher, None, 0)
        elsewhere.outdated = True
        await one.creator.close(table, ADA)
        await kept_on(other, caplog)
        assert watcher.got[-1]["key"] == "table-closed" and table.id not in other.sessions.live

    with_two(str(tmp_path / "tables.db"), deed)


async def kept_on(service: Service, caplog: pytest.LogCaptureFixture) -> None:
    """The keeper comes to a table that cannot go on, and finds no fault in that."""
    service.start()
    async with asyncio.timeout(60):
        while "a table cannot go on" not in caplog.text:
            await asyncio.sleep(0.01)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


class Later:
    """The time when a table of today does not count any more."""

    def __init__(self, now: int) -> None:
        self.then = now + LATELY + 1

    def now(self) -> int:
        return self.then


def test_tables_that_nobody_touched_for_long_do_not_count(tmp_path: Path) -> None:
    async def deed(one: Service, _other: Service, table: TableSession) -> None:
        one.offer.quota = 1
        with pytest.raises(Illegal) as found:
            await one.creator.create(ADA, PAIR)
        assert refused(found) == "too-many-tables"
        one.context.clock = Later(table.record.updated)
        await one.creator.create(ADA, PAIR)

    with_two(str(tmp_path / "tables.db"), deed)
