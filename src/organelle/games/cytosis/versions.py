"""The versions of the rules of Cytosis: what each change is, and since which version it holds.

A match is played to its end by the version that it began with. `Rules` turns these numbers into what they mean; nothing
else asks for a version.
"""

from typing import Final

FORESIGHT_AFTER_FLASK: Final = 2
"""Regulatory Foresight is used before or after the flask of a turn; before that version only before it. [CY-16.4]"""

CARD_WITH_FLASK: Final = 2
"""A flask may say an additional-resource card that is played after it; before that version none could. [CY-9.6]"""

SHUFFLE_AT_ONCE: Final = 2
"""A deck that filling the market has emptied is made anew at once; before that version at the next draw. [CY-4.5]"""

CURRENT: Final = 4
"""The version that new matches begin with; the last one balanced reconstructed figures of cards and goals. [CY-1.1]"""
