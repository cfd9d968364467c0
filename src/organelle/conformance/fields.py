"""A game's constants for the fields of its actions agree with the fields that its kinds declare."""

from __future__ import annotations

from collections.abc import Sequence

from organelle.kernel.vocabulary import Kind


def field_faults(kinds: Sequence[Kind], fields: dict[int, type]) -> list[str]:
    """Return what does not agree between a game's kinds and its `vocabulary.FIELDS`, one sentence each.

    Args:
        kinds: the kinds of actions by number, as the game's Vocabulary has them.
        fields: for every kind that has fields, by its number, the class of their positions.

    >>> class PlayFields:
    ...     CARD = 0
    >>> field_faults([Kind("done"), Kind("play", "card")], {1: PlayFields})
    []
    >>> field_faults([Kind("done"), Kind("play", "first-card", "card")], {1: PlayFields})
    ["<Kind play [first-card] [card]> needs {'FIRST_CARD': 0, 'CARD': 1}, PlayFields has {'CARD': 0}"]
    >>> field_faults([Kind("play", "card")], {})
    ['<Kind play [card]> has fields and stands not in FIELDS']
    """
    found = [f"FIELDS lists kind {number}, which there is not" for number in fields if number >= len(kinds)]
    for number, kind in enumerate(kinds):
        wanted = {name.upper().replace("-", "_"): index for index, name in enumerate(kind.names)}
        if number in fields:
            there = {name: value for name, value in vars(fields[number]).items() if not name.startswith("_")}
            if there != wanted:
                found.append(f"{kind} needs {wanted}, {fields[number].__name__} has {there}")
        elif wanted:
            found.append(f"{kind} has fields and stands not in FIELDS")
    return found
