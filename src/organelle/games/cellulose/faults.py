"""Finding what does not fit together, in options or in a table's own cards. [CE-1.10]"""

from __future__ import annotations

from organelle.games.cellulose.board import SPACES
from organelle.games.cellulose.cards import EFFECTS
from organelle.kernel.game import Cards, Fault
from organelle.kernel.sheet import Cell

ENZYME_EFFECTS = EFFECTS[1:7]
SPECIAL_EFFECTS = EFFECTS[7:]
RESERVED = {"own", "gray", "small", "large", "shoot", "root", "either", "once", "twice", "never"}
ONE_AT_A_TIME = ("photosynthesis", "build", "growth")


def faults(seats: int, options: dict[str, str], cards: Cards) -> list[Fault]:
    """Return all that does not fit together. [CE-1.10]"""
    return [
        *option_faults(seats, options),
        *card_faults(cards["cards"]),
        *wall_faults("wall-three", cards["wall-three"]),
        *wall_faults("wall-five", cards["wall-five"]),
        *plant_faults("sprout", cards["sprout"]),
        *plant_faults("mangrove", cards["mangrove"]),
        *fixed_faults("scenarios", cards["scenarios"], ["none", "cactus", "mangrove"]),
        *fixed_faults("spaces", cards["spaces"], [str(row.cells[0]) for row in SPACES.rows]),
        *word_faults(cards),
        *action_faults(cards["ivy-actions"]),
    ]


def option_faults(seats: int, options: dict[str, str]) -> list[Fault]:
    """Return options that do not suit; in Ivy's solo game the human begins. [CE-1.10, CE-10.7, CE-11.4]"""
    found: list[Fault] = []
    if seats > 1 and options["difficulty"] != "easy":
        found.append(Fault("cellulose.fault.difficulty", difficulty=options["difficulty"]))
    if options["gifts"] != "random" and not (seats == 1 and options["difficulty"] == "hard"):
        found.append(Fault("cellulose.fault.gifts"))
    if options["scenario"] == "mangrove" and options["board"] != "mangrove":
        found.append(Fault("cellulose.fault.board"))
    if seats == 1 and options["first"] != "random":
        found.append(Fault("cellulose.fault.first"))
    return found


def card_faults(rows: list[list[Cell]]) -> list[Fault]:
    """Return cards whose effect does not suit their type, and whether there are too few for the market."""
    found: list[Fault] = []
    for row in rows:
        name, kind, effect = str(row[0]), str(row[1]), str(row[9])
        allowed = {"enzyme": ENZYME_EFFECTS, "specialization": SPECIAL_EFFECTS}.get(kind, ("none",))
        if effect not in allowed:
            found.append(
                Fault("cellulose.fault.effect", card=name, effect=effect, type=kind, allowed=", ".join(allowed))
            )
        if kind == "enzyme" and row[11] == 0:
            found.append(Fault("cellulose.fault.idle", card=name))
        elif effect in ONE_AT_A_TIME and row[11] != 1:
            found.append(Fault("cellulose.fault.activation", card=name, effect=effect))
        if int(row[8]) > int(row[7]):
            found.append(Fault("cellulose.fault.discard", card=name))
    if sum(int(row[2]) for row in rows) < 8:
        found.append(Fault("cellulose.fault.deck"))
    return found


def wall_faults(sheet: str, rows: list[list[Cell]]) -> list[Fault]:
    """Return a fault if a section is missing or they do not follow one another from left to right. [CE-2.2]"""
    sections = [int(row[1]) for row in rows]
    if sections != sorted(sections) or set(sections) != {1, 2, 3}:
        return [Fault("cellulose.fault.sections", sheet=sheet)]
    return []


def plant_faults(sheet: str, rows: list[list[Cell]]) -> list[Fault]:
    """Return tracks without exactly one start, and links from a space of another track. [CE-5.10]"""
    found: list[Fault] = []
    tracks = {str(row[0]): str(row[1]) for row in rows}
    for track in ("shoot", "root"):
        if sum(1 for row in rows if row[1] == track and row[2] == "-") != 1:
            found.append(Fault("cellulose.fault.start", sheet=sheet, track=track))
    for row in rows:
        for origin in (str(row[2]), str(row[3])):
            if origin != "-" and tracks.get(origin) != row[1]:
                found.append(Fault("cellulose.fault.link", sheet=sheet, node=str(row[0]), origin=origin))
    return found


def fixed_faults(sheet: str, rows: list[list[Cell]], names: list[str]) -> list[Fault]:
    """Return a fault if the rows are not exactly those of these names."""
    if [str(row[0]) for row in rows] == names:
        return []
    return [Fault("cellulose.fault.names", sheet=sheet, names=", ".join(names))]


def word_faults(cards: Cards) -> list[Fault]:
    """Return names that are taken: cards and plant spaces stand side by side in a code, so their words must differ."""
    nodes = {str(row[0]) for sheet in ("sprout", "mangrove") for row in cards[sheet]}
    found: list[Fault] = []
    for sheet, taken in (("cards", RESERVED | nodes), ("sprout", RESERVED), ("mangrove", RESERVED)):
        for name in (str(row[0]) for row in cards[sheet]):
            if name in taken or ":" in name:
                found.append(Fault("cellulose.fault.word", name=name, sheet=sheet))
    return found


def action_faults(rows: list[list[Cell]]) -> list[Fault]:
    """Return a fault if Ivy has no level 1 cards to begin with. [CE-11.3]"""
    return [] if any(row[1] == "one" for row in rows) else [Fault("cellulose.fault.actions")]
