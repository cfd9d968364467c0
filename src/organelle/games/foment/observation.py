"""What a seat of Foment sees, as numbers: all that its view says, and no more. [FO-13.1]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from organelle.games.foment.cards import REGION_COUNT
from organelle.games.foment.parts import ACTION, PHASE_NAMES, STRATEGIES
from organelle.games.foment.phases.energy import Energy, chosen_on
from organelle.games.foment.phases.leakage import pumps
from organelle.games.foment.phases.movement import Movement, destination
from organelle.games.foment.phases.sharing import Choose, Cut, cutting
from organelle.games.foment.state import STRUCTURE_COUNT, Foment
from organelle.games.foment.strategies import progress
from organelle.games.foment.vocabulary import QUESTIONS
from organelle.kernel.observation import ObservationBuffer, put_question

STRATEGY_COUNT: Final = 5
PHASE_COUNT: Final = 7

assert len(STRATEGIES) == STRATEGY_COUNT and len(PHASE_NAMES) == PHASE_COUNT


def observe(s: Foment, seat: i64, out: ObservationBuffer) -> None:
    """Write what that seat sees. [FO-13.1]"""
    put_question(s, seat, QUESTIONS, out)
    put_table(s, out)
    put_turns(s, seat, out)
    put_slip(s, seat, out)
    out.name("dealt", "the strategies that the seat was dealt")
    out.put_bits(s.cells[seat].cards, STRATEGY_COUNT)
    other = seat
    for turn in range(s.seats):
        out.player(turn)
        put_cell(s, other, seat, out)
        other += 1
        if other == s.seats:
            other = 0
    out.table()


def put_table(s: Foment, out: ObservationBuffer) -> None:
    """Write round, phase and what lies in the sea, the bank and the piles of tokens and cards. [FO-1.1, FO-1.4]"""
    out.name("round", "the round")
    out.put(s.round)
    out.name("phase", "the phase, one-hot: set-up, movement, acquisition, tide, upkeep, mutation, action")
    out.put_one_hot(s.phase, PHASE_COUNT)
    out.name("tide", "where the tide stands")
    out.put(s.tide)
    out.name("bank", "nutrients in the bank: lipid, amino, carb")
    out.put_all(s.bank)
    out.name("air", "nutrients in the air: lipid, amino, carb")
    out.put_all(s.air)
    out.name("menu", "the structures that can be built")
    out.put_bits(s.menu, STRUCTURE_COUNT)
    out.name("supply", "tokens left, by structure")
    out.put_all(s.supply)
    out.name("mutations", "mutations left in the deck, and deleterious ones discarded")
    left = s.deck.size
    for count in s.beneath:
        left += count
    out.put_two(left, s.discarded)
    out.name("sea", "nutrients in each region: lipid, amino, carb")
    out.put_all(s.sea)


def put_turns(s: Foment, seat: i64, out: ObservationBuffer) -> None:
    """Write the order of turns, and who has acted, passed, fought and exchanged in this phase. [FO-8.1, FO-8.2]"""
    acting = s.phase == ACTION
    ordered = acting and not s.rolling
    out.name("order", "the place of each seat in the order of turns, from the own seat on; 0 for none")
    if ordered:
        for turn in range(s.seats):
            other = seat + turn
            if other >= s.seats:
                other -= s.seats
            place: i64 = 0
            if s.contest >> other & 1:
                place = s.standing[other] + 1
            out.put(place)
    else:
        out.skip(s.seats)
    out.name("acted", "who is finished, who passed, who fought, who exchanged, each from the own seat on")
    if not acting:
        out.skip(4 * s.seats)
        return
    out.put_seats(s.acted, seat, s.seats)
    out.put_seats(s.passed, seat, s.seats)
    out.put_seats(s.fought, seat, s.seats)
    out.put_seats(s.exchanged, seat, s.seats)


def put_slip(s: Foment, seat: i64, out: ObservationBuffer) -> None:
    """Write what the seat has answered so far in a sealed step. [FO-3.1, FO-4.3, FO-6.4]"""
    step = s.stack[s.depth - 1] if s.depth > 0 else None
    goal: i64 = -1
    if isinstance(step, Movement) and len(s.slips[seat]) > 0:
        goal = destination(s, seat)
    out.name("destination", "the region on the own slip, one-hot")
    out.put_one_hot(goal, REGION_COUNT)
    chosen: i64 = 0
    if isinstance(step, Energy):
        chosen = chosen_on(s, seat)
    out.name("powering", "the structures on the own slip")
    out.put_bits(chosen, STRUCTURE_COUNT)
    out.name("cutting", "whether the seat cuts, the pile it fills one-hot, and each pile so far: lipid, amino, carb")
    if isinstance(step, Cut) and step.seats >> seat & 1:
        cut = cutting(s, seat)
        out.put(1)
        pile = cut.pile
        if cut.complete:
            pile = -1
        out.put_one_hot(pile, s.seats)
        out.put_all(cut.piles)
        out.skip(3 * s.seats - len(cut.piles))
    else:
        out.skip(1 + 4 * s.seats)


def put_cell(s: Foment, other: i64, seat: i64, out: ObservationBuffer) -> None:
    """Write a cell; its strategy and how far it has come with it are its own until the end. [FO-13.1]"""
    cell = s.cells[other]
    out.name("state", "alive, encysted, pumping, damage, energy credit")
    out.put_bits(i64(cell.alive) | i64(cell.encysted) << 1 | i64(pumps(s, other)) << 2, 3)
    out.put_two(cell.damage, cell.credit)
    out.name("region", "the region, one-hot")
    out.put_one_hot(cell.region, REGION_COUNT)
    out.name("nutrients", "nutrients held: lipid, amino, carb")
    out.put_all(cell.held)
    out.name("structures", "structures, by structure")
    out.put_all(cell.tokens)
    out.name("powered", "which structures have power")
    out.put_bits(cell.power, STRUCTURE_COUNT)
    out.name("mutations", "mutations, by mutation")
    out.put_all(cell.mutations)
    out.name("strategy", "the strategy one-hot and how far the cell has come with it, if the seat knows it")
    if cell.strategy >= 0 and (other == seat or s.revealed >> other & 1):
        out.put_one_hot(cell.strategy, STRATEGY_COUNT)
        out.put(progress(s, other))
    else:
        out.skip(STRATEGY_COUNT + 1)
    put_pile(s, other, out)


def put_pile(s: Foment, keeper: i64, out: ObservationBuffer) -> None:
    """Write the pile that lies at a seat while piles are chosen in its region. [FO-4.3, FO-4.4]"""
    out.name("pile", "which pile lies here to be chosen (0: none), whether it is free, lipid, amino, carb")
    if s.contest >> keeper & 1 and s.depth > 0 and isinstance(s.stack[s.depth - 1], Choose):
        cell = s.cells[keeper]
        if cell.alive and s.untaken & s.neighbours(cell.region):
            out.put(s.standing[keeper] + 1)
            out.put(s.untaken >> keeper & 1)
            for nutrient in range(3):
                out.put(s.piles[keeper * 3 + nutrient])
            return
    out.skip(5)
