"""The setup of `make play`: what runs when, what is said, what is stopped."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest
from tools import install
from tools.install import Step


@pytest.fixture(autouse=True)
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(install, "LOGS", tmp_path)
    return tmp_path


def step(name: str, code: str, *after: Step, optional: str = "") -> Step:
    return Step(name, [sys.executable, "-c", code], list(after), optional=optional)


def test_a_step_waits_for_those_it_needs() -> None:
    first = step("first", "import time; time.sleep(0.3)")
    second = step("second", "print('two')", first)
    assert install.run([second, first], time.monotonic()) is None
    assert second.began >= first.ended > 0


def test_steps_that_need_nothing_of_each_other_run_together() -> None:
    one, two = step("one", "input"), step("two", "input")
    one.command = two.command = [sys.executable, "-c", "import time; time.sleep(0.5)"]
    assert install.run([one, two], time.monotonic()) is None
    assert max(one.began, two.began) < min(one.ended, two.ended)


def test_a_failure_ends_the_run_and_its_output_is_kept() -> None:
    wrong = step("wrong", "import sys; print('why'); sys.exit(7)")
    never = step("never", "pass", wrong)
    assert install.run([wrong, never], time.monotonic()) is wrong
    assert wrong.code == 7 and wrong.log.read_text("utf-8") == "why\n" and never.process is None


def test_what_the_machine_lacks_is_said_and_the_package_is_built_without(capsys: pytest.CaptureFixture[str]) -> None:
    rules = step("rules", "import sys; sys.exit(3)", optional="rules: there is no compiler")
    package = step("package", "import os; print(os.environ['ORGANELLE_PURE'])", rules)
    assert install.run([rules, package], time.monotonic()) is None
    assert "rules: there is no compiler" in capsys.readouterr().out
    assert package.log.read_text("utf-8") == "1\n"


def test_there_is_a_line_even_when_nothing_happens(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install, "QUIET", 0.2)
    code = "import time; print('progress: half', flush=True); time.sleep(1)"
    assert install.run([step("slow", code)], time.monotonic()) is None
    assert capsys.readouterr().out.count("slow: half") >= 2


def test_stopping_ends_what_a_step_has_started(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    inner = f"import time, pathlib; time.sleep(1); pathlib.Path({str(mark)!r}).touch()"
    outer = step("outer", f"import subprocess, sys; subprocess.run([sys.executable, '-c', {inner!r}])")
    outer.start()
    time.sleep(0.4)
    outer.stop()
    time.sleep(1.2)
    assert not mark.exists() and outer.process is not None and outer.process.returncode != 0


def test_an_extra_installs_its_requirements_only() -> None:
    command = install.requirements("dev").command
    assert any(part.startswith("pytest") for part in command) and "." not in command


@pytest.mark.parametrize(
    ("switch", "value", "left"),
    [
        ("ORGANELLE_PURE", "1", ["page"]),
        ("ORGANELLE_CLIENT", "0", ["rules"]),
        ("ORGANELLE_COMPILE", "1", ["page", "rules"]),
    ],
)
def test_the_switches_of_the_build_hold(
    switch: str, value: str, left: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(switch, value)
    rules = step("rules", "pass", optional="none here")
    assert [kept.name for kept in install.wanted(rules, step("page", "pass"))] == left
    assert bool(rules.optional) is (switch != "ORGANELLE_COMPILE")
