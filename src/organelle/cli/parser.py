"""An argument parser whose help and errors are in the reader's language."""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Sequence
from functools import partial
from typing import Any, NoReturn

from organelle.localization import error_sentence, sentence

NAMED = r"argument (?P<argument>\S+): "
"""How argparse begins a message about one argument."""

MESSAGES = {
    "missing": r"the following arguments are required: (?P<names>.+)",
    "ambiguous": r"ambiguous option: (?P<option>[^\s=]+).* could match (?P<allowed>.+)",
    "no-value": NAMED + r"expected one argument",
    "unwanted-value": NAMED + r"ignored explicit argument (?P<value>.+)",
    "integer": NAMED + r"invalid int value: (?P<value>.+)",
    "number": NAMED + r"invalid float value: (?P<value>.+)",
    "choice": NAMED + r"invalid choice: (?P<value>.+?) \(choose from (?P<allowed>[^()]+)\)",
}
"""The English messages of argparse that our commands can cause, by the end of our own key.

argparse tells what is wrong by its message alone. One that no pattern fits is repeated as it is.
"""


class LocalizedHelpFormatter(argparse.HelpFormatter):
    """Write `usage:` in the reader's language."""

    def __init__(self, language: str, **settings: Any) -> None:
        super().__init__(**settings)
        self.language = language

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        if prefix is None:
            prefix = sentence(self.language, "cli-usage-heading", {}) + ": "
        super().add_usage(usage, actions, groups, prefix)


class Parser(argparse.ArgumentParser):
    """Parse a command line; end the program with one sentence and exit code 2 where it cannot be parsed.

    Args:
        language: The language of headings and errors.
        settings: What `argparse.ArgumentParser` takes, except its own help flag and formatter.
    """

    def __init__(self, *, language: str, **settings: Any) -> None:
        formatter = partial(LocalizedHelpFormatter, language)
        super().__init__(**settings, add_help=False, formatter_class=formatter)
        self.language = language
        self.named: dict[str, argparse.Action] = {}
        self.commands: list[str] = []
        self.positionals = self.add_argument_group(sentence(language, "cli-arguments", {}))
        self.options = self.add_argument_group(sentence(language, "cli-options", {}))
        self.add_argument("-h", "--help", action="help", help=sentence(language, "cli-help", {}))

    def __repr__(self) -> str:
        return f"<Parser {self.prog}: {', '.join(self.named)}>"

    def add_argument(self, *names: str, **settings: Any) -> argparse.Action:
        """Declare an argument under the heading where it belongs, and remember it for errors."""
        group = self.options if names[0].startswith("-") else self.positionals
        action = group.add_argument(*names, **settings)
        self.named |= dict.fromkeys(names, action)
        return action

    def error(self, message: str) -> NoReturn:
        """Print the usage and what is wrong, and exit with code 2.

        Args:
            message: The English message of argparse.
        """
        for kind, pattern in MESSAGES.items():
            if found := re.fullmatch(pattern, message, re.DOTALL):
                unknown = kind == "choice" and found["argument"] not in self.named
                self.fail(f"cli-error-{'command' if unknown else kind}", **self.arguments_of(found))
        self.fail("cli-usage", why=message)

    def arguments_of(self, found: re.Match[str]) -> dict[str, str]:
        """Return what a message of argparse names, without its quotation marks, and the help of the argument."""
        arguments = found.groupdict()
        name = arguments.get("argument") or arguments.get("names") or ""
        action = self.named.get(name.rpartition("/")[2])
        about = (action.help or "") if action else ""
        if "value" in arguments:
            arguments["value"] = unquoted(arguments["value"])
        if "allowed" in arguments:
            arguments["allowed"] = arguments["allowed"].replace("'", "")
        return {**arguments, "about": about.replace("%%", "%")}

    def fail_unrecognized(self, words: Sequence[str]) -> NoReturn:
        """Print that there is no such option, or that an argument is too many, and exit with code 2.

        Args:
            words: What `parse_known_args` left over.
        """
        flags = [name for name in self.named if name.startswith("-")]
        names = [name for name in self.named if not name.startswith("-")]
        if words[0].startswith("-"):
            self.fail("cli-error-option", option=words[0].partition("=")[0], allowed=", ".join(flags))
        self.fail("cli-error-surplus", words=" ".join(words), count=len(names), allowed=", ".join(names))

    def fail(self, key: str, **arguments: str | int) -> NoReturn:
        """Print the usage and the sentence of that key, and exit with code 2."""
        self.print_usage(sys.stderr)
        self.exit(2, error_sentence(self.language, key, arguments) + "\n")


def unquoted(literal: str) -> str:
    """Return what argparse quoted with `repr`.

    >>> unquoted(repr("it's"))
    "it's"
    """
    try:
        return str(ast.literal_eval(literal))
    except (SyntaxError, ValueError):
        return literal
