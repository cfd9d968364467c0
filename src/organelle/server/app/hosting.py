"""Who is the host of a table: whoever opened it, until they give up their last seat or pass it to another browser."""

from __future__ import annotations

from organelle.server.app.session import TableSession
from organelle.server.app.visitor import Visitor
from organelle.server.errors import BadToken, NotHost, OthersPlay
from organelle.server.records import PERSON, TableRecord


async def take_host(session: TableSession, visitor: Visitor, token: str) -> None:
    """Make the browser the host that shows the token of a host without a seat; raise BadToken if it is not that.

    A link from before the host sat down opens nothing: a host with a seat is the host through that.
    """

    def edit(record: TableRecord) -> None:
        if host_sits(record) or not session.permissions.opens_host(token):
            raise BadToken()
        record.host = visitor.guest

    async with session.change() as change:
        await change.edit(edit)


def check_end(session: TableSession, visitor: Visitor) -> None:
    """Check that the visitor may end a game that goes on.

    Raises:
        NotHost: if it is not the host's own browser: the link of the host's seat is not enough.
        OthersPlay: if another person plays on.
    """
    record, now = session.record, session.context.clock.now()
    if visitor.guest != record.host:
        raise NotHost()
    for number, seat in enumerate(record.seats):
        is_other = seat.kind == PERSON and seat.guests[:1] != [record.host]
        if is_other and not session.presence.has_left(number, now):
            raise OthersPlay()


def host_sits(record: TableRecord) -> bool:
    """Return whether the host holds a seat; one who never sat down stays the host whoever leaves."""
    return any(record.host in seat.guests for seat in record.seats)


def pass_on_host(record: TableRecord) -> None:
    """Make the next person the host, if the host has given up all seats and there is another person."""
    if host_sits(record):
        return
    record.host = next((seat.guests[0] for seat in record.seats if seat.guests), record.host)
