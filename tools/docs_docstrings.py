"""An extension of griffe: doctests in docstrings become blocks of code on the reference pages."""

from __future__ import annotations

import re
from typing import Any

import griffe

DOCTEST = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
"""A paragraph that begins with a prompt; indented ones stand in a section of examples, which griffe knows."""


def fenced(text: str) -> str:
    """Return a docstring whose doctests stand in fences.

    >>> print(fenced("Add.\\n\\n>>> 1 + 1\\n2"))
    Add.
    <BLANKLINE>
    ```pycon
    >>> 1 + 1
    2
    ```
    """
    return DOCTEST.sub(lambda found: f"```pycon\n{found[0]}\n```", text)


class DoctestFences(griffe.Extension):
    """Fences the doctests of every object that griffe reads."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Change the docstring of one object."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
