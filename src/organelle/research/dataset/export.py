"""Fill the folder of a dataset: play or read what is left, keep it, and join it at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from organelle.research.dataset.datasheet import write_datasheet
from organelle.research.dataset.stored import StoredGame, listing_of
from organelle.research.dataset.writing import DatasetFolder, PieceTask, make_piece
from organelle.research.executor import Executor
from organelle.table.errors import illegal


def fill(folder: DatasetFolder, stored: Sequence[StoredGame], over: Executor, language: str) -> Iterator[int]:
    """Make what is left of a dataset, and end with all its files.

    Args:
        folder: a folder that was begun.
        stored: the games that are read, if any are.
        over: what to run the games over; the files are the same with any.
        language: of the datasheet.

    Yields:
        How many games more are done, those of an earlier run first.

    Raises:
        Illegal: if other games were stored when the dataset was begun, a bot fails, or something cannot be written.
    """
    if folder.whole:
        folder.end()
        yield folder.plan.games
        return
    if not folder.plan.bots and listing_of(stored) != folder.plan.listing:
        raise illegal("export-other-games", path=str(folder.path))
    left = list(folder.left())
    yield folder.plan.games - sum(count for _, count in left)
    for piece in over.run(make_piece, (task_of(folder, stored, first, count) for first, count in left)):
        folder.keep(piece)
        yield piece.count
    folder.join()
    write_datasheet(folder, language)
    folder.end()


def task_of(folder: DatasetFolder, stored: Sequence[StoredGame], first: int, count: int) -> PieceTask:
    """Return the task of some games in a row, with their texts if they were stored."""
    texts = tuple((game.name, game.read()) for game in stored[first : first + count])
    return PieceTask(folder.plan, first, count, texts)
