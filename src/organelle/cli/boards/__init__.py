"""Boards for the terminal, each drawn from the view alone in 80 columns."""

from importlib import import_module

from organelle.kernel.game import View


def draw(view: View, language: str) -> list[str]:
    """The board of the game that the view is of."""
    lines: list[str] = import_module(f"organelle.cli.boards.{view['game']}").draw(view, language)
    return lines
