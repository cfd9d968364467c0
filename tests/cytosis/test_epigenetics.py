"""The epigenetic cards."""

import organelle
from cytosis.table import Table
from organelle.games.cytosis.game import CYTOSIS
from organelle.games.cytosis.versions import CURRENT


def modified(
    modification: str, seat: int = 0, virus: str = "off", edition: str = "revised", version: int = CURRENT
) -> Table:
    table = Table(edition=edition, epigenetics="on", virus=virus, version=version)
    for player in table.s.players:
        player.modification = -1
    table.modify(seat, modification)
    return table


def test_the_draft() -> None:
    """Three seen, one kept, two passed on with a new one; all are shown at the end. [CY-16.1]"""
    match = organelle.game("cytosis").new(seats=3, seed=4, epigenetics=True, first="1")
    assert match.waiting == (1,) and match.question == "cytosis.draft"
    first = match.view(1)["table"]["mine"]["packet"]
    assert len(first) == 3 and match.view(2)["table"]["mine"]["packet"] == []
    assert match.view(2)["table"]["market"][0]["card"] == ""
    match.play(1, f"draft {first[0]}")
    second = match.view(2)["table"]["mine"]["packet"]
    assert set(first[1:]) < set(second) and first[0] not in second
    assert match.view(2)["table"]["players"][1]["modification"] == ""
    assert match.view(1)["table"]["mine"]["drafted"] == first[0]
    match.play(2, f"draft {second[0]}")
    third = match.view(0)["table"]["mine"]["packet"]
    match.play(0, f"draft {third[0]}")
    shown = [player["modification"] for player in match.view(None)["table"]["players"]]
    assert shown == [third[0], first[0], second[0]]
    assert match.question == "cytosis.keep"


def test_abilities_belong_to_their_owner() -> None:
    """In the owner's own turn only. [CY-16.2]"""
    table = modified("metabolic-flexibility", seat=1)
    table.supply(0, atp=3)
    assert not any(code.startswith("trade") for code in table.codes())


def test_metabolic_flexibility() -> None:
    """1 ATP for an mRNA or a lipid, 2 for a carb, as often as wished, also after the flask. [CY-16.3, CY-9.7]"""
    table = modified("metabolic-flexibility")
    table.supply(0, atp=5)
    table.play("trade mrna", "trade carb")
    assert table.owns(0) == {"atp": 2, "mrna": 1, "carb": 1}
    table.play("lipids:3")
    assert table.question == "cytosis.closing"
    table.play("trade lipid", "trade mrna")
    assert table.owns(0) == {"mrna": 2, "carb": 1, "lipid": 4} and table.asked == 1


def test_no_closing_question_without_atp() -> None:
    """Everyone can see that there is nothing to trade. [CY-9.7]"""
    table = modified("metabolic-flexibility")
    table.play("lipids:3")
    assert table.asked == 1


def foresight(virus: str = "off") -> Table:
    """Seat 0 has looked at DHEA, catalase and cortisol, in that order."""
    table = modified("regulatory-foresight", virus=virus)
    table.supply(0, atp=4)
    for name in ("cortisol", "catalase", "dhea"):
        table.s.deck.counts[table.names.index(name)] = 0
        table.s.deck.size -= 1
        table.s.deck.put_on_top(table.names.index(name), 0)
    table.play("look", "draw dhea", "draw catalase", "draw cortisol")
    return table


def test_regulatory_foresight_puts_back_in_any_order() -> None:
    """2 ATP for a look, once a turn; the owner knows the top from then on. [CY-16.4]"""
    table = foresight()
    assert table.owns(0) == {"atp": 2} and CYTOSIS.view(table.s, 0)["mine"]["seen"] == ["dhea", "catalase", "cortisol"]
    assert CYTOSIS.view(table.s, 1)["mine"]["seen"] == []
    assert len([code for code in table.codes() if code.startswith("replace")]) == 6
    table.play("replace top:2 top:0 top:1")
    assert CYTOSIS.view(table.s, 0)["mine"]["top"] == ["cortisol", "dhea", "catalase"]
    assert CYTOSIS.view(table.s, 1)["mine"]["top"] == [] and "look" not in table.codes()


def test_regulatory_foresight_keeps_a_card() -> None:
    """For 2 more ATP, unseen by the others. [CY-16.4, CY-17.1]"""
    table = foresight()
    table.play("keep catalase top:0 top:2")
    assert table.holds(0) == ["catalase"] and table.owns(0) == {}
    assert CYTOSIS.view(table.s, 0)["mine"]["top"] == ["dhea", "cortisol"]
    assert CYTOSIS.view(table.s, 1)["players"][0]["hand"] == []


def test_regulatory_foresight_after_the_flask() -> None:
    """Once a turn, before the flask or after it, whatever edition has the card. [CY-16.4, CY-9.7]"""
    for edition in ("revised", "italian"):
        table = modified("regulatory-foresight", edition=edition)
        table.supply(0, atp=5)
        table.play("nucleus:3")
        assert table.question == "cytosis.closing" and table.codes() == ["done", "look"]
        table.play("look")
        table.settle_chance()
        assert table.question == "cytosis.foresight"
        table.play("replace top:2 top:0 top:1")
        assert table.owns(0) == {"atp": 3, "mrna": 3} and table.asked == 1


def test_regulatory_foresight_is_used_once_in_a_turn() -> None:
    """Who has looked before the flask is not asked after it. [CY-16.4]"""
    table = foresight()
    table.play("replace top:0 top:1 top:2", "mitochondria:3")
    assert table.owns(0) == {"atp": 5} and table.asked == 1


def test_no_closing_question_for_foresight_that_cannot_be_used() -> None:
    """Everyone can see that the ATP is missing, or the cards. [CY-16.4, CY-9.7]"""
    table = modified("regulatory-foresight")
    table.supply(0, atp=1)
    table.play("nucleus:3")
    assert table.asked == 1
    table = modified("regulatory-foresight")
    table.supply(0, atp=2)
    table.empty_deck()
    table.play("nucleus:3")
    assert table.asked == 1


def test_a_reserve_kept_after_the_flask_can_still_be_played() -> None:
    """As a further word, so that no question tells what was kept. [CY-16.4, CY-9.6, CY-17.2]"""
    kept = []
    for code in (
        "keep mrna-reserve top:1 top:2 mrna-reserve",
        "keep mrna-reserve top:1 top:2",
        "keep dhea top:0 top:2",
    ):
        table = modified("regulatory-foresight")
        table.supply(0, atp=4)
        table.empty_deck("mrna-reserve", "dhea", "catalase")
        table.play("lipids:2", "look", "draw mrna-reserve", "draw dhea", "draw catalase", code)
        kept.append((table.asked, table.holds(0), table.owns(0)))
    assert kept == [
        (1, [], {"mrna": 4, "lipid": 2}),
        (1, ["mrna-reserve"], {"lipid": 2}),
        (1, ["dhea"], {"lipid": 2}),
    ]
    table = modified("regulatory-foresight")
    table.supply(0, atp=4)
    table.empty_deck("mrna-reserve")
    table.play("look", "draw mrna-reserve")
    assert table.codes() == ["replace top:0", "keep mrna-reserve"]


def test_in_version_1_foresight_came_before_the_flask_only() -> None:
    """A match that began so goes on so. [CY-16.4]"""
    table = modified("regulatory-foresight", version=1)
    table.supply(0, atp=4)
    table.play("nucleus:3")
    assert table.asked == 1


def test_a_virus_kept_by_foresight_strikes() -> None:
    """As if bought. [CY-16.4, CY-15.5]"""
    table = modified("regulatory-foresight", virus="on")
    table.supply(0, atp=4)
    table.s.deck.take(table.names.index("ebola-attack"))
    table.s.deck.put_on_top(table.names.index("ebola-attack"), 0)
    table.play("look", "draw ebola-attack")
    table.settle_chance()
    table.play("keep ebola-attack top:1 top:2")
    assert table.health == [0, -1, -1] and table.holds(0) == []
    assert CYTOSIS.view(table.s, 1)["players"][0]["attacks"] == ["ebola-attack"]


def test_foresight_with_few_cards() -> None:
    """As many as there are; an empty deck is made anew; without cards not at all. [CY-16.4]"""
    table = modified("regulatory-foresight")
    table.supply(0, atp=2)
    for card in range(len(table.s.deck.counts)):
        table.s.deck.counts[card] = 0
    table.s.deck.size = 0
    assert "look" not in table.codes()
    table.s.discard[table.names.index("dhea")] = 1
    table.play("look", "draw dhea")
    assert table.codes() == ["replace top:0"] and table.s.shuffles == 1
    table.supply(0, atp=2)
    table.play("keep dhea")
    assert table.holds(0) == ["dhea"] and "epigenetics.replaced" not in table.event_keys()


def test_increased_uptake() -> None:
    """One more on a numbered spot, a carb for an ATP, not on the carb spot, at the owner's choice. [CY-16.5]"""
    table = modified("increased-uptake")
    table.supply(0, atp=2, carb=1)
    codes = table.codes()
    assert "nucleus:3" in codes and "nucleus:3 extra" in codes
    assert "transporter:1 extra" in codes and "transporter:2 extra" not in codes
    assert "mitochondria:carb" in codes and "mitochondria:carb extra" not in codes
    table.play("transporter:1 extra")
    assert table.owns(0) == {"carb": 3}
    table.turn(0)
    table.play("lipids:3 extra")
    assert table.owns(0) == {"carb": 3, "lipid": 4}
    table.turn(0)
    table.stock(mrna=3)
    assert "nucleus:3 extra" not in table.codes() and "nucleus:2 extra" in table.codes()


def test_efficient_catalysis() -> None:
    """A grey flask for 3 ATP. [CY-16.6]"""
    table = modified("efficient-catalysis")
    table.supply(0, atp=3)
    table.play("grey")
    assert table.owns(0) == {}


def next_round(table: Table) -> None:
    """Phase 2 passes and the next round begins."""
    table.end_round()
    table.play("reveal toxicity")
    table.settle_chance()


def test_early_expression() -> None:
    """An ATP for a flask before the first turn; the opening player stays, whoever takes the marker. [CY-16.7]"""
    table = modified("early-expression", seat=2)
    table.supply(2, atp=5)
    table.hand(2, "mrna-reserve")
    next_round(table)
    assert table.question == "cytosis.early" and table.asked == 2
    assert "grey" not in table.codes() and not any(code.startswith(("exhaust", "play")) for code in table.codes())
    table.play("laureates")
    assert table.owns(2) == {"atp": 4} and table.s.first == 2 and table.asked == 0
    assert [int(player.flasks) for player in table.s.players] == [4, 4, 3]
    table.play("nucleus:3", "nucleus:2")
    assert table.asked == 2


def test_early_expression_asks_whenever_there_is_atp() -> None:
    """And its ATP is paid before the spot. [CY-16.7, CY-17.2]"""
    table = modified("early-expression", seat=1)
    table.supply(1, atp=1)
    next_round(table)
    assert "transporter:1" not in table.codes() and table.closed(1)["transporter:1"] == "needs-atp"
    table.play("pass")
    assert table.owns(1) == {"atp": 1} and table.asked == 0
    table.supply(1)
    next_round(table)
    assert table.question == "cytosis.turn"


def test_basal_expression() -> None:
    """An ATP, an mRNA or a lipid at the start of every round, before early expression. [CY-16.8]"""
    table = modified("basal-expression", seat=1)
    table.modify(0, "early-expression")
    table.supply(0, atp=1)
    table.stock(lipid=0)
    next_round(table)
    assert table.asked == 1 and table.codes() == ["express atp", "express mrna", "pass"]
    table.play("express mrna")
    assert table.owns(1) == {"mrna": 1} and table.question == "cytosis.early"


def test_basal_expression_in_the_first_round() -> None:
    """Every round means the first too. [CY-16.8]"""
    match = organelle.game("cytosis").new(seats=2, seed=4, epigenetics=True, first="0")
    for _ in range(40):
        seat = match.waiting[0]
        codes = match.codes(seat)
        wanted = [code for code in codes if "basal-expression" in code]
        if match.question in ("cytosis.basal", "cytosis.turn"):
            break
        match.play(seat, (wanted or codes)[0])
    owners = [player["modification"] for player in match.view(None)["table"]["players"]]
    assert (match.question == "cytosis.basal") == ("basal-expression" in owners)
    assert match.view(None)["table"]["round"] == 1


def test_open_chromatin() -> None:
    """Cards are free, with a grey flask too; the bonus of the free place remains. [CY-16.9]"""
    table = modified("open-chromatin")
    table.market("catalase", "dhea", "cortisol", "aldolase")
    table.event("reduce-atp-cost")
    table.supply(0, atp=4)
    table.play("grey", "market:3", "market:0")
    assert table.owns(0) == {"atp": 1} and table.holds(0) == ["aldolase", "catalase"]
    assert [offer["price"] for offer in CYTOSIS.view(table.s, 0)["market"]] == [0, 0, 0, 0]
