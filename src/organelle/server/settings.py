"""What an operator can set, by flag or by the environment; `organelle serve --help` explains each."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from dataclasses import dataclass, fields

LEVELS = ("debug", "info", "warning", "error")
"""How much the log may hold."""

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
    """A flag for each setting, with what it means and its default."""
    for setting in fields(Settings):
        if only and setting.name not in only:
            continue
        variable = f"ORGANELLE_{setting.name.upper()}"
        given = os.environ.get(variable, "")
        about = f"{say(f'serve-{setting.name}')} [{variable}; {setting.default or '–'}]".replace("%", "%%")
        if setting.type == "bool":
            on = given.lower() in ("1", "on", "true", "yes")
            command.add_argument(f"--{setting.name}", action="store_true", default=on, help=about)
        else:
            kind = int if setting.type == "int" else str
            command.add_argument(f"--{setting.name}", type=kind, default=given or setting.default, help=about)


def chosen(found: argparse.Namespace) -> Settings:
    """The settings of a command line."""
    names = [setting.name for setting in fields(Settings)]
    return Settings(**{name: getattr(found, name) for name in names if hasattr(found, name)})
