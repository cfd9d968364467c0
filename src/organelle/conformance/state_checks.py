"""The checks `ends`, `copies`, `conserve`, `codes`, `worlds` and `commute`, on states and packed actions."""

from __future__ import annotations

from collections.abc import Iterator

from organelle.action_index import ActionIndex
from organelle.bots.playout import playout
from organelle.conformance.cases import Case, asked_seats
from organelle.conformance.snapshot import same
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE, CHANCE_ASKED, Sealed, State
from organelle.kernel.utility import UTILITIES

EVERY_ATTRIBUTE = 4
"""Of so many questions one has the attributes of all copies read, which takes long."""

MOST_ANSWERS = 20_000
"""Answers, chance included, after which a random game counts as endless."""

SCRATCH = ActionBuffer()
"""Where the options of a question stand while one of them is chosen."""


def random_answer(s: State, rng: Rng) -> tuple[int, int]:
    """Return a random seat among those asked and one of its options at random; chance answers by its weights."""
    seats = asked_seats(s)
    seat = seats[rng.below(len(seats))]
    s.options(seat, SCRATCH)
    assert SCRATCH.count > 0, f"seat {seat} is asked and has no option"
    if seat == CHANCE:
        return seat, int(SCRATCH.items[SCRATCH.pick(rng.below(SCRATCH.total))])
    return seat, int(SCRATCH.items[rng.below(SCRATCH.count)])


def random_game(case: Case, rng: Rng) -> Iterator[State]:
    """Play a random game; yield its one state at every question and once more at the end.

    Raises:
        AssertionError: The game does not end within `MOST_ANSWERS`, or a seat is asked and has no option.
    """
    s: State = case.new()
    for _ in range(MOST_ANSWERS):
        yield s
        if s.asked == 0:
            return
        s.play(*random_answer(s, rng))
    raise AssertionError(f"{case} did not end within {MOST_ANSWERS} answers")


def ends(case: Case, seed: int) -> None:
    """Check that random play ends within the game's `max_length`, whoever is asked has an option, and it has a result.

    A failure means a question without an answer, a loop, scores and winners that name a seat which does not exist, or a
    bound of `max_length` or `utility_bounds` that is too low.
    """
    asked: list[int] = []
    for s in random_game(case, Rng(seed, 1)):
        asked.append(int(s.asked))
    longest = case.game.max_length(case.seats, case.option_values)
    draws = asked.count(CHANCE_ASKED)
    assert draws <= longest.draws and len(asked) - draws <= longest.decisions + 1, f"{case} is longer than {longest}"
    assert_returns(case, s)
    scores = case.game.scores(s)
    winners = case.game.winners(s)
    assert len(scores) >= case.seats
    assert all(0 <= seat < len(scores) for seat in winners) and len(set(winners)) == len(winners)


def assert_returns(case: Case, s: State) -> None:
    """Fail if what an end is worth lies out of its bounds, or the shares of a win are not one win, or none at all."""
    for utility in UTILITIES:
        low, high = case.game.utility_bounds(utility)
        found = case.game.returns(s, utility)
        assert len(found) == case.seats and all(low <= value <= high for value in found), f"{utility} of {found}"
    shares = sum(case.game.returns(s, "share"))
    players = [seat for seat in case.game.winners(s) if seat < case.seats]
    wins = len(players) / max(1, len(case.game.winners(s)))
    assert abs(shares - wins) < 1e-9, f"the shares of the win are {shares}, not {wins}"


def copies(case: Case, seed: int) -> None:
    """Check that a copy is equal to its original, and that neither changes when the other is played on.

    States are compared by their bytes, and at one question in `EVERY_ATTRIBUTE` by all that their attributes hold, so
    that a field which `serialize` forgets as well is seen. A failure means that `copy_from` forgets a field, or shares
    a list, a vector or a player instead of copying it.
    """
    rng = Rng(seed, 2)
    kept: list[tuple[State, bytes]] = []
    reused: State = case.new()
    for s in random_game(case, rng):
        position = s.position()
        twin = s.copy()
        reused.copy_from(s)
        assert twin.setup is s.setup and reused.setup is s.setup, "a copy differs from its original in its setup"
        assert twin.position() == position, "a copy differs from its original"
        assert reused.position() == position, "copy_from a used state differs from its original"
        if rng.below(EVERY_ATTRIBUTE) == 0 or not kept:
            assert same(s, twin), "a copy differs from its original"
            assert same(s, reused), "copy_from a used state differs from its original"
        if s.asked:
            reused.play(*random_answer(reused, rng))
            assert s.position() == position, "playing in a copy changed the original"
        kept.append((twin, position))
    for twin, position in kept:
        assert twin.position() == position, "an earlier copy has changed"


def conserve(case: Case, seed: int) -> None:
    """Check that the number of pieces of each sort, `Game.piece_counts`, is the same at every question.

    A failure means that a rule makes a piece from nothing, loses one, or moves it where `piece_counts` does not look.
    """
    before: dict[str, int] = {}
    for s in random_game(case, Rng(seed, 3)):
        now = case.game.piece_counts(s)
        assert not before or now == before, f"pieces were {before} and are {now}"
        before = now


def codes(case: Case, seed: int) -> None:
    """Check that the codes of a question are unique, and that code, action and index lead back to each other.

    A failure means that two words of a domain are equal, that an action has a field beyond its domain, or that a
    question offers more than 300 options and should be asked in two.
    """
    known: dict[int, str] = {}
    action_index: ActionIndex | None = None
    for s in random_game(case, Rng(seed, 4)):
        vocabulary = case.vocabulary(s)
        action_index = action_index or ActionIndex(vocabulary)
        for seat in asked_seats(s):
            actions = s.legal_actions(seat)
            new = [action for action in actions if action not in known]
            known.update((action, vocabulary.to_code(action)) for action in new)
            codes = [known[action] for action in actions]
            assert len(set(codes)) == len(codes), f"codes are not unique: {codes}"
            assert len(codes) <= 300, f"{len(codes)} options in one question"
            for action in new:
                code = known[action]
                assert vocabulary.to_action(code) == action, f"{code} is heard as another action"
                assert action_index.action(action_index.index(action)) == action, f"{code} has no number of its own"


def sample_questions(case: Case, rng: Rng, every: int = 6) -> Iterator[State]:
    """Play a random game; yield its state at one question in `every`, chosen at random."""
    for s in random_game(case, rng):
        if s.asked and rng.below(every) == 0:
            yield s


def worlds(case: Case, seed: int) -> None:
    """Check that `Game.redeal` gives a state that the rules could be in, and the same one for the same numbers.

    A failure means that a redeal makes or loses pieces, leaves someone without an option, ends in the middle of a step,
    or depends on more than what the seat sees and the numbers it is given; or that a game from there breaks a rule.
    """
    rng = Rng(seed, 5)
    for s in sample_questions(case, rng):
        pieces = case.game.piece_counts(s)
        for seat in range(case.seats):
            redeal_seed = rng.next()
            world = case.game.redeal(s, seat, Rng(redeal_seed))
            position = world.position()
            assert case.game.piece_counts(world) == pieces, "a redeal made or lost pieces"
            assert all(world.legal_options(other).count for other in asked_seats(world)), (
                "a redealt world leaves someone without option"
            )
            second = case.game.redeal(world, seat, Rng(redeal_seed))
            assert second.position() == position, "redealing a redealt world with the same numbers gave another"
            second.settle()
            assert second.position() == position, "a redealt world does not settle to itself"
            play_to_end(world, rng)


def play_to_end(world: State, rng: Rng) -> None:
    """Play a redealt or read state to its end at random; fail if it does not end."""
    playout(world, SCRATCH, rng, MOST_ANSWERS)
    assert world.asked == 0, "a state that was redealt or read does not end"


def commute(case: Case, seed: int) -> None:
    """Check that sealed answers end in the same state in whatever order they are given.

    A failure means that a sealed step reads another seat's slip, or changes the table before all slips are complete.
    """
    rng = Rng(seed, 6)
    for s in random_game(case, rng):
        if s.asked and isinstance(s.top(), Sealed) and s.finished == 0 and not s.slips_begun():
            upward, downward, in_turns = s.copy(), s.copy(), s.copy()
            slips = [(seat, random_slip(s, seat, rng)) for seat in asked_seats(s)]
            play_slips(upward, slips)
            play_slips(downward, slips[::-1])
            play_slips_in_turns(in_turns, slips)
            assert upward == downward == in_turns, "sealed answers do not commute"


def random_slip(s: State, seat: int, rng: Rng) -> list[int]:
    """Return random answers of that seat to a sealed step until its slip is complete; the state is not changed."""
    table = s.copy()
    answers: list[int] = []
    step = table.top()
    while table.finished >> seat & 1 == 0:
        actions = table.legal_actions(seat)
        answers.append(actions[rng.below(len(actions))])
        step.take(table, seat, answers[-1])
    return answers


def play_slips(table: State, slips: list[tuple[int, list[int]]]) -> None:
    """Play all answers of the first seat, then all of the next, ..."""
    for seat, answers in slips:
        for action in answers:
            table.play(seat, action)


def play_slips_in_turns(table: State, slips: list[tuple[int, list[int]]]) -> None:
    """Play the first answer of every seat, then the second ones, ..."""
    for index in range(max(len(answers) for _, answers in slips)):
        for seat, answers in slips:
            if index < len(answers):
                table.play(seat, answers[index])
