"""The files of the browser client and of the documentation, held in memory with their compressed twins."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import cached_property
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import RedirectResponse, Response
from starlette.types import Scope

from organelle.localization import sentence

PACKAGE = Path(__file__).parents[2]
CLIENT, DOCS = PACKAGE / "client_dist", PACKAGE / "docs_site"
COMPRESSED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".map", ".txt", ".xml"}
FOREVER = "public, max-age=31536000, immutable"
CLIENT_HASHED, DOCS_HASHED = re.compile(r"^assets/"), re.compile(r"\.[0-9a-f]{8}\.min\.\w+$")
"""The names that change with the content: the client's assets, and some of those of MkDocs Material."""


class StaticFile:
    """A file ready to be sent."""

    def __init__(self, name: str, body: bytes, hashed: bool = False) -> None:
        self.name = name
        self.body = body
        self.media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if self.media_type.startswith("text/") or self.media_type.endswith("javascript"):
            self.media_type += "; charset=utf-8"
        self.etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
        self.cache = FOREVER if hashed else "no-cache"

    @cached_property
    def compressed(self) -> bytes:
        """The body as gzip; empty where that is of no use."""
        return gzip.compress(self.body, 9, mtime=0) if Path(self.name).suffix in COMPRESSED else b""

    def response(self, scope: Scope) -> Response:
        """Return the file as the browser asks for it: compressed, or that it has not changed."""
        headers = {"etag": self.etag, "cache-control": self.cache, "vary": "accept-encoding"}
        asked = Headers(scope=scope)
        if asked.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=headers)
        if self.compressed and "gzip" in asked.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.compressed, headers=headers, media_type=self.media_type)
        return Response(self.body, headers=headers, media_type=self.media_type)


class StaticFiles:
    """All files of a folder, by their path in it; read when the first is asked for."""

    def __init__(self, folder: Path = CLIENT, hashed: re.Pattern[str] = CLIENT_HASHED) -> None:
        self.folder = folder
        self.hashed = hashed

    @cached_property
    def files(self) -> dict[str, StaticFile]:
        found = sorted(path for path in self.folder.rglob("*") if path.is_file()) if self.folder.is_dir() else []
        names = [path.relative_to(self.folder).as_posix() for path in found]
        return {
            name: StaticFile(name, path.read_bytes(), bool(self.hashed.search(name)))
            for name, path in zip(names, found)
        }

    @property
    def empty(self) -> bool:
        """Is the folder missing in this installation?"""
        return not self.files

    @cached_property
    def index(self) -> StaticFile:
        """The page of the client, or a sentence that there is none."""
        return self.files.get("index.html") or StaticFile("index.txt", sentence("en", "no-client", {}).encode())

    def find_or_index(self, scope: Scope, path: str) -> Response | None:
        """Return the file of a path; the index for paths that the client's own router knows; None for missing files."""
        name = path.lstrip("/")
        file = self.files.get(name)
        if file is None:
            if "." in name.rpartition("/")[2]:
                return None
            file = self.index
        return file.response(scope)

    def find_in_folders(self, scope: Scope, path: str) -> Response | None:
        """Return the file of a path, the index.html of a folder, or the way to the folder; None if there is neither."""
        name = path.lstrip("/")
        file = self.files.get(f"{name}index.html" if path.endswith("/") else name)
        if file is not None:
            return file.response(scope)
        if not path.endswith("/") and f"{name}/index.html".lstrip("/") in self.files:
            return RedirectResponse(f"{scope['path']}/", 308)
        return None
