"""The moments that decided a game, and every judged answer, in sentences."""

from __future__ import annotations

from organelle.coach.report import Decision, DrawnLuck, Review
from organelle.kernel.vocabulary import Vocabulary
from organelle.localization import code_phrase, sentence


class Narrator:
    """Says what a review found, in one language, with the names of the players."""

    def __init__(self, review: Review, vocabulary: Vocabulary, language: str, names: list[str]) -> None:
        self.review = review
        self.vocabulary = vocabulary
        self.language = language
        self.names = names

    def phrase(self, code: str) -> str:
        """Return a code as people say it."""
        return code_phrase(self.language, self.review.game, self.vocabulary, code)

    def moments(self) -> list[tuple[int, str]]:
        """Return the moments that changed most, in the order of the game: the number of the entry, and a sentence."""
        return [(moment.entry, self.tell(moment)) for moment in self.review.moments()]

    def tell(self, moment: Decision | DrawnLuck) -> str:
        """Return what happened there, and what it changed."""
        if isinstance(moment, DrawnLuck):
            return self.tell_draw(moment)
        return sentence(
            self.language,
            "review-moment-loss" if moment.loss else "review-moment-gain",
            {
                "round": moment.round,
                "name": self.names[moment.seat],
                "given": self.phrase(moment.code),
                "best": self.phrase(moment.best),
                "before": percent(moment.before),
                "after": percent(moment.after),
            },
        )

    def tell_draw(self, draw: DrawnLuck) -> str:
        """Return what came up, and to whom it mattered most."""
        seat = max(range(len(draw.luck)), key=lambda one: abs(draw.luck[one]))
        change = draw.luck[seat]
        found: dict[str, str | int] = {"round": draw.round, "name": self.names[seat], "points": abs(percent(change))}
        return sentence(self.language, f"review-moment-draw-{'for' if change > 0 else 'against'}", found)


def percent(chance: float) -> int:
    """Return a chance in whole percent."""
    return round(100 * chance)
