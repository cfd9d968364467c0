"""Facts the rules tell by key: the log, the motion and the tutorial are renderings of them."""

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Event:
    """A key with named fields: `Event("duel.drew", "seat", "card?")`.

    A field is read in the domain of its own name, or in the one after a colon (`"from:card"`);
    `number` is a plain number. A question mark makes it secret: only the seats it is shown to get it.
    """

    def __init__(self, key: str, *fields: str) -> None:
        self.key = key
        specs = [spec.rstrip("?").partition(":") for spec in fields]
        self.fields = {name: domain or name for name, _, domain in specs}
        """The domain of each field, in the order of the values."""
        self.secret = {spec.rstrip("?").partition(":")[0] for spec in fields if spec.endswith("?")}


@mypyc_attr(acyclic=True)
class EventRecord:
    """An event that happened, with its values and the seats that may see all of it."""

    def __init__(self, event: Event, seats: i64, values: list[i64]) -> None:
        self.event = event
        self.seats: i64 = seats
        self.values = values
