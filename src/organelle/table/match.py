"""A match: a game being played, as people and programs meet it."""

from __future__ import annotations

from typing import Any

from organelle.kernel.event import Told
from organelle.kernel.game import View
from organelle.kernel.luck import Luck
from organelle.table import fence
from organelle.table.course import Course
from organelle.table.log import REWIND, UNDO, Entry
from organelle.table.refusal import illegal
from organelle.table.window import Window


class Match(Course):
    """What may be seen of a game, and what may be done in it."""

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

    @property
    def question(self) -> str:
        """The key of what is asked now."""
        return "" if self.over else self._state.top().question(self._state)

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

    def codes(self, seat: int) -> list[str]:
        """The legal codes of that seat; empty when it owes no answer."""
        self._check_seat(seat)
        return [self._words.speak(action) for action in self._state.answers(seat)]

    def preview(self, seat: int, code: str) -> list[View]:
        """The events it would cause, up to the first chance, seal, secret or other seat."""
        action = self._legal(seat, code)
        if self.sealed:
            return []
        return self.window(seat).preview(action)

    def final(self, seat: int, code: str) -> bool:
        """Would it bring something to light at once, so that its seat could not take it back alone?"""
        action = self._legal(seat, code)
        if self.sealed:
            return self.waiting == (seat,)
        return self.window(seat).final(action)

    def window(self, seat: int, luck: Luck | None = None) -> Window:
        """What a bot in that seat may look through."""
        world = self._game.redeal(self._state, seat, luck or Luck(self.number, seat))
        return Window(self._game, self._words, world, seat)

    def absent(self, seat: int) -> str:
        """The code the table may play for a seat that owes an answer and is not there."""
        self._asked(seat)
        return self._words.speak(self._game.absent(self._state, seat))

    def events(self, since: int = 0, seat: int | None = None) -> list[View]:
        """What happened after that entry, by key and arguments, as that seat or a spectator saw it."""
        self._check_seat(seat)
        found = [self._fact(told, 0, seat) for told in self._opening] if since == 0 else []
        for entry in self._entries[since:]:
            found += [self._fact(told, entry.number, seat) for told in entry.told]
            if entry.who == UNDO and self._entries[entry.numbers()[1] - 1].sealed is None:
                found.append({"key": "table.undone", "number": entry.number, "seat": entry.numbers()[0]})
            elif entry.who == REWIND:
                found.append({"key": "table.rewound", "number": entry.number})
        return found

    def _fact(self, told: Told, number: int, seat: int | None) -> View:
        return {**self._words.tell(told, seat), "number": number}

    def text(self) -> str:
        """The whole game as readable text, secrets included."""
        return "\n".join([*self.header.text(), "", *(entry.text() for entry in self._entries)]) + "\n"

    def play(self, seat: int, code: str) -> None:
        """That seat's answer, and all that follows by itself."""
        self._enter(Entry(self.number + 1, str(seat), code), self._legal(seat, code))
        self.advance()

    def _asked(self, seat: int) -> list[int]:
        """The options of a seat that owes an answer; any other is refused."""
        self._check_seat(seat)
        if self.over:
            raise illegal("illegal-over")
        actions = self._state.answers(seat)
        if not actions:
            raise illegal("illegal-not-asked", seat=seat, waiting=", ".join(str(other) for other in self.waiting))
        return actions

    def _legal(self, seat: int, code: str) -> int:
        actions = self._asked(seat)
        action = self._words.hear(code)
        if action not in actions:
            raise illegal("illegal-code", code=code, example=self._words.speak(actions[0]), count=len(actions))
        return action

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise illegal("illegal-seat", seat=seat, last=self.seats - 1)

    def undo(self, seat: int) -> None:
        """Takes back that seat's last choice, if nothing was learned since."""
        self._check_seat(seat)
        taken = self.undoable(seat)
        if not taken:
            raise illegal("illegal-undo")
        self._take_back(UNDO, " ".join(str(number) for number in (seat, *taken)), taken)

    def rewind(self, number: int) -> None:
        """Goes back to just after that entry, fence or not: for whoever has asked everyone."""
        if not 0 <= number < self.number:
            raise illegal("illegal-rewind", number=number, last=self.number - 1)
        self._take_back(REWIND, str(number), fence.since(self._entries, number))
        self.advance()

    def state(self) -> Any:
        """The state itself, secrets and all: for research on complete information and for tests, never for a player."""
        return self._state.copy()
