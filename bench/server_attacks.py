"""One rude visitor against a real server with its usual limits, while twenty tables are played from another address.

    PYTHONPATH=.:tests python bench/server_attacks.py               every attack
    PYTHONPATH=.:tests python bench/server_attacks.py pings lists   only these
    PYTHONPATH=.:tests python bench/server_attacks.py --first       on a machine that is busy (as root)

Each attack comes from 127.0.0.2, the players from 127.0.0.1. What is timed is from sending a move to having one's own
new state, first for a while without an attack.
While an attack runs the players' p99 stays below 150 ms and the server with its processes grows by at most 100 MB; five
seconds after its end moves are as fast again. Where moves are too slow even without an attack, the machine is too busy
to judge; and also where the server itself waits for a core for longer than it runs: what the host withholds is how long
its threads were ready to run and had no core. Neither is a verdict; run it again on a machine with less to do, or as
root with --first: the server and the players then go before whatever else runs there, and the attack after it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import multiprocessing
import os
import random
import socket
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from server.host import Guest, Host

TABLES, PERIOD = 20, 0.4
"""How many tables are played, and how many seconds lie between two moves at each."""

P99, GROWTH, CALM = 0.150, 100.0, 5.0
"""The bars: seconds, megabytes, and seconds after which all is as before."""

RUDE = "127.0.0.2"


def call(port: int, method: str, path: str, body: Any = None) -> int:
    """A request of the rude visitor, without a cookie; its status, 0 if it was hung up on."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=30, source_address=(RUDE, 0))
    with contextlib.suppress(OSError, http.client.HTTPException), contextlib.closing(line):
        line.request(method, path, None if body is None else json.dumps(body), {"content-type": "application/json"})
        return line.getresponse().status
    return 0


class Browser:
    """A browser of the rude visitor: it keeps its cookie."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer; nothing if it was refused or is no JSON."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30, source_address=(RUDE, 0))
        sent = {"content-type": "application/json", **({"cookie": self.cookie} if self.cookie else {})}
        with contextlib.suppress(OSError, http.client.HTTPException, ValueError), contextlib.closing(line):
            line.request(method, path, None if body is None else json.dumps(body), sent)
            found = line.getresponse()
            self.cookie = found.getheader("set-cookie", self.cookie).partition(";")[0]
            return json.loads(found.read()) if found.status < 300 else {}
        return {}


def raw(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=5, source_address=(RUDE, 0))


def me(**brought: Any) -> dict[str, Any]:
    return {"game": "cytosis", "seats": [{"kind": "me", "name": "Eve"}] * 2, **brought}


def cards(port: int, _table: str) -> None:
    call(port, "POST", "/api/tables", me(cards="a." * 30_000 + "a=1"))


def texts(port: int, _table: str) -> None:
    lines = ["organelle 1", "game cytosis", "version 1", "seats 2", "1 luck seeded"]
    lines += [f"{number} rewind 1" for number in range(2, 490)]
    call(port, "POST", "/api/tables", me(text="\n".join(lines)))


def lists(port: int, _table: str) -> None:
    call(port, "GET", "/api/tables")


def codes(port: int, _table: str) -> None:
    call(port, "GET", "/api/codes/" + "".join(random.choices("ABCDEFGH", k=6)))


def tables(port: int, _table: str) -> None:
    call(port, "POST", "/api/tables", me(public=True))


def half_open(port: int, _table: str) -> None:
    with contextlib.ExitStack() as held, contextlib.suppress(OSError):
        for _ in range(250):
            held.enter_context(raw(port)).sendall(b"GET / HTTP/1.1\r\nX: ")
        time.sleep(2)


def headers(port: int, _table: str) -> None:
    with contextlib.suppress(OSError), raw(port) as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        for number in range(100_000):
            line.sendall(b"X-%d: " % number + b"a" * 4_000 + b"\r\n")


def bodies(port: int, _table: str) -> None:
    with contextlib.ExitStack() as held, contextlib.suppress(OSError):
        for _ in range(60):
            line = held.enter_context(raw(port))
            line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 999999\r\n\r\n" + b" " * 900_000)
        time.sleep(2)


def polls(port: int, table: str) -> None:
    with contextlib.ExitStack() as held, contextlib.suppress(OSError):
        for _ in range(60):
            path = f"/api/tables/{table}/state?wait=25&since=999999"
            held.enter_context(raw(port)).sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())


def flood(port: int, table: str, frame: bytes, reads: bool) -> None:
    with contextlib.suppress(OSError), raw(port) as line:
        asked = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        line.sendall(
            f"{asked}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        line.recv(1_000)
        for _ in range(200):
            line.sendall(frame * (65_536 // len(frame)))
            if reads:
                line.recv(65_536)


def pings(port: int, table: str) -> None:
    flood(port, table, Frame(Opcode.PING, b"").serialize(mask=True), True)


def unread(port: int, table: str) -> None:
    flood(port, table, Frame(Opcode.PING, b"x" * 125).serialize(mask=True), False)


def looks(port: int, table: str) -> None:
    flood(port, table, Frame(Opcode.TEXT, b'{"type": "look"}').serialize(mask=True), True)


def crowded(port: int, _table: str) -> None:
    """What takes long to parse: thousands of cookies, of requests in one, of values, and names of many marks."""
    wanted = {**me(), "seats": [{"kind": "me", "name": "a" + "\u0301\u0327" * 9_000}] * 2}
    call(port, "POST", "/api/tables", wanted)
    call(port, "POST", "/api/tables", me(options={str(number): "x" for number in range(50_000)}))
    cookie = b"GET /api/games HTTP/1.1\r\nHost: x\r\nCookie: " + b"a=b; " * 6_000 + b"\r\n\r\n"
    for sent in (cookie, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 7_000):
        with contextlib.suppress(OSError), raw(port) as line:
            line.sendall(sent)
            line.recv(65_536)


def classes(port: int, _table: str) -> None:
    """Classes with eight pupils that are paused, asked and talked about without end."""
    teacher = Browser(port)
    path = f"/api/classes/{teacher.ask('POST', '/api/classes', {'game': 'cytosis', 'size': 2}).get('id', 'none')}"
    for _ in range(8):
        Browser(port).ask("POST", f"{path}/pupils")
    teacher.ask("PUT", path, {"stage": "playing"})
    for frozen in (True, False) * 10:
        teacher.ask("PUT", path, {"frozen": frozen})
        teacher.ask("POST", f"{path}/question", {"name": "atp-source"})
        for page in ("debrief", "report", "questions"):
            teacher.ask("GET", f"{path}/{page}")


def reviews(port: int, _table: str) -> None:
    """Reviews that are begun, looked at and given up without end."""
    lines = ["organelle 1", "game cytosis", "version 1", "seats 2", f"1 luck seeded {random.random()}"]
    lines += [f"{number} rewind 1" for number in range(2, 490)]
    browser = Browser(port)
    name = browser.ask("POST", "/api/reviews", {"text": "\n".join(lines), "deep": True}).get("id", "none")
    for _ in range(20):
        browser.ask("GET", f"/api/reviews/{name}")
    browser.ask("DELETE", f"/api/reviews/{name}")


def hints(port: int, _table: str) -> None:
    """Tables alone against bots, and hints there without end."""
    browser = Browser(port)
    seats = [{"kind": "me", "name": "Eve"}, {"kind": "bot", "level": "expert"}]
    table = browser.ask("POST", "/api/tables", {"game": "cytosis", "seats": seats}).get("id", "none")
    browser.ask("PUT", f"/api/tables/{table}/seats/0", {"ready": True, "word": "w"})
    version = browser.ask("GET", f"/api/tables/{table}/state?seat=0").get("version", 0)
    for _ in range(20):
        browser.ask("POST", f"/api/tables/{table}/hint", {"seat": 0, "version": version})
        browser.ask("GET", "/api/tables")


def plans(port: int, _table: str) -> None:
    """Tables alone against bots, and plans there without end."""
    browser = Browser(port)
    seats = [{"kind": "me", "name": "Eve"}] * 2
    table = browser.ask("POST", "/api/tables", {"game": "cytosis", "seats": seats}).get("id", "none")
    for seat in (0, 1):
        browser.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"ready": True, "word": "w"})
    version = browser.ask("GET", f"/api/tables/{table}/state?seat=0").get("version", 0)
    for _ in range(100):
        browser.ask("POST", f"/api/tables/{table}/plan", {"seat": 0, "version": version})


def long_tables(port: int, _table: str) -> None:
    """Tables opened from texts as long as are read, that begin and are looked at."""
    lines = ["organelle 1", "game cytosis", "version 1", "seats 2"]
    lines += [f"{number} luck seeded" for number in range(1, 4_990)]
    browser = Browser(port)
    table = browser.ask("POST", "/api/tables", me(text="\n".join(lines))).get("id", "none")
    for seat in (0, 1):
        browser.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"ready": True, "word": "w"})
    browser.ask("GET", f"/api/tables/{table}/state?seat=0")


def answers(port: int, _table: str) -> None:
    """Long answers, asked for again and again on sixty connections, of which none is read."""
    with contextlib.ExitStack() as held, contextlib.suppress(OSError):
        for _ in range(60):
            line = held.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            line.settimeout(5)
            line.bind((RUDE, 0))
            line.connect(("127.0.0.1", port))
            line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 15)
        time.sleep(2)


BY_REQUEST = (cards, texts, long_tables, lists, codes, tables, classes, reviews, hints, plans, answers)
BY_BYTES = (half_open, headers, bodies, polls, pings, unread, looks, crowded)
ATTACKS = (*BY_REQUEST, *BY_BYTES)


def attack(act: Callable[[int, str], None], port: int, table: str, seconds: float) -> None:
    """Eight at a time, again and again; a visitor's machine is another one, so this one is lent as little as can be."""
    os.nice(19)
    end = time.monotonic() + seconds

    def again() -> None:
        while time.monotonic() < end:
            act(port, table)

    threads = [threading.Thread(target=again, daemon=True) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(max(0, end - time.monotonic()))


class Players:
    """Both seats of every table, playing whatever they may at a steady pace."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.times: list[float] = []
        self.moves = 0
        self.tables = [self.begin(host.guest()) for _ in range(TABLES)]

    def begin(self, guest: Guest) -> tuple[Guest, str]:
        table = guest.open("me", "me", game="cytosis", public=True)["id"]
        guest.ready(table, 0, 1)
        return guest, table

    async def play(self, guest: Guest, table: str, seat: int) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        url = f"ws://127.0.0.1:{self.host.port}/api/tables/{table}/socket"
        async with connect(url, additional_headers={"Cookie": cookies}, compression=None) as line:
            await line.send(json.dumps({"type": "look", "seat": seat}))
            await self.answer(line, seat)

    async def answer(self, line: ClientConnection, seat: int) -> None:
        planned, sent = -1, 0.0
        async for message in line:
            found = json.loads(message)
            if found["type"] != "state" or found["version"] <= planned:
                continue
            if sent:
                self.times.append(time.perf_counter() - sent)
                sent = 0.0
            if found["codes"]:
                await asyncio.sleep(PERIOD * (0.5 + random.random()))
                planned, sent = found["version"], time.perf_counter()
                said = {"type": "play", "seat": seat, "version": planned, "code": random.choice(found["codes"])}
                await line.send(json.dumps(said))

    def start(self) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self.play(*table, seat)) for table in self.tables for seat in (0, 1)]

    def take(self) -> list[float]:
        """The times since this was last asked."""
        found, self.times = self.times, []
        return found


def family(pid: int) -> list[int]:
    """A process and those it started."""
    found = [pid]
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [each for child in path.read_text().split() for each in family(int(child))]
    return found


def memory(pid: int) -> float:
    """Megabytes of a process and those it started."""
    total = 0
    for each in family(pid):
        with contextlib.suppress(OSError):
            lines = Path(f"/proc/{each}/status").read_text().splitlines()
            total += sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
    return total / 1024


def p99(times: list[float]) -> float:
    return statistics.quantiles(times, n=100)[98] if len(times) > 1 else float("inf")


def processor(pid: int) -> tuple[float, float]:
    """Seconds that the threads of a process have run, and that they were ready to run and had no core."""
    found = [path.read_text().split() for path in Path(f"/proc/{pid}/task").glob("*/schedstat")]
    return sum(int(ran) for ran, _, _ in found) / 1e9, sum(int(waited) for _, waited, _ in found) / 1e9


class Stretch:
    """A stretch of time: what the players felt, and what the server used and did not get of the machine."""

    def __init__(self, players: Players) -> None:
        self.players = players
        self.pid = players.host.process.pid
        self.before = self.most = memory(self.pid)
        self.began, self.used = time.monotonic(), processor(self.pid)
        self.times: list[float] = []
        players.take()

    def look(self) -> None:
        self.most = max(self.most, memory(self.pid))

    def end(self) -> Stretch:
        took = time.monotonic() - self.began
        self.ran, self.waited = ((now - then) / took for now, then in zip(processor(self.pid), self.used))
        self.times = self.players.take()
        return self

    def __str__(self) -> str:
        return f"p99 {p99(self.times) * 1000:4.0f} ms ({self.ran:.2f} cores, {self.waited:.2f} withheld by the host)"


def go_first(pid: int) -> None:
    """Run the threads of that process before all others; what it starts from now on does not."""
    for thread in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setscheduler(int(thread.name), os.SCHED_RR | os.SCHED_RESET_ON_FORK, os.sched_param(1))


async def measure(players: Players, act: Callable[[int, str], None], seconds: float) -> bool:
    """Attack, say what the players felt, and whether every bar was held (or nothing can be said here)."""
    calm = Stretch(players)
    await asyncio.sleep(seconds)
    calm.end()
    during = Stretch(players)
    rude = multiprocessing.Process(target=attack, args=(act, players.host.port, players.tables[0][1], seconds))
    rude.start()
    while rude.is_alive():
        await asyncio.sleep(0.2)
        during.look()
    during.end()
    await asyncio.sleep(CALM)
    after = Stretch(players)
    await asyncio.sleep(2)
    after.end()
    grown = during.most - during.before
    slow = [stretch for stretch in (during, after) if p99(stretch.times) >= P99]
    good = not slow and grown <= GROWTH
    starved = p99(calm.times) >= P99 or all(stretch.waited > stretch.ran for stretch in slow)
    withheld = starved and grown <= GROWTH
    verdict = "held" if good else "no verdict, withheld by the host" if withheld else "NOT HELD"
    print(f"{act.__name__:10} before {calm}, during {during}, after {after}, {grown:+4.0f} MB: {verdict}", flush=True)
    return good or withheld


async def run(names: list[str], seconds: float, first: bool) -> bool:
    """Run these attacks, each on a server of its own."""
    held = True
    for act in [act for act in ATTACKS if act.__name__ in names or not names]:
        with tempfile.TemporaryDirectory() as folder:
            host = Host(f"{folder}/tables.db", Path(folder) / "log").start()
            players = Players(host)
            playing = players.start()
            await asyncio.sleep(2)
            for pid in (host.process.pid, os.getpid()) if first else ():
                go_first(pid)
            held &= await measure(players, act, seconds)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            host.stop()
    return held


def main() -> int:
    command = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    command.add_argument("attacks", nargs="*", choices=[[], *(act.__name__ for act in ATTACKS)])
    command.add_argument("--seconds", type=float, default=8.0)
    command.add_argument("--first", action="store_true", help="let the server and the players go before all others")
    args = command.parse_args()
    return 0 if asyncio.run(run(args.attacks, args.seconds, args.first)) else 1


if __name__ == "__main__":
    sys.exit(main())
