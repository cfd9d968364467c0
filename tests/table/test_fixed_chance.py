"""Luck that is fixed before the first draw: going back brings the same, and only the table's own hash is checked."""

import random
from pathlib import Path

import pytest

import organelle
from organelle import catalog
from organelle.catalog import GameInfo
from organelle.fairness import coverage_sentences, verify
from organelle.games import GAMES
from organelle.table import notation
from organelle.table.chance import FixedChance, SecureChance, hash_of, seat_word
from organelle.table.match import Match

REPLAYS = sorted((Path(__file__).parents[1] / "replays").glob("*.log"))
WORDS = (seat_word(0, "frog", sealed=True), seat_word(1, "owl", sealed=False))


def new(source: SecureChance, game: str = "duel") -> Match:
    return GameInfo(GAMES[game]).match(2, {}, None, source)


def play(match: Match, choice: int = 0) -> None:
    codes = match.codes(match.waiting[0])
    match.play(match.waiting[0], codes[min(choice, len(codes) - 1)])


def finish(match: Match) -> Match:
    while not match.over:
        play(match)
    return match


def draws(match: Match) -> list[str]:
    return [entry.words for entry in match.entries() if entry.who == "chance" and entry.live]


def ground_text(wanted: list[str]) -> str:
    """The text of a game whose first draws a cheat has chosen, by trying secrets until they came."""
    for attempt in range(100_000):
        source = SecureChance(f"attempt {attempt}", ("frog", "owl"))
        match = new(source)
        if draws(match)[: len(wanted)] == wanted:
            return match.text() + f"{match.number + 1} reveal {source.secret}\n"
    raise AssertionError("no secret gives that")


def test_words_say_whose_they_are_and_whether_they_were_sealed() -> None:
    match = new(FixedChance("open sesame", WORDS))
    assert f"1 luck fixed {hash_of('open sesame')} 0:frog 1?owl\n" in match.text()
    assert " luck fixed " in organelle.game("duel").new(2).text(), "new games are played so"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_going_back_brings_the_same_draws_again(game: str) -> None:
    match = new(FixedChance("s", WORDS), game)
    opening = draws(match)
    for _ in range(8):
        match.rewind(0)
        assert draws(match) == opening
    for _ in range(12):
        play(match)
    first = draws(match)
    match.rewind(0)
    for _ in range(12):
        play(match)
    assert draws(match) == first


def test_another_course_does_not_draw_anew_what_was_drawn() -> None:
    """Whoever plays another card after going back draws the same from the deck: there is nothing to try again for."""
    match = new(FixedChance("s"))
    start, dealt = match.number, len(draws(match))
    courses = []
    for choice in (0, 1):
        play(match, choice)
        play(match)
        courses.append(draws(match))
        match.rewind(start)
    assert len(courses[0]) > dealt and courses[0][: dealt + 1] == courses[1][: dealt + 1]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_whole_games_with_ways_back_are_verified(game: str) -> None:
    """Any choices, and now and then back by any number of entries; no honest game is called forged."""
    match, dice = new(FixedChance("s", WORDS), game), random.Random(5)
    while not match.over:
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(match.codes(seat)))
        if not match.over and match.number < 300 and dice.random() < 0.15:
            match.rewind(dice.randrange(match.number))
    assert " rewind " in match.text()
    verdict = verify(GAMES, match.text())
    assert verdict.differs is None and verdict.unrevealed == 0 and verdict.covered == [(1, match.number)]
    assert verdict.checked == match.text().count(" chance ") and verdict.words == list(WORDS)


def test_a_draw_that_was_drawn_anew_is_named() -> None:
    match = new(FixedChance("s"))
    match.rewind(0)
    lines = finish(match).text().splitlines()
    second = next(place for place, line in enumerate(lines) if " rewind 0" in line) + 1
    number, _, words = lines[second].split(" ", 2)
    card = next(card for card in ("igm", "igd") if not words.endswith(card))
    lines[second] = f"{number} chance draw {card}"
    verdict = verify(GAMES, "\n".join(lines))
    assert verdict.differs is not None and verdict.differs.number == int(number) and verdict.expected == words


def test_a_game_of_before_goes_on_with_fixed_luck_under_the_same_hash() -> None:
    match = new(SecureChance("kept", ("frog", "owl")))
    play(match)
    again = finish(catalog.replay(GAMES, match.text(), source=FixedChance("kept", WORDS)))
    assert " luck secure " in again.text() and " luck fixed " in again.text()
    verdict = verify(GAMES, again.text())
    assert verdict.differs is None and verdict.unrevealed == 0 and verdict.checked == len(draws(again))


def test_what_came_with_a_text_is_not_checked_though_its_secret_is_revealed() -> None:
    forged = ground_text(["draw igm", "draw igm"])
    assert verify(GAMES, forged).checked > 0, "by itself such a text looks sound"
    header, entries = notation.parse(forged)
    match = catalog.load_match(GAMES, forged, FixedChance("the table's own", WORDS))
    match.header.imported = len(entries)
    text = finish(match).text()
    assert f"\nimported {len(entries)}\n" in text and header.imported == 0
    verdict = verify(GAMES, text)
    assert verdict.commit == hash_of("the table's own") and verdict.imported == len(entries)
    assert verdict.covered == [(len(entries) + 1, match.number)] and verdict.checked > 0
    assert verdict.unrevealed == sum(entry.who == "chance" for entry in entries)
    told = (
        f"{len(entries)} came with the text that the table was opened from, and are not checked; {len(entries) + 1} to"
    )
    assert told in coverage_sentences("en", verdict)[0]


def test_a_text_whose_header_was_cut_is_still_checked_under_one_hash_only() -> None:
    forged = ground_text(["draw igm"])
    text = finish(catalog.load_match(GAMES, forged, FixedChance("own"))).text()
    assert "imported" not in text
    verdict = verify(GAMES, text)
    chosen = [entry.number for entry in notation.parse(forged)[1] if entry.who == "chance"]
    assert verdict.commit == hash_of("own") and verdict.unrevealed == len(chosen)
    assert [first for first, _ in verdict.covered] == [chosen[-1] + 1]
    stranger = verify(GAMES, text, hash_of("never shown"))
    assert stranger.checked == 0 and stranger.covered == []


def test_a_text_that_says_less_than_nothing_came_is_broken() -> None:
    text = organelle.game("duel").new(2, seed=1).text().replace("\n\n", "\nimported -1\n\n", 1)
    with pytest.raises(organelle.Illegal, match="imported -1"):
        organelle.replay(text)


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_no_game_of_the_corpus_is_called_forged(path: Path) -> None:
    text = path.read_text("utf-8")
    verdict = verify(GAMES, text)
    assert verdict.differs is None and verdict.unknown is None
    assert verdict.checked + verdict.unrevealed > 0
