"""Luck: secure and verifiable, seeded, scripted."""

import hashlib

import pytest

import organelle
from organelle import catalog
from organelle.catalog import GameInfo
from organelle.fairness import verify
from organelle.games import GAMES
from organelle.table.chance import ChanceSource, ScriptedChance, SecureChance, SeededChance
from organelle.table.match import Match


def new(source: ChanceSource) -> Match:
    return GameInfo(GAMES["duel"]).match(2, {}, None, source)


def finish(match: Match) -> Match:
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.codes(seat)[0])
    return match


def test_the_hash_comes_first_and_the_secret_last() -> None:
    source = SecureChance("open sesame", ("frog", "owl"))
    match = new(source)
    commit = hashlib.sha256(b"open sesame").hexdigest()
    assert f"1 luck secure {commit} frog owl\n" in match.text()
    assert "sesame" not in match.text()
    assert finish(match).text().endswith("reveal open sesame\n")


def test_seats_words_change_the_draws() -> None:
    games = {finish(new(SecureChance("s", words))).text() for words in ((), ("a",), ("a", "b"), ("b", "a"))}
    assert len(games) == 4


def test_every_answer_of_a_bot_has_luck_of_its_own() -> None:
    source = SecureChance("s", ("a",))
    whims = {source.bot_seed(seat, version, tried) for seat in range(3) for version in range(3) for tried in range(2)}
    assert len(whims) == 18 and all(0 <= whim < 2**62 for whim in whims)
    assert SecureChance("s", ("b",)).bot_seed(0, 0, 0) not in whims


def test_a_fair_game_is_verified() -> None:
    text = finish(new(SecureChance("", ("frog", "owl")))).text()
    verdict = verify(GAMES, text)
    assert verdict.differs is None and verdict.unrevealed == 0
    assert verdict.checked == text.count(" chance ")


def test_every_changed_draw_is_named() -> None:
    lines = finish(new(SecureChance("again"))).text().splitlines()
    cards = ["igm", "igd", "iga", "ige", "igg"]
    for place, line in enumerate(lines):
        if " chance draw " in line:
            card = line.split(" ")[-1]
            other = cards[(cards.index(card) + 1) % 5]
            changed = [*lines[:place], line.replace(card, other), *lines[place + 1 :]]
            verdict = verify(GAMES, "\n".join(changed))
            assert verdict.differs is not None
            assert verdict.differs.text() == line.replace(card, other) and verdict.expected == f"draw {card}"


def test_luck_goes_on_after_a_restart_and_still_verifies() -> None:
    match = new(SecureChance("kept by the host", ("frog",)))
    for seat in match.waiting:
        match.play(seat, match.codes(seat)[0])
    again = catalog.replay(GAMES, match.text(), source=SecureChance("kept by the host", ("frog",)))
    assert finish(again).text() == finish(match).text()
    assert verify(GAMES, again.text()).differs is None


def test_luck_that_changes_hands_is_written_down() -> None:
    match = new(SeededChance(1))
    again = catalog.replay(GAMES, match.text(), source=SecureChance("new"))
    verdict = verify(GAMES, finish(again).text())
    assert verdict.unrevealed == 7 and verdict.checked > 0 and verdict.differs is None


def test_an_undone_draw_counts_and_verifies() -> None:
    match = new(SecureChance("with undo"))
    for seat in match.waiting:
        match.play(seat, match.codes(seat)[0])
    match.rewind(9)
    assert verify(GAMES, finish(match).text()).differs is None


def test_going_back_after_the_reveal_takes_a_new_secret() -> None:
    match = finish(new(SecureChance("first")))
    match.rewind(20)
    text = finish(match).text()
    assert text.count(" luck secure ") == 2 and text.count(" reveal ") == 2
    assert verify(GAMES, text).differs is None


def test_a_script_is_followed_and_refuses_what_cannot_be() -> None:
    with pytest.raises(organelle.Illegal, match="Chance cannot give “draw igx” here; it can give draw igm"):
        new(ScriptedChance(["draw igx"]))
    with pytest.raises(organelle.Illegal, match="ended after 2 outcomes"):
        new(ScriptedChance(["draw igm", "draw igm"]))
