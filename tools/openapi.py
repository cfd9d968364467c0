"""Write the API's OpenAPI document for the page: `python -m tools.openapi`, then `npm run types` in client."""

from __future__ import annotations

import json
from pathlib import Path

from organelle.server.web.openapi import document

OUTPUT = Path(__file__).parent.parent / "client" / "openapi.json"


def document_json() -> str:
    """Return the document as JSON, its keys in the order of the alphabet."""
    return json.dumps(document(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    OUTPUT.write_text(document_json(), "utf-8")
