"""What a player can ever choose in Foment under the rules in force, for compact numbers. [FO-4.3, FO-8.2]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.foment.cards import REGION_COUNT
from organelle.games.foment.parts import NOTHING, NUTRIENTS, STRATEGIES
from organelle.games.foment.phases.building import EXCHANGE_LIMIT
from organelle.games.foment.state import Foment
from organelle.games.foment.vocabulary import (
    ABSORB,
    ATTACK_DNASE,
    ATTACK_LIPASE,
    BUILD,
    CUT,
    DONE,
    EXCHANGE,
    KEEP,
    LEAK,
    MAINTAIN,
    MOST,
    MOVE,
    PASS,
    PLACE,
    POWER,
    SUFFER,
    TAKE,
)
from organelle.kernel.actions import pack


def player_actions(s: Foment) -> list[int]:
    """Return every answer to every question."""
    found = [pack(SUFFER), pack(PASS), pack(DONE), pack(MAINTAIN)]
    found += [pack(KEEP, strategy) for strategy in range(len(STRATEGIES))]
    for region in range(REGION_COUNT):
        found += [pack(PLACE, region), pack(MOVE, region)]
    for nutrient in range(len(NUTRIENTS)):
        found += [pack(ABSORB, nutrient), pack(MAINTAIN, nutrient), pack(LEAK, nutrient)]
        found += [pack(CUT, nutrient, amount) for amount in range(most_of(s, nutrient) + 1)]
    for structure in range(len(s.rules.structures)):
        found.append(pack(BUILD, structure))
        if s.rules.structures[structure].upkeep > 0:
            found.append(pack(POWER, structure))
    return [int(action) for action in [*found, *exchanges(), *answers_to_others(s)]]


def most_of(s: Foment, nutrient: i64) -> i64:
    """Return how much of a nutrient can lie in one heap: all there is, unless more may grow. [FO-1.4, FO-6.7]"""
    if not s.rules.closed_economy:
        return MOST
    total = s.bank[nutrient] + s.air[nutrient]
    for cell in s.cells:
        total += cell.held[nutrient]
    for region in range(REGION_COUNT):
        total += s.sea[region * 3 + nutrient]
    for seat in range(s.seats):
        total += s.piles[seat * 3 + nutrient]
    return min(total, MOST)


def exchanges() -> list[i64]:
    """Return the swaps with the bank. [FO-9.2]"""
    found: list[i64] = []
    for given in range(len(NUTRIENTS)):
        for taken in range(len(NUTRIENTS)):
            if given != taken:
                found += [pack(EXCHANGE, given, taken, more) for more in range(EXCHANGE_LIMIT)]
    return found


def answers_to_others(s: Foment) -> list[i64]:
    """Return the piles to take and the cells to attack. [FO-4.4, FO-8.6, FO-8.10]"""
    found: list[i64] = []
    for seat in range(s.seats):
        found += [pack(TAKE, seat), pack(ATTACK_DNASE, seat)]
        found += [pack(ATTACK_LIPASE, seat, loot) for loot in range(NOTHING + 1)]
    return found
