"""Whoever comes from one address has a budget, and what one visitor leaves half done is cleared away."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import resource
import socket
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import uvicorn
from starlette.responses import Response
from starlette.types import Message
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from organelle.server.app import tokens
from organelle.server.app.address_turns import AddressTurns
from organelle.server.app.requests import NewTable, SeatRequest
from organelle.server.app.service import Service
from organelle.server.app.tokens import TokenSigner
from organelle.server.app.upkeep import NEVER_BEGUN
from organelle.server.app.visitor import Visitor
from organelle.server.errors import NoPlan, NoTable, TooManyRequests, TooManyTablesHere, WrongHost
from organelle.server.settings import Settings
from organelle.server.store.sqlite import SqliteStore
from organelle.server.web import api
from organelle.server.web.access import AccessControl
from organelle.server.web.application import Application
from organelle.server.web.budgets import BYTES, FLOOD, AddressBudgets
from organelle.server.web.call import PLAN, Call, look_price
from organelle.server.web.http_protocol import ConnectionLimits, LimitedHttpProtocol, limited_http
from organelle.server.web.push_protocol import BACKLOG_HERE, SlowReaders
from organelle.server.web.schemas import HintRequest
from organelle.server.web.static_files import StaticFiles
from server.conftest import NewDatabase
from server.host import WIDE, Eyes, Guest, Host
from server.in_process import ADA, Watch, begun, close, process, with_service
from server.raw_socket import closing_code, raw_socket
from server.test_failures import play
from server.test_hints import question

SEATS = [SeatRequest("me", "Ada"), SeatRequest("open")]


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with room for twenty connections of an address, and five tables."""
    folder = tmp_path_factory.mktemp("narrow")
    found = Host(str(folder / "tables.db"), folder / "log", "--sockets", "10", "--tables", "1", "--requests", "1000")
    yield found.start()
    found.stop()


def line_to(host: Host) -> socket.socket:
    return socket.create_connection(("127.0.0.1", host.port), timeout=20)


def answer(line: socket.socket) -> bytes:
    """What the server says before it hangs up."""
    found = b""
    try:
        while more := line.recv(65_536):
            found += more
    except ConnectionResetError:
        pass
    return found


def send_slowly(line: socket.socket, piece: bytes) -> None:
    for _ in range(2_000):
        line.sendall(piece)
        time.sleep(0.002)


def scope_of(address: str, scheme: str = "http", **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {
        "type": "http",
        "client": (address, 1),
        "scheme": scheme,
        "headers": named,
        "path": "/",
        "query_string": b"",
    }


def access(**settings: Any) -> AccessControl:
    return AccessControl(TokenSigner(b"key"), Settings(**settings))


def budgets(**settings: Any) -> AddressBudgets:
    return AddressBudgets(Settings(**settings))


def test_half_open_requests_are_few_and_end(narrow: Host) -> None:
    with ExitStack() as held:
        lines = [held.enter_context(line_to(narrow)) for _ in range(20)]
        for line in lines:
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        time.sleep(0.3)
        assert b" 429 " in answer(held.enter_context(line_to(narrow)))
        began = time.monotonic()
        assert answer(lines[0]) == b"" and time.monotonic() - began < 15
    time.sleep(0.5)
    assert httpx.get(f"{narrow.address}/healthz").text == "ok\n"


@pytest.mark.parametrize(
    "piece", [b"X-A: " + b"a" * 1_000 + b"\r\n", b"a" * 8_000], ids=["many headers", "an endless one"]
)
def test_headers_have_a_size(host: Host, piece: bytes) -> None:
    with line_to(host) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-B: ")
        began = time.monotonic()
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            send_slowly(line, piece)
        assert time.monotonic() - began < 8, "it is not the time that ends it"


REFUSED_AT_ONCE = {
    "too many headers": (b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a:\r\n" * 60_000 + b"\r\n", b" 431 "),
    "a long address": (b"GET /" + b"a" * 5_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", b" 431 "),
    "many requests in one": (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 5_000, b" 429 "),
    "a body in crumbs": (
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 40_000,
        b" 429 ",
    ),
}


@pytest.mark.parametrize("name", REFUSED_AT_ONCE)
def test_what_takes_long_to_parse_is_not_read_to_its_end(host: Host, name: str) -> None:
    sent, status = REFUSED_AT_ONCE[name]
    with line_to(host) as line:
        with contextlib.suppress(OSError):
            line.sendall(sent)
        assert status in answer(line)


def test_a_few_requests_may_be_sent_before_the_first_is_answered(host: Host) -> None:
    asked = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    last = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    with line_to(host) as line:
        line.sendall(asked * 9 + last)
        assert answer(line).count(b" 200 OK") == 10


def processor_time(act: Callable[[], object]) -> float:
    began = time.process_time()
    act()
    return time.process_time() - began


def test_cookies_and_languages_without_end_cost_next_to_nothing() -> None:
    found, ours = access(), access().signer.cookie("ada")
    crowd = scope_of("192.0.2.1", cookie=f"{'a=b; ' * 6_000}organelle_guest={ours}; {'c=d; ' * 100}")
    assert found.visitor(crowd).guest == "ada"
    assert processor_time(lambda: [found.visitor(crowd) for _ in range(10)]) < 0.2, "each took 0.1 s"
    spoken = scope_of("192.0.2.1", accept_language=",".join(f"x{number};q=0.5" for number in range(3_000)))
    assert processor_time(lambda: [found.visitor(spoken) for _ in range(10)]) < 0.1, "each took 0.03 s"


PILE = "a" + "\u0301\u0327" * 5_000
"""What takes a second to normalize, and twice as much four seconds."""


def test_a_name_or_a_line_is_measured_before_it_is_normalized(host: Host) -> None:
    guest = host.guest()
    table = guest.open("me", "open")["id"]
    began = time.monotonic()
    for name in (PILE * 5, "\ufdfa" * 20_000):
        wanted = {"game": "duel", "seats": [{"kind": "me", "name": name}, {"kind": "open"}]}
        assert guest.ask("POST", "/tables", wanted, 422)["key"] == "bad-name"
    with guest.look(table, 0) as eyes:
        for number in range(10):
            said = {"type": "chat", "id": f"line {number}", "seat": 0, "text": PILE[:7_000]}
            eyes.socket.send(json.dumps(said, ensure_ascii=False))
            assert eyes.until("error")["key"] == "chat-length"
    assert time.monotonic() - began < 5


def test_only_texts_and_cards_may_be_long(host: Host) -> None:
    guest = host.guest()
    table = guest.open("me", "open")["id"]
    found = guest.ask("POST", f"/tables/{table}/seats/1", {"name": "a" * 20_000}, 413)
    assert found["key"] == "too-large" and "16384" in found["text"].replace(",", "")


def test_a_body_of_very_many_values_is_refused(host: Host) -> None:
    crowd = {
        "game": "duel",
        "seats": [{"kind": "me", "name": "A"}] * 2,
        "options": {str(each): "x" for each in range(9_000)},
    }
    assert "too many values" in host.guest().ask("POST", "/tables", crowd, 400)["text"]
    quotes = {"game": "duel", "seats": [{"kind": "me", "name": "A"}] * 2, "cards": '# "quoted"\n' * 4_000}
    assert host.guest().ask("POST", "/tables", quotes, 201)


def test_what_costs_more_has_a_higher_price() -> None:
    found, scope = budgets(requests=5), scope_of("192.0.2.1")
    with found.reading_body(scope) as count:
        count(1_000_000)
    for _ in range(5 * 20 - 20):
        found.check_rate(scope)
    with pytest.raises(TooManyRequests):
        found.check_rate(scope)
    assert look_price(4_000, 0) > 60 > look_price(300, 0) > look_price(300, 290) >= 3


def test_a_long_answer_has_a_higher_price(tmp_path: Path) -> None:
    asyncio.run(answered(tmp_path))


async def answered(folder: Path) -> None:
    service = await process(str(folder / "tables.db"))
    limits, files = access(requests=0), StaticFiles(folder)
    service.offer.games.append("cytosis")
    sizes: list[int] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sizes.append(len(message.get("body", b"")))

    scope: Any = {**scope_of("192.0.2.1"), "method": "GET", "path": "/api/games/cytosis/cards", "root_path": ""}
    await Application(service, limits, files, files)(scope, receive, send)
    assert sizes[-1] > 1_000
    assert limits.budgets.requests.left("192.0.2.1", 0) == pytest.approx(-1 - sizes[-1] / BYTES)
    await close(service)


def test_whoever_has_a_whole_game_read_pays_for_its_entries(tmp_path: Path) -> None:
    async def use(service: Service) -> None:
        table = await begun(service)
        while not table.match.over:  # type: ignore[union-attr]
            await play(table, table.match.waiting[0])  # type: ignore[union-attr]
        spent: list[float] = []
        call = Call(service, ADA, {"table": table.id}, {}, spend=spent.append)
        price = look_price(table.record.number, 0)
        assert price > 3
        await api.text(call)
        await api.replay(call)
        await api.luck(call)
        assert spent == [price] * 3
        await api.luck(call)
        assert len(spent) == 3, "what was found is kept"

    with_service(tmp_path, use)


def test_a_table_opened_from_a_long_text_counts_as_several(tmp_path: Path) -> None:
    """Sixteen of 5,000 lines are as much as an address may open at once: each keeps a megabyte and a half."""

    async def use(service: Service) -> None:
        counted: list[float] = []
        call = Call(service, ADA, {}, {}, open_table=counted.append)
        text = "organelle 1\ngame duel\nversion 1\nseats 2\n" + "".join(f"{n} luck seeded\r" for n in range(1, 2_997))
        await api.create(call, NewTable(SEATS, "duel", text=text))
        await api.create(call, NewTable(SEATS, "duel"))
        assert counted == [4, 1]

    with_service(tmp_path, use)


def test_a_plan_costs_what_it_takes(tmp_path: Path) -> None:
    async def use(service: Service) -> None:
        table = await begun(service)
        spent: list[float] = []
        call = Call(service, ADA, {"table": table.id}, {}, spend=spent.append)
        with pytest.raises(NoPlan):
            await api.plan(call, HintRequest(0, question(table)))
        assert spent == [PLAN]

    with_service(tmp_path, use)


def test_a_flood_is_paid_for_but_not_for_ever() -> None:
    found = budgets(requests=50)
    for _ in range(1_000):
        found.flooded("192.0.2.1")
    with pytest.raises(TooManyRequests):
        found.check_socket(scope_of("192.0.2.1"))
    assert found.messages.buckets["192.0.2.1"].left > -2 * FLOOD - 1
    found.check_socket(scope_of("192.0.2.2"))


def test_who_floods_sockets_opens_no_more_for_a_while(tmp_path: Path) -> None:
    found = Host(str(tmp_path / "tables.db"), tmp_path / "log").start()
    try:
        table = found.guest().open("me", "open")["id"]
        for _ in range(6):
            with contextlib.suppress(AssertionError, OSError), raw_socket(found, table) as rude:
                rude.line.sendall(Frame(Opcode.PONG, b"").serialize(mask=True) * 500)
                assert closing_code(rude) == 4429
        with pytest.raises(InvalidStatus, match="429"):
            Eyes(found.guest(), table)
        assert found.guest().ask("GET", f"/tables/{table}")["id"] == table
    finally:
        found.stop()


def test_a_proxy_does_not_pay_for_those_it_speaks_for() -> None:
    limits = ConnectionLimits(Settings(proxies="10.0.0.1"))
    for _ in range(100):
        limits.flooded(limits.key("10.0.0.1"))
        limits.flooded(limits.key("192.0.2.1"))
    assert limits.may_open_socket(limits.key("10.0.0.1")) and not limits.may_open_socket("192.0.2.1")


def test_files_of_one_address_have_a_budget() -> None:
    found = budgets(requests=5)
    for _ in range(5 * 4 * 20):
        found.check_file(scope_of("192.0.2.1"))
    with pytest.raises(TooManyRequests):
        found.check_file(scope_of("192.0.2.1"))


def test_the_answers_to_one_address_are_made_in_turn() -> None:
    async def run() -> None:
        turns, under_way, most = AddressTurns(2), 0, 0

        async def ask(where: str) -> None:
            nonlocal under_way, most
            async with turns.take(where):
                if where == "greedy":
                    under_way += 1
                    most = max(most, under_way)
                    await asyncio.sleep(0.001)
                    under_way -= 1
                else:
                    assert asked[-1].done() is False, "others do not wait for all that one has asked for"

        asked = [asyncio.create_task(ask("greedy")) for _ in range(50)]
        await asyncio.sleep(0)
        await ask("modest")
        asked[30].cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert most == 2 and not turns.gates and not turns.users

    asyncio.run(run())


class Unread:
    """A transport for which that much waits."""

    def __init__(self, size: int) -> None:
        self.size = size

    def get_write_buffer_size(self) -> int:
        return self.size


def test_what_waits_for_the_slow_readers_of_one_address_is_counted_together() -> None:
    found, readers = SlowReaders(), [cast(asyncio.Transport, Unread(3_000_000)) for _ in range(11)]
    for reader in readers[:10]:
        found.add("192.0.2.1", reader)
    assert not found.are_too_slow("192.0.2.1")
    found.add("192.0.2.1", readers[10])
    assert found.are_too_slow("192.0.2.1") and not found.are_too_slow("192.0.2.2")
    for reader in readers:
        found.remove("192.0.2.1", reader)
    assert not found.transports


def test_answers_that_one_address_does_not_read_are_given_up() -> None:
    asyncio.run(asked_and_not_read())


async def asked_and_not_read() -> None:
    """A megabyte for everyone who asks: sixty of one address do not read it, and somebody elsewhere does."""
    protocol, much = limited_http(Settings()), Response(bytes(1_000_000))
    config = uvicorn.Config(much, http=protocol, lifespan="off", log_level="error")
    server, loop = uvicorn.Server(config), asyncio.get_running_loop()
    with socket.create_server(("127.0.0.1", 0)) as listening, ExitStack() as held:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)  # or all would wait in the kernel
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)

        async def ask(source: str) -> socket.socket:
            line = held.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            line.setblocking(False)
            line.bind((source, 0))
            await loop.sock_connect(line, listening.getsockname())
            await loop.sock_sendall(line, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            return line

        for _ in range(60):
            await ask("127.0.0.1")
        line, read = await ask("127.0.0.2"), 0
        while read < 1_000_000:
            more = await loop.sock_recv(line, 65_536)
            assert more, "whoever reads is not hung up on"
            read += len(more)
        asking = [cast(LimitedHttpProtocol, found) for found in server.server_state.connections]
        waiting = sum(found.transport.get_write_buffer_size() for found in asking)
        assert 0 < waiting <= BACKLOG_HERE and len(asking) < 50
        for found in asking:
            found.transport.abort()
        server.should_exit = True
        await serving
    assert not asking[0].limits.slow_readers.transports


def test_a_body_that_does_not_come_is_given_up(host: Host) -> None:
    with line_to(host) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{")
        began = time.monotonic()
        found = answer(line)
        assert b" 408 " in found and b"too-slow" in found and time.monotonic() - began < 18


def test_bodies_of_one_address_have_a_budget() -> None:
    found = budgets()
    with ExitStack() as held:
        for _ in range(19):
            held.enter_context(found.reading_body(scope_of("192.0.2.1")))(1_000_000)
        with found.reading_body(scope_of("192.0.2.2")) as count:
            count(1_000_000)
        with pytest.raises(TooManyRequests), found.reading_body(scope_of("192.0.2.1")) as count:
            count(1_000_001)
    assert not found.bodies


def test_tables_of_one_address_have_a_budget_whoever_opens_them(narrow: Host) -> None:
    seats = {"game": "duel", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}
    found = [httpx.post(f"{narrow.address}/api/tables", json=seats) for _ in range(6)]
    assert [each.status_code for each in found] == [201] * 5 + [429]
    assert found[-1].json()["key"] == "too-many-tables-here" and int(found[-1].headers["retry-after"]) > 0


def test_an_ipv6_visitor_is_one_however_many_addresses_they_have() -> None:
    found = budgets(tables=1)
    for number in range(5):
        found.check_table(scope_of(f"2001:db8:0:1::{number + 1:x}"))
    with pytest.raises(TooManyTablesHere):
        found.check_table(scope_of("2001:db8:0:1:ffff::1"))
    found.check_table(scope_of("2001:db8:0:2::1"))


def test_codes_tried_in_vain_are_counted_over_all_addresses() -> None:
    found = budgets()
    for tried in range(100):
        found.check_guess(scope_of(f"2001:db8:{tried:x}::1"))
        found.missed(scope_of(f"2001:db8:{tried:x}::1"))
    found.missed(scope_of("2001:db8:101::1"))
    with pytest.raises(TooManyRequests):
        found.check_guess(scope_of("2001:db8:102::1"))


def test_of_eleven_wrong_codes_the_last_is_refused() -> None:
    found, scope = budgets(), scope_of("192.0.2.1")
    for _ in range(10):
        found.check_guess(scope)
        found.missed(scope)
    with pytest.raises(TooManyRequests):
        found.check_guess(scope)


def test_one_visitor_with_many_networks_does_not_use_up_the_tries_of_all() -> None:
    found = budgets()
    for tried in range(40):
        found.check_guess(scope_of(f"2001:db8:0:{tried:x}::1"))
        found.missed(scope_of(f"2001:db8:0:{tried:x}::1"))
    with pytest.raises(TooManyRequests):
        found.check_guess(scope_of("2001:db8:0:ff::1"))
    found.check_guess(scope_of("2001:db8:1::1"))


def test_the_messages_of_all_sockets_of_an_address_have_a_budget() -> None:
    found = budgets(requests=5)
    for _ in range(5 * 2 * 20):
        found.check_message("192.0.2.1")
    with pytest.raises(TooManyRequests):
        found.check_message("192.0.2.1")
    found.check_message("192.0.2.2")


def test_a_class_comes_in_together_and_who_guesses_is_stopped(tmp_path: Path) -> None:
    """A server with its usual limits; the class and the one who guesses share the school's address."""
    school = Host(str(tmp_path / "tables.db"), tmp_path / "log").start()
    try:
        teacher = school.guest()
        tables = [teacher.open("open", "open") for _ in range(14)]

        def join(pupil: int) -> Guest:
            guest, seat = school.guest(), pupil % 2
            guest.http.get("/")
            guest.ask("GET", "/games")
            found = guest.ask("GET", f"/codes/{tables[pupil // 2]['code']}")["id"]
            guest.sit(found, seat, f"Pupil {pupil}")
            return guest

        began = time.monotonic()
        with ThreadPoolExecutor(28) as pool:
            pupils = list(pool.map(join, range(28)))
        assert time.monotonic() - began < 20
        with ExitStack() as held:
            for pupil, guest in enumerate(pupils):
                eyes = held.enter_context(guest.look(tables[pupil // 2]["id"], pupil % 2))
                assert eyes.state()["seat"] == pupil % 2
        guesser = school.guest()
        statuses = [guesser.http.get("/api/codes/QQQQQQ").status_code for _ in range(14)]
        assert statuses[:10] == [404] * 10 and statuses[-1] == 429
    finally:
        school.stop()


def test_a_school_of_120_is_below_every_limit() -> None:
    settings = Settings()
    found, scope = AddressBudgets(settings), scope_of("192.0.2.1")
    connections = ConnectionLimits(settings)
    for _ in range(120):
        for _ in range(4):
            assert not connections.comes_too_often("192.0.2.1") and connections.enter("192.0.2.1")
        for _ in range(30):
            found.check_file(scope)
        for _ in range(8):
            found.check_rate(scope)
        found.check_guess(scope)
        found.check_socket(scope)
        found.enter(scope)
        found.check_message("192.0.2.1", look_price(60, 0))


def test_trusted_proxies_are_not_counted_themselves() -> None:
    limits = ConnectionLimits(Settings(proxies="10.0.0.0/8,::1"))
    assert [limits.key(peer) for peer in ("10.1.2.3", "::1", "192.0.2.1")] == ["", "", "192.0.2.1"]
    assert ConnectionLimits(Settings(proxies="*")).key("192.0.2.1") == ""


def test_a_request_that_waits_ends_when_its_client_goes(host: Host) -> None:
    guest = host.guest()
    table = guest.open("me", "open")["id"]
    with line_to(host) as line:
        line.sendall(f"GET /api/tables/{table}/state?wait=25 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        until(lambda: host.metric("organelle_waiters") == 1)
    until(lambda: host.metric("organelle_waiters") == 0)


def until(done: Any) -> None:
    for _ in range(60):
        if done():
            return
        time.sleep(0.05)
    raise AssertionError("it does not happen")


def test_tables_that_are_never_begun_are_removed(tmp_path: Path) -> None:
    async def run() -> None:
        watch = Watch()
        service = await process(str(tmp_path / "tables.db"), watch)
        old = await service.creator.create(ADA, NewTable(SEATS, "duel"))
        watch.at += NEVER_BEGUN
        new = await service.creator.create(ADA, NewTable(SEATS, "duel"))
        watch.at += 1
        for count in range(298, 301):
            await service.upkeep.round(count)
        with pytest.raises(NoTable):
            await service.sessions.find(old.id)
        assert await service.sessions.find(new.id) is new
        await close(service)

    asyncio.run(run())


def test_the_list_of_tables_is_read_once_for_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reads = itertools.count()
    read = SqliteStore.open_tables

    async def counted(store: SqliteStore) -> Any:
        next(reads)
        return await read(store)

    monkeypatch.setattr(SqliteStore, "open_tables", counted)

    async def run() -> None:
        service = await process(str(tmp_path / "tables.db"))
        table = await service.creator.create(ADA, NewTable(SEATS, "duel", public=True))
        for _ in range(50):
            assert [info.id for info in await service.listed.infos(ADA)] == [table.id]
        assert next(reads) == 1
        other = await service.creator.create(ADA, NewTable(SEATS, "duel", public=True))
        assert {info.id for info in await service.listed.infos(ADA)} == {table.id, other.id}
        await service.creator.close(other, ADA)
        found = await service.listed.infos(ADA)
        assert [info.id for info in found] == [table.id] and found[0].host
        await close(service)

    asyncio.run(run())


def test_a_full_disk_is_a_store_that_is_away(tmp_path: Path) -> None:
    async def run() -> None:
        service = await process(str(tmp_path / "tables.db"))
        store = service.context.store
        assert isinstance(store, SqliteStore)
        pages = store.base.execute("PRAGMA page_count").fetchone()[0]
        store.base.execute(f"PRAGMA max_page_count = {pages}")

        async def fill() -> None:
            for _ in range(200):
                await service.creator.create(Visitor(tokens.new_id()), NewTable(SEATS, "duel"))

        with pytest.raises(OSError, match="full"):
            await fill()
        await close(service)

    asyncio.run(run())


@pytest.mark.skipif(sys.platform != "linux", reason="prlimit is Linux's")
def test_a_disk_that_fills_up_is_told_and_all_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    found = Host(str(tmp_path / "tables.db"), tmp_path / "log", *WIDE).start()
    try:
        guest = found.guest()
        table = guest.open("me", "open")["id"]
        sizes = [path.stat().st_size for path in tmp_path.glob("tables.db*")]
        resource.prlimit(found.process.pid, resource.RLIMIT_FSIZE, (max(sizes), resource.RLIM_INFINITY))
        seats = {"game": "duel", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}
        answers = [guest.http.post("/api/tables", json=seats) for _ in range(60)]
        refused = [each for each in answers if each.status_code != 201]
        assert refused and {each.status_code for each in refused} == {503}
        assert refused[0].json()["key"] == "store-away" and int(refused[0].headers["retry-after"]) > 0
        resource.prlimit(found.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert guest.open("me", "open")["id"]
        assert guest.ask("GET", f"/tables/{table}")["id"] == table
    finally:
        found.stop()


@pytest.mark.parametrize("name", ["evil.example", "127.0.0.1.evil.example", "evil.example:8000"])
def test_a_name_that_a_stranger_points_here_is_refused(host: Host, name: str) -> None:
    guest = host.guest(Host=name)
    assert guest.ask("GET", "/games", status=403)["key"] == "wrong-host"
    with pytest.raises(Exception, match="403"):
        Eyes(guest, "x", Host=name)


def test_names_of_this_network_and_those_that_the_operator_gives_are_not(host: Host) -> None:
    for name in ("localhost:1", "192.0.2.7", "[::1]:8000", "my-pc", "pi.local"):
        assert host.guest(Host=name).ask("GET", "/games")["games"]
    access(origin="https://tables.example.org").check_host(scope_of("192.0.2.1", host="tables.example.org"))
    access(proxies="127.0.0.1").check_host(scope_of("192.0.2.1", host="any.example.org"))
    with pytest.raises(WrongHost):
        access().check_host(scope_of("192.0.2.1", host="any.example.org"))


def test_an_encrypted_guest_has_a_cookie_that_no_other_host_can_set() -> None:
    found = access()
    made = found.cookie(scope_of("192.0.2.1", "https"), "ada")
    assert made.startswith("__Host-organelle_guest=ada.") and "; Path=/;" in made and made.endswith("; Secure")
    assert found.cookie(scope_of("192.0.2.1"), "ada").startswith("organelle_guest=")
    ours, theirs = found.signer.cookie("ada"), found.signer.cookie("eve")
    both = scope_of("192.0.2.1", "https", cookie=f"organelle_guest={theirs}; __Host-organelle_guest={ours}")
    assert found.visitor(both).guest == "ada"
    before = scope_of("192.0.2.1", "https", cookie=f"organelle_guest={ours}")
    assert found.visitor(before).guest == "ada", "who has the earlier cookie stays who they are"
    assert found.visitor(scope_of("192.0.2.1", cookie=f"organelle_guest={ours}")).guest == "ada"


def test_trusting_every_proxy_is_warned_of(new_database: NewDatabase, tmp_path: Path) -> None:
    found = Host(new_database(), tmp_path / "log", "--proxies", "*").start()
    found.stop()
    warned = [json.loads(line) for line in found.log.read_text().splitlines() if '"warning"' in line]
    assert any("claim any address" in line["message"] for line in warned)


def test_an_address_that_waits_for_nothing_lets_everyone_else_go_on_between_its_turns() -> None:
    async def run() -> None:
        turns, order = AddressTurns(4), list[str]()

        async def rude() -> None:
            for _ in range(50):
                async with turns.take("192.0.2.1"):
                    order.append("rude")

        async def polite() -> None:
            for _ in range(10):
                order.append("polite")
                await asyncio.sleep(0)

        await asyncio.gather(*(rude() for _ in range(8)), polite())
        last = len(order) - 1 - order[::-1].index("polite")
        assert last <= 10 * 9, "each of the eight at most once between two steps of others"

    asyncio.run(run())
