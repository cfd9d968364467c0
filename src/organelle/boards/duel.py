"""The board of Duel for the terminal: temperature, piles, and everyone's hand as far as one may see it."""

from __future__ import annotations

from organelle.kernel.game import View
from organelle.localization import seat_name, sentence, word


def draw(view: View, language: str) -> list[str]:
    """Return the lines of the board as a seat's view shows it, in that language."""
    table = view["table"]
    numbers = {"round": table["round"], "rounds": table["rounds"]}
    temperature = sentence(language, f"duel-board-{table['temperature']}", {})
    return [
        sentence(language, "duel-board-round", {**numbers, "temperature": temperature}),
        sentence(language, "duel-board-piles", {"deck": table["deck"], "discard": cards(language, table["discard"])}),
        sentence(language, "duel-board-affinity", {"cards": affinity(language, table["cards"])}),
        *(["", seen(language, table["seen"])] if "seen" in table else []),
        "",
        *(player_line(view, language, seat) for seat in range(view["seats"])),
    ]


def cards(language: str, counts: dict[str, int]) -> str:
    """Return cards with their number, or a dash."""
    return ", ".join(f"{word(language, 'duel', name)} ×{count}" for name, count in counts.items()) or "–"


def affinity(language: str, cards: dict[str, int]) -> str:
    """Return every card with its affinity."""
    return ", ".join(f"{word(language, 'duel', name)} {number}" for name, number in cards.items())


def seen(language: str, card: str) -> str:
    """Return the sentence about the card that one looks at."""
    return sentence(language, "duel-board-seen", {"card": word(language, "duel", card)})


def player_line(view: View, language: str, seat: int) -> str:
    """Return the line of a player: whose turn it is, points, and as much of the hand as one may see."""
    player = view["table"]["players"][seat]
    hidden = player["cards"] - sum(player["hand"].values())
    known = [cards(language, player["hand"])] if player["hand"] else []
    unknown = [sentence(language, "duel-board-hidden", {"count": hidden})] if hidden else []
    mark = "▸" if seat in view["waiting"] else "✓" if player["ready"] else " "
    points = sentence(language, "duel-board-points", {"count": player["points"]})
    return f" {mark} {seat_name(language, seat):<12} {points:<10} {' + '.join(known + unknown)}"
