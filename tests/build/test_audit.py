"""What is audited is what the package needs to run, and no more."""

from __future__ import annotations

from importlib.metadata import version

from tools.audit import runtime


def test_everything_that_a_package_needs_is_listed_once_with_its_version() -> None:
    found = runtime("starlette")
    assert found["anyio"] == version("anyio") and "idna" in found, "also what is needed indirectly"
    assert len({name.replace("_", "-").lower() for name in found}) == len(found)


def test_what_only_an_extra_needs_is_left_out() -> None:
    assert "itsdangerous" not in runtime("starlette")
