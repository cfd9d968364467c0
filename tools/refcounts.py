"""Take reference counts out of compiled functions where what they count cannot vanish while the function runs.

mypyc counts every vector and object that a function holds: up when it is read, down when it is done with. Much of what
the rules read stands in attributes that only `__init__` sets, such as a player's supply or a state's players. It lives
as long as its owner, and an owner that the function got as an argument lives as long as the call. There the counts go,
and with them the code that would free what they end.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable
from pathlib import Path

SMALLEST = re.compile(
    r"^char CPyDef_(kernel___observation___ObservationBuffer___(put\w*|add|add_all)"
    r"|kernel___action_space___ActionSpace___write_mask|actions___ActionBuffer___add(_each)?"
    r"|batch_games___BatchGames___clear_mask|kernel___state___State___(settle|options|play)"
    r"|cytosis___observation___put_(own|player))\(.*?^\}",
    re.MULTILINE | re.DOTALL,
)
"""Functions in which no vector need be counted: none is kept, or replaced before it was read for the last time."""
VECTOR_COUNT = re.compile(r"^ *VEC_\w+_(INC|DEC)REF\(\w+\);\n", re.MULTILINE)
FUNCTION = re.compile(r"^\w[^\n;]*\bCPyDef_(\w+)\(([^\n]*)\) \{\n(.*?)^\}\n", re.MULTILINE | re.DOTALL)
VARIABLE = re.compile(r"\bcpy_r_\w+")
SET = re.compile(r"^    (cpy_r_\w+) = (.*);$")
ATTRIBUTE = re.compile(r"\(\(organelle\w*Object \*\)(cpy_r_\w+)\)->_(\w+)")
ATTRIBUTE_SET = re.compile(r"\(\(organelle\w*Object \*\)cpy_r_\w+\)->_(\w+) = (cpy_r_\w+);")
PARAMETER = re.compile(r"(\w+(?: \*)?) ?\b(cpy_r_\w+)")
DECLARED = re.compile(r"^    (?!return\b)(\w+(?: \*)?) ?\b(cpy_r_\w+);$", re.MULTILINE)
ITEM = re.compile(r"\*\(PyObject \* \*\)(cpy_r_\w+)")
SUM = re.compile(r"(cpy_r_\w+) \+ cpy_r_\w+")
ITEMS = re.compile(r"\(CPyPtr\)(cpy_r_\w+)\.items")
COUNT = re.compile(r"^    (?:VEC_\w+_|CPy_)(?:INC|DEC|Inc|Dec|XDEC)(?:REF|Ref)\((cpy_r_\w+)\);$")
CALL = re.compile(r"^    (?:cpy_r_\w+ = )?(?:CPyDef_\w+|CPY_GET_METHOD\(.*\))\([^()]*\);( /\* \w+ \*/)?$")
CONSTANT = re.compile(r"CPyStatic_\w+")
LOOK = re.compile(r"\(\w+\)(cpy_r_\w+)\.(?:len|items)\b|\(\(organelle\w*Object \*\)(cpy_r_\w+)\)->")

FILLED_ONCE = ("players", "cells", "cards", "nodes", "structures", "events", "states", "choosers")
"""The vectors of objects whose items are never replaced: what `__init__` puts there stays there."""


Attribute = tuple[str, str]
"""An attribute by its name and its type in C; classes may share one."""


def attributes_set_late(texts: Iterable[str]) -> set[Attribute]:
    """Return the attributes that anything but an `__init__` sets."""
    found: set[Attribute] = set()
    for text in texts:
        for function in FUNCTION.finditer(text):
            if not function[1].endswith("_____init__"):
                types = types_of(function[2], function[3])
                found.update((name, types.get(value, "")) for name, value in ATTRIBUTE_SET.findall(function[3]))
    return found


def types_of(parameters: str, text: str) -> dict[str, str]:
    """Return the type in C of each variable of a function."""
    return {name: declared for declared, name in PARAMETER.findall(parameters) + DECLARED.findall(text)}


def drop_refcounts(paths: Iterable[Path]) -> None:
    """Rewrite the C files of all modules without the counts that they can do without."""
    texts = {path: path.read_text("utf-8") for path in paths}
    late = attributes_set_late(texts.values())
    for path, text in texts.items():
        some = SMALLEST.sub(lambda function: VECTOR_COUNT.sub("", function[0]), text)
        path.write_text(FUNCTION.sub(lambda function: without_counts(function, late), some), "utf-8")


def without_counts(function: re.Match[str], late: Collection[Attribute]) -> str:
    """Return the C of a function without the counts that it can do without."""
    body = Body(function[2], function[3], late)
    spared = body.spared()
    if not spared:
        return function[0]
    lines = [line for line in body.lines if not ((count := COUNT.match(line)) and count[1] in spared)]
    return function[0].replace(function[3], "\n".join(lines))


class Body:
    """The lines of a function, and where each variable is set and used."""

    def __init__(self, parameters: str, text: str, late: Collection[Attribute]) -> None:
        self.lines = text.split("\n")
        self.late = late
        self.types = types_of(parameters, text)
        self.values: dict[str, list[str]] = defaultdict(list)
        self.uses: dict[str, list[str]] = defaultdict(list)
        self.counted: set[str] = set()
        for line in self.lines:
            if count := COUNT.match(line):
                self.counted.add(count[1])
                continue
            if DECLARED.match(line):
                continue
            if change := SET.match(line):
                self.values[change[1]].append(change[2])
            for name in set(VARIABLE.findall(line)):
                if not change or name != change[1]:
                    self.uses[name].append(line)
        self.arguments = {name for name in VARIABLE.findall(parameters) if name not in self.values}

    def spared(self) -> set[str]:
        """Return the variables whose counts can go."""
        return {name for name in self.counted if self.stays(name) and self.only_read(name) and self.holds_one(name)}

    def holds_one(self, name: str) -> bool:
        """Return whether all that share what a variable holds can be spared too: those it was copied from."""
        value = self.only_value(name)
        return not VARIABLE.fullmatch(value) or (self.only_read(value) and self.holds_one(value))

    def stays(self, name: str) -> bool:
        """Return whether what a variable holds lives until the call ends."""
        if name in self.arguments:
            return True
        value = self.only_value(name)
        if CONSTANT.fullmatch(value):
            return True
        if VARIABLE.fullmatch(value):
            return self.stays(value)
        if found := ATTRIBUTE.fullmatch(value):
            return (found[2], self.types[name]) not in self.late and self.stays(found[1])
        if found := ITEM.fullmatch(value):
            return self.item_stays(found[1])
        return False

    def item_stays(self, place: str) -> bool:
        """Return whether the object at a place of a vector stays: the vector does, and keeps its items."""
        total = SUM.fullmatch(self.only_value(place))
        found = ITEMS.fullmatch(self.only_value(total[1])) if total else None
        if not found:
            return False
        vector = self.only_value(found[1])
        attribute = ATTRIBUTE.fullmatch(vector)
        if attribute and attribute[2] not in FILLED_ONCE:
            return False
        return self.stays(found[1])

    def only_value(self, name: str) -> str:
        """Return what a variable is set to if that is done in one place, or an empty string."""
        values = self.values[name]
        return values[0] if len(values) == 1 else ""

    def only_read(self, name: str) -> bool:
        """Return whether a variable is only looked at and passed to compiled functions, which keep no argument."""
        return all(self.is_read(name, line) for line in self.uses[name])

    def is_read(self, name: str, line: str) -> bool:
        """Return whether a line only looks at what a variable holds, or passes it on."""
        if (change := SET.match(line)) and change[2] == name:
            return len(self.values[change[1]]) == 1 and self.only_read(change[1])
        if CALL.match(line):
            return True
        return VARIABLE.findall(line).count(name) == sum(name in found for found in LOOK.findall(line))
