"""A stand-in for librt's vectors and writer of bytes, where Python has no wheel of it; interpreted code only."""

from __future__ import annotations

import importlib.util
import sys
from types import ModuleType
from typing import Any


class Vec(list[Any]):
    """A list with the interface of `librt.vecs.vec`.

    >>> Vec[int]([1, 2, 3])[1:]
    [2, 3]
    """

    def __class_getitem__(cls, item: Any) -> Any:
        return cls

    def __getitem__(self, index: Any) -> Any:
        found = list.__getitem__(self, index)
        return Vec(found) if isinstance(index, slice) else found


def append(items: Vec, item: Any) -> Vec:
    """Return the items with one more at the end."""
    return Vec([*items, item])


def pop(items: Vec, index: int = -1) -> tuple[Vec, Any]:
    """Return the items without the one at the index, and that one. Raise IndexError if there is none.

    >>> pop(Vec([1, 2, 3]), 0)
    ([2, 3], 1)
    """
    rest = Vec(items)
    item = rest.pop(index)
    return rest, item


class BytesWriter:
    """A buffer with the interface of `librt.strings.BytesWriter`.

    >>> writer = BytesWriter()
    >>> writer.append(104)
    >>> writer.write(b"i")
    >>> writer.getvalue()
    b'hi'
    """

    def __init__(self) -> None:
        self._bytes = bytearray()

    def append(self, byte: int) -> None:
        """Add a byte."""
        self._bytes.append(byte)

    def write(self, data: bytes) -> None:
        """Add several bytes."""
        self._bytes += data

    def getvalue(self) -> bytes:
        """Return all of them."""
        return bytes(self._bytes)


def provide() -> None:
    """Register the stand-ins as `librt.vecs` and `librt.strings`, unless librt is installed."""
    if importlib.util.find_spec("librt") is None:
        module: Any = ModuleType("librt.vecs")
        module.vec, module.append, module.pop = Vec, append, pop
        strings: Any = ModuleType("librt.strings")
        strings.BytesWriter = BytesWriter
        package: Any = ModuleType("librt")
        package.vecs, package.strings = module, strings
        sys.modules.update({"librt": package, "librt.vecs": module, "librt.strings": strings})
