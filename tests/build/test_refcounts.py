"""Which counts of references go from the C of the rules, and which must stay."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import refcounts

STATE = "((organelle___StateObject *)"
INIT = f"""char CPyDef_state___State_____init__(PyObject *cpy_r_self, VecI64 cpy_r_r0) {{
    {STATE}cpy_r_self)->_stock = cpy_r_r0;
    return 1;
}}
"""
READING = f"""char CPyDef_rules___reads(PyObject *cpy_r_s, PyObject *cpy_r_out) {{
    VecI64 cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = {STATE}cpy_r_s)->_stock;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDef_put_all(cpy_r_out, cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r0);
    return cpy_r_r1;
}}
"""
SETTING = f"""char CPyDef_rules___sets(PyObject *cpy_r_s, VecI64 cpy_r_new) {{
    VecI64 cpy_r_r0;
    cpy_r_r0 = cpy_r_new;
    {STATE}cpy_r_s)->_stock = cpy_r_r0;
    return 1;
}}
"""


def written(tmp_path: Path, *texts: str) -> list[str]:
    """Return the C files of modules with these texts after their counts were looked at."""
    paths = [tmp_path / f"module_{index}.c" for index in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, "utf-8")
    refcounts.drop_refcounts(paths)
    return [path.read_text("utf-8") for path in paths]


def test_what_init_alone_sets_and_a_function_only_reads_is_not_counted(tmp_path: Path) -> None:
    spared = "".join(line for line in READING.splitlines(keepends=True) if "REF(" not in line)
    assert written(tmp_path, INIT, READING) == [INIT, spared]
    assert written(tmp_path, INIT, spared) == [INIT, spared], "and once is enough"


@pytest.mark.parametrize(
    ("texts", "why"),
    [
        ((READING, SETTING), "another function sets the attribute"),
        ((READING, SETTING.replace("= cpy_r_r0", "= cpy_r_new")), "another function sets it to its argument"),
        (
            (READING.replace("cpy_r_s)->", "cpy_r_r9)->").replace("    char", "    cpy_r_r9 = new();\n    char"),),
            "a new owner",
        ),
        (
            (READING.replace("CPyDef_put_all(cpy_r_out, cpy_r_r0)", "VecI64Api.append(cpy_r_r0, 1)"),),
            "it is appended to",
        ),
        ((READING.replace("return cpy_r_r1", "return cpy_r_r0"),), "it is returned"),
        ((READING.replace("    return", "    cpy_r_s = cpy_r_r1;\n    return"),), "the argument is replaced"),
    ],
)
def test_what_might_vanish_stays_counted(tmp_path: Path, texts: tuple[str, ...], why: str) -> None:
    assert written(tmp_path, *texts) == list(texts), why


def test_items_are_not_counted_where_a_vector_keeps_them(tmp_path: Path) -> None:
    items = READING.replace("_stock", "_players").replace(
        "    cpy_r_r1 = CPyDef_put_all(cpy_r_out, cpy_r_r0);\n",
        "    cpy_r_r2 = (CPyPtr)cpy_r_r0.items;\n    cpy_r_r3 = cpy_r_r2 + cpy_r_r5;\n"
        "    cpy_r_r4 = *(PyObject * *)cpy_r_r3;\n    CPy_INCREF(cpy_r_r4);\n    cpy_r_player = cpy_r_r4;\n"
        "    cpy_r_r1 = CPyDef_put_player(cpy_r_out, cpy_r_player);\n    CPy_DECREF(cpy_r_player);\n",
    )
    [spared] = written(tmp_path, items)
    assert "REF(" not in spared
    steps = items.replace("_players", "_stack")
    [counted] = written(tmp_path, steps)
    assert "CPy_INCREF(cpy_r_r4)" in counted and "CPy_DECREF(cpy_r_player)" in counted and "VEC_" not in counted
