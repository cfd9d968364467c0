"""The data of a run as Parquet files: games, what was counted in them, and every measured figure."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from organelle.research.lab.plan import LabPlan
from organelle.research.lab.recording import GameRecord
from organelle.research.lab.report import Report
from organelle.table.errors import illegal

COLUMNS = {
    "games": "sheet:string seats:int8 number:int32 seed:int64 rounds:int32 decisions:int32 ending:string "
    "searched:int32 mattered:int32 spread:float64",
    "seats": "sheet:string seats:int8 number:int32 seat:int8 bot:string score:int32 share:float64",
    "counts": "sheet:string seats:int8 number:int32 group:string thing:string stage:string seat:int8 times:int32 "
    "worth:int32",
    "happened": "sheet:string seats:int8 number:int32 what:string times:int32",
    "points": "sheet:string seats:int8 number:int32 seat:int8 source:string points:int32",
    "course": "sheet:string seats:int8 number:int32 round:int32 seat:int8 score:int32",
    "figures": "sheet:string seats:int8 measure:string kind:string value:float64 low:float64 high:float64 count:int32",
}
"""Name and type of every column, by table."""

Rows = dict[str, list[tuple[Any, ...]]]


def write_tables(folder: Path, report: Report, records: Sequence[GameRecord]) -> None:
    """Write every table beside the games; raise Illegal if one cannot be written."""
    told = {"organelle": json.dumps(report.plan.to_json(), sort_keys=True)}
    rows = all_rows(report, records)
    for name, declared in COLUMNS.items():
        fields = [column.split(":") for column in declared.split()]
        schema = pa.schema([(field, pa.type_for_alias(kind)) for field, kind in fields], metadata=told)
        columns = list(zip(*rows[name], strict=True)) or [()] * len(fields)
        arrays = [pa.array(list(values), field.type) for values, field in zip(columns, schema, strict=True)]
        beside = folder / f"{name}.parquet.new"
        try:
            pq.write_table(pa.Table.from_arrays(arrays, schema=schema), beside, compression="zstd")
            beside.replace(folder / f"{name}.parquet")
        except OSError as error:
            raise illegal("file-unwritable", path=str(beside), why=error.strerror or str(error)) from None


def all_rows(report: Report, records: Sequence[GameRecord]) -> Rows:
    """Return the rows of every table."""
    rows: Rows = {name: [] for name in COLUMNS}
    for game in records:
        add_game(rows, report.plan, game)
    for section in report.sections:
        for sheet, table in zip(report.plan.sheets, section.tables, strict=True):
            for name, one in table.figures.items():
                figure = (name, one.kind, one.value, one.low, one.high, one.count)
                rows["figures"].append((sheet.name, section.seats, *figure))
    return rows


def add_game(rows: Rows, plan: LabPlan, game: GameRecord) -> None:
    """Add the rows of one game."""
    place = (plan.sheets[game.sheet].name, game.seats, game.number)
    one = game.choices
    length = (game.seed, game.rounds, game.decisions, game.ending)
    rows["games"].append((*place, *length, one.searched, one.mattered, one.spread))
    for seat, bot in enumerate(game.bots):
        rows["seats"].append((*place, seat, bot, game.scores[seat], game.share(seat)))
    for count in game.counts:
        rows["counts"].append((*place, count.group, count.thing, count.stage, count.seat, count.times, count.worth))
    rows["happened"] += [(*place, what, times) for what, times in game.happened.items()]
    for seat, points in enumerate(game.points):
        rows["points"] += [(*place, seat, source, value) for source, value in points.items()]
    for number, scores in enumerate(game.course, 1):
        rows["course"] += [(*place, number, seat, score) for seat, score in enumerate(scores)]
