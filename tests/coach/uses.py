"""What an answer can be good for, by the rulebook: the measure for plans, written apart from them."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]

SPOT_GIVES = {"nucleus": "mrna", "transporter": "carb", "mitochondria": "atp", "lipids": "lipid"}
LAST_ROUNDS = 1


def has_use(game: str, view: View, seat: int, code: str, codes: list[str]) -> bool:
    """Return whether any card, goal or strategy of the seat has a use for the answer."""
    words = code.split()
    if game == "cytosis":
        return cytosis(view, seat, words)
    if game == "cellulose":
        return cellulose(view, seat, words)
    return foment(view, seat, words, codes)


def cytosis(view: View, seat: int, words: list[str]) -> bool:
    """A spot must give what some card in hand asks for, directly or as what it is made of, and is not all there."""
    me, cards = view["players"][seat], view["cards"]
    hand = [cards[name] for name in view["mine"]["hand"]]
    place = words[0].partition(":")[0]
    if place in SPOT_GIVES:
        return wants(me, hand, SPOT_GIVES[place]) or nothing_left(view, SPOT_GIVES[place])
    if place == "exhaust":
        return wants(me, hand, words[1]) or nothing_left(view, words[1])
    if place == "ribosome":
        return any(card["kind"] == "enzyme" and card["resources"]["protein"] > 0 for card in hand)
    if place in ("rough-er", "steroid"):
        amount = next(int(word) for word in words if word.isdecimal())
        base = "protein" if place == "rough-er" else "lipid"
        return any(starts(card, base) and card["resources"][base] == amount for card in hand)
    if place == "golgi":
        vesicle = view["vesicles"][int(next(word for word in words if word.startswith("vesicle:"))[8:])]
        return any(travels(card) and carried(vesicle, card, words) for card in hand)
    if place == "laureates":
        goal = next((each for each in view["goals"] if each["goal"] in words), None)
        return (goal is not None and counts(goal["counts"], view, me)) or wants(me, hand, "atp")
    return place != "grey"


def travels(card: View) -> bool:
    return card["kind"] in ("protein-hormone", "steroid-hormone", "protein-receptor", "steroid-receptor")


def starts(card: View, base: str) -> bool:
    return travels(card) and (card["kind"] == "steroid-hormone") == (base == "lipid")


def carried(vesicle: View, card: View, words: list[str]) -> bool:
    """Whether a vesicle, with the addition of the code, fits the card."""
    base = "lipid" if card["kind"] == "steroid-hormone" else "protein"
    addition = "lipid" if card["kind"] == "steroid-receptor" else "carb"
    return vesicle["base"] == base and vesicle["amount"] >= card["resources"][base] and addition in words


def wants(me: View, hand: list[View], resource: str) -> bool:
    """Whether all cards in hand together ask for more of it than the seat owns."""
    asked = 0
    for card in hand:
        if card["kind"] in ("resource", "virus"):
            continue
        needs = card["resources"]
        if resource == "mrna":
            asked += needs["protein"]
        elif resource == "atp":
            asked += needs["atp"] + needs["carb"]
        else:
            asked += needs[resource]
    return int(me["supply"].get(resource, 0)) < asked


def nothing_left(view: View, resource: str) -> bool:
    """Whether the game is so near its end that leftovers are all that counts."""
    return resource != "atp" and int(view["rounds"]) - int(view["round"]) <= LAST_ROUNDS


def counts(kind: str, view: View, me: View) -> bool:
    """Whether the seat has or holds a card that the goal counts."""
    names = [*me["completed"], *view["mine"]["hand"]]
    return any(kind in view["cards"][name]["kind"] for name in names)


def cellulose(view: View, seat: int, words: list[str]) -> bool:
    """A space must give what the wall, a card in hand, growth or the vacuole asks for."""
    me = view["players"][seat]
    stock, held = me["stock"], [view["cards"][name] for name in me["cards"]]
    exits = [view["nodes"][node] for end in (me["shoot"], me["root"]) for node in view["nodes"][end]["exits"]]
    atp = any(card["atp"] > stock["atp"] for card in held) or any(each["cost"]["atp"] > stock["atp"] for each in exits)
    if words[0] == "xylem":
        return stock["water"] < 12 or any(word.startswith("region:") and word != "region:0" for word in words)
    if words[0] == "stomata":
        return stock["co2"] < 12 or any(card["carbohydrate"] for card in held)
    if words[0] == "mitochondria":
        return atp or words[-1] in view["cards"]
    if words[0] == "ribosomes":
        enzymes = any(view["cards"][name]["type"] == "enzyme" for name in me["played"])
        return enzymes or any(card["protein"] > stock["protein"] for card in held) or words[-1] in view["cards"]
    if words[0] == "cytoplasm":
        return any(each["cost"]["hormone"] > stock["hormone"] for each in exits) or words[-1] in view["cards"]
    if words[0] == "nucleus":
        return bool(me["hand"] == 0)
    return True


def foment(view: View, seat: int, words: list[str], codes: list[str]) -> bool:
    """A region must have food, company for a quorum, or light for chlorophyll; where none is in reach, one may rest."""
    me = view["players"][seat]
    if words[0] == "build":
        others = [each for each in view["regions"][me["region"]]["cells"] if each != seat]
        return words[1] not in ("lipase", "dnase") or bool(others)
    if words[0] != "move":
        return True
    region = view["regions"][words[1]]
    company = me["strategy"] == "quorum" and any(each != seat for each in region["cells"])
    in_reach = [view["regions"][code.split()[1]] for code in codes]
    return (
        company
        or any(region["nutrients"].values())
        or "chlorophyll" in me["structures"]
        or words[1] == me["region"]
        or not any(any(each["nutrients"].values()) for each in in_reach)
    )
