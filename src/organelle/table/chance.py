"""Where chance gets its answers: secure and verifiable, from a seed, from a script, from an earlier game."""

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
    """Answers the n-th draw of a game; draws that were taken back count too, so an undo never repeats one."""

    def __init__(self, label: str, secret: str = "") -> None:
        self.label = label
        """What the log says of this luck."""
        self.secret = secret
        """What the log reveals of it at the end, if anything."""

    def after_reveal(self) -> ChanceSource:
        """What goes on after the secret was revealed."""
        return self

    def pick(self, number: int, options: ActionBuffer, vocabulary: Vocabulary) -> int:
        """The place of the option that comes up."""
        raise AssertionError


class SeededChance(ChanceSource):
    """The same seed gives the same game, compiled or not, on every Python."""

    def __init__(self, seed: int) -> None:
        super().__init__("seeded")
        self.seed = seed

    def pick(self, number: int, options: ActionBuffer, vocabulary: Vocabulary) -> int:
        return int(options.pick(Rng(self.seed & 0x7FFFFFFFFFFFFFFF, number).below(options.total)))


class SecureChance(ChanceSource):
    """Luck nobody chose: a secret whose hash is published first, then a word from each seat."""

    def __init__(self, secret: str = "", words: tuple[str, ...] = ()) -> None:
        secret = secret or secrets.token_hex(32)
        self.commit = hashlib.sha256(secret.encode()).hexdigest()
        """The hash to publish before the seats add their words."""
        self.words = words
        super().__init__(" ".join(("secure", self.commit, *words)), secret)

    def after_reveal(self) -> ChanceSource:
        return SecureChance("", self.words)

    def pick(self, number: int, options: ActionBuffer, vocabulary: Vocabulary) -> int:
        return int(options.pick(self._number(number) % int(options.total)))

    def bot_seed(self, seat: int, version: int, tried: int) -> int:
        """A bot's luck for one try at one answer: with the game and the secret it can be had again."""
        return self._number(seat, version, tried) & 0x3FFFFFFFFFFFFFFF

    def _number(self, *of: int) -> int:
        message = " ".join((*self.words, *map(str, of))).encode()
        return int.from_bytes(hmac.digest(self.secret.encode(), message, "sha256"), "big")


class ScriptedChance(ChanceSource):
    """Outcomes told in advance, by code; then another source, if there is one."""

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
