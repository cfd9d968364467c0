"""A card is completed: it lies face up, its health is gained, receptors answer to hormones. [CY-9.1, CY-9.4, CY-9.5]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cytosis.cards import PROTEIN_HORMONE, PROTEIN_RECEPTOR, STEROID_HORMONE, STEROID_RECEPTOR
from organelle.games.cytosis.events import COMPLETED, RECEPTORS_SCORED
from organelle.games.cytosis.state import Cytosis


def complete(s: Cytosis, seat: i64, card: i64) -> None:
    """Lay a card of the seat's hand among its completed cards and add its health. [CY-9.1]"""
    player = s.players[seat]
    row = s.rules.cards[card]
    s.drop_card(seat, card)
    player.completed.add(card)
    player.health += row.health
    s.emit(COMPLETED, seat, card, row.health)
    if row.kind == PROTEIN_HORMONE:
        score_receptors(s, seat, PROTEIN_RECEPTOR)
    elif row.kind == STEROID_HORMONE:
        score_receptors(s, seat, STEROID_RECEPTOR)
    player.made[row.kind] += 1


def score_receptors(s: Cytosis, seat: i64, receptor: i64) -> None:
    """Give 1 health a receptor to the seat itself, 2 a receptor to each other, the own ones first. [CY-9.4, CY-9.5]"""
    for turn in range(s.seats):
        other = (seat + turn) % s.seats
        player = s.players[other]
        health = player.made[receptor]
        if other != seat:
            health *= 2
        if health > 0:
            player.health += health
            player.receptor_health += health
            s.emit(RECEPTORS_SCORED, other, health)
