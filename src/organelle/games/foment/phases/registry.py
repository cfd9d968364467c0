"""The phases by number: a phase is one row here and one module."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from organelle.games.foment.phases.acquisition import AcquisitionPhase
from organelle.games.foment.phases.action import ActionPhase
from organelle.games.foment.phases.movement import MovementPhase
from organelle.games.foment.phases.mutation import MutationPhase
from organelle.games.foment.phases.phase import Phase
from organelle.games.foment.phases.tide import TidePhase
from organelle.games.foment.phases.upkeep import UpkeepPhase

PHASES: Final = vec[Phase](
    [Phase(), MovementPhase(), AcquisitionPhase(), TidePhase(), UpkeepPhase(), MutationPhase(), ActionPhase()]
)
"""In the order of PHASE_NAMES; the first stands for the set-up."""
