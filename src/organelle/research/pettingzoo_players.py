"""What the environments of PettingZoo share: their agents, their spaces, and how a table is set."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Dict, Discrete

from organelle.research.episode import ANSI, RAISE, REPLACE, Episode, EpisodeSeeds, check_render_mode, table_of
from organelle.research.spaces import OBSERVATION, action_numbers, masked_space

VERSION = 1
"""In the names of environments; goes up when what was trained on one no longer fits, such as with other numbers."""


class Players:
    """What the environments of one game share: its episode, the names of agents, spaces and what an agent is told."""

    def __init__(self, episode: Episode, more: int, key: str) -> None:
        """Name the agents; `more` is how many actions there are beside those of the game, `key` names observations."""
        self.episode = episode
        self.more = more
        self.key = key
        self.seeds = EpisodeSeeds()
        self.names = [f"player_{seat}" for seat in range(episode.table.seats)]
        self.seats = {name: seat for seat, name in enumerate(self.names)}
        actions = episode.size + more
        self.observation_spaces = {name: masked_space(episode.table, actions, key) for name in self.names}
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
        return {self.key: self.episode.observation(self.seats[name]), "action_mask": self.mask(name)}

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


class SeatedEnv:
    """An environment with a table that is set and agents that sit at it; how they act is for its subclasses to say."""

    waiting = 0
    """How many actions agents have beside those of the game: one more, the last, where they can wait."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        utility: str = "win",
        on_illegal: str = REPLACE,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        cards: Any = None,
        observation_key: str = OBSERVATION,
        **options: Any,
    ) -> None:
        """Set the table.

        Args:
            game: its name.
            seats: how many players.
            utility: what rewards are: `win`, `share` or `margin`, as `Match.returns` takes it.
            on_illegal: `replace` lets the table answer for an agent whose action is not legal, and says so in its info
                as `illegal`; `raise` raises ValueError.
            max_cycles: in turns, after how many of its own decisions an agent is truncated, and the table answers for
                it from there; all at once, after how many steps all agents are.
            render_mode: None, or `ansi` for text.
            cards: a TOML file of the table's own cards, or its content as a dictionary.
            observation_key: what an observation is called beside its `action_mask`; RLlib's masks want `observations`.
            options: those of the game by name.

        Raises:
            Illegal: if game, seats, options, cards or utility are not allowed.
            ValueError: if `on_illegal` or `render_mode` is none of these.
        """
        super().__init__()
        check_render_mode(render_mode)
        episode = Episode(table_of(game, seats, options, cards), utility, on_illegal)
        self.players = Players(episode, self.waiting, observation_key)
        self.metadata: dict[str, Any] = {"name": f"{game}_v{VERSION}", "render_modes": [ANSI]}
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = list(self.players.names)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations."""
        return self.players.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's actions; where agents can wait, that is the last one."""
        return self.players.action_spaces[agent]

    def close(self) -> None:
        """Do nothing: there is nothing to give back."""
