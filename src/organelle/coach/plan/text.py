"""A plan in words, for the terminal; the page says the same from the same sentences."""

from __future__ import annotations

from organelle.coach.plan.parts import Plan, PlanAim, PlanStop, PlanText
from organelle.kernel.vocabulary import Vocabulary
from organelle.localization import code_phrase, sentence, word


class PlanWords:
    """Says plans of one game in one language.

    Args:
        language: one of `LANGUAGES`.
        game: the name of the game.
        vocabulary: that of the match.
    """

    def __init__(self, language: str, game: str, vocabulary: Vocabulary) -> None:
        self.language = language
        self.game = game
        self.vocabulary = vocabulary

    def lines(self, plan: Plan) -> list[str]:
        """Return a plan as sentences: the next answer and what it is good for, warnings, then the aims."""
        found = [self.next_line(plan), *(self.text(each) for each in plan.warnings)]
        return found + [self.aim(each) for each in plan.aims]

    def next_line(self, plan: Plan) -> str:
        """Return the answer to give now, with its reason, and the code to type."""
        if not plan.code or plan.why is None:
            return sentence(self.language, "plan-none", {})
        said = sentence(self.language, "plan-next", {"answer": self.phrase(plan.code)})
        typed = sentence(self.language, "play-plan-code", {"code": plan.code})
        return f"{said} {self.text(plan.why)} {typed}"

    def aim(self, aim: PlanAim) -> str:
        """Return an aim, what it still lacks, and the way there."""
        parts = [self.text(aim.text)]
        if aim.missing:
            missing = ", ".join(self.amount(count, thing) for thing, count in aim.missing.items())
            parts.append(sentence(self.language, "plan-missing", {"list": missing}))
        elif aim.route:
            parts.append(sentence(self.language, "plan-ready", {}))
        if aim.route:
            way = " → ".join(self.stop(stop) for stop in aim.route)
            parts.append(sentence(self.language, "plan-route", {"list": way}))
        return " ".join(parts)

    def stop(self, stop: PlanStop) -> str:
        """Return a stop of a way, with what it adds."""
        place = self.phrase(stop.place)
        if not stop.brings:
            return place
        return sentence(self.language, "plan-stop-with", {"place": place, "thing": self.word(stop.brings)})

    def amount(self, count: int, thing: str) -> str:
        """Return so many of something."""
        return sentence(self.language, "plan-amount", {"count": count, "thing": self.word(thing)})

    def text(self, text: PlanText) -> str:
        """Return a sentence of a plan."""
        words = {name: self.word(spoken) for name, spoken in text.words.items()}
        return sentence(self.language, text.key, {**words, **text.numbers})

    def word(self, spoken: str) -> str:
        """Return a word of a code as people say it."""
        return word(self.language, self.game, spoken)

    def phrase(self, code: str) -> str:
        """Return a code as people say it."""
        return code_phrase(self.language, self.game, self.vocabulary, code)
