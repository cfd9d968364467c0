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

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from organelle.research.episode import RAISE, REPLACE, Episode, EpisodeSeeds, table_of
from organelle.research.spaces import action_numbers, masked_space

VERSION = 1
"""In the names of environments; goes up when what was trained on one no longer fits, such as with other numbers."""


class Players:
    """What the environments of one game share: its episode, the names of agents, spaces and what an agent is told."""

    def __init__(self, episode: Episode, more: int) -> None:
        """Name the agents; `more` is how many actions there are beside those of the game."""
        self.episode = episode
        self.more = more
        self.seeds = EpisodeSeeds()
        self.names = [f"player_{seat}" for seat in range(episode.table.seats)]
        self.seats = {name: seat for seat, name in enumerate(self.names)}
        actions = episode.size + more
        self.observation_spaces = {name: masked_space(episode.table, actions) for name in self.names}
        self.action_spaces = {name: action_numbers(actions) for name in self.names}
        self._masks: dict[str, Any] = {}
        """The masks of this moment that were asked for."""
        self.illegal: set[str] = set()
        """Who was answered for, in the last action, because it was not legal."""

    def __repr__(self) -> str:
        return f"<Players of {self.episode!r}>"

    def begin(self, seed: int | None) -> None:
        """Begin a game."""
        self.episode.begin(self.seeds.next(seed))
        self._masks.clear()
        self.illegal.clear()

    def observation(self, name: str) -> dict[str, Any]:
        """Return what an agent sees and may do."""
        return {"observation": self.episode.observation(self.seats[name]), "action_mask": self.mask(name)}

    def mask(self, name: str) -> Any:
        """Return which actions an agent has; one that waits has only the one beyond those of the game, if any."""
        if name not in self._masks:
            mask = self.episode.mask(self.seats[name], self.more)
            if self.more and not self.episode.state.waits_for(self.seats[name]):
                mask[-1] = 1
            self._masks[name] = mask
        return self._masks[name].copy()

    def info(self, name: str) -> dict[str, Any]:
        """Return what an agent is told beside its observation: its mask, and `illegal` where its last action was so.

        TorchRL reads the mask of the observation, and fails where the info has one and something else in every step.
        """
        told: dict[str, Any] = {"action_mask": self.mask(name)}
        return told | {"illegal": True} if name in self.illegal else told

    def returns(self) -> dict[str, float]:
        """Return what each agent got."""
        return dict(zip(self.names, self.episode.returns(), strict=True))

    def play(self, actions: dict[str, int], idle: set[str]) -> None:
        """Play the actions of agents that are asked; those of `idle` agents were against the rules too."""
        if idle and self.episode.on_illegal == RAISE:
            raise ValueError(f"{min(idle)} is not asked and has to wait; its mask says so.")
        replaced = self.episode.play({self.seats[name]: action for name, action in actions.items()})
        self.illegal = self.illegal.difference(actions) | idle | {self.names[seat] for seat in replaced}
        self._masks.clear()

    def answer_for(self, name: str) -> None:
        """Let the table answer for an agent that is asked and truncated."""
        self.episode.answer_for(self.seats[name])
        self._masks.clear()


class OrganelleAECEnv(AECEnv):  # type: ignore[misc]
    """A game in turns. Where several seats answer in secret they do so one after the other, without seeing it."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        utility: str = "win",
        on_illegal: str = REPLACE,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Set the table.

        Args:
            game: its name.
            seats: how many players.
            utility: what rewards are: `win`, `share` or `margin`, as `Match.returns` takes it.
            on_illegal: `replace` lets the table answer for an agent whose action is not legal, and says so in its info
                as `illegal`; `raise` raises ValueError.
            max_cycles: after how many of its own decisions an agent is truncated; the table answers for it from there.
            render_mode: None, or `ansi` for text.
            options: those of the game by name.

        Raises:
            Illegal: if game, seats, options or utility are not allowed.
        """
        super().__init__()
        self.players = Players(Episode(table_of(game, seats, options), utility, on_illegal), 0)
        self.metadata = {"name": f"{game}_v{VERSION}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = list(self.players.names)
        self.agents: list[str] = []
        self.decisions: dict[str, int] = {}

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations."""
        return self.players.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's actions."""
        return self.players.action_spaces[agent]

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
        if self.render_mode != "ansi":
            return None
        return self.players.episode.ansi(self.players.seats[self.agent_selection])

    def close(self) -> None:
        """Do nothing: there is nothing to give back."""


class OrganelleParallelEnv(ParallelEnv):  # type: ignore[misc]
    """A game in which every agent acts in every step: those who are not asked wait, which is the last number.

    Where several seats answer in secret, they do so in the same step.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        utility: str = "win",
        on_illegal: str = REPLACE,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Set the table: all as for `OrganelleAECEnv`, but `max_cycles` is after how many steps all are truncated."""
        self.players = Players(Episode(table_of(game, seats, options), utility, on_illegal), 1)
        self.metadata = {"name": f"{game}_v{VERSION}", "render_modes": ["ansi"]}
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = list(self.players.names)
        self.agents: list[str] = []
        self.steps = 0

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations."""
        return self.players.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's actions; the last one is to wait."""
        return self.players.action_spaces[agent]

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
        return self.players.episode.ansi(None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to give back."""


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
        """Return the game in turns, with PettingZoo's check of the order of calls; arguments of `OrganelleAECEnv`."""
        return OrderEnforcingWrapper(self.raw_env(**arguments))

    def raw_env(self, **arguments: Any) -> OrganelleAECEnv:
        """Return the game in turns without that check."""
        return OrganelleAECEnv(self.game, **arguments)

    def parallel_env(self, **arguments: Any) -> OrganelleParallelEnv:
        """Return the game with all agents acting in every step; arguments of `OrganelleParallelEnv`."""
        return OrganelleParallelEnv(self.game, **arguments)


cellulose_v1 = VersionedGame("cellulose")
cytosis_v1 = VersionedGame("cytosis")
duel_v1 = VersionedGame("duel")
foment_v1 = VersionedGame("foment")
