"""Words at the edge: what each kind of action is called, and back. Inside the rules nobody spells anything."""

from mypy_extensions import i64

from organelle.kernel.actions import field, kind_of
from organelle.kernel.event import EventRecord


class Kind:
    """A kind of action: its own word (or none) and the domains of its fields in spoken order."""

    def __init__(self, word: str, *fields: str) -> None:
        self.word = word
        self.fields = list(fields)


def numbered(name: str, count: int) -> list[str]:
    """The words of things that are record apart by number: vesicle:0, vesicle:1, ..."""
    return [f"{name}:{number}" for number in range(count)]


class Vocabulary:
    """All kinds of a game in the order of their numbers, and the words of every domain."""

    def __init__(self, kinds: list[Kind], domains: dict[str, list[str]]) -> None:
        self.kinds = kinds
        self.domains = domains
        self.places = {name: {word: place for place, word in enumerate(words)} for name, words in domains.items()}

    def to_code(self, action: i64) -> str:
        """The code of an action: the things one points at, in order."""
        kind = self.kinds[kind_of(action)]
        words = [kind.word] if kind.word else []
        for place, domain in enumerate(kind.fields):
            value = field(action, place)
            if value >= 0:
                words.append(self.domains[domain][value])
        return " ".join(words)

    def to_action(self, code: str) -> int:
        """The action of a code, or -1 if the words do not make one."""
        words = code.split(" ")
        for number, kind in enumerate(self.kinds):
            if not kind.word or kind.word == words[0]:
                action = number
                heard = 1 if kind.word else 0
                for place, domain in enumerate(kind.fields):
                    if heard < len(words) and words[heard] in self.places[domain]:
                        action |= (self.places[domain][words[heard]] + 1) << 8 + 8 * place
                        heard += 1
                if heard == len(words):
                    return action
        return -1

    def event_view(self, record: EventRecord, seat: int | None) -> dict[str, str | int]:
        """An event as that seat (or a spectator) sees it: its key, then its fields in words."""
        full = record.seats == -1 or (seat is not None and record.seats >> seat & 1 == 1)
        fact: dict[str, str | int] = {"key": record.event.key}
        for (name, domain), value in zip(record.event.fields.items(), record.values):
            if full or name not in record.event.secret:
                fact[name] = int(value) if domain in ("number", "seat") else self.domains[domain][value]
        return fact
