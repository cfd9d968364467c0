"""What people's programs depend on stays: the operations and fields of the API, its error keys, the example bot.

`openapi_before.json`, `errors_before.json` and `api_before.md` hold what was promised first. The API may grow; nothing
of what stands there may go or change its type.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from organelle.kernel.game import Fault
from organelle.server.app.tokens import TokenSigner
from organelle.server.errors import close_code_of, error_classes, status_of
from organelle.server.web.openapi import document
from organelle.table.errors import Illegal, UnknownGame
from server.host import Host

HERE = Path(__file__).parent
BEFORE: dict[str, Any] = json.loads((HERE / "openapi_before.json").read_text("utf-8"))
ERRORS: dict[str, dict[str, int]] = json.loads((HERE / "errors_before.json").read_text("utf-8"))
SERVER = Path(__file__).parents[2] / "src" / "organelle" / "server"
OPERATIONS = [(path, method) for path, methods in BEFORE["paths"].items() for method in methods]


def resolved(schema: Any, of: dict[str, Any]) -> Any:
    """A schema with every reference replaced by what it stands for, without titles and descriptions."""
    if isinstance(schema, list):
        return [resolved(part, of) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return resolved(of["components"]["schemas"][schema["$ref"].rpartition("/")[2]], of)
    return {
        name: resolved(part, of)
        for name, part in schema.items()
        if name not in ("title", "description") or not isinstance(part, str)
    }


def missing(before: Any, now: Any, path: str = "") -> Iterator[str]:
    """Where `now` lacks something of `before` or has something else in its place; new properties are fine."""
    if isinstance(before, dict) and isinstance(now, dict):
        for name, part in before.items():
            if name not in now:
                yield f"{path}/{name} is gone"
            else:
                yield from missing(part, now[name], f"{path}/{name}")
        if set(now) - set(before) and not path.endswith("/properties"):
            yield f"{path} has {set(now) - set(before)}, which it had not"
    elif path.endswith("/required") and isinstance(before, list):
        if sorted(before) != sorted(now):
            yield f"{path}: {before} became {now}"
    elif before != now:
        yield f"{path}: {before} became {now}"


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_an_operation_takes_and_gives_the_same_fields(path: str, method: str) -> None:
    now = document()
    before, after = BEFORE["paths"][path][method], now["paths"][path][method]
    assert after["operationId"] == before["operationId"]
    assert [p for p in before["parameters"] if p not in after["parameters"]] == []
    assert [p["name"] for p in after["parameters"] if p not in before["parameters"] and p["required"]] == []
    assert ("requestBody" in before) == ("requestBody" in after)
    if "requestBody" in before:
        bodies = resolved(before["requestBody"], BEFORE), resolved(after["requestBody"], now)
        assert list(missing(*bodies)) == []
    assert set(before["responses"]) <= set(after["responses"])
    for status, response in before["responses"].items():
        assert list(missing(resolved(response, BEFORE), resolved(after["responses"][status], now))) == []


def test_the_comparison_finds_what_is_gone_renamed_or_of_another_type() -> None:
    before = {"properties": {"a": {"type": "integer"}, "b": {"type": "string"}}, "required": ["a", "b"]}
    assert list(missing(before, before)) == []
    more = {"properties": {**before["properties"], "c": {"type": "null"}}, "required": ["a", "b"]}  # type: ignore[dict-item]
    assert list(missing(before, more)) == []
    for other in (
        {"properties": {"a": {"type": "integer"}}, "required": ["a", "b"]},
        {"properties": {"a": {"type": "string"}, "b": {"type": "string"}}, "required": ["a", "b"]},
        {"properties": {"a": {"type": "integer"}, "b": {"type": "string"}}, "required": ["a"]},
    ):
        assert list(missing(before, other))


def test_security_schemes_stay() -> None:
    now = document()
    assert now["components"]["securitySchemes"] == BEFORE["components"]["securitySchemes"]
    assert now["security"] == BEFORE["security"] and now["openapi"] == BEFORE["openapi"]


def raised_without_a_class() -> set[str]:
    """The keys of `illegal("...")` and of the table's own errors in the server's sources."""
    found: set[str] = set()
    for path in SERVER.rglob("*.py"):
        for call in re.findall(r"(?:illegal|Fault)\(\s*(\"[^)]*?)[,)]", path.read_text("utf-8")):
            found |= set(re.findall(r'"([a-z-]+)"', call))
    return found


def error_of(key: str) -> Illegal:
    """An error of the class that the server raises for that key, without the arguments of its sentence."""
    classes = {found.fault_key: found for found in error_classes()}
    kind: type[Illegal] = UnknownGame if key == "illegal-game" else classes.get(key, Illegal)
    error = kind.__new__(kind)
    error.faults = [Fault(key)]
    return error


@pytest.mark.parametrize("key", sorted(ERRORS))
def test_an_error_keeps_its_key_its_status_and_its_closing_code(key: str) -> None:
    known = {error.fault_key for error in error_classes()}
    assert key in known | raised_without_a_class(), "it is raised somewhere"
    error = error_of(key)
    retry_after = getattr(error, "retry_after", 0)
    found = {"status": status_of(error), "close_code": close_code_of(error), "retry_after": retry_after}
    assert error.key == key and found == ERRORS[key]


def test_a_new_error_is_one_that_was_not_there() -> None:
    new = {"no-docs", "text-rewinds", "text-hard", "cards-large", "reader-busy"}
    new |= {"too-many-tables-here", "too-slow", "wrong-host"}
    new |= {"hints-off", "no-hint", "no-review", "not-your-review", "reviews-busy", "too-many-hints"}
    new |= {"class-crowded", "class-empty", "class-full", "class-not-frozen", "class-over", "class-table", "no-class"}
    new |= {"no-plan", "match-long"}
    new |= {"not-in-class", "not-teacher", "others-play", "table-frozen", "too-many-classes"}
    assert {error.fault_key for error in error_classes()} - set(ERRORS) == new


def test_nothing_in_the_server_looks_at_the_key_of_an_error_to_decide_anything() -> None:
    for path in SERVER.rglob("*.py"):
        text = path.read_text("utf-8")
        assert "faults[0]" not in text and not re.search(r"\.key (==|!=|in) ", text), path.name


def test_a_bot_written_for_the_page_of_before_still_plays(host: Host) -> None:
    page = (HERE / "api_before.md").read_text("utf-8")
    block = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert block is not None
    names: dict[str, Any] = {}
    exec(compile(block.group(1), "bot", "exec"), names)
    table = host.guest().open("me", "random")
    scores = names["play"](f"{host.address}/table/{table['id']}#resume={table['seats'][0]['token']}")
    assert len(scores) == 2


def test_cookies_and_tokens_of_before_are_still_good() -> None:
    signer = TokenSigner(b"0123456789abcdef0123456789abcdef")
    cookie = "5ca1ab1e5ca1ab1e5ca1.hllj_hoX5C6ix3opfa51auITAU9sVw6j"
    token = "deadbeefdeadbeefdead.3.v9R23GijtcPkaaA4xIQNPcCqCQBPa1XU"
    assert signer.cookie("5ca1ab1e5ca1ab1e5ca1") == cookie and signer.guest(cookie) == "5ca1ab1e5ca1ab1e5ca1"
    assert signer.opens(token, "deadbeefdeadbeefdead", 3, "0011223344556677")
    assert not signer.opens(token, "deadbeefdeadbeefdead", 2, "0011223344556677")
