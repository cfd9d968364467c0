"""The course of a game: all that was entered, and the state it led to."""

from __future__ import annotations

from typing import Final

from organelle.kernel.actions import Actions
from organelle.kernel.event import Told
from organelle.kernel.game import Game
from organelle.kernel.state import CHANCE, CHANCE_ASKED, Sealed, State
from organelle.kernel.vocabulary import Vocabulary
from organelle.table import fence
from organelle.table.chance import Source
from organelle.table.log import CHANCE_LINE, LUCK, REVEAL, REWIND, UNDO, Entry, Header
from organelle.table.refusal import illegal


class Course:
    """The only writer of a game. Chance and choices that everyone sees to be forced answer themselves."""

    def __init__(self, game: Game, header: Header, source: Source) -> None:
        self._game = game
        self.header: Final = header
        self.game: Final = header.game
        self.seats: Final = header.seats
        self.options: Final = dict(header.chosen)
        self._source = source
        self._entries: list[Entry] = []
        self._draws = 0
        self._luck = ""
        self._state: State = game.set_up(header.seats, header.chosen, header.cards_of(game))
        self._state.hushed = False
        self._state.settle()
        self._opening: list[Told] = self._state.told
        self._state.told = []
        self._words: Vocabulary = game.vocabulary(self._state)

    @property
    def number(self) -> int:
        """Entries so far; only ever rises."""
        return len(self._entries)

    def entries(self, since: int = 0) -> list[Entry]:
        """Everything that was entered after that entry, secrets included."""
        return self._entries[since:]

    def asked_at(self, seat: int) -> int:
        """The number of what a seat is asked: others' slips are not counted before they are opened."""
        return fence.asked_at(self._entries, seat, self._state.top()) if self.sealed else self.number

    @property
    def sealed(self) -> bool:
        """Are slips being written?"""
        return not self.over and isinstance(self._state.top(), Sealed)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer now; none when the game is over."""
        return tuple(seat for seat in range(self.seats) if self._state.waits_for(seat))

    @property
    def chance_asked(self) -> bool:
        """Is a draw due? Only while a text is being followed; otherwise chance has answered."""
        return self._state.asked == CHANCE_ASKED

    @property
    def over(self) -> bool:
        return self._state.asked == 0

    def _enter(self, entry: Entry, action: int) -> None:
        """Plays an action known to be legal and writes it down with what it told."""
        state, seat = self._state, entry.seat
        step = state.top()
        entry.sealed = step if isinstance(step, Sealed) else None
        entry.forced = seat != CHANCE and state.forced(seat)
        entry.asked = self.asked_at(seat)
        state.shown = 0
        state.play(seat, action)
        entry.shown = int(state.shown)
        entry.told = state.told
        state.told = []
        self._entries.append(entry)
        self._draws += seat == CHANCE

    def advance(self) -> None:
        """Chance and forced choices, until somebody has a real choice or the game is over."""
        state = self._state
        while state.asked != 0:
            if state.asked == CHANCE_ASKED:
                self._draw()
                continue
            seat = state.forced_seat()
            if seat is None:
                return
            action = state.answers(seat)[0]
            self._enter(Entry(self.number + 1, str(seat), self._words.speak(action)), action)
        if self._source.secret and self._luck == self._source.label:
            self._write(REVEAL, self._source.secret)
            self._luck = ""

    def _draw(self) -> None:
        """The next draw; what luck it comes from is written down where that changes."""
        code = self.drawn_by(self._source)
        if self._luck != self._source.label:
            self._luck = self._source.label
            self._write(LUCK, self._luck)
        self._enter(Entry(self.number + 1, CHANCE_LINE, code), self._words.hear(code))

    def drawn_by(self, source: Source) -> str:
        """The code that source would give for the draw that is asked for now."""
        out = Actions()
        self._state.options(CHANCE, out)
        return self._words.speak(out.items[source.place(self._draws, out, self._words)])

    def _write(self, who: str, words: str) -> None:
        self._entries.append(Entry(self.number + 1, who, words))

    def undoable(self, seat: int) -> list[int]:
        """The entries an undo by that seat would take back; none beyond its fence."""
        return fence.undoable(self._entries, seat, None if self.over else self._state.top())

    def _take_back(self, who: str, words: str, taken: list[int]) -> None:
        """Writes down what is taken back and plays the rest again."""
        if any(entry.who == REVEAL and entry.words == self._source.secret for entry in self._entries):
            self._source = self._source.renewed()
        entry = Entry(self.number + 1, who, words)
        entry.asked = self.asked_at(entry.author)
        for number in taken:
            self._entries[number - 1].live = False
        self._entries.append(entry)
        self._refold()

    def _refold(self) -> None:
        header = self.header
        state: State = self._game.new(header.seats, header.chosen, header.cards_of(self._game))
        for entry in self._entries:
            if entry.live and entry.played:
                step = state.top()
                entry.sealed = step if isinstance(step, Sealed) else None
                state.play(entry.seat, self._words.hear(entry.words))
        state.hushed = False
        self._state = state

    def follow(self, entry: Entry) -> None:
        """Takes an entry from a text; refuses one that the rules do not allow there."""
        if entry.who in (UNDO, REWIND):
            self._follow_taking_back(entry)
        elif entry.who in (LUCK, REVEAL):
            self._luck = entry.words if entry.who == LUCK else ""
            self._entries.append(entry)
        else:
            self._follow_play(entry)

    def skip(self, entry: Entry) -> None:
        """Takes an entry from a text as one that was taken back since; it is kept and not played."""
        entry.live = False
        self._draws += entry.seat == CHANCE
        self._entries.append(entry)

    def _follow_play(self, entry: Entry) -> None:
        action = self._words.hear(entry.words)
        if not self._state.waits_for(entry.seat):
            raise illegal("log-not-asked", number=entry.number, who=entry.who)
        if action not in self._state.answers(entry.seat):
            raise illegal("log-illegal", number=entry.number, who=entry.who, code=entry.words)
        self._enter(entry, action)

    def _follow_taking_back(self, entry: Entry) -> None:
        first, *rest = entry.numbers()
        if entry.who == REWIND:
            taken, fits = fence.since(self._entries, first), first < self.number and not rest
        else:
            taken = self.undoable(first) if first < self.seats else []
            fits = rest == taken and len(taken) > 0
        if not fits:
            raise illegal("log-illegal", number=entry.number, who=entry.who, code=entry.words)
        self._take_back(entry.who, entry.words, taken)
