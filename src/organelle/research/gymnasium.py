"""The games as environments of Gymnasium: one seat against bots, or many games at once on a batch.

>>> import gymnasium
>>> import organelle.research.gymnasium
>>> env = gymnasium.make("organelle/Cytosis-v1", seat=0, opponents=("greedy", "random"), virus=True)
>>> observation, info = env.reset(seed=7)
>>> action = env.action_space.sample(info["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
>>> envs = gymnasium.make_vec("organelle/Cytosis-v1", num_envs=8, seats=2)

Importing this module registers `organelle/Cellulose-v1`, `organelle/Cytosis-v1`, `organelle/Duel-v1` and
`organelle/Foment-v1`. An observation is an array of float32; `info["action_mask"]`, int8, says which actions are legal.
"""

from __future__ import annotations

import copyreg
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from organelle.bots.levels import ConfiguredBot, configured_bot
from organelle.games import GAMES
from organelle.kernel.rng import Rng
from organelle.kernel.utility import MARGIN, UTILITIES, WIN
from organelle.research.batch import Batch
from organelle.research.episode import ANSI, REPLACE, Episode, EpisodeSeeds, check_render_mode, table_of
from organelle.research.spaces import OBSERVATION, action_numbers, masked_space, observation_box
from organelle.table.errors import illegal

VERSION = 1
"""In the names of environments; goes up when what was trained on one no longer fits, such as with other numbers."""

BOT_STREAM = 1 << 41
"""The stream of a game's seed that the bot of seat 0 takes its numbers from; each further seat has the next one."""


def reduced_bot(bot: ConfiguredBot) -> Any:
    """Return how a bot is copied and pickled: by name, and one's own with what it remembers; ours remember nothing."""
    return same_bot, (bot.name, dict(vars(bot.bot)) if ":" in bot.name else {})


def same_bot(name: str, remembered: dict[str, Any]) -> ConfiguredBot:
    """Return again what `reduced_bot` keeps."""
    found = configured_bot(name)
    if remembered:
        vars(found.bot).update(remembered)
    return found


copyreg.pickle(ConfiguredBot, reduced_bot)


class OrganelleEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; bots hold the others, and every step goes on to the seat's next decision.

    >>> env = OrganelleEnv("duel", opponents=("random", "greedy"), render_mode="ansi")
    >>> observation, info = env.reset(seed=7)
    >>> observation.shape, info["action_mask"].tolist()
    ((59,), [1, 1, 0, 1, 0, 0, 0])
    >>> print(env.render())  # doctest: +ELLIPSIS
    Duel...
    """

    metadata = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012 - the base class declares it so

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: Sequence[str] = ("random",),
        utility: str = WIN,
        on_illegal: str = REPLACE,
        mask_in_observation: bool = False,
        render_mode: str | None = None,
        cards: Any = None,
        observation_key: str = OBSERVATION,
        **options: Any,
    ) -> None:
        """Set the table.

        Args:
            game: its name.
            seat: the seat that acts.
            opponents: the names of the bots in the other seats, in their order; as many players as there are bots, and
                one more. A bot whose budget is a time plays otherwise on a slower machine: `ismcts@100` does not.
            utility: what the reward at the end is: `win`, `share` or `margin`, as `Match.returns` takes it.
            on_illegal: `replace` lets the table answer instead of an action that is not legal, and says so in
                `info["illegal"]`; `raise` raises ValueError.
            mask_in_observation: whether observations are dictionaries of `observation` and `action_mask`; else they are
                arrays, and the mask is in the info alone.
            render_mode: None, or `ansi` for text.
            cards: a TOML file of the table's own cards, or its content as a dictionary.
            observation_key: what the observation is called in such a dictionary; RLlib's masks want `observations`.
            options: those of the game by name.

        Raises:
            Illegal: if game, seats, options, cards, bots or utility are not allowed.
            ValueError: if there is no such seat, `opponents` is a single name, or `on_illegal` or `render_mode` is none
                of these.
        """
        check_render_mode(render_mode)
        if isinstance(opponents, str):
            raise ValueError(f"opponents are several names, such as ({opponents!r},), not {opponents!r}.")
        table = table_of(game, len(opponents) + 1, options, cards)
        if not 0 <= seat < table.seats:
            raise ValueError(f"There is no seat {seat} of {table.seats}; the first is 0.")
        others = [other for other in range(table.seats) if other != seat]
        self.episode = Episode(table, utility, on_illegal)
        self.seat = seat
        self.bots = {other: configured_bot(name) for other, name in zip(others, opponents, strict=True)}
        self.mask_in_observation = mask_in_observation
        self.observation_key = observation_key
        self.render_mode = render_mode
        self.action_space = action_numbers(self.episode.size)
        self.observation_space = (
            masked_space(table, self.episode.size, observation_key) if mask_in_observation else observation_box(table)
        )
        self._rngs: dict[int, Rng] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game and play to the seat's first decision; without a seed it follows from the last one given."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(1 << 62))
        self.episode.begin(chosen)
        self._rngs = {seat: Rng(chosen, BOT_STREAM + seat) for seat in self.bots}
        self._play_bots()
        return self._observation(), self._info(False)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action and go on to the seat's next decision, or to the end of the game."""
        replaced = self.episode.play({self.seat: int(action)})
        self._play_bots()
        reward = self.episode.returns()[self.seat]
        return self._observation(), reward, self.episode.over, False, self._info(bool(replaced))

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, where MaskablePPO of sb3-contrib looks for it."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """Return the board as the seat sees it; None without a render mode."""
        return self.episode.ansi(self.seat) if self.render_mode == ANSI else None

    def _play_bots(self) -> None:
        """Let the bots play until the seat is asked or the game is over."""
        episode = self.episode
        while not episode.over and not episode.state.waits_for(self.seat):
            other = episode.asked[0]
            bot, rng = self.bots[other], self._rngs[other]
            episode.play_action(other, bot.bot.choose(episode.window(other, rng), bot.budget, rng))

    def _observation(self) -> Any:
        """Return what the seat sees."""
        seen = self.episode.observation(self.seat)
        if not self.mask_in_observation:
            return seen
        return {self.observation_key: seen, "action_mask": self.episode.mask(self.seat)}

    def _info(self, replaced: bool) -> dict[str, Any]:
        """Return what the seat is told beside its observation."""
        return {"action_mask": self.episode.mask(self.seat), "illegal": replaced}


class OrganelleVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games on a `Batch`, for learning by self-play: in each game the seat to move acts, whichever that is.

    `info["seat"]` says who moves in each game. The reward of a step is that of the seat that acted in it, and
    `info["returns"]` has those of all seats. A game that has ended is followed by another in the same step, so there
    is no last observation of it. An action that is not legal raises ValueError.

    >>> envs = OrganelleVectorEnv("duel", num_envs=3, seats=2)
    >>> observations, info = envs.reset(seed=7)
    >>> observations.shape, info["action_mask"].shape, info["seat"].tolist()
    ((3, 49), (3, 7), [0, 0, 0])
    >>> observations, rewards, ended, cut, info = envs.step(info["action_mask"].argmax(axis=1))
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        utility: str = WIN,
        processes: int = 1,
        render_mode: str | None = None,
        cards: Any = None,
        **options: Any,
    ) -> None:
        """Set the tables.

        Args:
            game: its name.
            num_envs: how many games go on at the same time.
            seats: how many players each has.
            utility: what the rewards at the end are: `win`, `share` or `margin`.
            processes: how many processes share the games among them.
            render_mode: None; many games are not drawn.
            cards: a TOML file of the table's own cards, or its content as a dictionary.
            options: those of the game by name.

        Raises:
            Illegal: if game, seats, options, cards or utility are not allowed.
        """
        if utility not in UTILITIES:
            raise illegal("illegal-utility", utility=utility, allowed=", ".join(UTILITIES))
        table = table_of(game, seats, options, cards)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.utility = utility
        self.single_observation_space = observation_box(table)
        self.single_action_space = action_numbers(int(table.space.size))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._setup: dict[str, Any] = {"seats": seats, "options": options, "processes": processes, "cards": table.cards}
        self._setup["reward"] = MARGIN if utility == MARGIN else WIN
        self._game = game
        self._seeds = EpisodeSeeds()
        self.batch: Batch | None = None

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew, from one seed or one for each game."""
        self.close_extras()
        if isinstance(seed, Sequence):
            self._setup["seeds"] = [EpisodeSeeds().next(one) for one in seed]
        else:
            first = self._seeds.next(seed)
            self._setup["seeds"] = [first + row & (1 << 62) - 1 for row in range(self.num_envs)]
        self.batch = Batch(self._game, self.num_envs, **self._setup)
        return self._observation(self.batch), self._info(self.batch, np.zeros((self.num_envs, self._setup["seats"])))

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play an action in every game, and go on to its next decision."""
        assert self.batch is not None, "reset the environment before its first step"
        movers = self.batch.current.seat.copy()
        now = self.batch.step(actions)
        returns = now.reward.copy()
        if self.utility == WIN:
            returns[now.done] = 2 * returns[now.done] - 1
        rewards = returns[np.arange(self.num_envs), movers]
        ended, cut = now.done.copy(), np.zeros(self.num_envs, np.bool_)
        return self._observation(self.batch), rewards, ended, cut, self._info(self.batch, returns)

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes, if there are any."""
        if self.batch is not None:
            self.batch.close()
            self.batch = None

    def _observation(self, batch: Batch) -> NDArray[np.float32]:
        """Return what the seats to move see, in arrays of their own."""
        return batch.current.observation.astype(np.float32)

    def _info(self, batch: Batch, returns: NDArray[np.float64]) -> dict[str, Any]:
        """Return masks, seats to move and returns, each for every game."""
        info: dict[str, Any] = {
            "action_mask": batch.current.mask.astype(np.int8),
            "seat": batch.current.seat.copy(),
            "returns": returns,
        }
        return info | {f"_{name}": np.ones(self.num_envs, np.bool_) for name in info}


def register() -> None:
    """Register an environment for every game, unless that was done before."""
    for game in GAMES:
        name = f"organelle/{game.capitalize()}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=f"{__name__}:OrganelleEnv",
                vector_entry_point=f"{__name__}:OrganelleVectorEnv",
                kwargs={"game": game},
            )


register()
