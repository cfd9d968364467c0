"""Who may do what at a table: hold a seat, be its host, look at it."""

from __future__ import annotations

from organelle.kernel.game import Fault
from organelle.server.app.tokens import TokenSigner
from organelle.server.app.visitor import Visitor, Watcher
from organelle.server.errors import BadToken, NoSpectators, NotYourSeat, OnlyWatching
from organelle.server.records import OPEN, PERSON, VACANT, TableRecord
from organelle.table.errors import IllegalSeat


class Permissions:
    """The rights of visitors at one table, by its record as it is now."""

    def __init__(self, record: TableRecord, signer: TokenSigner) -> None:
        self.record = record
        self.signer = signer

    def require_seat(self, visitor: Visitor, seat: int | None) -> int:
        """Return that seat.

        Raises:
            OnlyWatching: if no seat is named.
            IllegalSeat: if there is no such seat.
            NotYourSeat: if the visitor does not hold it.
        """
        if seat is None:
            raise OnlyWatching()
        if not 0 <= seat < len(self.record.seats):
            raise IllegalSeat(Fault("illegal-seat", seats=len(self.record.seats)))
        if not self.holds(visitor, seat):
            raise NotYourSeat(seat=seat)
        return seat

    def holds(self, visitor: Visitor, seat: int) -> bool:
        """Return whether the visitor may play that seat."""
        held = self.record.seats[seat]
        if held.kind != PERSON:
            return False
        return visitor.guest in held.guests or (visitor.token != "" and self._opens(visitor.token, seat))

    def _opens(self, token: str, seat: int) -> bool:
        return self.signer.opens(token, self.record.id, seat, self.record.seats[seat].salt)

    def held_seats(self, visitor: Visitor) -> list[int]:
        """Return the seats that the visitor may play."""
        return [seat for seat in range(len(self.record.seats)) if self.holds(visitor, seat)]

    def seats_of(self, watcher: Watcher) -> list[int]:
        """Return the seats that a watcher may play: as `held_seats`, but looked up only when the record is another."""
        if watcher.checked_record is not self.record:
            watcher.checked_record, watcher.held_seats = self.record, self.held_seats(watcher)
        return watcher.held_seats

    def is_host(self, visitor: Visitor) -> bool:
        """Return whether it is the host, on whatever device: the rights go with the first seat that the host holds."""
        record = self.record
        if visitor.guest == record.host:
            return True
        own = [number for number, seat in enumerate(record.seats) if record.host in seat.guests]
        return bool(own) and self.holds(visitor, own[0])

    @property
    def host_token(self) -> str:
        """What makes another browser the host where the host holds no seat; it is another one for each host."""
        return self.signer.class_token("host", self.record.id, self.record.host)

    def opens_host(self, token: str) -> bool:
        """Return whether that is the token of the present host; whoever has a seat is the host through that."""
        return self.signer.opens_class(token, "host", self.record.id, self.record.host)

    def admit(self, visitor: Visitor) -> None:
        """Check that the visitor may look at the table.

        Raises:
            BadToken: if the visitor shows a token that opens no seat here.
            NoSpectators: if the table wants none.
        """
        if visitor.token and not any(self._opens(visitor.token, seat) for seat in range(len(self.record.seats))):
            raise BadToken()
        if not self.admits(visitor):
            raise NoSpectators()

    def admits(self, visitor: Visitor) -> bool:
        """Return whether the visitor may look: where spectators are not wanted, only to play or to take a free seat."""
        if self.record.settings.spectators or self.is_host(visitor) or self.held_seats(visitor):
            return True
        return self.record.stage == OPEN and any(seat.kind == VACANT for seat in self.record.seats)
