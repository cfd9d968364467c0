"""The facts Cytosis tells."""

from typing import Final

from organelle.kernel.event import Event

FIRST_NAMED: Final = Event("cytosis.first.named", "seat")
EVENT_REMOVED: Final = Event("cytosis.set-up.event-removed")
CARD_REMOVED: Final = Event("cytosis.set-up.card-removed")
GOAL_LAID: Final = Event("cytosis.goal.laid", "goal")
GOAL_CHANGED: Final = Event("cytosis.goal.changed", "goal")
DEALT: Final = Event("cytosis.set-up.dealt", "seat", "card?")
RETURNED: Final = Event("cytosis.set-up.returned", "seat", "card?")
MODIFICATION_DEALT: Final = Event("cytosis.epigenetics.dealt", "seat", "modification?")
MODIFICATION_CHOSEN: Final = Event("cytosis.epigenetics.chosen", "seat", "modification?")
MODIFICATION_SHOWN: Final = Event("cytosis.epigenetics.shown", "seat", "modification")
LOOKED: Final = Event("cytosis.epigenetics.looked", "seat", "card?")
KEPT: Final = Event("cytosis.epigenetics.kept", "seat", "card?")
REPLACED: Final = Event("cytosis.epigenetics.replaced", "seat", "count:number")

ROUND_BEGAN: Final = Event("cytosis.round.began", "round:number")
FLASK_PLACED: Final = Event("cytosis.flask.placed", "seat", "place")
GREY_PLACED: Final = Event("cytosis.flask.grey-placed", "seat", "place")
FLASK_EXHAUSTED: Final = Event("cytosis.flask.exhausted", "seat")
FLASK_SKIPPED: Final = Event("cytosis.flask.skipped", "seat")
FLASKS_RETURNED: Final = Event("cytosis.flask.returned")

GAINED: Final = Event("cytosis.resource.gained", "seat", "count:number", "resource")
PAID: Final = Event("cytosis.resource.paid", "seat", "count:number", "resource")
TRADED: Final = Event("cytosis.resource.traded", "seat", "count:number", "from:resource", "resource")
BOOST_TAKEN: Final = Event("cytosis.boost.taken", "seat", "count:number", "resource")
BOOST_LAID: Final = Event("cytosis.boost.laid", "resource", "area")

VESICLE_PLACED: Final = Event("cytosis.vesicle.placed", "seat", "vesicle", "count:number", "resource")
VESICLE_MOVED: Final = Event("cytosis.golgi.moved", "seat", "from:vesicle", "vesicle", "resource")
VESICLE_EVICTED: Final = Event("cytosis.vesicle.evicted", "seat", "vesicle")
VESICLE_LEFT: Final = Event("cytosis.exocytosis.left", "seat", "vesicle")

TURNED_UP: Final = Event("cytosis.market.turned-up", "card", "market")
BOUGHT: Final = Event("cytosis.market.bought", "seat", "card", "price:number")
DISCARDED: Final = Event("cytosis.market.discarded", "card")
SHUFFLED: Final = Event("cytosis.market.shuffled")
COMPLETED: Final = Event("cytosis.card.completed", "seat", "card", "health:number")
PLAYED: Final = Event("cytosis.card.played", "seat", "card")
RECEPTORS_SCORED: Final = Event("cytosis.receptors.scored", "seat", "health:number")
MARKER_TAKEN: Final = Event("cytosis.laureates.marker-taken", "seat")
GOAL_MARKED: Final = Event("cytosis.goal.marked", "seat", "goal", "health:number")

EVENT_REVEALED: Final = Event("cytosis.event.revealed", "event")
POISONED: Final = Event("cytosis.toxicity.lost", "seat", "count:number", "resource")

ATTACKED: Final = Event("cytosis.virus.attacked", "strain")
WEAKENED: Final = Event("cytosis.virus.weakened", "seat")
ROLLED: Final = Event("cytosis.virus.rolled", "seat", "face")
RESPONDED: Final = Event("cytosis.virus.responded", "seat", "response:number")
DUMMY_ROLLED: Final = Event("cytosis.virus.dummy-rolled", "face")
DUMMY_RESPONDED: Final = Event("cytosis.virus.dummy-responded", "response:number")
DUMMY_ROSE: Final = Event("cytosis.virus.dummy-rose", "strain", "antibodies:number")
RANKED: Final = Event("cytosis.virus.ranked", "seat", "rank:number")
INFECTED: Final = Event("cytosis.virus.lost-resource", "seat", "resource")
SICKENED: Final = Event("cytosis.virus.lost-health", "seat")
IMMUNISED: Final = Event("cytosis.virus.immunised", "seat", "strain", "antibodies:number")

COUNTED_MACROMOLECULES: Final = Event("cytosis.end.macromolecules", "seat", "health:number")
COUNTED_DETOX: Final = Event("cytosis.end.detox", "seat", "health:number")
COUNTED_ENZYMES: Final = Event("cytosis.end.enzymes", "seat", "health:number")
COUNTED_GOAL: Final = Event("cytosis.end.goal", "seat", "goal", "health:number")

EVENTS = [
    FIRST_NAMED, EVENT_REMOVED, CARD_REMOVED, GOAL_LAID, GOAL_CHANGED, DEALT, RETURNED,
    MODIFICATION_DEALT, MODIFICATION_CHOSEN, MODIFICATION_SHOWN, LOOKED, KEPT, REPLACED,
    ROUND_BEGAN, FLASK_PLACED, GREY_PLACED, FLASK_EXHAUSTED, FLASK_SKIPPED, FLASKS_RETURNED,
    GAINED, PAID, TRADED, BOOST_TAKEN, BOOST_LAID,
    VESICLE_PLACED, VESICLE_MOVED, VESICLE_EVICTED, VESICLE_LEFT,
    TURNED_UP, BOUGHT, DISCARDED, SHUFFLED, COMPLETED, PLAYED, RECEPTORS_SCORED, MARKER_TAKEN, GOAL_MARKED,
    EVENT_REVEALED, POISONED,
    ATTACKED, WEAKENED, ROLLED, RESPONDED, DUMMY_ROLLED, DUMMY_RESPONDED, DUMMY_ROSE, RANKED, INFECTED, SICKENED,
    IMMUNISED, COUNTED_MACROMOLECULES, COUNTED_DETOX, COUNTED_ENZYMES, COUNTED_GOAL,
]  # fmt: skip
