"""Work over the machines of a Ray cluster."""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import logging
import os
import socket
from collections.abc import Callable, Iterable
from typing import Any

import organelle
from organelle.research.executor import AHEAD, Executor, LocalExecutor, Result, Task, WorkerLost, attempt
from organelle.table.errors import illegal

LOCAL = "local"
"""The address that starts a cluster on this machine."""

PATIENCE = 5.0
"""Seconds in which a cluster has to answer."""

SETTINGS: dict[str, Any] = {
    "include_dashboard": False,
    "log_to_driver": False,
    "logging_level": logging.ERROR,
}
"""How a session is begun: nothing is served beside it, and only what goes wrong is told."""


class RayExecutor(Executor):
    """Runs tasks on a Ray cluster, where this version of the package must be installed on every machine.

    Ray's own repetitions are off: it is decided in one place what is run again.
    """

    def __init__(self, address: str, jobs: int) -> None:
        """Choose a cluster.

        Args:
            address: `auto`, `host:port` or `ray://host:port` of one that runs, or `local` to start one here.
            jobs: how many workers a cluster has that is started here.

        Raises:
            Illegal: if Ray is not installed.
        """
        if importlib.util.find_spec("ray") is None:
            raise illegal("ray-missing")
        self.address = address
        self.jobs = jobs
        self.ray: Any = None
        self.remote: Any = None
        self.begun = False

    def __repr__(self) -> str:
        return f"<RayExecutor {self.address}>"

    def open(self) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        self.ray = importlib.import_module("ray")
        if not self.ray.is_initialized():
            here = {"num_cpus": self.jobs, "_node_ip_address": "127.0.0.1"} if self.address == LOCAL else {}
            try:
                check_listening(self.address)
                self.ray.init(address=self.address, **SETTINGS, **here)
            except (ConnectionError, OSError, RuntimeError, ValueError) as error:
                why = str(error).strip().splitlines()[:1]
                raise illegal("ray-unreachable", address=self.address, why="".join(why).rstrip(".")) from None
            self.begun = True
        self.remote = self.ray.remote(max_retries=0)(attempt)

    def capacity(self) -> int:
        # Machines come and go, so this is asked each time.
        return AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def submit(self, function: Callable[[Task], Result], task: Task) -> Any:
        return self.remote.remote(function, task, organelle.__version__)

    def finished(self, handles: list[Any]) -> Iterable[Any]:
        done, _ = self.ray.wait(handles, num_returns=1)
        found: list[Any] = done
        return found

    def result(self, handle: Any) -> Any:
        try:
            return self.ray.get(handle)
        except self.ray.exceptions.RayTaskError:
            raise
        except self.ray.exceptions.RayError:
            raise WorkerLost from None

    def close(self, handles: list[Any]) -> None:
        if self.begun:
            self.ray.shutdown()
            self.begun = False
            return
        for handle in handles:
            with contextlib.suppress(self.ray.exceptions.RayError):
                self.ray.cancel(handle)


def check_listening(address: str) -> None:
    """Raise OSError if nobody listens at `host:port`; Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def executor(jobs: int, ray: str | None = None) -> Executor:
    """Return what runs tasks: so many processes of this machine or, where an address is given, a Ray cluster.

    Raises:
        Illegal: if Ray is asked for and not installed.
    """
    return LocalExecutor(jobs) if ray is None else RayExecutor(ray, jobs)
