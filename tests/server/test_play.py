"""Moves over the socket: versions, resends, sealed answers, undo alone and together, the end."""

from __future__ import annotations

from typing import Any

from server.host import Eyes, Guest, Host, Json


def duel(host: Host, seats: int = 2, **more: Any) -> tuple[str, list[Guest]]:
    """A table of Duel with a guest for each seat."""
    guests = [host.guest() for _ in range(seats)]
    table = guests[0].open("me", *["open"] * (seats - 1), **more)["id"]
    for seat, guest in enumerate(guests[1:], 1):
        guest.sit(table, seat)
    guests[0].ready(table, 0)
    return table, guests


def play(eyes: Eyes, seat: int, state: Json, code: str = "") -> Json:
    return eyes.do("play", seat=seat, version=state["version"], code=code or state["codes"][0])


def finish(table: str, guests: list[Guest]) -> Json:
    """Plays first codes to the end over HTTP; the last state."""
    while True:
        for seat, guest in enumerate(guests):
            state: Json = guest.ask("GET", f"/tables/{table}/state", seat=seat)
            if state["view"]["over"]:
                return state
            if state["codes"]:
                move = {"seat": seat, "version": state["version"], "code": state["codes"][0]}
                guest.ask("POST", f"/tables/{table}/moves", move)


def test_a_move_is_answered_and_everyone_hears_of_it(host: Host) -> None:
    table, (ada, grace) = duel(host)
    with ada.look(table, 0) as one, grace.look(table, 1) as other:
        state, theirs = one.state(), other.state()
        done = play(one, 0, state)
        assert done == {"type": "done", "id": one.id, "number": state["number"] + 1}
        heard = other.state()
        assert heard["since"] == heard["number"] == theirs["number"] and heard["view"]["waiting"] == [1]


def test_who_moves_sees_what_came_of_it_and_then_that_it_is_done(host: Host) -> None:
    table, (ada, _) = duel(host)
    with ada.look(table, 0) as eyes:
        state = eyes.state()
        eyes.until("chat")
        play(eyes, 0, state)
        assert [heard["type"] for heard in eyes.heard if heard["type"] in ("state", "done")][-2:] == ["state", "done"]


def test_a_sealed_answer_does_not_age_the_others_question_nor_tell_what_it_is(host: Host) -> None:
    table, (ada, grace) = duel(host)
    with ada.look(table, 0) as one, grace.look(table, 1) as other:
        before = other.state()
        play(one, 0, one.state())
        after = other.state()
        assert after["version"] == before["version"] == after["number"]
        assert after["codes"] == before["codes"] and after["events"] == []
        assert after["view"]["table"]["players"][0]["ready"]
        assert play(other, 1, before)["type"] == "done"


def test_what_others_write_on_their_slips_is_told_to_nobody_by_any_number_or_message(host: Host) -> None:
    table, (ada, grace) = duel(host, options={"variant": "volley"}, clock={"kind": "game", "amount": 600})
    stranger = host.guest()
    with ada.look(table, 0) as one, grace.look(table, 1) as other, stranger.look(table) as watcher:
        others = ((watcher, stranger), (other, grace))
        state = one.state()
        while (told := one.until("table"))["watchers"] != 1 or not all(seat["here"] for seat in told["seats"]):
            pass
        for them in others:  # they have been told of each other in the same moment
            everything(*them, table)
        before = [everything(*them, table) for them in others]
        number, code = state["number"], state["codes"][0]
        for turn in range(3):
            assert one.do("play", seat=0, version=number + 2 * turn, code=code)["number"] == number + 2 * turn + 1
            assert one.do("undo", seat=0, version=number + 2 * turn + 1)["number"] == number + 2 * turn + 2
        one.do("play", seat=0, version=number + 6, code=code)
        assert [everything(*them, table) for them in others] == before
        state = grace.ask("GET", f"/tables/{table}/state", seat=1)
        assert play(other, 1, state)["number"] == number + 1, "one's own answers are counted and no others"
        assert other.do("ask", seat=1, number=number + 1)["text"].endswith(f"0 to {number}.")


def everything(eyes: Eyes, guest: Guest, table: str) -> list[Json]:
    """All that someone can learn now without doing anything: every message since the last time, and every request."""
    eyes.heard.clear()
    eyes.say("ping")
    eyes.until("pong")
    seat = {} if eyes.seat is None else {"seat": eyes.seat}
    shown = guest.ask("GET", f"/tables/{table}")
    shown["clock"] = shown["clock"]["running"]
    state = guest.ask("GET", f"/tables/{table}/state", since=9999, **seat)
    return [*eyes.heard, shown, state, guest.ask("GET", f"/tables/{table}/luck")]


def test_a_sealed_answer_is_changed_until_the_last_one(host: Host) -> None:
    table, (ada, _) = duel(host)
    with ada.look(table, 0) as eyes:
        play(eyes, 0, eyes.state())
        assert eyes.last["undo"] == 1 and eyes.last["codes"] == []
        assert eyes.do("undo", seat=0, version=eyes.last["version"])["type"] == "done"
        assert play(eyes, 0, eyes.last, eyes.last["codes"][-1])["type"] == "done"


def test_the_same_move_sent_again_gets_the_same_answer(host: Host) -> None:
    table, (ada, _) = duel(host)
    with ada.look(table, 0) as eyes:
        state = eyes.state()
        first = play(eyes, 0, state)
        assert play(eyes, 0, state)["number"] == first["number"]
    with ada.look(table, 0) as eyes:
        eyes.state()
        assert play(eyes, 0, state)["number"] == first["number"], "on a new socket too"


def test_a_stale_move_is_refused_in_the_seats_language_and_brought_up_to_date(host: Host) -> None:
    table, (ada, _) = duel(host)
    with ada.look(table, 0, lang="it") as eyes:
        state = eyes.state()
        play(eyes, 0, state)
        refused = eyes.do("play", seat=0, version=state["version"], code="done")
        assert refused["key"] == "stale" and "andato avanti" in refused["text"]
        assert eyes.state()["number"] > state["number"]


def test_an_illegal_code_is_refused_and_nothing_changes(host: Host) -> None:
    table, (ada, _) = duel(host)
    with ada.look(table, 0) as eyes:
        state = eyes.state()
        assert play(eyes, 0, state, "fly")["key"] == "illegal-code"
        assert ada.ask("GET", f"/tables/{table}/state", seat=0) == state


def test_a_gap_is_closed_by_looking_again(host: Host) -> None:
    table, (ada, grace) = duel(host)
    with ada.look(table, 0) as eyes:
        known = eyes.state()["number"]
    with grace.look(table, 1) as other:
        play(other, 1, other.state())
    with ada.look(table, 0, since=known) as eyes:
        assert eyes.state()["since"] == known
        play(eyes, 0, eyes.last)
        assert [event["key"] for event in eyes.last["events"]][:2] == ["duel.committed", "duel.committed"]


def test_who_has_not_chosen_has_nothing_to_take_back(host: Host) -> None:
    table, (ada, _) = duel(host)
    with ada.look(table, 0) as eyes:
        assert eyes.do("undo", seat=0, version=eyes.state()["version"])["key"] == "nothing-chosen"
        assert eyes.do("ask", seat=0)["key"] == "nothing-chosen"


def test_going_back_beyond_the_fence_needs_everyone(host: Host) -> None:
    table, (ada, grace) = duel(host)
    with ada.look(table, 0) as one, grace.look(table, 1) as other:
        start = one.state()
        play(one, 0, start)
        play(other, 1, other.state())
        asked = one.do("ask", seat=0)
        assert asked["number"] == start["number"]
        while (found := other.until("table"))["asking"] is None:
            pass
        assert found["asking"] == {"seat": 0, "number": asked["number"], "agreed": [0], "needed": [0, 1]}
        assert other.do("answer", seat=1, number=asked["number"], agree=True)["type"] == "done"
        assert other.last["events"][0]["key"] == "table.rewound" and other.last["codes"]


def test_one_no_or_a_move_ends_the_wish_to_go_back(host: Host) -> None:
    table, (ada, grace) = duel(host)
    with ada.look(table, 0) as one, grace.look(table, 1) as other:
        play(one, 0, one.state())
        number = one.do("ask", seat=0)["number"]
        assert other.do("answer", seat=1, number=number, agree=False)["type"] == "done"
        assert ada.ask("GET", f"/tables/{table}")["asking"] is None
        one.do("ask", seat=0)
        play(other, 1, other.last)
        assert ada.ask("GET", f"/tables/{table}")["asking"] is None
        assert other.do("answer", seat=1, number=number, agree=True)["key"] == "nothing-asked"


def test_a_preview_changes_nothing(host: Host) -> None:
    guest = host.guest()
    table = guest.open("me", "me")["id"]
    guest.ready(table, 0, 1)
    state = guest.ask("GET", f"/tables/{table}/state", seat=0)
    move = {"seat": 0, "version": state["version"], "code": state["codes"][0]}
    seen = guest.ask("POST", f"/tables/{table}/preview", move)
    assert seen == {"events": [], "final": False}, "a seal hides what comes of it"
    assert guest.ask("GET", f"/tables/{table}/state", seat=0) == state


def test_a_finished_game_is_open_to_all_and_its_luck_can_be_checked(host: Host) -> None:
    table, guests = duel(host)
    stranger = host.guest()
    for path in ("text", "replay"):
        assert stranger.ask("GET", f"/tables/{table}/{path}", status=403)["key"] == "only-when-over"
    sealed = stranger.ask("GET", f"/tables/{table}/luck")
    assert sealed["fair"] is None and sealed["secret"] == "" and len(sealed["words"]) == 2
    last = finish(table, guests)
    found = stranger.ask("GET", f"/tables/{table}")
    assert found["stage"] == "over" and found["scores"] == last["view"]["scores"]
    luck = stranger.ask("GET", f"/tables/{table}/luck")
    assert luck["fair"] and luck["commit"] == sealed["commit"] and luck["checked"] > 0
    text = stranger.ask("GET", f"/tables/{table}/text")
    replay = stranger.ask("GET", f"/tables/{table}/replay", **{"from": 0, "to": 99})
    assert replay["last"] == last["number"] and replay["frames"][-1]["view"]["over"]
    assert stranger.ask("POST", "/replay", {"text": text, "from": 0, "to": 99}) == replay
    assert stranger.ask("POST", "/replay", {"text": "nonsense"}, 422)["key"] == "log-first-line"
    late = guests[0].ask("PUT", f"/tables/{table}/seats/0", {"takeover": "random"}, 422)
    assert late["key"] == "illegal-over", "nobody stands in when all is played"


def test_luck_speaks_of_the_seats_words_only_where_there_are_any(host: Host) -> None:
    ada = host.guest()
    table = ada.open("me", "me")["id"]
    assert ada.ask("GET", f"/tables/{table}/luck")["text"].endswith("until the game is over.")
    ada.ready(table, 0)
    assert ada.ask("GET", f"/tables/{table}/luck")["text"].endswith("the seats’ words came after it.")
    silent = ada.open("me", "me")["id"]
    for seat in (0, 1):
        ada.ask("PUT", f"/tables/{silent}/seats/{seat}", {"ready": True})
    finish(silent, [ada, ada])
    told = ada.ask("GET", f"/tables/{silent}/luck")
    assert told["fair"] and told["text"].endswith("before the first of them; no seat added a word of its own.")


def test_a_rematch_brings_everyone_to_one_new_table(host: Host) -> None:
    table, (ada, grace) = duel(host)
    early = ada.ask("POST", f"/tables/{table}/rematch", status=409)
    assert early == {"key": "not-over", "text": "The game is not over yet; another one can begin when it is."}
    finish(table, [ada, grace])
    assert host.guest().ask("POST", f"/tables/{table}/rematch", status=403)["key"] == "not-seated"
    first, second = (guest.ask("POST", f"/tables/{table}/rematch") for guest in (ada, grace))
    assert first["id"] == second["id"] == ada.ask("GET", f"/tables/{table}")["rematch"]
    assert [seat["mine"] for seat in first["seats"]] == [False, True], "everyone sits a seat further"
    ada.ready(first["id"], 1)
    assert grace.ready(first["id"], 0)["stage"] == "playing"


def test_bots_play_their_seats_to_the_end(host: Host) -> None:
    ada = host.guest()
    table = ada.open("me", "random", "random")["id"]
    ada.ready(table, 0)
    state: Json = {"number": 0, "view": {"over": False}}
    while not state["view"]["over"]:
        state = ada.ask("GET", f"/tables/{table}/state", seat=0, since=state["number"], wait=20)
        if state["codes"]:
            move = {"seat": 0, "version": state["version"], "code": state["codes"][0]}
            ada.ask("POST", f"/tables/{table}/moves", move)
    assert len(state["view"]["scores"]) == 3


def test_what_never_changes_is_told_once_to_whoever_looks(host: Host) -> None:
    """Before the first state after a look; the states leave it out, and over HTTP they carry it."""
    ada = host.guest()
    table = ada.open("me", "me", game="cytosis")["id"]
    ada.ready(table, 0, 1)
    with ada.look(table, 0) as eyes:
        figures = eyes.until("figures")["table"]
        state = eyes.state()
        eyes.do("play", seat=0, version=state["version"], code=state["codes"][0])
        assert eyes.last["number"] > state["number"]
        assert [found["type"] for found in eyes.heard].count("figures") == 1
        assert figures["cards"] and not set(figures) & set(eyes.last["view"]["table"])
        whole = ada.ask("GET", f"/tables/{table}/state", seat=0)["view"]["table"]
        assert whole == figures | eyes.last["view"]["table"]
        eyes.say("look", seat=1)
        assert eyes.until("figures")["table"] == figures
