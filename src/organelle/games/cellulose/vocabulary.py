"""The words of every action, from the rules in force."""

from __future__ import annotations

from organelle.games.cellulose.ivy import DIRECTION_WORDS, STRATEGY_WORDS
from organelle.games.cellulose.ivy_cards import KEPT_REASON_WORDS
from organelle.games.cellulose.ivy_lines import IVY_REASON_WORDS
from organelle.games.cellulose.ivy_sheets import LINES
from organelle.games.cellulose.placing import REASON_WORDS
from organelle.games.cellulose.sheets import TYPES
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.words import RESOURCE_WORDS, SOURCE_WORDS, SPACE_WORDS
from organelle.kernel.vocabulary import Kind, Vocabulary, numbered

KINDS = [
    Kind("xylem", "marker", "share", "card"),
    Kind("stomata", "size", "marker", "card"),
    Kind("chloroplasts", "size", "marker", "drink", "card"),
    Kind("wall", "marker", "card"),
    Kind("mitochondria", "size", "marker", "card"),
    Kind("ribosomes", "size", "marker", "card"),
    Kind("cytoplasm", "size", "marker", "card"),
    Kind("membrane", "growth", "marker", "node", "times", "home", "card"),
    Kind("nucleus", "marker"),
    Kind("market", "slot", "marker", "card"),
    Kind("play", "card"),
    Kind("discard", "card", "card"),
    Kind("back", "space", "marker"),
    Kind("photosynthesis", "drink"),
    Kind("build"),
    Kind("grow", "node", "times", "home"),
    Kind("activate", "card", "node", "times", "home", "drink"),
    Kind("collect", "track"),
    Kind("home", "home"),
    Kind("done"),
    Kind("begin", "seat"),
    Kind("draw", "card"),
    Kind("act", "action"),
]


def vocabulary(s: Cellulose) -> Vocabulary:
    rules = s.rules
    homes = [rules.node_names[node] for node in rules.homes]
    domains = {
        "seat": numbered("seat", int(s.seats)),
        "card": rules.card_names,
        "node": rules.node_names,
        "home": homes,
        "times": ["once", "twice"] if homes else [],
        "share": numbered("region", 4),
        "drink": numbered("drink", 13) if rules.drink else [],
        "size": ["small", "large"],
        "growth": ["shoot", "root", "either"],
        "marker": ["own", "gray"],
        "colour": ["coloured", "gray"],
        "slot": ["slot-1", "slot-2", "slot-3", "slot-4"],
        "track": ["shoot", "root"],
        "space": SPACE_WORDS,
        "action": rules.action_names,
        "resource": RESOURCE_WORDS,
        "source": SOURCE_WORDS,
        "line": list(LINES),
        "type": list(TYPES),
        "direction": DIRECTION_WORDS,
        "strategy": STRATEGY_WORDS,
        "reason": [*REASON_WORDS, *IVY_REASON_WORDS, *KEPT_REASON_WORDS],
    }
    return Vocabulary(KINDS, domains)
