"""Who comes in: names, origins, cookies, tokens, language."""

from __future__ import annotations

import re
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import parse_qs, urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from organelle.localization import LANGUAGES
from organelle.server.app.tokens import TokenSigner, new_id
from organelle.server.app.visitor import Visitor
from organelle.server.errors import WrongHost, WrongOrigin
from organelle.server.settings import Settings
from organelle.server.web.budgets import AddressBudgets, address

COOKIE = "organelle_guest"
SECURE_COOKIE = "__Host-organelle_guest"
"""Its name where the connection is encrypted: browsers let no other host and no unencrypted page set that one."""
YEAR = 365 * 86_400

LOCAL = (".localhost", ".local", ".internal", ".home.arpa", ".lan", ".test")
"""What the public DNS never gives to anyone."""

CHOICES = 20
"""How many languages of a browser's list are looked at."""

OURS = re.compile(rf"(?:^|;)[ \t]*({SECURE_COOKIE}|{COOKIE})=([^;,\s]*)", re.ASCII)
WEIGHT = re.compile(r"0(\.\d{0,3})?|1(\.0{0,3})?", re.ASCII)


class AccessControl:
    """Lets requests and sockets in, or raises the error that says why not."""

    def __init__(self, signer: TokenSigner, settings: Settings) -> None:
        self.signer = signer
        self.origins = {origin for origin in settings.origin.split(",") if origin}
        names = {urlsplit(origin).hostname or "" for origin in self.origins} | {settings.host, gethostname().lower()}
        self.hosts = None if settings.proxies else names
        """The names under which this server may be asked beside local ones; None for any."""
        self.budgets = AddressBudgets(settings)

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
    """Return the values of the guest's cookies by name; the others, of which there may be thousands, are not read."""
    given = Headers(scope=scope).get("cookie", "")
    return {name: value.strip('"') for name, value in OURS.findall(given)}


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
    for choice in accepted.split(",", CHOICES)[:CHOICES]:
        spoken, _, weight = choice.partition(";")
        weights[spoken] = weight_of(weight)
    return sorted((spoken for spoken in weights if weights[spoken] > 0), key=lambda spoken: -weights[spoken])


def weight_of(given: str) -> float:
    """Return a weight: 1 if nothing is said, 0 if it cannot be read."""
    name, _, number = given.replace(" ", "").lower().partition("=")
    if not name:
        return 1.0
    return float(number) if name == "q" and WEIGHT.fullmatch(number) else 0.0
