"""Plans in Foment: how far the strategy is, what it lacks, where food lies, and who threatens."""

from __future__ import annotations

from typing import Any, Final

from organelle.coach.plan.parts import Amounts, PlanAim, PlanStop, PlanText, Use, View, is_open, lacking

WEAPONS: Final = ("lipase", "dnase")

NEARBY: Final = 3
"""Stops of a route to food."""


class FomentPlanner:
    """Makes aims of the strategy, of staying alive, and of structures that protect.

    Args:
        view: what the seat sees.
        seat: whose plan it is.
        codes: what it may answer.
    """

    topic_count = 10

    def __init__(self, view: View, seat: int, codes: list[str]) -> None:
        self.view = view
        self.seat = seat
        self.codes = codes
        self.me: dict[str, Any] = view["players"][seat]
        self.held: Amounts = self.me["nutrients"]
        self.tokens: Amounts = self.me["structures"]
        self.strategy: str = self.me["strategy"]
        self.goals: dict[str, Amounts] = view["goals"]
        self.wanted = self.wanted_structures()
        self.aims = [*self.strategy_aims(), self.survival()]

    def wanted_structures(self) -> list[str]:
        """Return the structures that the strategy asks for, those first that the menu has."""
        by_strategy = {
            "encapsulation": ["membrane", *([] if self.tokens.get("wall") else ["wall"])],
            "stromatolite": [] if self.tokens.get("chlorophyll") else ["chlorophyll"],
            "appendages": ["flagellum", "pilus"],
        }
        found = by_strategy.get(self.strategy, [])
        return sorted(found, key=lambda name: name not in self.view["menu"])

    def strategy_aims(self) -> list[PlanAim]:
        """Return the aim of the strategy: how far it is, and what the next step of it lacks."""
        if not self.strategy:
            return []
        goal = self.goals[self.strategy]
        numbers = {"progress": int(self.me.get("progress", 0)), **{word: int(count) for word, count in goal.items()}}
        text = PlanText(f"plan-foment-{self.strategy}", {}, numbers)
        return [PlanAim(text, self.missing(), self.strategy_route())]

    def missing(self) -> Amounts:
        """Return the nutrients that the next step of the strategy lacks."""
        if self.strategy == "gluttony":
            return lacking(dict.fromkeys(self.held, self.goals["gluttony"]["each"]), self.held)
        if not self.wanted:
            return {}
        return lacking(self.view["plasmids"][self.wanted[0]]["cost"], self.held)

    def strategy_route(self) -> tuple[PlanStop, ...]:
        """Return the way: to the food that lies best, or to company, and then what is built."""
        stops = []
        if is_open("move", self.codes):
            regions = sorted(self.reachable(), key=lambda name: -self.worth(name))
            stops = [PlanStop(f"move {name}", "", True) for name in regions[:1] if self.worth(name) > 0]
        if self.wanted:
            stops.append(PlanStop(f"build {self.wanted[0]}", "", is_open(f"build {self.wanted[0]}", self.codes)))
        return tuple(stops)

    def survival(self) -> PlanAim:
        """Return the aim to stay alive: a nutrient for the genome each round, and a membrane."""
        text = PlanText("plan-foment-survival", {}, {"damage": self.me["damage"], "held": sum(self.held.values())})
        bare = not self.tokens.get("membrane")
        missing = lacking(self.view["plasmids"]["membrane"]["cost"], self.held) if bare else {}
        return PlanAim(text, missing, ())

    def reachable(self) -> list[str]:
        """Return the regions that the seat may go to now."""
        return [code.split()[1] for code in self.codes if code.startswith(("move ", "place "))]

    def worth(self, name: str) -> float:
        """Return how much a region promises: its food by those who may share it, or company that is sought."""
        region = self.view["regions"][name]
        others = self.others(name)
        food = float(sum(region["nutrients"].values())) / (1 + others)
        return food + (2.0 * others if self.strategy == "quorum" else 0.0)

    def others(self, name: str) -> int:
        """Return how many others are in a region."""
        return sum(1 for seat in self.view["regions"][name]["cells"] if seat != self.seat)

    def use(self, code: str) -> Use | None:
        """Return what an answer is good for."""
        words = code.split()
        if words[0] == "move":
            return self.use_of_region(words[1])
        if words[0] == "build":
            return self.use_of_structure(words[1])
        if words[0] in WEAPONS:
            return Use(len(self.aims) - 1, PlanText(f"plan-foment-{words[0]}"))
        known = ("place", "keep", "cut", "take", "absorb", "maintain", "suffer", "leak", "power", "exchange", "pass")
        return Use(-1, PlanText(f"plan-foment-{words[0]}" if words[0] in known else "plan-any"))

    def use_of_region(self, name: str) -> Use | None:
        """Return what a region is good for: food, company that the strategy seeks, light for chlorophyll, or rest."""
        region = self.view["regions"][name]
        words = {"region": name}
        food = sum(region["nutrients"].values())
        if self.strategy == "quorum" and self.others(name):
            return Use(0, PlanText("plan-foment-company", words))
        if food:
            others = self.others(name)
            return Use(0, PlanText("plan-foment-food", words, {"count": food, "others": others}))
        if self.lit(region):
            return Use(0, PlanText("plan-foment-light", words))
        if name == self.me["region"]:
            return Use(-1, PlanText("plan-foment-stay", words))
        reachable = any(sum(self.view["regions"][each]["nutrients"].values()) for each in self.reachable())
        return None if reachable else Use(-1, PlanText("plan-foment-wander", words))

    def lit(self, region: dict[str, Any]) -> bool:
        """Return whether the seat's chlorophyll makes food there."""
        works = region["terrain"] == "shallow" or "carotenoids" in self.me["mutations"]
        return bool(self.tokens.get("chlorophyll")) and works

    def use_of_structure(self, name: str) -> Use | None:
        """Return what a structure is good for: the strategy, protection, or weapons where somebody is in reach."""
        words = {"structure": name}
        if name in self.wanted:
            return Use(0, PlanText("plan-foment-wanted", words))
        if name in WEAPONS:
            near = self.me["region"] and self.others(self.me["region"])
            return Use(len(self.aims) - 1, PlanText("plan-foment-arm", words)) if near else None
        if name == "membrane":
            return Use(len(self.aims) - 1, PlanText("plan-foment-protect", words))
        return Use(len(self.aims) - 1, PlanText("plan-foment-useful", words))

    def warnings(self) -> list[PlanText]:
        """Return who could attack, and what the genome, a leak or the damage threaten."""
        found = []
        for seat, other in enumerate(self.view["players"]):
            armed = next((weapon for weapon in WEAPONS if other["structures"].get(weapon)), "")
            here = other["alive"] and other["region"] and other["region"] == self.me["region"]
            if seat != self.seat and armed and here:
                found.append(PlanText("plan-foment-armed", {"seat": f"seat:{seat}", "structure": armed}))
        if self.me["region"] and not sum(self.held.values()):
            found.append(PlanText("plan-foment-hungry"))
        if self.me["damage"] >= 4:
            found.append(PlanText("plan-foment-dying", {}, {"left": 6 - self.me["damage"]}))
        return found[:2]

    def topics(self) -> list[str]:
        """Return what matters now, each once."""
        asked = self.codes[0].split()[0]
        if asked == "keep":
            return ["foment-strategy"]
        if asked == "place":
            return ["foment-place", "foment-strategy"]
        late = self.view["round"] >= 3
        hurt = any(each["damage"] for each in self.view["players"])
        armed = any(each["structures"].get(weapon) for each in self.view["players"] for weapon in WEAPONS)
        relevant = {
            "foment-strategy": True,
            "foment-move": asked == "move",
            "foment-share": bool(self.view["shares"]) or late,
            "foment-upkeep": asked in ("maintain", "leak", "power") or self.view["round"] >= 2,
            "foment-build": asked in ("act", "build", "pass") or self.view["round"] >= 2,
            "foment-tide": self.view["round"] >= 2,
            "foment-attack": armed or late,
            "foment-mutation": hurt or late,
            "foment-end": self.view["round"] >= 3,
        }
        return [topic for topic, matters in relevant.items() if matters]
