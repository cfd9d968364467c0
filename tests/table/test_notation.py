"""The text of a game: readable, complete, and checked line by line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import organelle
from duel.table import table

TEXT = """organelle 1
game duel
version 1
seats 2
option variant classic

1 luck scripted
2 chance draw igm
3 chance draw igd
4 chance draw iga
5 chance draw ige
6 chance draw igg
7 chance draw igm
8 chance turn calm
9 0 commit iga
10 undo 0 9
11 0 commit igd
"""


def test_the_text_reads_like_the_game() -> None:
    match = table("igm igd iga", "ige igg igm", then=("turn calm",))
    match.play(0, "commit iga")
    match.undo(0)
    match.play(0, "commit igd")
    assert match.text() == TEXT


def test_a_cut_game_goes_on_from_its_text() -> None:
    match = organelle.replay(TEXT, seed=3)
    assert match.waiting == (1,) and match.text() == TEXT
    match.play(1, "commit igm")
    assert match.text().startswith(TEXT + "12 1 commit igm\n13 luck seeded\n14 chance ")


@pytest.mark.parametrize(
    ("line", "instead", "sentence"),
    [
        ("organelle 1", "PGN", "it begins with “PGN” instead of “organelle 1”."),
        ("organelle 1", "organelle 2", "that this Organelle can read: it begins with “organelle 2” instead of "),
        (
            "version 1",
            "version 99",
            "version 99 of the rules of duel, and this Organelle knows them up to version 1;",
        ),
        ("game duel", "game chess", "There is no game called “chess”"),
        ("game duel\n", "", "The text lacks its header"),
        ("seats 2", "seats 9", "duel is played with 2, 3, 4 seats, not with 9."),
        ("seats 2", "seats two", "Line 4 cannot be read: “seats two”."),
        ("variant classic", "variant wild", "The option variant cannot be “wild”"),
        ("5 chance draw ige", "5 chance draw igx", "Entry 5 is not possible there: “chance draw igx”."),
        ("5 chance draw ige", "5 0 commit igm", "Entry 5 answers what is not asked there: “0 commit igm”."),
        ("5 chance draw ige", "6 chance draw ige", "Line 11 cannot be read"),
        ("5 chance draw ige", "5 nobody draw ige", "Line 11 cannot be read"),
        ("5 chance draw ige", "words", "Line 11 cannot be read: “words”."),
        ("9 0 commit iga", "9 0 commit igg", "Entry 9 is not possible there: “0 commit igg”."),
        ("9 0 commit iga", "9 7 commit iga", "Entry 9 answers what is not asked there: “7 commit iga”."),
        ("10 undo 0 9", "10 undo 1 9", "Entry 10 is not possible there: “undo 1 9”."),
        ("10 undo 0 9", "10 undo 0 8 9", "Entry 10 is not possible there: “undo 0 8 9”."),
        ("10 undo 0 9", "10 undo 0 40", "Entry 10 is not possible there"),
        ("5 chance draw ige", "5 15 draw ige", "Line 11 cannot be read"),
        ("10 undo 0 9", "10 undo 7 9", "Entry 10 is not possible there"),
        ("10 undo 0 9", "10 undo 0 99999999999999999999", "Entry 10 is not possible there"),
        ("10 undo 0 9", "10 undo 99999999999999999999 9", "Entry 10 is not possible there"),
        ("10 undo 0 9", "10 undo -1 9", "Entry 10 is not possible there: “undo -1 9”."),
        ("10 undo 0 9", "10 undo 0 x", "Line 16 cannot be read"),
        ("10 undo 0 9", "10 rewind 9", "Entry 10 is not possible there: “rewind 9”."),
        ("10 undo 0 9", "10 rewind -1", "Entry 10 is not possible there: “rewind -1”."),
        ("10 undo 0 9", "10 rewind 8 9", "Entry 10 is not possible there: “rewind 8 9”."),
        ("10 undo 0 9", "10 rewind x", "Line 16 cannot be read: “10 rewind x”."),
    ],
)
def test_a_broken_line_is_named(line: str, instead: str, sentence: str) -> None:
    with pytest.raises(organelle.Illegal) as refusal:
        organelle.replay(TEXT.replace(line, instead))
    assert sentence in str(refusal.value)


def test_a_row_that_could_be_written_nowhere_is_a_broken_line() -> None:
    """Half a pair of surrogates can be said in JSON and in no file."""
    rows = 'row cards ["igm", 1, 6]\nrow cards ["ig\\ud83e", 5, 6]\nrow cards ["igy", 3, 6]\n'
    with pytest.raises(organelle.Illegal, match="Line 6"):
        organelle.replay(f"organelle 1\ngame duel\nversion 1\nseats 2\n{rows}")


def test_an_empty_text_is_refused() -> None:
    with pytest.raises(organelle.Illegal, match="This is not the text of a game"):
        organelle.replay("")


@settings(deadline=None)
@given(st.data())
def test_a_text_that_was_tampered_with_is_refused_with_a_sentence_or_plays(data: st.DataObject) -> None:
    lines = TEXT.splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    words = lines[place].split(" ")
    scrap = st.one_of(
        st.text(max_size=8), st.sampled_from(["", "0", "-1", "99", "chance", "undo", "commit", "igm", "9 0"])
    )
    words[data.draw(st.integers(0, len(words) - 1))] = data.draw(scrap)
    lines[place] = " ".join(words)
    try:
        match = organelle.replay("\n".join(lines), seed=1)
    except organelle.Illegal:
        return
    assert match.waiting
