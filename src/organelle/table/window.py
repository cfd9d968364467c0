"""The window that a bot gets: its view, its options and imagined worlds, never the real state."""

from organelle.kernel.event import EVERYONE
from organelle.kernel.game import Game, View
from organelle.kernel.rng import Rng
from organelle.kernel.setup import Setup
from organelle.kernel.state import CHANCE_ASKED, State
from organelle.kernel.vocabulary import Vocabulary
from organelle.table.undo import asks_others


class Window:
    """What one seat may know. It holds a world redealt for the seat, so no way leads from here to what is hidden.

    >>> import organelle
    >>> window = organelle.game("duel").new(seats=2, seed=7).window(0)
    >>> window
    <Window duel, seat 0, 2 options>
    >>> window.codes()
    ['commit igm', 'commit ige']
    >>> window.vocabulary.to_code(window.actions()[0])
    'commit igm'

    Attributes:
        game: the rules.
        vocabulary: turns actions into codes and back.
        seat: whose window it is.
    """

    def __init__(self, game: Game, vocabulary: Vocabulary, world: State, seat: int) -> None:
        """Open a window onto a world that was redealt for the seat; `Match.window` makes one."""
        self.game = game
        self.vocabulary = vocabulary
        self.seat = seat
        self._world = world

    def __repr__(self) -> str:
        return f"<Window {self.game.name}, seat {self.seat}, {len(self.actions())} options>"

    @property
    def setup(self) -> Setup | None:
        """What the table was set up with; None for one that was put together by hand."""
        return self._world.setup

    def view(self) -> View:
        """Return what the seat sees, as people's screens are drawn from."""
        return self.game.view(self._world, self.seat)

    def actions(self) -> list[int]:
        """Return its legal actions, packed; an empty list when it owes no answer."""
        return self._world.legal_actions(self.seat)

    def default_action(self) -> int:
        """Return what the table would answer for the seat if it were not there: something harmless."""
        return int(self.game.default_action(self._world, self.seat))

    def codes(self) -> list[str]:
        """Return its legal actions as codes, in the same order as `actions`."""
        return [self.vocabulary.to_code(action) for action in self.actions()]

    def world(self, rng: Rng) -> State:
        """Return a world that the seat cannot tell from the real one; the same numbers give the same world."""
        world: State = self.game.redeal(self._world, self.seat, rng)
        return world

    def fill(self, world: State, rng: Rng) -> None:
        """Make a state of the same table such a world as `world` returns; nothing is allocated."""
        world.copy_from(self._world)
        self.game.redeal_in_place(world, self.seat, rng)

    def preview(self, action: int) -> list[View]:
        """Return the events that an action would cause, up to the first thing that nobody can know yet."""
        world = self._world.copy()
        world.events_off = False
        world.play(self.seat, action)
        seen: list[View] = []
        for record in world.emitted:
            if record.seats != EVERYONE:
                break
            seen.append({**self.vocabulary.event_view(record, self.seat)})
        return seen

    def final(self, action: int) -> bool:
        """Return whether the seat could no longer take the action back alone.

        So it is if the action reveals something, brings chance, ends the game, or asks others a sealed question.
        """
        world = self._world.copy()
        world.revealed_to = 0
        world.play(self.seat, action)
        while world.asked not in (0, CHANCE_ASKED) and not world.revealed_to >> self.seat & 1:
            seat = world.forced_seat()
            if seat is None:
                return asks_others(world.sealed(), self.seat)
            world.play(seat, world.legal_actions(seat)[0])
        return True
