"""The events of Duel, each declared once."""

from typing import Final

from organelle.kernel.event import EventList

EVENTS = EventList()

TURNED: Final = EVENTS.declare("duel.turned", "temperature")
COMMITTED: Final = EVENTS.declare("duel.committed", "seat", "card")
BOUND: Final = EVENTS.declare("duel.bound", "seat")
UNBOUND: Final = EVENTS.declare("duel.unbound")
DREW: Final = EVENTS.declare("duel.drew", "seat", "card?")
KEPT: Final = EVENTS.declare("duel.kept", "seat")
SCORED: Final = EVENTS.declare("duel.scored", "seat")
SHUFFLED: Final = EVENTS.declare("duel.shuffled")
