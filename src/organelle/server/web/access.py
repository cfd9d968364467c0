"""Who comes in: addresses, origins, cookies, tokens, language, limits."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from http.cookies import CookieError, SimpleCookie
from ipaddress import IPv4Address, IPv6Address, ip_address
from socket import gethostname
from urllib.parse import parse_qs, urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from organelle.localization import LANGUAGES
from organelle.server.app.rate_limit import RateLimiter
from organelle.server.app.tokens import TokenSigner, new_id
from organelle.server.app.visitor import Visitor
from organelle.server.errors import TooManyRequests, TooManySockets, TooManyTablesHere, WrongHost, WrongOrigin
from organelle.server.settings import Settings

COOKIE = "organelle_guest"
SECURE_COOKIE = "__Host-organelle_guest"
"""Its name where the connection is encrypted: browsers let no other host and no unencrypted page set that one."""
YEAR = 365 * 86_400

LOCAL = (".localhost", ".local", ".internal", ".home.arpa", ".lan", ".test")
"""What the public DNS never gives to anyone."""

MISSES = 5.0
"""Codes a second that everyone together may try in vain: of a thousand open tables one is found in ten hours."""

EVERYONE = "everyone"

SPARE = 20
"""Messages that an address must have left to open another socket."""

BODIES = 20_000_000
"""Bytes of bodies that one address may have on the way."""
WEIGHT = re.compile(r"0(\.\d{0,3})?|1(\.0{0,3})?", re.ASCII)


class AccessControl:
    """Lets requests and sockets in, or raises the error that says why not."""

    def __init__(self, signer: TokenSigner, settings: Settings) -> None:
        self.signer = signer
        self.origins = {origin for origin in settings.origin.split(",") if origin}
        names = {urlsplit(origin).hostname or "" for origin in self.origins} | {settings.host, gethostname().lower()}
        self.hosts = None if settings.proxies else names
        """The names under which this server may be asked beside local ones; None for any."""
        self.requests = RateLimiter(settings.requests, settings.requests * 4)
        self.messages = RateLimiter(settings.requests * 2, settings.requests * 2)
        self.guesses = RateLimiter(0.2, 10)
        self.misses = RateLimiter(MISSES, MISSES * 20)
        self.tables = RateLimiter(settings.tables / 600, settings.tables * 5)
        self.bodies: Counter[str] = Counter()
        self.most_sockets = settings.sockets
        self.sockets: Counter[str] = Counter()

    def visitor(self, scope: Scope) -> Visitor:
        """Return the guest of the cookie, a new one without a cookie; raise BadToken if the cookie is forged."""
        headers = Headers(scope=scope)
        cookie = cookie_of(scope)
        guest = self.signer.guest(cookie) if cookie else new_id()
        scheme, _, token = headers.get("authorization", "").partition(" ")
        token = token.strip() if scheme.lower() == "bearer" else ""
        return Visitor(guest, token, language(scope, headers), address(scope))

    def forged(self, scope: Scope) -> bool:
        """Return whether there is a cookie that is not one of ours."""
        cookie = cookie_of(scope)
        return cookie != "" and not self.signer.signed(cookie)

    def cookie(self, scope: Scope, guest: str) -> str:
        """Return the header that makes a browser that guest; an empty guest clears the cookie."""
        secure = "; Secure" if is_encrypted(scope) else ""
        value = self.signer.cookie(guest) if guest else ""
        name = SECURE_COOKIE if secure and (guest or has_cookie(scope)) else COOKIE
        return f"{name}={value}; Path=/; Max-Age={YEAR if guest else 0}; HttpOnly; SameSite=Lax{secure}"

    def check_host(self, scope: Scope) -> None:
        """Raise WrongHost if the server is asked under a name that a stranger may have made point to it.

        A proxy answers for the names that it passes on. Without one, addresses and names that only this network knows
        are as good as those that the operator names.
        """
        if self.hosts is None:
            return
        for host in map(host_name, Headers(scope=scope).getlist("host")):
            if host not in self.hosts and not is_local_name(host):
                raise WrongHost(host=host[:100])

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
        """Raise TooManyRequests if that address, or all together, try codes: nobody shall find one by trying."""
        now = time.monotonic()
        if not self.guesses.take(address(scope), now) or not self.misses.has_any(EVERYONE, now):
            raise TooManyRequests()

    def missed(self) -> None:
        """Count a code that no table has, whoever tried it."""
        self.misses.spend(EVERYONE, 1, time.monotonic())

    def check_table(self, scope: Scope) -> None:
        """Raise TooManyTablesHere if too many tables were opened from that address lately."""
        if not self.tables.take(address(scope), time.monotonic()):
            raise TooManyTablesHere()

    def check_socket(self, scope: Scope) -> None:
        """Raise TooManyRequests if the sockets of that address have said too much just now to open another."""
        if not self.messages.has_any(address(scope), time.monotonic(), least=SPARE):
            raise TooManyRequests()

    def check_message(self, where: str) -> None:
        """Raise TooManyRequests if the sockets of an address say too much together."""
        if not self.messages.take(where, time.monotonic()):
            raise TooManyRequests()

    @contextmanager
    def staying(self, scope: Scope) -> Iterator[None]:
        """Count a request that waits among the sockets as long as this lasts; raise TooManySockets."""
        self.enter(scope)
        try:
            yield
        finally:
            self.leave(scope)

    @contextmanager
    def reading_body(self, scope: Scope) -> Iterator[Callable[[int], None]]:
        """Give what counts the bytes of a body; it raises TooManyRequests if an address has too many on the way."""
        where, size = address(scope), 0

        def count(more: int) -> None:
            nonlocal size
            size += more
            self.bodies[where] += more
            if self.bodies[where] > BODIES:
                raise TooManyRequests()

        try:
            yield count
        finally:
            self.bodies[where] -= size
            if self.bodies[where] <= 0:
                del self.bodies[where]

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


def host_name(given: str) -> str:
    """Return a Host header without its port, in small letters.

    >>> host_name("Tables.Example.org:8000"), host_name("[::1]:8000")
    ('tables.example.org', '::1')
    """
    if given.startswith("["):
        return given[1:].partition("]")[0].lower()
    return given.partition(":")[0].rstrip(".").lower()


def is_local_name(host: str) -> bool:
    """Return whether nobody outside can make that name point here: an address, or no name of the public DNS.

    >>> [is_local_name(host) for host in ("192.0.2.1", "::1", "localhost", "my-pc", "pi.local", "example.org")]
    [True, True, True, True, True, False]
    """
    if "." not in host or host.endswith(LOCAL):
        return True
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_encrypted(scope: Scope) -> bool:
    """Return whether the visitor's connection is encrypted, here or at a proxy."""
    return scope["scheme"] in ("https", "wss")


def has_cookie(scope: Scope) -> bool:
    """Return whether the browser has a guest's cookie under the name that it is given here, valid or not."""
    return cookies(scope).get(SECURE_COOKIE if is_encrypted(scope) else COOKIE, "") != ""


def cookie_of(scope: Scope) -> str:
    """Return the guest's cookie, by either name where the connection is encrypted; empty if there is none."""
    held = cookies(scope)
    return (held.get(SECURE_COOKIE, "") if is_encrypted(scope) else "") or held.get(COOKIE, "")


def cookies(scope: Scope) -> dict[str, str]:
    """Return the values of all cookies; none if they cannot be read."""
    try:
        held = SimpleCookie(Headers(scope=scope).get("cookie", ""))
    except CookieError:
        return {}
    return {name: str(cookie.value) for name, cookie in held.items()}


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
