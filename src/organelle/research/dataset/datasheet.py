"""The datasheet of a dataset: what is in it, how it came about, and what its columns mean."""

from __future__ import annotations

import json

from organelle.localization import sentence
from organelle.research.dataset.columns import schemas
from organelle.research.dataset.plan import DatasetPlan
from organelle.research.dataset.writing import DatasetFolder

NAME = "datasheet.md"


def write_datasheet(folder: DatasetFolder, language: str) -> None:
    """Write the datasheet beside the tables; raise Illegal if it cannot be written."""
    folder.write_text(NAME, "\n".join([*head(folder.plan, language), *tables(folder, language)]) + "\n")


def head(plan: DatasetPlan, language: str) -> list[str]:
    """Return what there is to say about the whole."""

    def say(key: str, **arguments: str | int) -> str:
        return sentence(language, key, arguments)

    options = ", ".join(f"{name}={value}" for name, value in plan.options.items())
    versions = plan.versions()
    lines = [f"# {say('datasheet-title', game=plan.game)}", ""]
    lines += [say("datasheet-setup", game=plan.game, seats=plan.seats, options=options or "–"), ""]
    if plan.bots:
        lines += [say("datasheet-played", bots=", ".join(plan.bots), games=plan.games, seed=plan.seed), ""]
        lines += [say("datasheet-repeat"), ""]
    else:
        lines += [say("datasheet-read", games=plan.games), "", say("datasheet-private"), ""]
    if plan.search is not None:
        lines += [say("datasheet-search-all" if plan.search else "datasheet-search", iterations=plan.search), ""]
    lines += [say("datasheet-forced"), "", say("datasheet-secrets"), ""]
    lines += [f"## {say('datasheet-versions')}", "", say("datasheet-versions-about"), ""]
    return [*lines, *(f"- {name}: `{json.dumps(value)}`" for name, value in versions.items()), ""]


def tables(folder: DatasetFolder, language: str) -> list[str]:
    """Return a section for each table: how many rows it has, and its columns."""
    lines: list[str] = []
    counts = folder.counts()
    heads = [sentence(language, f"datasheet-head-{name}", {}) for name in ("column", "type", "meaning")]
    for name, schema in schemas(folder.plan).items():
        about = sentence(language, f"datasheet-table-{name}", {})
        rows = sentence(language, "datasheet-rows", {"count": counts[name]})
        lines += [f"## {name}.parquet", "", f"{about} {rows}", "", f"| {' | '.join(heads)} |", "|---|---|---|"]
        for field in schema:
            meaning = sentence(language, f"datasheet-column-{name}-{field.name}", {})
            lines.append(f"| `{field.name}` | {field.type} | {meaning} |")
        lines.append("")
    return lines
