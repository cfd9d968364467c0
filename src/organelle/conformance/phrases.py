"""The check `phrases`: whatever a player may choose is said as people speak, in every complete language."""

from __future__ import annotations

from organelle.conformance.cases import Case, asked_seats
from organelle.conformance.state_checks import random_game
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE
from organelle.kernel.vocabulary import Vocabulary
from organelle.localization import LANGUAGES, MISSING, bundle, code_phrase, is_complete

CHECKED: dict[tuple[str, str], str] = {}
"""The fault, or nothing, of every code that was looked at, by game and code: most codes come up again and again."""


def phrases(case: Case, seed: int) -> None:
    """Check that every code that a player is offered, and every beginning of it, is said as a phrase.

    A failure means that a language has no phrase for a kind of action (`GAME-say-KIND`), no word for one without fields
    (`GAME-word-KIND`), or that a phrase does not reckon with a field that is left out.
    """
    seen: set[int] = set()
    vocabulary: Vocabulary | None = None
    for s in random_game(case, Rng(seed, 13)):
        for seat in asked_seats(s):
            new = set() if seat == CHANCE else set(s.legal_actions(seat)) - seen
            seen |= new
            for action in new:
                # What depends on the cards of the table is the same all game long, and slow to make.
                vocabulary = vocabulary or case.vocabulary(s)
                fault = code_fault(case.game.name, vocabulary, vocabulary.to_code(action))
                assert not fault, fault


def code_fault(game: str, vocabulary: Vocabulary, code: str) -> str:
    """Return what is wrong with how a code or a beginning of it is said, or nothing."""
    if (game, code) not in CHECKED:
        words = code.split(" ")
        starts = [" ".join(words[:count]) for count in range(1, len(words) + 1)]
        faults = (phrase_fault(language, game, vocabulary, start) for start in starts for language in LANGUAGES)
        CHECKED[game, code] = next((fault for fault in faults if fault), "")
    return CHECKED[game, code]


def phrase_fault(language: str, game: str, vocabulary: Vocabulary, code: str) -> str:
    """Return what is wrong with how a code is said in a language, or nothing.

    >>> from organelle.games.duel.game import DUEL
    >>> words = DUEL.vocabulary(DUEL.new(2, DUEL.defaults(), DUEL.cards()))
    >>> phrase_fault("en", "duel", words, "commit igm")
    ''
    """
    kind, fields = vocabulary.fields(code)
    if not (kind and is_complete(language)):
        return ""
    key = f"{game}-say-{kind}" if any(fields.values()) else f"{game}-word-{kind}"
    if not bundle(language).has_message(key):
        return f"{language} has no {key} for {code!r}"
    phrase = code_phrase(language, game, vocabulary, code)
    raw = [word for word in phrase.replace(",", " ").split() if word == MISSING or ":" in word.rstrip(":")]
    return f"{language} says {code!r} as {phrase!r}" if raw or "  " in phrase else ""
