"""Set Organelle up in .venv and show how far it is; `make play` and `make test` run this with the system's Python.

    python -m tools.install             the package as people install it
    python -m tools.install dev docs    what these extras of pyproject.toml need, without building the package again

Steps that do not need each other run at the same time. What they print goes to build/logs, and is shown if one fails.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools import build_client

ROOT = Path(__file__).resolve().parents[1]
LOGS = ROOT / "build" / "logs"
VENV = ROOT / os.environ.get("VENV", ".venv")
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST, TOO_NEW = (3, 11), (3, 14)
QUIET = 4.0
"""After so many seconds without a line there is one in any case."""
NOT_HERE = 3
"""The exit code of a tool that lacks the compiler or the Node it needs."""
PIP = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


@dataclass
class Step:
    """One command of the setup, and how far it is."""

    name: str
    command: list[str]
    after: list[Step] = field(default_factory=list)
    environment: dict[str, str] = field(default_factory=dict)
    optional: str = ""
    """What is said where the step ends with NOT_HERE; without it that is a failure too."""
    message: str = ""
    process: subprocess.Popen[str] | None = None
    began: float = 0.0
    ended: float = 0.0

    @property
    def log(self) -> Path:
        """Return the file with what the command printed."""
        return LOGS / f"{self.name.replace(' ', '-')}.log"

    @property
    def code(self) -> int | None:
        """Return the exit code once the command has ended and all it printed was read."""
        return self.process.returncode if self.process is not None and self.ended else None

    @property
    def succeeded(self) -> bool:
        return self.code == 0 or (self.code == NOT_HERE and bool(self.optional))

    @property
    def ready(self) -> bool:
        """Can it start now?"""
        return self.process is None and all(step.succeeded for step in self.after)

    def start(self) -> None:
        """Start the command in a group of its own, so that it can be stopped with all it has started."""
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            self.command,
            cwd=ROOT,
            env={**os.environ, **self.environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        threading.Thread(target=self.read, args=(self.process,), daemon=True).start()

    def read(self, process: subprocess.Popen[str]) -> None:
        """Write what the command prints into the log, and keep the last line about its progress."""
        assert process.stdout is not None
        with self.log.open("w", encoding="utf-8") as log:
            for line in process.stdout:
                log.write(line)
                if line.startswith("progress: "):
                    self.message = line.removeprefix("progress: ").strip()
        process.wait()
        self.ended = time.monotonic()

    def stop(self) -> None:
        """End the command and all it has started."""
        if self.process is None or self.process.poll() is not None:
            return
        if os.name == "nt":
            self.process.kill()
        else:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def main(extras: list[str]) -> int:
    """Run the steps that are needed and return the exit code."""
    if not OLDEST <= sys.version_info[:2] < TOO_NEW:
        found = ".".join(map(str, sys.version_info[:2]))
        print(f"Organelle needs Python 3.11, 3.12 or 3.13, and this is {found}. Say PYTHON=... to name another.")
        return 2
    signal.signal(signal.SIGTERM, interrupt)
    LOGS.mkdir(parents=True, exist_ok=True)
    steps = [requirements(name) for name in extras] or package_steps()
    began = time.monotonic()
    if not extras:
        print("Setting up; the first time takes a minute or two, mostly for compiling the rules.", flush=True)
    try:
        failed = run(steps, began)
    except KeyboardInterrupt:
        print("Stopped.", flush=True)
        return 130
    finally:
        for step in steps:
            step.stop()
    if failed is not None:
        print(failed.log.read_text("utf-8", "replace"))
        print(f"Setting up failed: {failed.name} ended with {failed.code}. The lines above are also in {failed.log}.")
        return 1
    print(f"{time.monotonic() - began:5.0f} s  ready", flush=True)
    return 0


def interrupt(*_: Any) -> None:
    """Let a request to end do the same as Ctrl-C."""
    raise KeyboardInterrupt


def run(steps: list[Step], began: float) -> Step | None:
    """Run all steps, each as soon as those before it are done. Return the first that failed, or None."""
    told, shown, finished = -QUIET, "", set[str]()
    while True:
        for step in steps:
            if step.code is not None and not step.succeeded:
                return step
            if step.code is not None and step.name not in finished:
                finished.add(step.name)
                tell(began, closing(step))
                told = time.monotonic()
            if step.ready:
                before_package(step, steps)
                step.start()
        if len(finished) == len(steps):
            return None
        running = [step for step in steps if step.process is not None and step.code is None]
        names = ", ".join(step.name for step in running)
        if running and (time.monotonic() - told >= QUIET or names != shown):
            tell(began, "; ".join(f"{step.name}: {step.message or 'running'}" for step in running))
            told, shown = time.monotonic(), names
        time.sleep(0.1)


def closing(step: Step) -> str:
    """Return the line for a step that has ended."""
    if step.code == NOT_HERE:
        return step.optional
    return f"{step.name}: done in {step.ended - step.began:.0f} s"


def tell(began: float, line: str) -> None:
    print(f"{time.monotonic() - began:5.0f} s  {line}", flush=True)


def package_steps() -> list[Step]:
    """Return the steps to the installed package."""
    project = pyproject()
    tools, needs = project["build-system"]["requires"], list(project["project"]["dependencies"])
    has_node = build_client.node_installed()
    needs += [] if has_node else [build_client.PYPI_NODE]
    environment = Step("Python environment", [sys.executable, "-m", "venv", str(VENV)])
    # The command of pip comes last; an environment without it was not finished.
    if PYTHON.with_name(PYTHON.name.replace("python", "pip")).exists():
        environment.command = [str(PYTHON), "--version"]
    compiler = Step("build tools", [*PIP, "--no-compile", *tools], [environment])
    packages = Step("packages", [*PIP, "--no-compile", *needs], [compiler])
    page = Step("page", [sys.executable if has_node else str(PYTHON), "tools/build_client.py"])
    page.after = [] if has_node else [packages]
    page.optional = "page: there is no Node 20 or newer here, so the server will have no page to play in."
    rules = Step("rules", [str(PYTHON), "tools/compile_rules.py"], [compiler])
    rules.optional = "rules: there is no working C compiler here, so they run interpreted: slower, otherwise the same."
    install = [*PIP, "--no-deps", "--no-build-isolation", "--force-reinstall", "."]
    parts = wanted(rules, page)
    return [environment, compiler, packages, *parts, Step("package", install, [packages, *parts])]


def wanted(rules: Step, page: Step) -> list[Step]:
    """Return those of the two that the switches of the build leave in; one that is insisted on must succeed."""
    if os.environ.get("ORGANELLE_COMPILE") == "1":
        rules.optional = ""
    if os.environ.get("ORGANELLE_CLIENT") == "1":
        page.optional = ""
    left_out = [rules] if os.environ.get("ORGANELLE_PURE") == "1" else []
    left_out += [page] if os.environ.get("ORGANELLE_CLIENT") == "0" else []
    return [step for step in (page, rules) if step not in left_out]


def before_package(step: Step, steps: list[Step]) -> None:
    """Keep the build of the package from trying again what cannot be done here."""
    switches = {"rules": "ORGANELLE_PURE=1", "page": "ORGANELLE_CLIENT=0"}
    if step.name == "package":
        for other in steps:
            if other.name in switches and other.code == NOT_HERE:
                name, _, value = switches[other.name].partition("=")
                step.environment[name] = value


def requirements(extra: str) -> Step:
    """Return the step that installs what an extra of the package needs, and nothing else."""
    return Step(f"{extra} packages", [*PIP, "--no-compile", *pyproject()["project"]["optional-dependencies"][extra]])


def pyproject() -> dict[str, Any]:
    import tomllib  # noqa: PLC0415 - newer than the oldest Python that can say what is missing

    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
