"""What is sent to those who look at a table: each gets what they may see and do not know yet."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from organelle.server.app.state_encoder import EncodedState, StateEncoder
from organelle.server.app.table_info import table_info
from organelle.server.app.visitor import Watcher
from organelle.server.app.wire import encode
from organelle.server.errors import NoSpectators
from organelle.table.errors import Illegal

if TYPE_CHECKING:
    from organelle.server.app.session import TableSession

StateKey = tuple[int | None, int]
"""What a state depends on: the seat it is for, and the entry after which its events begin."""

InfoKey = tuple[tuple[int, ...], bool, bool, str]
"""What a table's info depends on: the seats one holds, whether one is the host, or the one by name, the language."""


class Broadcast:
    """The watchers of one table, and the requests that wait for something to happen there."""

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.watchers: set[Watcher] = set()
        self.waiters: set[asyncio.Future[None]] = set()
        self.encoder: StateEncoder | None = None

    def send_states(self) -> None:
        """Send everyone what happened since they last heard; spectators share one message."""
        self._dismiss_unwanted()
        made: dict[StateKey, EncodedState] = {}
        for watcher in self.watchers:
            if watcher.looking:
                self.send_state(watcher, made)
        for waiter in self.waiters:
            if not waiter.done():
                waiter.set_result(None)

    def send_state(self, watcher: Watcher, made: dict[StateKey, EncodedState]) -> None:
        """Send one watcher what they do not know yet; others' sealed answers make no message.

        Args:
            watcher: who is told.
            made: the states that were encoded for others just now; the one made here is added.
        """
        session, match = self.session, self.session.match
        if match is None:
            return
        if watcher.seat is not None and watcher.seat not in session.permissions.seats_of(watcher):
            watcher.seat = None
        if self.encoder is None or self.encoder.match is not match:
            self.encoder = StateEncoder(match)
        key = (watcher.seat, watcher.known_number)
        state = made.get(key)
        if state is None:
            state = made[key] = self.encoder.encode_state(*key)
        if state.number != watcher.known_number or state.hash != watcher.state_hash:
            if not watcher.has_static_view:
                watcher.has_static_view = True
                watcher.send(self.encoder.static_view)
            watcher.known_number, watcher.state_hash = state.number, state.hash
            watcher.send(state.message)

    def send_infos(self, now: int) -> None:
        """Send everyone the table itself: seats, presence, clocks, settings; who may see the same shares a message."""
        self.session.clocks_changed = False
        self._dismiss_unwanted()
        made: dict[InfoKey, bytes] = {}
        for watcher in self.watchers:
            if watcher.looking:
                self.send_info(watcher, now, made)

    def send_info(self, watcher: Watcher, now: int, made: dict[InfoKey, bytes]) -> None:
        """Send the table as one watcher may see it, unless they have just been sent the same."""
        rights = self.session.permissions
        named = watcher.guest == self.session.record.host
        key = (tuple(rights.seats_of(watcher)), rights.is_host(watcher), named, watcher.language)
        if key not in made:
            made[key] = encode(table_info(self.session, watcher, now))
        found = hash(made[key])
        if found != watcher.table_hash:
            watcher.table_hash = found
            watcher.send(made[key])

    def _dismiss_unwanted(self) -> None:
        """Let those go who only watched, when the table does not want them any more."""
        if not self.session.record.settings.spectators:
            for watcher in [watcher for watcher in self.watchers if not self.session.permissions.admits(watcher)]:
                self.watchers.discard(watcher)
                watcher.dismiss(NoSpectators())

    def end(self, error: Illegal) -> None:
        """Tell everyone that the table is no more, and let them go."""
        for watcher in self.watchers:
            watcher.dismiss(error)
        self.watchers.clear()
        for waiter in self.waiters:
            if not waiter.done():
                waiter.set_exception(error)

    async def wait_for_news(self, seat: int | None, since: int) -> None:
        """Wait until that seat, or a spectator, is asked or may know of something after entry `since`.

        Raises:
            TableClosed: if the table is closed meanwhile.
        """
        while not self._has_news(seat, since):
            waiter = asyncio.get_running_loop().create_future()
            self.waiters.add(waiter)
            try:
                await waiter
            finally:
                self.waiters.discard(waiter)

    def _has_news(self, seat: int | None, since: int) -> bool:
        match = self.session.match
        if match is None:
            return False
        return match.over or seat in match.waiting or match.question_number(seat) > since
