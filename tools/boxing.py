"""Check that the hot functions of the engine were compiled without boxes.

    python -m tools.boxing

mypyc keeps an i64 as a plain number of C, unless something in a line makes it a Python object: a conditional
expression with a literal, a loop over `_`, `min` of three. The result is the same and many times slower, so this reads
the C that was written (build/rules/c, after a build) and names every hot function that makes Python numbers, calls
through Python, or looks into a container that is not typed.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

C_FILES = Path(__file__).resolve().parents[1] / "build" / "rules" / "c"

HOT = re.compile(
    r"kernel\.(rng|actions|action_space|deck|observation|reseal|state)|research\.batch_games|bots\.(playout|ismcts|learned|priors)|bots\.heuristics\.(?!registry)\w+"
    r"|games\.\w+\.(observation|state|redeal|(phases|places|expansions)\.\w+)"
)
"""The modules whose functions run for every decision, copy, redealt world or iteration of a search."""

COLD = re.compile(
    r"__(init|repr|top_level)__|_glue$"
    r"|\b(emit|reveal)$"  # events have fields of any type, and are made only when somebody listens
    r"|\.(to_list|piece_counts|forced_seat|serialize)$"  # for Python
    r"|\bclosed_\w+$|_view$|Phase\.(closed|slip)$"  # for views
    r"|\.(place_for_kind|most_gained|most_ways)$|BatchGames\.end$"  # once a game
    r"|\.(digest|by_kind_and_fields|every_action)$|_error$"  # once a table; when something is wrong
    r"|Basal\.options$|virus\.ranking$"  # a few times a game, and plainer with lists
    r"|\.expand_root$"  # once a search
    r"|Weights\.|\.(shipped_weights|read_weights|log_once|best_heuristic|by_distance|telling_options|\w*table\w*)$"
    r"|\.learned_heuristic$|_lambda"  # once a choice
    r"|\.evaluate_end$"  # once a game
)
"""Functions in those modules that do not."""

BOXES = re.compile(
    r"\b(PyLong_From\w+|PyFloat_FromDouble|CPyTagged_StealAsObject|PyNumber_\w+|PyObject_(?:GetItem|SetItem|RichCompare\w*"
    r"|Vectorcall\w*|Call\w*)|CPyObject_GetItem|CPyObject_GetSlice|CPyDict_\w+)\b"
)
"""What the C of such a function must not call."""

DEFINITION = re.compile(r"^\S.*\bCPyDef_(\w+)\(.*\) \{$")


def main() -> int:
    """Print every hot function with a box; return 1 if there is one, or if there is no C to read."""
    if not any(C_FILES.glob("__native_organelle___*.c")):
        print("There is no compiled code to check: run `make .venv/organelle` where there is a C compiler.")
        return 1
    count, faults = 0, 0
    for module, function, body in hot_functions():
        count += 1
        found = Counter(BOXES.findall(body))
        if found:
            faults += 1
            print(f"{module}: {function} calls {', '.join(f'{name} ({n})' for name, n in sorted(found.items()))}")
    print(f"{count} hot functions, {faults} with boxes")
    return 1 if faults else 0


def hot_functions() -> Iterator[tuple[str, str, str]]:
    """Yield module, function and C body of every hot function."""
    for path in sorted(C_FILES.glob("__native_organelle___*.c")):
        module = path.stem.removeprefix("__native_organelle___").replace("___", ".")
        if HOT.fullmatch(module):
            for name, body in functions(path.read_text("utf-8")):
                if not COLD.search(name):
                    yield module, name, body


def functions(text: str) -> Iterator[tuple[str, str]]:
    """Yield the name and body of every compiled function of a C file: those whose name begins with CPyDef_."""
    name, begin = "", 0
    lines = text.split("\n")
    for index, line in enumerate(lines):
        if defined := DEFINITION.match(line):
            name, begin = defined[1].replace("___", "."), index
        elif line == "}" and name:
            yield name, "\n".join(lines[begin:index])
            name = ""


if __name__ == "__main__":
    sys.exit(main())
