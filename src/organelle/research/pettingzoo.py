"""The games as environments of PettingZoo, in turns (AEC) and all at once (Parallel).

>>> from organelle.research.pettingzoo import cytosis_v1
>>> env = cytosis_v1.env(seats=3, virus=True)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     done = termination or truncation
...     env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
>>> parallel = cytosis_v1.parallel_env(seats=3, virus=True)

Agents are `player_0`, `player_1`, ... in the order of their seats. An observation is a dictionary of `observation`,
float32, and `action_mask`, int8; the mask is in the agent's info too. Rewards come at the end, as `Match.returns` gives
them.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from organelle.research.episode import ANSI
from organelle.research.pettingzoo_players import VERSION, SeatedEnv


class OrganelleAECEnv(SeatedEnv, AECEnv):  # type: ignore[misc]
    """A game in turns. Where several seats answer in secret they do so one after the other, without seeing it."""

    def __init__(self, game: str, **arguments: Any) -> None:
        """Set the table; the arguments are those of `SeatedEnv`."""
        super().__init__(game, **arguments)
        self.metadata["is_parallelizable"] = False
        self.decisions: dict[str, int] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed it follows from the last one that was given."""
        self.players.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.decisions = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self.infos: dict[str, dict[str, Any]] = {}
        self._choose_next()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees now."""
        return self.players.observation(agent)

    def step(self, action: int | None) -> None:
        """Play an action of the agent whose turn it is; None for one that is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.players.episode
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None, "an agent that is not done has to act"
        self.players.play({agent: int(action)}, set())
        self.decisions[agent] += 1
        if self.decisions[agent] == self.max_cycles and not episode.over:
            self.truncations[agent] = True
        self._choose_next()
        self._accumulate_rewards()
        self._deads_step_first()

    def _choose_next(self) -> None:
        """Let the table answer for those who are truncated, then say whose turn it is, or that the game is over."""
        episode = self.players.episode
        present = [name for name in self.agents if not self.truncations[name]]
        while present and not episode.over and self.possible_agents[episode.asked[0]] not in present:
            self.players.answer_for(self.possible_agents[episode.asked[0]])
        if episode.over:
            self.rewards = {name: self.players.returns()[name] for name in self.agents}
            self.terminations = {name: not self.truncations[name] for name in self.agents}
        elif present:
            self.agent_selection = self.possible_agents[episode.asked[0]]
        self.infos = {name: self.players.info(name) for name in self.agents}

    def render(self) -> str | None:
        """Return the board as the agent sees whose turn it is; None without a render mode."""
        if self.render_mode != ANSI:
            return None
        return self.players.episode.ansi(self.players.seats[self.agent_selection])


class OrganelleParallelEnv(SeatedEnv, ParallelEnv):  # type: ignore[misc]
    """A game in which every agent acts in every step: those who are not asked wait, which is the last number.

    Where several seats answer in secret, they do so in the same step.
    """

    waiting = 1

    def __init__(self, game: str, **arguments: Any) -> None:
        """Set the table; the arguments are those of `SeatedEnv`."""
        super().__init__(game, **arguments)
        self.steps = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game; without a seed it follows from the last one that was given."""
        self.players.begin(seed)
        self.agents = list(self.possible_agents)
        self.steps = 0
        return self._observations(), self._infos()

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Play the actions of all agents; return observations, rewards, terminations, truncations and infos."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        episode = self.players.episode
        asked = [self.possible_agents[seat] for seat in episode.asked]
        self.players.illegal.clear()
        idle = {name for name in self.agents if name not in asked and int(actions[name]) != episode.size}
        self.players.play({name: int(actions[name]) for name in asked}, idle)
        self.steps += 1
        cut = not episode.over and self.max_cycles is not None and self.steps >= self.max_cycles
        rewards = self.players.returns()
        terminations = dict.fromkeys(self.agents, episode.over)
        truncations = dict.fromkeys(self.agents, cut)
        observations, infos = self._observations(), self._infos()
        if episode.over or cut:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _observations(self) -> dict[str, Any]:
        """Return what every agent sees."""
        return {name: self.players.observation(name) for name in self.agents}

    def _infos(self) -> dict[str, Any]:
        """Return what every agent is told."""
        return {name: self.players.info(name) for name in self.agents}

    def render(self) -> str | None:
        """Return the board as a spectator sees it; None without a render mode."""
        return self.players.episode.ansi(None) if self.render_mode == ANSI else None


class VersionedGame:
    """The environments of a game under a versioned name, as a module of PettingZoo has them.

    >>> duel_v1
    <VersionedGame duel_v1>
    >>> duel_v1.parallel_env(seats=3, variant="volley").possible_agents
    ['player_0', 'player_1', 'player_2']
    """

    def __init__(self, game: str) -> None:
        self.game = game

    def __repr__(self) -> str:
        return f"<VersionedGame {self.game}_v{VERSION}>"

    def env(self, **arguments: Any) -> Any:
        """Return the game in turns, with PettingZoo's check of the order of calls; arguments of `SeatedEnv`."""
        return OrderEnforcingWrapper(self.raw_env(**arguments))

    def raw_env(self, **arguments: Any) -> OrganelleAECEnv:
        """Return the game in turns without that check."""
        return OrganelleAECEnv(self.game, **arguments)

    def parallel_env(self, **arguments: Any) -> OrganelleParallelEnv:
        """Return the game with all agents acting in every step; arguments of `SeatedEnv`."""
        return OrganelleParallelEnv(self.game, **arguments)


cellulose_v1 = VersionedGame("cellulose")
cytosis_v1 = VersionedGame("cytosis")
duel_v1 = VersionedGame("duel")
foment_v1 = VersionedGame("foment")
