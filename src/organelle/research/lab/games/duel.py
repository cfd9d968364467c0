"""What the events of Duel mean to the lab."""

from __future__ import annotations

from organelle.kernel.game import Cards
from organelle.research.lab.meaning import COMPLETED, SEEN, Group, Meaning, Mention, Thing
from organelle.table.match import Match


class DuelMeaning(Meaning):
    """Antibodies that are drawn and committed."""

    def things(self, match: Match, cards: Cards) -> dict[str, list[Thing]]:
        return {"cards": [Thing(str(row[0])) for row in cards["cards"]]}

    def points(self, match: Match) -> list[dict[str, int]]:
        return [{"bound": score} for score in match.scores]


MEANING = DuelMeaning(
    game="duel",
    round_event="duel.turned",
    groups=(Group("cards", (SEEN, COMPLETED), wins=COMPLETED),),
    mentions={
        "duel.drew": (Mention(SEEN, "cards", "card"),),
        "duel.committed": (Mention(COMPLETED, "cards", "card"),),
    },
    happenings={"duel.bound": "bound", "duel.unbound": "unbound"},
    sources=("bound",),
)
