"""A state as plain data, read off its attributes, so that no game writes its own equality and forgets a field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from organelle.kernel.state import State

NOT_COMPARED = {"emitted", "events_off", "revealed_to", "rules", "setup", "stack"}
"""Attributes that do not belong to the position: events on their way out, rules and setup, which never change; of the
stack only the steps in force do."""

PLAIN = frozenset({int, str, bool, float, type(None)})
"""Types whose values are surely their own snapshots; most of what a state holds is of these."""

NUMBERS = frozenset(kind for kind in [type(vec[i64]())] if kind.__name__ == "vec[i64]")
"""The type in which most numbers of a state stand; none where the stand-in for librt's vectors holds anything."""


class PartsReaders(dict[type, Callable[[Any], Sequence[Any]]]):
    """What gives the parts of a thing of each type that was met."""

    def __missing__(self, kind: type) -> Callable[[Any], Sequence[Any]]:
        self[kind] = parts_reader(kind)
        return self[kind]


PARTS = PartsReaders()


def snapshot(thing: Any) -> Any:
    """Return numbers, text, lists and tuples that are equal where the things are.

    Args:
        thing: A state, or anything a state holds; its class may be compiled or not.
    """
    kind = type(thing)
    if kind in NUMBERS:
        return list(thing)
    if isinstance(thing, int | str | float | type(None)):
        return thing
    found = [part if type(part) in PLAIN else snapshot(part) for part in PARTS[kind](thing)]
    return found if is_list(kind) else (kind.__name__, found)


def same(one: Any, other: Any) -> bool:
    """Return whether two things have equal snapshots, without making them: most parts can be compared as they are."""
    kind = type(one)
    if kind in PLAIN or kind in NUMBERS or kind is not type(other):
        return bool(one == other)
    parts, others = PARTS[kind](one), PARTS[kind](other)
    return parts == others or (len(parts) == len(others) and all(map(same, parts, others)))


def is_list(kind: type) -> bool:
    """Return whether that is a list or a tuple of Python, or a vector."""
    return issubclass(kind, list | tuple) or kind.__name__.startswith(("vec", "Vec"))


def parts_reader(kind: type) -> Callable[[Any], Sequence[Any]]:
    """Return what gives the parts of a thing of that type: of a state, a player or a step its attributes."""
    if is_list(kind):
        return list
    if issubclass(kind, dict):
        return lambda thing: sorted(thing.items())
    attributes = attributes_reader(kind)
    if issubclass(kind, State):
        return lambda s: (*attributes(s), *(s.stack[index] for index in range(s.depth)))
    return attributes


def attributes_reader(kind: type) -> Callable[[Any], Sequence[Any]]:
    """Return what gives the attributes of a thing of that type that are compared."""
    names = compiled_names(kind)
    if not names:
        return dictionary_items
    read = attrgetter(*names)
    return read if len(names) > 1 else lambda thing: (read(thing),)


def dictionary_items(thing: Any) -> list[tuple[str, Any]]:
    """Return the attributes of a thing whose class is not compiled, with their names."""
    kept: dict[str, Any] = getattr(thing, "__dict__", {})
    return [(name, kept[name]) for name in sorted(kept) if name not in NOT_COMPARED]


def compiled_names(kind: type) -> tuple[str, ...]:
    """Return the names of the attributes that are compared, as mypyc lists them; none for a class of Python."""
    listed = {name for base in kind.__mro__ for name in vars(base).get("__mypyc_attrs__", ())}
    return tuple(sorted(name for name in listed - NOT_COMPARED if not name.startswith("__")))
