"""Both stores, and a server on each. Where PostgreSQL is missing its half is left out, except in CI."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.cluster import Cluster, binaries
from server.host import WIDE, Host

NewDatabase = Callable[[], str]

ANY_STORE = ("test_access", "test_budgets", "test_websocket_frames")
"""Modules about what stands before the tables, which is the same whatever keeps them: they are run on SQLite alone."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what would only ask the same again on PostgreSQL."""
    items[:] = [item for item in items if not (item.path.stem in ANY_STORE and "postgresql" in item.name)]


def fresh_cluster() -> Iterator[Cluster]:
    if binaries() is None:
        assert os.environ.get("CI") != "true", "PostgreSQL is not installed, and CI does not do without"
        pytest.skip("PostgreSQL is not installed here; the store's tests ran on SQLite only")
    with tempfile.TemporaryDirectory(prefix="organelle-pg-") as folder:
        Path(folder).chmod(0o755)
        found = Cluster(Path(folder) / "cluster")
        found.start()
        yield found
        found.stop()


cluster = pytest.fixture(scope="session")(fresh_cluster)
own_cluster = pytest.fixture(fresh_cluster)


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> NewDatabase:
    """Makes empty databases."""
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        return cluster.database
    return lambda: str(tmp_path_factory.mktemp("tables") / "organelle.db")


@pytest.fixture(scope="session")
def host(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that all tests of a store share."""
    found = Host(new_database(), tmp_path_factory.mktemp("host") / "log", *WIDE).start()
    yield found
    assert found.stop() == 0
    assert '"level": "error"' not in found.log.read_text(), found.log.read_text()
