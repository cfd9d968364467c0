"""The window a bot gets: its view, its options and imagined worlds, never the real state."""

from organelle.kernel.game import Game, View
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE_ASKED, State
from organelle.kernel.vocabulary import Vocabulary
from organelle.table.undo import asks_others


class Window:
    """Looks at a world already redealt for its seat, so there is no way from here to what the seat may not know."""

    def __init__(self, game: Game, vocabulary: Vocabulary, world: State, seat: int) -> None:
        self.game = game
        self.vocabulary = vocabulary
        self.seat = seat
        self._world = world

    def view(self) -> View:
        """What the seat sees."""
        return self.game.view(self._world, self.seat)

    def actions(self) -> list[int]:
        """Its legal actions, packed; none when it owes no answer."""
        return self._world.legal_actions(self.seat)

    def default_action(self) -> int:
        """What the table would answer for the seat if it were not there: something harmless."""
        return int(self.game.default_action(self._world, self.seat))

    def codes(self) -> list[str]:
        """Its legal actions in words."""
        return [self.vocabulary.to_code(action) for action in self.actions()]

    def world(self, rng: Rng) -> State:
        """An imagined world that the seat cannot tell from the real one; the same numbers give the same world."""
        world: State = self.game.redeal(self._world, self.seat, rng)
        return world

    def preview(self, action: int) -> list[View]:
        """What an action would cause, up to the first thing that nobody can know yet."""
        world = self._world.copy()
        world.events_off = False
        world.play(self.seat, action)
        facts: list[View] = []
        for record in world.emitted:
            if record.seats != -1:
                break
            facts.append({**self.vocabulary.event_view(record, self.seat)})
        return facts

    def final(self, action: int) -> bool:
        """Would it bring something to light or a sealed question to others, so that it cannot be taken back alone?"""
        world = self._world.copy()
        world.revealed_to = 0
        world.play(self.seat, action)
        while world.asked not in (0, CHANCE_ASKED) and not world.revealed_to >> self.seat & 1:
            seat = world.forced_seat()
            if seat is None:
                return asks_others(world.sealed(), self.seat)
            world.play(seat, world.legal_actions(seat)[0])
        return True
