"""Duel with one thing wrong each time: what the suite must catch."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.duel.game import DUEL, DuelGame
from organelle.games.duel.phases.commitment import Commitment, Round, Temperature, after_binding, turn_up
from organelle.games.duel.phases.refill import Refill
from organelle.games.duel.setup import rules
from organelle.games.duel.state import Duel
from organelle.games.duel.vocabulary import DONE, TurnFields
from organelle.kernel.actions import ActionBuffer, field, pack
from organelle.kernel.archive import Archive
from organelle.kernel.game import Cards, View
from organelle.kernel.observation import ObservationBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import Choice, Step


class FaultyGame(DuelGame):
    """Duel again, under the same facts."""

    def __init__(self) -> None:
        super().__init__(
            name="duel",
            seats=(2, 3),
            options=DUEL.options,
            sheets=DUEL.sheets,
            events=DUEL.events,
            questions=DUEL.questions,
            version=1,
            stage="example",
            most_margin=DUEL.most_margin,
        )

    def __reduce__(self) -> Any:
        return type(self), ()

    def table(self, seats: int, options: dict[str, str], cards: Cards) -> Duel:
        return Duel(seats, rules(options, cards))

    def first(self) -> Step:
        return Round()

    def set_up(self, seats: int, options: dict[str, str], cards: Cards, version: int) -> Duel:
        s = self.table(seats, options, cards)
        s.push(self.first())
        s.push(Refill(0))
        return s


class LeakedHand(FaultyGame):
    """The view shows how strong the next player's hand is."""

    def view(self, s: Duel, seat: int | None) -> View:
        picture = super().view(s, seat)
        neighbour = s.players[((seat or 0) + 1) % s.seats]
        picture["strength"] = sum(card * count for card, count in enumerate(neighbour.hand))
        return picture


class Holders(Round):
    """Asks whoever holds the best card a question of its own."""

    def proceed(self, s: Duel) -> None:
        super().proceed(s)
        for seat in range(s.seats):
            if s.depth > 0 and s.players[seat].hand[-1] > 0:
                s.push(Boast(seat))


class Boast(Choice):
    """Needs no answer but `done`."""

    def question(self, s: Duel) -> str:
        return "duel.commit"

    def options(self, s: Duel, seat: i64, out: ActionBuffer) -> None:
        out.add(pack(DONE))

    def answer(self, s: Duel, seat: i64, action: i64) -> None:
        pass


class AskedHolder(FaultyGame):
    """A question put only to the seat that holds the card."""

    def first(self) -> Step:
        return Holders()


class ImpossibleRedeal(FaultyGame):
    """A redealt world has a card too many."""

    def redeal(self, s: Duel, seat: i64, rng: Rng) -> Duel:
        world: Duel = super().redeal(s, seat, rng)
        world.players[(seat + 1) % s.seats].hand[0] += 1
        world.players[(seat + 1) % s.seats].cards += 1
        return world


class TellingRedeal(FaultyGame):
    """Imagined worlds come out by what the next player really holds."""

    def redeal(self, s: Duel, seat: i64, rng: Rng) -> Duel:
        for _ in range(s.players[(seat + 1) % s.seats].hand[0]):
            rng.next()
        world: Duel = super().redeal(s, seat, rng)
        return world


class EmptyHanded(FaultyGame):
    """A redealt world leaves another player without a card to commit."""

    def redeal(self, s: Duel, seat: i64, rng: Rng) -> Duel:
        world: Duel = super().redeal(s, seat, rng)
        other = world.players[(seat + 1) % s.seats]
        for card in range(len(other.hand)):
            world.discard[card] += other.hand[card]
            other.hand[card] = 0
        return world


class Forgetful(Duel):
    """A copy does not know the temperature."""

    def blank(self) -> Forgetful:
        return Forgetful(self.seats, self.rules)

    def copy_from(self, other: Any) -> None:
        kept = self.temperature
        super().copy_from(other)
        self.temperature = kept


class ForgottenField(FaultyGame):
    """A field is forgotten in a copy."""

    def table(self, seats: int, options: dict[str, str], cards: Cards) -> Duel:
        return Forgetful(seats, rules(options, cards))


class Rootless(Duel):
    """A copy does not know what it was set up with."""

    def blank(self) -> Rootless:
        return Rootless(self.seats, self.rules)

    def copy_from(self, other: Duel) -> None:
        super().copy_from(other)
        self.setup = None


class ForgottenSetup(FaultyGame):
    """The setup is forgotten in a copy."""

    def table(self, seats: int, options: dict[str, str], cards: Cards) -> Duel:
        return Rootless(seats, rules(options, cards))


class Careless(Duel):
    """The temperature is not written."""

    def blank(self) -> Careless:
        return Careless(self.seats, self.rules)

    def serialize(self, archive: Archive) -> None:
        kept = self.temperature
        self.temperature = 0
        super().serialize(archive)
        self.temperature = kept


class UnwrittenField(FaultyGame):
    """A field is forgotten in the bytes."""

    def table(self, seats: int, options: dict[str, str], cards: Cards) -> Duel:
        return Careless(seats, rules(options, cards))


class Doubled(Round):
    """Keeps its number under another name, and twice as much."""

    def __init__(self, start: i64 = 1) -> None:
        self.start = 2 * start


class UnkeptArgument(FaultyGame):
    """A step does not keep what its constructor takes."""

    def first(self) -> Step:
        return Doubled()


class Sharing(Duel):
    """A copy lays its discards on the original's pile."""

    def blank(self) -> Sharing:
        return Sharing(self.seats, self.rules)

    def copy_from(self, other: Any) -> None:
        super().copy_from(other)
        self.discard = other.discard


class SharedList(FaultyGame):
    """A list is shared between a copy and its original."""

    def table(self, seats: int, options: dict[str, str], cards: Cards) -> Duel:
        return Sharing(seats, rules(options, cards))


class FirstCome(Duel):
    """Remembers who answered first."""

    def __init__(self, seats: i64, rules: Any) -> None:
        super().__init__(seats, rules)
        self.first_answer = -1

    def blank(self) -> FirstCome:
        return FirstCome(self.seats, self.rules)

    def copy_from(self, other: Any) -> None:
        super().copy_from(other)
        self.first_answer = other.first_answer


class HastyCommitment(Commitment):
    """A tie goes to who answered first."""

    def take(self, s: Any, seat: i64, action: i64) -> None:
        if s.finished == 0:
            s.first_answer = seat
        super().take(s, seat, action)

    def open(self, s: Any) -> None:
        totals = [turn_up(s, seat) for seat in range(s.seats)]
        best = [seat for seat in range(s.seats) if totals[seat] == max(totals)]
        s.binder = s.first_answer if s.first_answer in best else best[0]
        s.first_answer = -1
        after_binding(s)


class HastyTemperature(Temperature):
    """Leads to the hasty commitment."""

    def answer(self, s: Duel, seat: i64, action: i64) -> None:
        s.temperature = field(action, TurnFields.TEMPERATURE)
        s.push(HastyCommitment(s.everyone))


class HastyRound(Round):
    """Leads to the hasty temperature."""

    def proceed(self, s: Duel) -> None:
        super().proceed(s)
        if s.depth > 0:
            s.depth -= 1
            s.push(HastyTemperature())


class OrderMatters(FaultyGame):
    """An order-dependent reveal."""

    def table(self, seats: int, options: dict[str, str], cards: Cards) -> Duel:
        return FirstCome(seats, rules(options, cards))

    def first(self) -> Step:
        return HastyRound()


class LostPiece(FaultyGame):
    """A piece is lost on the way."""

    def set_up(self, seats: int, options: dict[str, str], cards: Cards, version: int) -> Duel:
        s = self.table(seats, options, cards)
        s.push(Round())
        s.push(Loss())
        s.push(Refill(0))
        return s


class Loss(Step):
    """Takes a card out of the game."""

    def proceed(self, s: Duel) -> None:
        s.players[0].hand = vec[i64]([0] * len(s.players[0].hand))
        s.players[0].cards = 0
        s.push(Refill(0))


class DoubleWords(FaultyGame):
    """Two draws are called the same."""

    def vocabulary(self, s: Duel) -> Any:
        vocabulary = super().vocabulary(s)
        vocabulary.domains["card"] = [vocabulary.domains["card"][0]] * len(vocabulary.domains["card"])
        return vocabulary


class Stuck(Round):
    """Begins the same round for ever."""

    def proceed(self, s: Duel) -> None:
        s.round = 0
        super().proceed(s)


class Endless(FaultyGame):
    """A game without an end."""

    def first(self) -> Step:
        return Stuck()


class ForgottenAction(FaultyGame):
    """What returns the card of the spoils has no number."""

    def player_actions(self, s: Duel) -> list[int]:
        return super().player_actions(s)[:-1]


class TellingObservation(FaultyGame):
    """The observation shows the next player's hand."""

    def observe(self, s: Duel, seat: i64, out: ObservationBuffer) -> None:
        super().observe(s, seat, out)
        out.put_all(s.players[(seat + 1) % s.seats].hand)


class StaleObservation(FaultyGame):
    """The observation tells who was ready when it was last written."""

    ready = 0

    def observe(self, s: Duel, seat: i64, out: ObservationBuffer) -> None:
        super().observe(s, seat, out)
        out.put(self.ready)
        self.ready = s.finished


class BlindObservation(FaultyGame):
    """The observation does not show the own hand."""

    def observe(self, s: Duel, seat: i64, out: ObservationBuffer) -> None:
        blind = s.copy()
        for card in range(len(blind.discard)):
            blind.players[seat].hand[card] = 0
        super().observe(blind, seat, out)
