"""The board of Foment for the terminal: the sea, the cells, and what is going on."""

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
    """Return the lines of the board as a seat's view shows it, in that language."""
    table = view["table"]
    lines = [headline(table, language), tide(table, language), ""]
    for inset, names in ROWS:
        lines += region_row(table, inset, names, language)
    lines += [sentence(language, "foment-board-legend", {}), ""]
    lines.append(sentence(language, "foment-board-bank", {"nutrients": amounts(table["bank"])}))
    menu = ", ".join(plasmid(table, name, language) for name in table["menu"])
    lines += wrapped(sentence(language, "foment-board-menu", {"menu": menu}), "  ")
    for seat in range(view["seats"]):
        lines += player_lines(view, language, seat)
    return lines + matter_lines(view, language)


def headline(table: View, language: str) -> str:
    """Return the line with round and phase."""
    phase = sentence(language, f"foment-phase-{table['phase']}", {})
    values = {"round": table["round"], "rounds": table["rounds"], "phase": phase}
    return sentence(language, "foment-board-round" if table["rounds"] else "foment-board-endless", values)


def tide(table: View, language: str) -> str:
    """Return the line with the tide clock and the mutation deck."""
    numbers = {"number": table["clock"][table["tide"]], "cards": table["mutations"]}
    return sentence(language, "foment-board-tide", numbers)


def region_row(table: View, inset: int, names: list[str], language: str) -> list[str]:
    """Return three lines for a row of regions: name and terrain, nutrients, cells."""
    regions = [(name, table["regions"][name]) for name in names]
    heads = [f"{word(language, 'foment', name)} {SIGNS[region['terrain']] * 3}" for name, region in regions]
    foods = [amounts(region["nutrients"]) for _, region in regions]
    cells = [" ".join(f"({seat + 1})" for seat in region["cells"]) for _, region in regions]
    return [(" " * inset + "".join(part.ljust(BOX) for part in parts)).rstrip() for parts in (heads, foods, cells)]


def amounts(nutrients: dict[str, int]) -> str:
    """Return how many of each nutrient there are, by initial; a dot for none."""
    return " ".join(f"{count}{INITIALS[name]}" for name, count in nutrients.items() if count) or "·"


def names_of(language: str, names: list[str]) -> str:
    """Return these words in that language, separated by commas."""
    return ", ".join(word(language, "foment", name) for name in names)


def plasmid(table: View, name: str, language: str) -> str:
    """Return a plasmid with the price of its structure."""
    sheet = table["plasmids"][name]
    values = {"structure": word(language, "foment", name), "cost": amounts(sheet["cost"]), "upkeep": sheet["upkeep"]}
    return sentence(language, "foment-board-upkeep" if sheet["upkeep"] else "foment-board-plasmid", values)


def matter_lines(view: View, language: str) -> list[str]:
    """Return what is going on: piles to choose from, turns, and one's own slip as far as it is written."""
    table = view["table"]
    lines = [pile_line(share, language) for share in table["shares"]]
    if table["order"]:
        names = ", ".join(seat_name(language, seat) for seat in table["order"])
        lines.append(sentence(language, "foment-board-order", {"names": names}))
    slip = {} if view["seat"] is None else table["players"][view["seat"]]["slip"]
    if slip.get("pile"):
        lines += cut_lines(slip, language)
    if slip.get("powered"):
        values = {"structures": names_of(language, slip["powered"]), "carbs": slip["carbs"]}
        lines.append(sentence(language, "foment-board-powering", values))
    return ["", *(line for text in lines for line in wrapped(text, "  "))] if lines else []


def pile_line(share: View, language: str) -> str:
    """Return the line with the piles that can still be taken in a region."""
    piles = piles_of([pile for pile in share["piles"] if pile["free"]], language)
    values = {"region": word(language, "foment", share["region"]), "piles": piles}
    return sentence(language, "foment-board-piles", values)


def cut_lines(slip: View, language: str) -> list[str]:
    """Return the piles one has filled so far, what is left for the others, and which one is next."""
    values = {"piles": piles_of(slip["piles"], language), "rest": amounts(slip["rest"])}
    filling = {"pile": word(language, "foment", slip["pile"])}
    return [sentence(language, "foment-board-cut", values), sentence(language, "foment-board-filling", filling)]


def piles_of(piles: list[View], language: str) -> str:
    """Return piles with their nutrients on one line."""
    return " | ".join(f"{word(language, 'foment', pile['name'])}: {amounts(pile['nutrients'])}" for pile in piles)


def player_lines(view: View, language: str, seat: int) -> list[str]:
    """Return the lines of a cell: who and where, how it is, then what it is made of."""
    player = view["table"]["players"][seat]
    mark = "▸" if seat in view["waiting"] else "✓" if player["ready"] else " "
    species = sentence(language, f"foment-species-{player['species']}", {})
    name = f"{seat_name(language, seat)} · {species}"
    if not player["alive"]:
        return [f" {mark} {name:<26} {sentence(language, 'foment-board-dead', {})}"]
    figures = {"damage": player["damage"], "lethal": len(view["table"]["genome"])}
    health = sentence(language, "foment-board-damage", figures)
    where = word(language, "foment", player["region"]) if player["region"] else ""
    first = f" {mark} {name:<26} {where:<6} {health:<16} {amounts(player['nutrients'])}"
    made = wrapped(", ".join(parts(player, language)), "     ")
    return [first.rstrip(), *made, *strategy_lines(view["table"], player, language)]


def parts(player: dict[str, Any], language: str) -> list[str]:
    """Return the words for a cell's structures and mutations."""
    found = []
    for name, count in player["structures"].items():
        spoken = word(language, "foment", name)
        if name in player["powered"]:
            spoken = sentence(language, "foment-board-powered", {"structure": spoken})
        found.append(times(spoken, count))
    for name, count in player["mutations"].items():
        found.append(times(word(language, "foment", name), count))
    if player["encysted"]:
        found.append(sentence(language, "foment-board-cyst", {}))
    return found


def times(spoken: str, count: int) -> str:
    """Return a word, with its number if there is more than one."""
    return f"{spoken} ×{count}" if count > 1 else spoken


def strategy_lines(table: View, player: View, language: str) -> list[str]:
    """Return the lines about the strategy, for those who may see it, with what it takes."""
    strategy = player["strategy"]
    if not strategy:
        return []
    goal = sentence(language, f"foment-goal-{strategy}", table["goals"][strategy])
    values = {"strategy": word(language, "foment", strategy), "progress": player["progress"], "goal": goal}
    return wrapped(sentence(language, "foment-board-progress", values), "     ")


def wrapped(text: str, indent: str) -> list[str]:
    """Return the text in lines of the terminal's width, the second and further ones set in."""
    return textwrap.wrap(text, WIDTH - 1, initial_indent=indent[:-2], subsequent_indent=indent)
