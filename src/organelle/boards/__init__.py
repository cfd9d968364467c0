"""Boards for the terminal, each drawn from the view alone in 80 columns."""

from importlib import import_module

from organelle.kernel.game import View


def draw(view: View, language: str) -> list[str]:
    """Return the lines of a board.

    Args:
        view: What `Match.view` returns for a seat or a spectator.
        language: One of `localization.LANGUAGES`.
    """
    lines: list[str] = import_module(f"organelle.boards.{view['game']}").draw(view, language)
    return lines
