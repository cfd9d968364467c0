"""Tables of Cellulose that a test can lay out: a state, its words, and chance told in advance."""

from __future__ import annotations

from typing import Any

from organelle.games.cellulose.game import CELLULOSE
from organelle.games.cellulose.vocabulary import RESOURCE_WORDS, SPACE_WORDS
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.state import CHANCE, CHANCE_ASKED
from organelle.old_sheets import sheets_at

MARKET = ("draw starch-3", "draw aquaporin", "draw storage-3", "draw rubisco")
"""What the market starts with unless a test says otherwise."""


class Table:
    """A game in the middle of which a test may put anything anywhere."""

    def __init__(
        self,
        seats: int = 2,
        market: tuple[str, ...] = MARKET,
        then: tuple[str, ...] = (),
        version: int = CELLULOSE.version,
        **options: str,
    ):
        settings = CELLULOSE.defaults() | ({"first": "seat"} if seats > 1 else {}) | options
        cards = CELLULOSE.cards(sheets_at(CELLULOSE, version))
        assert not CELLULOSE.faults(seats, settings, cards)
        self.s: Any = CELLULOSE.set_up(seats, settings, cards, version)
        self.s.events_off = False
        self.words = CELLULOSE.vocabulary(self.s)
        self.script = [*then, *market]
        self.s.settle()
        self.draw()

    def draw(self) -> None:
        """Let chance give what the script says, then whatever comes first."""
        out = ActionBuffer()
        while self.s.asked == CHANCE_ASKED:
            self.s.options(CHANCE, out)
            codes = [self.words.to_code(action) for action in out.to_list()]
            code = self.script.pop(0) if self.script else codes[0]
            assert code in codes, f"{code} cannot come up: {codes}"
            self.s.play(CHANCE, out.to_list()[codes.index(code)])

    @property
    def asked(self) -> int:
        """Return the one seat that must answer; -1 if there is none or several."""
        seats = [seat for seat in range(self.s.seats) if self.s.waits_for(seat)]
        return seats[0] if len(seats) == 1 else -1

    @property
    def question(self) -> str:
        return "" if self.s.depth == 0 else self.s.top().question(self.s).removeprefix("cellulose.ask.")

    def codes(self, seat: int | None = None) -> list[str]:
        """Return what the seat, or the asked one, may answer."""
        out = ActionBuffer()
        self.s.options(self.asked if seat is None else seat, out)
        return [self.words.to_code(action) for action in out.to_list()]

    def play(self, code: str, *then: str, seat: int | None = None) -> None:
        """Answer for the asked seat; `then` is what chance gives after it."""
        who = self.asked if seat is None else seat
        assert code in self.codes(who), f"{code} is not among {self.codes(who)}"
        self.script = list(then)
        self.s.play(who, self.words.to_action(code))
        self.draw()

    def absent(self) -> str:
        """Return what the table answers for the asked seat if nobody is there."""
        return self.words.to_code(CELLULOSE.default_action(self.s, self.asked))

    def closes(self, code: str) -> bool:
        """Return whether the asked seat may not answer that."""
        return code not in self.codes()

    def player(self, seat: int) -> Any:
        return self.s.players[seat]

    def give(self, seat: int, **stock: int) -> None:
        """Give the seat exactly that much of these."""
        for word, amount in stock.items():
            self.player(seat).stock[RESOURCE_WORDS.index(word)] = amount

    def stock(self, seat: int) -> dict[str, int]:
        """Return what the seat owns, zeros left out."""
        found = {word: int(self.player(seat).stock[index]) for index, word in enumerate(RESOURCE_WORDS)}
        return {word: amount for word, amount in found.items() if amount}

    def card(self, name: str) -> int:
        return list(self.s.rules.card_names).index(name)

    def node(self, name: str) -> int:
        return list(self.s.rules.node_names).index(name)

    def hold(self, seat: int, *names: str) -> None:
        """Draw cards unseen into a hand."""
        for name in names:
            self.s.deck.take(self.card(name))
            player = self.player(seat)
            player.drawn[self.card(name)] += 1
            player.cards += 1
            player.unseen += 1

    def empty_deck(self) -> None:
        """Leave nothing to draw; the discard pile is empty unless the test says otherwise."""
        for card in range(len(self.s.discard)):
            self.s.deck.counts[card] = 0
        self.s.deck.size = 0

    def lay(self, seat: int, *names: str) -> None:
        """Lay cards in play, without what playing them brings."""
        for name in names:
            card = self.card(name)
            self.s.deck.take(card)
            player = self.player(seat)
            player.played[card] += 1
            player.types[self.s.rules.cards[card].type] += 1
            player.effects[self.s.rules.cards[card].effect] += 1

    def stand(self, seat: int, shoot: str = "", root: str = "") -> None:
        """Put the growth markers there."""
        if shoot:
            self.player(seat).shoot = self.node(shoot)
        if root:
            self.player(seat).root = self.node(root)

    def markers(self, space: str) -> int:
        """Return who stands there, one bit a seat; gray is the sixth."""
        number = SPACE_WORDS.index(space)
        gray = any(spaces >> number & 1 for spaces in self.s.grays)
        own = sum(1 << seat for seat in range(self.s.seats) if self.s.markers[seat] >> number & 1)
        return int(own | gray << 5)

    def occupy(self, space: str, colours: int) -> None:
        """Put exactly these there, in the same bits; the gray one is the last seat's."""
        bit = 1 << SPACE_WORDS.index(space)
        last = self.s.seats - 1
        for seat in range(self.s.seats):
            self.s.markers[seat] = self.s.markers[seat] & ~bit | (bit if colours >> seat & 1 else 0)
            gray = seat == last and colours >> 5 & 1
            self.s.grays[seat] = self.s.grays[seat] & ~bit | (bit if gray else 0)

    def last_turn(self, code: str = "ribosomes large own", *then: str) -> None:
        """Let the asked seat place the last marker of the day."""
        for seat in range(self.s.seats):
            self.player(seat).own = 1 if seat == self.asked else 0
            self.player(seat).gray = 0
        self.play(code, *then)
        if self.question == "play":
            self.play("done")

    def health(self, seat: int) -> int:
        return int(self.player(seat).health)

    def events(self) -> list[str]:
        """Return the keys of the events since one last asked."""
        keys = [record.event.key.removeprefix("cellulose.") for record in self.s.emitted]
        self.s.emitted = []
        return keys

    def finish(self) -> None:
        """End the game this evening: the wall lacks one space."""
        self.s.wall = len(self.s.rules.wall) - 1
        self.last_turn()
