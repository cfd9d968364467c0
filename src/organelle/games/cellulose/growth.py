"""Growth on the plant board: moves, one-time bonuses, the mangrove's bonus actions. [CE-5.10, CE-9.3]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cellulose.events import BONUS_TAKEN, GREW, WENT_HOME
from organelle.games.cellulose.places.cell_wall import build, can_build, complete
from organelle.games.cellulose.plant_board import BONUS_HEALTH, DOUBLE_BUILD, FREE_ENZYMES, NO_BONUS, ROOT, SHOOT
from organelle.games.cellulose.playing import enzymes
from organelle.games.cellulose.playing.drawing import Draws
from organelle.games.cellulose.playing.offers import BonusOffer, arrival
from organelle.games.cellulose.state import Cellulose, Player
from organelle.games.cellulose.vocabulary import (
    ATP,
    CARBOHYDRATE,
    FROM_PLANT,
    HORMONE,
    MOST_BUILDS,
    NEVER,
    PROTEIN,
    with_field,
)
from organelle.kernel.actions import ActionBuffer


def affordable(s: Cellulose, player: Player, node: i64) -> bool:
    """Return whether the player can pay to enter that space. [CE-5.10]"""
    space = s.rules.nodes[node]
    return player.stock[HORMONE] >= space.hormone and player.stock[ATP] >= space.atp


def bonus_payable(s: Cellulose, player: Player) -> bool:
    """Return whether the root space has a bonus action that the player can pay for. [CE-9.3]"""
    space = s.rules.nodes[player.root]
    if space.bonus == NO_BONUS or len(s.rules.homes) == 0:
        return False
    return player.stock[HORMONE] >= space.bonus_hormone and player.stock[ATP] >= space.bonus_atp


def bonus_open(s: Cellulose, seat: i64) -> bool:
    """Return whether the bonus action can be paid for; by the first rules also whether it does anything. [CE-9.3]"""
    player = s.players[seat]
    if not bonus_payable(s, player):
        return False
    if s.rules.idle_bonus_actions:
        return True
    bonus = s.rules.nodes[player.root].bonus
    if bonus == DOUBLE_BUILD:
        return can_build(s, seat)
    return bonus == BONUS_HEALTH or enzymes.any_usable(s, seat, player.played, 1 << SHOOT)


def could_move(s: Cellulose, seat: i64, track: i64) -> bool:
    """Return whether the seat can pay to grow that marker, whatever else that may bring about first. [CE-3.6]"""
    player = s.players[seat]
    here = player.shoot if track == SHOOT else player.root
    if any(affordable(s, player, node) for node in s.rules.nodes[here].exits):
        return True
    return track == ROOT and bonus_payable(s, player)


def can_grow(s: Cellulose, seat: i64, tracks: i64) -> bool:
    """Return whether the seat can pay for a move on these tracks or for a bonus action. [CE-5.9, CE-9.3]"""
    player = s.players[seat]
    if tracks >> SHOOT & 1 and any(affordable(s, player, node) for node in s.rules.nodes[player.shoot].exits):
        return True
    if not tracks >> ROOT & 1:
        return False
    return any(affordable(s, player, node) for node in s.rules.nodes[player.root].exits) or bonus_open(s, seat)


def growths(s: Cellulose, seat: i64, head: i64, node_field: i64, tracks: i64, out: ActionBuffer) -> None:
    """Add the spaces to move to, then the bonus action: the marker's own space again, how often, the way home.

    `head` is the action without these; `node_field` is the field that names the space, the other two follow it.
    [CE-5.10, CE-9.3]
    """
    player = s.players[seat]
    if tracks >> SHOOT & 1:
        for node in s.rules.nodes[player.shoot].exits:
            if affordable(s, player, node):
                out.add(with_field(head, node_field, node))
    if tracks >> ROOT & 1:
        for node in s.rules.nodes[player.root].exits:
            if affordable(s, player, node):
                out.add(with_field(head, node_field, node))
        if bonus_open(s, seat):
            bonuses(s, seat, with_field(head, node_field, player.root), node_field, out)


def bonuses(s: Cellulose, seat: i64, head: i64, node_field: i64, out: ActionBuffer) -> None:
    """Add the ways to take the bonus action; all but free enzymes name the way home at once.

    [CE-9.4, CE-9.5, CE-9.6, CE-9.7]
    """
    player = s.players[seat]
    space = s.rules.nodes[player.root]
    if space.bonus == FREE_ENZYMES:
        out.add(head)
        return
    for home in range(len(s.rules.homes)):
        way = with_field(head, node_field + 2, home)
        if space.bonus == BONUS_HEALTH:
            out.add(way)
            continue
        for times in range(most_builds(s, seat)):
            out.add(with_field(way, node_field + 1, times))
        if s.rules.idle_bonus_actions:
            out.add(with_field(way, node_field + 1, NEVER))


def most_builds(s: Cellulose, seat: i64) -> i64:
    """Return how often the seat can build by the bonus action of its root. [CE-9.5]"""
    player = s.players[seat]
    left: i64 = len(s.rules.wall) - s.wall
    shown = min(s.rules.nodes[player.root].bonus_amount, MOST_BUILDS)
    return min(min(shown, player.stock[CARBOHYDRATE]), left)


def builds_of(times: i64) -> i64:
    """Return how often a bonus action builds, given what its code says; saying nothing counts as none. [CE-9.5]"""
    if times == NEVER:
        return 0
    return times + 1


def leads_on(s: Cellulose, seat: i64, node: i64) -> bool:
    """Return whether going there draws a card or opens further questions. [CE-6.1]"""
    if node == s.players[seat].root:
        return s.rules.nodes[node].bonus == FREE_ENZYMES
    space = s.rules.nodes[node]
    return space.once_card or (s.rules.asks_bonuses and space.once_health + space.once_protein > 0)


def grow(s: Cellulose, seat: i64, node: i64, times: i64, home: i64) -> None:
    """Move a growth marker and pay for it; its own space again means the bonus action. [CE-5.10, CE-5.11, CE-5.12]"""
    player = s.players[seat]
    space = s.rules.nodes[node]
    if node == player.root:
        take_bonus(s, seat, times, home)
        return
    s.pay(seat, HORMONE, space.hormone)
    s.pay(seat, ATP, space.atp)
    if space.track == SHOOT:
        player.shoot = node
    else:
        player.root = node
    s.emit(GREW, seat, node)
    if s.rules.asks_bonuses:
        s.push(BonusOffer(seat, arrival(space), FROM_PLANT))
        return
    s.score(seat, space.once_health, FROM_PLANT)
    s.gain(seat, PROTEIN, space.once_protein)
    if space.once_card:
        s.push(Draws(seat, 1))


def take_bonus(s: Cellulose, seat: i64, times: i64, home: i64) -> None:
    """Carry out the bonus action of a deepest root. [CE-9.3, CE-9.4, CE-9.5, CE-9.6]"""
    player = s.players[seat]
    space = s.rules.nodes[player.root]
    s.pay(seat, HORMONE, space.bonus_hormone)
    s.pay(seat, ATP, space.bonus_atp)
    s.emit(BONUS_TAKEN, seat, player.root)
    if space.bonus == FREE_ENZYMES:
        s.push(enzymes.Enzymes(seat, -1, 0, enzymes.in_play(s, seat), True))
        return
    if space.bonus == DOUBLE_BUILD:
        for _build in range(builds_of(times)):
            if not complete(s):
                build(s, seat)
    else:
        s.score(seat, space.bonus_amount, FROM_PLANT)
    go_home(s, seat, home)


def go_home(s: Cellulose, seat: i64, home: i64) -> None:
    """Move the root marker to a return space after its bonus action, free of charge. [CE-9.7]"""
    player = s.players[seat]
    player.root = s.rules.homes[home]
    s.emit(WENT_HOME, seat, player.root)
