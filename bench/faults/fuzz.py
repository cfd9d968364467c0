"""Fuzzes what visitors send, guided by coverage where atheris is installed (`pip install atheris`).

    PYTHONPATH=src:.:tests python -m bench.faults.fuzz text --runs 1000000

Inputs that were once wrong are kept in tests/faults/corpus and tried again by the tests; games of tests/replays are
where the search for texts begins. A new one is written to the folder of `--keep`, and the run ends there.
"""

from __future__ import annotations

import argparse
import importlib.util
import logging
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "tests" / "faults" / "corpus"
NAMES = ("text", "cards", "commands", "frames")


def seeds(name: str) -> list[bytes]:
    """Return the inputs that are kept for a target, the shortest first."""
    places = [*sorted((CORPUS / name).glob("*"))]
    if name == "text":
        places += sorted((ROOT / "tests" / "replays").glob("*.log"))
    return sorted((path.read_bytes() for path in places), key=len)


def mutate(data: bytes, others: list[bytes], luck: random.Random) -> bytes:
    """Return data with something changed: bytes, lines, or a piece of another input."""
    found = bytearray(data)
    for _ in range(luck.choice((1, 1, 2, 4))):
        at, size = luck.randrange(len(found) + 1), luck.choice((1, 1, 2, 8, 40))
        other = luck.choice(others)
        start = luck.randrange(len(other) + 1)
        piece = luck.choice((other[start : start + size], luck.randbytes(size), b"\n", b" ", b'"', b"[", b"9" * size))
        kind = luck.randrange(4)
        if kind == 0:
            found[at : at + size] = piece
        elif kind == 1:
            found[at:at] = piece
        elif kind == 2:
            del found[at : at + size]
        else:
            lines = bytes(found).split(b"\n")
            lines.insert(luck.randrange(len(lines) + 1), luck.choice(other.split(b"\n")))
            found = bytearray(b"\n".join(lines))
    return bytes(found)


def mutations(name: str, runs: int, seed: int) -> Iterator[bytes]:
    """Yield inputs near those that are kept."""
    luck, kept = random.Random(seed), seeds(name)
    for _ in range(runs):
        yield mutate(luck.choice(kept[: luck.randrange(len(kept)) + 1]), kept, luck)


def fuzz_guided(name: str, runs: int, seed: int, keep: Path) -> None:
    """Search by coverage; the process ends with the search."""
    atheris: Any = importlib.import_module("atheris")
    with atheris.instrument_imports(include=["organelle", "websockets", "uvicorn", "tomllib"]):
        from bench.faults.fuzz_targets import TARGETS  # noqa: PLC0415  (what is imported here is instrumented)
    found = keep / f"corpus-{name}"  # what reaches new code is kept for the next search
    found.mkdir(parents=True, exist_ok=True)
    for index, data in enumerate(seeds(name)):
        (found / f"kept-{index}").write_bytes(data)
    flags = [f"-runs={runs}", f"-seed={seed}", f"-artifact_prefix={keep}/{name}-", "-max_len=20000", "-timeout=20"]
    atheris.Setup([sys.argv[0], *flags, str(found)], TARGETS[name]())
    atheris.Fuzz()


def fuzz_plainly(name: str, runs: int, seed: int, keep: Path) -> int:
    """Search near what is kept, without coverage; return 1 at the first input that is wrong."""
    from bench.faults.fuzz_targets import TARGETS  # noqa: PLC0415  (fuzz_guided imports it otherwise)

    target, began = TARGETS[name](), time.monotonic()
    for count, data in enumerate(mutations(name, runs, seed), 1):
        try:
            target(data)
        except Exception as error:  # whatever it is, it must not happen
            keep.mkdir(parents=True, exist_ok=True)
            (keep / f"{name}-{seed}-{count}").write_bytes(data)
            print(f"{keep}/{name}-{seed}-{count}: {error!r}")
            return 1
    print(f"{name}: {runs} inputs in {time.monotonic() - began:.0f} s")
    return 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", choices=NAMES)
    parser.add_argument("--runs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path("build/faults"))
    parser.add_argument("--plain", action="store_true", help="do not look for atheris")
    args = parser.parse_args()
    logging.disable()  # what the server says about each input would fill the terminal
    search = fuzz_plainly if args.plain or importlib.util.find_spec("atheris") is None else fuzz_guided
    sys.exit(search(args.target, args.runs, args.seed, args.keep))


if __name__ == "__main__":
    main()
