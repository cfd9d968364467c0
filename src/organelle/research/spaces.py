"""The spaces of observations and actions, as Gymnasium and PettingZoo describe them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from organelle.research.batch_table import BatchTable
from organelle.research.episode import MOST

OBSERVATION = "observation"
"""What an observation is called beside its mask, as PettingZoo's own games have it."""


def observation_box(table: BatchTable) -> Box:
    """Return the space of what a seat sees: float32, whole numbers."""
    return Box(-MOST, MOST, (table.layout.size,), np.float32)


def masked_space(table: BatchTable, actions: int, key: str) -> Dict:
    """Return the space of dictionaries of an observation, under that key, and an `action_mask`."""
    parts: dict[str, Any] = {
        key: observation_box(table),
        "action_mask": Box(0, 1, (actions,), np.int8),
    }
    return Dict(parts)


def action_numbers(actions: int) -> Discrete:
    """Return the space of so many actions."""
    return Discrete(actions)
