"""What opens what: guests' cookies, seats' tokens, tables' links and codes. All are signed or too long to guess."""

from __future__ import annotations

import base64
import hmac
import secrets
from functools import lru_cache

from organelle.table.errors import Illegal, illegal

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The letters of a table's code: none that is mistaken for a digit."""


def new_table() -> str:
    """The id of a table: whoever has it may look at the table."""
    return secrets.token_hex(10)


def new_code() -> str:
    """Six letters to say aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def new_salt() -> str:
    """What makes the token of a seat another one."""
    return secrets.token_hex(8)


def new_secret() -> str:
    """What the luck of a table hangs on."""
    return secrets.token_hex(32)


class TokenSigner:
    """Signs and checks; the key never leaves the server."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def new_guest(self) -> str:
        """The id of a guest who has just come."""
        return secrets.token_hex(10)

    def cookie(self, guest: str) -> str:
        """What a guest's browser keeps."""
        return f"{guest}.{sign(self.key, 'guest', guest)}"

    def guest(self, cookie: str) -> str:
        """The guest of a cookie; a forged one is refused."""
        if not self.signed(cookie):
            raise bad_token()
        return cookie.partition(".")[0]

    def signed(self, cookie: str) -> bool:
        """Is it a cookie of this server?"""
        guest, _, signature = cookie.partition(".")
        return same(signature, sign(self.key, "guest", guest))

    def token(self, table: str, seat: int, salt: str) -> str:
        """What opens a seat from anywhere."""
        return token_of(self.key, table, seat, salt)

    def opens(self, token: str, table: str, seat: int, salt: str) -> bool:
        """Is it the token of that seat's present holder?"""
        return salt != "" and same(token, self.token(table, seat, salt))


def sign(key: bytes, *parts: str | int) -> str:
    """What only this server can write under these words."""
    digest = hmac.digest(key, "\n".join(str(part) for part in parts).encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:24]).decode()


@lru_cache(4096)
def token_of(key: bytes, table: str, seat: int, salt: str) -> str:
    """Remembered, for signing takes its time and a table is shown often; nothing a stranger sends comes here."""
    return f"{table}.{seat}.{sign(key, 'seat', table, seat, salt)}"


def seat_of(token: str) -> tuple[str, int]:
    """The table and seat that a token speaks of, whether it is a good one or not."""
    table, _, rest = token.partition(".")
    number, _, signature = rest.partition(".")
    if not (table and signature and number.isascii() and number.isdigit() and len(number) < 3):
        raise bad_token()
    return table, int(number)


def same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode())


def bad_token() -> Illegal:
    return illegal("bad-token")
