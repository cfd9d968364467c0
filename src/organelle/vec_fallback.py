"""A stand-in for librt's integer vectors, for Pythons that have no wheel of it; interpreted code only."""

from __future__ import annotations

import importlib.util
import sys
from types import ModuleType
from typing import Any


class Vec(list[Any]):
    """A list that answers like a vec."""

    def __class_getitem__(cls, item: Any) -> Any:
        return cls

    def __getitem__(self, place: Any) -> Any:
        found = list.__getitem__(self, place)
        return Vec(found) if isinstance(place, slice) else found


def append(items: Vec, item: Any) -> Vec:
    return Vec([*items, item])


def pop(items: Vec, place: int = -1) -> tuple[Vec, Any]:
    rest = Vec(items)
    item = rest.pop(place)
    return rest, item


def provide() -> None:
    """Puts the stand-in where the rules look for the vectors, if they are not installed."""
    if importlib.util.find_spec("librt") is None:
        module: Any = ModuleType("librt.vecs")
        module.vec, module.append, module.pop = Vec, append, pop
        package: Any = ModuleType("librt")
        package.vecs = module
        sys.modules.update({"librt": package, "librt.vecs": module})
