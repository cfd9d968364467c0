"""What people send to open or change a table, and whether this server offers it."""

from __future__ import annotations

import unicodedata

from msgspec import UNSET, Struct, UnsetType

from organelle.kernel.game import Fault
from organelle.server.app import tokens
from organelle.server.app.printable import printable_text
from organelle.server.records import BOT, PERSON, VACANT, SeatRecord, TableSettings, TimeControl
from organelle.table.errors import UnknownGame, illegal

NAME, GIVEN = 40, 400
"""The longest name, and how long what is given as one may be: signs that do not show are taken away."""

LONGEST = {"move": 86_400, "game": 86_400, "days": 60}
"""The largest amount of each kind of clock."""


class SeatRequest(Struct):
    """A seat as the host wants it: for themselves, for whoever comes, or for a bot."""

    kind: str
    name: str = ""
    level: str = ""


class NewTable(Struct):
    """What it takes to open a table."""

    seats: list[SeatRequest]
    game: str = ""
    options: dict[str, str | bool] = {}
    cards: str | None = None
    text: str | None = None
    public: bool = False
    spectators: bool = True
    chat: bool = True
    clock: TimeControl | None = None
    takeover: str | None = None
    hints: bool = False


class SettingsUpdate(Struct):
    """What the host changes; what is left out stays."""

    public: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    clock: TimeControl | UnsetType | None = UNSET
    takeover: str | UnsetType | None = UNSET
    hints: bool | UnsetType = UNSET


class SeatUpdate(Struct):
    """What someone changes about a seat; what is left out stays."""

    ready: bool | None = None
    seal: str | None = None
    word: str | None = None
    name: str | None = None
    kind: str | None = None
    level: str = ""
    muted: bool | None = None
    takeover: str | None = None

    @property
    def readies(self) -> bool:
        """Whether it says anything about being ready, or about the seat's word for the luck."""
        return (self.ready, self.seal, self.word) != (None, None, None)


class Offer(Struct):
    """What this server offers: games, bots by level, and how many tables and reviews may be unfinished."""

    games: list[str]
    levels: list[str]
    quota: int
    reviews: int = 20

    def check_settings(self, settings: TableSettings) -> None:
        """Raise Illegal if the clock or the stand-in is none that this server offers."""
        if settings.clock is not None:
            check_time_control(settings.clock)
        if settings.takeover is not None:
            self.check_level(settings.takeover)

    def check_level(self, level: str) -> str:
        """Return the level; raise Illegal if there is no bot of that name."""
        if level not in self.levels:
            raise illegal("illegal-bot" if level else "bot-unnamed", bot=level, allowed=", ".join(self.levels))
        return level

    def check_game(self, game: str) -> str:
        """Return the game; raise UnknownGame if it is not on offer."""
        if game not in self.games:
            raise UnknownGame(Fault("illegal-game", game=game, allowed=", ".join(sorted(self.games))))
        return game

    def seat(self, guest: str, wanted: SeatRequest) -> SeatRecord:
        """Return the seat as that guest wants it; raise Illegal if a kind, name or level is none that there is."""
        if wanted.kind == "me":
            return SeatRecord(PERSON, clean_name(wanted.name), guests=[guest], salt=tokens.new_salt())
        if wanted.kind == BOT:
            return SeatRecord(BOT, "", self.check_level(wanted.level), ready=True)
        if wanted.kind == VACANT:
            return SeatRecord(VACANT)
        raise illegal("bad-seat-kind", kind=wanted.kind)


def check_time_control(control: TimeControl) -> None:
    """Raise Illegal if there is no such kind of clock, or it cannot be set to that amount."""
    most = LONGEST.get(control.kind)
    if most is None:
        kinds = ", ".join(f"{kind} (1–{longest})" for kind, longest in LONGEST.items())
        raise illegal("bad-clock", kind=control.kind, kinds=kinds)
    if not 1 <= control.amount <= most:
        raise illegal("bad-amount", kind=control.kind, most=most, amount=control.amount)


def clean_name(name: str) -> str:
    """Return a name as it is kept: nothing that does not show, no useless space, letters of a fancy form as plain ones.

    Raises:
        Illegal: if nothing is left of it, or it is too long.
    """
    if len(name) > GIVEN:  # looked at first, for it takes long to normalize a long text
        raise illegal("bad-name", most=NAME)
    kept = " ".join(printable_text(unicodedata.normalize("NFKC", name)).split())
    if not 1 <= len(kept) <= NAME:
        raise illegal("bad-name", most=NAME)
    return kept
