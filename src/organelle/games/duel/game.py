"""Duel as the table sees it: its facts, and the way into its rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.duel import redeal, view, words
from organelle.games.duel.cards import CARDS, VARIANTS
from organelle.games.duel.commitment import Round
from organelle.games.duel.drawing import Refill
from organelle.games.duel.spoils import HAND_FULL, Spoils
from organelle.games.duel.state import Duel, Rules
from organelle.kernel.game import Cards, Game, Option, View
from organelle.kernel.rng import Rng
from organelle.kernel.sheet import Cell
from organelle.kernel.vocabulary import Vocabulary


def rules(options: dict[str, str], cards: Cards) -> Rules:
    """The figures of the chosen variant. [DU-1.2]"""
    variant = next(row for row in cards["variants"] if row[0] == options["variant"])
    deck = cards["cards"]
    return Rules(
        [str(row[0]) for row in deck],
        numbers(deck, 1),
        numbers(deck, 2),
        int(variant[1]),
        int(variant[2]),
        int(variant[3]),
        int(variant[4]),
    )


def numbers(rows: list[list[Cell]], column: int) -> vec[i64]:
    return vec[i64]([int(row[column]) for row in rows])


class DuelGame(Game):
    """The example game: every feature of the kernel on one page. [DU-1.1]"""

    def set_up(self, seats: int, options: dict[str, str], cards: Cards) -> Duel:
        s = Duel(seats, rules(options, cards))
        s.push(Round())
        s.push(Refill(0))
        return s

    def vocabulary(self, s: Duel) -> Vocabulary:
        return words.vocabulary(s.rules.names, int(s.seats))

    def private_view(self, s: Duel, seat: int | None) -> View:
        return view.view(s, seat)

    def redeal(self, s: Duel, seat: i64, rng: Rng) -> Duel:
        return redeal.redeal(s, seat, rng)

    def scores(self, s: Duel) -> list[int]:
        return [int(player.points) for player in s.players]

    def winners(self, s: Duel) -> list[int]:
        """The most points win, together if tied. [DU-3.1]"""
        scores = self.scores(s)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def piece_counts(self, s: Duel) -> dict[str, int]:
        """Of every card there are as many as on the sheet, wherever they are."""
        found = {}
        for card, name in enumerate(s.rules.names):
            held = sum(int(player.hand[card]) for player in s.players)
            found[name] = held + int(s.deck.total(card)) + int(s.discard[card])
        step = s.top() if s.depth > 0 else None
        if isinstance(step, Spoils):
            found[s.rules.names[step.card]] += 1
        return found

    def closed_reasons(self) -> list[str]:
        return [HAND_FULL]


DUEL = DuelGame(
    name="duel",
    seats=(2, 3, 4),
    options=[Option("variant", *[str(row.cells[0]) for row in VARIANTS.rows])],
    sheets=[CARDS, VARIANTS],
    events=words.EVENTS,
    questions=["duel.commit", "duel.spoils"],
    version=1,
    stage="example",
)
