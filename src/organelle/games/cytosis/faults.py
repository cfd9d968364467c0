"""What does not fit together in a table's options or its own cards, each fault a sentence. [CY-1.6, CY-1.7]"""

from __future__ import annotations

from organelle.games.cytosis.cards import FAMILIES
from organelle.games.cytosis.editions import DETOX_OUT_OF_TWO, EDITIONS, rules_of
from organelle.games.cytosis.versions import CURRENT
from organelle.games.cytosis.vocabulary import AMOUNTS, STRAINS
from organelle.kernel.game import Cards, Fault
from organelle.kernel.sheet import Cell, Sheet

NEEDS = {
    #                    at least one  exactly one  nothing of
    "enzyme": ("protein", "", ("mrna", "lipid")),
    "protein-hormone": ("protein", "carb", ("mrna", "lipid")),
    "steroid-hormone": ("lipid", "carb", ("mrna", "protein")),
    "protein-receptor": ("protein", "carb", ("mrna", "lipid")),
    "steroid-receptor": ("protein", "lipid", ("mrna", "carb")),
    "detox": ("atp", "", ("mrna", "protein", "carb", "lipid")),
    "resource": ("", "", ("health",)),
    "virus": ("", "", ("mrna", "protein", "carb", "lipid", "atp", "health")),
}
"""What a card of each kind asks for: this at least once, this exactly once, none of these. [CY-9.2, CY-9.3]"""

COLUMNS = ("mrna", "protein", "carb", "lipid", "atp", "health")


def faults(sheets: list[Sheet], seats: int, options: dict[str, str], cards: Cards) -> list[Fault]:
    """Return what is wrong with a table's options, then with its sheets; nothing if it can be played."""
    found = option_faults(seats, options)
    for sheet in sheets:
        if sheet.name in ("spots", "figures"):
            found += row_faults(sheet, cards[sheet.name])
    for row in cards["cards"]:
        found += card_faults(row)
    for row in cards["events"]:
        found += event_faults(row)
    return found or count_faults(seats, options, cards)


def option_faults(seats: int, options: dict[str, str]) -> list[Fault]:
    """Return a fault for each expansion the edition lacks and for a first player who is not there. [CY-1.6, CY-2.5]"""
    found = []
    edition = options["edition"]
    if options["virus"] == "on" and not EDITIONS[edition].expansions:
        found.append(Fault("cytosis.fault.no-virus", edition=edition))
    if options["epigenetics"] == "on" and not EDITIONS[edition].expansions:
        found.append(Fault("cytosis.fault.no-epigenetics", edition=edition))
    if options["first"] != "chance" and int(options["first"]) >= seats:
        found.append(Fault("cytosis.fault.first", seat=int(options["first"]), seats=seats))
    return found


def row_faults(sheet: Sheet, rows: list[list[Cell]]) -> list[Fault]:
    """Return a fault for each row of the board that has not its own name in its own order."""
    names = [str(row.cells[0]) for row in sheet.rows]
    return [
        Fault(
            "cytosis.fault.row",
            sheet=sheet.name,
            row=number,
            name=str(row[0]),
            expected=name,
        )
        for number, (row, name) in enumerate(zip(rows, names, strict=True), 1)
        if row[0] != name
    ]


def card_faults(row: list[Cell]) -> list[Fault]:
    """Return a fault for each figure of a card that does not suit its kind."""
    name, kind, group = str(row[0]), str(row[1]), str(row[2])
    figures = {column: int(cell) for column, cell in zip(COLUMNS, row[3:9], strict=True)}
    some, one, none = NEEDS[kind]
    found = []
    if some and figures[some] < 1:
        found.append(Fault("cytosis.fault.some", card=name, kind=kind, column=some))
    if one and figures[one] != 1:
        found.append(Fault("cytosis.fault.one", card=name, kind=kind, column=one))
    found += [
        Fault("cytosis.fault.none", card=name, kind=kind, column=column) for column in none if figures[column] > 0
    ]
    if kind == "resource" and not any(figures.values()):
        found.append(Fault("cytosis.fault.empty", card=name))
    groups = FAMILIES if kind == "enzyme" else tuple(STRAINS) if kind == "virus" else ("none",)
    if group not in groups:
        found.append(
            Fault(
                "cytosis.fault.group",
                card=name,
                kind=kind,
                group=group,
                allowed=", ".join(groups),
            )
        )
    return found


def event_faults(row: list[Cell]) -> list[Fault]:
    """Return a fault if a boost has no area, a virus event no strain, or another event either."""
    name, kind, place = str(row[0]), str(row[1]), str(row[2])
    areas = ("nucleus", "transporter", "mitochondria", "smooth-er")
    places = areas if kind == "boost" else tuple(STRAINS) if kind == "virus" else ("none",)
    if place in places:
        return []
    return [
        Fault(
            "cytosis.fault.place",
            event=name,
            kind=kind,
            place=place,
            allowed=", ".join(places),
        )
    ]


def count_faults(seats: int, options: dict[str, str], cards: Cards) -> list[Fault]:
    """Return a fault for each pile too small for the set-up and for figures out of order."""
    rules = rules_of(seats, options, cards, CURRENT)
    found = []
    deck = sum(int(row[9]) for row in cards["cards"] if row[1] != "virus")
    detoxes = sum(int(row[9]) for row in cards["cards"] if row[1] == "detox")
    out = DETOX_OUT_OF_TWO if seats == 2 else 0
    if detoxes < out:
        found.append(Fault("cytosis.fault.detoxes", count=detoxes, least=out))
    if deck - out < 4 + 3 * seats:
        found.append(Fault("cytosis.fault.deck", count=deck, least=4 + 3 * seats + out))
    events = sum(int(row[3]) for row in cards["events"] if row[1] != "virus")
    if events <= rules.events_out:
        found.append(Fault("cytosis.fault.events", count=events, least=int(rules.events_out) + 1))
    plain = sum(1 for row in cards["goals"] if row[1] not in ("attack", "antibody"))
    if plain < 5:
        found.append(Fault("cytosis.fault.goals", count=plain))
    if rules.green_from <= rules.yellow_from:
        found.append(
            Fault(
                "cytosis.fault.sections",
                yellow=int(rules.yellow_from),
                green=int(rules.green_from),
            )
        )
    if rules.vesicles >= AMOUNTS:
        found.append(Fault("cytosis.fault.places", count=int(rules.vesicles), most=AMOUNTS - 1))
    return found
