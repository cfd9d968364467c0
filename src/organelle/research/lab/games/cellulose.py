"""What the events of Cellulose mean to the lab."""

from __future__ import annotations

from organelle.games.cellulose.vocabulary import SOURCE_WORDS, SPACE_WORDS
from organelle.kernel.game import Cards, View
from organelle.research.lab.meaning import COMPLETED, SEEN, TAKEN, USED, Group, Meaning, Mention, Thing
from organelle.table.match import Match

TYPE, COSTS = 1, (3, 4, 5)
"""The columns of the sheet of cards that say its type and what it costs."""


class CelluloseMeaning(Meaning):
    """Cards, spaces of the board, spaces of the plant with their bonuses, and where health comes from."""

    def things(self, match: Match, cards: Cards) -> dict[str, list[Thing]]:
        nodes: View = match.static_view()["nodes"]
        entered = [Thing(name, node["track"], always=True) for name, node in nodes.items() if node_is_entered(node)]
        return {
            "cards": [Thing(str(row[0]), str(row[TYPE]), sum(int(row[c]) for c in COSTS)) for row in cards["cards"]],
            "places": [Thing(name, always=True) for name in SPACE_WORDS],
            "plant": entered,
            "bonuses": [Thing(name, always=True) for name, node in nodes.items() if node["bonus"] != "none"],
        }

    def points(self, match: Match) -> list[dict[str, int]]:
        return [player["points"] for player in match.private_view(None)["players"]]

    def ending(self, told: list[View]) -> str:
        last = [event["key"] for event in told if event["key"] in ENDS]
        return ENDS[last[-1]] if last else "other"


def node_is_entered(node: View) -> bool:
    """Return whether a space of the plant is one that somebody must grow to."""
    return bool(node["cost"]["hormone"] or node["cost"]["atp"])


ENDS = {"cellulose.wall.built": "players", "cellulose.wall.evening": "evening", "cellulose.ivy.grew": "players"}
"""Who built the last space of the wall, by the event that tells it."""

MEANING = CelluloseMeaning(
    game="cellulose",
    round_event="cellulose.round.began",
    groups=(
        Group("cards", (SEEN, TAKEN, COMPLETED), wins=COMPLETED),
        Group("places", (USED,)),
        Group("plant", (USED,), wins=USED),
        Group("bonuses", (USED,)),
    ),
    mentions={
        "cellulose.market.dealt": (Mention(SEEN, "cards", "card"),),
        "cellulose.drew": (Mention(SEEN, "cards", "card"), Mention(TAKEN, "cards", "card")),
        "cellulose.market.took": (Mention(TAKEN, "cards", "card"),),
        "cellulose.card.played": (Mention(COMPLETED, "cards", "card"),),
        "cellulose.placed": (Mention(USED, "places", "space"),),
        "cellulose.grew": (Mention(USED, "plant", "node"),),
        "cellulose.plant.bonus": (Mention(USED, "bonuses", "node"),),
    },
    happenings={
        "cellulose.wall.built": "built",
        "cellulose.plant.bonus": "bonus",
        "cellulose.enzyme.activated": "activated",
        "cellulose.vacuole.rewarded": "rewarded",
    },
    sources=tuple(SOURCE_WORDS),
    endings=("players", "evening"),
)
