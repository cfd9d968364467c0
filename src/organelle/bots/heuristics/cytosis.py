"""Heuristic for Cytosis: value cards in hand, resources and vesicles by the flasks still to be placed."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.bots.heuristic import Heuristic
from organelle.games.cytosis import goals, scoring
from organelle.games.cytosis.cards import (
    COUNT_DETOX,
    COUNT_RECEPTORS,
    DETOX_CARD,
    ENZYME,
    PROTEIN_HORMONE,
    PROTEIN_RECEPTOR,
    RESOURCE_CARD,
    STEROID_HORMONE,
    STEROID_RECEPTOR,
    Card,
)
from organelle.games.cytosis.phases.resource_cards import card_after
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.vocabulary import (
    ATP,
    BUY,
    CARB,
    COLLECT,
    CYTOPLASM,
    DETOX,
    EXHAUST,
    EXOCYTOSIS,
    GOLGI,
    GREY,
    LAUREATES,
    LIPID,
    MRNA,
    PLAY,
    PROTEIN,
    RESOURCES,
    RIBOSOME,
    ROUGH_ER,
    SKIP,
    STEROID,
    CollectFields,
    GolgiFields,
    LaureatesFields,
    RibosomeFields,
    RoughErFields,
    SteroidFields,
)
from organelle.kernel.actions import ActionBuffer, field, kind_of
from organelle.kernel.game import Game


@final
class CytosisHeuristic(Heuristic):
    """Value every card in hand by its health less the flasks that it still takes, if there are so many left."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, scale=8.0, horizon=8, uses_lookahead=True)
        self.exploration = 0.25
        self.flask = 1.0
        """Health that a flask brings on the way to a card."""
        self.spare = 0.55
        """What a resource that no card in hand asks for is worth, as a part of what it took to get."""
        self.flasks_for: vec[float] = vec[float]([0.27, 0.35, 0.6, 0.75, 0.35])
        """Flasks that one of each resource takes."""
        self.left: vec[i64] = vec[i64]([0] * RESOURCES)
        self.best_vesicle: i64 = -1

    def expected_points(self, s: Cytosis, seat: i64) -> float:
        """Return the health that a seat can expect to end with."""
        me = s.players[seat]
        if s.asked == 0:
            return float(me.health)
        flasks = float(me.flasks + s.rules.flasks * s.events.size)
        health = float(me.health + scoring.enzyme_sets(s, me) + marked(s, seat))
        health += 0.7 * float(scoring.detox_majority(s, seat))
        for resource in range(RESOURCES):
            self.left[resource] = me.supply[resource]
        return health + self.hand(s, seat, me, flasks) + self.markers(s, seat, flasks)

    def time_step(self, s: Cytosis) -> i64:
        """Return how many flasks every player has used."""
        used = s.round * s.rules.flasks * s.seats
        for player in s.players:
            used -= player.flasks
        return used // s.seats

    def markers(self, s: Cytosis, seat: i64, flasks: float) -> float:
        """Return the value of goal markers still to be placed, while there is time and a goal for them."""
        worth = 0.0
        if flasks > 2.0:
            for place in range(s.goals.count):
                if goals.open_to(s, seat, place):
                    worth = 0.5
        return worth * float(s.players[seat].markers)

    def hand(self, s: Cytosis, seat: i64, me: Player, flasks: float) -> float:
        """Return the value of the cards in hand, best first, each taking its share of supply, vesicles and flasks."""
        total = 0.0
        done: i64 = 0
        busy: i64 = 0
        for _card in range(me.hand.count):
            best: i64 = -1
            gain = 0.0
            vesicle: i64 = -1
            for place in range(me.hand.count):
                if not done >> place & 1:
                    found = self.surplus(s, seat, me, me.hand.items[place], busy, flasks)
                    if found > gain:
                        gain = found
                        best = place
                        vesicle = self.best_vesicle
            if best < 0:
                break
            done |= 1 << best
            flasks -= self.work(s, seat, s.rules.cards[me.hand.items[best]], busy)
            if vesicle >= 0:
                busy |= 1 << vesicle
            self.use(s, s.rules.cards[me.hand.items[best]], vesicle)
            total += gain
        return total + self.loose(s, seat, busy, flasks)

    def surplus(self, s: Cytosis, seat: i64, me: Player, card: i64, busy: i64, flasks: float) -> float:
        """Return what a card brings beyond the flasks it takes, by how likely there are so many."""
        row = s.rules.cards[card]
        work = self.work(s, seat, row, busy)
        likely = flasks - work + 0.9
        if likely <= 0.0:
            return 0.0
        likely = min(likely, 1.0)
        return likely * (prize(s, seat, me, row) - self.flask * work)

    def work(self, s: Cytosis, seat: i64, card: Card, busy: i64) -> float:
        """Return the flasks a card still takes, with the supply that is left."""
        self.best_vesicle = -1
        atp = self.missing(ATP, card.atp)
        if card.kind == ENZYME:
            return 1.0 + atp + self.missing(PROTEIN, card.amount) + self.missing(CARB, card.carbs)
        if not card.travels:
            return 1.0 + atp
        base = MRNA if card.base == PROTEIN else LIPID
        work = 3.0 + self.missing(base, card.amount) + self.missing(card.addition, 1)
        for place in range(s.rules.vesicles):
            if s.owner[place] == seat and not busy >> place & 1 and carries(s, place, card):
                there = 1.0
                if place < s.rules.golgi_from:
                    there = 2.0 + self.missing(card.addition, 1)
                if there < work:
                    work = there
                    self.best_vesicle = place
        return work + atp

    def missing(self, resource: i64, need: i64) -> float:
        """Return the flasks it takes to get what is missing of a resource."""
        lack = need - self.left[resource]
        return float(lack) * self.flasks_for[resource] if lack > 0 else 0.0

    def use(self, s: Cytosis, card: Card, vesicle: i64) -> None:
        """Take the supply of a card out of what is left for others."""
        self.spend(ATP, card.atp)
        if card.kind == ENZYME:
            self.spend(PROTEIN, card.amount)
            self.spend(CARB, card.carbs)
        elif card.travels:
            if vesicle < s.rules.golgi_from:
                self.spend(card.addition, 1)
            if vesicle < 0:
                self.spend(MRNA if card.base == PROTEIN else LIPID, card.amount)

    def spend(self, resource: i64, count: i64) -> None:
        """Take resources out of what is left, down to none."""
        self.left[resource] -= min(count, self.left[resource])

    def loose(self, s: Cytosis, seat: i64, busy: i64, flasks: float) -> float:
        """Return the value of what no card in hand asks for; towards the end only what the end counts."""
        time = flasks / 8.0
        time = min(time, 1.0)
        time = max(time, 0.0)
        total = 0.0
        for resource in range(RESOURCES):
            total += float(self.left[resource]) * self.loose_each(s, resource, time)
        for place in range(s.rules.vesicles):
            if s.owner[place] == seat and not busy >> place & 1:
                total += float(s.amount[place]) * self.loose_each(s, s.base[place], time) + 0.5 * time
                if s.addition[place] >= 0:
                    total += 0.5 * time
        return total

    def loose_each(self, s: Cytosis, resource: i64, time: float) -> float:
        """Return the value of one resource that no card asks for."""
        end = 1.0 / float(s.rules.edition.end_rates[resource]) if resource != ATP else 0.0
        return time * self.flask * self.spare * self.flasks_for[resource] + (1.0 - time) * 0.8 * end

    def weigh_options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        """Give every option the weight of its first impression."""
        for index in range(out.count):
            out.set_weight(index, weight(s, seat, out.items[index]))
        if s.players[seat].held[RESOURCE_CARD] > 0:
            for index in range(out.count):
                if hasty(s, out.items[index]):
                    out.set_weight(index, 1)


def hasty(s: Cytosis, action: i64) -> bool:
    """Return whether a card is to be played after a flask though the stock has all that it gives now.

    It can as well be played before the flask, where it helps to pay for more.
    """
    if kind_of(action) > SKIP:
        return False
    card = card_after(s, action)
    if card < 0:
        return False
    gives = s.rules.cards[card].gives
    return all(gives[resource] <= s.stock[resource] for resource in range(len(gives)))


def weight(s: Cytosis, seat: i64, action: i64) -> i64:
    """Return how good an option looks at a glance."""
    kind = kind_of(action)
    if kind == COLLECT:
        return 2 * s.rules.gives[field(action, CollectFields.SPOT)]
    if kind == BUY:
        return 8
    if EXOCYTOSIS <= kind <= CYTOPLASM:
        return 60
    if kind == DETOX:
        return 20
    if kind == GOLGI:
        vesicle = field(action, GolgiFields.VESICLE)
        addition = field(action, GolgiFields.ADDITION)
        return 25 if wanted(s, seat, s.base[vesicle], s.amount[vesicle], addition) else 1
    if kind == STEROID:
        return 20 if exact(s, seat, LIPID, field(action, SteroidFields.AMOUNT)) else 1
    if kind == ROUGH_ER:
        return 20 if exact(s, seat, PROTEIN, field(action, RoughErFields.AMOUNT)) else 1
    return weight_of_others(s, seat, action)


def weight_of_others(s: Cytosis, seat: i64, action: i64) -> i64:
    """Return the weight of what is neither collected, bought, started nor completed."""
    kind = kind_of(action)
    if kind == RIBOSOME:
        if s.players[seat].held[ENZYME] > 0:
            return 4 + 4 * field(action, RibosomeFields.AMOUNT)
        return 1
    if kind == LAUREATES:
        return 10 if field(action, LaureatesFields.GOAL) >= 0 else 1
    if kind == PLAY:
        return 10
    return 1 if kind in (EXHAUST, SKIP, GREY) else 4


def wanted(s: Cytosis, seat: i64, base: i64, amount: i64, addition: i64) -> bool:
    """Return whether a card in hand asks for such a vesicle."""
    hand = s.players[seat].hand
    for index in range(hand.count):
        card = s.rules.cards[hand.items[index]]
        if card.travels and card.base == base and card.amount <= amount and card.addition == addition:
            return True
    return False


def exact(s: Cytosis, seat: i64, base: i64, amount: i64) -> bool:
    """Return whether a card in hand asks for just so many."""
    hand = s.players[seat].hand
    for index in range(hand.count):
        card = s.rules.cards[hand.items[index]]
        if card.travels and card.base == base and card.amount == amount:
            return True
    return False


def carries(s: Cytosis, place: i64, card: Card) -> bool:
    """Return whether a vesicle carries what the card asks for, as far as it has come."""
    if s.base[place] != card.base or s.amount[place] < card.amount:
        return False
    return place < s.rules.golgi_from or s.addition[place] == card.addition


def prize(s: Cytosis, seat: i64, me: Player, card: Card) -> float:
    """Return all the health a card brings: its own, of goals, sets, majorities and receptors."""
    health = float(card.health)
    for place in range(s.goals.count):
        if goals.marked_first(s, place) == seat or goals.marked_second(s, place) == seat:
            goal = s.rules.goals[s.goals.items[place]]
            if counts_for(goal.counts, card.kind):
                health += float(goal.health) / float(goal.per)
    if card.kind == ENZYME:
        health += new_family(s, me, card)
    elif card.kind == DETOX_CARD:
        health += 0.8 * float(card.atp)
    elif card.kind == PROTEIN_HORMONE:
        health += float(me.made[PROTEIN_RECEPTOR])
    elif card.kind == STEROID_HORMONE:
        health += float(me.made[STEROID_RECEPTOR])
    elif card.kind in (PROTEIN_RECEPTOR, STEROID_RECEPTOR):
        health += 0.5 * float(s.events.size)
    return health


def counts_for(counts: i64, kind: i64) -> bool:
    """Return whether a goal counts cards of that kind."""
    if counts == COUNT_RECEPTORS:
        return kind in (PROTEIN_RECEPTOR, STEROID_RECEPTOR)
    if counts == COUNT_DETOX:
        return kind == DETOX_CARD
    return counts == kind


def new_family(s: Cytosis, me: Player, card: Card) -> float:
    """Return what an enzyme adds to the sets; the first of a family counts on others to come."""
    families: i64 = 0
    for place in range(me.completed.count):
        row = s.rules.cards[me.completed.items[place]]
        if row.kind == ENZYME:
            families |= 1 << row.group
    if families >> card.group & 1:
        return 0.5
    count: i64 = 0
    while families:
        families &= families - 1
        count += 1
    return float(count) + 1.0


def marked(s: Cytosis, seat: i64) -> i64:
    """Return what the seat's goal markers bring as things stand."""
    health: i64 = 0
    for place in range(s.goals.count):
        if goals.marked_first(s, place) == seat or goals.marked_second(s, place) == seat:
            health += goals.worth(s, seat, s.goals.items[place])
    return health
