"""Plans in Cellulose: the next piece of the wall, the cards in hand, the next step of growth, the vacuole."""

from __future__ import annotations

from typing import Any, Final

from organelle.coach.plan.parts import Amounts, PlanAim, PlanStop, PlanText, Use, View, first_open, is_open, lacking

SUGAR: Final = 6
"""Water, and CO2, of one photosynthesis."""

PAIRS: Final = 2
"""Photosyntheses for which water and CO2 are gathered beforehand."""

HANDFUL: Final = 4
"""Cards in hand beyond which no further one is bought."""

SOURCES: Final = {
    "water": ("xylem",),
    "co2": ("stomata small", "stomata large"),
    "protein": ("ribosomes small", "ribosomes large"),
    "hormone": ("cytoplasm small", "cytoplasm large"),
    "atp": ("mitochondria small", "mitochondria large"),
    "carbohydrate": ("chloroplasts small", "chloroplasts large"),
}
"""Where each resource comes from, the richer space first."""

ORDER: Final = ("water", "co2", "carbohydrate", "protein", "hormone", "atp")


class CellulosePlanner:
    """Makes aims of the wall, of the cards in hand, of the next growth of shoot and root, and of the vacuole.

    Args:
        view: what the seat sees.
        seat: whose plan it is.
        codes: what it may answer.
    """

    topic_count = 9

    def __init__(self, view: View, seat: int, codes: list[str]) -> None:
        self.view = view
        self.seat = seat
        self.codes = codes
        self.me: dict[str, Any] = view["players"][seat]
        self.stock: Amounts = self.me["stock"]
        self.wall: dict[str, Any] = view["wall"]
        self.room = len(self.wall["health"]) - self.wall["covered"]
        self.aims: list[PlanAim] = []
        self.needs: list[Amounts] = []
        self.number: dict[str, int] = {}
        self.plan_wall()
        self.plan_cards()
        self.plan_growth()
        self.plan_vacuole()

    def add(self, name: str, text: PlanText, needs: Amounts, last: tuple[PlanStop, ...]) -> None:
        """Add an aim with what it takes; sugar that is missing asks for water and CO2."""
        missing = lacking(needs, self.stock)
        sugar = missing.get("carbohydrate", 0) + (1 if "atp" in missing and self.stock["carbohydrate"] == 0 else 0)
        if sugar:
            missing |= lacking({"water": SUGAR * sugar, "co2": SUGAR * sugar}, self.stock)
            missing["carbohydrate"] = sugar
        stops = tuple(first_open(SOURCES[word], self.codes) for word in ORDER if word in missing)
        self.number[name] = len(self.aims)
        self.needs.append(missing)
        # What the sugar is made of says more than the sugar.
        shown = {word: count for word, count in missing.items() if word != "carbohydrate" or len(missing) == 1}
        self.aims.append(PlanAim(text, shown, stops + last))

    def plan_wall(self) -> None:
        """Add the next piece of the wall; when it is complete, sugar still scores."""
        if self.room:
            value = self.wall["health"][self.wall["covered"]]
            stop = PlanStop("wall", "", is_open("wall", self.codes))
            self.add("wall", PlanText("plan-cellulose-wall", {}, {"health": value}), {"carbohydrate": 1}, (stop,))
        else:
            self.add("wall", PlanText("plan-cellulose-sugar"), {"carbohydrate": self.stock["carbohydrate"] + 1}, ())

    def plan_cards(self) -> None:
        """Add the cards in hand, those first that lack least."""
        cards = self.view["cards"]

        def lack(name: str) -> int:
            return sum(lacking(cost(cards[name]), self.stock).values())

        for name in sorted(self.me["cards"], key=lambda name: (lack(name), name)):
            text = PlanText("plan-cellulose-card", {"card": name}, {"health": cards[name]["health"]})
            self.add(f"card {name}", text, cost(cards[name]), ())

    def plan_growth(self) -> None:
        """Add the next step of the shoot and of the root: the one that takes least."""
        for track, place in (("shoot", "membrane shoot"), ("root", "membrane root")):
            nodes = self.view["nodes"]
            exits = nodes[self.me[track]]["exits"]
            if not exits:
                continue
            node = min(exits, key=lambda name: sum(lacking(nodes[name]["cost"], self.stock).values()))
            gives = nodes[node]["sunrise"]
            numbers = {word: int(gives[word]) for word in ("co2", "water", "protein")}
            numbers["sugar"] = int(gives["photosynthesis"])
            text = PlanText(f"plan-cellulose-{track}", {}, numbers)
            stop = first_open((place, "membrane either"), self.codes)
            needs = {word: count for word, count in nodes[node]["cost"].items() if count}
            self.add(track, text, needs, (stop,))

    def plan_vacuole(self) -> None:
        """Add the vacuole, if a visit to the xylem could make one's region the fullest."""
        others = [each["region"] for seat, each in enumerate(self.view["players"]) if seat != self.seat]
        most = max(others, default=0)
        behind = most - self.me["region"]
        if behind < 3:
            numbers = {"own": self.me["region"], "most": most, "lack": max(0, behind + 1)}
            stop = PlanStop("xylem", "", is_open("xylem", self.codes))
            self.add("vacuole", PlanText("plan-cellulose-vacuole", {}, numbers), {}, (stop,))

    def use(self, code: str) -> Use | None:
        """Return what an answer is good for."""
        words = code.split()
        if words[0] == "xylem":
            return self.use_of_xylem(words)
        if words[0] in ("stomata", "ribosomes", "cytoplasm", "mitochondria"):
            resource = next(word for word, places in SOURCES.items() if places[0].startswith(words[0]))
            return self.use_of_resource(resource, words)
        if words[0] in ("wall", "build"):
            return Use(self.number["wall"], PlanText("plan-cellulose-build"))
        if words[0] in ("chloroplasts", "photosynthesis"):
            return Use(self.number["wall"], PlanText("plan-cellulose-photosynthesis"))
        if words[0] in ("membrane", "grow"):
            return self.use_of_growth(words)
        if words[0] == "market":
            return self.use_of_market(words)
        if words[0] == "nucleus":
            return None if self.me["hand"] else Use(-1, PlanText("plan-cellulose-nucleus"))
        if words[0] == "play":
            return self.use_of_card(words[1])
        known = ("discard", "back", "activate", "collect", "done")
        return Use(-1, PlanText(f"plan-cellulose-{words[0]}" if words[0] in known else "plan-any"))

    def use_of_card(self, name: str) -> Use:
        return Use(self.number.get(f"card {name}", -1), PlanText("plan-cellulose-play", {"card": name}))

    def use_of_xylem(self, words: list[str]) -> Use | None:
        """Return what water is good for: sugar, or the vacuole where some goes to one's region."""
        region = next((int(word.partition(":")[2]) for word in words if word.startswith("region:")), 0)
        if region and "vacuole" in self.number:
            return Use(self.number["vacuole"], PlanText("plan-cellulose-region", {}, {"count": region}))
        return self.use_of_resource("water", words)

    def use_of_resource(self, resource: str, words: list[str]) -> Use | None:
        """Return what collecting is good for: an aim lacks it, or the next but one sugar needs it."""
        played = words[-1] if words[-1] in self.view["cards"] else ""
        for index, missing in enumerate(self.needs):
            if resource in missing:
                numbers = {"count": missing[resource]}
                return Use(index, PlanText("plan-cellulose-lacks", {"resource": resource}, numbers))
        if resource in ("water", "co2") and self.stock[resource] < SUGAR * PAIRS:
            return Use(self.number["wall"], PlanText("plan-cellulose-stock", {"resource": resource}))
        if resource == "protein" and any(self.view["cards"][name]["type"] == "enzyme" for name in self.me["played"]):
            return Use(-1, PlanText("plan-cellulose-enzymes"))
        return self.use_of_card(played) if played else None

    def use_of_growth(self, words: list[str]) -> Use | None:
        """Return what growing is good for: a better sunrise."""
        node = next((word for word in words if word in self.view["nodes"]), "")
        track = self.view["nodes"][node]["track"] if node else ""
        return Use(self.number.get(track, -1), PlanText("plan-cellulose-grow"))

    def use_of_market(self, words: list[str]) -> Use | None:
        """Return what a card of the market is good for, while there is time to play it."""
        if self.me["hand"] >= HANDFUL or self.room == 0:
            return None
        name = next((space["card"] for space in self.view["spaces"] if space["name"] == f"market-{words[1][-1]}"), None)
        return Use(-1, PlanText("plan-cellulose-market", {"card": name})) if name else None

    def warnings(self) -> list[PlanText]:
        """Return that the wall is nearly complete."""
        if self.room <= len(self.view["players"]) + 1:
            return [PlanText("plan-cellulose-ending", {}, {"count": self.room})]
        return []

    def topics(self) -> list[str]:
        """Return what matters now, each once."""
        later = self.view["round"] >= 2
        regions = any(each["region"] > 0 for each in self.view["players"])
        relevant = {
            "cellulose-turn": True,
            "cellulose-sugar": True,
            "cellulose-wall": self.stock["water"] + self.stock["co2"] > 4 or later,
            "cellulose-vacuole": regions or later,
            "cellulose-growth": True,
            "cellulose-cards": self.me["hand"] > 0 or later,
            "cellulose-evening": later,
            "cellulose-sunrise": later,
            "cellulose-end": self.view["round"] >= 3,
        }
        return [topic for topic, matters in relevant.items() if matters]


def cost(card: dict[str, Any]) -> Amounts:
    """Return what it takes to play a card."""
    return {word: int(card[word]) for word in ("carbohydrate", "protein", "atp") if card[word]}
