"""Plans in Cytosis: which card comes next, what it lacks, and its way through the cell."""

from __future__ import annotations

from typing import Any, Final

from organelle.coach.plan.cytosis_cards import EFFORT, CardPlan, Workshop
from organelle.coach.plan.parts import PlanAim, PlanStop, PlanText, Use, View, first_open, is_open

SOURCES: Final = {
    "mrna": ("nucleus:3", "nucleus:2"),
    "carb": ("transporter:2", "transporter:1"),
    "atp": ("mitochondria:3", "mitochondria:2"),
    "lipid": ("lipids:3", "lipids:2"),
}
"""The spots where each resource comes from, the richer one first."""

GOAL_KINDS: Final = {"receptor": ("protein-receptor", "steroid-receptor")}
"""The kinds of cards that a goal counts, where they are not those of its name."""

FLASKS: Final = {2: 4, 3: 4, 4: 3, 5: 2}
"""Flasks of a player, by the number of players."""

ENOUGH: Final = 3
"""Cards in work beyond which no further one is bought."""


class CytosisPlanner:
    """Makes aims of the cards in hand, best first, each taking its share of supply and vesicles; then of goals.

    Args:
        view: what the seat sees.
        seat: whose plan it is.
        codes: what it may answer.
    """

    topic_count = 11

    def __init__(self, view: View, seat: int, codes: list[str]) -> None:
        self.view = view
        self.seat = seat
        self.codes = codes
        self.me: dict[str, Any] = view["players"][seat]
        rounds = view["rounds"] - view["round"]
        self.flasks = self.me["flasks"] + FLASKS[len(view["players"])] * rounds
        self.shop = Workshop(view, seat, self.flasks)
        self.cards = self.shop.plan_hand()
        self.demand = self.demanded()
        self.goals = self.goal_aims()
        self.aims = [*(self.card_aim(each) for each in self.cards), *self.goals.values()]
        if codes[0].startswith("return "):
            # Which cards there will be is just being asked.
            self.aims = []

    def demanded(self) -> dict[str, int]:
        """Return for each resource that is missing the first card that lacks it."""
        found: dict[str, int] = {}
        for index, each in enumerate(self.cards):
            for word in each.missing:
                found.setdefault(word, index)
        return found

    def card_aim(self, each: CardPlan) -> PlanAim:
        """Return the aim to complete a card."""
        text = PlanText("plan-cytosis-card", {"card": each.name}, {"health": each.health})
        return PlanAim(text, each.missing, tuple(self.route(each)))

    def route(self, each: CardPlan) -> list[PlanStop]:
        """Return the stops on the way to a card: what is missing first, then where it is made."""
        stops = [
            first_open(SOURCES[word], self.codes) for word in ("mrna", "lipid", "carb", "atp") if word in each.missing
        ]
        return stops + [self.stop(place, brings) for place, brings in each.stations]

    def stop(self, place: str, brings: str) -> PlanStop:
        """Return a stop at a place where something is made."""
        return PlanStop(place, brings, is_open(place, self.codes))

    def goal_aims(self) -> dict[str, PlanAim]:
        """Return an aim for each goal that the seat may still mark, and has or plans two cards for."""
        found: dict[str, PlanAim] = {}
        if self.me["markers"] == 0:
            return found
        for goal in self.view["goals"]:
            marked = [goal["first"], goal["second"]]
            count = self.counted(goal["counts"])
            if self.seat in marked or marked[1] >= 0 or count == 0:
                continue
            numbers = {"health": goal["health"], "count": count, "first": int(marked[0] < 0)}
            stop = self.stop("laureates", "")
            found[goal["goal"]] = PlanAim(PlanText("plan-cytosis-goal", {"goal": goal["goal"]}, numbers), {}, (stop,))
        return found

    def counted(self, counts: str) -> int:
        """Return how many cards, completed and planned, a goal counts."""
        kinds = GOAL_KINDS.get(counts, (counts,))
        names = [*self.me["completed"], *(each.name for each in self.cards)]
        return sum(1 for name in names if self.view["cards"][name]["kind"] in kinds)

    def use(self, code: str) -> Use | None:
        """Return what an answer is good for."""
        words = code.split()
        first = words[0].partition(":")[0]
        if first in ("return", "take", "play", "done", "draft", "trade", "express", "keep", "replace"):
            return Use(-1, PlanText(f"plan-cytosis-{first}"))
        if first in ("nucleus", "transporter", "mitochondria", "lipids"):
            return self.use_of_collecting(words)
        if first in ("rough-er", "steroid", "golgi", "ribosome"):
            return self.use_of_making(first, words)
        if first in ("exocytosis", "cytoplasm", "detox"):
            return self.use_of_completing(first, words)
        if first == "market":
            return self.use_of_buying(words[0])
        if first == "laureates":
            return self.use_of_goal(words)
        if first == "exhaust":
            return self.use_of_resource(words[1], exhausts=True) if len(words) > 1 else None
        if first in ("grey", "skip", "look"):
            return Use(-1, PlanText("plan-cytosis-rest")) if first == "skip" else None
        return Use(-1, PlanText("plan-any"))

    def use_of_collecting(self, words: list[str]) -> Use | None:
        """Return what a collecting spot is good for: some card lacks what it brings."""
        resource = next(word for word, spots in SOURCES.items() if words[0].partition(":")[0] in spots[0])
        if words[0] == "mitochondria:carb" and self.shop.left.get("carb", 0) == 0:
            return None
        return self.use_of_resource(resource)

    def use_of_resource(self, resource: str, exhausts: bool = False) -> Use | None:
        """Return what a resource is good for: the first card that lacks it, or leftovers when nothing is left to do."""
        if resource not in self.demand:
            over = not self.cards and self.view["rounds"] - self.view["round"] <= 1 and resource != "atp"
            return Use(-1, PlanText("plan-cytosis-leftovers")) if over else None
        index = self.demand[resource]
        card = self.cards[index]
        count = card.missing[resource]
        why = PlanText(
            "plan-cytosis-exhaust" if exhausts else "plan-cytosis-collect",
            {"card": card.name, "resource": resource},
            {"count": count},
        )
        return Use(index, why)

    def use_of_making(self, first: str, words: list[str]) -> Use | None:
        """Return what a disk, a step of it, or a protein is good for: the card whose next station it is."""
        for index, each in enumerate(self.cards):
            if each.serves(first, words):
                return Use(index, PlanText(f"plan-cytosis-{first}", {"card": each.name}))
        return None

    def use_of_completing(self, first: str, words: list[str]) -> Use | None:
        for index, each in enumerate(self.cards):
            if each.name in words:
                numbers = {"health": each.health}
                return Use(index, PlanText(f"plan-cytosis-{first}", {"card": each.name}, numbers))
        return None

    def use_of_buying(self, word: str) -> Use | None:
        """Return what a card of the market is good for: there is time and room to complete it."""
        name = self.view["market"][int(word.partition(":")[2])]["card"]
        work = sum(each.work for each in self.cards)
        new = self.shop.plan_card(name, self.shop.left) if name else None
        if new is None or new.gain <= 0 or work + new.work > self.flasks or len(self.cards) > ENOUGH:
            return None
        return Use(-1, PlanText("plan-cytosis-market", {"card": name}, {"health": new.health}))

    def use_of_goal(self, words: list[str]) -> Use | None:
        if len(words) < 2:
            return None
        if words[1] in self.goals:
            index = len(self.cards) + list(self.goals).index(words[1])
            return Use(index, PlanText("plan-cytosis-laureates", {"goal": words[1]}))
        return self.use_of_resource(words[1]) if words[1] in EFFORT else None

    def warnings(self) -> list[PlanText]:
        """Return that a disk fits no card, and that the game is about to end."""
        found = [PlanText("plan-cytosis-idle")] if self.view["mine"]["idle"] else []
        if self.view["round"] == self.view["rounds"]:
            found.append(PlanText("plan-cytosis-last-round"))
        return found

    def topics(self) -> list[str]:
        """Return what matters now, each once: first what is needed to play at all."""
        kinds = {self.view["cards"][each.name]["kind"] for each in self.cards}
        made = {self.view["cards"][name]["kind"] for each in self.view["players"] for name in each["completed"]}
        receptors = {"protein-receptor", "steroid-receptor"}
        late = self.view["round"] >= 3
        asked = self.codes[0].split()[0]
        if asked in ("return", "take"):
            return ["cytosis-cards"] if asked == "return" else ["cytosis-supply"]
        relevant = {
            "cytosis-turn": True,
            "cytosis-atp": self.view["round"] >= 1,
            "cytosis-vesicles": bool(kinds & {"protein-hormone", "steroid-hormone", *receptors}) or late,
            "cytosis-enzymes": "enzyme" in kinds or late,
            "cytosis-market": len(self.cards) < 2 or late,
            "cytosis-goals": bool(self.goals) or late,
            "cytosis-receptors": bool((kinds | made) & receptors) or late,
            "cytosis-events": bool(self.view["event"]),
            "cytosis-scoring": late,
        }
        return [topic for topic, matters in relevant.items() if matters]
