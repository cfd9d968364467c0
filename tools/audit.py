"""Lists what the package needs to run, with the versions that are installed; `make audit` asks about these."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, distribution

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


def runtime(name: str = "organelle") -> dict[str, str]:
    """Return every distribution that a package needs, directly or not, and its version; extras are left out."""
    found: dict[str, str] = {}
    waiting = [name]
    while waiting:
        for line in distribution(waiting.pop()).requires or []:
            needed = Requirement(line)
            other = canonicalize_name(needed.name)
            if other in found or (needed.marker is not None and not needed.marker.evaluate({"extra": ""})):
                continue
            try:
                found[other] = distribution(other).version
            except PackageNotFoundError:
                raise SystemExit(f"{other} is not installed; make audit installs it.") from None
            waiting.append(other)
    return found


if __name__ == "__main__":
    for name, version in sorted(runtime().items()):
        print(f"{name}=={version}")
