"""The checker of histories finds nothing in a true one, and each way in which one can be false."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from bench.faults.check_clocks import check_clocks
from bench.faults.checker import check
from bench.faults.history import ENDED, HEARD, SENT, History, Record, StoredTable
from msgspec import Raw
from msgspec.json import encode

import organelle
from organelle.server.app.state_encoder import StateEncoder
from organelle.table.match import Match

Json = dict[str, Any]
TABLE = "t1"


class Play:
    """Makes the history of a duel that a server without faults might have served."""

    def __init__(self) -> None:
        self.match: Match = organelle.game("duel").new(seats=2, seed=7)
        self.encoder = StateEncoder(self.match)
        self.history = History()
        self.chat: list[tuple[int, int, str]] = []
        self.known = [0, 0]
        self.at = 0.0
        self.ids = 0
        for seat in (0, 1):
            self.keep(SENT, seat, {"type": "look", "seat": seat, "since": 0})
            self.keep(HEARD, seat, json.loads(self.encoder.static_view))
        self.show()

    def keep(self, kind: str, seat: int, message: Json | None) -> None:
        self.at += 1
        self.history.records.append(Record(self.at, kind, TABLE, f"seat {seat}", seat, Raw(encode(message))))

    def show(self) -> None:
        """Tell both seats what they do not know yet."""
        for seat in (0, 1):
            state = self.encoder.encode_state(seat, self.known[seat])
            self.known[seat] = state.number
            self.keep(HEARD, seat, json.loads(state.message))

    def ask(self, seat: int, kind: str, **fields: Any) -> int:
        self.ids += 1
        self.keep(SENT, seat, {"type": kind, "id": self.ids, "seat": seat, **fields})
        return self.ids

    def done(self, seat: int, answered: int, number: int) -> None:
        self.keep(HEARD, seat, {"type": "done", "id": answered, "number": number})

    def play(self, seat: int, code: str = "") -> None:
        version, code = self.match.question_number(seat), code or self.match.codes(seat)[0]
        asked = self.ask(seat, "play", version=version, code=code)
        self.match.play(seat, code)
        self.show()
        self.done(seat, asked, version + 1)

    def undo(self, seat: int) -> None:
        version = self.match.question_number(seat)
        asked = self.ask(seat, "undo", version=version)
        self.match.undo(seat)
        self.show()
        self.done(seat, asked, version + 1)

    def say(self, seat: int, text: str) -> None:
        asked = self.ask(seat, "chat", text=text)
        self.chat.append((len(self.chat) + 1, seat, text))
        for other in (0, 1):
            line = {"number": len(self.chat), "seat": seat, "name": "x", "text": text, "at": 0}
            self.keep(HEARD, other, {"type": "chat", "lines": [line]})
        self.done(seat, asked, len(self.chat))

    def end(self) -> History:
        for seat in (0, 1):
            self.keep(ENDED, seat, None)
        header = "\n".join(self.match.header.text())
        entries = [(entry.who, entry.words) for entry in self.match.entries()]
        self.history.tables = [StoredTable(TABLE, header, entries, self.chat)]
        return self.history


def played(moves: int = 6) -> Play:
    """A game of some moves, one of which was taken back, with two lines of chat."""
    play, luck = Play(), random.Random(3)
    play.play(0)
    play.undo(0)
    play.say(0, "hello")
    for _ in range(moves):
        seat = play.match.waiting[0]
        play.play(seat, luck.choice(play.match.codes(seat)))
    play.say(1, "and you")
    return play


def index_of(history: History, kind: str, message: str, skip: int = 0) -> int:
    found = [i for i, record in enumerate(history.records) if record.kind == kind and record.is_about(message)]
    return found[skip]


def change(history: History, index: int, **fields: Any) -> None:
    record = history.records[index]
    record.message = Raw(encode({**record.content(), **fields}))


def test_a_true_history_has_no_violation_also_when_it_is_read_from_a_file(tmp_path: Path) -> None:
    history = played().end()
    assert check(history) == []
    history.save(tmp_path / "history")
    assert check(History.load(tmp_path / "history")) == []


def lost(history: History) -> None:
    """The store ends before the last acknowledged entry."""
    table = history.tables[0]
    last = max(index for index, (who, _) in enumerate(table.entries) if who.isdigit())
    del table.entries[last:]


def doubled(history: History) -> None:
    """A move that was asked for once, and taken back once, stands there twice."""
    entries = history.tables[0].entries
    first = next(index for index, (who, _) in enumerate(entries) if who.isdigit())
    who, words = entries[first]
    assert entries[first + 1][0] == "undo"
    entries[first + 2 : first + 2] = [(who, words), ("undo", f"{who} {first + 3}")]


def swapped(history: History) -> None:
    """Two sealed answers of one round stand in the other order, though one was acknowledged before the other came."""
    entries = history.tables[0].entries
    for index in range(len(entries) - 1):
        one, other = entries[index], entries[index + 1]
        if one[0].isdigit() and other[0].isdigit() and one[0] != other[0]:
            entries[index], entries[index + 1] = other, one
            return
    raise AssertionError


def unasked(history: History) -> None:
    """Nobody ever sent what is stored."""
    asked = history.records[index_of(history, SENT, "play", 1)].content()["id"]
    history.records = [one for one in history.records if one.kind == ENDED or one.content().get("id") != asked]


def refused(history: History) -> None:
    """An entry is stored, and its seat was told that it is refused."""
    index = index_of(history, HEARD, "done")
    answered = history.records[index].content()["id"]
    history.records[index].message = Raw(encode({"type": "error", "id": answered, "key": "stale", "text": "no"}))


def foreign_secret(history: History) -> None:
    """A seat is shown the other's hand."""
    mine = history.records[index_of(history, HEARD, "state", 0)].content()
    index = index_of(history, HEARD, "state", 1)
    theirs = history.records[index].content()
    assert mine["view"]["table"] != theirs["view"]["table"]
    change(history, index, view={**theirs["view"], "table": mine["view"]["table"]})


def stale_view(history: History) -> None:
    """A seat that has seen a later state is shown an earlier one again."""
    states = [i for i, r in enumerate(history.records) if r.kind == HEARD and r.is_about("state") and r.line == 0]
    history.records[states[-1]].message = history.records[states[1]].message


def stale_look(history: History) -> None:
    """Who looks anew is shown a state from before an entry that was acknowledged already."""
    first = history.records[index_of(history, HEARD, "state")]
    figures = history.records[index_of(history, HEARD, "figures")]
    at = history.records[-3].at
    look = Raw(encode({"type": "look", "seat": 0, "since": 0}))
    history.records[-2:-2] = [
        Record(at, SENT, TABLE, "seat 0", 9, look),
        Record(at, HEARD, TABLE, "seat 0", 9, figures.message),
        Record(at, HEARD, TABLE, "seat 0", 9, first.message),
    ]


def never_told(history: History) -> None:
    """A seat never hears of the last entry."""
    states = [i for i, r in enumerate(history.records) if r.kind == HEARD and r.is_about("state") and r.line == 1]
    del history.records[states[-1]]


def told_before_it_was_shown(history: History) -> None:
    """An answer comes before the state that it leads to."""
    done = index_of(history, HEARD, "done")
    states = [i for i in range(done) if history.records[i].is_about("state") and history.records[i].line == 0]
    record = history.records.pop(done)
    history.records.insert(states[-1], record)


def wrong_number(history: History) -> None:
    index = index_of(history, HEARD, "done")
    change(history, index, number=history.records[index].content()["number"] + 1)


def server_fault(history: History) -> None:
    record = Record(1.0, HEARD, TABLE, "seat 0", 0, Raw(encode({"type": "error", "key": "server-fault", "text": ""})))
    history.records.insert(5, record)


def gone_back(history: History) -> None:
    """All went back, and nobody had asked."""
    history.tables[0].entries.append(("rewind", "8"))


def lost_table(history: History) -> None:
    history.tables.clear()


def lost_line(history: History) -> None:
    history.tables[0].chat.pop()


def doubled_line(history: History) -> None:
    history.tables[0].chat.append((3, *history.tables[0].chat[-1][1:]))


def unheard_line(history: History) -> None:
    """Somebody hears the second line again instead of the first."""
    first, second = index_of(history, HEARD, "chat", 1), index_of(history, HEARD, "chat", 3)
    history.records[first].message = history.records[second].message


def changed_line(history: History) -> None:
    index = index_of(history, HEARD, "chat")
    line = history.records[index].content()["lines"][0]
    change(history, index, lines=[{**line, "text": "goodbye"}])


BROKEN: list[tuple[Callable[[History], None], str]] = [
    (lost, "acknowledged and not stored: play"),
    (doubled, "was never asked for"),
    (swapped, "stored in the wrong order"),
    (unasked, "was never asked for"),
    (refused, "refused and stored all the same"),
    (foreign_secret, "is not that of the match"),
    (stale_view, "is not that of the match"),
    (stale_look, "is not that of the match after entry"),
    (never_told, "is not that of the match at its end"),
    (told_before_it_was_shown, "before it was shown"),
    (wrong_number, "wrong number"),
    (server_fault, "the server was at fault"),
    (gone_back, "and was asked to 0 times"),
    (lost_table, "is not in the store"),
    (lost_line, "not stored under that number"),
    (doubled_line, "said once and stored 2 times"),
    (unheard_line, "heard line 2 after line 2"),
    (changed_line, "which is not stored so"),
]


@pytest.mark.parametrize(("harm", "fault"), BROKEN, ids=[harm.__name__ for harm, _ in BROKEN])
def test_a_broken_history_is_found(harm: Callable[[History], None], fault: str) -> None:
    history = played().end()
    harm(history)
    found = check(history)
    assert any(fault in line for line in found), found


def test_a_game_that_goes_on_after_its_end_is_found() -> None:
    play = played(0)
    while not play.match.over:
        seat = play.match.waiting[0]
        play.play(seat)
    for seat in (0, 1):
        play.done(seat, play.ask(seat, "ask" if seat == 0 else "answer", number=8, agree=True), 8)
    play.match.rewind(8)
    play.show()
    found = check(play.end())
    assert len(found) == 1 and "went on after it was over" in found[0]


def test_what_was_never_answered_may_be_there_once_or_not_at_all() -> None:
    there, gone = played(), played()
    seat = there.match.waiting[0]
    version, code = there.match.question_number(seat), there.match.codes(seat)[0]
    there.ask(seat, "play", version=version, code=code)
    there.match.play(seat, code)
    there.show()
    gone.ask(seat, "play", version=version, code=code)
    assert check(there.end()) == [] and check(gone.end()) == []


def test_what_the_store_could_not_take_for_certain_may_be_there_and_what_was_refused_may_not() -> None:
    for key, fine in (("store-away", True), ("stale", False)):
        play = played()
        seat = play.match.waiting[0]
        version, code = play.match.question_number(seat), play.match.codes(seat)[0]
        asked = play.ask(seat, "play", version=version, code=code)
        play.match.play(seat, code)
        play.show()
        play.keep(HEARD, seat, {"type": "error", "id": asked, "key": key, "text": "no"})
        assert (check(play.end()) == []) == fine


def test_a_clock_that_jumps_is_found() -> None:
    def told(left: int) -> History:
        table = {"type": "table", "clock": {"left": [left], "running": [0], "at": 0}}
        message = Raw(encode({**table, "settings": {"clock": {"kind": "move", "amount": 3600}}}))
        return History([Record(0.0, HEARD, TABLE, "seat 0", 0, message)])

    assert check_clocks(told(3_599_000)) == []
    assert check_clocks(told(0)) and check_clocks(told(7_200_000))
