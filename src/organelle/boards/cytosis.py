"""The board of Cytosis in the terminal, drawn from a view."""

from __future__ import annotations

import textwrap

from organelle.kernel.game import View
from organelle.localization import seat_name, sentence, word

WIDTH = 80
COLUMN = 40
AREAS = {
    "nucleus": "nucleus-area",
    "transporter": "transporter-area",
    "mitochondria": "mitochondria-area",
    "smooth-er": "smooth-er",
}
"""Areas that boosts lie on, by the words for a whole area."""


def draw(view: View, language: str) -> list[str]:
    """Return the lines of the board for the seat whose view it is."""
    table = view["table"]
    lines = [
        *head(table, language),
        "",
        *spots(table, language),
        *wrapped(sentence(language, "cytosis-board-legend", {})),
        "",
        *market(table, language),
        "",
        *vesicles(table, language),
        *wrapped(sentence(language, "cytosis-board-goals", {"goals": goals(table, language)})),
        "",
    ]
    for seat in range(view["seats"]):
        lines += player_lines(view, language, seat)
    return lines


def label(language: str, key: str) -> str:
    """Return what a word of a code is called."""
    return word(language, "cytosis", key)


def wrapped(text: str, indent: str = "") -> list[str]:
    """Return a text in lines that fit the terminal."""
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")


def counts(language: str, amounts: dict[str, int]) -> str:
    """Return things with their number, or a dash."""
    return ", ".join(f"{label(language, name)} {count}" for name, count in amounts.items() if count) or "–"


def resources(language: str, amounts: dict[str, int]) -> str:
    """Return resources as one counts them, or a dash."""
    found = [
        sentence(language, "cytosis-amount", {"count": count, "resource": label(language, name)})
        for name, count in amounts.items()
        if count
    ]
    return ", ".join(found) or "–"


def head(table: View, language: str) -> list[str]:
    """Return the lines of round, event, stock, boosts and, where there is one, the dummy."""
    event = label(language, table["event"]) if table["event"] else sentence(language, "cytosis-board-no-event", {})
    numbers = {"round": table["round"], "rounds": table["rounds"], "first": seat_name(language, table["first"])}
    left = {"event": event, "left": table["events_left"], "deck": table["deck"]}
    boosts = {"boosts": counts(language, {AREAS[name]: count for name, count in table["boosts"].items()})}
    dummy = {"antibodies": counts(language, table["dummy"])}
    return [
        sentence(language, "cytosis-board-round", numbers),
        sentence(language, "cytosis-board-event", left),
        sentence(language, "cytosis-board-stock", {"stock": resources(language, table["stock"])}),
        f"{sentence(language, 'cytosis-board-boosts', boosts)} · "
        f"{sentence(language, 'cytosis-board-greys', {'count': table['greys']})}",
        *([sentence(language, "cytosis-board-dummy", dummy)] if table["dummy"] else []),
    ]


def spots(table: View, language: str) -> list[str]:
    """Return the spots in two columns with the flasks on them; `x` marks one that is closed to the viewer."""
    cells = []
    for place in list(table["flasks"])[:16]:
        keys = ["detox", "steroid"] if place == "lower-smooth-er" else [place]
        closed = "x" if all(key in table["closed"] for key in keys) else " "
        flasks = "".join(flask(slot) for slot in table["flasks"][place])
        name = textwrap.shorten(label(language, place), COLUMN - len(flasks) - 4, placeholder="…")
        cells.append(f"{closed} {name} {flasks}".ljust(COLUMN))
    return ["".join(cells[row::8]).rstrip() for row in range(8)]


def flask(slot: View | None) -> str:
    """Return `[1]` for a flask of player 1, `[+]` for a grey one, `[ ]` for a free spot."""
    if slot is None:
        return "[ ]"
    own = str(slot["seat"] + 1) if slot["seat"] >= 0 else ""
    return f"[{own + '+' * slot['greys']}]"


def market(table: View, language: str) -> list[str]:
    """Return the cards on offer with price, costs and health."""
    lines = [sentence(language, "cytosis-board-market", {})]
    for place, offer in enumerate(table["market"]):
        there = flask(table["flasks"][f"market:{place}"][0])
        about = card(table, language, offer["card"]) if offer["card"] else "–"
        lines += wrapped(f"{there} {offer['price']} ATP  {about}", "  ")
    return lines


def card(table: View, language: str, name: str) -> str:
    """Return a card with its kind, what it asks for or gives, and its health."""
    row = table["cards"][name]
    kind = sentence(language, "client-cytosis-kind", {"kind": row["kind"], "group": row["group"]})
    health = sentence(language, "cytosis-board-health", {"health": row["health"]})
    figures = resources(language, row["resources"])
    return f"{label(language, name)} ({kind}): {figures}" + (f" → {health}" if row["health"] else "")


def vesicles(table: View, language: str) -> list[str]:
    """Return every vesicle on its place, with a warning to its owner if it fits no card; leave out free places."""
    lines: list[str] = []
    idle = table["mine"].get("idle", [])
    for place, vesicle in enumerate(table["vesicles"]):
        if vesicle["owner"] >= 0:
            amount = {"count": vesicle["amount"], "resource": label(language, vesicle["base"])}
            load = sentence(language, "cytosis-amount", amount)
            added = f" + {label(language, vesicle['addition'])}" if vesicle["addition"] else ""
            owner = seat_name(language, vesicle["owner"])
            warning = f" · {sentence(language, 'client-cytosis-idle', {})}" if place in idle else ""
            lines += wrapped(
                f"vesicle:{place} {label(language, vesicle['area'])}: {owner}, {load}{added}{warning}", "  "
            )
    return [sentence(language, "cytosis-board-vesicles", {}), *(lines or ["  –"]), ""]


def goals(table: View, language: str) -> str:
    """Return the goals with their health and the players who marked them."""
    found = []
    for goal in table["goals"]:
        marks = "".join(f"[{goal[mark] + 1}]" for mark in ("first", "second") if goal[mark] >= 0)
        rate = {"goal": label(language, goal["goal"]), "health": goal["health"], "per": goal["per"]}
        found.append(f"{sentence(language, 'cytosis-board-goal', rate)} {marks}".rstrip())
    return ", ".join(found) or "–"


def player_lines(view: View, language: str, seat: int) -> list[str]:
    """Return the lines of one player: whose turn it is, health, pieces, supply, cards."""
    table = view["table"]
    there = table["players"][seat]
    mark = "▸" if seat in view["waiting"] else "✓" if there["ready"] else " "
    pieces = {"flasks": there["flasks"], "disks": there["disks"], "markers": there["markers"]}
    health = sentence(language, "cytosis-board-health", {"health": there["health"]})
    known = (table["mine"] if seat == view["seat"] else there)["hand"]
    lines = [
        f" {mark} {seat_name(language, seat):<12} {health:<15} {sentence(language, 'cytosis-board-pieces', pieces)}",
        *wrapped(resources(language, there["supply"]), "     "),
        *hand(table, language, there, known),
    ]
    if there["modification"]:
        lines += wrapped(ability(language, there["modification"]), "     ")
    if there["completed"] or there["attacks"]:
        names = ", ".join(label(language, name) for name in (*there["completed"], *there["attacks"]))
        lines += wrapped(sentence(language, "cytosis-board-completed", {"cards": names}), "     ")
    if "antibodies" in there:
        section = sentence(language, f"cytosis-board-{there['section']}", {})
        levels = {"antibodies": counts(language, there["antibodies"]), "section": section}
        lines += wrapped(sentence(language, "cytosis-board-antibodies", levels), "     ")
    if seat == view["seat"]:
        lines += seen(table, language)
    if view["over"]:
        lines += wrapped(score(there["score"], language), "     ")
    return lines


def hand(table: View, language: str, there: View, names: list[str]) -> list[str]:
    """Return a line or more for each card one may see, with its figures, and how many one may not."""
    hidden = there["hand_size"] - len(names)
    cards = [card(table, language, name) for name in names]
    cards += [sentence(language, "cytosis-board-hidden", {"count": hidden})] if hidden else []
    first, *others = cards or ["–"]
    held = [(5, sentence(language, "cytosis-board-hand", {"cards": first})), *((7, other) for other in others)]
    return [
        line
        for indent, text in held
        for line in textwrap.wrap(text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * 9)
    ]


def seen(table: View, language: str) -> list[str]:
    """Return what only the viewer knows: cards looked at or on top of the deck, and which new vesicles fit its hand."""
    mine = table["mine"]
    lines = []
    for name in mine["packet"]:
        lines += wrapped(sentence(language, "cytosis-board-seen", {"cards": ability(language, name)}), "     ")
    for key, names in (("cytosis-board-seen", mine["seen"]), ("cytosis-board-top", mine["top"])):
        if names:
            cards = "; ".join(f"{place} {card(table, language, name)}" for place, name in enumerate(names))
            lines += wrapped(sentence(language, key, {"cards": cards}), "     ")
    if table["round"] == 0:
        return lines
    least = {"steroid": mine["least"]["steroid"], "rough": mine["least"]["rough-er"]}
    return lines + wrapped(sentence(language, "cytosis-board-least", least), "     ")


def ability(language: str, name: str) -> str:
    """Return an epigenetic card and what it does."""
    return f"{label(language, name)}: {sentence(language, f'client-cytosis-learn-{name}-rule', {})}"


def score(sources: dict[str, int], language: str) -> str:
    """Return health by where it came from."""
    parts = [
        sentence(language, "cytosis-board-score", {"source": source, "health": health})
        for source, health in sources.items()
        if health
    ]
    return ", ".join(parts) or "–"
