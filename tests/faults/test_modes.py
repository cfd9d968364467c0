"""Every kind of fault for a moment: `python -m bench.faults MODE --operations 10000` makes the long runs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from bench.faults.runner import run
from bench.faults.shim import compiler

from server.cluster import Cluster
from server.conftest import own_cluster  # noqa: F401  (a fixture)

PRELOADED = ("clock", "disk", "power")


def check_run(mode: str, folder: Path, cluster: Cluster | None, operations: int = 90) -> None:
    seen, _ = asyncio.run(run(mode, operations, 5, folder, cluster, places=4))
    assert seen["faults"] == [], seen
    assert seen["injected"] > 0 and seen["counts"]["play"] > operations // 2, seen


@pytest.mark.parametrize("mode", ["kill", "pause", "proxy", "clock", "disk", "power"])
def test_on_one_process_nothing_is_lost_doubled_or_shown_wrong(mode: str, tmp_path: Path) -> None:
    if mode in PRELOADED and compiler() is None:
        pytest.skip("there is no C compiler here")
    check_run(mode, tmp_path, None)


def test_on_two_processes_neither(own_cluster: Cluster, tmp_path: Path) -> None:  # noqa: F811
    for mode in ("kill", "pause", "store-proxy", "restart-postgresql"):
        (tmp_path / mode).mkdir()
        check_run(mode, tmp_path / mode, own_cluster, 60)
