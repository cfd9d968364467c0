"""The games as games of OpenSpiel, with explicit chance, information states and serialization.

>>> import pyspiel
>>> import organelle.research.openspiel
>>> game = pyspiel.load_game("python_organelle_cytosis(seats=3,virus=on)")
>>> game.num_players(), game.num_distinct_actions() > 100
(3, True)
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Importing this module registers `python_organelle_cellulose`, `python_organelle_cytosis`, `python_organelle_duel` and
`python_organelle_foment`. Their parameters are `seats`, `utility` (`win`, `share` or `margin`), `at_once`, `cards` and
the options of the game. With `at_once=True` a game is one of simultaneous moves: where several seats answer in secret
that is one node; else they answer in turns, without seeing each other's answers. `cards` is a TOML file of the table's
own cards; the longest game and the bounds of a margin stay those of the game's own.

Choices that everyone sees to be forced, and draws with a single outcome, are played inside and are no nodes.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from organelle.games import GAMES
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.game import Game
from organelle.kernel.observation import ObservationBuffer
from organelle.kernel.state import CHANCE, CHANCE_ASKED
from organelle.kernel.utility import MARGIN, SHARE, WIN
from organelle.research.batch_games import MOST_OPTIONS
from organelle.research.batch_table import shared
from organelle.research.episode import table_of
from organelle.research.information import InformationStates

KEY_BITS = 64
"""How many numbers of a tensor with perfect recall say what the seat has seen before."""

NUMBER = "number-"
"""What a numeric value of an option begins with as a parameter (`first=number-2`), lest OpenSpiel reads an integer."""

Parameters = dict[str, Any]


class OrganelleGame(pyspiel.Game):  # type: ignore[misc]
    """A game at a table of so many seats and with these options; each set of rules has a subclass."""

    rules: Game

    def __init__(self, params: Parameters | None = None) -> None:
        """Set the table; `pyspiel.load_game` is the way to one. Raise Illegal if it is not allowed."""
        rules = self.rules
        given = defaults(rules) | (params or {})
        self.utility = str(given.pop("utility"))
        self.at_once = bool(given.pop("at_once"))
        seats = int(given.pop("seats"))
        words = {name: str(value).removeprefix(NUMBER) for name, value in given.items()}
        file = words.pop("cards")
        self.table = table_of(rules.name, seats, words, file or None)
        low, high = rules.utility_bounds(self.utility)
        longest = rules.max_length(seats, self.table.options)
        total = utility_sum(rules, self.table.start, seats, self.utility)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.table.space.size),
            max_chance_outcomes=MOST_OPTIONS,
            num_players=seats,
            min_utility=low,
            max_utility=high,
            utility_sum=total,
            max_game_length=longest.decisions,
        )
        super().__init__(game_type(rules, self.at_once, total), info, params or {})
        self.longest = longest
        self.beginning = InformationStates(rules, self.table.start.copy(), self.table.space.vocabulary)
        """Where every state begins, at its first choice or draw; copied before it is played on."""
        advance(self.beginning)

    def new_initial_state(self, _: str | None = None) -> OrganelleState:
        """Return the state at the beginning."""
        return OrganelleState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many draws a game can have at most."""
        return int(self.longest.draws)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OrganelleObserver:
        """Return what observes states: with perfect recall if that is asked for, else what a seat sees now."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return OrganelleObserver(self, bool(kind.perfect_recall))


class OrganelleState(pyspiel.State):  # type: ignore[misc]
    """Where a game stands, and what each seat has seen so far."""

    def __init__(self, game: OrganelleGame) -> None:
        """Begin a game; `Game.new_initial_state` is the way to one."""
        super().__init__(game)
        self.at_once = game.at_once
        self._told: InformationStates | None = None

    @property
    def told(self) -> InformationStates:
        """The position and what each seat has seen; to be read only."""
        # OpenSpiel makes a new state for every copy, and whenever it wants to know how large a tensor is.
        return self.get_game().beginning if self._told is None else self._told

    def _own(self) -> InformationStates:
        """Return the same to be played on."""
        if self._told is None:
            self._told = self.get_game().beginning.copy()
        return self._told

    @property
    def _space(self) -> Any:
        """The numbers of actions."""
        return self.get_game().table.space

    def current_player(self) -> int:
        """Return whose turn it is: a seat, chance, all at once, or nobody at the end."""
        state = self.told.state
        if state.asked == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        if state.asked == CHANCE_ASKED:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self._asked()
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self.at_once and len(asked) > 1 else asked[0]

    def _asked(self) -> list[int]:
        """Return the seats that owe an answer."""
        asked = int(self.told.state.asked)
        return [seat for seat in range(self.get_game().table.seats) if asked >> seat & 1]

    def _legal_actions(self, player: int) -> list[int]:
        """Return the numbers of a seat's legal actions in ascending order."""
        space = self._space
        return sorted(int(space.number(action)) for action in self.told.state.legal_actions(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of a draw, numbered as the game lists them, with their probabilities."""
        options = draws(self.told)
        return [(index, int(options.weights[index]) / int(options.total)) for index in range(int(options.count))]

    def _apply_action(self, action: int) -> None:
        """Play an action of the seat whose turn it is, or an outcome of chance."""
        player, told = self.current_player(), self._own()
        if player == pyspiel.PlayerId.CHANCE:
            told.play(CHANCE, int(draws(told).items[action]))
        else:
            told.play(player, int(self._space.action(action)))
        advance(told)

    def _apply_actions(self, actions: list[int]) -> None:
        """Play the actions of all seats that are asked at once; those of the others are ignored."""
        told = self._own()
        for seat in self._asked():
            told.play(seat, int(self._space.action(actions[seat])))
        advance(told)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return the code of an action or an outcome."""
        if player == pyspiel.PlayerId.CHANCE:
            return self.told.vocabulary.to_code(int(draws(self.told).items[action]))
        return str(self._space.words(action))

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return bool(self.told.state.asked == 0)

    def returns(self) -> list[float]:
        """Return what the end is worth to each seat; all 0 before."""
        game = self.get_game()
        found: list[float] = game.rules.returns(self.told.state, game.utility)
        return found

    def __str__(self) -> str:
        """Return all that was played, secrets included: no two histories have the same."""
        return f"{self.told.state!r} after {self.history_str()}"


class OrganelleObserver:
    """Writes what a seat sees as a tensor or a string.

    Without perfect recall that is the observation of a batch, whose slices are the pieces in `dict`. With perfect
    recall a string has all that the seat has seen and done, and 64 bits of its hash follow the observation in the
    tensor: what differs for the seat differs there, while learning by similarity needs a memory of its own.
    """

    def __init__(self, game: OrganelleGame, perfect_recall: bool) -> None:
        """Make room for a tensor."""
        self.rules = game.rules
        self.perfect_recall = perfect_recall
        self._row = ObservationBuffer(game.table.layout.size)
        self._size = game.table.layout.size
        self.tensor = np.zeros(self._size + (KEY_BITS if perfect_recall else 0), np.float32)
        self.dict = {part.name: self.tensor[part.start : part.start + part.length] for part in game.table.layout.slices}
        if perfect_recall:
            self.dict["key"] = self.tensor[self._size :]

    def set_from(self, state: OrganelleState, player: int) -> None:
        """Write what a seat sees, and with perfect recall what it has seen, into the tensor."""
        self._row.begin(0)
        self.rules.observe(state.told.state, player, self._row)
        self._row.end()
        self.tensor[: self._size] = shared(self._row.items, np.int32)
        if self.perfect_recall:
            key = state.told.key(player)
            self.tensor[self._size :] = np.unpackbits(np.frombuffer(key.to_bytes(KEY_BITS // 8, "big"), np.uint8))

    def string_from(self, state: OrganelleState, player: int) -> str:
        """Return what a seat sees, or with perfect recall all that it has seen and done, as text."""
        if self.perfect_recall:
            return f"seat {player}\n{state.told.string(player)}"
        self.set_from(state, player)
        return " ".join(map(str, self._row.to_list()))


def draws(told: InformationStates) -> ActionBuffer:
    """Return the options of chance with their weights."""
    options = ActionBuffer()
    told.state.options(CHANCE, options)
    return options


def advance(told: InformationStates) -> None:
    """Play what is forced until there is something to choose or to draw, or the game is over."""
    state = told.state
    while state.asked:
        if state.asked == CHANCE_ASKED:
            options = draws(told)
            if options.count > 1:
                return
            told.play(CHANCE, int(options.items[0]))
        else:
            seat = state.forced_seat()
            if seat is None:
                return
            told.play(seat, state.legal_actions(seat)[0])


def defaults(rules: Game) -> Parameters:
    """Return the parameters of a game with their defaults."""
    return {"seats": 2, "utility": WIN, "at_once": False, "cards": ""} | rules.defaults()


def utility_sum(rules: Game, start: Any, seats: int, utility: str) -> float | None:
    """Return what the returns of all seats add up to; None if that differs from game to game."""
    if utility == MARGIN:
        return 0.0 if seats == 2 and not rules.companions(start) else None
    if rules.companions(start) or rules.may_end_unwon:
        return None
    return 1.0 if utility == SHARE else 2.0 - seats


def game_type(rules: Game, at_once: bool, total: float | None) -> Any:
    """Return what OpenSpiel has to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    utility = kinds.Utility.CONSTANT_SUM if total else kinds.Utility.ZERO_SUM
    return kinds(
        short_name=f"python_organelle_{rules.name}",
        long_name=f"Organelle: {rules.name.capitalize()}",
        dynamics=kinds.Dynamics.SIMULTANEOUS if at_once else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if total is None else utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=defaults(rules),
    )


def register() -> None:
    """Register every game, unless that was done before."""
    known = set(pyspiel.registered_names())
    for rules in GAMES.values():
        kind = game_type(rules, False, None)
        if kind.short_name not in known:
            # A class, and no function: OpenSpiel lets go of it when Python has ended, which only a class survives.
            made = type(f"Organelle{rules.name.capitalize()}", (OrganelleGame,), {"rules": rules})
            pyspiel.register_game(kind, made)


register()
