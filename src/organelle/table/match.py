"""A match: one game being played, as people and programs meet it."""

from __future__ import annotations

from typing import Any, Final

from organelle.kernel.actions import ActionBuffer
from organelle.kernel.event import EVERYONE, Event, EventRecord
from organelle.kernel.game import Fault, Game, View
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE, CHANCE_ASKED, State
from organelle.kernel.utility import UTILITIES
from organelle.table import undo
from organelle.table.chance import ChanceSource, SeededChance
from organelle.table.errors import BrokenText, CannotUndo, IllegalCode, IllegalSeat, MatchOver, NotAsked, illegal
from organelle.table.notation import CHANCE_LINE, LUCK, REVEAL, REWIND, UNDO, Entry, Header
from organelle.table.opening import OpeningPosition, heard, opening_position
from organelle.table.replaying import EntryReplayer
from organelle.table.view_key import view_key
from organelle.table.window import Window

TAKEN_BACK: Final = {UNDO: Event("table.undone", "seat", "back:number"), REWIND: Event("table.rewound", "back:number")}
"""What is told of entries that are taken back; `back` is the number of the last one before them."""


class Match:
    """All entries of a game and the state they led to. Chance and forced choices answer themselves.

    >>> import organelle
    >>> match = organelle.game("duel").new(seats=2, seed=7)
    >>> match
    <Match duel 2 seats, entry 8, waiting for 0, 1>
    >>> match.codes(0)
    ['commit igm', 'commit ige']
    >>> match.play(0, "commit ige")
    >>> match.waiting
    (1,)
    >>> match.undo(0)
    >>> match.waiting
    (0, 1)
    >>> match.play(0, "commit all")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    organelle.table.errors.IllegalCode: “commit all” is not possible now; ...

    Attributes:
        header: which game is played under which rules.
        game: the name of the game.
        seats: how many players.
        options: the value of every option.
        vocabulary: what the words of its codes and events stand for.
        redealt_for: the seat that cannot tell this match from the one it was redealt from; None for any other match.
    """

    def __init__(
        self, game: Game, header: Header, source: ChanceSource, opening: OpeningPosition | None = None
    ) -> None:
        """Set up a match at its opening position; `organelle.game(name).new(...)` is the usual way to one.

        Args:
            game: the rules.
            header: seats, options and cards, already checked.
            source: where chance gets its answers. Nothing is drawn before `advance`.
            opening: where it begins, if not where its header says.
        """
        self._game = game
        self.header: Final = header
        self.game: Final = header.game
        self.seats: Final = header.seats
        self.options: Final = header.options
        self._source = source
        self._entries: list[Entry] = []
        self._entries_shared = False
        self._luck = ""
        self.redealt_for: int | None = None
        self._opening: Final = opening or opening_position(game, header)
        self.vocabulary: Final = self._opening.vocabulary
        self._state: State = self._opening.state.copy()
        self._state.events_off = False

    def __repr__(self) -> str:
        waiting = f"waiting for {', '.join(str(seat) for seat in self.waiting) or 'chance'}"
        return f"<Match {self.game} {self.seats} seats, entry {self.number}, {'over' if self.over else waiting}>"

    @property
    def number(self) -> int:
        """How many entries there are; it only ever rises, undo included."""
        return len(self._entries)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer now; none when the game is over."""
        return tuple(seat for seat in range(self.seats) if self._state.waits_for(seat))

    @property
    def sealed(self) -> bool:
        """Whether several seats are answering at once, in secret."""
        return self._state.sealed() is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.asked == 0

    @property
    def question(self) -> str:
        """The key of what is asked now; empty when the game is over."""
        return "" if self.over else self._state.top().question(self._state)

    @property
    def companions(self) -> list[str]:
        """The words of seats that the rules play; they come after the players in scores and events."""
        return self._game.companions(self._state)

    @property
    def scores(self) -> list[int]:
        """Every seat's score as it stands."""
        return self._game.scores(self._state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the end."""
        return self._game.winners(self._state) if self.over else []

    def question_number(self, seat: int | None) -> int:
        """Return the number of the last entry that a seat, or a spectator (None), may know of.

        It says which question is being asked: a client sends it back with the answer, so that an answer to an older
        question is noticed. Others' sealed answers are not counted before they are opened.
        """
        step = self._state.sealed()
        return self.number if step is None else undo.question_number(self._entries, seat, step)

    def view(self, seat: int | None) -> View:
        """Return what that seat, or a spectator (None), may see.

        Raises:
            IllegalSeat: if there is no such seat.
        """
        return {**self.frame(seat), "table": self._game.view(self._state, seat)}

    def static_view(self) -> View:
        """Return the part of the view's table that stays the same through the game."""
        return self._game.static_view(self._state)

    def public_view(self) -> View:
        """Return the part of the view's table that is the same for everyone now."""
        return self._game.public_view(self._state)

    def private_view(self, seat: int | None) -> View:
        """Return the part of the view's table that depends on who looks."""
        self._check_seat(seat)
        return self._game.private_view(self._state, seat)

    def frame(self, seat: int | None) -> View:
        """Return the view without its table: what every game has."""
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
        """Return what happened after that entry, as a seat or a spectator (None) saw it.

        Returns:
            A dictionary for each event: its key, its fields, and the `number` of its entry; 0 is the opening.

        Raises:
            IllegalSeat: if there is no such seat.
        """
        self._check_seat(seat)
        found = [(0, record) for record in self._opening.events] if since == 0 else []
        found += [(entry.number, record) for entry in self._entries[since:] for record in entry.events]
        return [{**self.vocabulary.event_view(record, seat), "number": number} for number, record in found]

    def entries(self, since: int = 0) -> list[Entry]:
        """Return the entries after that one, secrets included."""
        return self._entries[since:]

    def text(self) -> str:
        """Return the whole game as text, secrets included; `organelle.replay` reads it.

        Raises:
            Illegal: if the match was redealt: nobody knows how its position came about.
        """
        if self.redealt_for is not None:
            raise illegal("redealt-text")
        return "\n".join([*self.header.text(), "", *(entry.text() for entry in self._entries)]) + "\n"

    def state(self) -> Any:
        """Return a copy of the state, secrets and all: for research on complete information, never for a player."""
        return self._state.copy()

    def returns(self, utility: str = "win") -> list[float]:
        """Return what the end is worth to each player, seats that the rules play left out; all 0 before the end.

        Args:
            utility: `win` is 1 for a lone winner, -1 for a loser and between for those who share the win; `share` is
                the part of the win, from 0 to 1; `margin` is the own score less the best other one.

        Raises:
            Illegal: if there is no such utility.
        """
        if utility not in UTILITIES:
            raise illegal("illegal-utility", utility=utility, allowed=", ".join(UTILITIES))
        return self._game.returns(self._state, utility)

    def observation_key(self, seat: int | None) -> int:
        """Return 64 bits that stand for what a seat, or a spectator (None), may see now, the same on every machine.

        Two positions have the same key if the views, who is asked what, and the seat's own options and sealed answers
        are the same, however they were reached: the number of the question does not count.

        Raises:
            IllegalSeat: if there is no such seat.
        """
        self._check_seat(seat)
        return view_key(self._game, self._state, seat)

    def copy(self, seed: int | None = None) -> Match:
        """Return an independent match with the same entries, at the same position.

        Args:
            seed: what chance draws from now on follows from it; None lets the copy draw just what this match would, so
                whoever looks ahead in it sees the draws to come.
        """
        twin = Match(self._game, self.header, self._source.copy(), self._opening)
        if seed is not None:
            twin._source = SeededChance(seed)
        twin._entries = self._entries[:]
        twin._entries_shared = self._entries_shared = True
        twin._luck = self._luck
        twin.redealt_for = self.redealt_for
        twin._state.copy_from(self._state)
        twin._state.events_off = False
        return twin

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    def __reduce__(self) -> Any:
        """Pickle the header and the entries, which are played again; of a redealt match the world that it began at."""
        header = self.header
        words = (header.game, header.version, header.seats, header.options, header.cards)
        world = None
        if self.redealt_for is not None:
            past = [(record.event.key, int(record.seats), record.values) for record in self._opening.events]
            world = (self.redealt_for, self._opening.state, past)
        entries = [(entry.who, entry.words) for entry in self._entries]
        return unpickle, (self._game, (*words, header.old_sheets, header.imported), self._source, entries, world)

    def redeal(self, seat: int, seed: int) -> Match:
        """Return a match at a world that the seat cannot tell from this position; hidden things are dealt by the seed.

        Its history is what the seat heard: the past events as that seat saw them, before the first entry. How the
        hidden things came about is not made up, so it has no entries of the past and no text, and nothing can be taken
        back beyond it.

        Raises:
            IllegalSeat: if there is no such seat.
        """
        self._check_seat(seat)
        past = [*self._opening.events, *(record for entry in self._entries for record in entry.events)]
        world = self._game.redeal(self._state, seat, Rng(seed))
        opening = OpeningPosition(self._game, world, [heard(record, seat) for record in past])
        match = Match(self._game, self.header, SeededChance(seed), opening)
        match.redealt_for = seat
        return match

    def codes(self, seat: int) -> list[str]:
        """Return the legal codes of that seat; an empty list when it owes no answer.

        Raises:
            IllegalSeat: if there is no such seat.
        """
        self._check_seat(seat)
        return [self.vocabulary.to_code(action) for action in self._state.legal_actions(seat)]

    def preview(self, seat: int, code: str) -> list[View]:
        """Return the events that a code would cause, up to the first chance, seal, secret or other seat.

        Raises:
            Illegal: as `play` does.
        """
        action = self._legal(seat, code)
        return [] if self.sealed else self.window(seat).preview(action)

    def final(self, seat: int, code: str) -> bool:
        """Return whether the seat could not take that code back alone, because it brings something to light at once.

        Raises:
            Illegal: as `play` does.
        """
        action = self._legal(seat, code)
        step = self._state.sealed()
        if step is None:
            return self.window(seat).final(action)
        after = self._state.copy()
        after.play(seat, action)
        return after.sealed() is not step

    def window(self, seat: int, rng: Rng | None = None) -> Window:
        """Return what a bot in that seat may look through.

        Args:
            seat: whose window.
            rng: deals the hidden things of the window's world; by default the same for the same position.
        """
        world = self._game.redeal(self._state, seat, rng or Rng(self.number, seat))
        return Window(self._game, self.vocabulary, world, seat)

    def default_code(self, seat: int) -> str:
        """Return the code that the table may play for a seat that owes an answer and is not there.

        Raises:
            Illegal: if the seat owes none.
        """
        self._asked(seat)
        return self.vocabulary.to_code(self._game.default_action(self._state, seat))

    def _check_seat(self, seat: int | None) -> None:
        """Raise IllegalSeat if there is no such seat; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise IllegalSeat(Fault("illegal-seat", seats=self.seats))

    def _asked(self, seat: int) -> list[int]:
        """Return the options of a seat that owes an answer; raise IllegalSeat, MatchOver or NotAsked for any other."""
        self._check_seat(seat)
        if self.over:
            raise MatchOver(Fault("illegal-over"))
        actions = self._state.legal_actions(seat)
        if not actions:
            waiting = ", ".join(str(other + 1) for other in self.waiting)
            raise NotAsked(Fault("illegal-not-asked", seat=seat, waiting=waiting))
        return actions

    def _legal(self, seat: int, code: str) -> int:
        """Return the action of a code that is legal now; raise what `play` raises."""
        actions = self._asked(seat)
        action = self.vocabulary.to_action(code)
        if action not in actions:
            example = self.vocabulary.to_code(actions[0])
            raise IllegalCode(Fault("illegal-code", code=code, example=example, count=len(actions)))
        return action

    def play(self, seat: int, code: str) -> None:
        """Play a seat's answer and all that follows by itself.

        Args:
            seat: who answers.
            code: one of `codes(seat)`.

        Raises:
            IllegalSeat: if there is no such seat.
            MatchOver: if the game has ended.
            NotAsked: if the seat owes no answer.
            IllegalCode: if it is none of the seat's codes. Nothing has changed then, nor in the other cases.
        """
        action = self._legal(seat, code)
        self._record(Entry(self.number + 1, str(seat), code), action)
        self.advance()

    def advance(self) -> None:
        """Play chance and forced choices until somebody has a real choice or the game is over."""
        while not self.over:
            if self._state.asked == CHANCE_ASKED:
                code = self.chance_code(self._source)
                if self._luck != self._source.label:
                    self.apply_entry(LUCK, self._source.label)
                self._record(Entry(self.number + 1, CHANCE_LINE, code), self.vocabulary.to_action(code))
            elif (seat := self._state.forced_seat()) is not None:
                self.apply_entry(str(seat), self.codes(seat)[0])
            else:
                return
        if self._source.secret and self._luck == self._source.label:
            self.apply_entry(REVEAL, self._source.secret)

    def chance_code(self, source: ChanceSource) -> str:
        """Return the code that a source would give for the draw that is asked for now."""
        draws = len([entry for entry in self._entries if entry.seat == CHANCE and (entry.live or not source.repeats)])
        out = ActionBuffer()
        self._state.options(CHANCE, out)
        return self.vocabulary.to_code(out.items[source.pick(draws, out, self.vocabulary)])

    def _record(self, entry: Entry, action: int) -> None:
        """Play an action known to be legal and append its entry with what came of it."""
        state = self._state
        entry.sealed_step = state.sealed()
        entry.forced = entry.seat != CHANCE and state.forced(entry.seat)
        entry.question_number = self.question_number(entry.seat)
        state.revealed_to = 0
        state.play(entry.seat, action)
        entry.revealed_to = int(state.revealed_to)
        entry.events, state.emitted = tuple(state.emitted), []
        self._entries.append(entry)

    def undoable(self, seat: int) -> list[int]:
        """Return the entries that an undo by that seat would take back; an empty list if its fence forbids it."""
        return undo.undoable_entries(self._entries, seat, self._state.sealed())

    def undo(self, seat: int) -> None:
        """Take back that seat's last choice.

        Raises:
            IllegalSeat: if there is no such seat.
            CannotUndo: if the seat has chosen nothing, or something was learned since.
        """
        self._check_seat(seat)
        taken = self.undoable(seat)
        if not taken:
            raise CannotUndo(Fault("illegal-undo" if undo.last_choice(self._entries, seat) else "nothing-chosen"))
        self.apply_entry(UNDO, " ".join(str(number) for number in (seat, *taken)))

    def rewind(self, number: int) -> None:
        """Go back to just after that entry, fence or not: for whoever has asked everyone.

        Raises:
            CannotUndo: if there is no such earlier entry.
        """
        if not 0 <= number < self.number:
            raise CannotUndo(Fault("illegal-rewind", number=number, last=self.number - 1))
        self.apply_entry(REWIND, str(number))
        self.advance()

    def apply_entry(self, who: str, words: str) -> None:
        """Append an entry from a text or a store, and play it; chance is not asked for more.

        Args:
            who: as in `Entry`.
            words: as in `Entry`.

        Raises:
            BrokenText: if the rules do not allow it there.
        """
        entry = Entry(self.number + 1, who, words)
        if who in (UNDO, REWIND):
            self._undo_or_rewind(entry)
        elif who in (LUCK, REVEAL):
            self._luck = words if who == LUCK else ""
            self._entries.append(entry)
        elif not self._state.waits_for(entry.seat):
            raise BrokenText(Fault("log-not-asked", number=entry.number, line=f"{who} {words}"))
        elif not self._state.legal_options(entry.seat).has(action := self.vocabulary.to_action(words)):
            raise BrokenText(Fault("log-illegal", number=entry.number, line=f"{who} {words}"))
        else:
            self._record(entry, action)

    def skip_entry(self, who: str, words: str) -> None:
        """Append an entry that was taken back later, without playing it; `luck` and `reveal` count all the same."""
        if who in (LUCK, REVEAL):
            self.apply_entry(who, words)
            return
        entry = Entry(self.number + 1, who, words)
        entry.live = False
        self._entries.append(entry)

    def _undo_or_rewind(self, entry: Entry) -> None:
        """Append an undo or a rewind and play again what is left; raise BrokenText if it is not possible here."""
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
        if self._entries_shared:
            self._entries = [other.copy() for other in self._entries]
            self._entries_shared = False
        if entry.who == REWIND or self._entries[taken[0] - 1].sealed_step is None:
            values = (first,) if entry.who == REWIND else (first, taken[0] - 1)
            entry.events = (EventRecord(TAKEN_BACK[entry.who], EVERYONE, values),)
        for number in taken:
            self._entries[number - 1].live = False
        self._entries.append(entry)
        self._play_again()

    def _play_again(self) -> None:
        """Set the state to what the live entries lead to."""
        self._state = self._opening.state.copy()
        for entry in self._entries:
            if entry.live:
                entry.sealed_step = self._state.sealed()
                self._state.play(entry.seat, self.vocabulary.to_action(entry.words))
        self._state.events_off = False


def unpickle(game: Game, words: Any, source: ChanceSource, entries: list[tuple[str, str]], world: Any) -> Match:
    """Return a match again from what `Match.__reduce__` keeps of it."""
    opening = None
    if world is not None:
        kinds = {event.key: event for event in [*game.events, *TAKEN_BACK.values()]}
        opening = OpeningPosition(game, world[1], [EventRecord(kinds[key], *rest) for key, *rest in world[2]])
    match = Match(game, Header(*words), source, opening)
    match.redealt_for = None if world is None else world[0]
    again = [Entry(number, who, said) for number, (who, said) in enumerate(entries, 1)]
    replayer = EntryReplayer(match, again)
    for entry in again:
        replayer.apply(entry)
    match._source = source
    return match
