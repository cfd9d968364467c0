"""A question keeps its number while others seal their answers."""

from duel.table import commit, table


def test_others_sealed_answers_do_not_age_a_question() -> None:
    match = table("igm igd iga", "ige igg igm", "igm igd iga")
    put = match.number
    match.play(0, "commit igm")
    match.play(1, "commit ige")
    assert match.asked_at(2) == put
    assert match.asked_at(0) == put + 1 and match.asked_at(1) == put + 2


def test_nor_do_answers_that_others_take_back() -> None:
    match = table("igm igd iga", "ige igg igm", "igm igd iga")
    put = match.number
    match.play(0, "commit igm")
    match.undo(0)
    match.play(0, "commit igd")
    assert match.asked_at(2) == put and match.asked_at(1) == put
    assert match.asked_at(0) == match.number


def test_ones_own_undo_and_a_rewind_put_a_new_question() -> None:
    match = table("igm igd iga", "ige igg igm", "igm igd iga")
    put = match.number
    match.play(0, "commit igm")
    match.undo(0)
    assert match.asked_at(0) == match.number == put + 2
    match.play(1, "commit ige")
    match.rewind(put)
    assert [match.asked_at(seat) for seat in range(3)] == [match.number] * 3


def test_an_open_answer_ages_every_question() -> None:
    match = table("igm igd iga", "ige igg igm", then=("turn calm", "draw igg"))
    commit(match, "iga", "ige")
    assert [match.asked_at(seat) for seat in range(2)] == [match.number] * 2
