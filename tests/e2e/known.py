"""The table server as it is, but for one thing: the secret of its tables is known.

The luck of a game then hangs on nothing but the words that its people bring, so a test chooses it by theirs.
"""

from __future__ import annotations

import sys

from organelle.server.main import ServerRuntime, serve
from organelle.server.settings import Settings


class Known(ServerRuntime):
    """A server whose tables all have the same secret."""

    async def start(self) -> None:
        await super().start()
        self.service.creator.secret = lambda: "known"


if __name__ == "__main__":
    port, database = sys.argv[1:]
    serve(Known(Settings(port=int(port), database=database, requests=2000, tables=200, examples=True, log="warning")))
