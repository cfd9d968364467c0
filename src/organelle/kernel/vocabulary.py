"""Codes: the words of an action at the edge of the engine, and back. Inside the rules nothing is spelled."""

from typing import Any

from mypy_extensions import i64

from organelle.kernel.actions import field, kind_of
from organelle.kernel.event import EVERYONE, EventRecord


class Kind:
    """A kind of action: its own word (or none) and its fields in spoken order.

    >>> move = Kind("golgi", "vesicle", "addition:resource", "evicted:vesicle")
    >>> move.names
    ['vesicle', 'addition', 'evicted']
    >>> move.domains
    ['vesicle', 'resource', 'vesicle']
    """

    def __init__(self, word: str, *fields: str) -> None:
        """Declare a kind of action.

        Args:
            word: the first word of its codes; empty if they begin with the word of the first field.
            fields: each field's name; its values are words of the domain of that name, or of the one after a colon
                (`"evicted:vesicle"`).
        """
        self.word = word
        specs = [spec.partition(":") for spec in fields]
        self.names = [name for name, _, _ in specs]
        """What the fields are called, in order."""
        self.domains = [domain or name for name, _, domain in specs]
        """The domain of each field."""

    @property
    def key(self) -> str:
        """What its sentences are found by: its word, or the name of its first field."""
        return self.word or self.names[0]

    def __repr__(self) -> str:
        return f"<Kind {' '.join([self.word, *(f'[{name}]' for name in self.names)]).strip()}>"


def numbered(name: str, count: int) -> list[str]:
    """Return the words of things told apart by number.

    >>> numbered("vesicle", 2)
    ['vesicle:0', 'vesicle:1']
    """
    return [f"{name}:{number}" for number in range(count)]


class Vocabulary:
    """All kinds of actions of a game by number, and the words of every domain.

    >>> from organelle.kernel.actions import pack
    >>> vocabulary = Vocabulary([Kind("done"), Kind("play", "card")], {"card": ["igm", "igg"]})
    >>> vocabulary.to_code(pack(1, 0))
    'play igm'
    >>> vocabulary.to_action("play igm") == pack(1, 0)
    True
    >>> vocabulary.to_action("play nothing")
    -1
    """

    def __init__(self, kinds: list[Kind], domains: dict[str, list[str]]) -> None:
        """Build a vocabulary.

        Args:
            kinds: the kinds of actions; the place in the list is the number that `pack` takes.
            domains: the words of each domain; the place in its list is the value of the field.
        """
        self.kinds = kinds
        self.domains = domains
        self.values = {name: {word: value for value, word in enumerate(words)} for name, words in domains.items()}
        """The value of each word, by domain."""

    def __repr__(self) -> str:
        return f"<Vocabulary {len(self.kinds)} kinds, {len(self.domains)} domains>"

    def to_code(self, action: i64) -> str:
        """Return the code of an action: the things one points at, in order, separated by spaces."""
        kind = self.kinds[kind_of(action)]
        words = [kind.word] if kind.word else []
        for index, domain in enumerate(kind.domains):
            value = field(action, index)
            if value >= 0:
                words.append(self.domains[domain][value])
        return " ".join(words)

    def to_action(self, code: str) -> int:
        """Return the action of a code, or -1 if its words do not make one (legal or not)."""
        words = code.split(" ")
        for number, kind in enumerate(self.kinds):
            if not kind.word or kind.word == words[0]:
                action = number
                read = 1 if kind.word else 0
                for index, domain in enumerate(kind.domains):
                    if read < len(words) and words[read] in self.values[domain]:
                        action |= (self.values[domain][words[read]] + 1) << 8 + 8 * index
                        read += 1
                if read == len(words):
                    return action
        return -1

    def fields(self, code: str) -> tuple[str, dict[str, str]]:
        """Return the key of a code's kind, and the word of each field by its name; of fields left out, nothing.

        The beginning of a longer code is read in the same way. If no kind fits, the key is empty.

        >>> Vocabulary([Kind("play", "card", "times")], {"card": ["igm"], "times": ["twice"]}).fields("play twice")
        ('play', {'card': '', 'times': 'twice'})
        """
        action = self.to_action(code)
        if action < 0:
            return "", {}
        kind = self.kinds[kind_of(action)]
        found: dict[str, str] = {}
        for index, name in enumerate(kind.names):
            value = field(action, index)
            found[name] = self.domains[kind.domains[index]][value] if value >= 0 else ""
        return kind.key, found

    def describe(self) -> dict[str, Any]:
        """Return all of it for programs elsewhere: each kind's word and fields, and the words of their domains."""
        kinds = [{"word": kind.word, "fields": list(zip(kind.names, kind.domains))} for kind in self.kinds]
        used = {domain for kind in self.kinds for domain in kind.domains}
        return {"kinds": kinds, "domains": {name: words for name, words in self.domains.items() if name in used}}

    def event_view(self, record: EventRecord, seat: int | None) -> dict[str, str | int]:
        """Return an event as a seat, or a spectator (None), may see it: its key, then its fields in words.

        Secret fields are left out for seats that the event was not revealed to.
        """
        full = record.seats == EVERYONE or (seat is not None and record.seats >> seat & 1 == 1)
        seen: dict[str, str | int] = {"key": record.event.key}
        for (name, domain), value in zip(record.event.fields.items(), record.values):
            if full or name not in record.event.secret:
                seen[name] = int(value) if domain in ("number", "seat") else self.domains[domain][value]
        return seen
