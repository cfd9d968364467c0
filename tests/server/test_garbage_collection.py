"""Rings of dead objects are found when it is quiet, or at last."""

from __future__ import annotations

import gc
import threading
import time
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from websockets.sync.client import connect

from organelle.server.gc_schedule import AT_LAST, QUIET, RARELY, RESTING, WASTE, Rings
from organelle.server.main import ServerRuntime, config_of
from organelle.server.settings import Settings
from server.host import free_port


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def heard() -> Iterator[list[int]]:
    """Messages so far; Python looks for rings as it did before when the test is over."""
    gc.disable()
    yield [0]
    gc.enable()


def looks(heard: list[int], *messages: int) -> int:
    """How many moments of so many messages, again and again, pass until a ring is found."""
    rings = Rings(lambda: heard[0])
    left = weakref.ref(Ring())
    for moment in range(1, 2 * AT_LAST):
        heard[0] += messages[moment % len(messages)]
        rings.look()
        if left() is None:
            return moment
    raise AssertionError("it was never found")


def test_a_ring_is_found_when_it_is_quiet(heard: list[int]) -> None:
    assert looks(heard, QUIET - 1) == RARELY


def test_a_ring_is_found_at_last_while_it_never_is(heard: list[int]) -> None:
    assert looks(heard, QUIET) == AT_LAST


@pytest.mark.usefixtures("heard")
def test_a_socket_that_is_gone_leaves_no_ring(tmp_path: Path) -> None:
    running = ServerRuntime(Settings(database=str(tmp_path / "tables.db"), port=free_port()))
    server = uvicorn.Server(config_of(running))
    serving = threading.Thread(target=server.run)
    serving.start()
    while not server.started:
        time.sleep(0.01)
    for _ in range(10):
        with connect(f"ws://127.0.0.1:{running.settings.port}/api/tables/none/socket") as socket:
            assert "no-table" in str(socket.recv())
    while server.server_state.connections:
        time.sleep(0.01)
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    found = {type(thing).__name__ for thing in gc.garbage}
    gc.garbage.clear()
    server.should_exit = True
    serving.join()
    assert not found & {"WebSocketProtocol", "HttpProtocol", "ServerProtocol", "HttpRequestParser"}, found


def test_many_new_objects_are_looked_through_in_any_case(heard: list[int]) -> None:
    kept: list[list[int]] = [[] for _ in range(WASTE)]
    assert looks(heard, QUIET) == 1 and len(kept) == WASTE


def test_a_moment_in_which_all_stood_still_is_no_quiet(heard: list[int]) -> None:
    assert looks(heard, QUIET, *[0] * (RESTING - 1)) == AT_LAST
    assert looks(heard, QUIET, *[0] * RESTING) < AT_LAST
