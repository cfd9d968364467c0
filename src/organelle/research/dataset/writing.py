"""Tables in Parquet files: written piece by piece while games are played, and joined at the end."""

from __future__ import annotations

import io
import json
import shutil
import zipfile
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from organelle.research.dataset.columns import schemas
from organelle.research.dataset.plan import DatasetPlan
from organelle.research.dataset.recording import Recorder, play_match
from organelle.research.dataset.stored import record_text
from organelle.table.errors import illegal

ROWS = {"games": 1024, "decisions": 8192, "chance": 65536, "outcomes": 65536}
"""The tables that grow with the games, and how many rows of each are in memory at a time."""

MANIFEST, PIECES, JOINED = "dataset.json", "pieces", "pieces.joined"


@dataclass(frozen=True)
class PieceTask:
    """Some games of a plan in a row: their first number, how many, and name and text of each if they were stored."""

    plan: DatasetPlan
    first: int
    count: int
    texts: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Piece:
    """The tables of a task, each as a Parquet file, in one archive."""

    first: int
    count: int
    data: bytes


def make_piece(task: PieceTask) -> Piece:
    """Play or read the games of a task and return their tables."""
    plan = task.plan
    recorder = Recorder(plan)
    for number, (name, text) in enumerate(task.texts, task.first):
        record_text(recorder, number, name, text)
    if plan.bots:
        for number in range(task.first, task.first + task.count):
            recorder.record(number, *play_match(plan, number), plan.encoder)
    rows = recorder.rows
    found = schemas(plan)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name in ROWS:
            columns: dict[str, Any] = dict(getattr(rows, name))
            if name == "decisions":
                kind = found[name].field("observation").type
                columns["observation"] = pa.FixedSizeListArray.from_arrays(numbers_of(rows.observation), type=kind)
            arrays = [pa.array(columns.get(field.name, []), field.type) for field in found[name]]
            file = io.BytesIO()
            pq.write_table(pa.Table.from_arrays(arrays, schema=found[name]), file, compression="zstd")
            archive.writestr(zipfile.ZipInfo(name), file.getvalue())
    return Piece(task.first, task.count, out.getvalue())


def numbers_of(row: array[int]) -> pa.Array:
    """Return numbers as a column over the same memory."""
    return pa.Array.from_buffers(pa.int32(), len(row), [None, pa.py_buffer(row)])


class DatasetFolder:
    """A folder with a dataset, whole or in the making."""

    def __init__(self, path: Path, plan: DatasetPlan) -> None:
        """Name a dataset; `begin` makes its folder, `read_folder` finds one that is there."""
        self.path = path
        self.plan = plan

    def __repr__(self) -> str:
        return f"<DatasetFolder {self.path}, {self.plan.games} games>"

    def begin(self) -> None:
        """Make the folder; raise Illegal if there is something of that name, or it cannot be made."""
        try:
            self.path.mkdir(parents=True)
            (self.path / PIECES).mkdir()
            self._write(MANIFEST, (json.dumps(self.plan.to_json(), indent=2) + "\n").encode())
        except FileExistsError:
            raise illegal("export-folder-exists", path=str(self.path)) from None
        except OSError as error:
            raise illegal("file-unwritable", path=str(self.path), why=error.strerror or "") from None

    @property
    def whole(self) -> bool:
        """Whether everything is written."""
        return not (self.path / PIECES).exists()

    def left(self) -> Iterator[tuple[int, int]]:
        """Yield the first game and the number of games of every piece that is not there yet."""
        together = self.plan.games_together
        for first in range(0, self.plan.games, together):
            if not self._piece(first).exists():
                yield first, min(together, self.plan.games - first)

    def keep(self, piece: Piece) -> None:
        """Write a piece; raise Illegal if that fails."""
        self._write(self._piece(piece.first).relative_to(self.path).as_posix(), piece.data)

    def join(self) -> None:
        """Join the pieces, which must all be there, into the tables; raise Illegal if they cannot be written."""
        found = schemas(self.plan)
        encoder = self.plan.encoder
        codes = [encoder.space.words(number) for number in range(int(encoder.space.size))]
        actions = [pa.array(range(len(codes)), pa.int32()), pa.array(codes)]
        slices = [[getattr(part, field.name) for part in encoder.slices] for field in found["observation"]]
        described = [pa.array(values, field.type) for values, field in zip(slices, found["observation"], strict=True)]
        whole = {
            "actions": [pa.Table.from_arrays(actions, schema=found["actions"])],
            "observation": [pa.Table.from_arrays(described, schema=found["observation"])],
        }
        try:
            for name, schema in found.items():
                beside = self.path / f"{name}.parquet.new"
                with pq.ParquetWriter(beside, schema, compression="zstd") as writer:
                    for group in whole.get(name) or self._row_groups(name, schema):
                        writer.write_table(group)
                beside.replace(self.path / f"{name}.parquet")
        except OSError as error:
            raise illegal("file-unwritable", path=str(self.path), why=error.strerror or str(error)) from None

    def end(self) -> None:
        """Remove the pieces: the dataset is whole."""
        if not self.whole:
            (self.path / PIECES).replace(self.path / JOINED)
        shutil.rmtree(self.path / JOINED, ignore_errors=True)

    def counts(self) -> dict[str, int]:
        """Return how many rows each table has."""
        return {name: pq.read_metadata(self.path / f"{name}.parquet").num_rows for name in schemas(self.plan)}

    def write_text(self, name: str, text: str) -> None:
        """Write a text beside the tables; raise Illegal if that fails."""
        self._write(name, text.encode())

    def _piece(self, first: int) -> Path:
        return self.path / PIECES / f"{first:09}.zip"

    def _write(self, name: str, data: bytes) -> None:
        """Write a file as a whole, so that one broken off is not there."""
        beside = self.path / f"{name}.new"
        try:
            beside.write_bytes(data)
            beside.replace(self.path / name)
        except OSError as error:
            raise illegal("file-unwritable", path=str(beside), why=error.strerror or "") from None

    def _row_groups(self, name: str, schema: pa.Schema) -> Iterator[pa.Table]:
        """Yield a table in stretches of the same length, however many games a piece had."""
        kept = schema.empty_table()
        for first in range(0, self.plan.games, self.plan.games_together):
            with zipfile.ZipFile(self._piece(first)) as archive:
                more = pq.read_table(io.BytesIO(archive.read(name)), schema=schema)
            kept = pa.concat_tables([kept, more])
            while kept.num_rows >= ROWS[name]:
                yield kept.slice(0, ROWS[name]).combine_chunks()
                kept = kept.slice(ROWS[name])
        if kept.num_rows:
            yield kept.combine_chunks()


def read_folder(path: Path) -> DatasetFolder:
    """Return the dataset in a folder, to go on with.

    Raises:
        Illegal: if there is none, or it was begun with other versions.
    """
    try:
        return DatasetFolder(path, DatasetPlan.from_json(json.loads((path / MANIFEST).read_text("utf-8"))))
    except (OSError, KeyError, TypeError, UnicodeDecodeError, json.JSONDecodeError):
        raise illegal("export-no-dataset", path=str(path)) from None
