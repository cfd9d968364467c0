"""How far a card of Cytosis is: what it lacks, where it goes next, how many flasks it takes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from organelle.coach.plan.parts import Amounts, View, lacking, spend

EFFORT: Final = {"mrna": 0.35, "protein": 0.6, "lipid": 0.35, "carb": 0.75, "atp": 0.27}
"""Flasks that it takes to get one of each resource."""

TRAVELLERS: Final = ("protein-hormone", "steroid-hormone", "protein-receptor", "steroid-receptor")


@dataclass(frozen=True)
class CardPlan:
    """How a card comes to be completed.

    Attributes:
        name: the card.
        health: what it brings by itself.
        missing: what has to be collected.
        stations: the places where it is made, in order, each with what is added there.
        vesicle: the own vesicle that is on its way to it, or -1.
        amount: how much its vesicle carries.
        making: how many proteins the free ribosome still has to make.
        work: flasks that it still takes.
        gain: health beyond what that work would bring elsewhere.
    """

    name: str
    health: int
    missing: Amounts
    stations: tuple[tuple[str, str], ...]
    vesicle: int = -1
    amount: int = 0
    making: int = 0
    work: float = 0.0
    gain: float = 0.0
    needs: Amounts = field(default_factory=dict)

    def serves(self, place: str, words: list[str]) -> bool:
        """Return whether a code of that place is the next step to the card: the right amount, vesicle and addition."""
        station = next((each for each in self.stations if each[0] == place), None)
        if station is None or self.stations.index(station) > 0:
            return False
        if place == "golgi":
            return f"vesicle:{self.vesicle}" in words and station[1] in words
        if place == "ribosome":
            return int(words[1]) <= self.making
        return str(self.amount) in words


class Workshop:
    """Plans cards one after the other, each taking its share of supply and vesicles.

    Args:
        view: what the seat sees.
        seat: whose cards they are.
        flasks: how many flasks it has till the end.
    """

    def __init__(self, view: View, seat: int, flasks: int) -> None:
        self.view = view
        self.me: dict[str, Any] = view["players"][seat]
        self.flasks = flasks
        self.left: Amounts = dict(self.me["supply"])
        self.vesicles = {place: each for place, each in enumerate(view["vesicles"]) if each["owner"] == seat}

    def plan_hand(self) -> list[CardPlan]:
        """Return the cards in hand that can still be completed, the most rewarding first."""
        hand: list[str] = list(self.view["mine"]["hand"])
        hand = [name for name in hand if self.view["cards"][name]["kind"] not in ("resource", "virus")]
        flasks = float(self.flasks)
        found: list[CardPlan] = []
        while hand:
            plans = [self.plan_card(name, self.left) for name in hand]
            best = max(plans, key=lambda plan: plan.gain)
            hand.remove(best.name)
            if best.work <= flasks + 0.5:
                flasks -= best.work
                found.append(best)
                spend(self.left, best.needs)
                self.vesicles.pop(best.vesicle, None)
        return found

    def plan_card(self, name: str, supply: Amounts) -> CardPlan:
        """Return how a card would be completed with that supply and the vesicles that are left."""
        card = self.view["cards"][name]
        if card["kind"] in TRAVELLERS:
            return self.plan_traveller(name, card, supply)
        needs = dict(card["resources"])
        if card["kind"] != "enzyme":
            return self.finished(name, card, needs, supply, (("detox", ""),))
        making = max(0, needs["protein"] - supply["protein"])
        needs = {**needs, "protein": needs["protein"] - making, "mrna": making}
        stations = (("ribosome", ""), ("cytoplasm", "")) if making else (("cytoplasm", ""),)
        return self.finished(name, card, needs, supply, stations, making=making)

    def plan_traveller(self, name: str, card: dict[str, Any], supply: Amounts) -> CardPlan:
        """Return how a hormone or receptor goes on: from its own vesicle if one fits, else from the beginning."""
        resources = card["resources"]
        steroid = card["kind"] == "steroid-hormone"
        base, addition = (
            ("lipid" if steroid else "protein"),
            ("lipid" if card["kind"] == "steroid-receptor" else "carb"),
        )
        amount, atp = resources[base], {"atp": resources["atp"]}
        golgi, end = ("golgi", addition), ("exocytosis", "")
        fitting = [
            (each["area"] == "golgi", place)
            for place, each in self.vesicles.items()
            if each["base"] == base and each["amount"] >= amount and each["addition"] in ("", addition)
        ]
        if fitting:
            there, place = max(fitting)
            if there:
                return self.finished(name, card, atp, supply, (end,), place)
            return self.finished(name, card, {**atp, addition: 1}, supply, (golgi, end), place)
        raw = "lipid" if steroid else "mrna"
        needs = {**atp, raw: amount, addition: 1}
        start = ("steroid" if steroid else "rough-er", "")
        return self.finished(name, card, needs, supply, (start, golgi, end), amount=amount)

    def finished(
        self,
        name: str,
        card: dict[str, Any],
        needs: Amounts,
        supply: Amounts,
        stations: tuple[tuple[str, str], ...],
        vesicle: int = -1,
        amount: int = 0,
        making: int = 0,
    ) -> CardPlan:
        """Return the plan of a card with what it lacks, its work and its gain."""
        missing = lacking(needs, supply)
        # The transporter asks for an ATP for each carb.
        carbs = missing.get("carb", 0)
        if carbs:
            missing = lacking({**needs, "atp": needs.get("atp", 0) + carbs}, supply)
        work = len(stations) + sum(count * EFFORT[word] for word, count in missing.items())
        gain = self.prize(name, card) - work
        return CardPlan(name, card["health"], missing, stations, vesicle, amount, making, work, gain, needs)

    def prize(self, name: str, card: dict[str, Any]) -> float:
        """Return the health that a card is likely to bring in all, at the end too."""
        cards = self.view["cards"]
        if card["kind"] == "detox":
            return float(card["health"]) + 0.8 * float(card["resources"]["atp"])
        if card["kind"] == "enzyme":
            families = {cards[each]["group"] for each in self.me["completed"] if cards[each]["kind"] == "enzyme"}
            new = card["group"] not in families
            return float(card["health"]) + (len(families) + 1.0 if new else 0.5)
        if card["kind"] in ("protein-receptor", "steroid-receptor"):
            return float(card["health"]) + 0.5 * float(self.view["rounds"] - self.view["round"])
        return float(card["health"])
