"""The files of a run: its plan, and a line for every game that was played."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from organelle.research.executor import Executor
from organelle.research.lab.plan import LabGame, LabPlan
from organelle.research.lab.recording import GAMES_TOGETHER, GameRecord, play_games
from organelle.table.errors import illegal

MANIFEST, GAMES = "lab.json", "games.jsonl"


class LabFolder:
    """The folder beside a report: `report.data` for `report.html`."""

    def __init__(self, report: Path) -> None:
        """Name the folder of a report; `begin` makes it."""
        self.report = report
        self.path = report.with_suffix(".data")

    def __repr__(self) -> str:
        return f"<LabFolder {self.path}>"

    def begin(self, plan: dict[str, Any]) -> None:
        """Make the folder; raise Illegal if the report or the folder is there, or cannot be made."""
        if self.report.exists():
            raise illegal("file-exists", path=str(self.report))
        try:
            self.path.mkdir(parents=True)
        except FileExistsError:
            raise illegal("lab-folder-exists", path=str(self.path), report=str(self.report)) from None
        except OSError as error:
            raise illegal("file-unwritable", path=str(self.path), why=error.strerror or "") from None
        self.write(MANIFEST, json.dumps(plan, indent=1) + "\n")

    def plan(self) -> dict[str, Any]:
        """Return what `begin` was given; raise Illegal if there is no run."""
        try:
            found: dict[str, Any] = json.loads((self.path / MANIFEST).read_text("utf-8"))
            return found
        except (OSError, ValueError):
            raise illegal("lab-no-run", path=str(self.path)) from None

    def write(self, name: str, text: str) -> None:
        """Write a file as a whole, so that one broken off is not there; raise Illegal if that fails."""
        write_whole(self.path / name, text)

    def lines(self, name: str) -> Iterator[dict[str, Any]]:
        """Yield the lines of a file as data; one that was broken off is left out."""
        path = self.path / name
        if not path.exists():
            return
        for line in path.read_text("utf-8").splitlines():
            with contextlib.suppress(ValueError):
                yield json.loads(line)

    def append(self, name: str, rows: Iterable[dict[str, Any]]) -> None:
        """Add lines to a file; raise Illegal if that fails."""
        path = self.path / name
        try:
            with path.open("a+b") as file:
                # A line that was broken off must not swallow the next one.
                torn = file.tell() and not path.read_bytes().endswith(b"\n")
                text = "".join(json.dumps(row) + "\n" for row in rows)
                file.write((b"\n" if torn else b"") + text.encode())
        except OSError as error:
            raise illegal("file-unwritable", path=str(path), why=error.strerror or "") from None

    def games(self, name: str = GAMES) -> list[GameRecord]:
        """Return the games that were played so far, in the order of their places; raise Illegal if a line is none."""
        try:
            found = {game.place: game for game in map(GameRecord.from_json, self.lines(name))}
        except (KeyError, TypeError):
            raise illegal("lab-no-run", path=str(self.path)) from None
        return [found[place] for place in sorted(found)]


def write_whole(path: Path, text: str) -> None:
    """Write a file beside its place and move it there; raise Illegal if that fails."""
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_text(text, "utf-8")
        beside.replace(path)
    except OSError as error:
        raise illegal("file-unwritable", path=str(path), why=error.strerror or "") from None


def play_plan(plan: LabPlan, known: list[GameRecord], over: Executor) -> Iterator[list[GameRecord]]:
    """Play what is left of a plan; yield some games as soon as they are over, in any order.

    Args:
        plan: What is to be played.
        known: Games of an earlier run, which are not played again.
        over: What to run the games over; the records are the same with any.
    """
    there = {game.place for game in known}
    left = [game for game in plan.schedule() if (game.sheet, game.seats, game.number) not in there]
    yield from over.run(play_games, tasks_of(plan, left))


def tasks_of(plan: LabPlan, games: list[LabGame]) -> Iterator[tuple[LabPlan, list[LabGame]]]:
    """Yield the games a few at a time."""
    for start in range(0, len(games), GAMES_TOGETHER):
        yield plan, games[start : start + GAMES_TOGETHER]
