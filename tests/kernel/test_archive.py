"""Archives: what is written is read again, and nothing else is."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from organelle.kernel.archive import ArchiveError, ArchiveReader, ArchiveWriter

NUMBERS = st.integers(-(2**63), 2**63 - 1)


@given(st.lists(NUMBERS))
def test_numbers_come_back(values: list[int]) -> None:
    writer = ArchiveWriter()
    for value in values:
        assert writer.number(value) == value
    reader = ArchiveReader(writer.bytes())
    assert [reader.number(0) for _ in values] == values
    assert reader.left == 0


@given(st.lists(NUMBERS), st.text(), st.booleans())
def test_vectors_texts_and_flags_come_back(values: list[int], text: str, flag: bool) -> None:
    writer = ArchiveWriter()
    writer.numbers(vec[i64](values))
    writer.text(text)
    writer.flag(flag)
    reader = ArchiveReader(writer.bytes())
    assert list(reader.numbers(vec[i64]())) == values
    assert reader.text() == text
    assert reader.flag(not flag) == flag


def test_small_numbers_take_one_byte() -> None:
    for value in (0, 63, -1, -64):
        writer = ArchiveWriter()
        writer.number(value)
        assert len(writer.bytes()) == 1


@given(st.binary(max_size=40))
def test_whatever_the_bytes_are_reading_ends(data: bytes) -> None:
    for read in ("number", "text", "record", "numbers"):
        reader = ArchiveReader(data)
        with contextlib.suppress(ArchiveError):
            getattr(reader, read)(*([] if read == "text" else [vec[i64]()] if read == "numbers" else [0]))
        assert reader.left >= 0


def test_a_number_beyond_64_bits_is_refused() -> None:
    with pytest.raises(ArchiveError):
        ArchiveReader(b"\xff" * 9 + b"\x02").number(0)
    with pytest.raises(ArchiveError):
        ArchiveReader(b"\x80" * 30 + b"\x00").number(0)


def test_a_length_beyond_the_bytes_is_refused() -> None:
    writer = ArchiveWriter()
    writer.number(2**40)
    with pytest.raises(ArchiveError):
        ArchiveReader(writer.bytes()).numbers(vec[i64]())
