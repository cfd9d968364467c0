"""A state as plain data, read off its attributes, so that no game writes its own equality and forgets a field."""

from __future__ import annotations

from typing import Any

from organelle.kernel.state import State

NOT_COMPARED = {"emitted", "events_off", "revealed_to", "rules"}
"""Attributes that do not belong to the position: events on their way out, and rules that never change."""


def snapshot(thing: Any) -> Any:
    """Return numbers, text, lists and dictionaries that are equal where the things are.

    Args:
        thing: A state, or anything a state holds; its class may be compiled or not.
    """
    if thing is None or isinstance(thing, int | str | bool | float):
        return thing
    if isinstance(thing, dict):
        return {key: snapshot(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple) or type(thing).__name__.startswith(("vec", "Vec")):
        return [snapshot(item) for item in thing]
    names = sorted(set(attribute_names(thing)) - NOT_COMPARED)
    return (type(thing).__name__, {name: snapshot(attribute(thing, name)) for name in names})


def attribute_names(thing: Any) -> list[str]:
    """Return the names of an object's attributes; mypyc lists those of compiled classes."""
    names: list[str] = []
    for kind in type(thing).__mro__:
        names += vars(kind).get("__mypyc_attrs__", ())
    return [name for name in names if not name.startswith("__")] or list(getattr(thing, "__dict__", ()))


def attribute(thing: Any, name: str) -> Any:
    """Return the value of an attribute; of a state's stack only the steps in force, for the rest is left over."""
    value = getattr(thing, name)
    if isinstance(thing, State) and name == "stack":
        return [value[index] for index in range(thing.depth)]
    return value
