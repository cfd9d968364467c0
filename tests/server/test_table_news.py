"""What the list of one's own tables says of each: whose move it is, what happened last, what was said."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from organelle.server.app import table_news
from organelle.server.app.service import Service
from organelle.server.app.visitor import Visitor
from organelle.server.records import BOT, SeatRecord, StoredEntry, TableRecord
from organelle.server.web import api
from organelle.server.web.call import Call, look_price
from server.host import WIDE, Guest, Host, Json
from server.in_process import ADA, GRACE, begun, with_service
from server.test_play import duel, finish


def news_of(guest: Guest) -> list[Json]:
    found: list[Json] = guest.ask("GET", "/tables")["news"]
    return found


def test_the_list_says_whose_move_it_is_and_what_happened_last(host: Host) -> None:
    table, (ada, grace) = duel(host)
    [before] = news_of(ada)
    assert (before["id"], before["seat"], before["waiting"]) == (table, 0, [0, 1])
    state = ada.ask("GET", f"/tables/{table}/state", seat=0)
    assert before["number"] == state["number"] and before["chat"] == 0 and before["left"] is None
    ada.ask("POST", f"/tables/{table}/moves", {"seat": 0, "version": state["version"], "code": state["codes"][0]})
    [after], [theirs] = news_of(ada), news_of(grace)
    assert after["waiting"] == theirs["waiting"] == [1] and theirs["seat"] == 1
    assert theirs["number"] == before["number"], "a sealed answer is not counted"
    assert theirs["events"] == seen_at_table(grace, table, theirs["number"])
    with grace.look(table, 1) as eyes:
        assert eyes.do("chat", seat=1, text="hello")["number"] == 1
    assert news_of(ada)[0]["chat"] == 1


def seen_at_table(guest: Guest, table: str, number: int) -> list[Json]:
    """The last events that the same seat gets at the table itself."""
    state: Json = guest.ask("GET", f"/tables/{table}/state", seat=1, since=max(0, number - 6))
    return list(state["events"])[-6:]


def test_strangers_and_finished_tables_get_no_news(host: Host) -> None:
    table, (ada, grace) = duel(host)
    assert news_of(host.guest()) == []
    finish(table, [ada, grace])
    assert news_of(ada) == [] and ada.ask("GET", "/tables")["mine"][0]["stage"] == "over"


def test_tables_that_nobody_looks_at_are_told_of_without_being_opened(tmp_path: Path) -> None:
    host = Host(str(tmp_path / "organelle.db"), tmp_path / "log", *WIDE).start()
    table, (ada, grace) = duel(host, clock={"kind": "days", "amount": 1})
    duel_of_seconds = ada.open("me", "open", clock={"kind": "move", "amount": 60})["id"]
    grace.sit(duel_of_seconds, 1)
    ada.ready(duel_of_seconds, 0)
    before = {news["id"]: news for news in news_of(ada)}
    assert set(before) == {table, duel_of_seconds} and 0 < before[duel_of_seconds]["left"] <= 60_000
    assert 0 < before[table]["left"] <= 86_400_000
    host.kill()
    host.start()
    after = {news["id"]: news for news in news_of(ada)}
    assert host.metric("organelle_tables") == 0, "none was kept in memory"
    assert after[duel_of_seconds]["left"] is None and 0 < after[table]["left"] <= before[table]["left"]
    for name, news in after.items():
        assert {**news, "left": 0} == {**before[name], "left": 0}
    assert [news["seat"] for news in news_of(grace)] == [1, 1]
    host.stop()


async def left_alone(service: Service) -> TableRecord:
    """A table of Ada and Grace, in play, that is not in memory."""
    table = await begun(service)
    service.sessions.live.clear()
    found = await service.context.store.load_table(table.id)
    assert found is not None
    return found


def test_the_games_of_one_address_are_read_after_the_first_of_another(tmp_path: Path) -> None:
    async def use(service: Service) -> None:
        read: list[str] = []
        load_entries, reader = service.context.store.load_entries, service.news

        async def load(table: str, since: int) -> list[StoredEntry]:
            read.append(table)
            return await load_entries(table, since)

        service.context.store.load_entries = load  # type: ignore[method-assign]
        tables = [service.sessions.peek(await left_alone(service)) for _ in range(3)]
        ada, grace = Visitor("ada", address="one"), Visitor("grace", address="other")
        read.clear()
        asked = zip((ada, ada, grace), tables, strict=True)
        await asyncio.gather(*(reader.news_of(visitor, [table]) for visitor, table in asked))
        assert read == [tables[0].id, tables[2].id, tables[1].id]

    with_service(tmp_path, use)


def test_a_game_is_paid_for_when_it_is_read_and_none_that_is_very_long_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(service: Service) -> None:
        spent: list[float] = []
        record = await left_alone(service)
        call = Call(service, ADA, {}, {}, spend=spent.append)
        for _ in range(2):
            assert [news.id for news in (await api.tables(call)).news] == [record.id]
        assert spent == [look_price(record.number, 0)], "it is read once"
        monkeypatch.setattr(table_news, "LONGEST", 0)
        record = await left_alone(service)
        found = await service.news.news_of(ADA, [service.sessions.peek(record)], spent.append)
        assert found == [] and len(spent) == 1

    with_service(tmp_path, use)


def test_who_takes_a_bots_seat_hears_of_the_game_without_a_new_entry(tmp_path: Path) -> None:
    async def use(service: Service) -> None:
        record = await left_alone(service)
        grace = record.seats[1]
        record.seats[1] = SeatRecord(BOT, level="random")
        assert await service.context.store.update_table(record)
        assert [news.seat for news in await service.news.news_of(ADA, await service.tables_of(ADA))] == [0]
        record.revision += 1
        record.seats[1] = grace
        assert await service.context.store.update_table(record)
        assert [news.seat for news in await service.news.news_of(GRACE, await service.tables_of(GRACE))] == [1]

    with_service(tmp_path, use)


def test_a_table_of_newer_rules_does_not_keep_the_others_from_the_list(tmp_path: Path) -> None:
    async def use(service: Service) -> None:
        newer, sound = [service.sessions.peek(await left_alone(service)) for _ in range(2)]
        newer.record.header = newer.record.header.replace("\nversion 1\n", "\nversion 999\n")
        assert [news.id for news in await service.news.news_of(ADA, [newer, sound])] == [sound.id]

    with_service(tmp_path, use)
