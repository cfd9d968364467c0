"""What people ask for when they open or change a table, and whether this server offers it."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from organelle.server.app import tokens
from organelle.server.app.printable import printable_text
from organelle.server.ports import BOT, PERSON, VACANT, SeatRecord, TableSettings, TimeControl
from organelle.table.errors import illegal

NAME = 40
"""The longest name."""

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


class SettingsUpdate(Struct):
    """What the host changes; what is left out stays."""

    public: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    clock: TimeControl | UnsetType | None = UNSET
    takeover: str | UnsetType | None = UNSET


class SeatUpdate(Struct):
    """What someone changes about a seat; what is left out stays."""

    ready: bool | None = None
    word: str | None = None
    name: str | None = None
    kind: str | None = None
    level: str = ""
    muted: bool | None = None
    takeover: str | None = None


class Offer(Struct):
    """What this server offers: games, bots by level, and how many unfinished tables a guest may have."""

    games: list[str]
    levels: list[str]
    quota: int

    def check_rules(self, rules: TableSettings) -> None:
        if rules.clock is not None:
            check_clock(rules.clock)
        if rules.takeover is not None:
            self.check_level(rules.takeover)

    def check_level(self, level: str) -> str:
        if level not in self.levels:
            raise illegal("illegal-bot" if level else "bot-unnamed", bot=level, allowed=", ".join(self.levels))
        return level

    def check_game(self, game: str) -> str:
        if game not in self.games:
            raise illegal("illegal-game", game=game, allowed=", ".join(sorted(self.games)))
        return game

    def seat(self, guest: str, wanted: SeatRequest) -> SeatRecord:
        """The seat as that guest wants it."""
        if wanted.kind == "me":
            return SeatRecord(PERSON, named(wanted.name), guests=[guest], salt=tokens.new_salt())
        if wanted.kind == BOT:
            return SeatRecord(BOT, "", self.check_level(wanted.level), ready=True)
        if wanted.kind == VACANT:
            return SeatRecord(VACANT)
        raise illegal("bad-seat-kind", kind=wanted.kind)


def check_clock(clock: TimeControl) -> None:
    """Refuses a clock that there is not, or one set to what it cannot show."""
    most = LONGEST.get(clock.kind)
    if most is None:
        kinds = ", ".join(f"{kind} (1–{longest})" for kind, longest in LONGEST.items())
        raise illegal("bad-clock", kind=clock.kind, kinds=kinds)
    if not 1 <= clock.amount <= most:
        raise illegal("bad-amount", kind=clock.kind, most=most, amount=clock.amount)


def named(name: str) -> str:
    """A name as it is kept: nothing that does not show, no useless space."""
    kept = " ".join(printable_text(name).split())
    if not 1 <= len(kept) <= NAME:
        raise illegal("bad-name", most=NAME)
    return kept
