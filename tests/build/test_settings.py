"""What other programs read: workflows, hooks and templates parse, and name what exists."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
FILES = [*sorted((ROOT / ".github").rglob("*.yml")), ROOT / ".pre-commit-config.yaml"]


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_it_parses(path: Path) -> None:
    assert isinstance(read(path), dict)


@pytest.mark.parametrize("path", sorted((ROOT / ".github" / "workflows").iterdir()), ids=lambda path: path.stem)
def test_every_job_of_a_workflow_runs_somewhere_and_does_something(path: Path) -> None:
    for job in read(path)["jobs"].values():
        assert job["runs-on"] and all("uses" in step or "run" in step for step in job["steps"])


def test_the_tests_run_on_every_python_that_the_package_allows() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["requires-python"] == ">=3.11,<3.14"
    tested = read(ROOT / ".github" / "workflows" / "test.yml")["jobs"]["test"]["strategy"]["matrix"]["python"]
    assert tested == ["3.11", "3.12", "3.13"]


def test_the_hooks_before_a_commit_are_the_checks_of_make_check() -> None:
    [local] = read(ROOT / ".pre-commit-config.yaml")["repos"]
    recipe = (ROOT / "Makefile").read_text("utf-8").partition("\ncheck:")[2].partition("\n\n")[0]
    for hook in local["hooks"]:
        command = hook["entry"].partition(".venv/bin/")[2]
        assert f"$(BIN)/{command}" in recipe, hook["id"]
    assert recipe.count("$(BIN)/") == len(local["hooks"])


def test_the_package_says_that_it_is_typed() -> None:
    assert (ROOT / "src" / "organelle" / "py.typed").exists()
