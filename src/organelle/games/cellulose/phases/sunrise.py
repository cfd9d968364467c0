"""Sunrise: income of the growth markers and the sunrise bonuses of cards, seat after seat. [CE-3.1 to CE-3.7]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.bonuses import TAKE_REGION
from organelle.games.cellulose.cards import AQUAPORIN, GROWING, PRODUCTION
from organelle.games.cellulose.events import COLLECTED
from organelle.games.cellulose.growth import could_move
from organelle.games.cellulose.ivy import mat
from organelle.games.cellulose.places.chloroplasts import can_photosynthesize, photosyntheses, photosynthesize
from organelle.games.cellulose.plant_board import BOTH_TRACKS, ROOT, SHOOT
from organelle.games.cellulose.playing.drawing import Draws
from organelle.games.cellulose.playing.enzymes import activate, activations, any_usable
from organelle.games.cellulose.playing.offers import BonusOffer, benefits, income, take
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import (
    ACTIVATE,
    CO2,
    COLLECT,
    DONE,
    FROM_PLANT,
    PHOTOSYNTHESIZE,
    PROTEIN,
    TAKE,
    WATER,
    CollectFields,
    PhotosynthesizeFields,
)
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack
from organelle.kernel.state import Choice, Step


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Morning(Step):
    """Clockwise from the first player every seat takes all its sunrise income. [CE-3.1, CE-3.4, CE-6.12]"""

    def __init__(self, turn: i64) -> None:
        self.turn: i64 = turn

    def proceed(self, s: Cellulose) -> None:
        if self.turn == s.seats:
            return
        seat = (s.first + self.turn) % s.seats
        s.push(Morning(self.turn + 1))
        if s.is_ivy(seat):
            mat.sunrise(s)
            return
        player = s.players[seat]
        offered: i64 = 0
        if s.rules.asks_bonuses:
            offered = player.effects[AQUAPORIN]
        else:
            s.water_region(seat, player.effects[AQUAPORIN])
        s.push(Sunrise(seat, BOTH_TRACKS, False, player.effects[PRODUCTION], offered))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sunrise(Choice):
    """A seat's sunrise: markers still to pay, a photosynthesis still open, activations and Aquaporins left.

    A table that wants to be asked about every bonus chooses all of it; else what costs nothing comes by itself, and
    only a marker that could still move may wait. [CE-2.8, CE-3.3, CE-3.6]
    """

    def __init__(self, seat: i64, due: i64, photosynthesis: bool, activations: i64, aquaporins: i64) -> None:
        super().__init__(seat)
        self.due: i64 = due
        self.photosynthesis = photosynthesis
        self.activations: i64 = activations
        self.aquaporins: i64 = aquaporins
        """Aquaporins whose water the seat has yet to take or decline."""

    def question(self, s: Cellulose) -> str:
        return "cellulose.ask.sunrise"

    def public(self, s: Cellulose) -> bool:
        return True

    def next_due(self, s: Cellulose) -> i64:
        """Return a marker whose income need not wait, or -1. [CE-3.6]"""
        for track in range(2):
            if self.due >> track & 1 and not self.waits(s, track):
                return track
        return -1

    def waits(self, s: Cellulose, track: i64) -> bool:
        """Return whether its owner takes an income: a GH3 synthetase could still move it, or all is asked.

        [CE-2.8, CE-3.6]
        """
        if s.rules.asks_bonuses and benefits(s.rules.nodes[self.node(s, track)]) > 0:
            return True
        return self.can_use_growth(s) and could_move(s, self.seat, track)

    def node(self, s: Cellulose, track: i64) -> i64:
        """Return where the seat's marker of that track stands."""
        player = s.players[self.seat]
        if track == SHOOT:
            return player.shoot
        return player.root

    def can_use_growth(self, s: Cellulose) -> bool:
        """Return whether a GH3 synthetase can be activated, with protein now or from the root. [CE-3.5]"""
        player = s.players[self.seat]
        if self.activations == 0 or player.effects[GROWING] == 0:
            return False
        return player.stock[PROTEIN] > 0 or (self.due >> ROOT & 1 == 1 and s.rules.nodes[player.root].protein > 0)

    def can_activate(self, s: Cellulose) -> bool:
        """Return whether there is protein, a use of Enzyme Production and an enzyme worth activating. [CE-3.5]"""
        player = s.players[self.seat]
        if self.activations == 0 or player.stock[PROTEIN] == 0:
            return False
        return any_usable(s, self.seat, player.played, BOTH_TRACKS)

    def asks(self, s: Cellulose) -> i64:
        if self.next_due(s) >= 0:
            return 0
        if self.due != 0 or self.aquaporins > 0 or self.can_activate(s):
            return 1 << self.seat
        if self.photosynthesis and can_photosynthesize(s, self.seat, 1):
            return 1 << self.seat
        return 0

    def proceed(self, s: Cellulose) -> None:
        track = self.next_due(s)
        if track >= 0:
            self.collect(s, track)

    def collect(self, s: Cellulose, track: i64) -> None:
        """Give the income of one marker, on the space where it stands now. [CE-3.2, CE-3.6, CE-3.7]"""
        node = self.node(s, track)
        space = s.rules.nodes[node]
        photosynthesis = self.photosynthesis or space.photosynthesis
        s.push(Sunrise(self.seat, self.due & ~(1 << track), photosynthesis, self.activations, self.aquaporins))
        s.emit(COLLECTED, self.seat, node)
        if s.rules.asks_bonuses and benefits(space) > 1:
            s.push(BonusOffer(self.seat, income(space), FROM_PLANT))
            return
        s.gain(self.seat, CO2, space.co2)
        s.gain(self.seat, WATER, space.water)
        s.gain(self.seat, PROTEIN, space.protein)
        s.water_region(self.seat, space.region)
        s.score(self.seat, space.health, FROM_PLANT)
        if space.card:
            s.push(Draws(self.seat, 1))

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        for track in range(2):
            if self.due >> track & 1:
                out.add(pack(COLLECT, track))
        if self.aquaporins > 0:
            out.add(take(TAKE_REGION, 1))
        if self.photosynthesis:
            photosyntheses(s, seat, pack(PHOTOSYNTHESIZE), PhotosynthesizeFields.DRINK, 1, out)
        if self.activations > 0 and s.players[seat].stock[PROTEIN] > 0:
            activations(s, seat, s.players[seat].played, BOTH_TRACKS, out)
        if self.due == 0 or s.rules.asks_bonuses:
            out.add(pack(DONE))

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        kind = kind_of(action)
        if kind == COLLECT:
            self.collect(s, field(action, CollectFields.TRACK))
        elif kind == TAKE:
            s.push(Sunrise(seat, self.due, self.photosynthesis, self.activations, self.aquaporins - 1))
            s.water_region(seat, 1)
        elif kind == PHOTOSYNTHESIZE:
            s.push(Sunrise(seat, self.due, False, self.activations, self.aquaporins))
            photosynthesize(s, seat, 1, field(action, PhotosynthesizeFields.DRINK))
        elif kind == ACTIVATE:
            s.push(Sunrise(seat, self.due, self.photosynthesis, self.activations - 1, self.aquaporins))
            activate(s, seat, action, False)
