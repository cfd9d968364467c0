"""A class without accounts: opened, joined by a code, seated, paused, ended and gone; on both stores."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from typing import Any

import asyncpg
import pytest
from bench.class_lessons import lesson, sizes

from organelle.localization import LANGUAGES
from organelle.server.app import class_asking
from organelle.server.app.class_info import ClassInfo, class_info, pupil_token
from organelle.server.app.class_names import every_name
from organelle.server.app.class_presets import DAY, KEPT_DOUBLE, PRESETS
from organelle.server.app.class_requests import ClassUpdate, NewClass
from organelle.server.app.class_room import MOST_WATCHERS, MOST_WINDOWS, ClassRoom, ClassWatcher
from organelle.server.app.class_seating import plan_tables
from organelle.server.app.classes import MOST_NAMES
from organelle.server.app.moves import play
from organelle.server.app.requests import SeatUpdate
from organelle.server.app.service import Service
from organelle.server.app.sessions import FORGET
from organelle.server.app.visitor import Visitor
from organelle.server.classes import ClassRecord
from organelle.server.errors import ClassCrowded, ClassOver, NoClass, TableFrozen, TooManyRequests
from organelle.server.settings import Settings, in_file
from organelle.server.store import sql
from organelle.server.store.class_sql import CLASS_TABLES, EXPIRED_CLASSES, REMOVE_CLASS, REMOVE_CLASS_TABLES
from organelle.server.web.budgets import JOINS, AddressBudgets
from organelle.server.web.call import Call, games_price
from organelle.server.web.class_api import show_class
from organelle.server.web.class_socket import ClassSocket
from organelle.table.errors import Illegal
from organelle.table.match import Match
from server.conftest import NewDatabase
from server.host import Guest, Host, Json
from server.in_process import Watch, close, process

TEACHER = Visitor("teacher")


def class_of(teacher: Guest, **wanted: Any) -> Json:
    """A class of the example game, which is soon played."""
    found: Json = teacher.ask("POST", "/classes", {"game": "duel", "level": "random", **wanted}, 201)
    return found


def join(host: Host, code: str) -> tuple[Guest, Json]:
    """A browser that has entered the code and joined."""
    pupil = host.guest()
    found = pupil.ask("GET", f"/codes/{code}")
    assert found["kind"] == "class"
    return pupil, pupil.ask("POST", f"/classes/{found['id']}/pupils")


def start(teacher: Guest, room: str) -> Json:
    found: Json = teacher.ask("PUT", f"/classes/{room}", {"stage": "playing"})
    return found


def seats_of(guest: Guest, table: str) -> list[Json]:
    found: list[Json] = guest.ask("GET", f"/tables/{table}")["seats"]
    return found


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_tables_are_even_and_nobody_sits_alone(size: int) -> None:
    for pupils in range(1, 41):
        plan = plan_tables(pupils, size)
        assert sum(plan) == pupils and max(plan) - min(plan) <= 1
        assert max(plan) <= 5 and (min(plan) > 1 or pupils == 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_names_for_everybody_and_no_two_are_alike(language: str) -> None:
    names = every_name(language)
    assert len(set(names)) == len(names) >= MOST_NAMES
    assert "Ribosoma blu" in every_name("it") and "Vescicola rossa" in every_name("it")


def test_pupils_enter_a_code_and_play(host: Host) -> None:
    teacher = host.guest()
    room = class_of(teacher, language="it", size=2)
    assert room["teacher"] and room["stage"] == "open" and len(room["code"]) == 6
    assert teacher.ask("PUT", f"/classes/{room['id']}", {"stage": "playing"}, 409)["key"] == "class-empty"
    pupils = [join(host, room["code"].lower()) for _ in range(5)]
    names = [seen["me"]["name"] for _, seen in pupils]
    assert len(set(names)) == 5 and set(names) <= set(every_name("it"))
    assert all("pupils" not in seen and "tables" not in seen and "token" not in seen for _, seen in pupils)
    again = pupils[0][0].ask("POST", f"/classes/{room['id']}/pupils")
    assert again["joined"] == 5 and again["me"]["name"] == names[0], "one browser, one seat"
    playing = start(teacher, room["id"])
    assert [len(table["names"]) for table in playing["tables"]] == [3, 2]
    assert sorted(name for table in playing["tables"] for name in table["names"]) == sorted(names)
    for pupil, _ in pupils:
        me = pupil.ask("GET", f"/classes/{room['id']}")["me"]
        table = pupil.ask("GET", f"/tables/{me['table_id']}")
        assert table["stage"] == "playing" and table["class_id"] == room["id"] and not table["settings"]["chat"]
        assert table["seats"][me["seat"]]["mine"] and "token" not in table["seats"][me["seat"]]


def test_who_is_late_takes_a_bots_seat_and_then_sits_beside_somebody(host: Host) -> None:
    teacher = host.guest()
    room = class_of(teacher, size=3)
    pupils = [join(host, room["code"])[0] for _ in range(2)]
    table = start(teacher, room["id"])["tables"][0]
    assert table["names"].count("") == 1, "a bot fills the rest"
    third, seen = join(host, room["code"])
    assert seen["me"]["table_id"] == table["id"] and seen["me"]["seat"] == 2
    assert [seat["kind"] for seat in seats_of(third, table["id"])] == ["person"] * 3
    fourth, seen = join(host, room["code"])
    seat = seen["me"]["seat"]
    assert seats_of(fourth, table["id"])[seat]["mine"] and seats_of(pupils[seat], table["id"])[seat]["mine"]


def test_a_class_arranges_its_own_seats(host: Host) -> None:
    teacher, stranger = host.guest(), host.guest()
    room = class_of(teacher, size=2)
    pupils = [join(host, room["code"])[0] for _ in range(3)]
    table = start(teacher, room["id"])["tables"][0]["id"]
    refused = [
        pupils[0].ask("PUT", f"/tables/{table}/seats/0", {"name": "Ada"}, 403),
        pupils[0].ask("DELETE", f"/tables/{table}/seats/0", status=403),
        pupils[0].ask("POST", f"/tables/{table}/seats/0/token", status=403),
    ]
    assert {answer["key"] for answer in refused} == {"class-table"}
    for changed in ({"stage": "over"}, {"frozen": True}):
        for guest in (pupils[0], stranger):
            assert guest.ask("PUT", f"/classes/{room['id']}", changed, 403)["key"] == "not-teacher"
    assert stranger.ask("DELETE", f"/classes/{room['id']}/pupils", status=403)["key"] == "not-in-class"


def test_a_teacher_moves_pupils_and_seats_a_bot(host: Host) -> None:
    teacher = host.guest()
    room = class_of(teacher, size=3)["id"]
    code = teacher.ask("GET", f"/classes/{room}")["code"]
    pupils = [join(host, code)[0] for _ in range(4)]
    first, second = start(teacher, room)["tables"]
    moved = teacher.ask("PUT", f"/classes/{room}/pupils/0", {"table": 1})
    assert moved["pupils"][0]["table_id"] == second["id"]
    assert [seat["mine"] for seat in seats_of(pupils[0], first["id"])].count(True) == 0
    assert [seat["mine"] for seat in seats_of(pupils[0], second["id"])].count(True) == 1
    assert teacher.ask("PUT", f"/classes/{room}/pupils/1", {"table": 1}, 422)["key"] == "class-no-table"
    assert teacher.ask("PUT", f"/classes/{room}/pupils/9", {"table": 1}, 422)["key"] == "class-no-pupil"
    teacher.ask("PUT", f"/classes/{room}/pupils/2", {"stand_in": True})
    seat = pupils[2].ask("GET", f"/classes/{room}")["me"]["seat"]
    assert seats_of(pupils[2], second["id"])[seat]["takeover"] == "random"
    left = teacher.ask("PUT", f"/classes/{room}/pupils/3", {"gone": True})
    assert left["joined"] == 3 and pupils[3].ask("GET", f"/classes/{room}")["me"] is None


def test_a_seat_moves_to_another_device_and_is_left(host: Host) -> None:
    teacher = host.guest()
    room = class_of(teacher, size=2)
    (pupil, seen), (other, _) = join(host, room["code"]), join(host, room["code"])
    table = start(teacher, room["id"])["tables"][0]["id"]
    phone = host.guest()
    assert phone.ask("POST", f"/classes/{room['id']}/device", {"token": "x"}, 401)["key"] == "bad-token"
    taken = phone.ask("POST", f"/classes/{room['id']}/device", {"token": seen["me"]["token"]})
    assert taken["me"]["name"] == seen["me"]["name"]
    assert any(seat["mine"] for seat in seats_of(phone, table))
    assert not any(seat["mine"] for seat in seats_of(pupil, table)), "one guest, one seat"
    assert pupil.ask("GET", f"/classes/{room['id']}")["me"] is None
    other.ask("DELETE", f"/classes/{room['id']}/pupils")
    assert other.ask("GET", "/tables")["mine"] == [] and other.ask("GET", f"/classes/{room['id']}")["me"] is None
    assert [seat["kind"] for seat in seats_of(teacher, table)].count("bot") == 1


def test_the_teachers_link_opens_the_class_anywhere(host: Host) -> None:
    room = class_of(host.guest())
    desk = host.guest(Authorization=f"Bearer {room['token']}")
    assert desk.ask("GET", f"/classes/{room['id']}")["teacher"]
    wrong = host.guest(Authorization=f"Bearer {room['token'][:-1]}")
    assert not wrong.ask("GET", f"/classes/{room['id']}")["teacher"]


def test_a_pause_refuses_moves_and_lasts_through_a_restart(new_database: NewDatabase, tmp_path: Path) -> None:
    host = Host(new_database(), tmp_path / "log").start()
    try:
        teacher = host.guest()
        room = class_of(teacher, size=2)
        pupils = [join(host, room["code"])[0] for _ in range(2)]
        table = start(teacher, room["id"])["tables"][0]["id"]
        eyes = [pupil.look(table, pupil.ask("GET", f"/classes/{room['id']}")["me"]["seat"]) for pupil in pupils]
        for one in eyes:
            one.state()
        teacher.ask("PUT", f"/classes/{room['id']}", {"frozen": True})
        for one in eyes:
            while not one.until("table")["frozen"]:
                pass
        host.kill()
        host.start()
        assert teacher.ask("GET", f"/classes/{room['id']}")["tables"][0]["frozen"]
        moves = [move_of(pupil, table) for pupil in pupils]
        asked = next(number for number, move in enumerate(moves) if move)
        refused = pupils[asked].ask("POST", f"/tables/{table}/moves", moves[asked], 409)
        assert refused["key"] == "table-frozen"
        teacher.ask("PUT", f"/classes/{room['id']}", {"frozen": False})
        pupils[asked].ask("POST", f"/tables/{table}/moves", moves[asked])
        teacher.ask("PUT", f"/classes/{room['id']}/tables/0", {"frozen": True})
        assert pupils[0].ask("GET", f"/tables/{table}")["frozen"]
        teacher.ask("PUT", f"/classes/{room['id']}", {"stage": "over"})
        assert teacher.ask("PUT", f"/classes/{room['id']}", {"frozen": False}, 409)["key"] == "class-over"
        assert host.guest().ask("POST", f"/classes/{room['id']}/pupils", status=409)["key"] == "class-over"
    finally:
        host.stop()


def move_of(pupil: Guest, table: str) -> Json | None:
    """The first move that a pupil can make; None if it is another's turn."""
    seat = next(seat["seat"] for seat in seats_of(pupil, table) if seat["mine"])
    state = pupil.ask("GET", f"/tables/{table}/state", seat=seat)
    if not state["codes"]:
        return None
    return {"seat": seat, "version": state["version"], "code": state["codes"][0]}


def test_28_of_one_address_come_in_with_the_default_limits(new_database: NewDatabase, tmp_path: Path) -> None:
    """The whole school, and how long it takes, is in bench/class_rush.py."""
    host = Host(new_database(), tmp_path / "log").start()
    try:
        teacher = host.guest()
        room = class_of(teacher, size=4)
        with ThreadPoolExecutor(14) as people:
            pupils = [pupil for pupil, _ in people.map(lambda _: join(host, room["code"]), range(28))]
        tables = start(teacher, room["id"])["tables"]
        assert [len(table["names"]) for table in tables] == [4] * 7 and not any(
            "" in table["names"] for table in tables
        )
        assert all(table["round"] is not None or table["waiting"] for table in tables)
        for pupil in pupils:
            assert pupil.ask("GET", f"/classes/{room['id']}")["me"]["table_id"]
    finally:
        host.stop()


def test_a_flood_of_joins_is_refused() -> None:
    """Four classes of thirty get in, each of them twice; of 2,000 joins a minute most are refused."""
    budgets, scope = AddressBudgets(Settings()), {"client": ("192.0.2.1", 1)}
    refused = 0
    for _ in range(2_000):
        try:
            budgets.check_join(scope)
        except TooManyRequests:
            refused += 1
    assert 1_000 < refused <= 2_000 - JOINS
    budgets.check_join({"client": ("192.0.2.2", 1)})


def test_a_pause_is_written_once_and_known_since_when(new_database: NewDatabase) -> None:
    asyncio.run(paused(new_database))


async def paused(new_database: NewDatabase) -> None:
    service = await process(new_database(), Watch())
    room = await service.classes.open(TEACHER, NewClass("duel", level="random", size=2))
    for name in ("one", "two"):
        await service.classes.join(room, Visitor(name))
    await service.classes.update(room, TEACHER, ClassUpdate(stage="playing"))
    session = room.tables[0]
    assert session.match is not None
    seat = session.match.waiting[0]
    await play(session, seat, session.match.question_number(seat), session.match.codes(seat)[0])
    assert session.record.frozen == 0
    await service.classes.update(room, TEACHER, ClassUpdate(frozen=True))
    assert session.record.frozen == service.context.clock.now()
    await close(service)


def test_the_time_for_playing_stands_still_in_a_pause(new_database: NewDatabase) -> None:
    """So that a double lesson has the rest of its time when it goes on another day."""
    asyncio.run(paused_for_days(new_database))


async def paused_for_days(new_database: NewDatabase) -> None:
    clock = Watch()
    service = await process(new_database(), clock)
    room = await service.classes.open(TEACHER, NewClass("duel", "double", level="random", size=2))
    await service.classes.join(room, Visitor("one"))
    await service.classes.update(room, TEACHER, ClassUpdate(frozen=True))
    clock.at += 600_000
    await service.classes.update(room, TEACHER, ClassUpdate(stage="playing"))
    clock.at += 60_000
    assert left(room, clock) == room.record.minutes * 60_000, "it was paused before the start"
    await service.classes.update(room, TEACHER, ClassUpdate(frozen=False))
    clock.at += 300_000
    assert left(room, clock) == room.record.minutes * 60_000 - 300_000
    for _ in range(2):
        await service.classes.update(room, TEACHER, ClassUpdate(frozen=True))
        clock.at += 3 * DAY
    assert left(room, clock) == room.record.minutes * 60_000 - 300_000
    await service.classes.update(room, TEACHER, ClassUpdate(frozen=False))
    clock.at += 60_000
    assert left(room, clock) == room.record.minutes * 60_000 - 360_000 and not room.record.paused
    await close(service)


def left(room: ClassRoom, clock: Watch) -> int:
    """How many milliseconds the page shows as left."""
    seen = class_info(room, TEACHER, clock.at)
    return seen.ends - (seen.paused or clock.at)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in PRESETS for name in PRESETS[game]])
def test_a_preset_ends_in_time_at_every_table_that_a_teacher_may_choose(game: str, name: str) -> None:
    """Twenty lessons of pupils who choose by chance and take twenty seconds for it, as in bench/class_lessons.py."""
    preset = PRESETS[game][name]
    assert preset.size in sizes(game, preset)
    for seats in sizes(game, preset):
        found = [lesson(game, preset, seats, "random", seed) for seed in range(20)]
        assert median(found) <= preset.minutes, f"{seats} at a table: {sorted(found)}"


def test_a_table_has_no_more_seats_than_the_time_allows(host: Host) -> None:
    teacher = host.guest()
    for preset, size, status in (("taster", 4, 422), ("taster", 3, 201), ("lesson", 4, 201), ("lesson", 6, 422)):
        answer = teacher.ask("POST", "/classes", {"game": "cellulose", "preset": preset, "size": size}, status)
        assert status == 201 or answer["key"] == "class-bad-size"


class Looker(ClassWatcher):
    """Someone who looks at a class and keeps what they are told."""

    def __init__(self, guest: str, token: str = "") -> None:
        super().__init__(Visitor(guest, token))
        self.got: list[Json] = []

    def send(self, message: bytes) -> None:
        self.got.append(json.loads(message))

    def dismiss(self, error: Illegal) -> None:
        raise error


async def playing_class(service: Service, *pupils: str, game: str = "duel") -> ClassRoom:
    """A class that has begun."""
    room = await service.classes.open(TEACHER, NewClass(game, level="random", size=2))
    for name in pupils:
        await service.classes.join(room, Visitor(name))
    await service.classes.update(room, TEACHER, ClassUpdate(stage="playing"))
    return room


def test_who_comes_to_a_class_makes_no_work_for_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(looked_at(tmp_path, monkeypatch))


async def looked_at(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    service, made = await process(str(folder / "tables.db"), Watch()), []

    def counted(room: ClassRoom, visitor: Visitor, now: int) -> ClassInfo:
        made.append(visitor.guest)
        return class_info(room, visitor, now)

    monkeypatch.setattr("organelle.server.app.class_room.class_info", counted)
    room = await playing_class(service, "one", "two", "three")
    token = service.context.signer.class_token("teacher", room.record.id, room.record.salt)
    lookers = [Looker("teacher"), Looker("desk", token), Looker("one"), Looker("one"), Looker("x"), Looker("y")]
    for looker in lookers:
        room.arrive(looker)
    assert made == [looker.guest for looker in lookers], "only who comes is told"
    made.clear()
    views: list[int | None] = []
    monkeypatch.setattr(Match, "view", lambda _match, seat: views.append(seat))
    await service.classes.update(room, TEACHER, ClassUpdate(more_minutes=5))
    room.broadcast()
    assert len(made) % 3 == 0 and not views, "one message for the teachers, the pupil and the strangers each"
    assert [len(looker.got) for looker in lookers] == [2] * 6 and lookers[0].got == lookers[1].got
    await close(service)


def test_a_class_is_looked_at_by_so_many(tmp_path: Path) -> None:
    asyncio.run(crowded(tmp_path))


async def crowded(folder: Path) -> None:
    service = await process(str(folder / "tables.db"), Watch())
    room = await playing_class(service, "one")
    for number in range(MOST_WATCHERS):
        room.arrive(Looker(f"stranger-{number}"))
    for _ in range(MOST_WINDOWS):
        room.arrive(Looker("one"))
    for guest in ("stranger", "one"):
        with pytest.raises(ClassCrowded):
            room.arrive(Looker(guest))
    room.arrive(Looker("teacher"))
    await close(service)


def test_only_what_moves_somebody_changes_the_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(edited(tmp_path, monkeypatch))


async def edited(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("organelle.server.app.class_room.TOGETHER", 3_600)
    service = await process(str(folder / "tables.db"), Watch())
    room, looker = await playing_class(service, "one", "two"), Looker("one")
    updated: list[int] = []
    update_tables = room.update_tables

    async def counted() -> None:
        updated.append(room.record.revision)
        await update_tables()

    monkeypatch.setattr(room, "update_tables", counted)
    room.watchers.add(looker)
    for minutes in range(1, 21):
        await service.classes.update(room, TEACHER, ClassUpdate(more_minutes=minutes))
        await service.classes.join(room, Visitor("one"))
    assert not updated and not looker.got and room.announcing, "what is told comes together"
    room.broadcast()
    assert len(looker.got) == 1 and not room.announcing
    await service.classes.update(room, TEACHER, ClassUpdate(frozen=True))
    await service.classes.update(room, TEACHER, ClassUpdate(frozen=True))
    await service.classes.leave(room, Visitor("two"))
    assert len(updated) == 2 and room.tables[0].record.frozen
    assert [seat.kind for seat in room.tables[0].record.seats] == ["person", "bot"]
    await close(service)


def test_a_class_holds_the_tables_that_are_in_memory_now(tmp_path: Path) -> None:
    """Not those that were forgotten meanwhile: what is played there now would not be in the report."""
    asyncio.run(held_again(tmp_path))


async def held_again(folder: Path) -> None:
    clock = Watch()
    service = await process(str(folder / "tables.db"), clock)
    room = await playing_class(service, "one", "two")
    before = room.tables[0]
    clock.at += FORGET + 1
    assert service.sessions.forget(clock.at) == [before.id]
    now = await service.sessions.find(before.id)
    assert now is not before
    found = await service.classes.find(room.record.id)
    assert found is room and found.tables == [now]
    await close(service)


def test_who_has_a_class_read_pays_once_and_its_teacher_each_time(tmp_path: Path) -> None:
    asyncio.run(read_again(tmp_path))


async def read_again(folder: Path) -> None:
    service = await process(str(folder / "tables.db"), Watch())
    room, spent = await playing_class(service, "one", "two", "three", "four"), list[float]()
    games, tables = games_price(room), len(room.tables)
    service.classes.live.clear()
    for guest in ("stranger", "one", "teacher"):
        await show_class(Call(service, Visitor(guest), {"class": room.record.id}, {}, spend=spent.append))
    assert spent == [games, 0, 0, 3 * tables] and games >= 3 * tables
    await close(service)


def test_the_socket_of_a_class_pays_for_what_it_asks(tmp_path: Path) -> None:
    asyncio.run(paid(tmp_path))


class Unread:
    """The outbox of a socket that nobody reads."""

    def push(self, message: bytes) -> None:
        """Drop it."""

    async def close(self, code: int) -> None:
        """Do nothing."""

    def stop(self) -> None:
        """Do nothing."""


async def paid(folder: Path) -> None:
    service = await process(str(folder / "tables.db"), Watch())
    room = await playing_class(service, "one", "two", "three", "four")
    prices: dict[str, list[float]] = {"teacher": [], "one": []}
    for guest, costs in prices.items():
        socket = ClassSocket(room, Unread(), Visitor(guest), costs.append)
        socket.receive('{"type": "look"}')
    assert prices == {"teacher": [1, 3 * len(room.tables)], "one": [1, 0]}

    def flood() -> None:
        for _ in range(1_000):
            socket.receive('{"type": "ping"}')

    with pytest.raises(TooManyRequests):
        flood()
    await close(service)


async def cells(database: str) -> list[str]:
    """Everything that stands in the database, but what an installation keeps for itself."""
    found: list[str] = []
    if in_file(database):
        with sqlite3.connect(database) as base:
            names = [name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            for name in names:
                found += [str(value) for row in base.execute(f"SELECT * FROM {name}") for value in row]
        base.close()
    else:
        connection = await asyncpg.connect(database)
        for (name,) in await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'"):
            found += [str(value) for row in await connection.fetch(f"SELECT * FROM {name}") for value in row]
        await connection.close()
    return found


@pytest.mark.parametrize("preset", ["lesson", "double"])
def test_nothing_of_a_class_is_left_after_its_time(new_database: NewDatabase, preset: str) -> None:
    asyncio.run(expired(new_database, preset))


async def expired(new_database: NewDatabase, preset: str) -> None:
    database, clock = new_database(), Watch()
    service = await process(database, clock)
    before = await cells(database)
    room = await service.classes.open(TEACHER, NewClass("duel", preset, level="random", size=2))
    for name in ("guest-one", "guest-two", "guest-three"):
        await service.classes.join(room, Visitor(name))
    await service.classes.update(room, TEACHER, ClassUpdate(stage="playing"))
    lasting = DAY if preset == "lesson" else KEPT_DOUBLE
    clock.at += lasting - 1
    session = room.tables[0]
    assert session.match is not None
    for seat in session.match.waiting:
        if seat in session.match.waiting:
            await play(session, seat, session.match.question_number(seat), session.match.codes(seat)[0])
    clock.at += lasting
    await service.classes.expire(clock.at)
    assert (await service.classes.find(room.record.id)).record.present, "the last move counts"
    assert any("guest-one" in cell for cell in await cells(database))
    clock.at += 1
    await service.classes.expire(clock.at)
    with pytest.raises(NoClass):
        await service.classes.find(room.record.id)
    assert set(await cells(database)) <= {*before, *await key_of(service)}
    await close(service)


def test_no_pupil_keeps_a_class_beyond_its_time(tmp_path: Path) -> None:
    """Once it has ended, what pupils do there does not make it last longer."""
    asyncio.run(kept_alive(tmp_path))


async def kept_alive(folder: Path) -> None:
    clock = Watch()
    service = await process(str(folder / "tables.db"), clock)
    service.offer.games.append("cytosis")
    room, one = await playing_class(service, "one", "two", game="cytosis"), Visitor("one")
    await service.classes.update(room, TEACHER, ClassUpdate(frozen=True))
    await class_asking.ask(room, TEACHER, "atp-source", "before")
    await service.classes.update(room, TEACHER, ClassUpdate(stage="over"))
    clock.at += DAY
    await class_asking.answer(room, one, 0, 1)
    with pytest.raises(ClassOver):
        await service.classes.take_seat(room, Visitor("another"), pupil_token(room, 0))
    with pytest.raises(TableFrozen):
        await service.seating.update_seat(room.tables[0], one, 0, SeatUpdate(takeover="random"))
    clock.at += 1
    await service.classes.expire(clock.at)
    with pytest.raises(NoClass):
        await service.classes.find(room.record.id)
    await close(service)


async def key_of(service: Any) -> list[str]:
    """What an installation keeps for itself."""
    return ["key", (await service.context.store.signing_key()).hex()]


@pytest.mark.parametrize(
    "statement", [EXPIRED_CLASSES, REMOVE_CLASS, CLASS_TABLES, *REMOVE_CLASS_TABLES], ids=lambda text: text[:30]
)
def test_the_tables_of_a_class_are_found_by_their_index(statement: str) -> None:
    with sqlite3.connect(":memory:") as base:
        for _, script in sql.migrations():
            base.executescript(script)
        values = ("1",) * statement.count("?2") + ("1",)
        plan = [row[3] for row in base.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
    base.close()
    assert any("tables USING INDEX tables_class" in step for step in plan), plan
    assert not any(step.startswith("SCAN") for step in plan if step != "SCAN classes"), plan


def test_no_name_is_typed_and_none_is_kept() -> None:
    """Whatever a class keeps of a pupil: a browser's id, numbers, and what is made by chance."""
    fields = {field for field in ClassRecord.__struct_fields__ if field not in ("tables", "pupils", "questions")}
    assert not fields & {"name", "names", "address", "text", "chat"}
    assert "classes" in sql.KEPT
    assert json.dumps(sorted(PRESETS))
