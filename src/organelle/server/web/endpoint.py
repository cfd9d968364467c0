"""A request that can be made: the routes and the OpenAPI document are made from these."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

SMALL, LARGE = 16_384, 1_000_000
"""Bytes of a request: as many as of a socket's message; and where a long game's text or a card table must fit."""


@dataclass
class Endpoint:
    """A request, who answers it, what it brings and what it gets."""

    method: str
    path: str
    answer: Callable[..., Awaitable[Any]]
    gives: Any
    takes: Any = None
    query: tuple[str, ...] = ()
    status: int = 200
    quick: bool = True
    """Is it answered at once? Then the answers to one address are made in turn."""
    largest: int = SMALL
    """Bytes that a body may have."""
