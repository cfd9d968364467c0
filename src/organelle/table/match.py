"""A match: a game being played, as people and programs meet it."""

from typing import Any, Final

from organelle.kernel.actions import ActionBuffer
from organelle.kernel.event import Event, EventRecord
from organelle.kernel.game import Fault, Game, View
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE, CHANCE_ASKED, State
from organelle.table import undo
from organelle.table.chance import ChanceSource
from organelle.table.errors import BrokenText, CannotUndo, IllegalCode, IllegalSeat, MatchOver, NotAsked
from organelle.table.notation import CHANCE_LINE, LUCK, REVEAL, REWIND, UNDO, Entry, Header
from organelle.table.window import Window

TAKEN_BACK: Final = {UNDO: Event("table.undone", "seat"), REWIND: Event("table.rewound")}


class OpeningPosition:
    """Where all matches with the same header begin."""

    def __init__(self, game: Game, header: Header) -> None:
        self.state: Final = game.set_up(header.seats, header.options, game.cards(header.cards))
        self.state.events_off = False
        self.state.settle()
        self.events: Final = self.state.emitted
        self.vocabulary: Final = game.vocabulary(self.state)


OPENING_POSITIONS: Final[dict[tuple[Game, str], OpeningPosition]] = {}
"""What matches share while they go their own ways; a machine that plays many keeps the rules of one at hand."""

OPENINGS_KEPT: Final = 32
"""Headers whose start is remembered."""


def opening_position(game: Game, header: Header) -> OpeningPosition:
    """The start of that header's matches, made once for those that come soon after each other."""
    key = (game, "\n".join(header.text()))
    found = OPENING_POSITIONS.get(key)
    if found is None:
        found = OpeningPosition(game, header)
        if len(OPENING_POSITIONS) >= OPENINGS_KEPT:
            OPENING_POSITIONS.clear()  # those in use live on in their matches
        OPENING_POSITIONS[key] = found
    return found


class Match:
    """All that was entered and the state it led to. Chance, and what everyone sees to be forced, answer themselves."""

    def __init__(self, game: Game, header: Header, source: ChanceSource) -> None:
        self._game = game
        self.header: Final = header
        self.game: Final = header.game
        self.seats: Final = header.seats
        self.options: Final = header.options
        self._source = source
        self._entries: list[Entry] = []
        self._luck = ""
        self._opening: Final = opening_position(game, header)
        self._vocabulary: Final = self._opening.vocabulary
        self._state: State = self._opening.state.copy()
        self._state.events_off = False

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

    def question_number(self, seat: int | None) -> int:
        """The number of what a seat is asked: others' slips are not counted before they are opened."""
        step = self._state.sealed()
        return self.number if step is None else undo.question_number(self._entries, seat, step)

    def view(self, seat: int | None) -> View:
        """What that seat, or a spectator (None), may see of the table."""
        return {**self.frame(seat), "table": self._game.view(self._state, seat)}

    def static_view(self) -> View:
        """The part of every view that stays the same through the game."""
        return self._game.static_view(self._state)

    def public_view(self) -> View:
        """The part of the view that is the same for everyone now."""
        return self._game.public_view(self._state)

    def private_view(self, seat: int | None) -> View:
        """The part of the view that hangs on who looks."""
        self._check_seat(seat)
        return self._game.private_view(self._state, seat)

    def frame(self, seat: int | None) -> View:
        """The view without the game's own table."""
        self._check_seat(seat)
        return {
            "game": self.game,
            "options": dict(self.options),
            "seat": seat,
            "seats": self.seats,
            "number": self.question_number(seat),
            "waiting": list(self.waiting),
            "question": self.question,
            "over": self.over,
            "scores": self.scores if self.over else None,
            "winners": self.winners,
        }

    def events(self, since: int = 0, seat: int | None = None) -> list[View]:
        """What happened after that entry, by key and arguments, as that seat or a spectator saw it."""
        self._check_seat(seat)
        found = [(0, record) for record in self._opening.events] if since == 0 else []
        found += [(entry.number, record) for entry in self._entries[since:] for record in entry.events]
        return [{**self._vocabulary.event_view(record, seat), "number": number} for number, record in found]

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
        return [self._vocabulary.to_code(action) for action in self._state.legal_actions(seat)]

    def preview(self, seat: int, code: str) -> list[View]:
        """The events it would cause, up to the first chance, seal, secret or other seat."""
        action = self._legal(seat, code)
        return [] if self.sealed else self.window(seat).preview(action)

    def final(self, seat: int, code: str) -> bool:
        """Would it bring something to light at once, so that its seat could not take it back alone?"""
        action = self._legal(seat, code)
        return self.waiting == (seat,) if self.sealed else self.window(seat).final(action)

    def window(self, seat: int, rng: Rng | None = None) -> Window:
        """What a bot in that seat may look through."""
        world = self._game.redeal(self._state, seat, rng or Rng(self.number, seat))
        return Window(self._game, self._vocabulary, world, seat)

    def default_code(self, seat: int) -> str:
        """The code the table may play for a seat that owes an answer and is not there."""
        self._asked(seat)
        return self._vocabulary.to_code(self._game.default_action(self._state, seat))

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise IllegalSeat(Fault("illegal-seat", seats=self.seats))

    def _asked(self, seat: int) -> list[int]:
        """The options of a seat that owes an answer; any other is refused."""
        self._check_seat(seat)
        if self.over:
            raise MatchOver(Fault("illegal-over"))
        actions = self._state.legal_actions(seat)
        if not actions:
            raise NotAsked(
                Fault("illegal-not-asked", seat=seat, waiting=", ".join(str(other + 1) for other in self.waiting))
            )
        return actions

    def _legal(self, seat: int, code: str) -> int:
        actions = self._asked(seat)
        action = self._vocabulary.to_action(code)
        if action not in actions:
            raise IllegalCode(
                Fault("illegal-code", code=code, example=self._vocabulary.to_code(actions[0]), count=len(actions))
            )
        return action

    def play(self, seat: int, code: str) -> None:
        """That seat's answer, and all that follows by itself."""
        action = self._legal(seat, code)
        self._record(Entry(self.number + 1, str(seat), code), action)
        self.advance()

    def advance(self) -> None:
        """Chance and forced choices, until somebody has a real choice or the game is over."""
        while not self.over:
            if self._state.asked == CHANCE_ASKED:
                code = self.chance_code(self._source)
                if self._luck != self._source.label:
                    self.apply_entry(LUCK, self._source.label)
                self._record(Entry(self.number + 1, CHANCE_LINE, code), self._vocabulary.to_action(code))
            elif (seat := self._state.forced_seat()) is not None:
                self.apply_entry(str(seat), self.codes(seat)[0])
            else:
                return
        if self._source.secret and self._luck == self._source.label:
            self.apply_entry(REVEAL, self._source.secret)

    def chance_code(self, source: ChanceSource) -> str:
        """The code that source would give for the draw that is asked for now."""
        draws = len([entry for entry in self._entries if entry.seat == CHANCE])
        out = ActionBuffer()
        self._state.options(CHANCE, out)
        return self._vocabulary.to_code(out.items[source.pick(draws, out, self._vocabulary)])

    def _record(self, entry: Entry, action: int) -> None:
        """Plays an action known to be legal and writes it down with what it told."""
        state = self._state
        entry.sealed_step = state.sealed()
        entry.forced = entry.seat != CHANCE and state.forced(entry.seat)
        entry.question_number = self.question_number(entry.seat)
        state.revealed_to = 0
        state.play(entry.seat, action)
        entry.revealed_to = int(state.revealed_to)
        entry.events, state.emitted = state.emitted, []
        self._entries.append(entry)

    def undoable(self, seat: int) -> list[int]:
        """The entries an undo by that seat would take back; none beyond its undo."""
        return undo.undoable_entries(self._entries, seat, self._state.sealed())

    def undo(self, seat: int) -> None:
        """Takes back that seat's last choice, if nothing was learned since."""
        self._check_seat(seat)
        taken = self.undoable(seat)
        if not taken:
            raise CannotUndo(Fault("illegal-undo" if undo.last_choice(self._entries, seat) else "nothing-chosen"))
        self.apply_entry(UNDO, " ".join(str(number) for number in (seat, *taken)))

    def rewind(self, number: int) -> None:
        """Goes back to just after that entry, fence or not: for whoever has asked everyone."""
        if not 0 <= number < self.number:
            raise CannotUndo(Fault("illegal-rewind", number=number, last=self.number - 1))
        self.apply_entry(REWIND, str(number))
        self.advance()

    def apply_entry(self, who: str, words: str) -> None:
        """Takes an entry from a text; refuses one that the rules do not allow there."""
        entry = Entry(self.number + 1, who, words)
        if who in (UNDO, REWIND):
            self._undo_or_rewind(entry)
        elif who in (LUCK, REVEAL):
            self._luck = words if who == LUCK else ""
            self._entries.append(entry)
        elif not self._state.waits_for(entry.seat):
            raise BrokenText(Fault("log-not-asked", number=entry.number, line=f"{who} {words}"))
        elif (action := self._vocabulary.to_action(words)) not in self._state.legal_actions(entry.seat):
            raise BrokenText(Fault("log-illegal", number=entry.number, line=f"{who} {words}"))
        else:
            self._record(entry, action)

    def skip_entry(self, who: str, words: str) -> None:
        """Takes an entry from a text as one that was taken back since; it is kept and not played, but luck is luck."""
        if who in (LUCK, REVEAL):
            self.apply_entry(who, words)
            return
        entry = Entry(self.number + 1, who, words)
        entry.live = False
        self._entries.append(entry)

    def _undo_or_rewind(self, entry: Entry) -> None:
        """Writes down an undo or a rewind, if it is possible here, and plays again what is left."""
        first, *taken = entry.numbers
        if entry.who == REWIND:
            possible = 0 <= first < self.number and not taken
            taken = [later.number for later in self._entries[first:] if later.live]
        else:
            possible = 0 <= first < self.seats and taken != [] and taken == self.undoable(first)
        if not possible:
            raise BrokenText(Fault("log-illegal", number=entry.number, line=f"{entry.who} {entry.words}"))
        if any(other.who == REVEAL and other.words == self._source.secret for other in self._entries):
            self._source = self._source.after_reveal()
        entry.question_number = self.question_number(entry.author)
        if entry.who == REWIND or self._entries[taken[0] - 1].sealed_step is None:
            entry.events = [EventRecord(TAKEN_BACK[entry.who], -1, [first])]
        for number in taken:
            self._entries[number - 1].live = False
        self._entries.append(entry)
        self._state = self._opening.state.copy()
        for kept in self._entries:
            if kept.live:
                kept.sealed_step = self._state.sealed()
                self._state.play(kept.seat, self._vocabulary.to_action(kept.words))
        self._state.events_off = False
