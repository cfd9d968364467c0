"""Which status a refusal has; whatever the rules refuse is 422."""

from __future__ import annotations

STATUS = {
    "bad-message": 400,
    "bad-token": 401,
    "wrong-origin": 403,
    "not-your-seat": 403,
    "only-watching": 403,
    "not-seated": 403,
    "not-host": 403,
    "no-spectators": 403,
    "only-when-over": 403,
    "chat-off": 403,
    "chat-muted": 403,
    "no-table": 404,
    "table-closed": 404,
    "no-code": 404,
    "no-page": 404,
    "illegal-game": 404,
    "bad-method": 405,
    "stale": 409,
    "seat-taken": 409,
    "already-begun": 409,
    "not-begun": 409,
    "not-over": 409,
    "not-missing": 409,
    "nothing-asked": 409,
    "table-broken": 409,
    "busy": 409,
    "too-large": 413,
    "text-long": 413,
    "too-many-tables": 429,
    "too-many-requests": 429,
    "too-many-sockets": 429,
    "chat-fast": 429,
    "server-fault": 500,
    "store-away": 503,
}

AFTER = {"too-many-requests": 5, "too-many-tables": 60, "store-away": 5}
"""After how many seconds it is worth asking again; after five there are requests again, and a code may be tried."""


def status(key: str) -> int:
    return STATUS.get(key, 422)
