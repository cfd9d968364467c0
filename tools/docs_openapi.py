"""Render the server's OpenAPI document as a page of tables for the docs site."""

from __future__ import annotations

import json
import re
from typing import Any

HEAD = """# HTTP operations

Every operation of the table server with what it takes and what it answers. [The table server's API](../api.md) tells
how they belong together, and describes the socket. This page is made from the OpenAPI document when the site is built;
a running server hands the document itself out at `GET /api/openapi.json`.

Any operation may answer with an error instead: status {statuses}, body [{error}](#{error_anchor}).
"""


def page(document: dict[str, Any]) -> str:
    """Return the whole page as Markdown.

    Args:
        document: an OpenAPI 3.1 document whose schemas all stand under `components`.
    """
    operations = [
        (method, path, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    statuses, error = errors(operations)
    lines = [HEAD.format(statuses=", ".join(statuses), error=error, error_anchor=anchor(error)), "## Operations", ""]
    lines += ["| operation | what it does |", "|---|---|"]
    for method, path, operation in operations:
        target = anchor(f"{method} {path}")
        lines.append(f"| [`{method.upper()} {path}`](#{target}) | {cell(operation['summary'])} |")
    for method, path, operation in operations:
        lines += ["", *operation_lines(method, path, operation)]
    lines += ["", "## Schemas"]
    for name, schema in sorted(document["components"]["schemas"].items()):
        lines += ["", *schema_lines(name, schema)]
    return "\n".join(lines) + "\n"


def errors(operations: list[tuple[str, str, dict[str, Any]]]) -> tuple[list[str], str]:
    """Return the statuses of errors that every operation shares, and the name of their schema."""
    found = {status: answer for _, _, one in operations for status, answer in one["responses"].items() if status >= "4"}
    schema = next(iter(found.values()))["content"]["application/json"]["schema"]
    return sorted(found), schema["$ref"].rpartition("/")[2]


def operation_lines(method: str, path: str, operation: dict[str, Any]) -> list[str]:
    """Return the section of one operation."""
    title = f"{method} {path}"
    lines = [f"### `{method.upper()} {path}` {{ #{anchor(title)} }}", "", operation["summary"], ""]
    lines += ["| | name | type |", "|---|---|---|"]
    for one in operation["parameters"]:
        lines.append(f"| {one['in']} | `{one['name']}` | {type_text(one['schema'])} |")
    if body := operation.get("requestBody"):
        lines.append(f"| body | | {content_text(body['content'])} |")
    for status, answer in operation["responses"].items():
        if status < "4":
            lines.append(f"| answer {status} | | {content_text(answer['content'])} |")
    return lines


def content_text(content: dict[str, Any]) -> str:
    """Return what a body holds, with its media type where that is not JSON."""
    ((media, described),) = content.items()
    return type_text(described["schema"]) + ("" if media == "application/json" else f", `{media}`")


def schema_lines(name: str, schema: dict[str, Any]) -> list[str]:
    """Return the section of one schema."""
    lines = [f"### {name} {{ #{anchor(name)} }}", ""]
    if description := schema.get("description"):
        lines += [description, ""]
    if "properties" not in schema:
        return [*lines, type_text(schema)]
    required = set(schema.get("required", ()))
    lines += ["| field | type | default |", "|---|---|---|"]
    for field, described in schema["properties"].items():
        absent = "required" if field in required else f"`{literal(described.get('default'))}`"
        lines.append(f"| `{field}` | {type_text(described)} | {absent} |")
    return lines


def type_text(schema: dict[str, Any]) -> str:
    """Return a schema in a few words, with links to the schemas it names."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{anchor(name)})"
    if "anyOf" in schema:
        return " or ".join(type_text(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{literal(value)}`" for value in schema["enum"])
    kind = schema.get("type", "any value")
    if kind == "array":
        return f"list of {type_text(schema.get('items') or {})}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {type_text(schema['additionalProperties'])}"
    return f"{kind}{bounds(schema)}"


def bounds(schema: dict[str, Any]) -> str:
    """Return the limits of a number or a string in brackets, if it has any."""
    names = {"minimum": "from ", "maximum": "to ", "minLength": "length from ", "maxLength": "length to "}
    found = [f"{words}{schema[name]}" for name, words in names.items() if name in schema]
    return f" ({', '.join(found)})" if found else ""


def literal(value: object) -> str:
    """Return a value as JSON writes it."""
    return json.dumps(value, ensure_ascii=False)


def anchor(title: str) -> str:
    """Return the anchor of a heading on this page."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def cell(text: str) -> str:
    """Return text that may stand in a cell of a table."""
    return text.replace("|", "\\|").replace("\n", " ")
