"""The columns of every table of a dataset."""

from __future__ import annotations

import json
from typing import Any

import pyarrow as pa

from organelle.research.dataset.plan import DatasetPlan

COLUMNS = {
    "games": "game:int32 seed:int64 source:string bots:words rules:int32 decisions:int32 draws:int32 text:string",
    "decisions": "game:int32 entry:int32 seat:int8 question:string observation:row legal:numbers chosen:int32",
    "chance": "game:int32 entry:int32 question:string drawn:string probability:float64",
    "outcomes": "game:int32 seat:int8 player:bool bot:string score:int32 winner:bool "
    "win:float64 share:float64 margin:float64",
    "actions": "number:int32 code:string",
    "observation": "name:string start:int32 length:int32 meaning:string",
}
"""Name and type of every column, by table."""

SEARCHED = " visits:numbers value:float64"
"""The columns that decisions have too where targets of a search are asked for."""


def schemas(plan: DatasetPlan) -> dict[str, pa.Schema]:
    """Return the columns of every table, with the plan and its versions beside them."""
    composed: dict[str, Any] = {
        "row": pa.list_(pa.int32(), plan.encoder.size),
        "numbers": pa.list_(pa.int32()),
        "words": pa.list_(pa.string()),
    }
    told = {"organelle": json.dumps(plan.to_json(), sort_keys=True)}
    found = {}
    for table, columns in COLUMNS.items():
        searched = SEARCHED if table == "decisions" and plan.search is not None else ""
        named = [column.split(":") for column in (columns + searched).split()]
        types = [composed.get(kind) or pa.type_for_alias(kind) for _, kind in named]
        found[table] = pa.schema(list(zip([name for name, _ in named], types)), metadata=told)
    return found
