"""Sockets that are passed on to the home of their table: two ends, what each proves, and what is limited."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from organelle.server.app.visitor import Visitor
from organelle.server.web import relay_ends, relay_link
from organelle.server.web.outbox import Outbox
from organelle.server.web.push_protocol import Inbox
from organelle.server.web.relay import home_of
from organelle.server.web.relay_ends import IncomingLink, OutgoingLink, Receive
from organelle.server.web.relay_link import CLOSE, CODE, OPEN, TEXT
from server.cluster import Cluster
from server.host import WIDE, Eyes, Guest, Host
from server.test_play import finish, play

KEY, ONE, OTHER = b"k" * 32, "a" * 20, "b" * 20

Pair = tuple[Host, Host]


@pytest.fixture
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two processes that have found each other."""
    folder, database = tmp_path_factory.mktemp("pair"), cluster.database()
    found = Host(database, folder / "one", *WIDE).start(), Host(database, folder / "two", *WIDE).start()
    while any(host.metric("organelle_links") < 1 for host in found):
        time.sleep(0.05)
    yield found
    for host in found:
        if host.process.poll() is None:
            host.stop()
        assert '"level": "error"' not in host.log.read_text(), host.log.read_text()


def test_of_two_sockets_at_different_processes_one_is_passed_on(pair: Pair) -> None:
    ada, grace, eyes = pair[0].guest(), pair[1].guest(), []
    for _ in range(6):
        table = ada.open("me", "open")["id"]
        grace.sit(table, 1)
        ada.ready(table, 0)
        eyes += [ada.look(table, 0), grace.look(table, 1)]
    for found in eyes:
        found.state()
    assert sum(host.metric("organelle_relayed") for host in pair) == 6
    for found in eyes:
        found.socket.close()
    while sum(host.metric("organelle_relayed") for host in pair):
        time.sleep(0.05)


def test_when_the_home_is_killed_its_sockets_are_closed_and_the_game_goes_on(pair: Pair) -> None:
    players, table, eyes = passed_on(pair)
    play(eyes, 0, eyes.state())
    pair[1].kill()
    assert eyes.closed() in (1012, 0), "whoever is closed like this comes again"
    players[1].host = pair[0]
    players[1].http.base_url = pair[0].address
    finish(table, players)
    assert players[0].ask("GET", f"/tables/{table}/luck")["fair"]


def passed_on(pair: Pair) -> tuple[list[Guest], str, Eyes]:
    """A game between a guest of each process, and the eyes of the first one, whose socket the second process serves."""
    while True:
        ada, grace = pair[0].guest(), pair[1].guest()
        table = ada.open("me", "open")["id"]
        grace.sit(table, 1)
        ada.ready(table, 0)
        eyes = ada.look(table, 0)
        if pair[0].metric("organelle_relayed"):
            return [ada, grace], table, eyes
        eyes.socket.close()


def test_whoever_may_not_look_is_told_so_by_the_home_too(pair: Pair) -> None:
    for _ in range(8):
        with Eyes(pair[0].guest(), "no" + secrets.token_hex(9)) as eyes:
            assert eyes.hear()["key"] == "no-table" and eyes.closed() == 4404


def test_tables_are_spread_and_most_keep_their_home_when_a_process_comes() -> None:
    tables = [f"table{number}" for number in range(1000)]
    before = [home_of(table, ["a", "b"]) for table in tables]
    after = [home_of(table, ["a", "b", "c"]) for table in tables]
    assert 400 < before.count("a") < 600
    moved = [new for old, new in zip(before, after, strict=True) if old != new]
    assert set(moved) == {"c"} and 250 < len(moved) < 420


class Ends:
    """Both ends of a connection in one process, and what the home has been asked to serve."""

    def __init__(self) -> None:
        self.place = "home:1"
        self.served: list[tuple[str, Visitor, Outbox, Receive]] = []
        self.lost: list[object] = []
        self.coming: IncomingLink
        self.going: OutgoingLink

    async def serve(self, table: str, visitor: Visitor, outbox: Outbox, receive: Receive) -> int:
        self.served.append((table, visitor, outbox, receive))
        await asyncio.get_running_loop().create_future()
        return 0

    async def connect(self, key: bytes = KEY, expected: str = OTHER, called: str = "home:1") -> None:
        """Connect; the end that calls has this key, and expects this name at this place."""
        loop = asyncio.get_running_loop()

        def accept() -> IncomingLink:
            self.coming = IncomingLink(KEY, OTHER, self.place, self.serve, self.lost.append)
            return self.coming

        server = await loop.create_server(accept, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        _, self.going = await loop.create_connection(
            lambda: OutgoingLink(key, ONE, called, expected, self.lost.append), "127.0.0.1", port
        )
        server.close()


class Page:
    """The socket of a browser, as the process has it that passes it on."""

    def __init__(self) -> None:
        self.told: list[bytes] = []
        self.code = 0
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def push(self, message: bytes) -> None:
        self.told.append(message)

    async def close(self, code: int) -> None:
        self.code = code
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": code})

    def stop(self) -> None:
        pass

    exhausted = False

    def admits(self) -> bool:
        return True

    async def receive(self) -> dict[str, Any]:
        return await self.inbox.get()


def with_ends(use: Callable[[Ends], Awaitable[None]], **connecting: Any) -> None:
    async def run() -> None:
        ends = Ends()
        await ends.connect(**connecting)
        await asyncio.wait_for(use(ends), 60)

    asyncio.run(run())


async def until(found: Callable[[], object]) -> None:
    while not found():
        await asyncio.sleep(0.01)


def test_both_ends_prove_that_they_know_the_key() -> None:
    async def use(ends: Ends) -> None:
        assert await ends.going.proven == OTHER and await ends.coming.proven == ONE

    with_ends(use)


@pytest.mark.parametrize("wrong", [{"key": b"another key"}, {"expected": "c" * 20}, {"called": "elsewhere:1"}])
def test_whoever_does_not_prove_itself_is_hung_up_on_and_served_nothing(wrong: dict[str, Any]) -> None:
    """Not the key, not the process that was called, or somebody in between who passes the answers of both on."""

    async def use(ends: Ends) -> None:
        visitor, page = Visitor("eve", "", "en", "192.0.2.1"), Page()
        passing = asyncio.ensure_future(ends.going.pass_on("table", visitor, page, page))
        await until(lambda: len(ends.lost) == 2)
        for link in (ends.going, ends.coming):
            with pytest.raises(ConnectionError):
                await link.proven
        assert await passing == relay_ends.RESTARTING and ends.served == []

    with_ends(use, **wrong)


def test_an_end_can_be_named_whatever_it_says_its_name_is() -> None:
    async def use(ends: Ends) -> None:
        ends.coming.their_name = b"\xff" * 20
        assert "IncomingLink" in repr(ends.coming) and OTHER in repr(ends.going)

    async def named(ends: Ends) -> None:
        await ends.going.proven
        await use(ends)

    with_ends(named)


def test_what_either_side_says_arrives_in_order_and_the_end_too() -> None:
    async def use(ends: Ends) -> None:
        await ends.going.proven
        page = Page()
        passing = asyncio.ensure_future(ends.going.pass_on("t1", Visitor("ada", "tok", "it", "192.0.2.1"), page, page))
        for number in range(3):
            page.inbox.put_nowait({"type": "websocket.receive", "text": f"né {number}"})
        await until(lambda: ends.served)
        table, visitor, outbox, receive = ends.served[0]
        assert (table, visitor.guest, visitor.token) == ("t1", "ada", "tok")
        assert (visitor.language, visitor.address) == ("it", "192.0.2.1")
        assert [(await receive())["bytes"].decode() for _ in range(3)] == ["né 0", "né 1", "né 2"]
        big = b"x" * 300_000
        for message in (b"one", big, b"three"):
            outbox.push(message)
        await until(lambda: len(page.told) == 3)
        assert page.told == [b"one", big, b"three"]
        page.inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        assert await passing == 1001 and (await receive())["type"] == "websocket.disconnect"
        assert ends.going.sockets == {}

    with_ends(use)


def test_what_is_said_soon_after_another_word_is_written_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relay_link, "GATHER", 0.5)

    async def use(ends: Ends) -> None:
        await ends.going.proven
        await asyncio.sleep(0.1)
        pieces: list[int] = []
        arrived = ends.coming.data_received

        def count(data: bytes) -> None:
            pieces.append(len(data))
            arrived(data)

        ends.coming.data_received = count  # type: ignore[method-assign]
        for _ in range(6):
            ends.going.say(1, TEXT, b"word")
            await asyncio.sleep(0.01)
        await until(lambda: sum(pieces) == 6 * (relay_link.HEAD.size + 4))
        assert len(pieces) == 2, "the first at once, the others half a second later"

    with_ends(use)


def test_a_message_is_taken_without_its_reader_only_while_that_one_has_nothing_in_hand() -> None:
    async def run() -> None:
        inbox = Inbox(asyncio.get_running_loop())
        taken: list[bytes] = []

        def take(data: bytes) -> bool:
            taken.append(data)
            return data != b"refused"

        inbox.take = take
        assert not inbox.takes(b"nobody reads yet")
        reading = asyncio.ensure_future(inbox.get())
        await asyncio.sleep(0)
        assert inbox.takes(b"one") and not inbox.takes(b"refused") and taken == [b"one", b"refused"]
        inbox.put_nowait("refused")
        assert not inbox.takes(b"two"), "it would overtake what was refused"
        assert await reading == "refused" and not inbox.takes(b"three")

    asyncio.run(run())


def test_a_socket_whose_messages_pile_up_at_the_home_is_closed() -> None:
    async def use(ends: Ends) -> None:
        await ends.going.proven
        page = Page()
        passing = asyncio.ensure_future(ends.going.pass_on("t1", Visitor("ada"), page, page))
        for _ in range(relay_ends.WAITING_MESSAGES + 1):
            page.inbox.put_nowait({"type": "websocket.receive", "text": "{}"})
        assert await passing == 4429
        assert len(ends.coming.inboxes) <= 1

    with_ends(use)


def test_an_end_that_does_not_answer_is_given_up_and_its_sockets_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relay_ends, "HEARTBEAT", 0.05)
    monkeypatch.setattr(relay_ends, "SILENCE", 0.5)

    async def use(ends: Ends) -> None:
        await ends.going.proven
        ends.going.begin_heartbeat()
        page = Page()
        passing = asyncio.ensure_future(ends.going.pass_on("t1", Visitor("ada"), page, page))
        await until(lambda: ends.served)
        ends.coming.transport.pause_reading()
        assert await passing == relay_ends.RESTARTING and ends.lost

    with_ends(use)


def test_a_frame_without_measure_ends_the_connection() -> None:
    async def use(ends: Ends) -> None:
        await ends.going.proven
        ends.going.transport.write(b"\xff\xff\xff\xff" + bytes(5))
        await until(lambda: ends.lost)

    with_ends(use)


def test_what_comes_for_a_socket_that_is_gone_is_dropped() -> None:
    async def use(ends: Ends) -> None:
        await ends.going.proven
        ends.coming.say(7, TEXT, b"too late")
        ends.coming.say(7, CLOSE, CODE.pack(4404))
        ends.going.say(9, TEXT, b"too late")
        ends.going.say(9, CLOSE, CODE.pack(0))
        page = Page()
        passing = asyncio.ensure_future(ends.going.pass_on("t1", Visitor("ada"), page, page))
        await until(lambda: ends.served)
        ends.served[0][2].push(b"hello")
        await until(lambda: page.told)
        page.inbox.put_nowait({"type": "websocket.disconnect", "code": 0})
        await passing

    with_ends(use)


def test_a_frame_that_cannot_be_read_closes_its_own_socket_and_no_other() -> None:
    async def use(ends: Ends) -> None:
        await ends.going.proven
        pages = Page(), Page()
        passing = [
            asyncio.ensure_future(ends.going.pass_on(f"t{number}", Visitor("ada"), page, page))
            for number, page in enumerate(pages)
        ]
        await until(lambda: len(ends.served) == 2)
        ends.going.say(1, OPEN, b"no opening")
        assert await passing[0] == 1011
        ends.served[1][2].push(b"hello")
        await until(lambda: pages[1].told)
        pages[1].inbox.put_nowait({"type": "websocket.disconnect", "code": 0})
        await passing[1]

    with_ends(use)


def test_a_visitor_who_says_too_much_is_refused_where_they_are(pair: Pair) -> None:
    """What is over the limit is not passed on, and the socket is closed as at home."""
    _, _, eyes = passed_on(pair)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(400):
            eyes.say("ping")
    assert eyes.closed() == 4429
    assert pair[0].metric("organelle_links") == pair[1].metric("organelle_links") == 1, "nobody else is touched"
