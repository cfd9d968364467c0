"""The modes: each one prepares a site, does harm to it again and again while people play, and makes it whole again."""

from __future__ import annotations

import asyncio
import errno
import signal
import time
from collections.abc import Callable
from typing import ClassVar

from bench.faults.players import Crowd
from bench.faults.shim import FAILED, READS, SYNCS, WRITES
from bench.faults.site import Site

from server.host import Host

HOUR = 3600

LONGEST = 120.0
"""Seconds after a fault within which people must be able to play again, on a busy machine too."""


class Mode:
    """A kind of fault; this one injects none.

    Args:
        site: what is harmed.
        crowd: who plays there meanwhile.
    """

    stores: ClassVar[tuple[str, ...]] = ("sqlite", "postgresql")
    """The stores it can be run on, the usual one first; on PostgreSQL there are two servers."""
    gap: tuple[int, int] = (1, 40)
    """How many moves are acknowledged between two faults, at least and at most."""
    settings: ClassVar[dict[str, object]] = {}
    """What tables are opened with."""

    def __init__(self, site: Site, crowd: Crowd) -> None:
        self.site = site
        self.crowd = crowd
        self.luck = site.luck
        self.injected = 0

    async def prepare(self) -> None:
        """Set up what the mode needs before servers are started."""

    async def harm(self) -> None:
        """Inject one fault; it may last a while."""

    async def heal(self) -> None:
        """End every fault that still lasts."""

    async def run(self) -> None:
        """Inject faults until nobody plays any more; raise AssertionError if after one nobody can."""
        least, most = self.gap
        most = max(least, min(most, self.crowd.operations // 8))  # a short run has faults too
        while await self.moves(self.luck.randint(least, most)):
            await asyncio.sleep(self.luck.uniform(0, 0.02))
            await self.harm()
            self.injected += 1

    async def moves(self, count: int) -> bool:
        """Wait until so many more moves are acknowledged; return whether people still play."""
        seen, since = self.crowd.acknowledged, time.monotonic()
        wanted = seen + count
        while self.crowd.acknowledged < wanted:
            if self.crowd.resting.is_set():
                return False
            if self.crowd.acknowledged != seen:
                seen, since = self.crowd.acknowledged, time.monotonic()
            assert time.monotonic() - since < LONGEST, "after a fault nobody could play any more"
            await asyncio.sleep(0.005)
        return not self.crowd.resting.is_set()

    def effects(self) -> int:
        """Return how often a fault has met something: calls that failed, connections that were cut."""
        cut = sum(proxy.cuts for proxy in (*self.site.proxies, *self.site.store_proxies))
        return cut + sum(shim.get(FAILED) for shim in self.site.shims)

    def host(self) -> Host:
        return self.luck.choice(self.site.hosts)


class Kill(Mode):
    """A server is killed without warning and started again. Until it is there, people play slowly at the other one.

    So a run of so many moves has more kills in it, and each comes while everybody plays.
    """

    gap = (1, 120)

    async def harm(self) -> None:
        host = self.host()
        host.kill()
        await asyncio.sleep(self.luck.choice((0, 0.1, 0.4)))
        self.crowd.slow = True
        await asyncio.to_thread(host.start)
        self.crowd.slow = False


class Pause(Mode):
    """A server stands still for a while and goes on; the longest pauses outlast the patience of clients."""

    async def harm(self) -> None:
        host, longest = self.host(), self.luck.choice((0.3, 0.3, 1.0, 5.0))
        host.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.luck.uniform(0.05, longest))
        host.process.send_signal(signal.SIGCONT)


class CutClients(Mode):
    """Bytes between clients and servers come late, in pieces, or not at all."""

    async def prepare(self) -> None:
        await self.site.add_proxies()

    async def harm(self) -> None:
        proxy = self.luck.choice(self.site.proxies)
        proxy.faulty = self.luck.random() < 0.8
        if self.luck.random() < 0.3:
            proxy.mute = True
            await asyncio.sleep(self.luck.uniform(0, 0.4))
            proxy.cut_all()
            proxy.mute = False

    async def heal(self) -> None:
        for proxy in self.site.proxies:
            proxy.faulty = proxy.mute = False


class CutStore(Mode):
    """The same between servers and PostgreSQL, above all answers that are lost after the work was done."""

    stores = ("postgresql",)

    async def prepare(self) -> None:
        await self.site.add_store_proxies()

    async def harm(self) -> None:
        proxy = self.luck.choice(self.site.store_proxies)
        chance = self.luck.random()
        if chance < 0.3:
            proxy.faulty = True
            await asyncio.sleep(self.luck.uniform(0, 0.3))
            proxy.faulty = False
        elif chance < 0.8:
            proxy.mute = True
            await asyncio.sleep(self.luck.uniform(0, 0.2))
            proxy.cut_all()
            proxy.mute = False
        else:
            proxy.cut_all()

    async def heal(self) -> None:
        for proxy in self.site.store_proxies:
            proxy.faulty = proxy.mute = False


class RestartPostgresql(Mode):
    """PostgreSQL ends at once, as in a crash, and comes back."""

    stores = ("postgresql",)
    gap = (10, 150)

    async def harm(self) -> None:
        assert self.site.cluster is not None
        await asyncio.to_thread(self.site.cluster.stop)
        await asyncio.sleep(self.luck.choice((0, 0, 0.5)))
        await asyncio.to_thread(self.site.cluster.resume)


class SetClock(Mode):
    """The wall clock of a server is set forward and back; play clocks must not notice."""

    settings: ClassVar[dict[str, object]] = {"clock": {"kind": "move", "amount": HOUR}}

    async def prepare(self) -> None:
        self.site.preload()

    async def harm(self) -> None:
        far = self.luck.choice((2, 60, HOUR, 24 * HOUR, 400 * 24 * HOUR))
        self.luck.choice(self.site.shims).set_clock(self.luck.uniform(-far, far))


class FailDisk(Mode):
    """Writes, syncs and reads fail; a write may have written half, and sometimes a kill follows."""

    stores = ("sqlite",)

    async def prepare(self) -> None:
        self.site.preload()

    async def harm(self) -> None:
        kind = self.luck.choice((WRITES, SYNCS, WRITES | SYNCS, READS))
        error = errno.EIO if kind in (SYNCS, READS) else self.luck.choice((errno.ENOSPC, errno.EIO))
        shim = self.site.shims[0]
        shim.fail(kind, error, self.luck.choice((1, 2, 5, 40)), self.luck.random() < 0.3)
        await asyncio.sleep(self.luck.uniform(0.02, 0.3))
        if self.luck.random() < 0.1:
            self.site.hosts[0].kill()
        await self.heal()
        if self.site.hosts[0].process.poll() is not None:
            await asyncio.to_thread(self.site.hosts[0].start)

    async def heal(self) -> None:
        self.site.shims[0].fail(0, 0, 0)


class LosePower(Mode):
    """Power is lost: only what was synced is surely there, then the server starts again."""

    stores = ("sqlite",)
    gap = (1, 120)

    async def prepare(self) -> None:
        self.site.preload(journal=True)

    async def harm(self) -> None:
        await self.site.lose_power()


MODES: dict[str, Callable[[Site, Crowd], Mode]] = {
    "kill": Kill,
    "pause": Pause,
    "proxy": CutClients,
    "store-proxy": CutStore,
    "restart-postgresql": RestartPostgresql,
    "clock": SetClock,
    "disk": FailDisk,
    "power": LosePower,
}
