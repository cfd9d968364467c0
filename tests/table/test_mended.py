"""A game whose rules were mended while it was on: what they no longer allow is skipped if the table went back."""

import pytest

import organelle
from organelle import catalog
from organelle.fairness import verify
from organelle.games import GAMES
from organelle.table.chance import SecureChance, SeededChance
from organelle.table.match import Match
from table.test_chance import finish, new


def mended() -> tuple[Match, str, int, int]:
    """A finished game, its text with an entry that is not allowed, and the first and last entry that this spoils."""
    match = new(SecureChance("kept by the host", ("frog", "owl")))
    first = match.number + 1
    for _ in range(4):
        seat = match.waiting[0]
        match.play(seat, match.codes(seat)[0])
    last = match.number
    match.rewind(first - 1)
    finish(match)
    return match, spoiled(match, first), first, last


def spoiled(match: Match, number: int) -> str:
    line = match.entries(number - 1)[0].text()
    return match.text().replace(f"\n{line}\n", f"\n{number} 0 commit sunshine\n")


def test_its_text_plays_to_the_same_end() -> None:
    match, text, _, _ = mended()
    again = organelle.replay(text)
    assert again.text() == text and again.over and again.scores == match.scores
    assert again.view(None) == match.view(None)


def test_at_every_entry_that_is_skipped_the_table_stands_as_before() -> None:
    _, text, first, last = mended()
    seen = [
        catalog.load_match(GAMES, text, SeededChance(0), at=at).view(0)["table"] for at in range(first - 1, last + 1)
    ]
    assert len(seen) > 2 and all(table == seen[0] for table in seen)


def test_its_luck_is_verified_except_for_what_is_skipped() -> None:
    _, text, first, last = mended()
    verdict = verify(GAMES, text)
    assert verdict.differs is None and verdict.unknown is None and verdict.skipped == [(first, last)]
    lines = text.splitlines()
    skipped = [line for line in lines if line[:1].isdigit() and first <= int(line.split(" ")[0]) <= last]
    assert verdict.checked == text.count(" chance ") - sum(" chance " in line for line in skipped) > 0


def test_a_draw_that_nobody_can_draw_any_more_is_skipped_too() -> None:
    match = new(SecureChance("again"))
    line = match.entries(2)[0].text()
    match.rewind(2)
    text = finish(match).text().replace(line, "3 chance draw igx")
    verdict = verify(GAMES, text)
    assert verdict.differs is None and verdict.skipped[0][0] == 3 and organelle.replay(text).scores == match.scores


def test_what_nothing_takes_back_is_refused() -> None:
    match = finish(new(SecureChance("again")))
    number = next(entry.number for entry in match.entries() if entry.who == "0")
    for text in (spoiled(match, number), spoiled(match, number) + f"{match.number + 1} rewind {number}\n"):
        for follow in (organelle.replay, lambda text: verify(GAMES, text)):
            with pytest.raises(organelle.Illegal, match=f"Entry {number} is not possible there: “0 commit sunshine”"):
                follow(text)


def test_luck_that_changed_hands_in_what_is_skipped_is_not_asked_again() -> None:
    match = new(SeededChance(1))
    first = match.number + 1
    again = catalog.replay(GAMES, match.text(), source=SecureChance("new"))
    for _ in range(2):
        again.play(again.waiting[0], again.codes(again.waiting[0])[0])
    assert " luck secure " in again.text()
    again.rewind(first - 1)
    text = spoiled(again, first)
    assert finish(catalog.replay(GAMES, text, source=SecureChance("new"))).text().count(" luck secure ") == 1
