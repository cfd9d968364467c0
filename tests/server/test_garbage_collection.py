"""Python's own garbage collection is on, looks seldom, and finds whatever a socket leaves behind."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from websockets.sync.client import connect

from organelle.server.main import GC_THRESHOLDS, ServerRuntime, config_of
from organelle.server.settings import Settings
from server.host import free_port

LEFT_BY_SOCKETS = {"PushProtocol", "ServerProtocol", "TableSocket", "PushedOutbox", "HttpToolsProtocol"}


@pytest.fixture
def thresholds() -> Iterator[None]:
    """Python collects as it did before when the test is over."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


@pytest.mark.usefixtures("thresholds")
def test_sockets_that_are_gone_are_found(tmp_path: Path) -> None:
    runtime = ServerRuntime(Settings(database=str(tmp_path / "tables.db"), port=free_port()))
    server = uvicorn.Server(config_of(runtime))
    serving = threading.Thread(target=server.run)
    serving.start()
    while not server.started:
        time.sleep(0.01)
    assert gc.isenabled() and gc.get_threshold() == GC_THRESHOLDS and gc.get_freeze_count() > 0
    for _ in range(10):
        with connect(f"ws://127.0.0.1:{runtime.settings.port}/api/tables/none/socket") as socket:
            assert "no-table" in str(socket.recv())
    while server.server_state.connections:
        time.sleep(0.01)
    time.sleep(0.1)  # the loop lets go of what it called last
    gc.collect()
    left = {type(thing).__name__ for thing in gc.get_objects()} & LEFT_BY_SOCKETS
    server.should_exit = True
    serving.join()
    assert not left
