"""Foment as the table sees it: its facts, and the way into its rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.foment import absent, redeal, view, words
from organelle.games.foment.map import REGION_COUNT, REGIONS, one_step, sides, two_steps
from organelle.games.foment.mutations import GENOME, MUTATION_DECK
from organelle.games.foment.rounds import PHASES
from organelle.games.foment.setup import lay_out
from organelle.games.foment.state import Foment, Goals, Rules, Sea, Structure
from organelle.games.foment.strategies import PLAYERS
from organelle.games.foment.structures import PLASMIDS
from organelle.games.foment.tide import CLOCK
from organelle.kernel.game import Cards, Fault, Game, Option, View
from organelle.kernel.rng import Rng
from organelle.kernel.sheet import Cell
from organelle.kernel.vocabulary import Vocabulary

LAST_ROUND: Final = 60


def rules(seats: int, options: dict[str, str], cards: Cards) -> Rules:
    """The figures of this table. [FO-2.6, FO-11.5]"""
    row = [int(cell) for cell in cards["players"][seats - 2][1:]]
    return Rules(
        vec[Structure]([structure(cells) for cells in cards["plasmids"]]),
        numbers(cards["mutations"], 1),
        numbers(cards["genome"], 1),
        numbers(cards["clock"], 1),
        sea(cards["regions"]),
        Goals(row[2], row[3], row[4], row[5], row[6], row[7], row[8]),
        row[0],
        row[1],
        LAST_ROUND if options["limit"] == "on" else 0,
    )


def structure(row: list[Cell]) -> Structure:
    return Structure(
        row[1] == "start",
        vec[i64]([int(cell) for cell in row[2:5]]),
        int(row[5]),
        int(row[6]),
        int(row[7]),
    )


def sea(rows: list[list[Cell]]) -> Sea:
    steps = one_step()
    terrain = vec[i64]([words.TERRAINS.index(str(row[1])) for row in rows])
    return Sea([str(row[0]) for row in rows], terrain, numbers(rows, 2), sides(), steps, two_steps(steps))


def numbers(rows: list[list[Cell]], column: int) -> vec[i64]:
    return vec[i64]([int(row[column]) for row in rows])


@final
class FomentGame(Game):
    """A game of bacterial survival for three to five, or two as a variant. [FO-2.1, FO-13.2]"""

    def faults(self, seats: int, options: dict[str, str], cards: Cards) -> list[Fault]:
        """Rows that the rules know by name must keep it, and some figures hang together. [FO-2.4, FO-6.4]"""
        found: list[Fault] = []
        for sheet in (PLASMIDS, MUTATION_DECK, REGIONS, PLAYERS):
            expected = [str(row.cells[0]) for row in sheet.rows]
            if [str(row[0]) for row in cards[sheet.name]] != expected:
                found.append(Fault("foment.fault.names", sheet=sheet.name, expected=", ".join(expected)))
        if found:
            return found
        for structure in (words.MEMBRANE, words.LIPASE, words.DNASE, words.INHIBITOR):
            row = cards["plasmids"][structure]
            if row[5] != 0:
                found.append(Fault("foment.fault.upkeep", name=row[0]))
        if int(cards["plasmids"][words.MEMBRANE][6]) < seats:
            found.append(Fault("foment.fault.membranes", seats=seats))
        return found

    def set_up(self, seats: int, options: dict[str, str], cards: Cards) -> Foment:
        s = Foment(seats, rules(seats, options, cards))
        s.push(PHASES)
        lay_out(s)
        return s

    def vocabulary(self, s: Foment) -> Vocabulary:
        return words.vocabulary(s.rules.sea.names, int(s.seats))

    def private_view(self, s: Foment, seat: int | None) -> View:
        return view.view(s, seat)

    def redeal(self, s: Foment, seat: i64, rng: Rng) -> Foment:
        return redeal.redeal(s, seat, rng)

    def default_action(self, s: Foment, seat: i64) -> i64:
        """What the table does for a player who is not there. [FO-13.3]"""
        return absent.answer_for(s, seat)

    def scores(self, s: Foment) -> list[int]:
        """One for the winners, nothing for the others. [FO-11.6]"""
        return [int(s.winners >> seat & 1) for seat in range(s.seats)]

    def winners(self, s: Foment) -> list[int]:
        return [seat for seat in range(s.seats) if s.winners >> seat & 1]

    def piece_counts(self, s: Foment) -> dict[str, int]:
        """Nutrients less what chlorophyll made, tokens and cards, wherever they are. [FO-1.4, FO-1.6]"""
        found = {}
        for nutrient, name in enumerate(words.NUTRIENTS):
            found[name] = int(s.bank[nutrient] + s.air[nutrient] - s.grown[nutrient])
            found[name] += sum(int(cell.held[nutrient]) for cell in s.cells)
            found[name] += sum(int(s.sea[region * 3 + nutrient]) for region in range(REGION_COUNT))
            found[name] += sum(int(s.piles[seat * 3 + nutrient]) for seat in range(s.seats))
        for token, name in enumerate(words.STRUCTURES):
            found[name] = int(s.supply[token]) + sum(int(cell.tokens[token]) for cell in s.cells)
        for card, name in enumerate(words.MUTATIONS):
            found[name] = int(s.deck.total(card) + s.beneath[card]) + sum(int(cell.mutations[card]) for cell in s.cells)
        found["deleterious"] += int(s.discarded)
        for card, name in enumerate(words.STRATEGIES):
            found[name] = int(s.undealt >> card & 1) + sum(int(cell.cards >> card & 1) for cell in s.cells)
        return found

    def closed_reasons(self) -> list[str]:
        return words.REASONS[1:]


FOMENT = FomentGame(
    name="foment",
    seats=(2, 3, 4, 5),
    options=[Option("limit", "on", "off")],
    sheets=[PLASMIDS, MUTATION_DECK, GENOME, CLOCK, REGIONS, PLAYERS],
    events=words.EVENTS,
    questions=words.QUESTIONS,
    version=1,
    stage="beta",
)
