"""A refusal people can read: one sentence that says what is wrong and what is allowed."""

from organelle.kernel.game import Fault
from organelle.text import refused


class Illegal(ValueError):
    """Something the rules or the table do not allow; nothing has changed."""

    def __init__(self, *faults: Fault) -> None:
        self.faults = list(faults)
        super().__init__(self.told("en"))

    def told(self, language: str) -> str:
        """The sentences in that language, one a line."""
        return "\n".join(refused(language, fault.key, fault.arguments) for fault in self.faults)


def illegal(key: str, **arguments: str | int) -> Illegal:
    """A refusal for one fault."""
    return Illegal(Fault(key, **arguments))
