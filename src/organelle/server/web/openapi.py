"""The OpenAPI document, made from the list of endpoints and their shapes."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from msgspec import Struct

import organelle
from organelle.server.errors import UNPROCESSABLE, error_classes
from organelle.server.web.api import ENDPOINTS
from organelle.server.web.endpoint import Endpoint

NUMBERS = {"seat", "since", "wait", "from", "to", "number", "begun"}


class ErrorBody(Struct):
    """What went wrong: a key that never changes, and a sentence."""

    key: str
    text: str


def document() -> dict[str, Any]:
    """Return the whole document."""
    shapes = [shape for end in ENDPOINTS for shape in (end.takes, end.gives) if shape not in (None, str)]
    found, components = msgspec.json.schema_components([*shapes, ErrorBody], ref_template="#/components/schemas/{name}")
    schemas = dict(zip(map(repr, [*shapes, ErrorBody]), found))
    paths: dict[str, Any] = {}
    for end in ENDPOINTS:
        paths.setdefault(end.path, {})[end.method.lower()] = operation(end, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Organelle", "version": organelle.__version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "guest": {"type": "apiKey", "in": "cookie", "name": "organelle_guest"},
                "seat": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{"guest": []}, {"seat": []}, {}],
    }


def operation(end: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    """Return one operation: its parameters, its body and its answers."""
    if end.gives is str:
        content: dict[str, Any] = {"text/plain": {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": schemas[repr(end.gives)]}}
    answers = {str(end.status): {"description": "Done", "content": content}}
    answers |= error_responses(schemas[repr(ErrorBody)])
    found: dict[str, Any] = {
        "summary": (end.answer.__doc__ or "").strip(),
        "operationId": end.answer.__name__,
        "parameters": parameters(end),
        "responses": answers,
    }
    if end.takes is not None:
        found["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[repr(end.takes)]}},
        }
    return found


def error_responses(schema: Any) -> dict[str, Any]:
    """Return the errors that any request may meet but a fault of ours, and which say when to ask again."""
    later = {error.status for error in error_classes() if error.retry_after}
    statuses = {UNPROCESSABLE, *(error.status for error in error_classes())} - {500}
    found: dict[str, Any] = {}
    for status in sorted(statuses):
        found[str(status)] = {"description": "Refused", "content": {"application/json": {"schema": schema}}}
        if status in later:
            found[str(status)]["headers"] = {"Retry-After": {"schema": {"type": "integer"}}}
    return found


def parameters(end: Endpoint) -> list[dict[str, Any]]:
    """Return what stands in the path and behind the question mark."""
    path = [("path", name) for name in re.findall(r"{(\w+)}", end.path)]
    query = [("query", name) for name in end.query]
    return [
        {
            "name": name,
            "in": place,
            "required": place == "path",
            "schema": {"type": "integer", "minimum": 0} if name in NUMBERS else {"type": "string"},
        }
        for place, name in (*path, *query)
    ]
