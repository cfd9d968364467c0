"""The client's files, held in memory with their compressed twins."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Scope

from organelle.localization import sentence

PLACE = Path(__file__).parents[2] / "client_dist"
COMPRESSED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".map", ".txt"}
FOREVER = "public, max-age=31536000, immutable"


class StaticFile:
    """A file ready to be sent."""

    def __init__(self, name: str, body: bytes) -> None:
        self.body = body
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if self.kind.startswith("text/") or self.kind.endswith("javascript"):
            self.kind += "; charset=utf-8"
        self.packed = gzip.compress(body, 9, mtime=0) if Path(name).suffix in COMPRESSED else b""
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
        self.cache = FOREVER if name.startswith("assets/") else "no-cache"


class StaticFiles:
    """Everything the client is made of."""

    def __init__(self, place: Path = PLACE) -> None:
        files = sorted(path for path in place.rglob("*") if path.is_file()) if place.is_dir() else []
        self.held = {
            str(path.relative_to(place)): StaticFile(str(path.relative_to(place)), path.read_bytes()) for path in files
        }
        missing = sentence("en", "no-client", {}).encode()
        self.index = self.held.get("index.html") or StaticFile("index.txt", missing)

    def answer(self, scope: Scope) -> Response | None:
        """The file of that path; the client's page for paths of its own."""
        name = scope["path"].lstrip("/")
        page = self.held.get(name)
        if page is None:
            if "." in name.rpartition("/")[2]:
                return None
            page = self.index
        headers = {"etag": page.tag, "cache-control": page.cache, "vary": "accept-encoding"}
        asked = Headers(scope=scope)
        if asked.get("if-none-match") == page.tag:
            return Response(status_code=304, headers=headers)
        if page.packed and "gzip" in asked.get("accept-encoding", ""):
            return Response(page.packed, headers={**headers, "content-encoding": "gzip"}, media_type=page.kind)
        return Response(page.body, headers=headers, media_type=page.kind)
