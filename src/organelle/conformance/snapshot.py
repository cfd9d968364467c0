"""A state as plain data, read off its attributes, so that no game writes its own equality and forgets a field."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from organelle.kernel.state import State

NOT_COMPARED = {"emitted", "events_off", "revealed_to", "rules", "setup", "stack"}
"""Attributes that do not belong to the position: events on their way out, rules and setup, which never change; of the
stack only the steps in force do."""

PLAIN = frozenset({int, str, bool, float, type(None)})
"""Types whose values are surely their own snapshots; most of what a state holds is of these."""


READERS: dict[type, Callable[[Any], Any]] = {}
"""What makes the snapshot of a thing of each type that was met."""

NAMES: dict[type, tuple[str, ...]] = {}
"""The attributes of each compiled class that was met; none for a class of Python."""


def snapshot(thing: Any) -> Any:
    """Return numbers, text, lists and dictionaries that are equal where the things are.

    Args:
        thing: A state, or anything a state holds; its class may be compiled or not.
    """
    kind = type(thing)
    if kind not in READERS:
        READERS[kind] = reader(kind)
    return READERS[kind](thing)


def snapshots(things: Iterable[Any]) -> list[Any]:
    """Return the snapshots of several things, with a short way for numbers and text."""
    return [thing if type(thing) in PLAIN else snapshot(thing) for thing in things]


def reader(kind: type) -> Callable[[Any], Any]:
    """Return what makes the snapshot of a thing of that type."""
    if issubclass(kind, int | str | float | type(None)):
        return lambda thing: thing
    if issubclass(kind, dict):
        return lambda thing: {key: snapshot(value) for key, value in thing.items()}
    if kind.__name__ == "vec[i64]":
        return list
    if issubclass(kind, list | tuple) or kind.__name__.startswith(("vec", "Vec")):
        return snapshots
    return read_object


def read_object(thing: Any) -> Any:
    """Return the snapshot of a state, a player, a step: the name of its class and its attributes."""
    kind = type(thing)
    if kind not in NAMES:
        NAMES[kind] = compiled_names(kind)
    names = NAMES[kind] or tuple(sorted(set(getattr(thing, "__dict__", ())) - NOT_COMPARED))
    found = snapshots([getattr(thing, name) for name in names])
    if isinstance(thing, State):
        found.append(snapshots(thing.stack[index] for index in range(thing.depth)))
    return kind.__name__, names, found


def compiled_names(kind: type) -> tuple[str, ...]:
    """Return the names of the attributes that are compared, as mypyc lists them; none for a class of Python."""
    listed = {name for base in kind.__mro__ for name in vars(base).get("__mypyc_attrs__", ())}
    return tuple(sorted(name for name in listed - NOT_COMPARED if not name.startswith("__")))
