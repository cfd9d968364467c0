"""A refusal people can read: one sentence that says what is wrong and what is allowed."""

from organelle.kernel.game import Fault
from organelle.localization import error_sentence


class Illegal(ValueError):
    """Something the rules or the table do not allow; nothing has changed."""

    def __init__(self, *faults: Fault) -> None:
        self.faults = list(faults)
        super().__init__(self.message("en"))

    def message(self, language: str) -> str:
        """The sentences in that language, one a line."""
        return "\n".join(error_sentence(language, fault.key, fault.arguments) for fault in self.faults)


def illegal(key: str, **arguments: str | int) -> Illegal:
    """A refusal for one fault."""
    return Illegal(Fault(key, **arguments))
