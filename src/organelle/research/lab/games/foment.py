"""What the events of Foment mean to the lab."""

from __future__ import annotations

from organelle.games.foment.parts import STRATEGIES
from organelle.kernel.game import Cards, View
from organelle.research.lab.meaning import COMPLETED, SEEN, TAKEN, USED, Group, Meaning, Mention, Thing
from organelle.table.match import Match


class FomentMeaning(Meaning):
    """Structures, strategies, mutations and regions; there are no points before somebody wins."""

    def things(self, match: Match, cards: Cards) -> dict[str, list[Thing]]:
        return {
            "structures": [Thing(str(row[0]), always=row[1] == "start") for row in cards["plasmids"]],
            "strategies": [Thing(name) for name in STRATEGIES],
            "mutations": [Thing(str(row[0]), always=True) for row in cards["mutations"]],
            "regions": [Thing(str(row[0]), always=True) for row in cards["regions"]],
        }

    def ending(self, told: list[View]) -> str:
        winners = [event["seat"] for event in told if event["key"] == "foment.won"]
        for event in told:
            if event["key"] == "foment.claimed" and event["seat"] in winners:
                return str(event["strategy"])
        return next((ENDS[event["key"]] for event in reversed(told) if event["key"] in ENDS), "extinct")

    def held(self, match: Match) -> list[tuple[str, str]]:
        return [("strategies", player["strategy"]) for player in match.view(None)["table"]["players"]]

    def figures_of(self, told: list[View], cards: Cards) -> dict[str, float]:
        tide = sum(row[1] == "tide" for row in cards["plasmids"])
        unveiled = sum(event["key"] == "foment.unveiled" for event in told)
        return {"tide-deck": unveiled / max(1, tide)}


ENDS = {"foment.survived": "survived", "foment.expired": "expired", "foment.extinct": "extinct"}
"""How a game ended that no strategy ended, by the event that tells it."""

MEANING = FomentMeaning(
    game="foment",
    round_event="foment.round",
    groups=(
        Group("strategies", (SEEN, TAKEN, COMPLETED), wins=TAKEN),
        Group("structures", (SEEN, COMPLETED), wins=COMPLETED),
        Group("mutations", (COMPLETED,), wins=COMPLETED),
        Group("regions", (USED,)),
    ),
    mentions={
        "foment.dealt": (Mention(SEEN, "strategies", "strategy"),),
        "foment.claimed": (Mention(COMPLETED, "strategies", "strategy"),),
        "foment.unveiled": (Mention(SEEN, "structures", "structure"),),
        "foment.built": (Mention(COMPLETED, "structures", "structure"),),
        "foment.mutated": (Mention(COMPLETED, "mutations", "mutation"),),
        "foment.placed": (Mention(USED, "regions", "region"),),
        "foment.moved": (Mention(USED, "regions", "region"),),
    },
    happenings={
        "foment.attacked": "attack",
        "foment.breached": "breached",
        "foment.stole": "theft",
        "foment.died": "death",
        "foment.tide-came": "tide",
        "foment.shared": "meeting",
    },
    expected=("attack",),
    endings=(*STRATEGIES, "survived", "expired", "extinct"),
    makeshift=("expired", "extinct"),
    figures=("tide-deck",),
)
