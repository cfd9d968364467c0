"""Prints the OpenAPI document of the table server, sorted and indented: `python -m tools.openapi`.

The client's types are generated from it.
"""

from __future__ import annotations

import json

from organelle.server.web.openapi import document


def main() -> None:
    """Print the document."""
    print(json.dumps(document(), indent=2, sort_keys=True, ensure_ascii=False))


if __name__ == "__main__":
    main()
