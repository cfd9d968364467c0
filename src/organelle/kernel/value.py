"""States as values: equality, hash, copies, pickling and bytes, all from the one list of fields that a class gives."""

from __future__ import annotations

import zlib
from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from organelle.kernel.archive import Archive, ArchiveError, ArchiveReader, ArchiveWriter
from organelle.kernel.setup import Setup

FORMAT: Final = b"organelle state "
"""How the bytes of a state begin."""

FORMAT_VERSION: Final = 1
"""The byte after that; it rises when a field of any state or step is added, dropped or moved."""

CHECKSUM_BYTES: Final = 4


@mypyc_attr(acyclic=True)
class Value:
    """Something that is equal to another of its class if both were set up alike and pass the same through an archive.

    Do not change one that is the key of a dictionary.

    >>> import pickle
    >>> from organelle.games import GAMES
    >>> rules = GAMES["duel"]
    >>> s = rules.new(2, rules.defaults(), rules.cards())
    >>> pickle.loads(pickle.dumps(s)) == s == s.copy()
    True

    Attributes:
        setup: what it was set up with; None for a table that was put together by hand.
    """

    def __init__(self) -> None:
        self.setup: Setup | None = None

    def copy(self) -> Self:
        """Return an independent copy."""
        raise AssertionError

    def serialize(self, archive: Archive) -> None:
        """Pass every field through an archive, which writes them or reads others."""
        raise AssertionError

    def position(self) -> bytes:
        """Return its fields as bytes, without what it was set up with: short, and equal where the fields are."""
        writer = ArchiveWriter()
        self.serialize(writer)
        return writer.bytes()

    def to_bytes(self) -> bytes:
        """Return all of it as bytes, hidden things included, for `Game.from_bytes` of the same version of Organelle.

        Raises:
            ArchiveError: if it was not made by a game's `new`, by a match or by copying such a state.
        """
        return wrap(self._known_setup().header(), self.position())

    def _known_setup(self) -> Setup:
        if self.setup is None:
            raise ArchiveError("state-by-hand")
        return self.setup

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Value)
            and type(self) is type(other)
            and same_setup(self.setup, other.setup)
            and self.position() == other.position()
        )

    def __hash__(self) -> int:
        return hash(self.position())

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> Any:
        return unpickle, (self._known_setup().game, self.to_bytes())


def unpickle(game: Any, data: bytes) -> Any:
    """Return the state of that game's bytes; what a pickle calls."""
    return game.from_bytes(data)


def same_setup(one: Setup | None, other: Setup | None) -> bool:
    """Return whether two states are set up alike; tables put together by hand are not told apart."""
    if one is None or other is None:
        return one is other
    return one is other or one.header() == other.header()


def wrap(header: bytes, position: bytes) -> bytes:
    """Return the bytes of a state: format, checksum, then header and position."""
    writer = ArchiveWriter()
    writer.number(len(header))
    content = writer.bytes() + header + position
    return FORMAT + bytes([FORMAT_VERSION]) + zlib.crc32(content).to_bytes(CHECKSUM_BYTES, "little") + content


def unwrap(data: bytes) -> tuple[bytes, bytes]:
    """Return the header and the position of a state's bytes.

    Raises:
        ArchiveError: if they are no such bytes, of another format, or damaged.
    """
    start = len(FORMAT) + 1
    if not data.startswith(FORMAT) or len(data) < start + CHECKSUM_BYTES:
        raise ArchiveError("state-broken")
    if data[start - 1] != FORMAT_VERSION:
        raise ArchiveError("state-other-format", format=str(data[start - 1]), known=str(FORMAT_VERSION))
    content = data[start + CHECKSUM_BYTES :]
    if zlib.crc32(content) != int.from_bytes(data[start : start + CHECKSUM_BYTES], "little"):
        raise ArchiveError("state-broken")
    reader = ArchiveReader(content)
    size = int(reader.length())
    begin = len(content) - reader.left
    return content[begin : begin + size], content[begin + size :]
