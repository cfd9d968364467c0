"""Events: facts that the rules report by key, never as prose.

The log people read, the motion on the board and the tutorial are all made from the same events.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

EVERYONE: Final = -1
"""The bit mask of all seats: an event that is shown to all."""


@mypyc_attr(acyclic=True)
class Event:
    """A kind of event: its key and the names of its fields.

    >>> drew = Event("duel.drew", "seat", "card?")
    >>> drew
    <Event duel.drew(seat, card?)>
    >>> Event("cytosis.golgi.moved", "seat", "from:vesicle", "vesicle").fields
    {'seat': 'seat', 'from': 'vesicle', 'vesicle': 'vesicle'}
    """

    def __init__(self, key: str, *fields: str) -> None:
        """Declare an event.

        Args:
            key: what the event is called, in the past tense, beginning with the game: `"duel.drew"`.
            fields: the name of each value in order. A value is read in the domain of the same name, or in the one
                after a colon (`"from:vesicle"`); the domain `number` is a plain number. A question mark at the end
                makes a field secret: only the seats the event is revealed to get its value.
        """
        self.key = key
        specs = [spec.rstrip("?").partition(":") for spec in fields]
        self.fields = {name: domain or name for name, _, domain in specs}
        """The domain of each field, in the order of the values."""
        self.secret = {spec.rstrip("?").partition(":")[0] for spec in fields if spec.endswith("?")}
        """The names of the fields that not everyone gets."""

    def __repr__(self) -> str:
        names = [name + ("?" if name in self.secret else "") for name in self.fields]
        return f"<Event {self.key}({', '.join(names)})>"


class EventList:
    """All events of a game, each declared once.

    >>> events = EventList()
    >>> scored = events.declare("duel.scored", "seat")
    >>> events.all
    [<Event duel.scored(seat)>]
    """

    def __init__(self) -> None:
        self.all: list[Event] = []
        """The events in the order in which they were declared."""

    def declare(self, key: str, *fields: str) -> Event:
        """Return a new event of that key and those fields (see `Event`), and remember it."""
        event = Event(key, *fields)
        self.all.append(event)
        return event


@mypyc_attr(acyclic=True)
class EventRecord:
    """An event that happened: its values, and the seats that may see all of them."""

    def __init__(self, event: Event, seats: i64, values: tuple[int, ...]) -> None:
        """Record an event; `seats` is a bit mask, EVERYONE if nothing in it is secret."""
        self.event = event
        self.seats: i64 = seats
        self.values = values

    def __repr__(self) -> str:
        pairs = [f"{name}={value}" for name, value in zip(self.event.fields, self.values)]
        return f"<EventRecord {self.event.key}({', '.join(pairs)})>"
