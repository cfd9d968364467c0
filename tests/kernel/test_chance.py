"""What chance draws without listing its options is what it would draw from the list, by as many random numbers."""

import pytest

from organelle.games import GAMES
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE, CHANCE_ASKED, State

ANSWERS = 400


def listed(s: State, rng: Rng) -> int:
    """Return an answer of chance, drawn from the list of its options."""
    out = s.legal_options(CHANCE)
    return int(out.items[out.pick(rng.below(out.total)) if out.count > 1 else 0])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_chance_draws_as_from_a_list(name: str, seats: int) -> None:
    rules = GAMES[name]
    for changed in ({}, *({option.name: option.values[-1]} for option in rules.options)):
        options = {**rules.defaults(), **changed}
        if not rules.faults(seats, options, rules.cards()):
            play_and_compare(rules.new(seats, options, rules.cards()))


def play_and_compare(s: State) -> None:
    chooser, buffer = Rng(5), ActionBuffer()
    for number in range(ANSWERS):
        if s.asked == 0:
            return
        if s.asked == CHANCE_ASKED:
            one, other = Rng(number), Rng(number)
            drawn = s.draw(buffer, one)
            assert (drawn, one.counter) == (listed(s, other), other.counter)
            s.play(CHANCE, drawn)
            continue
        seat = next(seat for seat in range(s.seats) if s.waits_for(seat))
        options = s.legal_actions(seat)
        s.play(seat, options[chooser.below(len(options))])
