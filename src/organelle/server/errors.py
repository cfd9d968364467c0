"""Errors of the table server: each class knows its key, its HTTP status and the code that closes a socket.

What has no class of its own here is `illegal("key", ...)`: status 422, for nobody has to tell it apart.
"""

from __future__ import annotations

from typing import ClassVar

from organelle.kernel.game import Fault
from organelle.table.errors import Illegal, UnknownGame

UNPROCESSABLE = 422
"""The status of whatever the rules refuse."""

POLICY_CLOSE = 4400
"""The closing code of a socket where no other is named."""


class ServerError(Illegal):
    """A request or message that the server refuses; nothing has changed.

    >>> error = SeatTaken(seat=0)
    >>> error.key, error.status
    ('seat-taken', 409)
    >>> print(error)
    Seat 1 is taken; choose an open one.
    """

    fault_key: ClassVar[str]
    status: ClassVar[int] = UNPROCESSABLE
    close_code: ClassVar[int] = POLICY_CLOSE
    retry_after: ClassVar[int] = 0
    """Seconds after which it is worth asking again; 0 if that is not said."""

    def __init__(self, *others: Fault, **arguments: str | int) -> None:
        """Make the error of this class.

        Args:
            others: further faults whose sentences follow this error's own.
            arguments: what the sentence of `fault_key` needs.
        """
        super().__init__(Fault(self.fault_key, **arguments), *others)


class Forbidden(ServerError):
    """Not for this visitor, or not now."""

    status = 403


class NotFound(ServerError):
    """There is no such thing."""

    status = 404


class Conflict(ServerError):
    """Not at this stage of the table."""

    status = 409


class TooLarge(ServerError):
    """More than is read."""

    status = 413


class TooMany(ServerError):
    """More often than is allowed."""

    status = 429


class BadMessage(ServerError):
    fault_key, status = "bad-message", 400


class BadToken(ServerError):
    fault_key, status, close_code = "bad-token", 401, 4401


class WrongHost(Forbidden):
    """Asked under a name that is not this server's: some page may have made its own name point here."""

    fault_key, close_code = "wrong-host", 4403


class WrongOrigin(Forbidden):
    fault_key, close_code = "wrong-origin", 4403


class NotYourSeat(Forbidden):
    fault_key = "not-your-seat"


class OnlyWatching(Forbidden):
    fault_key = "only-watching"


class NotSeated(Forbidden):
    fault_key = "not-seated"


class NotHost(Forbidden):
    fault_key = "not-host"


class NoSpectators(Forbidden):
    fault_key, close_code = "no-spectators", 4403


class OnlyWhenOver(Forbidden):
    fault_key = "only-when-over"


class ChatOff(Forbidden):
    fault_key = "chat-off"


class ChatMuted(Forbidden):
    fault_key = "chat-muted"


class TableGone(NotFound):
    """The table does not exist, or not any more: whoever is still at it is let go."""

    close_code = 4404


class NoTable(TableGone):
    fault_key = "no-table"


class TableClosed(TableGone):
    fault_key = "table-closed"


class NoCode(NotFound):
    fault_key = "no-code"


class NoPage(NotFound):
    fault_key = "no-page"


class NoDocs(NotFound):
    fault_key = "no-docs"


class BadMethod(ServerError):
    fault_key, status = "bad-method", 405


class Stale(Conflict):
    fault_key = "stale"


class SeatTaken(Conflict):
    fault_key = "seat-taken"


class AlreadyBegun(Conflict):
    fault_key = "already-begun"


class OthersPlay(Conflict):
    """Whose game goes on is not for the host alone to end."""

    fault_key = "others-play"


class NotBegun(Conflict):
    fault_key = "not-begun"


class NotOver(Conflict):
    fault_key = "not-over"


class NotMissing(Conflict):
    fault_key = "not-missing"


class NothingAsked(Conflict):
    fault_key = "nothing-asked"


class TooMuchTakenBack(Conflict):
    """Only what is taken back can make a match longer than it needs to be."""

    fault_key = "match-long"


class TableBroken(Conflict):
    """A rule was mended under the game; the faults of the entry it is about follow."""

    fault_key = "table-broken"


class TableFrozen(Conflict):
    fault_key = "table-frozen"


class ClassTableOnly(Forbidden):
    """The teacher's page does it, or nobody."""

    fault_key = "class-table"


class NotTeacher(Forbidden):
    fault_key = "not-teacher"


class NotInClass(Forbidden):
    fault_key = "not-in-class"


class NoClass(TableGone):
    fault_key = "no-class"


class ClassFull(Conflict):
    fault_key = "class-full"


class ClassOver(Conflict):
    fault_key = "class-over"


class ClassEmpty(Conflict):
    fault_key = "class-empty"


class ClassNotFrozen(Conflict):
    fault_key = "class-not-frozen"


class ClassCrowded(TooMany):
    """Too many look at a class, or one pupil at too many windows."""

    fault_key, close_code, retry_after = "class-crowded", 4429, 5


class Busy(Conflict):
    fault_key = "busy"


class BodyTooLarge(TooLarge):
    fault_key = "too-large"


class TextTooLong(TooLarge):
    fault_key = "text-long"


class TextTooManyRewinds(TooLarge):
    fault_key = "text-rewinds"


class TextTooHard(TooLarge):
    """It took more time or memory to read than anything that people play does."""

    fault_key = "text-hard"


class CardsTooLarge(TooLarge):
    fault_key = "cards-large"


class TooManyTables(TooMany):
    fault_key, retry_after = "too-many-tables", 60


class TooManyClasses(TooMany):
    fault_key, retry_after = "too-many-classes", 60


class TooManyTablesHere(TooMany):
    """Of one address, whoever opens them."""

    fault_key, retry_after = "too-many-tables-here", 60


class TooManyRequests(TooMany):
    """After five seconds there are requests again, and a code may be tried."""

    fault_key, close_code, retry_after = "too-many-requests", 4429, 5


class TooManySockets(TooMany):
    fault_key, close_code = "too-many-sockets", 4429


class TooSlow(ServerError):
    """A request whose body does not arrive."""

    fault_key, status = "too-slow", 408


class TooManyHints(TooMany):
    fault_key, retry_after = "too-many-hints", 10


class ChatTooFast(TooMany):
    fault_key = "chat-fast"


class HintsOff(Forbidden):
    """Other people play too, and the table's setting does not allow hints."""

    fault_key = "hints-off"


class NoReview(NotFound):
    fault_key = "no-review"


class NotYourReview(Forbidden):
    fault_key = "not-your-review"


class ReviewsBusy(ServerError):
    """Too many games wait to be reviewed, or none are reviewed here."""

    fault_key, status, retry_after = "reviews-busy", 503, 60


class NoHint(ServerError):
    """The bot processes gave none."""

    fault_key, status, retry_after = "no-hint", 503, 5


class NoPlan(ServerError):
    """The game has no plans."""

    fault_key, status = "no-plan", 404


class ServerFault(ServerError):
    fault_key, status = "server-fault", 500


class StoreAway(ServerError):
    fault_key, status, retry_after = "store-away", 503, 5


class ReaderBusy(ServerError):
    """Too many texts wait to be read."""

    fault_key, status, retry_after = "reader-busy", 503, 5


def error_classes(base: type[ServerError] = ServerError) -> list[type[ServerError]]:
    """Return the classes that have a key, below `base`."""
    found = [base] if "fault_key" in vars(base) else []
    return [*found, *(each for child in base.__subclasses__() for each in error_classes(child))]


def status_of(error: Illegal) -> int:
    """Return the HTTP status of an error of the server or of the table."""
    if isinstance(error, ServerError):
        return error.status
    return 404 if isinstance(error, UnknownGame) else UNPROCESSABLE


def close_code_of(error: Illegal) -> int:
    """Return the code with which a socket is closed because of that error."""
    return error.close_code if isinstance(error, ServerError) else POLICY_CLOSE
