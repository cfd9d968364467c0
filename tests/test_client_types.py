"""The page's types are made from the API's document as the server gives it."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from organelle.server.web.openapi import document

CLIENT = Path(__file__).parents[1] / "client"


def test_the_page_has_the_document_of_the_api() -> None:
    stored = json.loads((CLIENT / "openapi.json").read_text("utf-8"))
    assert stored == json.loads(json.dumps(document())), (
        "client/openapi.json is old: write it with `python -m tools.openapi`"
    )


def test_the_types_of_the_page_are_generated_from_the_document() -> None:
    npm = shutil.which("npm")
    if npm is None or not (CLIENT / "node_modules" / "openapi-typescript").exists():
        pytest.skip("The page's own tools are missing; `make client` fetches them and makes the same check.")
    checked = subprocess.run(
        [npm, "run", "--silent", "types:check"], cwd=CLIENT, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
