"""The server with one change: all tables have the same secret.

The randomness of a game then depends only on the words that its players bring, which the tests choose.
"""

from __future__ import annotations

import sys

from organelle.server.main import ServerRuntime, serve
from organelle.server.settings import Settings


class FixedSecretServer(ServerRuntime):
    """A server whose tables all have the same secret."""

    async def start(self) -> None:
        await super().start()
        self.service.creator.secret = lambda: "known"


if __name__ == "__main__":
    port, database = sys.argv[1:]
    serve(
        FixedSecretServer(
            Settings(port=int(port), database=database, requests=2000, tables=200, examples=True, log="warning")
        )
    )
