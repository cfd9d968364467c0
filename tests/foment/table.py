"""A Foment table laid out by hand, for rules tests that read like the rule."""

from __future__ import annotations

from typing import Any

from organelle.games.foment.game import FOMENT
from organelle.games.foment.map import NAMES
from organelle.games.foment.parts import (
    APPENDAGES,
    MUTATIONS,
    NUTRIENTS,
    PHASE_NAMES,
    QUORUM,
    STRATEGIES,
    STRUCTURES,
)
from organelle.games.foment.phases.registry import PHASES
from organelle.games.foment.phases.rounds import NEXT_PHASE
from organelle.games.foment.state import Bacterium, Foment
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.state import CHANCE, CHANCE_ASKED

SCATTERED = ["v1", "v3", "l1", "r3", "l5"]


class Table:
    """Cells far apart in an empty sea, with an empty bank and harmless strategies; tests change what they need."""

    def __init__(
        self, seats: int = 3, cards: dict[str, Any] | None = None, version: int = FOMENT.version, **options: str
    ) -> None:
        sheets = FOMENT.cards(cards)
        self.s: Foment = FOMENT.set_up(seats, FOMENT.defaults() | options, sheets, version)
        self.words = FOMENT.vocabulary(self.s)
        self.s.depth = 0
        for nutrient in range(3):
            self.s.air[nutrient] = 0
            self.s.bank[nutrient] = 0
        for seat in range(seats):
            self.cell(seat).region = NAMES.index(SCATTERED[seat])
            self.strategy(seat, STRATEGIES[APPENDAGES if seat == 0 else QUORUM])
        self.s.round = 1
        self.s.events_off = False

    # Laying out

    def cell(self, seat: int) -> Bacterium:
        return self.s.cells[seat]

    def strategy(self, seat: int, name: str) -> None:
        self.cell(seat).strategy = STRATEGIES.index(name)
        self.cell(seat).cards = 1 << STRATEGIES.index(name)

    def put(self, region: str, *seats: int) -> None:
        """These cells are in that region."""
        for seat in seats:
            self.cell(seat).region = NAMES.index(region)

    def feed(self, seat: int, lipid: int = 0, amino: int = 0, carb: int = 0) -> None:
        """The cell holds exactly this."""
        for nutrient, count in enumerate((lipid, amino, carb)):
            self.cell(seat).held[nutrient] = count

    def drop(self, region: str, lipid: int = 0, amino: int = 0, carb: int = 0) -> None:
        """Exactly this lies in that region."""
        for nutrient, count in enumerate((lipid, amino, carb)):
            self.s.sea[NAMES.index(region) * 3 + nutrient] = count

    def bank(self, lipid: int = 0, amino: int = 0, carb: int = 0) -> None:
        for nutrient, count in enumerate((lipid, amino, carb)):
            self.s.bank[nutrient] = count

    def equip(self, seat: int, *structures: str, powered: bool = True) -> None:
        """The cell has these structures besides what it had, with power."""
        for name in structures:
            structure = STRUCTURES.index(name)
            self.cell(seat).tokens[structure] += 1
            self.s.supply[structure] -= 1
            if powered and self.s.rules.structures[structure].upkeep > 0:
                self.cell(seat).power |= 1 << structure

    def strip(self, seat: int) -> None:
        """The cell has no membrane."""
        self.s.supply[0] += self.cell(seat).tokens[0]
        self.cell(seat).tokens[0] = 0

    def mutate(self, seat: int, *mutations: str) -> None:
        for name in mutations:
            self.s.deck.take(MUTATIONS.index(name))
            self.cell(seat).mutations[MUTATIONS.index(name)] += 1

    def unveil(self, *structures: str) -> None:
        for name in structures:
            self.s.menu |= 1 << STRUCTURES.index(name)

    # Playing

    def begin(self, phase: str) -> None:
        """That phase begins."""
        self.s.phase = PHASE_NAMES.index(phase)
        self.s.push(NEXT_PHASE)
        PHASES[self.s.phase].begin(self.s)
        self.s.settle()

    @property
    def waiting(self) -> list[int]:
        return [seat for seat in range(self.s.seats) if self.s.waits_for(seat)]

    @property
    def rolling(self) -> bool:
        return int(self.s.asked) == CHANCE_ASKED

    @property
    def phase(self) -> str:
        return PHASE_NAMES[self.s.phase]

    @property
    def over(self) -> bool:
        return int(self.s.asked) == 0

    @property
    def winners(self) -> list[int]:
        return FOMENT.winners(self.s)

    def codes(self, seat: int) -> list[str]:
        buffer = ActionBuffer()
        if self.s.waits_for(seat):
            self.s.options(seat, buffer)
        return [self.words.to_code(action) for action in buffer.to_list()]

    def play(self, seat: int, *codes: str) -> None:
        for code in codes:
            assert code in self.codes(seat), f"{code} is not among {self.codes(seat)}"
            self.s.play(seat, self.words.to_action(code))

    def chance(self, *codes: str) -> None:
        self.play(CHANCE, *codes)

    def rolls(self, *faces: int) -> None:
        self.chance(*(f"roll {face}" for face in faces))

    # Looking

    def held(self, seat: int) -> dict[str, int]:
        return counted(NUTRIENTS, self.cell(seat).held)

    def lies(self, region: str) -> dict[str, int]:
        place = NAMES.index(region) * 3
        return counted(NUTRIENTS, [self.s.sea[place + nutrient] for nutrient in range(3)])

    def banked(self) -> dict[str, int]:
        return counted(NUTRIENTS, self.s.bank)

    def tokens(self, seat: int) -> dict[str, int]:
        return counted(STRUCTURES, self.cell(seat).tokens)

    def left(self, structure: str) -> int:
        return int(self.s.supply[STRUCTURES.index(structure)])

    def damage(self, *seats: int) -> list[int]:
        return [int(self.cell(seat).damage) for seat in seats or range(self.s.seats)]

    def events(self, key: str, seat: int | None = None) -> list[dict[str, Any]]:
        """What was told under that key, as that seat heard it."""
        facts = [self.words.event_view(fact, seat) for fact in self.s.emitted]
        return [fact for fact in facts if fact.pop("key") == f"foment.{key}"]


def counted(names: list[str], counts: Any) -> dict[str, int]:
    """What there is, by name, without what there is none of."""
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}
