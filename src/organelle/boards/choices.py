"""What words of codes stand for at this moment, such as the card in a slot of the market, for the terminal's menus."""

from __future__ import annotations

from collections.abc import Callable

from organelle.kernel.game import View
from organelle.localization import seat_name, sentence, word

SPOTS = {"nucleus": "mrna", "transporter": "carb", "lipids": "lipid", "mitochondria": "atp"}
"""What the spots of each place of Cytosis bring."""


def known(view: View, language: str, spoken: str) -> str:
    """Return what a word of a code stands for now, or nothing if the word alone says it.

    Args:
        view: What `Match.view` returns for the seat that chooses.
        language: One of `localization.LANGUAGES`.
        spoken: One word of a code.
    """
    found = READERS.get(view["game"])
    return found(view, language, spoken) if found else ""


def cytosis(view: View, language: str, spoken: str) -> str:
    """Return what a spot brings, which card lies in the market, what a vesicle carries."""
    table = view["table"]
    stem, _, number = spoken.partition(":")
    if spoken in table["spots"] and stem in SPOTS:
        return spot(table, language, spoken)
    if stem == "market" and table["market"][int(number)]["card"]:
        offer = table["market"][int(number)]
        named = {"card": word(language, "cytosis", offer["card"]), "price": offer["price"]}
        return sentence(language, "client-cytosis-offer", named)
    if stem == "vesicle" and table["vesicles"][int(number)]["owner"] >= 0:
        return cargo(view, language, table["vesicles"][int(number)])
    return ""


def spot(table: View, language: str, spoken: str) -> str:
    """Return the name of a spot with what it brings and costs."""
    stem, _, number = spoken.partition(":")
    carb = number == "carb"
    figures = {"count": table["spots"][spoken]["gives"], "price": 0 if carb else table["spots"][spoken]["price"]}
    named = {"stem": stem, "resource": word(language, "cytosis", SPOTS[stem]), "burns": "carb" if carb else "nothing"}
    return sentence(language, "cytosis-spot", {**figures, **named})


def cargo(view: View, language: str, vesicle: View) -> str:
    """Return what a vesicle carries, whose it is and where."""
    own = vesicle["owner"] == view["seat"]
    owner = "own" if own else seat_name(language, vesicle["owner"])
    load = {"base": vesicle["base"], "count": vesicle["amount"], "more": vesicle["addition"] or "none"}
    area = word(language, "cytosis", vesicle["area"])
    return sentence(language, "cytosis-cargo", {"owner": owner, "area": area, **load})


def cellulose(view: View, language: str, spoken: str) -> str:
    """Return the card in a slot of the market with its price."""
    stem, _, number = spoken.partition("-")
    if stem != "slot" or not number.isdecimal():
        return ""
    for space in view["table"]["spaces"]:
        if space["name"] == f"market-{number}" and space.get("card"):
            card = word(language, "cellulose", space["card"])
            return sentence(language, "client-cellulose-offer", {"card": card, "price": space.get("co2") or 0})
    return ""


def foment(view: View, language: str, spoken: str) -> str:
    """Return a region or a pile with the food that lies there."""
    table = view["table"]
    own = [] if view["seat"] is None else table["players"][view["seat"]].get("slip", {}).get("piles", [])
    piles = [*own, *(pile for share in table["shares"] for pile in share["piles"])]
    places = {pile["name"]: pile["nutrients"] for pile in piles if "name" in pile}
    places |= {name: region["nutrients"] for name, region in table["regions"].items()}
    if spoken not in places:
        return ""
    food = [
        sentence(language, "client-foment-count", {"nutrient": nutrient, "count": count})
        for nutrient, count in places[spoken].items()
        if count
    ]
    if not food and spoken in table["regions"]:
        return ""
    lying = ", ".join(food) or sentence(language, "client-foment-nothing", {})
    return sentence(language, "client-foment-holds", {"place": word(language, "foment", spoken), "food": lying})


READERS: dict[str, Callable[[View, str, str], str]] = {"cytosis": cytosis, "cellulose": cellulose, "foment": foment}
