"""Games that were played before and kept as texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from organelle.catalog import load_match
from organelle.games import GAMES
from organelle.research.dataset.plan import DatasetPlan, digest, stored_encoder
from organelle.research.dataset.recording import Recorder
from organelle.table.chance import SeededChance
from organelle.table.errors import Illegal, illegal
from organelle.table.notation import FIRST_LINE


@dataclass(frozen=True)
class StoredGame:
    """A game that can be read: what it is called in the dataset, and what gives its text."""

    name: str
    read: Callable[[], str]


def is_text_of_game(path: Path) -> bool:
    """Return whether a file begins like the text of a game; raise Illegal if it cannot be read."""
    try:
        with path.open("rb") as file:
            return file.readline(200).strip() == FIRST_LINE.encode()
    except OSError as error:
        raise illegal("file-unreadable", path=str(path), why=error.strerror or "") from None


def games_in(path: Path) -> list[StoredGame]:
    """Return the games in a file or, by name, in all files of a folder and the folders in it.

    Raises:
        Illegal: if there is no such file, or it is no game.
    """
    if path.is_dir():
        files = sorted(found for found in path.rglob("*") if found.is_file() and is_text_of_game(found))
        return [StoredGame(file.relative_to(path).as_posix(), partial(text_in, file)) for file in files]
    if not is_text_of_game(path):
        raise illegal("export-no-game", path=str(path))
    return [StoredGame(path.name, partial(text_in, path))]


def text_in(path: Path) -> str:
    """Return the text in a file; what is not UTF-8 is replaced, and then no game."""
    return path.read_text("utf-8", errors="replace")


def listing_of(games: Iterable[StoredGame]) -> str:
    """Return what stands for the games that were found, so that a dataset goes on with the same ones."""
    return digest("\n".join(game.name for game in games))


def record_text(recorder: Recorder, number: int, name: str, text: str) -> None:
    """Add the rows of a stored game; do nothing if it is not over, or was played at another kind of table."""
    plan = recorder.plan
    if not fits(plan, text):
        return
    try:
        match = load_match(GAMES, text, SeededChance(0))
    except Illegal:
        return
    encoder = stored_encoder("\n".join(match.header.text()) + "\n")
    wanted = plan.encoder
    if match.over and (encoder.actions, encoder.observations) == (wanted.actions, wanted.observations):
        recorder.record(number, match, {}, encoder, name)


def fits(plan: DatasetPlan, text: str) -> bool:
    """Return whether a text is one of the plan's game, seats and options; cards of the table's own do not fit."""
    setup = setup_in(text)
    if setup is None or setup[0] != plan.game or setup[1] != plan.seats:
        return False
    defaults = GAMES[plan.game].defaults()
    return defaults | setup[2] == defaults | plan.options


def setup_in(text: str) -> tuple[str, int, dict[str, str], int] | None:
    """Return game, seats, options and version of a text; None if that cannot be read or it brings its own cards."""
    head = text.partition("\n\n")[0].splitlines()
    words = [line.split(" ", 2) for line in head]
    named = {line[0]: line[1] for line in words if len(line) == 2}
    options = {line[1]: line[2] for line in words if line[0] == "option" and len(line) == 3}
    if any(line[0] == "row" for line in words) or not (named.get("seats", "") + named.get("version", "x")).isdigit():
        return None
    return named.get("game", ""), int(named["seats"]), options, int(named["version"])
