"""Guests' cookies, seats' tokens, tables' ids and codes. All are signed or too long to guess."""

from __future__ import annotations

import base64
import hmac
import secrets
from functools import lru_cache

from organelle.server.errors import BadToken

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The letters of a table's code: none that is mistaken for a digit."""


def new_id() -> str:
    """Return a new id of a table, a guest or a process; whoever has a table's id may look at the table."""
    return secrets.token_hex(10)


def new_code() -> str:
    """Return six letters to say aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def new_salt() -> str:
    """Return what makes the token of a seat another one."""
    return secrets.token_hex(8)


def new_secret() -> str:
    """Return the secret that the luck of a table depends on."""
    return secrets.token_hex(32)


class TokenSigner:
    """Signs cookies and tokens, and checks them; the key never leaves the server.

    >>> signer = TokenSigner(b"a key of at least 32 characters  ")
    >>> signer.guest(signer.cookie("ada"))
    'ada'
    >>> signer.opens(signer.token("table", 0, "salt"), "table", 1, "salt")
    False
    """

    def __init__(self, key: bytes) -> None:
        self.key = key

    def cookie(self, guest: str) -> str:
        """Return the cookie of a guest."""
        return f"{guest}.{sign(self.key, 'guest', guest)}"

    def guest(self, cookie: str) -> str:
        """Return the guest of a cookie; raise BadToken if it is forged."""
        if not self.signed(cookie):
            raise BadToken()
        return cookie.partition(".")[0]

    def signed(self, cookie: str) -> bool:
        """Return whether it is a cookie of this server."""
        guest, _, signature = cookie.partition(".")
        return same(signature, sign(self.key, "guest", guest))

    def token(self, table: str, seat: int, salt: str) -> str:
        """Return the token that opens a seat from anywhere."""
        return token_of(self.key, table, seat, salt)

    def opens(self, token: str, table: str, seat: int, salt: str) -> bool:
        """Return whether it is the token of that seat's present holder."""
        return salt != "" and same(token, self.token(table, seat, salt))

    def class_token(self, what: str, about: str, salt: str) -> str:
        """Return the token of a class's teacher or pupil's seat, or of a table's host."""
        return sign(self.key, "class", what, about, salt)

    def opens_class(self, token: str, what: str, about: str, salt: str) -> bool:
        """Return whether it is that token."""
        return token != "" and same(token, self.class_token(what, about, salt))


def sign(key: bytes, *parts: str | int) -> str:
    """Return the signature of these parts: what only who has the key can write."""
    digest = hmac.digest(key, "\n".join(str(part) for part in parts).encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:24]).decode()


@lru_cache(4096)
def token_of(key: bytes, table: str, seat: int, salt: str) -> str:
    """Return a seat's token; remembered, for a table is shown often. Nothing that a stranger sends comes here."""
    return f"{table}.{seat}.{sign(key, 'seat', table, seat, salt)}"


def seat_of(token: str) -> tuple[str, int]:
    """Return the table and the seat that a token names, valid or not; raise BadToken if it names none."""
    table, _, rest = token.partition(".")
    number, _, signature = rest.partition(".")
    if not (table and signature and number.isascii() and number.isdigit() and len(number) < 3):
        raise BadToken()
    return table, int(number)


def same(one: str, other: str) -> bool:
    """Compare without telling by the time it takes where they differ."""
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode())
