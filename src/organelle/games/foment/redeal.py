"""A world that a seat cannot tell from the real one: the strategies it does not know are dealt anew. [FO-13.1]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.foment.state import Foment, count_bits, lowest
from organelle.kernel.reseal import reseal
from organelle.kernel.rng import Rng


def redeal(world: Foment, seat: i64, rng: Rng) -> None:
    """Draw the strategies and slips that the seat does not know anew. [FO-13.1]"""
    unknown = ~world.revealed & ~(1 << seat)
    pool = world.undealt
    for other in range(world.seats):
        if unknown >> other & 1:
            pool |= world.cells[other].cards
    while not deal(world, unknown, pool, rng):
        pass
    reseal(world, seat, rng)


def deal(world: Foment, unknown: i64, pool: i64, rng: Rng) -> bool:
    """Deal the pool at random; return False if somebody got a strategy it would have won with already. [FO-12.1]"""
    for other in range(world.seats):
        if unknown >> other & 1:
            cell = world.cells[other]
            cards = count_bits(cell.cards)
            cell.cards = 0
            for _card in range(cards):
                card = drawn(pool, rng)
                pool &= ~(1 << card)
                cell.cards |= 1 << card
            if cell.strategy >= 0:
                cell.strategy = drawn(cell.cards, rng)
    world.undealt = pool
    return all(not fulfilled(world, other) for other in range(world.seats) if unknown >> other & 1)


def fulfilled(world: Foment, seat: i64) -> bool:
    """Return whether this seat's strategy would have won already."""
    cell = world.cells[seat]
    return cell.strategy >= 0 and cell.met >> cell.strategy & 1 == 1


def drawn(cards: i64, rng: Rng) -> i64:
    """Return one of these cards, each as likely as any other."""
    for _bit in range(rng.below(count_bits(cards))):
        cards &= cards - 1
    return lowest(cards)
