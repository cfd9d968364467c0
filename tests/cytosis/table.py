"""Tables of Cytosis in a chosen situation, played by code."""

from __future__ import annotations

from organelle.bots.playout import play_chance
from organelle.games.cytosis.expansions.modifications import MODIFICATIONS
from organelle.games.cytosis.game import CYTOSIS
from organelle.games.cytosis.phases.turns import Turn
from organelle.games.cytosis.state import SEEN, Cytosis
from organelle.games.cytosis.versions import CURRENT
from organelle.games.cytosis.vocabulary import RESOURCE_WORDS
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE, CHANCE_ASKED


class Table:
    """A game at the first turn of its first round; seat 0 plays first, hands and supplies are empty."""

    def __init__(
        self,
        seats: int = 3,
        edition: str = "revised",
        virus: str = "off",
        epigenetics: str = "off",
        seed: int = 1,
        version: int = CURRENT,
    ) -> None:
        options = {"edition": edition, "virus": virus, "epigenetics": epigenetics, "first": "0"}
        self.s: Cytosis = CYTOSIS.set_up(seats, options, CYTOSIS.cards(), version)
        self.s.settle()
        self.vocabulary = CYTOSIS.vocabulary(self.s)
        self.names = [card.name for card in self.s.rules.cards]
        self.rng = Rng(seed)
        self.buffer = ActionBuffer()
        while not isinstance(self.s.top(), Turn):
            self.step()
        for seat in range(seats):
            self.hand(seat)
            self.supply(seat)
        self.s.events_off = False

    def step(self) -> None:
        """Play chance by its weights, or the first option of whoever is asked."""
        if self.s.asked == CHANCE_ASKED:
            play_chance(self.s, self.buffer, self.rng)
        else:
            self.s.options(self.asked, self.buffer)
            self.s.play(self.asked, self.buffer.items[0])

    @property
    def asked(self) -> int:
        return next(seat for seat in range(self.s.seats) if self.s.waits_for(seat))

    @property
    def question(self) -> str:
        return self.s.top().question(self.s)

    @property
    def health(self) -> list[int]:
        return [int(player.health) for player in self.s.players]

    def codes(self, seat: int | None = None) -> list[str]:
        """Return what chance or the seat that is asked may answer."""
        who = CHANCE if self.s.asked == CHANCE_ASKED else self.asked if seat is None else seat
        self.s.options(who, self.buffer)
        return [self.vocabulary.to_code(action) for action in self.buffer.to_list()]

    def play(self, *codes: str) -> None:
        """Play answers in order, by whoever is asked, chance included; each must be possible."""
        for code in codes:
            assert code in self.codes(), f"{code} is not among {self.codes()}"
            self.s.play(CHANCE if self.s.asked == CHANCE_ASKED else self.asked, self.vocabulary.to_action(code))

    def settle_chance(self) -> None:
        """Play chance until a player is asked or the game is over."""
        while self.s.asked == CHANCE_ASKED:
            self.step()

    def turn(self, seat: int) -> None:
        """Make it that seat's turn."""
        self.s.stack[self.s.depth - 1] = Turn(seat, False, False, -1)
        self.s.settle()

    def supply(self, seat: int, **amounts: int) -> None:
        """Give a seat exactly this; the stock has the rest."""
        for resource, name in enumerate(RESOURCE_WORDS):
            player = self.s.players[seat]
            wanted = amounts.get(name, 0)
            self.s.stock[resource] += player.supply[resource] - wanted
            player.supply[resource] = wanted

    def owns(self, seat: int) -> dict[str, int]:
        """Return what a seat owns, without what it has none of."""
        return {
            name: int(self.s.players[seat].supply[resource])
            for resource, name in enumerate(RESOURCE_WORDS)
            if self.s.players[seat].supply[resource] > 0
        }

    def stock(self, **amounts: int) -> None:
        """Give the stock exactly this of the named resources."""
        for name, amount in amounts.items():
            self.s.stock[RESOURCE_WORDS.index(name)] = amount

    def in_stock(self, name: str) -> int:
        return int(self.s.stock[RESOURCE_WORDS.index(name)])

    def hand(self, seat: int, *names: str, mark: int = SEEN) -> None:
        """Give a seat exactly these cards; what it held goes back to the deck."""
        player = self.s.players[seat]
        while player.hand.count > 0:
            self.s.deck.add(player.hand.items[0])
            self.s.drop_card(seat, player.hand.items[0])
        for name in names:
            card = self.names.index(name)
            if self.s.deck.counts[card] > 0:
                self.s.deck.take(card)
            self.s.gain_card(seat, card, mark)

    def holds(self, seat: int) -> list[str]:
        hand = self.s.players[seat].hand
        return [self.names[hand.items[place]] for place in range(hand.count)]

    def empty_deck(self, *names: str) -> None:
        """Leave just these cards in the deck."""
        for card in range(len(self.s.deck.counts)):
            self.s.deck.counts[card] = 0
        self.s.deck.size = 0
        for name in names:
            self.s.deck.add(self.names.index(name))

    def completed(self, seat: int, *names: str) -> None:
        """Add cards that a seat has completed before, without counting their health."""
        player = self.s.players[seat]
        for name in names:
            card = self.names.index(name)
            player.completed.add(card)
            player.made[self.s.rules.cards[card].kind] += 1

    def market(self, *names: str) -> None:
        """Fill the market's places from the left; an empty name is an empty place."""
        for place, name in enumerate(names):
            self.s.market[place] = self.names.index(name) if name else -1

    def offered(self) -> list[str]:
        return [self.names[card] if card >= 0 else "" for card in self.s.market]

    def modify(self, seat: int, modification: str) -> None:
        self.s.players[seat].modification = MODIFICATIONS.index(modification)

    def event(self, name: str) -> None:
        """Put an event in force."""
        self.s.event = self.event_number(name)

    def event_number(self, name: str) -> int:
        return next(number for number, event in enumerate(self.s.rules.events) if event.name == name)

    def end_round(self) -> None:
        """Use all flasks; phase 2 waits for its event."""
        for player in self.s.players:
            player.flasks = 0
        self.s.depth -= 1
        self.s.settle()

    def event_keys(self) -> list[str]:
        """Return the keys of the events so far, without the name of the game."""
        return [record.event.key.removeprefix("cytosis.") for record in self.s.emitted]

    def closed(self, seat: int) -> dict[str, str]:
        closed: dict[str, str] = CYTOSIS.view(self.s, seat)["closed"]
        return {place: reason.removeprefix("cytosis.closed.") for place, reason in closed.items()}
