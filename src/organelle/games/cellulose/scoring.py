"""The end: last cards, final scoring, the winner. [CE-8.3 to CE-8.9, CE-16.2, CE-16.3]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.cards import AQUAPORIN, CYTOKININ, EMBRYO, ENZYME, GIBBERELLIN, PRODUCTION, STORAGE
from organelle.games.cellulose.ivy import mat
from organelle.games.cellulose.playing.hand import lay_down
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import (
    ATP,
    CARBOHYDRATE,
    DONE,
    FROM_CARBOHYDRATES,
    FROM_SCENARIO,
    FROM_SPECIALIZATIONS,
    FROM_STRATEGY,
    PLAY,
    PROTEIN,
    WATER,
    PlayFields,
)
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack
from organelle.kernel.state import Sealed

UNUSED_CARBOHYDRATE: Final = 4
IVY_RECEPTOR: Final = 6


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LastCards(Sealed):
    """Everyone with a hand may play any number of cards, in secret, for their health alone. [CE-8.3]"""

    def question(self, s: Cellulose) -> str:
        return "cellulose.ask.last-cards"

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        player = s.players[seat]
        slip = s.slips[seat]
        carbohydrate = player.stock[CARBOHYDRATE]
        protein = player.stock[PROTEIN]
        atp = player.stock[ATP]
        left = player.known[:]
        for card in range(len(left)):
            left[card] += player.drawn[card]
        for action in slip:
            card = field(action, PlayFields.CARD)
            face = s.rules.cards[card]
            carbohydrate -= face.carbohydrate
            protein -= face.protein
            atp -= face.atp
            left[card] -= 1
        for card in range(len(left)):
            if left[card] > 0 and s.rules.cards[card].payable(carbohydrate, protein, atp):
                out.add(pack(PLAY, card))
        out.add(pack(DONE))

    def complete(self, s: Cellulose, seat: i64) -> bool:
        slip = s.slips[seat]
        return kind_of(slip[len(slip) - 1]) == DONE

    def open(self, s: Cellulose) -> None:
        for seat in range(s.seats):
            for action in s.slips[seat]:
                if kind_of(action) == PLAY:
                    lay_down(s, seat, field(action, PlayFields.CARD))
        for seat in range(s.seats):
            final_score(s, seat)


def final_score(s: Cellulose, seat: i64) -> None:
    """Score what is counted only at the end. [CE-8.4, CE-10.6, CE-10.9, CE-12.4]"""
    player = s.players[seat]
    s.score(seat, UNUSED_CARBOHYDRATE * player.stock[CARBOHYDRATE], FROM_CARBOHYDRATES)
    s.score(seat, specializations(s, seat), FROM_SPECIALIZATIONS)
    if s.rules.water_per_health > 0:
        s.score(seat, player.stock[WATER] // s.rules.water_per_health, FROM_SCENARIO)
    sets = min(min(player.types[0], player.types[1]), min(player.types[2], player.types[3]))
    s.score(seat, sets * s.rules.set_health, FROM_SCENARIO)
    if s.is_ivy(seat):
        s.score(seat, mat.storage_bonus(s), FROM_STRATEGY)


def specializations(s: Cellulose, seat: i64) -> i64:
    """Return what all specializations in play score. [CE-6.10, CE-8.5, CE-8.6, CE-8.7, CE-8.8, CE-16.2]"""
    player = s.players[seat]
    copies = player.effects
    carbon: i64 = IVY_RECEPTOR
    water: i64 = IVY_RECEPTOR
    if not s.is_ivy(seat):
        carbon = s.rules.nodes[player.shoot].co2 + s.rules.nodes[player.root].co2
        water = water_income(s, seat)
    return (
        copies[AQUAPORIN] * 2 * s.rules.track[player.vacuole]
        + copies[GIBBERELLIN] * carbon
        + copies[CYTOKININ] * water
        + copies[EMBRYO] * 2 * player.types[STORAGE]
        + copies[PRODUCTION] * player.types[ENZYME]
    )


def water_income(s: Cellulose, seat: i64) -> i64:
    """Return the water that the seat receives each sunrise. [CE-8.6, CE-8.9, CE-16.3]"""
    if s.is_ivy(seat):
        return mat.PACK if s.rules.mat[s.ivy.space].pack else 0
    player = s.players[seat]
    return s.rules.nodes[player.shoot].water + s.rules.nodes[player.root].water


def winners(s: Cellulose) -> list[int]:
    """Return the seats with most health; of these the furthest up the vacuole track, then with most water. [CE-8.9]"""
    standing: list[tuple[int, int, int]] = []
    for seat in range(s.seats):
        player = s.players[seat]
        standing.append((int(player.health), int(player.vacuole), int(water_income(s, seat))))
    best = max(standing)
    return [seat for seat, reached in enumerate(standing) if reached == best]
