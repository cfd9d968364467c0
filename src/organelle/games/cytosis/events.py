"""The events of Cytosis: what the rules report, each declared once with its fields."""

from typing import Final

from organelle.kernel.event import EventList

EVENTS: Final = EventList()

FIRST_NAMED: Final = EVENTS.declare("cytosis.first.named", "seat")
EVENT_REMOVED: Final = EVENTS.declare("cytosis.set-up.event-removed")
CARD_REMOVED: Final = EVENTS.declare("cytosis.set-up.card-removed")
GOAL_LAID: Final = EVENTS.declare("cytosis.goal.laid", "goal")
GOAL_CHANGED: Final = EVENTS.declare("cytosis.goal.changed", "goal")
DEALT: Final = EVENTS.declare("cytosis.set-up.dealt", "seat", "card?")
RETURNED: Final = EVENTS.declare("cytosis.set-up.returned", "seat", "card?")
MODIFICATION_DEALT: Final = EVENTS.declare("cytosis.epigenetics.dealt", "seat", "modification?")
MODIFICATION_CHOSEN: Final = EVENTS.declare("cytosis.epigenetics.chosen", "seat", "modification?")
MODIFICATION_SHOWN: Final = EVENTS.declare("cytosis.epigenetics.shown", "seat", "modification")
LOOKED: Final = EVENTS.declare("cytosis.epigenetics.looked", "seat", "card?")
KEPT: Final = EVENTS.declare("cytosis.epigenetics.kept", "seat", "card?")
REPLACED: Final = EVENTS.declare("cytosis.epigenetics.replaced", "seat", "count:number")

ROUND_BEGAN: Final = EVENTS.declare("cytosis.round.began", "round:number")
FLASK_PLACED: Final = EVENTS.declare("cytosis.flask.placed", "seat", "place")
GREY_PLACED: Final = EVENTS.declare("cytosis.flask.grey-placed", "seat", "place")
FLASK_EXHAUSTED: Final = EVENTS.declare("cytosis.flask.exhausted", "seat")
FLASK_SKIPPED: Final = EVENTS.declare("cytosis.flask.skipped", "seat")
FLASKS_RETURNED: Final = EVENTS.declare("cytosis.flask.returned")

GAINED: Final = EVENTS.declare("cytosis.resource.gained", "seat", "count:number", "resource")
PAID: Final = EVENTS.declare("cytosis.resource.paid", "seat", "count:number", "resource")
TRADED: Final = EVENTS.declare("cytosis.resource.traded", "seat", "count:number", "from:resource", "resource")
BOOST_TAKEN: Final = EVENTS.declare("cytosis.boost.taken", "seat", "count:number", "resource")
BOOST_LAID: Final = EVENTS.declare("cytosis.boost.laid", "resource", "area")

VESICLE_PLACED: Final = EVENTS.declare("cytosis.vesicle.placed", "seat", "vesicle", "count:number", "resource")
VESICLE_MOVED: Final = EVENTS.declare("cytosis.golgi.moved", "seat", "from:vesicle", "vesicle", "resource")
VESICLE_EVICTED: Final = EVENTS.declare("cytosis.vesicle.evicted", "seat", "vesicle")
VESICLE_LEFT: Final = EVENTS.declare("cytosis.exocytosis.left", "seat", "vesicle")

TURNED_UP: Final = EVENTS.declare("cytosis.market.turned-up", "card", "market")
BOUGHT: Final = EVENTS.declare("cytosis.market.bought", "seat", "card", "price:number")
DISCARDED: Final = EVENTS.declare("cytosis.market.discarded", "card")
SHUFFLED: Final = EVENTS.declare("cytosis.market.shuffled")
COMPLETED: Final = EVENTS.declare("cytosis.card.completed", "seat", "card", "health:number")
PLAYED: Final = EVENTS.declare("cytosis.card.played", "seat", "card")
RECEPTORS_SCORED: Final = EVENTS.declare("cytosis.receptors.scored", "seat", "health:number")
MARKER_TAKEN: Final = EVENTS.declare("cytosis.laureates.marker-taken", "seat")
GOAL_MARKED: Final = EVENTS.declare("cytosis.goal.marked", "seat", "goal", "health:number")

EVENT_REVEALED: Final = EVENTS.declare("cytosis.event.revealed", "event")
POISONED: Final = EVENTS.declare("cytosis.toxicity.lost", "seat", "count:number", "resource")

ATTACKED: Final = EVENTS.declare("cytosis.virus.attacked", "strain")
WEAKENED: Final = EVENTS.declare("cytosis.virus.weakened", "seat")
ROLLED: Final = EVENTS.declare("cytosis.virus.rolled", "seat", "face")
RESPONDED: Final = EVENTS.declare("cytosis.virus.responded", "seat", "response:number")
DUMMY_ROLLED: Final = EVENTS.declare("cytosis.virus.dummy-rolled", "face")
DUMMY_RESPONDED: Final = EVENTS.declare("cytosis.virus.dummy-responded", "response:number")
DUMMY_ROSE: Final = EVENTS.declare("cytosis.virus.dummy-rose", "strain", "antibodies:number")
RANKED: Final = EVENTS.declare("cytosis.virus.ranked", "seat", "rank:number")
INFECTED: Final = EVENTS.declare("cytosis.virus.lost-resource", "seat", "resource")
SICKENED: Final = EVENTS.declare("cytosis.virus.lost-health", "seat")
IMMUNISED: Final = EVENTS.declare("cytosis.virus.immunised", "seat", "strain", "antibodies:number")

COUNTED_MACROMOLECULES: Final = EVENTS.declare("cytosis.end.macromolecules", "seat", "health:number")
COUNTED_DETOX: Final = EVENTS.declare("cytosis.end.detox", "seat", "health:number")
COUNTED_ENZYMES: Final = EVENTS.declare("cytosis.end.enzymes", "seat", "health:number")
COUNTED_GOAL: Final = EVENTS.declare("cytosis.end.goal", "seat", "goal", "health:number")
