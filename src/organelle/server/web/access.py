"""Who comes in: addresses, origins, cookies, tokens, language, limits."""

from __future__ import annotations

import re
import time
from collections import Counter
from functools import lru_cache
from http.cookies import CookieError, SimpleCookie
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import parse_qs, urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from organelle.localization import LANGUAGES
from organelle.server.app.rate_limit import RateLimiter
from organelle.server.app.tokens import TokenSigner, new_id
from organelle.server.app.visitor import Visitor
from organelle.server.errors import TooManyRequests, TooManySockets, WrongOrigin
from organelle.server.settings import Settings

COOKIE = "organelle_guest"
YEAR = 365 * 86_400
WEIGHT = re.compile(r"0(\.\d{0,3})?|1(\.0{0,3})?", re.ASCII)


class AccessControl:
    """Lets requests and sockets in, or raises the error that says why not."""

    def __init__(self, signer: TokenSigner, settings: Settings) -> None:
        self.signer = signer
        self.origins = {origin for origin in settings.origin.split(",") if origin}
        self.requests = RateLimiter(settings.requests, settings.requests * 4)
        self.guesses = RateLimiter(0.2, 10)
        self.most_sockets = settings.sockets
        self.sockets: Counter[str] = Counter()

    def visitor(self, scope: Scope) -> Visitor:
        """Return the guest of the cookie, a new one without a cookie; raise BadToken if the cookie is forged."""
        headers = Headers(scope=scope)
        cookie = cookie_of(headers)
        guest = self.signer.guest(cookie) if cookie else new_id()
        scheme, _, token = headers.get("authorization", "").partition(" ")
        token = token.strip() if scheme.lower() == "bearer" else ""
        return Visitor(guest, token, language(scope, headers), address(scope))

    def forged(self, scope: Scope) -> bool:
        """Return whether there is a cookie that is not one of ours."""
        cookie = cookie_of(Headers(scope=scope))
        return cookie != "" and not self.signer.signed(cookie)

    def cookie(self, scope: Scope, guest: str) -> str:
        """Return the header that makes a browser that guest; an empty guest clears the cookie."""
        secure = "; Secure" if scope["scheme"] in ("https", "wss") else ""
        value = self.signer.cookie(guest) if guest else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR if guest else 0}; HttpOnly; SameSite=Lax{secure}"

    def check_origin(self, scope: Scope) -> None:
        """Raise WrongOrigin if another site's page speaks for its reader."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "none") in ("cross-site", "same-site"):
                raise WrongOrigin()
            return
        if origin not in self.origins and urlsplit(origin).netloc != headers.get("host", ""):
            raise WrongOrigin()

    def check_rate(self, scope: Scope) -> None:
        """Raise TooManyRequests if that address asks too often."""
        if not self.requests.take(address(scope), time.monotonic()):
            raise TooManyRequests()

    def check_guess(self, scope: Scope) -> None:
        """Raise TooManyRequests if that address tries codes: six letters must not be found by trying."""
        if not self.guesses.take(address(scope), time.monotonic()):
            raise TooManyRequests()

    def enter(self, scope: Scope) -> None:
        """Count one more socket from that address; raise TooManySockets if there are too many."""
        if self.sockets[address(scope)] >= self.most_sockets:
            raise TooManySockets(most=self.most_sockets)
        self.sockets[address(scope)] += 1

    def leave(self, scope: Scope) -> None:
        """Count one socket less."""
        self.sockets[address(scope)] -= 1
        if self.sockets[address(scope)] <= 0:
            del self.sockets[address(scope)]


def address(scope: Scope) -> str:
    """Return the address of whoever asks, as limits count it."""
    client = scope.get("client")
    return counted_address(str(client[0])) if client else ""


@lru_cache(4096)
def counted_address(given: str) -> str:
    """Return what limits count by: an IPv4 address, or the /64 of an IPv6 one, for one visitor has all of that.

    >>> counted_address("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::'
    >>> counted_address("::ffff:192.0.2.1")
    '192.0.2.1'
    """
    try:
        found = ip_address(given.partition("%")[0])
    except ValueError:
        return given
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))


def has_cookie(scope: Scope) -> bool:
    """Return whether the browser has a guest's cookie, valid or not."""
    return cookie_of(Headers(scope=scope)) != ""


def cookie_of(headers: Headers) -> str:
    """Return the guest's cookie; empty if there is none."""
    try:
        held = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return ""
    return str(held.value) if held is not None else ""


def language(scope: Scope, headers: Headers) -> str:
    """Return the language that was asked for, else the one that the browser prefers, else English."""
    wanted: list[str] = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", [])
    for choice in (*wanted, *preferred(headers.get("accept-language", ""))):
        short = choice.strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return "en"


def preferred(accepted: str) -> list[str]:
    """Return the languages of that header, the dearest first; what has no weight is not wanted."""
    weights = {}
    for choice in accepted.split(","):
        spoken, _, weight = choice.partition(";")
        weights[spoken] = weight_of(weight)
    return sorted((spoken for spoken in weights if weights[spoken] > 0), key=lambda spoken: -weights[spoken])


def weight_of(given: str) -> float:
    """Return a weight: 1 if nothing is said, 0 if it cannot be read."""
    name, _, number = given.replace(" ", "").lower().partition("=")
    if not name:
        return 1.0
    return float(number) if name == "q" and WEIGHT.fullmatch(number) else 0.0
