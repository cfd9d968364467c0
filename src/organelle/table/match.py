"""A match: a game being played, as people and programs meet it."""

from typing import Any, Final

from organelle.kernel.actions import Actions
from organelle.kernel.event import Event, Told
from organelle.kernel.game import Game, View
from organelle.kernel.luck import Luck
from organelle.kernel.state import CHANCE, CHANCE_ASKED, State
from organelle.table import fence
from organelle.table.chance import Source
from organelle.table.log import CHANCE_LINE, LUCK, REVEAL, REWIND, UNDO, Entry, Header
from organelle.table.refusal import illegal
from organelle.table.window import Window

TAKEN_BACK: Final = {UNDO: Event("table.undone", "seat"), REWIND: Event("table.rewound")}


class Start:
    """Where all matches with the same header begin."""

    def __init__(self, game: Game, header: Header) -> None:
        self.state: Final = game.set_up(header.seats, header.chosen, game.cards(header.cards))
        self.state.hushed = False
        self.state.settle()
        self.told: Final = self.state.told
        self.words: Final = game.vocabulary(self.state)


STARTS: Final[dict[tuple[Game, str], Start]] = {}
"""What matches share while they go their own ways; a machine that plays many keeps the rules of one at hand."""

KEPT: Final = 32
"""Headers whose start is remembered."""


def start_of(game: Game, header: Header) -> Start:
    """The start of that header's matches, made once for those that come soon after each other."""
    key = (game, "\n".join(header.text()))
    found = STARTS.get(key)
    if found is None:
        found = Start(game, header)
        if len(STARTS) >= KEPT:
            STARTS.clear()  # those in use live on in their matches
        STARTS[key] = found
    return found


class Match:
    """All that was entered and the state it led to. Chance, and what everyone sees to be forced, answer themselves."""

    def __init__(self, game: Game, header: Header, source: Source) -> None:
        self._game = game
        self.header: Final = header
        self.game: Final = header.game
        self.seats: Final = header.seats
        self.options: Final = header.chosen
        self._source = source
        self._entries: list[Entry] = []
        self._luck = ""
        self._start: Final = start_of(game, header)
        self._words: Final = self._start.words
        self._state: State = self._start.state.copy()
        self._state.hushed = False

    @property
    def number(self) -> int:
        """Entries so far; only ever rises."""
        return len(self._entries)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer now; none when the game is over."""
        return tuple(seat for seat in range(self.seats) if self._state.waits_for(seat))

    @property
    def sealed(self) -> bool:
        """Are slips being written?"""
        return self._state.sealed() is not None

    @property
    def over(self) -> bool:
        return self._state.asked == 0

    @property
    def question(self) -> str:
        """The key of what is asked now."""
        return "" if self.over else self._state.top().question(self._state)

    @property
    def companions(self) -> list[str]:
        """The words of seats that the rules play; they come after the others in scores and events."""
        return self._game.companions(self._state)

    @property
    def scores(self) -> list[int]:
        return self._game.scores(self._state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the end."""
        return self._game.winners(self._state) if self.over else []

    def asked_at(self, seat: int) -> int:
        """The number of what a seat is asked: others' slips are not counted before they are opened."""
        step = self._state.sealed()
        return self.number if step is None else fence.asked_at(self._entries, seat, step)

    def view(self, seat: int | None) -> View:
        """What that seat, or a spectator (None), may see of the table."""
        return {**self.outline(seat), "table": self._game.view(self._state, seat)}

    def figures(self) -> View:
        """The part of every view that stays the same through the game."""
        return self._game.figures(self._state)

    def common(self) -> View:
        """The part of the view that is the same for everyone now."""
        return self._game.common(self._state)

    def own(self, seat: int | None) -> View:
        """The part of the view that hangs on who looks."""
        self._check_seat(seat)
        return self._game.own(self._state, seat)

    def outline(self, seat: int | None) -> View:
        """The view without the game's own table."""
        self._check_seat(seat)
        return {
            "game": self.game,
            "options": dict(self.options),
            "seat": seat,
            "seats": self.seats,
            "number": self.asked_at(-1 if seat is None else seat),
            "waiting": list(self.waiting),
            "question": self.question,
            "over": self.over,
            "scores": self.scores if self.over else None,
            "winners": self.winners,
        }

    def events(self, since: int = 0, seat: int | None = None) -> list[View]:
        """What happened after that entry, by key and arguments, as that seat or a spectator saw it."""
        self._check_seat(seat)
        found = [(0, told) for told in self._start.told] if since == 0 else []
        found += [(entry.number, told) for entry in self._entries[since:] for told in entry.told]
        return [{**self._words.tell(told, seat), "number": number} for number, told in found]

    def entries(self, since: int = 0) -> list[Entry]:
        """Everything that was entered after that entry, secrets included."""
        return self._entries[since:]

    def text(self) -> str:
        """The whole game as readable text, secrets included."""
        return "\n".join([*self.header.text(), "", *(entry.text() for entry in self._entries)]) + "\n"

    def state(self) -> Any:
        """The state itself, secrets and all: for research on complete information and for tests, never for a player."""
        return self._state.copy()

    def codes(self, seat: int) -> list[str]:
        """The legal codes of that seat; empty when it owes no answer."""
        self._check_seat(seat)
        return [self._words.speak(action) for action in self._state.answers(seat)]

    def preview(self, seat: int, code: str) -> list[View]:
        """The events it would cause, up to the first chance, seal, secret or other seat."""
        action = self._legal(seat, code)
        return [] if self.sealed else self.window(seat).preview(action)

    def final(self, seat: int, code: str) -> bool:
        """Would it bring something to light at once, so that its seat could not take it back alone?"""
        action = self._legal(seat, code)
        return self.waiting == (seat,) if self.sealed else self.window(seat).final(action)

    def window(self, seat: int, luck: Luck | None = None) -> Window:
        """What a bot in that seat may look through."""
        world = self._game.redeal(self._state, seat, luck or Luck(self.number, seat))
        return Window(self._game, self._words, world, seat)

    def absent(self, seat: int) -> str:
        """The code the table may play for a seat that owes an answer and is not there."""
        self._asked(seat)
        return self._words.speak(self._game.absent(self._state, seat))

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise illegal("illegal-seat", seats=self.seats)

    def _asked(self, seat: int) -> list[int]:
        """The options of a seat that owes an answer; any other is refused."""
        self._check_seat(seat)
        if self.over:
            raise illegal("illegal-over")
        actions = self._state.answers(seat)
        if not actions:
            raise illegal("illegal-not-asked", seat=seat, waiting=", ".join(str(other + 1) for other in self.waiting))
        return actions

    def _legal(self, seat: int, code: str) -> int:
        actions = self._asked(seat)
        action = self._words.hear(code)
        if action not in actions:
            raise illegal("illegal-code", code=code, example=self._words.speak(actions[0]), count=len(actions))
        return action

    def play(self, seat: int, code: str) -> None:
        """That seat's answer, and all that follows by itself."""
        action = self._legal(seat, code)
        self._enter(Entry(self.number + 1, str(seat), code), action)
        self.advance()

    def advance(self) -> None:
        """Chance and forced choices, until somebody has a real choice or the game is over."""
        while not self.over:
            if self._state.asked == CHANCE_ASKED:
                code = self.drawn_by(self._source)
                if self._luck != self._source.label:
                    self.follow(LUCK, self._source.label)
                self._enter(Entry(self.number + 1, CHANCE_LINE, code), self._words.hear(code))
            elif (seat := self._state.forced_seat()) is not None:
                self.follow(str(seat), self.codes(seat)[0])
            else:
                return
        if self._source.secret and self._luck == self._source.label:
            self.follow(REVEAL, self._source.secret)

    def drawn_by(self, source: Source) -> str:
        """The code that source would give for the draw that is asked for now."""
        draws = len([entry for entry in self._entries if entry.seat == CHANCE])
        out = Actions()
        self._state.options(CHANCE, out)
        return self._words.speak(out.items[source.place(draws, out, self._words)])

    def _enter(self, entry: Entry, action: int) -> None:
        """Plays an action known to be legal and writes it down with what it told."""
        state = self._state
        entry.sealed = state.sealed()
        entry.forced = entry.seat != CHANCE and state.forced(entry.seat)
        entry.asked = self.asked_at(entry.seat)
        state.shown = 0
        state.play(entry.seat, action)
        entry.shown = int(state.shown)
        entry.told, state.told = state.told, []
        self._entries.append(entry)

    def undoable(self, seat: int) -> list[int]:
        """The entries an undo by that seat would take back; none beyond its fence."""
        return fence.undoable(self._entries, seat, self._state.sealed())

    def undo(self, seat: int) -> None:
        """Takes back that seat's last choice, if nothing was learned since."""
        self._check_seat(seat)
        taken = self.undoable(seat)
        if not taken:
            raise illegal("illegal-undo" if fence.last_choice(self._entries, seat) else "nothing-chosen")
        self.follow(UNDO, " ".join(str(number) for number in (seat, *taken)))

    def rewind(self, number: int) -> None:
        """Goes back to just after that entry, fence or not: for whoever has asked everyone."""
        if not 0 <= number < self.number:
            raise illegal("illegal-rewind", number=number, last=self.number - 1)
        self.follow(REWIND, str(number))
        self.advance()

    def follow(self, who: str, words: str) -> None:
        """Takes an entry from a text; refuses one that the rules do not allow there."""
        entry = Entry(self.number + 1, who, words)
        if who in (UNDO, REWIND):
            self._take_back(entry)
        elif who in (LUCK, REVEAL):
            self._luck = words if who == LUCK else ""
            self._entries.append(entry)
        elif not self._state.waits_for(entry.seat):
            raise illegal("log-not-asked", number=entry.number, line=f"{who} {words}")
        elif (action := self._words.hear(words)) not in self._state.answers(entry.seat):
            raise illegal("log-illegal", number=entry.number, line=f"{who} {words}")
        else:
            self._enter(entry, action)

    def skip(self, who: str, words: str) -> None:
        """Takes an entry from a text as one that was taken back since; it is kept and not played, but luck is luck."""
        if who in (LUCK, REVEAL):
            self.follow(who, words)
            return
        entry = Entry(self.number + 1, who, words)
        entry.live = False
        self._entries.append(entry)

    def _take_back(self, entry: Entry) -> None:
        """Writes down an undo or a rewind, if it is possible here, and plays again what is left."""
        first, *taken = entry.numbers
        if entry.who == REWIND:
            possible = 0 <= first < self.number and not taken
            taken = [later.number for later in self._entries[first:] if later.live]
        else:
            possible = 0 <= first < self.seats and taken != [] and taken == self.undoable(first)
        if not possible:
            raise illegal("log-illegal", number=entry.number, line=f"{entry.who} {entry.words}")
        if any(other.who == REVEAL and other.words == self._source.secret for other in self._entries):
            self._source = self._source.renewed()
        entry.asked = self.asked_at(entry.author)
        if entry.who == REWIND or self._entries[taken[0] - 1].sealed is None:
            entry.told = [Told(TAKEN_BACK[entry.who], -1, [first])]
        for number in taken:
            self._entries[number - 1].live = False
        self._entries.append(entry)
        self._state = self._start.state.copy()
        for kept in self._entries:
            if kept.live:
                kept.sealed = self._state.sealed()
                self._state.play(kept.seat, self._words.hear(kept.words))
        self._state.hushed = False
