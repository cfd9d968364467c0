"""How often something may be done: token buckets, one a caller."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable


class TokenBucket:
    """Allows a burst at once, then so many a second."""

    __slots__ = ("at", "left")

    def __init__(self, burst: float, at: float) -> None:
        self.left = burst
        self.at = at

    def fill(self, rate: float, burst: float, now: float) -> None:
        """Add what has come since the bucket was last used."""
        self.left = min(burst, self.left + max(0.0, now - self.at) * rate)
        self.at = now

    def take(self, rate: float, burst: float, now: float, price: float = 1) -> bool:
        """Take one token, or what is dearer costs; return whether there was enough."""
        self.fill(rate, burst, now)
        if self.left < min(price, burst):
            return False
        self.left -= price
        return True


class RateLimiter:
    """A token bucket for each of many callers; those not heard of for longest are forgotten first.

    >>> limiter = RateLimiter(rate=1, burst=2)
    >>> [limiter.take("ada", now) for now in (0.0, 0.1, 0.2, 1.3)]
    [True, True, False, True]
    """

    def __init__(self, rate: float, burst: float, most: int = 50_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: OrderedDict[Hashable, TokenBucket] = OrderedDict()

    def take(self, caller: Hashable, now: float, price: float = 1) -> bool:
        """Return whether that caller may do it once more now (`now` in seconds)."""
        return self._bucket(caller, now).take(self.rate, self.burst, now, price)

    def has_any(self, caller: Hashable, now: float, least: float = 0) -> bool:
        """Return whether that caller has more left than `least`."""
        return self.left(caller, now) > least

    def left(self, caller: Hashable, now: float) -> float:
        """Return how much that caller has left; less than nothing if more was used than there was."""
        bucket = self._bucket(caller, now)
        bucket.fill(self.rate, self.burst, now)
        return bucket.left

    def spend(self, caller: Hashable, amount: float, now: float) -> None:
        """Take as much as was used, which may be more than is left."""
        bucket = self._bucket(caller, now)
        bucket.fill(self.rate, self.burst, now)
        bucket.left -= amount

    def _bucket(self, caller: Hashable, now: float) -> TokenBucket:
        bucket = self.buckets.get(caller)
        if bucket is None:
            bucket = self.buckets[caller] = TokenBucket(self.burst, now)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(caller)
        return bucket
