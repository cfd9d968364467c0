"""Where chance gets its answers: secure and verifiable, from a seed, or from a script."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any, Final

from organelle.kernel.actions import ActionBuffer
from organelle.kernel.game import Fault
from organelle.kernel.rng import Rng
from organelle.kernel.vocabulary import Vocabulary
from organelle.table.errors import ScriptError

SECURE: Final = "secure"
FIXED: Final = "fixed"
"""The kinds of verifiable chance: the first word of a `luck` entry."""


def hash_of(text: str) -> str:
    """Return the hash that stands for a secret or a word until it is opened."""
    return hashlib.sha256(text.encode()).hexdigest()


def seat_word(seat: int, word: str, sealed: bool) -> str:
    """Return a seat's word as it stands in a `luck` entry: after a colon if it was sealed, else a question mark."""
    return f"{seat}{':' if sealed else '?'}{word}"


def bare_word(written: str) -> str:
    """Return the word itself of what `seat_word` wrote.

    >>> [bare_word(written) for written in ("0:frog", "1?newt")]
    ['frog', 'newt']
    """
    return written.replace("?", ":").rpartition(":")[2]


class ChanceSource:
    """Answers the n-th draw of a match; a restart needs only the source and n.

    Attributes:
        label: what the text of a game says of this source (its `luck` entry).
        secret: what the text reveals at the end (its `reveal` entry); empty if there is nothing to reveal.
        repeats: whether draws that were taken back are not counted in n, so that going back brings them again.
    """

    def __init__(self, label: str, secret: str = "", repeats: bool = False) -> None:
        self.label = label
        self.secret = secret
        self.repeats = repeats

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def after_reveal(self) -> ChanceSource:
        """Return the source to go on with once the secret of this one is known."""
        return self

    def copy(self) -> ChanceSource:
        """Return a source that gives what this one would, and changes nothing in it."""
        return self

    def pick(self, number: int, options: ActionBuffer, vocabulary: Vocabulary) -> int:
        """Return the index of the option that comes up in the draw of that number.

        Raises:
            ScriptError: if a script has ended, or names what cannot come up.
        """
        raise AssertionError


class SeededChance(ChanceSource):
    """Chance from a seed: the same seed gives the same game, compiled or not, on every Python."""

    def __init__(self, seed: int) -> None:
        super().__init__("seeded")
        self.seed = seed

    def __reduce__(self) -> Any:
        return SeededChance, (self.seed,)

    def pick(self, number: int, options: ActionBuffer, vocabulary: Vocabulary) -> int:
        return int(options.pick(Rng(self.seed & 0x7FFFFFFFFFFFFFFF, number).below(options.total)))


class SecureChance(ChanceSource):
    """Verifiable chance: the hash of a secret is published first, then each seat adds a word.

    Draws that were taken back count, so going back brings others. Games of before were played so; `FixedChance` is
    what new ones are played with.

    >>> source = SecureChance("a secret", ("frog", "newt"))
    >>> source.label.split()[2:]
    ['frog', 'newt']
    >>> source.commit == hashlib.sha256(b"a secret").hexdigest()
    True
    """

    def __init__(self, secret: str = "", words: tuple[str, ...] = (), kind: str = SECURE) -> None:
        """Make a source; without a secret a random one is drawn.

        Args:
            secret: what every draw depends on, together with the words.
            words: what the seats added after the hash of the secret was published.
            kind: the first word of its label.
        """
        secret = secret or secrets.token_hex(32)
        self.commit = hash_of(secret)
        """The hash to publish before the seats add their words."""
        self.words = words
        self._mixed_in = words if kind == SECURE else tuple([bare_word(word) for word in words])
        super().__init__(" ".join((kind, self.commit, *words)), secret, kind == FIXED)

    def __reduce__(self) -> Any:
        return type(self), (self.secret, self.words)

    def after_reveal(self) -> ChanceSource:
        return SecureChance("", self.words)

    def pick(self, number: int, options: ActionBuffer, vocabulary: Vocabulary) -> int:
        return int(options.pick(self._number(number) % int(options.total)))

    def bot_seed(self, seat: int, version: int, attempt: int) -> int:
        """Return the seed of a bot's choice: repeatable for whoever knows the game and the secret.

        Args:
            seat: the bot's seat.
            version: the number of the question it answers.
            attempt: how often it was asked the same before.
        """
        return self._number(seat, version, attempt) & 0x3FFFFFFFFFFFFFFF

    def _number(self, *parts: int) -> int:
        message = " ".join((*self._mixed_in, *map(str, parts))).encode()
        return int.from_bytes(hmac.digest(self.secret.encode(), message, "sha256"), "big")


class FixedChance(SecureChance):
    """Verifiable chance whose every draw is fixed before the first: going back brings the same ones again.

    >>> words = (seat_word(0, "frog", sealed=True), seat_word(1, "newt", sealed=False))
    >>> FixedChance("a secret", words).label.split()[2:]
    ['0:frog', '1?newt']
    """

    def __init__(self, secret: str = "", words: tuple[str, ...] = ()) -> None:
        """Make a source; without a secret a random one is drawn.

        Args:
            secret: what every draw depends on, together with the words.
            words: what the seats added, as `seat_word` writes them.
        """
        super().__init__(secret, words, FIXED)

    def after_reveal(self) -> ChanceSource:
        return FixedChance("", self.words)


class ScriptedChance(ChanceSource):
    """Outcomes told in advance by code; then those of another source, if there is one."""

    def __init__(self, codes: list[str], then: ChanceSource | None = None) -> None:
        super().__init__("scripted")
        self.codes = list(codes)
        self.then = then

    def __reduce__(self) -> Any:
        return ScriptedChance, (self.codes, self.then)

    def copy(self) -> ChanceSource:
        return ScriptedChance(self.codes, self.then.copy() if self.then is not None else None)

    def pick(self, number: int, options: ActionBuffer, vocabulary: Vocabulary) -> int:
        if not self.codes:
            if self.then is None:
                raise ScriptError(Fault("script-ended", count=number))
            return self.then.pick(number, options, vocabulary)
        possible = [vocabulary.to_code(action) for action in options.to_list()]
        if self.codes[0] not in possible:
            raise ScriptError(Fault("script-impossible", code=self.codes[0], possible=", ".join(possible)))
        return possible.index(self.codes.pop(0))
