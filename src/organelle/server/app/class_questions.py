"""The questions for a pause and the quiz: which event leads to each, and which concept it is about.

Their texts are in `biology-questions-GAME.ftl` of each language; the first answer of each is the right one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

CHOICES = 3
"""Answers that a question has; the right one is number 0, and the page shows them in another order."""


@dataclass(frozen=True)
class Question:
    """A question: it is offered once one of its events has happened at half of the tables."""

    concept: str
    events: tuple[str, ...]


def question(concept: str, *events: str) -> Question:
    """Return a question about a concept."""
    return Question(concept, events)


CYTOSIS = {
    "atp-source": question("respiration", "cytosis.resource.gained"),
    "atp-hydrolysis": question("energy", "cytosis.resource.paid"),
    "glucose-yield": question("respiration", "cytosis.resource.traded", "cytosis.resource.gained"),
    "glycolysis-place": question("respiration", "cytosis.resource.traded", "cytosis.resource.paid"),
    "mrna-role": question("protein-synthesis", "cytosis.resource.gained"),
    "mrna-reuse": question("protein-synthesis", "cytosis.resource.traded", "cytosis.vesicle.placed"),
    "translation-place": question("protein-synthesis", "cytosis.resource.traded", "cytosis.vesicle.placed"),
    "rough-er": question("secretory-pathway", "cytosis.vesicle.placed"),
    "smooth-er": question("secretory-pathway", "cytosis.vesicle.placed"),
    "secretory-route": question("secretory-pathway", "cytosis.golgi.moved", "cytosis.exocytosis.left"),
    "golgi-work": question("secretory-pathway", "cytosis.golgi.moved"),
    "exocytosis": question("secretory-pathway", "cytosis.exocytosis.left"),
    "vesicle-membrane": question("membranes", "cytosis.vesicle.placed", "cytosis.vesicle.evicted"),
    "enzyme-energy": question("enzymes", "cytosis.card.completed", "cytosis.end.enzymes"),
    "enzyme-used": question("enzymes", "cytosis.card.completed"),
    "enzyme-matter": question("enzymes", "cytosis.card.completed", "cytosis.market.bought"),
    "glucose-entry": question("membranes", "cytosis.resource.gained"),
    "membrane-lipids": question("membranes", "cytosis.vesicle.placed", "cytosis.exocytosis.left"),
    "steroid-receptor": question("signals", "cytosis.card.completed", "cytosis.receptors.scored"),
    "hormone-target": question("signals", "cytosis.receptors.scored", "cytosis.card.completed"),
    "detox-place": question("enzymes", "cytosis.event.revealed", "cytosis.end.detox"),
    "gene-regulation": question("genes", "cytosis.event.revealed", "cytosis.boost.taken"),
    "same-genes": question("genes", "cytosis.goal.laid"),
    "virus-alive": question("viruses", "cytosis.virus.attacked", "cytosis.round.began"),
    "antibodies": question("viruses", "cytosis.virus.immunised", "cytosis.round.began"),
}
CELLULOSE = {
    "plant-mass": question("photosynthesis", "cellulose.grew"),
    "photosynthesis-gas": question("photosynthesis", "cellulose.placed"),
    "plant-respiration": question("respiration", "cellulose.gained"),
    "plant-mitochondria": question("respiration", "cellulose.gained"),
    "chloroplast-cells": question("photosynthesis", "cellulose.sunrise.collected", "cellulose.round.began"),
    "rubisco": question("photosynthesis", "cellulose.paid"),
    "light-energy": question("photosynthesis", "cellulose.sunrise.collected", "cellulose.round.began"),
    "xylem-pull": question("water", "cellulose.vacuole.watered", "cellulose.gained"),
    "xylem-phloem": question("water", "cellulose.vacuole.drank", "cellulose.gained"),
    "stomata": question("water", "cellulose.placed"),
    "stomata-drought": question("water", "cellulose.level.set", "cellulose.evening.fell"),
    "vacuole-turgor": question("cell-wall", "cellulose.vacuole.watered"),
    "osmosis": question("water", "cellulose.vacuole.watered"),
    "wall-role": question("cell-wall", "cellulose.wall.built", "cellulose.wall.evening"),
    "cellulose-sugar": question("cell-wall", "cellulose.wall.built", "cellulose.wall.evening"),
    "wall-cells": question("cell-wall", "cellulose.wall.built", "cellulose.wall.evening"),
    "hormones-plant": question("signals", "cellulose.plant.bonus", "cellulose.grew"),
    "protein-nitrogen": question("matter", "cellulose.gained"),
    "root-hairs": question("water", "cellulose.grew"),
    "enzyme-plant": question("enzymes", "cellulose.enzyme.activated", "cellulose.card.played"),
}
FOMENT = {
    "matter-energy": question("matter", "foment.ate", "foment.shared", "foment.died"),
    "mutation-need": question("evolution", "foment.mutated", "foment.mutation-rolled"),
    "mutation-effect": question("evolution", "foment.mutated", "foment.unchanged"),
    "selection-unit": question("evolution", "foment.round"),
    "plasmid": question("genes", "foment.built", "foment.unveiled"),
    "gene-transfer": question("genes", "foment.built", "foment.unveiled"),
    "bacteria-wall": question("cell-wall", "foment.built", "foment.breached", "foment.damaged"),
    "prokaryote": question("genes", "foment.placed"),
    "respiration-bacteria": question("respiration", "foment.paid", "foment.maintained"),
    "lithotroph": question("energy", "foment.absorbed", "foment.round"),
    "maintenance": question("energy", "foment.maintained", "foment.damaged"),
    "active-transport": question("membranes", "foment.pumped", "foment.absorbed"),
    "amino-nitrogen": question("matter", "foment.exchanged"),
    "cyst": question("evolution", "foment.encysted", "foment.tide-came"),
    "competition": question("matter", "foment.shared", "foment.ate"),
}
QUESTIONS: dict[str, dict[str, Question]] = {"cytosis": CYTOSIS, "cellulose": CELLULOSE, "foment": FOMENT}

QUIZ = {
    "cytosis": ("atp-source", "mrna-role", "secretory-route", "enzyme-energy", "same-genes"),
    "cellulose": ("plant-mass", "plant-respiration", "xylem-pull", "wall-role", "protein-nitrogen"),
    "foment": ("matter-energy", "mutation-need", "plasmid", "maintenance", "active-transport"),
}
"""The quiz of each game, the same before and after."""


def offered(game: str, happened: Iterable[set[str]]) -> list[str]:
    """Return the questions of which an event has happened at half of the tables or more.

    Args:
        game: whose questions.
        happened: the keys of all events so far, a set for each table.
    """
    tables = list(happened)
    found = []
    for name, asked in QUESTIONS.get(game, {}).items():
        seen = sum(1 for keys in tables if keys.intersection(asked.events))
        if tables and 2 * seen >= len(tables):
            found.append(name)
    return found
