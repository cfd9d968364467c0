"""What has changed in the rules, and since which version: a game goes on by the rules that it began with."""

from typing import Final

FRESH_POWER: Final = 2
"""A new structure has power from the moment it is built; before, it had none until the next upkeep. [FO-6.5]"""

LASTING_TRANSPORT: Final = 2
"""A cell with active transport never leaks; before, only once after an attack took its last membrane. [FO-10.5]"""

ECONOMY: Final = 2
"""The table may let chlorophyll draw from the bank; before, it always drew from outside. [FO-6.7]"""

CURRENT: Final = 3
"""The version that new matches begin with; the last one changed the tide clock and the strategies. [FO-5.1, FO-12.3]"""
