"""Attacks with lipase and DNAse. [FO-8.5, FO-8.6, FO-8.7, FO-8.8, FO-8.10]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.closed import NO_WEAPON, OPEN, OUT_OF_REACH, REASONS
from organelle.games.foment.damage import bury, hurt
from organelle.games.foment.events import ATTACK_ROLLED, ATTACKED, BLOCKED, BREACHED, DISSOLVED, STOLE, WITHSTOOD
from organelle.games.foment.order import Roll, face_of
from organelle.games.foment.parts import (
    ACTIVE_TRANSPORT,
    DNASE,
    DNASE_ATTACK,
    INHIBITOR,
    LIPASE,
    MEMBRANE,
    NOTHING,
    PILUS,
    STRUCTURES,
)
from organelle.games.foment.state import Foment
from organelle.games.foment.strategies import judge
from organelle.games.foment.structures import defence
from organelle.games.foment.vocabulary import ATTACK_DNASE, ATTACK_LIPASE, AttackDnaseFields, AttackLipaseFields
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack


def weapon_closed(s: Foment, seat: i64, weapon: i64) -> i64:
    """Return why that cell cannot attack with this weapon, or OPEN. [FO-8.5, FO-8.6]"""
    if s.cells[seat].tokens[weapon] == 0:
        return NO_WEAPON
    return OPEN if any(reaches(s, seat, target) for target in range(s.seats)) else OUT_OF_REACH


def closed_weapons(s: Foment, seat: i64) -> dict[str, str]:
    """Return the weapons that cannot be used, and the living cells that those at hand do not reach. [FO-8.5, FO-8.6]"""
    found: dict[str, str] = {}
    for weapon in (LIPASE, DNASE):
        reason = weapon_closed(s, seat, weapon)
        if reason:
            found[STRUCTURES[weapon]] = REASONS[reason]
            continue
        for target in range(s.seats):
            if target != seat and s.cells[target].alive and not reaches(s, seat, target):
                found[f"{STRUCTURES[weapon]} seat:{target}"] = REASONS[OUT_OF_REACH]
    return found


def add_attacks(s: Foment, seat: i64, out: ActionBuffer) -> None:
    """Add every target in reach with every weapon at hand; with lipase also what to steal. [FO-8.6, FO-8.7]"""
    cell = s.cells[seat]
    if cell.tokens[LIPASE] + cell.tokens[DNASE] == 0:
        return
    for target in range(s.seats):
        if reaches(s, seat, target):
            if cell.tokens[LIPASE] > 0:
                add_loot(s, target, out)
            if cell.tokens[DNASE] > 0:
                out.add(pack(ATTACK_DNASE, target))


def reaches(s: Foment, seat: i64, target: i64) -> bool:
    """Return whether the target lives here, or across a side with a powered pilus. [FO-8.5, FO-9.7]"""
    prey = s.cells[target]
    if target == seat or not prey.alive:
        return False
    here = s.cells[seat].region
    return prey.region == here or (s.works(seat, PILUS) and s.rules.sea.sides[here] >> prey.region & 1 == 1)


def add_loot(s: Foment, target: i64, out: ActionBuffer) -> None:
    """Add what a lipase attack may steal: one nutrient the target holds, or nothing. [FO-8.7, FO-10.5]"""
    if not s.cells[target].has(ACTIVE_TRANSPORT):
        for nutrient in range(3):
            if s.cells[target].held[nutrient] > 0:
                out.add(pack(ATTACK_LIPASE, target, nutrient))
    out.add(pack(ATTACK_LIPASE, target, NOTHING))


def attack(s: Foment, seat: i64, action: i64) -> None:
    """Attack by that action: with lipase to steal, with DNAse to enter. [FO-8.7, FO-8.8]"""
    if kind_of(action) == ATTACK_LIPASE:
        target = field(action, AttackLipaseFields.TARGET)
        loot = field(action, AttackLipaseFields.LOOT)
        spend(s, seat, LIPASE, target)
        if s.cells[target].tokens[MEMBRANE] > 0:
            s.push(LipaseRoll(seat, target, loot))
        else:
            steal(s, seat, target, loot)
        return
    target = field(action, AttackDnaseFields.TARGET)
    spend(s, seat, DNASE, target)
    if s.cells[target].tokens[MEMBRANE] > 0:
        s.push(DnaseRoll(seat, target, s.cells[target].tokens[MEMBRANE]))
    else:
        enter(s, target)


def spend(s: Foment, seat: i64, weapon: i64, target: i64) -> None:
    """Spend the weapon; a target that had passed may answer. [FO-8.3, FO-8.6, FO-8.10]"""
    s.cells[seat].tokens[weapon] -= 1
    s.supply[weapon] += 1
    s.fought |= 1 << seat
    if s.passed >> target & 1:
        s.passed &= ~(1 << target)
        s.acted &= ~(1 << target)
    s.emit(ATTACKED, seat, weapon, target)


def breaches(s: Foment, seat: i64, target: i64, face: i64) -> bool:
    """Return whether this roll exceeds the defence. [FO-8.7, FO-8.8, FO-9.7]"""
    bonus: i64 = 1 if s.works(seat, PILUS) else 0
    needed = defence(s, target)
    s.emit(ATTACK_ROLLED, seat, face, bonus, needed)
    if face + bonus > needed:
        return True
    s.emit(WITHSTOOD, target)
    return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LipaseRoll(Roll):
    """One roll against one membrane. [FO-8.7]"""

    def __init__(self, seat: i64, target: i64, loot: i64) -> None:
        self.seat: i64 = seat
        self.target: i64 = target
        self.loot: i64 = loot

    def answer(self, s: Foment, seat: i64, action: i64) -> None:
        if breaches(s, self.seat, self.target, face_of(action)):
            dissolve(s, self.target)
            steal(s, self.seat, self.target, self.loot)


def dissolve(s: Foment, target: i64) -> None:
    """Destroy a membrane. [FO-8.7, FO-10.5]"""
    prey = s.cells[target]
    prey.tokens[MEMBRANE] -= 1
    s.supply[MEMBRANE] += 1
    if prey.tokens[MEMBRANE] == 0 and prey.has(ACTIVE_TRANSPORT) and not s.rules.lasting_transport:
        # By the old rule it makes up for this attack alone.
        prey.pumping = True
    s.emit(DISSOLVED, target)


def steal(s: Foment, seat: i64, target: i64, loot: i64) -> None:
    """Move the nutrient named with the attack to the attacker. [FO-8.7]"""
    if loot != NOTHING:
        s.cells[target].held[loot] -= 1
        s.cells[seat].held[loot] += 1
        s.emit(STOLE, seat, target, loot)
    judge(s)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DnaseRoll(Roll):
    """A roll for each membrane still in the way; the first that fails ends the attack. [FO-8.8, FO-9.1]"""

    def __init__(self, seat: i64, target: i64, membranes: i64) -> None:
        self.seat: i64 = seat
        self.target: i64 = target
        self.membranes: i64 = membranes

    def answer(self, s: Foment, seat: i64, action: i64) -> None:
        if not breaches(s, self.seat, self.target, face_of(action)):
            return
        s.emit(BREACHED, self.target)
        if self.membranes > 1:
            s.push(DnaseRoll(self.seat, self.target, self.membranes - 1))
        else:
            enter(s, self.target)


def enter(s: Foment, target: i64) -> None:
    """Let a DNAse inside the cell damage the genome, unless an inhibitor blocks it. [FO-8.8, FO-9.5]"""
    prey = s.cells[target]
    if prey.tokens[INHIBITOR] > 0:
        prey.tokens[INHIBITOR] -= 1
        s.supply[INHIBITOR] += 1
        s.emit(BLOCKED, target)
        return
    hurt(s, target, DNASE_ATTACK)
    bury(s)
