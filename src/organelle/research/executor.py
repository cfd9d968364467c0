"""Work over the processes of this machine: the same results as with one process, in any order."""

from __future__ import annotations

import itertools
import multiprocessing
import os
import signal
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, TypeVar

import organelle
from organelle.kernel.game import Fault
from organelle.table.errors import Illegal, illegal

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 2
"""Tasks in flight for each worker: one that it works on, and one that it can begin at once."""

MOST_LOSSES = 5
"""How often a task may lose its worker before it is given up."""


class WorkerLost(Exception):
    """The process or the machine that had a task is gone, and so is the result."""


@dataclass(frozen=True)
class Refusal:
    """What a task was refused for: an error for people, as data, since errors of compiled classes are not pickled."""

    faults: tuple[tuple[str, dict[str, Any]], ...]


class Executor(ABC):
    """Runs tasks that do not depend on each other, a few of them at any time.

    A task whose worker is lost is run again. What a function returns must follow from its task alone; then it does
    not matter where and how often the task was run.
    """

    def run(self, function: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """Yield the result of each task as soon as it is there, in any order; tasks are taken only when needed.

        Args:
            function: what to do with a task; a function of a module, so that a worker finds it.
            tasks: anything that can be pickled.

        Raises:
            Illegal: whatever a task was refused for, or because it has lost its worker too often.
        """
        left: Iterator[tuple[Task, int]] = zip(iter(tasks), itertools.repeat(0))
        running: dict[Any, tuple[Task, int]] = {}
        self.open()
        try:
            while True:
                for task, losses in itertools.islice(left, max(0, self.capacity() - len(running))):
                    running[self.submit(function, task)] = (task, losses)
                if not running:
                    return
                for handle in self.finished(list(running)):
                    task, losses = running.pop(handle)
                    try:
                        result = self.result(handle)
                    except WorkerLost:
                        if losses + 1 == MOST_LOSSES:
                            raise illegal("worker-lost", count=MOST_LOSSES) from None
                        left = itertools.chain([(task, losses + 1)], left)
                    else:
                        yield accepted(result)
        finally:
            self.close(list(running))

    @abstractmethod
    def open(self) -> None:
        """Find the workers; raise Illegal where there are none."""

    @abstractmethod
    def capacity(self) -> int:
        """Return how many tasks may be in flight now."""

    @abstractmethod
    def submit(self, function: Callable[[Task], Result], task: Task) -> Any:
        """Hand a task to some worker and return what it is followed by."""

    @abstractmethod
    def finished(self, handles: list[Any]) -> Iterable[Any]:
        """Wait until at least one of these tasks has ended, well or not, and return those that have."""

    @abstractmethod
    def result(self, handle: Any) -> Any:
        """Return what `attempt` returned for a task that has ended; raise WorkerLost if it is gone."""

    @abstractmethod
    def close(self, handles: list[Any]) -> None:
        """Give up tasks that nobody wants any more, and let the workers go."""


class LocalExecutor(Executor):
    """Runs tasks in so many processes of this machine, or in this one.

    >>> list(LocalExecutor(1).run(abs, [3, -4]))
    [3, 4]
    """

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool: ProcessPoolExecutor | None = None

    def __repr__(self) -> str:
        return f"<LocalExecutor {self.jobs} processes>"

    def open(self) -> None:
        if self.jobs > 1:
            self.pool = ProcessPoolExecutor(self.jobs, multiprocessing.get_context("spawn"), end_with_parent)

    def capacity(self) -> int:
        return AHEAD * self.jobs if self.pool else 1

    def submit(self, function: Callable[[Task], Result], task: Task) -> Any:
        if self.pool is None:
            future: Future[Any] = Future()
            future.set_result(attempt(function, task, organelle.__version__))
            return future
        try:
            return self.pool.submit(attempt, function, task, organelle.__version__)
        except BrokenProcessPool:
            # One process that dies takes the pool with it, and every task that it had.
            self.pool.shutdown(wait=False)
            self.open()
            return self.submit(function, task)

    def finished(self, handles: list[Any]) -> Iterable[Any]:
        return wait(handles, return_when=FIRST_COMPLETED).done

    def result(self, handle: Any) -> Any:
        try:
            return handle.result()
        except BrokenProcessPool:
            raise WorkerLost from None

    def close(self, handles: list[Any]) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
            self.pool = None


def end_with_parent() -> None:
    """Let this process end when the one that started it does, also where that is killed; else it would wait forever."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait_for_end() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait_for_end, daemon=True).start()


def attempt(function: Callable[[Task], Result], task: Task, version: str) -> Result | Refusal:
    """Run a task on a worker, and return why it was refused where it was.

    Args:
        function: what to do.
        task: what to do it with.
        version: of the package where the task comes from; another one might play another game.
    """
    try:
        if version != organelle.__version__:
            raise illegal("worker-version", here=organelle.__version__, wanted=version)
        return function(task)
    except Illegal as error:
        return Refusal(tuple((fault.key, fault.arguments) for fault in error.faults))


def accepted(result: Any) -> Any:
    """Return a result as it is; raise Illegal if it is a refusal."""
    if isinstance(result, Refusal):
        raise Illegal(*(Fault(key, **arguments) for key, arguments in result.faults))
    return result
