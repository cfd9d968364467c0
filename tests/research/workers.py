"""What the workers of the executor's tests do, in a module that other processes find."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from organelle.bots.bot import Bot, Budget
from organelle.kernel.rng import Rng
from organelle.table.errors import illegal
from organelle.table.window import Window


def double(number: int) -> int:
    return 2 * number


def die_once(task: tuple[int, str]) -> int:
    """Return the double of a number; the first to be asked for number 3 is killed without warning."""
    number, folder = task
    mark = Path(folder) / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def wait_long(folder: str) -> None:
    """Say that this process runs, by a file with its number, and do nothing for longer than a test takes."""
    (Path(folder) / str(os.getpid())).touch()
    time.sleep(300)


def refuse(number: int) -> int:
    raise illegal("illegal-seat", seats=number)


class Failing(Bot):
    def choose(self, window: Window, budget: Budget, rng: Rng) -> int:
        raise ZeroDivisionError
