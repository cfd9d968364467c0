"""The public face, as docs/research.md tells it."""

from typing import Any

import pytest

import organelle
from organelle.table.errors import illegal


def played(seed: int = 7, **options: str) -> organelle.Match:
    match = organelle.game("duel").new(seats=3, seed=seed, **options)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.codes(seat)[0])
    return match


def test_examples_are_not_listed_for_players() -> None:
    assert "duel" not in organelle.games()
    assert organelle.game("duel").stage == "example"


def test_facts_of_a_game() -> None:
    game = organelle.game("duel")
    assert (game.name, game.title, game.seats, game.version) == ("duel", "Duel", (2, 3, 4), 1)
    variant = game.options[0]
    assert (variant.name, variant.default) == ("variant", "classic")
    assert {"classic", "volley", "feverish"} <= set(variant.values)


def test_the_same_seed_gives_the_same_game() -> None:
    assert played().text() == played().text()
    assert played().text() != played(seed=8).text()


@pytest.mark.parametrize("name", ["duel", *organelle.games()])
def test_matches_that_begin_alike_go_their_own_ways(name: str) -> None:
    game = organelle.game(name)
    one, other = (game.new(seats=game.seats[-1], seed=7) for _ in range(2))
    text, view = other.text(), other.view(0)
    while not one.over:
        seat = one.waiting[0]
        one.play(seat, one.codes(seat)[0])
    third = game.new(seats=game.seats[-1], seed=7)
    assert (other.text(), other.view(0)) == (third.text(), third.view(0)) == (text, view)


def test_without_a_seed_two_games_differ() -> None:
    game = organelle.game("duel")
    assert game.new(seats=2).text() != game.new(seats=2).text()


def test_a_view_is_plain_data_with_the_question_by_key() -> None:
    match = organelle.game("duel").new(seats=3, seed=7)
    view = match.view(0)
    assert view["question"] == "duel.commit" and view["waiting"] == [0, 1, 2]
    assert view["seat"] == 0 and view["scores"] is None and not view["over"]
    assert match.view(None)["seat"] is None


def test_the_end() -> None:
    match = played()
    assert match.over and match.waiting == () and match.codes(0) == []
    assert match.winners and match.view(None)["scores"] == match.scores


def test_numbers_only_rise() -> None:
    match = organelle.game("duel").new(seats=2, seed=1)
    numbers = [match.number]
    match.play(0, match.codes(0)[0])
    numbers.append(match.number)
    match.undo(0)
    numbers.append(match.number)
    match.rewind(numbers[0] - 1)
    numbers.append(match.number)
    assert numbers == sorted(set(numbers))


def test_a_preview_tells_what_would_happen_and_changes_nothing() -> None:
    match = organelle.game("duel").new(seats=2, seed=1)
    assert match.preview(0, match.codes(0)[0]) == [], "a sealed answer causes nothing yet"
    while match.question != "duel.spoils":
        seat = match.waiting[0]
        match.play(seat, match.codes(seat)[0])
    seat, before = match.waiting[0], match.text()
    assert match.preview(seat, "return") == [{"key": "duel.scored", "seat": seat}]
    assert match.preview(seat, "keep") == [{"key": "duel.kept", "seat": seat}]
    assert match.text() == before


def test_a_sealed_answer_that_leaves_its_slip_incomplete_is_not_final() -> None:
    """The last seat to answer may still take back its first of two answers. [DU-2.2]"""
    match = organelle.game("duel").new(seats=2, seed=7, variant="volley")
    while 1 in match.waiting:
        match.play(1, match.codes(1)[0])
    code = match.codes(0)[0]
    assert match.waiting == (0,) and not match.final(0, code)
    match.play(0, code)
    assert match.undoable(0) and match.final(0, "done")


def test_a_choice_is_final_when_it_brings_something_to_light() -> None:
    """What is said beforehand holds: a final choice cannot be taken back alone, any other can."""
    for name in organelle.games():
        match = organelle.game(name).new(seats=2, seed=3)
        for _ in range(40):
            if match.over:
                break
            seat = match.waiting[0]
            codes = match.codes(seat)
            code = codes[match.number % len(codes)]
            final = match.final(seat, code)
            match.play(seat, code)
            assert bool(match.undoable(seat)) is not final, (name, match.number, code)


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (7, {}, "duel is played with 2, 3, 4 seats, not with 7."),
        (2, {"variant": "wild"}, "The option variant cannot be “wild”; it can be classic, volley, feverish"),
        (2, {"virus": True}, "duel has no option called “virus”; it has variant."),
    ],
)
def test_a_bad_table_is_refused_with_a_sentence(seats: int, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(organelle.Illegal) as refusal:
        organelle.game("duel").new(seats=seats, **options)
    assert str(refusal.value).startswith(sentence)


def test_an_unknown_game_is_refused_with_a_sentence() -> None:
    with pytest.raises(organelle.Illegal, match=r"There is no game called “chess”; there are .*duel"):
        organelle.game("chess")


def test_a_bad_answer_is_refused_and_changes_nothing() -> None:
    match = organelle.game("duel").new(seats=2, seed=1)
    before = match.text()
    for seat, code, complaint in [
        (0, "keep", "“keep” is not possible now"),
        (0, "nonsense", "not possible now; there"),
        (5, "commit igm", "no such seat; this table has 2 seats"),
        (-1, "commit igm", "no such seat"),
    ]:
        with pytest.raises(organelle.Illegal, match=complaint):
            match.play(seat, code)
    match.play(0, match.codes(0)[0])
    with pytest.raises(organelle.Illegal, match="Seat 1 is not asked now; the table waits for 2"):
        match.play(0, "commit igm")
    match.undo(0)
    assert match.text().startswith(before)


def test_an_endless_answer_is_refused_with_a_sentence_of_bearable_length() -> None:
    with pytest.raises(organelle.Illegal) as refusal:
        organelle.game("duel").new(seats=2, seed=1).play(0, "x" * 100_000)
    assert str(refusal.value).startswith(f"“{'x' * 60}…” is not possible now; there are ")


def test_what_is_allowed_is_told_whole_however_long_it_is() -> None:
    known = ", ".join(["random"] * 20)
    told = illegal("illegal-bot", bot="y" * 100, allowed=known).message("en")
    assert f"“{'y' * 60}…”" in told and told.endswith(f"{known}.")


def test_refusals_speak_italian_too() -> None:
    with pytest.raises(organelle.Illegal) as refusal:
        organelle.game("chess")
    assert refusal.value.message("it").startswith("Non c’è un gioco chiamato «chess»")
