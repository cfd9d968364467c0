"""The rules of Duel, one test a rule and more."""

import pytest

import organelle
from duel.table import commit, keys, points, table


def test_hands_are_secret() -> None:
    """Everyone draws three cards that only they see. [DU-1.1]"""
    match = table("igm igd iga", "ige igg igm")
    players = match.view(0)["table"]["players"]
    assert players[0]["hand"] == {"igm": 1, "igd": 1, "iga": 1}
    assert players[1]["hand"] == {} and players[1]["cards"] == 3
    assert all(player["hand"] == {} for player in match.view(None)["table"]["players"])


@pytest.mark.parametrize(("variant", "rounds"), [("classic", 6), ("volley", 5), ("feverish", 6)])
def test_a_variant_says_how_long_the_game_is(variant: str, rounds: int) -> None:
    """The table chooses a variant before the game. [DU-1.2]"""
    match = organelle.game("duel").new(seats=2, seed=4, variant=variant)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.codes(seat)[0])
    assert keys(match).count("turned") == rounds


def test_fever_comes_by_the_odds_of_the_variant() -> None:
    """A round is calm or feverish. [DU-2.1]"""
    match = table("igm igd iga", "ige igg igm", then=("turn fever",))
    assert match.view(0)["table"]["temperature"] == "fever"


def test_nobody_sees_a_commitment_before_all_have_committed() -> None:
    """Commitments are secret and simultaneous. [DU-2.2]"""
    match = table("igm igd iga", "ige igg igm")
    before = match.view(1)
    match.play(0, "commit igm")
    after = match.view(1)
    assert after["table"]["players"][0].pop("ready") and not before["table"]["players"][0].pop("ready")
    assert after["table"] == before["table"]
    assert "committed" not in keys(match)


def test_a_second_card_where_the_variant_allows_two() -> None:
    """In a volley a seat adds a second card or is done. [DU-2.2]"""
    match = table("igm igm iga", "ige igg igm", then=("turn calm",), variant="volley")
    match.play(0, "commit igm")
    assert match.codes(0) == ["commit igm", "commit iga", "done"]
    match.play(0, "commit iga")
    match.play(1, "commit ige")
    match.play(1, "done")
    assert keys(match).count("committed") == 3


def test_nobody_can_count_what_others_write_on_their_slips() -> None:
    """One card or two: before the slips are opened nothing tells. [DU-2.2]"""
    one, two = (table("igm igm iga", "ige igg igm", then=("turn calm",), variant="volley") for _ in range(2))
    one.play(0, "commit igm")
    one.play(0, "done")
    two.play(0, "commit igm")
    assert two.view(1)["number"] == one.view(1)["number"], "the number of answers would tell"
    two.undo(0)
    two.play(0, "commit iga")
    two.play(0, "commit igm")
    assert one.view(1) == two.view(1) and one.view(None) == two.view(None)


def test_the_highest_affinity_binds_in_calm() -> None:
    """The best total binds the antigen. [DU-2.3]"""
    match = table("igm igd iga", "ige igg igm", then=("turn calm",))
    commit(match, "iga", "ige")
    assert "bound" in keys(match) and match.waiting == (1,)


def test_the_lowest_affinity_binds_in_fever() -> None:
    """Fever turns the order round. [DU-2.3]"""
    match = table("igm igd iga", "ige igg igm", then=("turn fever",))
    commit(match, "iga", "ige")
    assert match.waiting == (0,)


def test_a_tie_for_the_best_binds_nothing() -> None:
    """Nobody wins a tied round, even if a third is worse. [DU-2.3]"""
    match = table("igm igd iga", "iga igg igm", "igd igd igm", then=("turn calm",))
    commit(match, "iga", "iga", "igd")
    assert "unbound" in keys(match) and points(match) == [0, 0, 0]


def test_a_tie_below_the_best_does_not_matter() -> None:
    """Only a tie for the best counts. [DU-2.3]"""
    match = table("igm igd iga", "igd igg igm", "igd igd igg", then=("turn calm",))
    commit(match, "igd", "igd", "igg")
    assert match.waiting == (2,)


def test_the_binder_keeps_the_card_it_saw() -> None:
    """Keeping the card brings no point. [DU-2.4]"""
    match = table("igm igd iga", "ige igg igm", then=("turn calm", "draw igg", "draw igm", "draw iga"))
    commit(match, "iga", "ige")
    assert match.view(1)["table"]["seen"] == "igg" and "seen" not in match.view(0)["table"]
    match.play(1, "keep")
    assert match.view(1)["table"]["players"][1]["hand"] == {"igm": 1, "igg": 2, "iga": 1}
    assert points(match) == [0, 0]


def test_the_binder_puts_the_card_back_and_the_next_player_draws_it() -> None:
    """A returned card lies on top, known to the binder, and is drawn first. [DU-2.4]"""
    match = table("igm igd iga", "ige igg igm", then=("turn calm", "draw igg"))
    commit(match, "iga", "ige")
    match.play(1, "return")
    assert points(match) == [0, 1]
    assert match.view(0)["table"]["players"][0]["hand"] == {"igm": 1, "igd": 1, "igg": 1}
    assert match.view(1)["table"]["players"][0]["hand"] == {"igg": 1}, "the binder knows what it put there"


def test_a_known_card_is_forgotten_when_its_kind_is_played() -> None:
    """Whoever knew of one card of a kind cannot tell whether another lies behind it. [DU-2.4]"""
    match = table("igm igd iga", "ige igg igm", then=("turn calm", "draw igg", "draw igg", "draw igm", "turn calm"))
    commit(match, "iga", "ige")
    match.play(1, "return")
    commit(match, "igg", "igm")
    assert match.view(1)["table"]["players"][0]["hand"] == {}


def test_refilling_begins_left_of_the_binder() -> None:
    """Everyone draws what it committed, the binder last. [DU-2.5]"""
    match = table("igm igd iga", "ige igg igm", "igm igd iga", then=("turn calm",))
    commit(match, "iga", "igg", "igm")
    number = match.number
    match.play(1, "return")
    drawn = [fact["seat"] for fact in match.events(number) if fact["key"] == "duel.drew"]
    assert drawn == [2, 0, 1]


def test_the_discard_pile_becomes_the_deck() -> None:
    """An empty deck is made anew from the discard pile. [DU-2.5]"""
    few = {"cards": [["igm", 1, 4], ["igg", 5, 4]]}
    match = organelle.game("duel").new(seats=2, seed=3, cards=few)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.codes(seat)[0])
    assert "shuffled" in keys(match)


def test_the_most_points_win_and_ties_share() -> None:
    """The winners are those with the most points. [DU-3.1]"""
    for seed in range(30):
        match = organelle.game("duel").new(seats=3, seed=seed)
        while not match.over:
            assert match.winners == []
            seat = match.waiting[-1]
            match.play(seat, match.codes(seat)[-1])
        assert match.winners == [seat for seat in range(3) if match.scores[seat] == max(match.scores)]


def test_a_full_hand_cannot_keep_and_the_table_plays_the_only_answer() -> None:
    """A hand of four returns the card without being asked, since all can see that it must. [DU-2.4]"""
    rich = {"cards": [["igm", 1, 9], ["iga", 3, 9], ["igg", 5, 9]]}
    forced = 0
    for seed in range(20):
        match = organelle.game("duel").new(seats=2, seed=seed, cards=rich)
        while not match.over:
            seat = match.waiting[0]
            codes = match.codes(seat)
            match.play(seat, "keep" if "keep" in codes else codes[-1])
        forced += match.text().count(" return\n")
    assert forced > 0


def test_people_can_read_a_game_in_a_debugger() -> None:
    s = table("igm igd iga", "ige igg igm").state()
    assert repr(s) == "<Duel round 1 of 6, points [0, 0]>"
    assert repr(s.players[0]) == "<Player 0 points, 3 cards>"
