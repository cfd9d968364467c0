"""Archives: a class lists its fields once, and the list both writes them as bytes and reads them back.

Numbers take one byte as long as they are small: seven bits a byte, and in the first byte a bit for those below zero.
"""

from __future__ import annotations

import inspect
from typing import Any, Final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, u8

NUMBER: Final = 0
NO: Final = 1
YES: Final = 2
NUMBERS: Final = 3
RECORD: Final = 4
"""What a field of a record may be; a record is a step."""

DEEPEST: Final = 4
"""Records that may lie in each other."""

BYTES: Final = vec[u8](list(range(256)))
"""Every byte: to look one up is faster than to convert a number, compiled and interpreted."""

FIELD_NAMES: Final[dict[type, list[str]]] = {}
"""The fields of every class of records met so far."""

WRITTEN_NAMES: Final[dict[type, bytes]] = {}
"""Their names, as `ArchiveWriter.text` writes them."""

KINDS: Final[dict[str, type]] = {}
"""Those classes by `name_of`."""


class ArchiveError(ValueError):
    """Bytes that are no state, or none that can be read here; `fault_key` says why, for whoever puts it into words.

    >>> ArchiveError("state-broken").fault_key
    'state-broken'
    """

    def __init__(self, fault_key: str, **arguments: str | int) -> None:
        super().__init__(fault_key)
        self.fault_key = fault_key
        self.arguments = arguments


class Archive:
    """What an object passes its fields through, each by one call; a writer gives them back, a reader gives others."""

    def number(self, value: i64) -> i64:
        """Pass a number."""
        raise AssertionError

    def length(self, value: i64) -> i64:
        """Pass the length of what comes next, which has at least a byte for each of its parts."""
        return self.number(value)

    def record(self, value: Any) -> Any:
        """Pass an object that never changes, keeps what its constructor takes under the same names, and no more."""
        raise AssertionError

    def flag(self, value: bool) -> bool:
        """Pass a truth value."""
        if value:
            return self.number(1) != 0
        return self.number(0) != 0

    def counts(self, values: vec[i64]) -> None:
        """Pass the numbers of a vector whose length never changes, in place."""
        for index in range(len(values)):
            values[index] = self.number(values[index])

    def numbers(self, values: vec[i64]) -> vec[i64]:
        """Pass a vector of any length."""
        raise AssertionError


class ArchiveWriter(Archive):
    """Writes what is passed.

    >>> writer = ArchiveWriter()
    >>> [writer.number(value) for value in (7, -1, 300)]
    [7, -1, 300]
    >>> reader = ArchiveReader(writer.bytes())
    >>> [int(reader.number(0)) for _ in range(3)]
    [7, -1, 300]
    """

    def __init__(self) -> None:
        self._out = BytesWriter()

    def bytes(self) -> bytes:
        """Return what was written so far."""
        return self._out.getvalue()

    def number(self, value: i64) -> i64:
        rest = value
        sign: i64 = 0
        if value < 0:
            rest = -1 - value
            sign = 64
        if rest < 64:
            self._out.append(BYTES[rest | sign])
            return value
        self._out.append(BYTES[rest & 63 | sign | 128])
        rest >>= 6
        while rest >= 128:
            self._out.append(BYTES[rest & 127 | 128])
            rest >>= 7
        self._out.append(BYTES[rest])
        return value

    def numbers(self, values: vec[i64]) -> vec[i64]:
        self.length(len(values))
        self.counts(values)
        return values

    def text(self, value: str) -> None:
        """Write a text."""
        data = value.encode()
        self.number(len(data))
        self._out.write(data)

    def record(self, value: Any) -> Any:
        kind = type(value)
        name = WRITTEN_NAMES.get(kind)
        if name is None:
            name = written_name(kind)
        self._out.write(name)
        for field in field_names(kind):
            self._field(getattr(value, field))
        return value

    def _field(self, value: Any) -> None:
        """Write a field of a record, after what it is."""
        if value is True:
            self.number(YES)
        elif value is False:
            self.number(NO)
        elif isinstance(value, int):
            self.number(NUMBER)
            self.number(value)
        elif hasattr(value, "__len__"):
            self.number(NUMBERS)
            self.numbers(vec[i64](list(value)))
        else:
            self.number(RECORD)
            self.record(value)


class ArchiveReader(Archive):
    """Gives what was written, in the same order.

    Everything that it makes is bounded by the length of the bytes. What it cannot read raises ArchiveError.
    """

    def __init__(self, data: bytes, root: type | None = None) -> None:
        """Begin at the first byte; what is read as a record is of a class below `root`."""
        self._data = data
        self._root = root
        self._at: i64 = 0
        self._end: i64 = len(data)
        self._depth: i64 = 0

    @property
    def left(self) -> int:
        """How many bytes are not read yet."""
        return int(self._end - self._at)

    def _byte(self) -> i64:
        if self._at >= self._end:
            raise ArchiveError("state-broken")
        self._at += 1
        return self._data[self._at - 1]

    def number(self, value: i64) -> i64:
        byte = self._byte()
        below_zero = byte & 64
        found = byte & 63
        shift: i64 = 6
        while byte & 128:
            byte = self._byte()
            if shift > 62 or (shift == 62 and byte > 1):
                raise ArchiveError("state-broken")
            found |= (byte & 127) << shift
            shift += 7
        if below_zero:
            return -1 - found
        return found

    def length(self, value: i64 = 0) -> i64:
        count = self.number(0)
        if count < 0 or count > self._end - self._at:
            raise ArchiveError("state-broken")
        return count

    def numbers(self, values: vec[i64]) -> vec[i64]:
        found = vec[i64]()
        for _ in range(self.length()):
            found = append(found, self.number(0))
        return found

    def text(self) -> str:
        """Return the next text."""
        count = self.length()
        start = self._at
        self._at += count
        try:
            return self._data[start : self._at].decode()
        except UnicodeDecodeError:
            raise ArchiveError("state-broken") from None

    def record(self, value: Any) -> Any:
        kind = kind_named(self.text(), self._root)
        if kind is None or self._depth == DEEPEST:
            raise ArchiveError("state-broken")
        self._depth += 1
        fields = [self._field() for _ in field_names(kind)]
        self._depth -= 1
        try:
            return kind(*fields)
        except TypeError:
            raise ArchiveError("state-broken") from None

    def _field(self) -> Any:
        """Return the next field of a record."""
        what = self.number(0)
        if what == NUMBER:
            return int(self.number(0))
        if what == NUMBERS:
            return self.numbers(vec[i64]())
        if what == RECORD:
            return self.record(None)
        if what in (NO, YES):
            return what == YES
        raise ArchiveError("state-broken")


def name_of(kind: type) -> str:
    """Return the name under which a class of records is written."""
    return f"{kind.__module__}:{kind.__qualname__}"


def written_name(kind: type) -> bytes:
    """Return the name of a class of records as it is written, and remember it."""
    writer = ArchiveWriter()
    writer.text(name_of(kind))
    WRITTEN_NAMES[kind] = writer.bytes()
    return WRITTEN_NAMES[kind]


def field_names(kind: type) -> list[str]:
    """Return the fields of a class of records: what its constructor takes, in that order."""
    found = FIELD_NAMES.get(kind)
    if found is None:
        found = list(inspect.signature(kind).parameters)
        FIELD_NAMES[kind] = found
    return found


def kind_named(name: str, root: type | None) -> type | None:
    """Return the class below `root` of that name, or None."""
    if name not in KINDS and root is not None:
        KINDS.update(kinds_below(root))
    found = KINDS.get(name)
    return found if found is not None and root is not None and issubclass(found, root) else None


def kinds_below(kind: type) -> dict[str, type]:
    """Return all classes below that one, by `name_of`."""
    found: dict[str, type] = {}
    below: type
    for below in kind.__subclasses__():
        found[name_of(below)] = below
        found |= kinds_below(below)
    return found
