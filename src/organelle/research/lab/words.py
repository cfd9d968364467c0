"""The names of what is measured, as people read them."""

from __future__ import annotations

from dataclasses import dataclass

from organelle.localization import has_message, seat_name, sentence, word
from organelle.research.lab.measures import MEAN, SHARE, Figure

OF_THE_GAME = ("points", "kinds", "ending", "happened", "figure")
"""First parts of measures whose second part is a word of the lab for one game."""


@dataclass(frozen=True)
class Words:
    """The sentences of a report in one language about one game."""

    language: str
    game: str

    def say(self, key: str, **arguments: str | int) -> str:
        """Return the sentence of a key."""
        return sentence(self.language, key, arguments)

    def percent(self, value: float) -> str:
        """Return a share in percent: with a digit after the point where it is small.

        >>> Words("en", "duel").percent(0.1234).split(), Words("it", "duel").percent(0.0123).split()
        (['12', '%'], ['1,2', '%'])
        """
        return f"{self.decimal(100 * value, 0 if value >= 0.0995 or value == 0 else 1)}\u00a0%"

    def decimal(self, value: float, digits: int) -> str:
        """Return a number with at most so many digits after the point, or the comma where people write one."""
        shown = f"{value:.{digits}f}"
        shown = shown.rstrip("0").rstrip(".") if digits else shown
        return shown if self.say("lab-decimal-point") == "." else shown.replace(".", ",")

    def value(self, figure: Figure, name: str = "") -> str:
        """Return a figure; of a name that is part of a whole, in percent."""
        if self.is_percent(figure, name):
            return self.percent(figure.value)
        return self.decimal(figure.value, 2 if figure.kind == MEAN and abs(figure.value) < 10 else 1)

    def span(self, low: float, high: float, share: bool = True) -> str:
        """Return both ends of an interval, short."""
        if share:
            digits = 0 if high >= 0.0995 else 1
            return f"{self.decimal(100 * low, digits)}–{self.decimal(100 * high, digits)}"
        return f"{self.decimal(low, 2 if high < 10 else 1)}–{self.decimal(high, 2 if high < 10 else 1)}"

    def range_of(self, figure: Figure, name: str = "") -> str:
        """Return the interval of a figure, short."""
        return self.span(figure.low, figure.high, self.is_percent(figure, name))

    def is_percent(self, figure: Figure, name: str) -> bool:
        """Return whether a figure is read in percent."""
        return figure.kind == SHARE or is_part(name)

    def item(self, subject: str, name: str) -> str:
        """Return what is named: a seat, a thing, an ending, a source of points, something that happened."""
        if subject == "seat":
            return seat_name(self.language, int(name) - 1)
        if subject in OF_THE_GAME:
            return capitalized(self.of_the_game(subject, name))
        return capitalized(word(self.language, self.game, name)) if name else ""

    def of_the_game(self, subject: str, name: str) -> str:
        """Return a word of the lab for one game; one that no file has as it is."""
        key = f"lab-{subject}-{self.game}-{name}"
        return self.say(f"lab-{subject}-{self.game}-{name}") if has_message(self.language, key) else name

    def group(self, name: str) -> str:
        """Return the heading of a group of things."""
        return self.say(f"lab-group-{self.game}-{name}")

    def measure(self, name: str) -> str:
        """Return a measure in words.

        >>> Words("en", "cytosis").measure("cards.catalase.completed")
        'Catalase: Done'
        >>> Words("en", "cytosis").measure("seat.2.wins")
        'Player 2: Wins'
        """
        subject, _, rest = name.partition(".")
        thing, _, stage = rest.rpartition(".")
        if subject in ("rounds", "decisions", "score", "lead", "choices"):
            return self.say(f"lab-measure-{subject}-{rest.partition('.')[0]}", number=rest.partition(".")[2])
        if subject == "figure":
            return capitalized(self.of_the_game(subject, rest))
        if subject in ("points", "kinds", "ending"):
            return f"{self.say(f'lab-measure-{subject}')}: {self.of_the_game(subject, rest)}"
        return f"{self.item(subject, thing)}: {self.say(f'lab-stage-{stage}')}"


def is_part(name: str) -> bool:
    """Return whether a mean is the part of a whole, which people read in percent."""
    return name.startswith(("points.", "kinds.", "figure.", "choices.mattered"))


def capitalized(text: str) -> str:
    """Return a text with a capital letter at its beginning, and the others as they are."""
    return text[:1].upper() + text[1:]
