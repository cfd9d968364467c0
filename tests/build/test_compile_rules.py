"""What of the rules is compiled, and how the files are put together."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest
from tools import build_client, compile_rules


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "c").mkdir()
    monkeypatch.setattr(compile_rules, "BUILD", tmp_path)
    return tmp_path


def test_every_module_of_the_rules_is_compiled_once_and_no_init_file() -> None:
    modules = list(compile_rules.modules())
    assert {"organelle/kernel/state.py", "organelle/table/match.py", "organelle/games/duel/game.py"} <= set(modules)
    assert len(modules) == len(set(modules)) and not any(module.endswith("__init__.py") for module in modules)


def test_the_files_of_a_folder_are_joined_largest_first_and_run_once_code_is_cold(build: Path) -> None:
    names = ["kernel___rng", "games___duel___game", "games___duel___state", "bots___bot"]
    paths = [build / "c" / f"__native_organelle___{name}.c" for name in names]
    for size, path in enumerate(paths):
        path.write_text(
            f"char CPyDef_x{size}_____top_level__(void) {{\n" + "\n" * (100 if size == 2 else size), "utf-8"
        )
    runtime = build / "c" / "init.c"
    runtime.write_text("", "utf-8")
    header = build / "c" / "__native_internal_organelle.h"
    header.write_text("extern PyObject *CPyPy_x(PyObject *self);\nextern char CPyDef_x(PyObject *self);\n", "utf-8")
    library = SimpleNamespace(sources=[*map(str, paths), str(runtime)], extra_compile_args=[], extra_link_args=[])
    compile_rules.join_folders(library, 2)
    joined = [Path(source) for source in library.sources]
    assert [path.stem for path in joined] == [
        "joined_games_duel",
        "joined_bots",
        "joined_kernel",
        "joined_runtime",
    ]
    assert joined[0].read_text("utf-8").splitlines() == [
        "char CPyDef_x1_____top_level__(void) __attribute__((cold));",
        "char CPyDef_x2_____top_level__(void) __attribute__((cold));",
        f'#include "{paths[1].as_posix()}"',
        f'#include "{paths[2].as_posix()}"',
    ]
    assert library.extra_compile_args == ["-flto"]
    assert header.read_text("utf-8").splitlines() == [
        "extern PyObject *CPyPy_x(PyObject *self) __attribute__((cold));",
        "extern char CPyDef_x(PyObject *self);",
    ]


def test_a_quick_build_is_not_linked_with_optimization(build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (build / "c" / "__native_internal_organelle.h").write_text("", "utf-8")
    flags: dict[str, list[str]] = {}
    keys = set()
    for quick in ("0", "1"):
        monkeypatch.setenv("ORGANELLE_QUICK", quick)
        library = SimpleNamespace(sources=[], extra_compile_args=[], extra_link_args=[])
        compile_rules.join_folders(library, 2)
        flags[quick] = library.extra_compile_args + library.extra_link_args
        keys.add(compile_rules.fingerprint())
    assert "-flto" in flags["0"] and not flags["1"]
    assert len(keys) == 2


def test_on_windows_a_gcc_on_the_path_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_rules, "c_compiler", lambda: ["echo", "Free Software Foundation"])
    monkeypatch.setattr(compile_rules, "os", SimpleNamespace(name="nt"))
    assert not compile_rules.links_optimized()


def test_an_index_is_expected_to_be_within_its_vector(tmp_path: Path) -> None:
    source = tmp_path / "module.c"
    lines = ["    cpy_r_r6 = (uint64_t)cpy_r_seat < (uint64_t)cpy_r_r5;", "    cpy_r_r7 = cpy_r_seat < cpy_r_r5;"]
    source.write_text("\n".join(lines), "utf-8")
    expected = ["    cpy_r_r6 = __builtin_expect((uint64_t)cpy_r_seat < (uint64_t)cpy_r_r5, 1);", lines[1]]
    for _ in range(2):
        compile_rules.expect_in_bounds(source)
        assert source.read_text("utf-8").splitlines() == expected


def test_the_entrances_of_modules_with_different_names_share_a_file() -> None:
    names = ["a.game", "a.state", "b.game", "c.rng", "c.game"]
    entrances = [SimpleNamespace(name=name) for name in names]
    groups = compile_rules.groups_of_different_names(entrances)
    assert [[entrance.name for entrance in group] for group in groups] == [
        ["a.game", "a.state", "c.rng"],
        ["b.game"],
        ["c.game"],
    ]


def test_without_a_compiler_there_is_nothing_to_link(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", str(tmp_path / "missing"))
    assert not compile_rules.links_optimized()


def test_the_source_package_has_what_compiles_the_rules(tmp_path: Path) -> None:
    """The tool is loaded from what the package brings and nothing beside it."""
    project = tomllib.loads((compile_rules.ROOT / "pyproject.toml").read_text("utf-8"))
    brought = [name for name in project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"] if "tools/" in name]
    (tmp_path / "tools").mkdir()
    for name in brought:
        shutil.copy(compile_rules.ROOT / name, tmp_path / name)
    load = "import runpy; print(*runpy.run_path('tools/compile_rules.py')['TOOLS'], sep='\\n')"
    told = subprocess.run([sys.executable, "-P", "-c", load], cwd=tmp_path, capture_output=True, text=True, check=True)
    needed = [Path(line) for line in told.stdout.splitlines()]
    assert needed and all(path.parent == tmp_path / "tools" and path.exists() for path in needed)


def test_the_page_is_made_from_its_sources_its_sentences_the_rules_and_the_teaching_material() -> None:
    files = {path.relative_to(build_client.ROOT).as_posix() for path in build_client.files()}
    assert {"client/package-lock.json", "docs/rules/duel.md", "docs/teach/cytosis.md"} <= files
    assert not any("node_modules" in name or "/dist/" in name for name in files)
