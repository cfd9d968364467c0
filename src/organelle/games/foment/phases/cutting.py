"""Cutting a heap into piles, asked type by type; only real choices are asked. [FO-4.3]"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.vocabulary import MOST, CutFields
from organelle.kernel.actions import field


@final
@mypyc_attr(acyclic=True)
class Cutting:
    """How far the answers on a slip have cut a heap into `count` piles, and what is asked next.

    The same piles in another order are the same cut, so piles come richest first, comparing lipids, then amino acids,
    then carbs: a pile is never above the one before it and never below its share of what is left.
    """

    def __init__(self, heap: vec[i64], count: i64, slip: vec[i64]) -> None:
        self.piles: vec[i64] = vec[i64]([0] * (count * 3))
        self.complete: bool = True
        self.pile: i64 = 0
        self.nutrient: i64 = 0
        self.low: i64 = 0
        self.high: i64 = 0
        answered: i64 = 0
        for pile in range(count):
            answered = self.fill(heap, pile, count - pile, slip, answered)
            if not self.complete:
                return

    def fill(self, heap: vec[i64], pile: i64, left: i64, slip: vec[i64], answered: i64) -> i64:
        """Fill one pile of those left, and return how many answers are used up."""
        at_least_share = True
        at_most_last = pile > 0
        for nutrient in range(3):
            rest = self.rest(heap, pile, nutrient)
            before = self.piles[(pile - 1) * 3 + nutrient] if at_most_last else rest
            amount = rest
            if left > 1:
                self.low = 0
                if at_least_share:
                    self.low = min((rest + left - 1) // left, MOST)
                self.high = max(self.low, min(min(rest, before), MOST))
                amount = self.low
                if self.low < self.high:
                    if answered == len(slip):
                        self.complete = False
                        self.pile = pile
                        self.nutrient = nutrient
                        return answered
                    amount = field(slip[answered], CutFields.AMOUNT)
                    answered += 1
            self.piles[pile * 3 + nutrient] = amount
            at_least_share = at_least_share and amount * left == rest
            at_most_last = at_most_last and amount == before
        return answered

    def rest(self, heap: vec[i64], pile: i64, nutrient: i64) -> i64:
        """Return what the earlier piles leave of a nutrient."""
        amount = heap[nutrient]
        for earlier in range(pile):
            amount -= self.piles[earlier * 3 + nutrient]
        return amount


def even_share(heap: vec[i64], count: i64, pile: i64, nutrient: i64) -> i64:
    """Return what a pile gets of a nutrient if the heap is dealt out one by one, lipids first, in turn. [FO-13.3]"""
    before: i64 = 0
    for earlier in range(nutrient):
        before += heap[earlier]
    passed_by = (pile - before) % count
    if heap[nutrient] > passed_by:
        return (heap[nutrient] - passed_by + count - 1) // count
    return 0
