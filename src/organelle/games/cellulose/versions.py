"""Every change of the rules, with the version since which it holds; a stored game keeps those that it began with.

`Rules` turns these into what they mean; nothing else asks for a version. [CE-6.4, CE-9.3]
"""

from __future__ import annotations

from typing import Final

DISCARDS_IN_FULL: Final = 2
"""Starch discards the number shown from the whole hand; before, no more cards than had been drawn. [CE-6.4]"""

IDLE_BONUS_ACTIONS: Final = 2
"""A bonus action may be paid for and used zero times; before, it was closed if it would do nothing. [CE-9.3]"""

CURRENT: Final = 3
"""The version that new matches begin with; the last one changed reconstructed figures. [CE-5.10, CE-6.2, CE-13.1]"""
