"""Final scoring: macromolecules, detox, enzyme sets, goals, and who wins. [CY-13.1 to CY-13.7]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.cytosis import goals
from organelle.games.cytosis.cards import DETOX_CARD, ENZYME
from organelle.games.cytosis.events import COUNTED_DETOX, COUNTED_ENZYMES, COUNTED_GOAL, COUNTED_MACROMOLECULES
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.vocabulary import MRNA

MACROMOLECULES: Final = 0
DETOX_MAJORITY: Final = 1
ENZYME_SETS: Final = 2
GOAL_CARDS: Final = 3
ENZYME_FAMILIES: Final = 5


def final_scoring(s: Cytosis) -> None:
    """Score everything that counts at the end, in the order of the book. [CY-4.6]"""
    for seat in range(s.seats):
        gain(s, seat, MACROMOLECULES, macromolecules(s, seat))
        s.emit(COUNTED_MACROMOLECULES, seat, s.players[seat].end[MACROMOLECULES])
    for seat in range(s.seats):
        gain(s, seat, DETOX_MAJORITY, detox_majority(s, seat))
        s.emit(COUNTED_DETOX, seat, s.players[seat].end[DETOX_MAJORITY])
    for seat in range(s.seats):
        gain(s, seat, ENZYME_SETS, enzyme_sets(s, s.players[seat]))
        s.emit(COUNTED_ENZYMES, seat, s.players[seat].end[ENZYME_SETS])
    for index in range(s.goals.count):
        score_goal(s, s.goals.items[index], goals.marked_first(s, index))
        score_goal(s, s.goals.items[index], goals.marked_second(s, index))


def gain(s: Cytosis, seat: i64, source: i64, health: i64) -> None:
    """Add health from one source of the final scoring."""
    s.players[seat].end[source] += health
    s.players[seat].health += health


def macromolecules(s: Cytosis, seat: i64) -> i64:
    """Return the health of a seat's macromolecules, with own disks where the edition counts them. [CY-13.1, CY-13.2]"""
    held = s.players[seat].supply[:]
    if s.rules.edition.disks_count:
        for place in range(s.rules.vesicles):
            if s.owner[place] == seat:
                held[s.base[place]] += s.amount[place]
                if s.addition[place] >= 0:
                    held[s.addition[place]] += 1
    health: i64 = 0
    for resource in range(MRNA, len(held)):
        health += held[resource] // s.rules.edition.end_rates[resource]
    return health


def detox_sum(s: Cytosis, player: Player) -> i64:
    """Return the ATP on a player's completed detoxes. [CY-13.3]"""
    total: i64 = 0
    for index in range(player.completed.count):
        card = s.rules.cards[player.completed.items[index]]
        if card.kind == DETOX_CARD:
            total += card.atp
    return total


def rank_health(seats: i64, rank: i64) -> i64:
    """Return 8, 5 and 2 for the first three ranks; with two players 6 and 3. [CY-13.3]"""
    if seats == 2:
        return 6 - 3 * rank
    if rank < 3:
        return 8 - 3 * rank
    return 0


def detox_majority(s: Cytosis, seat: i64) -> i64:
    """Return a seat's health for detoxes, ranked by ATP, then by number; ties share their ranks. [CY-13.3, CY-13.4]"""
    mine = s.players[seat]
    if mine.made[DETOX_CARD] == 0:
        return 0
    better: i64 = 0
    tied: i64 = 0
    for other in s.players:
        ahead = detox_sum(s, other) - detox_sum(s, mine)
        if ahead == 0:
            ahead = other.made[DETOX_CARD] - mine.made[DETOX_CARD]
        if ahead > 0:
            better += 1
        elif ahead == 0:
            tied += 1
    health: i64 = 0
    for rank in range(better, better + tied):
        health += rank_health(s.seats, rank)
    return health // tied


def set_health(size: i64) -> i64:
    """Return 2, 5, 9 and 14 for a set of 2 to 5. [CY-13.5]"""
    if size > 0:
        return (size + 2) * (size - 1) // 2
    return 0


def enzyme_sets(s: Cytosis, player: Player) -> i64:
    """Return the health of one set of every family and a second of the families that have another. [CY-13.5]"""
    families = vec[i64]([0] * ENZYME_FAMILIES)
    for index in range(player.completed.count):
        card = s.rules.cards[player.completed.items[index]]
        if card.kind == ENZYME:
            families[card.group] += 1
    first: i64 = 0
    second: i64 = 0
    for count in families:
        if count > 0:
            first += 1
        if count > 1:
            second += 1
    return set_health(first) + set_health(second)


def score_goal(s: Cytosis, goal: i64, seat: i64) -> None:
    """Give a marked seat (or none, -1) the health of a goal. [CY-13.6, CY-15.12]"""
    if seat >= 0:
        health = goals.worth(s, seat, goal)
        gain(s, seat, GOAL_CARDS, health)
        s.emit(COUNTED_GOAL, seat, goal, health)


def winner(s: Cytosis) -> i64:
    """Return the winning seat: most health, then most cards, then farthest clockwise from the marker. [CY-13.7]"""
    best = s.first
    for turn in range(1, s.seats):
        seat = s.seat_after(turn)
        ahead = s.players[seat].health - s.players[best].health
        if ahead == 0:
            ahead = s.players[seat].completed.count - s.players[best].completed.count
        if ahead >= 0:
            best = seat
    return best
