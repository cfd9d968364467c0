"""How often: a bucket that fills slowly and is emptied by what people do."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable


class TokenBucket:
    """`burst` at once, then `rate` a second."""

    __slots__ = ("at", "left")

    def __init__(self, burst: float, at: float) -> None:
        self.left = burst
        self.at = at

    def take(self, rate: float, burst: float, now: float) -> bool:
        """One more, if there is one."""
        self.left = min(burst, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class RateLimiter:
    """A bucket for each of many; those not heard of for longest are forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 50_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.held: OrderedDict[Hashable, TokenBucket] = OrderedDict()

    def take(self, who: Hashable, now: float) -> bool:
        """May they, once more?"""
        bucket = self.held.get(who)
        if bucket is None:
            bucket = self.held[who] = TokenBucket(self.burst, now)
            if len(self.held) > self.most:
                self.held.popitem(last=False)
        self.held.move_to_end(who)
        return bucket.take(self.rate, self.burst, now)
