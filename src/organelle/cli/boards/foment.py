"""The sea of Foment."""

from __future__ import annotations

import textwrap
from typing import Any

from organelle.kernel.game import View
from organelle.localization import seat_name, sentence, word

WIDTH = 80
BOX = 16
SIGNS = {"shallow": "~", "deep": "=", "vent": "^"}
INITIALS = {"lipid": "L", "amino": "A", "carb": "C"}
ROWS = [
    (24, ["l1", "r1"]),
    (8, ["r5", "v5", "v1", "l2"]),
    (0, ["l5", "v4", "c", "v2", "r2"]),
    (16, ["r4", "v3", "l3"]),
    (24, ["l4", "r3"]),
]
"""The pentagon with edge 1 on top: how far each row is set in, and its regions from left to right."""


def draw(view: View, language: str) -> list[str]:
    table = view["table"]
    lines = [headline(table, language), tide(table, language), ""]
    for inset, names in ROWS:
        lines += region_row(table, inset, names)
    lines += [sentence(language, "foment-board-legend", {}), ""]
    lines.append(sentence(language, "foment-board-bank", {"nutrients": amounts(table["bank"])}))
    menu = ", ".join(plasmid(table, name, language) for name in table["menu"])
    lines += wrapped(sentence(language, "foment-board-menu", {"menu": menu}), "  ")
    for seat in range(view["seats"]):
        lines += player_lines(view, language, seat)
    return lines + matter_lines(view, language)


def headline(table: View, language: str) -> str:
    """Round and phase."""
    phase = sentence(language, f"foment-phase-{table['phase']}", {})
    told = {"round": table["round"], "rounds": table["rounds"], "phase": phase}
    return sentence(language, "foment-board-round" if table["rounds"] else "foment-board-endless", told)


def tide(table: View, language: str) -> str:
    numbers = {"number": table["clock"][table["tide"]], "cards": table["mutations"]}
    return sentence(language, "foment-board-tide", numbers)


def region_row(table: View, inset: int, names: list[str]) -> list[str]:
    """Three lines: name and terrain, nutrients, cells."""
    regions = [(name, table["regions"][name]) for name in names]
    heads = [f"{name.upper()} {SIGNS[region['terrain']] * 3}" for name, region in regions]
    foods = [amounts(region["nutrients"]) for _, region in regions]
    cells = [" ".join(f"({seat + 1})" for seat in region["cells"]) for _, region in regions]
    return [(" " * inset + "".join(part.ljust(BOX) for part in parts)).rstrip() for parts in (heads, foods, cells)]


def amounts(nutrients: dict[str, int]) -> str:
    """How many of each nutrient there is, by initial; a dot for none."""
    return " ".join(f"{count}{INITIALS[name]}" for name, count in nutrients.items() if count) or "·"


def names_of(language: str, names: list[str]) -> str:
    return ", ".join(word(language, "foment", name) for name in names)


def plasmid(table: View, name: str, language: str) -> str:
    """A plasmid with the price of its structure."""
    sheet = table["plasmids"][name]
    told = {"structure": word(language, "foment", name), "cost": amounts(sheet["cost"]), "upkeep": sheet["upkeep"]}
    return sentence(language, "foment-board-upkeep" if sheet["upkeep"] else "foment-board-plasmid", told)


def matter_lines(view: View, language: str) -> list[str]:
    """What is going on right now: piles to choose from, turns, and one's own slip as far as it is written."""
    table = view["table"]
    lines = [pile_line(share, language) for share in table["shares"]]
    if table["order"]:
        names = ", ".join(seat_name(language, seat) for seat in table["order"])
        lines.append(sentence(language, "foment-board-order", {"names": names}))
    slip = {} if view["seat"] is None else table["players"][view["seat"]]["slip"]
    if slip.get("pile"):
        lines += cut_lines(slip, language)
    if slip.get("powered"):
        told = {"structures": names_of(language, slip["powered"]), "carbs": slip["carbs"]}
        lines.append(sentence(language, "foment-board-powering", told))
    return ["", *(line for text in lines for line in wrapped(text, "  "))] if lines else []


def pile_line(share: View, language: str) -> str:
    """The piles that can still be taken in a region."""
    piles = piles_of([pile for pile in share["piles"] if pile["free"]], language)
    told = {"region": word(language, "foment", share["region"]), "piles": piles}
    return sentence(language, "foment-board-piles", told)


def cut_lines(slip: View, language: str) -> list[str]:
    """The piles one has filled so far, what is left for the others, and which one is next."""
    told = {"piles": piles_of(slip["piles"], language), "rest": amounts(slip["rest"])}
    filling = {"pile": word(language, "foment", slip["pile"])}
    return [sentence(language, "foment-board-cut", told), sentence(language, "foment-board-filling", filling)]


def piles_of(piles: list[View], language: str) -> str:
    return " | ".join(f"{word(language, 'foment', pile['name'])}: {amounts(pile['nutrients'])}" for pile in piles)


def player_lines(view: View, language: str, seat: int) -> list[str]:
    """One cell: who and where, how it is, then what it is made of."""
    there = view["table"]["players"][seat]
    mark = "▸" if seat in view["waiting"] else "✓" if there["ready"] else " "
    species = sentence(language, f"foment-species-{there['species']}", {})
    name = f"{seat_name(language, seat)} · {species}"
    if not there["alive"]:
        return [f" {mark} {name:<26} {sentence(language, 'foment-board-dead', {})}"]
    figures = {"damage": there["damage"], "lethal": len(view["table"]["genome"])}
    health = sentence(language, "foment-board-damage", figures)
    first = f" {mark} {name:<26} {there['region'].upper():<3} {health:<16} {amounts(there['nutrients'])}"
    made = wrapped(", ".join(parts(there, language)), "     ")
    return [first.rstrip(), *made, *strategy_lines(view["table"], there, language)]


def parts(there: dict[str, Any], language: str) -> list[str]:
    """Structures and mutations."""
    found = []
    for name, count in there["structures"].items():
        spoken = word(language, "foment", name)
        if name in there["powered"]:
            spoken = sentence(language, "foment-board-powered", {"structure": spoken})
        found.append(times(spoken, count))
    for name, count in there["mutations"].items():
        found.append(times(word(language, "foment", name), count))
    if there["encysted"]:
        found.append(sentence(language, "foment-board-cyst", {}))
    return found


def times(spoken: str, count: int) -> str:
    return f"{spoken} ×{count}" if count > 1 else spoken


def strategy_lines(table: View, there: View, language: str) -> list[str]:
    """The strategy, for those who may see it, with what it takes."""
    strategy = there["strategy"]
    if not strategy:
        return []
    goal = sentence(language, f"foment-goal-{strategy}", table["goals"][strategy])
    told = {"strategy": word(language, "foment", strategy), "progress": there["progress"], "goal": goal}
    return wrapped(sentence(language, "foment-board-progress", told), "     ")


def wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, WIDTH - 1, initial_indent=indent[:-2], subsequent_indent=indent)
