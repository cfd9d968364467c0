"""A state as plain data, read off its attributes, so that no game writes its own equality and forgets a field."""

from __future__ import annotations

from typing import Any

from organelle.kernel.state import State

UNSEEN = {"emitted", "events_off", "revealed_to", "rules"}
"""What does not belong to the position: events on their way out, and rules that never change."""


def snapshot(thing: Any) -> Any:
    """Numbers, lists and tuples that are equal when the things are."""
    if thing is None or isinstance(thing, int | str | bool | float):
        return thing
    if isinstance(thing, dict):
        return {key: snapshot(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple) or type(thing).__name__.startswith(("vec", "Vec")):
        return [snapshot(item) for item in thing]
    names = sorted(set(attributes(thing)) - UNSEEN)
    return (type(thing).__name__, {name: snapshot(part(thing, name)) for name in names})


def attributes(thing: Any) -> list[str]:
    """The names of an object's attributes, compiled or not."""
    names: list[str] = []
    for kind in type(thing).__mro__:
        names += vars(kind).get("__mypyc_attrs__", ())
    return [name for name in names if not name.startswith("__")] or list(getattr(thing, "__dict__", ()))


def part(thing: Any, name: str) -> Any:
    """An attribute; of the stack only what is in force."""
    value = getattr(thing, name)
    if isinstance(thing, State) and name == "stack":
        return [value[place] for place in range(thing.depth)]
    return value
