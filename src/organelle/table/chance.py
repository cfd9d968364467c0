"""Where chance gets its answers: secure and verifiable, from a seed, or from a script."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from organelle.kernel.actions import ActionBuffer
from organelle.kernel.game import Fault
from organelle.kernel.rng import Rng
from organelle.kernel.vocabulary import Vocabulary
from organelle.table.errors import ScriptError


class ChanceSource:
    """Answers the n-th draw of a match.

    Draws that were taken back count too, so an undo never repeats one, and a restart needs only the source and n.

    Attributes:
        label: what the text of a game says of this source (its `luck` entry).
        secret: what the text reveals at the end (its `reveal` entry); empty if there is nothing to reveal.
    """

    def __init__(self, label: str, secret: str = "") -> None:
        self.label = label
        self.secret = secret

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def after_reveal(self) -> ChanceSource:
        """Return the source to go on with once the secret of this one is known."""
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

    def pick(self, number: int, options: ActionBuffer, vocabulary: Vocabulary) -> int:
        return int(options.pick(Rng(self.seed & 0x7FFFFFFFFFFFFFFF, number).below(options.total)))


class SecureChance(ChanceSource):
    """Verifiable chance: the hash of a secret is published first, then each seat adds a word.

    >>> source = SecureChance("a secret", ("frog", "newt"))
    >>> source.label.split()[2:]
    ['frog', 'newt']
    >>> source.commit == hashlib.sha256(b"a secret").hexdigest()
    True
    """

    def __init__(self, secret: str = "", words: tuple[str, ...] = ()) -> None:
        """Make a source; without a secret a random one is drawn.

        Args:
            secret: what every draw depends on, together with the words.
            words: what the seats added after the hash of the secret was published.
        """
        secret = secret or secrets.token_hex(32)
        self.commit = hashlib.sha256(secret.encode()).hexdigest()
        """The hash to publish before the seats add their words."""
        self.words = words
        super().__init__(" ".join(("secure", self.commit, *words)), secret)

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
        message = " ".join((*self.words, *map(str, parts))).encode()
        return int.from_bytes(hmac.digest(self.secret.encode(), message, "sha256"), "big")


class ScriptedChance(ChanceSource):
    """Outcomes told in advance by code; then those of another source, if there is one."""

    def __init__(self, codes: list[str], then: ChanceSource | None = None) -> None:
        super().__init__("scripted")
        self.codes = list(codes)
        self.then = then

    def pick(self, number: int, options: ActionBuffer, vocabulary: Vocabulary) -> int:
        if not self.codes:
            if self.then is None:
                raise ScriptError(Fault("script-ended", count=number))
            return self.then.pick(number, options, vocabulary)
        possible = [vocabulary.to_code(action) for action in options.to_list()]
        if self.codes[0] not in possible:
            raise ScriptError(Fault("script-impossible", code=self.codes[0], possible=", ".join(possible)))
        return possible.index(self.codes.pop(0))
