"""How much of a text or a card table is read at all: looked at before anything is parsed."""

from __future__ import annotations

import re

from organelle.kernel.game import Cards, Fault
from organelle.server.errors import CardsTooLarge, TextTooLong, TextTooManyRewinds
from organelle.table.errors import BrokenText, IllegalSetup

LINES = 5_000
"""The most lines a text may have: several times those of the longest game."""

LINE = 2_000
"""The most letters a line of a text may have."""

REWINDS = 500
"""How often a text may take something back: each time all is played again from the beginning."""

CARDS = 100_000
"""The most letters of a card table: several times those of all cards of a game."""

DEPTH = 6
"""How deep a card table or a row may be nested; a table of cards needs three."""

WORD = 60
"""The most letters of a name in a card table or a header."""

TAKEN_BACK = re.compile(r"[0-9]+ (?:undo|rewind) ")
STRINGS = re.compile(
    r'"""(?:[^\\]|\\.)*?(?:"""|\Z)|"(?:[^"\\\n]|\\.)*+"?|' + r"'''.*?(?:'''|\Z)|'[^'\n]*+'?", re.DOTALL
)
"""Strings of TOML or JSON; one that does not end goes on to the end, so that nothing is looked at twice."""
DOTTED = re.compile(rf"(?<![\w-])[\w-]++(?:[ \t]*+\.[ \t]*+[\w-]++){{{DEPTH}}}", re.ASCII)


def check_text(text: str) -> None:
    """Check the text of a game before it is read.

    Raises:
        TextTooLong: if it has too many lines, however they are separated.
        TextTooManyRewinds: if too much is taken back in it.
        BrokenText: if a line is too long.
    """
    if len(text) > LINES * LINE or len(lines := text.splitlines()) > LINES:
        raise TextTooLong(most=LINES)
    for number, line in enumerate(lines, 1):
        if len(line) > LINE:
            raise BrokenText(Fault("log-broken-line", number=number, line=f"{line[:WORD]}…"))
    if sum(1 for line in lines if TAKEN_BACK.match(line)) > REWINDS:
        raise TextTooManyRewinds(most=REWINDS)


def check_cards(text: str) -> None:
    """Raise CardsTooLarge if a card table has too many letters or lines."""
    if len(text) > CARDS or len(text.splitlines()) > LINES:
        raise CardsTooLarge(most=CARDS)


def check_nesting(text: str) -> None:
    """Raise IllegalSetup if a card table or a row is nested too deeply, by brackets or by names with dots."""
    bare = STRINGS.sub("x", text)
    if depth(bare) > DEPTH or DOTTED.search(bare):
        raise IllegalSetup(Fault("cards-deep", most=DEPTH))


def check_words(cards: Cards) -> None:
    """Raise IllegalSetup if a cell of a table's own cards is too long a word: it would be in every message."""
    for sheet, rows in cards.items():
        for number, row in enumerate(rows, 1):
            if any(len(str(cell)) > WORD for cell in row):
                raise IllegalSetup(Fault("cards-long", sheet=sheet, row=number, most=WORD))


def depth(text: str) -> int:
    """Return how deep brackets are nested.

    >>> depth("[[1], [2, {a = 3}]]")
    3
    """
    deepest = level = 0
    for sign in text:
        if sign in "[{":
            level += 1
            deepest = max(deepest, level)
        elif sign in "]}":
            level -= 1
    return deepest
