"""A question keeps its number while others seal their answers."""

import organelle
from duel.table import commit, table


def test_others_sealed_answers_do_not_age_a_question() -> None:
    match = table("igm igd iga", "ige igg igm", "igm igd iga")
    put = match.number
    match.play(0, "commit igm")
    match.play(1, "commit ige")
    assert match.question_number(2) == put
    assert match.question_number(0) == put + 1 and match.question_number(1) == put + 1
    assert match.question_number(None) == put, "nor does a spectator learn how many there are"


def test_nor_do_answers_that_others_take_back() -> None:
    match = table("igm igd iga", "ige igg igm", "igm igd iga")
    put = match.number
    match.play(0, "commit igm")
    match.undo(0)
    match.play(0, "commit igd")
    assert match.question_number(2) == put and match.question_number(1) == put
    assert match.question_number(0) == match.number
    match.play(1, "commit ige")
    assert match.question_number(1) == put + 1, "one's own answers only"


def test_ones_own_undo_and_a_rewind_put_a_new_question() -> None:
    match = table("igm igd iga", "ige igg igm", "igm igd iga")
    put = match.number
    match.play(0, "commit igm")
    match.undo(0)
    assert match.question_number(0) == match.number == put + 2
    match.play(1, "commit ige")
    match.rewind(put)
    assert [match.question_number(seat) for seat in range(3)] == [match.number] * 3


def test_an_open_answer_ages_every_question() -> None:
    match = table("igm igd iga", "ige igg igm", then=("turn calm", "draw igg"))
    commit(match, "iga", "ige")
    assert [match.question_number(seat) for seat in range(2)] == [match.number] * 2


def test_an_entry_knows_the_question_it_answers_in_a_replay_too() -> None:
    match = table("igm igd iga", "ige igg igm", "igm igd iga")
    put = match.number
    match.play(0, "commit igm")
    match.play(1, "commit ige")
    match.undo(0)
    match.play(0, "commit igd")
    for played in (match, organelle.replay(match.text())):
        assert [entry.question_number for entry in played.entries(put)] == [put, put, put + 1, put + 2]


def test_a_slip_taken_back_is_nobodys_news() -> None:
    match = table("igm igd iga", "ige igg igm")
    match.play(0, "commit igm")
    match.undo(0)
    commit(match, "igd", "ige")
    for seat in (0, 1, None):
        assert not any(fact["key"] == "table.undone" for fact in match.events(seat=seat))
