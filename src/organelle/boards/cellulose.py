"""The board of Cellulose in the terminal, drawn from the view alone."""

from __future__ import annotations

from textwrap import wrap

from organelle.kernel.game import View
from organelle.localization import seat_name, sentence, word

WIDTH = 80
GAME = "cellulose"
STOCK = (("water", "W"), ("co2", "CO2"), ("protein", "P"), ("hormone", "H"), ("atp", "ATP"), ("carbohydrate", "K"))
GIVEN = {"stomata": "CO2", "mitochondria": "ATP", "ribosomes": "P", "cytoplasm": "H"}
"""What the collecting spaces give, in the signs of the resources."""
SIGNS = "ABCDE"
"""Markers on the board, one letter a seat; gray ones are small letters of who placed them."""


def draw(view: View, language: str) -> list[str]:
    """Return the lines of the board as the viewer sees it, in that language."""
    table = view["table"]
    first = name(language, table, table["first"])
    head = {"round": table["round"], "level": table["level"], "first": first}
    piles = {"deck": table["deck"], "discard": sum(table["discard"].values()), "rewards": table["rewards"]}
    lines = [
        sentence(language, "cellulose-board-head", head),
        wall(language, table["wall"]),
        sentence(language, "cellulose-board-piles", piles),
        "",
        *spaces(language, table["spaces"][:16]),
        *(line for space in table["spaces"][16:] for line in slot(language, space, table["cards"])),
        "",
        *legend(language),
    ]
    for seat in range(len(table["players"])):
        lines += ["", *player_lines(view, language, seat)]
    if "ivy" in table:
        lines += ivy_lines(language, table["ivy"])
    return lines


def name(language: str, table: View, seat: int) -> str:
    """Return what the seat is called."""
    return word(language, GAME, "ivy") if table["players"][seat]["ivy"] else seat_name(language, seat)


def wall(language: str, wall: View) -> str:
    """Return the wall from left to right: covered spaces are blocks, sections end with a bar."""
    cells = []
    for number, health in enumerate(wall["health"], 1):
        cells.append("■" if number <= wall["covered"] else str(health))
        if number in wall["sections"]:
            cells.append("|")
    return f"{sentence(language, 'cellulose-board-wall', {})}: {' '.join(cells)}"


def markers(language: str, space: View) -> str:
    """Return the signs of who stands on a space."""
    there = "".join(SIGNS[seat] for seat in space["markers"])
    if space["gray"] is not None:
        there += SIGNS[space["gray"]].lower()
    return there or sentence(language, "cellulose-board-free", {})


def spaces(language: str, shown: list[View]) -> list[str]:
    """Return the action spaces in two columns; square brackets are small, round ones large."""
    cells = []
    for space in shown:
        there = markers(language, space)
        box = f"({there})" if space["large"] else f"[{there}]"
        given = f" {space['amount']} {GIVEN[space['name'].partition('-')[0]]}" if "amount" in space else ""
        cells.append(f"{word(language, GAME, space['name']) + given:<26} {box:<10}")
    half = (len(cells) + 1) // 2
    return [f"  {left} {right}".rstrip() for left, right in zip(cells[:half], [*cells[half:], ""])]


def slot(language: str, space: View, faces: View) -> list[str]:
    """Return the lines of a market slot: its price, its card, and what is printed on the card."""
    slot = word(language, GAME, space["name"].replace("market", "slot"))
    head = f"{slot} [{markers(language, space)}] {space['co2']} CO2: "
    shown = (
        card_line(language, space["card"], faces) if space["card"] else sentence(language, "cellulose-board-empty", {})
    )
    return wrap(head + shown, WIDTH, initial_indent="  ", subsequent_indent="      ")


def card_line(language: str, card: str, faces: View) -> str:
    """Return a card with its cost, its health and what it does."""
    face = faces[card]
    health = sentence(language, "cellulose-board-health", {"count": face["health"]})
    numbers = {key: face[key] for key in ("draw", "discard", "immediate", "activation")}
    kind = face["type"] if face["effect"] == "none" else face["effect"]
    does = sentence(language, "cellulose-board-effect", {"effect": kind, **numbers})
    return f"{word(language, GAME, card)} ({cost(face)}; {health}; {does})"


def legend(language: str) -> list[str]:
    """Return the lines that say what the signs on the board mean."""
    signs = ", ".join(f"{sign} {word(language, GAME, key)}" for key, sign in STOCK if sign.lower() != key)
    return wrap(
        sentence(language, "cellulose-board-legend", {"signs": signs}),
        WIDTH - 2,
        initial_indent="  ",
        subsequent_indent="  ",
    )


def cost(costs: View) -> str:
    """Return what something costs or pays, in the signs of the resources."""
    return " ".join(f"{costs[key]} {sign}" for key, sign in STOCK if costs.get(key)) or "0"


def ways(language: str, table: View, there: View) -> list[str]:
    """Return the lines of where the growth markers could go: cost, one-time bonus, sunrise."""
    lines = []
    for here in (there["shoot"], there["root"]):
        for node in table["nodes"][here]["exits"]:
            space = table["nodes"][node]
            once, sunrise = space["once"], space["sunrise"]
            facts = {
                "node": word(language, GAME, node),
                "cost": cost(space["cost"]),
                "once": ", ".join(extras(language, once)) or "–",
                "sunrise": ", ".join(extras(language, sunrise)) or "–",
            }
            lines += folded(sentence(language, "cellulose-board-way", facts))
    return lines + bonus(language, table["nodes"][there["root"]])


def bonus(language: str, space: View) -> list[str]:
    """Return the lines of the bonus action of a deepest mangrove root; none if the space has no such action."""
    if space["bonus"] == "none":
        return []
    facts = {"bonus": space["bonus"], "count": space["bonus-amount"], "cost": cost(space["bonus-cost"])}
    return folded(sentence(language, "cellulose-board-bonus", facts))


def extras(language: str, gains: View) -> list[str]:
    """Return what a space gives, in words."""
    found = [cost(gains)] if any(gains.get(key) for key, _ in STOCK) else []
    if gains.get("region"):
        found.append(sentence(language, "cellulose-board-region", {"count": gains["region"]}))
    if gains.get("health"):
        found.append(sentence(language, "cellulose-board-health", {"count": gains["health"]}))
    if gains.get("card"):
        found.append(sentence(language, "cellulose-board-card", {}))
    if gains.get("photosynthesis"):
        found.append(word(language, GAME, "photosynthesis"))
    return found


def player_lines(view: View, language: str, seat: int) -> list[str]:
    """Return the lines of one player: pieces, stock, plant, and as much of the hand as one may see."""
    table = view["table"]
    there = table["players"][seat]
    mark = "▸" if seat in view["waiting"] else "✓" if there["ready"] else " "
    facts = {key: there[key] for key in ("health", "own", "gray", "region", "vacuole")}
    called = f"{SIGNS[seat]} {name(language, table, seat)}"
    stock = "  ".join(f"{sign} {there['stock'][key]}" for key, sign in STOCK)
    hand = {"hand": there["hand"], "cards": cards(language, there["cards"])}
    lines = [f"{mark} {sentence(language, 'cellulose-board-player', {'name': called, **facts})}", f"    {stock}"]
    if not there["ivy"]:
        plant = {key: word(language, GAME, there[key]) for key in ("shoot", "root")}
        lines += folded(sentence(language, "cellulose-board-plant", plant))
    lines += folded(sentence(language, "cellulose-board-hand", hand))
    if seat == view["seat"]:
        for card in there["cards"]:
            lines += folded(f"– {card_line(language, card, table['cards'])}")
        lines += ways(language, table, there)
    if there["played"]:
        lines += folded(sentence(language, "cellulose-board-played", {"cards": cards(language, there["played"])}))
    return lines


def cards(language: str, counts: dict[str, int]) -> str:
    """Return the cards with their number where there are several, or a dash."""
    named = [word(language, GAME, card) + (f" ×{count}" if count > 1 else "") for card, count in counts.items()]
    return ", ".join(named) or "–"


def ivy_lines(language: str, ivy: View) -> list[str]:
    """Return the lines of Ivy's map and track, her action cards, and her enzymes in the order of activation."""
    strategies = ", ".join(word(language, GAME, strategy) for strategy in ivy["strategies"]) or "–"
    facts = {"across": ivy["across"], "up": ivy["up"], "space": ivy["space"] + 1, "strategies": strategies}
    counts = {pile: len(ivy[pile]) for pile in ("deck", "discard")}
    enzymes = ", ".join(word(language, GAME, card) for card in ivy["enzymes"])
    lines = folded(sentence(language, "cellulose-board-ivy", {**facts, **counts}))
    return lines + (folded(sentence(language, "cellulose-board-stack", {"cards": enzymes})) if enzymes else [])


def folded(line: str) -> list[str]:
    """Return the line folded to the width of the board, indented."""
    return [f"    {part}" for part in wrap(line, WIDTH - 4)]
