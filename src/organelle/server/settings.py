"""What an operator can set, by flag or by the environment; `organelle serve --help` explains each."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from ipaddress import ip_address, ip_network
from typing import Any

from organelle.table.errors import illegal

LEVELS = ("debug", "info", "warning", "error")
"""How much the log may hold."""

ON, OFF = ("1", "on", "true", "yes"), ("0", "off", "false", "no")
"""The words that a variable switches something with."""

NUMBERS = {
    "port": (0, 65_535),
    "workers": (1, 1_000),
    "sockets": (1, 1_000_000),
    "requests": (1, 1_000_000),
    "tables": (1, 1_000_000),
}
"""The least and the most of each number."""

SCHEME = re.compile(r"([a-z][a-z0-9+.-]*)://", re.IGNORECASE)
POSTGRES = ("postgresql", "postgres")
STORES = ("sqlite", *POSTGRES)
ORIGIN = re.compile(r"(https?)://([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?/?", re.IGNORECASE)
USUAL = {"http": "80", "https": "443"}
"""The ports that browsers leave out."""

SHORTEST = 32
"""Signs of a key that nobody finds by trying."""

Say = Callable[[str], str]


@dataclass
class Settings:
    """The defaults serve one household or a club; flags win over ORGANELLE_… variables, those over these."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "organelle.db"
    workers: int = 1
    origin: str = ""
    proxies: str = ""
    sockets: int = 100
    requests: int = 50
    tables: int = 20
    examples: bool = False
    log: str = "info"


def arguments(command: argparse.ArgumentParser, say: Say, only: tuple[str, ...] = ()) -> None:
    """A flag for each setting, with what it means and its default; values are read by `chosen`, which can explain."""
    for setting in fields(Settings):
        if only and setting.name not in only:
            continue
        given = os.environ.get(variable(setting.name), "")
        about = f"{say(f'serve-{setting.name}')} [{variable(setting.name)}; {setting.default or '–'}]"
        about = about.replace("%", "%%")
        if setting.type == "bool":
            command.add_argument(f"--{setting.name}", action="store_true", default=given, help=about)
        else:
            command.add_argument(f"--{setting.name}", default=given or setting.default, help=about)


def variable(name: str) -> str:
    return f"ORGANELLE_{name.upper()}"


def chosen(found: argparse.Namespace) -> Settings:
    """The settings of a command line; a value that nothing can be served with is refused."""
    given = vars(found)
    names = [setting.name for setting in fields(Settings) if setting.name in given]
    return Settings(**{name: read(name, given[name]) for name in names})


def read(name: str, value: Any) -> Any:
    """What a flag or a variable says."""
    if name in NUMBERS:
        return number(name, str(value))
    if name == "examples":
        return value is True or switched(name, value)
    return READERS[name](value) if name in READERS else value


def number(name: str, given: str) -> int:
    low, high = NUMBERS[name]
    if not (given.isascii() and given.isdigit() and len(given) < 10 and low <= int(given) <= high):
        raise illegal("illegal-value", option=f"--{name}", value=given, allowed=f"{low}–{high}")
    return int(given)


def switched(name: str, given: str) -> bool:
    """On or off, by a variable; the flag has no value."""
    if given and given.lower() not in ON + OFF:
        raise illegal("illegal-value", option=variable(name), value=given, allowed=", ".join(ON + OFF))
    return given.lower() in ON


def level(given: str) -> str:
    if given not in LEVELS:
        raise illegal("illegal-value", option="--log", value=given, allowed=", ".join(LEVELS))
    return given


def database(given: str) -> str:
    """A file or a PostgreSQL; a refusal repeats no address, for there may be a password in it."""
    scheme = SCHEME.match(given)
    known = scheme is None or scheme[1] in STORES
    if not known or file_of(given).strip() in ("", ":memory:"):
        raise illegal("database-unknown", value=f"{scheme[1]}://…" if scheme else given)
    return given


def in_postgres(address: str) -> bool:
    return address.startswith(tuple(f"{scheme}://" for scheme in POSTGRES))


def file_of(address: str) -> str:
    return address.removeprefix("sqlite://")


def origins(given: str) -> str:
    """Addresses of pages as browsers write them, separated by commas."""
    return ",".join(origin(part) for part in parts(given))


def origin(given: str) -> str:
    found = ORIGIN.fullmatch(given.lower())
    if found is None or int(found[3] or 0) > NUMBERS["port"][1]:
        raise illegal("origin-unusable", value=given)
    scheme, host, port = found.groups()
    return f"{scheme}://{host}" if port in (None, USUAL[scheme]) else f"{scheme}://{host}:{int(port)}"


def proxies(given: str) -> str:
    """What uvicorn would take for a name that no visitor has is refused."""
    found = parts(given)
    if found != ["*"]:
        for part in found:
            try:
                (ip_network if "/" in part else ip_address)(part)
            except ValueError:
                raise illegal("proxies-unusable", value=part) from None
    return ",".join(found)


def parts(given: str) -> list[str]:
    return [part.strip() for part in given.split(",") if part.strip()]


READERS: dict[str, Callable[[str], str]] = {"database": database, "origin": origins, "proxies": proxies, "log": level}


def signing_key() -> bytes:
    """The key of the environment, which every cookie and token hangs on; empty if there is none."""
    found = os.environ.get("ORGANELLE_KEY", "")
    if found and len(found) < SHORTEST:
        raise illegal("key-short", least=SHORTEST)
    return found.encode()
