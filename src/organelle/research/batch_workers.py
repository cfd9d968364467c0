"""A batch whose games are shared out among processes, which write into memory that all of them see."""

from __future__ import annotations

import math
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from organelle.research.batch_table import KINDS, BatchArrays, BatchTable

STEP, STEP_RANDOMLY, END = b"s", b"r", b"e"
ACTIONS = "actions"
MOST_WAIT = 60.0
"""Seconds after which a process that does not answer counts as lost."""


class BatchWorkers:
    """Processes that each play some rows of a batch. The rows, their seeds and so their games are as without processes.

    A worker plays its rows in compiled code and copies what they wrote into the shared memory; actions lie there too.
    """

    def __init__(self, table: BatchTable, seeds: list[int], processes: int) -> None:
        """Start so many processes and wait for their first observations."""
        count = len(seeds)
        shapes = table.shapes(count)
        kinds = {**KINDS, ACTIONS: np.int32}
        shapes[ACTIONS] = shapes["acting"]
        self.memory = {name: SharedMemory(create=True, size=bytes_of(shapes[name], kinds[name])) for name in shapes}
        names = {name: memory.name for name, memory in self.memory.items()}
        views = {name: over(memory, shapes[name], kinds[name]) for name, memory in self.memory.items()}
        self.actions = views.pop(ACTIONS)
        for view in views.values():
            view.flags.writeable = False
        self.arrays = BatchArrays(**views)
        self.finished = 0
        context = multiprocessing.get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes = []
        for number in range(processes):
            rows = slice(count * number // processes, count * (number + 1) // processes)
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, names, table.setup(), seeds, rows), daemon=True)
            process.start()
            self.pipes.append(ours)
            self.processes.append(process)
        self._wait()

    def __repr__(self) -> str:
        return f"<BatchWorkers {len(self.processes)} processes>"

    def step(self, numbers: bytes) -> None:
        """Play an action in every line that acts, as `BatchGames.step` does."""
        actions = np.frombuffer(numbers, dtype="<i4")
        if len(actions) != self.actions.size:
            raise ValueError(f"{self.actions.size} actions are needed, and {len(actions)} were given.")
        self._refuse_illegal(actions)
        self.actions[...] = actions.reshape(self.actions.shape)
        self._command(STEP)

    def step_randomly(self) -> None:
        """Play a random legal action in every line that acts."""
        self._command(STEP_RANDOMLY)

    def close(self) -> None:
        """End the processes and give the memory back."""
        for pipe in self.pipes:
            try:
                pipe.send_bytes(END)
            except OSError:
                continue
        for process in self.processes:
            process.join(MOST_WAIT)
        self.pipes = []
        for memory in self.memory.values():
            memory.unlink()
        self.memory = {}

    def _refuse_illegal(self, actions: NDArray[np.int32]) -> None:
        """Raise ValueError, before any process plays, if an action is not legal."""
        mask = self.arrays.mask.reshape(len(actions), -1)
        inside = (actions >= 0) & (actions < mask.shape[1])
        legal = inside & mask[np.arange(len(actions)), np.where(inside, actions, 0)]
        wrong = np.flatnonzero(self.arrays.acting.reshape(-1) & ~legal)
        if len(wrong):
            game = wrong[0] * len(self.arrays.seat) // len(actions)
            raise ValueError(f"Action {actions[wrong[0]]} is not legal in game {game}; its mask says which ones are.")

    def _command(self, command: bytes) -> None:
        """Let all processes do something, and wait until they have."""
        for pipe in self.pipes:
            pipe.send_bytes(command)
        self._wait()

    def _wait(self) -> None:
        """Wait for every process, and count the games that have ended; raise RuntimeError if one is lost."""
        finished = 0
        for pipe in self.pipes:
            try:
                if not pipe.poll(MOST_WAIT):
                    raise EOFError
                finished += int.from_bytes(pipe.recv_bytes(), "little")
            except (EOFError, ConnectionError):
                raise RuntimeError("A process of the batch has ended; begin the batch anew.") from None
        self.finished = finished


def work(pipe: Connection, names: dict[str, str], setup: tuple[Any, ...], seeds: list[int], rows: slice) -> None:
    """Play some rows of a batch until told to end; runs in a process of its own."""
    table = BatchTable(*setup)
    games = table.begin(seeds[rows])
    shapes = table.shapes(len(seeds))
    memory = {name: SharedMemory(name=shared) for name, shared in names.items()}
    kinds = {**KINDS, ACTIONS: np.int32}
    shapes[ACTIONS] = shapes["acting"]
    views = {name: over(memory[name], shapes[name], kinds[name])[rows] for name in names}
    while True:
        for name, array in table.arrays(games)._asdict().items():
            views[name][...] = array
        pipe.send_bytes(int(games.finished).to_bytes(8, "little"))
        command = pipe.recv_bytes()
        if command == STEP:
            games.step(np.ascontiguousarray(views[ACTIONS], dtype="<i4").tobytes())
        elif command == STEP_RANDOMLY:
            games.step_randomly()
        else:
            return


def bytes_of(shape: tuple[int, ...], kind: Any) -> int:
    """Return how many bytes an array takes."""
    return math.prod(shape) * int(np.dtype(kind).itemsize)


def over(memory: SharedMemory, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """Return an array over shared memory."""
    return np.ndarray(shape, dtype=kind, buffer=memory.buf)
