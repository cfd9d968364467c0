"""Errors for people: each carries a sentence that says what is wrong and what is allowed.

A caller that has to tell errors apart catches a class; nobody looks at the key of a fault for that.
"""

from mypy_extensions import mypyc_attr

from organelle.kernel.game import Fault
from organelle.localization import error_sentence


@mypyc_attr(allow_interpreted_subclasses=True)
class Illegal(ValueError):
    """Something the rules or the table do not allow; whatever was asked, nothing has changed.

    >>> error = illegal("illegal-seat", seats=3)
    >>> error.key
    'illegal-seat'
    >>> print(error)
    There is no such seat; this table has 3 seats, numbered from 0 in commands, texts and messages.
    """

    def __init__(self, *faults: Fault) -> None:
        """Raise for one fault or several; `str()` of the error is the English sentence of each, one a line."""
        self.faults = list(faults)
        super().__init__(self.message("en"))

    @property
    def key(self) -> str:
        """The key of the first fault: what programs outside are told beside the sentence; it never changes."""
        return self.faults[0].key

    def message(self, language: str) -> str:
        """Return the sentences in that language, one a line."""
        return "\n".join(error_sentence(language, fault.key, fault.arguments) for fault in self.faults)


class UnknownGame(Illegal):
    """There is no game of that name."""


class IllegalSetup(Illegal):
    """Seats, options or cards that no match can be set up with."""


class IllegalSeat(Illegal):
    """There is no such seat at the match."""


class NotAsked(Illegal):
    """That seat owes no answer now."""


class MatchOver(Illegal):
    """The match has ended; nobody can play on."""


class IllegalCode(Illegal):
    """The code is not one of the seat's legal codes."""


class CannotUndo(Illegal):
    """There is nothing that the seat, or the table, may take back there."""


class BrokenText(Illegal):
    """A text that is not a game, or one with an entry that the rules do not allow."""


class NewerRules(BrokenText):
    """A text of a later version of the rules than the one installed."""


class BrokenState(Illegal):
    """Bytes that are no state, or none that can be read here."""


class ScriptError(Illegal):
    """A script of chance outcomes that has ended, or names what cannot come up."""


def illegal(key: str, **arguments: str | int) -> Illegal:
    """Return an error of one fault, for what no caller has to tell apart.

    Args:
        key: the key of its sentence in the Fluent files.
        arguments: what the sentence needs.
    """
    return Illegal(Fault(key, **arguments))
