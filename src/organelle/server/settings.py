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

LOG_LEVELS = ("debug", "info", "warning", "error")
"""How much the log may hold."""

ON, OFF = ("1", "on", "true", "yes"), ("0", "off", "false", "no")
"""The words that a variable switches something with."""

NUMBERS = {
    "port": (0, 65_535),
    "workers": (1, 1_000),
    "sockets": (1, 1_000_000),
    "requests": (1, 1_000_000),
    "tables": (1, 1_000_000),
    "reviews": (0, 1_000),
}
"""The least and the most of each number."""

SCHEME = re.compile(r"([a-z][a-z0-9+.-]*)://", re.IGNORECASE)
POSTGRES = ("postgresql", "postgres")
STORES = ("sqlite", *POSTGRES)
ORIGIN = re.compile(r"(https?)://([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?/?", re.IGNORECASE)
USUAL = {"http": "80", "https": "443"}
"""The ports that browsers leave out."""

NO_RELAY = "off"
"""The word with which processes pass no sockets on."""

RELAY = re.compile(r"([a-z0-9._-]+|\[[0-9a-f:.]+\]):([0-9]{1,5})", re.IGNORECASE)

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
    sockets: int = 300
    requests: int = 50
    tables: int = 20
    reviews: int = 20
    relay: str = ""
    examples: bool = False
    log: str = "info"


def arguments(command: argparse.ArgumentParser, say: Say, only: tuple[str, ...] = ()) -> None:
    """Add a flag for each setting, with what it means and its default; `from_arguments` reads the values."""
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
    """Return the name of a setting's environment variable."""
    return f"ORGANELLE_{name.upper()}"


def from_arguments(args: argparse.Namespace) -> Settings:
    """Return the settings of a command line; raise Illegal for a value that nothing can be served with."""
    given = vars(args)
    names = [setting.name for setting in fields(Settings) if setting.name in given]
    return Settings(**{name: read(name, given[name]) for name in names})


def read(name: str, value: Any) -> Any:
    """Return the value of a flag or a variable; raise Illegal if it has none such."""
    if name in NUMBERS:
        return number(name, str(value))
    if name == "examples":
        return value is True or switched(name, value)
    return READERS[name](value) if name in READERS else value


def number(name: str, given: str) -> int:
    """Return a number; raise Illegal if it is none, or out of its range."""
    low, high = NUMBERS[name]
    if not (given.isascii() and given.isdigit() and len(given) < 10 and low <= int(given) <= high):
        raise illegal("illegal-value", option=f"--{name}", value=given, allowed=f"{low}–{high}")
    return int(given)


def switched(name: str, given: str) -> bool:
    """Return whether a variable switches something on (the flag has no value); raise Illegal for an unknown word."""
    if given and given.lower() not in ON + OFF:
        raise illegal("illegal-value", option=variable(name), value=given, allowed=", ".join(ON + OFF))
    return given.lower() in ON


def level(given: str) -> str:
    """Return the level of the log; raise Illegal if there is none such."""
    if given not in LOG_LEVELS:
        raise illegal("illegal-value", option="--log", value=given, allowed=", ".join(LOG_LEVELS))
    return given


def database(given: str) -> str:
    """Return the address of a file or a PostgreSQL; raise Illegal for any other, without repeating its password."""
    scheme = SCHEME.match(given)
    known = scheme is None or scheme[1] in STORES
    if not known or file_of(given).strip() in ("", ":memory:"):
        raise illegal("database-unknown", value=f"{scheme[1]}://…" if scheme else given)
    return given


def in_postgres(address: str) -> bool:
    """Return whether the address is one of PostgreSQL."""
    return address.startswith(tuple(f"{scheme}://" for scheme in POSTGRES))


def in_file(address: str) -> bool:
    """Return whether the address is an SQLite file."""
    scheme = SCHEME.match(address)
    return scheme is None or scheme[1] == "sqlite"


def file_of(address: str) -> str:
    """Return the path of an SQLite file."""
    return address.removeprefix("sqlite://")


def origins(given: str) -> str:
    """Return addresses of pages as browsers write them, separated by commas."""
    return ",".join(origin(part) for part in parts(given))


def origin(given: str) -> str:
    """Return an address as browsers write it; raise Illegal if it is not a scheme, a host and perhaps a port."""
    found = ORIGIN.fullmatch(given.lower())
    if found is None or int(found[3] or 0) > NUMBERS["port"][1]:
        raise illegal("origin-unusable", value=given)
    scheme, host, port = found.groups()
    return f"{scheme}://{host}" if port in (None, USUAL[scheme]) else f"{scheme}://{host}:{int(port)}"


def proxies(given: str) -> str:
    """Return addresses and networks, separated by commas; raise Illegal for what uvicorn would not understand."""
    found = parts(given)
    if found != ["*"]:
        for part in found:
            try:
                (ip_network if "/" in part else ip_address)(part)
            except ValueError:
                raise illegal("proxies-unusable", value=part) from None
    return ",".join(found)


def relay(given: str) -> str:
    """Return where other processes reach this one, or "off"; raise Illegal for anything else."""
    found = RELAY.fullmatch(given)
    if given.lower() in ("", NO_RELAY) or (found is not None and int(found[2]) <= NUMBERS["port"][1]):
        return given.lower()
    raise illegal("illegal-value", option="--relay", value=given, allowed=f"host:port, {NO_RELAY}")


def parts(given: str) -> list[str]:
    """Return what stands between the commas."""
    return [part.strip() for part in given.split(",") if part.strip()]


READERS: dict[str, Callable[[str], str]] = {
    "database": database,
    "origin": origins,
    "proxies": proxies,
    "relay": relay,
    "log": level,
}


def signing_key() -> bytes:
    """Return the signing key of the environment; empty if there is none. Raise Illegal if it is too short."""
    found = os.environ.get("ORGANELLE_KEY", "")
    if found and len(found) < SHORTEST:
        raise illegal("key-short", least=SHORTEST)
    return found.encode()
