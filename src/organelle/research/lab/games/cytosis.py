"""What the events of Cytosis mean to the lab."""

from __future__ import annotations

from organelle.games.cytosis.expansions.modifications import MODIFICATIONS
from organelle.games.cytosis.view import SOURCES
from organelle.kernel.game import Cards
from organelle.research.lab.meaning import COMPLETED, SEEN, TAKEN, USED, Group, Meaning, Mention, Thing
from organelle.table.match import Match

KIND, COSTS = 1, range(3, 8)
"""The columns of the sheet of cards that say its kind and what it costs."""

PRICED = ("enzyme", "protein-hormone", "steroid-hormone", "protein-receptor", "steroid-receptor")
"""Kinds whose health stands on the card; that of detoxes comes at the end."""


class CytosisMeaning(Meaning):
    """Cards that are bought and completed, goals, places for flasks, and where health comes from."""

    def things(self, match: Match, cards: Cards) -> dict[str, list[Thing]]:
        shown = [row for row in cards["cards"] if row[KIND] != "virus"]
        goals = [f"goal:{row[0]}" for row in cards["goals"]]
        return {
            "cards": [Thing(str(row[0]), str(row[KIND]), cost_of(row)) for row in shown],
            "goals": [Thing(name) for name in goals if match.options["virus"] == "on" or not is_viral(name)],
            "places": [Thing(str(row[0]), always=True) for row in cards["spots"]],
            "modifications": [Thing(name) for name in MODIFICATIONS if match.options["epigenetics"] == "on"],
        }

    def points(self, match: Match) -> list[dict[str, int]]:
        return [player["score"] for player in match.public_view()["players"]]


def cost_of(row: list[str | int]) -> int:
    """Return the resources on a card; of an additional-resource card they are its gift and cost nothing."""
    return 0 if row[KIND] == "resource" else sum(int(row[column]) for column in COSTS)


def is_viral(goal: str) -> bool:
    """Return whether a goal belongs to the virus expansion."""
    return goal in ("goal:virus-attack", "goal:immune-response")


MEANING = CytosisMeaning(
    game="cytosis",
    round_event="cytosis.round.began",
    groups=(
        Group("cards", (SEEN, TAKEN, COMPLETED), wins=COMPLETED, priced=PRICED),
        Group("goals", (SEEN, TAKEN), wins=TAKEN),
        Group("places", (USED,)),
        Group("modifications", (SEEN, TAKEN), wins=TAKEN),
    ),
    mentions={
        "cytosis.market.turned-up": (Mention(SEEN, "cards", "card"),),
        "cytosis.set-up.dealt": (Mention(SEEN, "cards", "card"),),
        "cytosis.market.bought": (Mention(TAKEN, "cards", "card"),),
        "cytosis.card.completed": (Mention(COMPLETED, "cards", "card", "health"),),
        "cytosis.card.played": (Mention(COMPLETED, "cards", "card"),),
        "cytosis.goal.laid": (Mention(SEEN, "goals", "goal"),),
        "cytosis.goal.changed": (Mention(SEEN, "goals", "goal"),),
        "cytosis.goal.marked": (Mention(TAKEN, "goals", "goal"),),
        "cytosis.flask.placed": (Mention(USED, "places", "place"),),
        "cytosis.flask.grey-placed": (Mention(USED, "places", "place"),),
        "cytosis.epigenetics.dealt": (Mention(SEEN, "modifications", "modification"),),
        "cytosis.epigenetics.shown": (Mention(TAKEN, "modifications", "modification"),),
    },
    happenings={
        "cytosis.vesicle.evicted": "evicted",
        "cytosis.receptors.scored": "receptors",
        "cytosis.virus.attacked": "attack",
        "cytosis.toxicity.lost": "poisoned",
    },
    sources=tuple(SOURCES),
    kinds={
        "enzymes": ("enzyme", "enzyme-sets"),
        "protein-hormones": ("protein-hormone",),
        "steroid-hormones": ("steroid-hormone",),
        "receptors": ("protein-receptor", "steroid-receptor", "receptors"),
        "detoxes": ("detox", "detox-majority"),
        "goals": ("goals", "markers"),
    },
)
