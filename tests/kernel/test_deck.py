"""A deck has no order until someone draws."""

from librt.vecs import vec
from mypy_extensions import i64

from organelle.kernel.actions import ActionBuffer, pack
from organelle.kernel.deck import Deck


def deck() -> Deck:
    return Deck(vec[i64]([2, 0, 3]))


def draws(pile: Deck) -> list[tuple[int, int]]:
    buffer = ActionBuffer()
    pile.draws(9, buffer)
    return [(buffer.items[place], buffer.weights[place]) for place in range(buffer.count)]


def test_cards_come_up_by_their_number() -> None:
    assert draws(deck()) == [(pack(9, 0), 2), (pack(9, 2), 3)]


def test_a_card_known_on_top_comes_alone_and_then_the_rest() -> None:
    pile = deck()
    pile.take(2)
    pile.put_on_top(2, 0b01)
    assert draws(pile) == [(pack(9, 2), 1)]
    assert pile.known() == 0b01 and pile.size == 5 and pile.total(2) == 3
    pile.take(2)
    assert pile.known() == 0 and draws(pile) == [(pack(9, 0), 2), (pack(9, 2), 2)]


def test_cards_shuffled_in_come_up_too() -> None:
    pile = deck()
    pile.add(1, 4)
    assert pile.size == 9 and pile.total(1) == 4 and (pack(9, 1), 4) in draws(pile)


def test_a_copy_goes_its_own_way() -> None:
    pile, twin = deck(), deck()
    pile.put_on_top(1, 0b1)
    twin.copy_from(pile)
    twin.take(1)
    assert (pile.size, twin.size) == (6, 5)
    assert pile.known() == 0b1 and twin.known() == 0
