"""The documentation is served under /docs from the package; where it was not built, one sentence says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message

from organelle.localization import sentence
from organelle.server.settings import Settings
from organelle.server.web.access import AccessControl
from organelle.server.web.application import Application
from organelle.server.web.static_files import DOCS_HASHED, StaticFiles
from server.in_process import close, process

Answer = tuple[int, dict[str, str], bytes]
Ask = Callable[..., Answer]


@pytest.fixture
def ask(tmp_path: Path) -> Ask:
    """Asks an application that has a client and these files of documentation."""

    def asked(path: str, *files: str, **headers: str) -> Answer:
        for name in ("client/index.html", *(f"docs/{file}" for file in files)):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(name)
        return asyncio.run(answer(tmp_path, path, headers))

    return asked


async def answer(folder: Path, path: str, headers: dict[str, str]) -> Answer:
    service = await process(str(folder / "tables.db"))
    access = AccessControl(service.context.signer, Settings())
    docs = StaticFiles(folder / "docs", DOCS_HASHED)
    application = Application(service, access, StaticFiles(folder / "client"), docs)
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    given = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope: Any = {"type": "http", "method": "GET", "path": path, "headers": given, "query_string": b""}
    await application({**scope, "scheme": "http", "server": ("localhost", 80), "root_path": ""}, receive, send)
    await close(service)
    found = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], found, b"".join(message.get("body", b"") for message in sent[1:])


def test_a_page_is_the_index_of_its_folder(ask: Ask) -> None:
    for path, name in (("/docs/", "index.html"), ("/docs/guides/add/", "guides/add/index.html")):
        status, headers, body = ask(path, "index.html", "guides/add/index.html")
        assert (status, body.decode()) == (200, f"docs/{name}") and headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", ["/docs", "/docs/guides/add"])
def test_a_folder_without_its_stroke_leads_to_the_page(ask: Ask, path: str) -> None:
    status, headers, _ = ask(path, "index.html", "guides/add/index.html")
    assert status == 308 and headers["location"] == f"{path}/"


def test_only_names_that_change_with_the_content_are_kept_for_ever(ask: Ask) -> None:
    files = ("assets/bundle.79ae519e.min.js", "assets/logo.svg", "search/search_index.json")
    kept = [ask(f"/docs/{file}", *files)[1]["cache-control"] for file in files]
    assert "immutable" in kept[0] and kept[1:] == ["no-cache", "no-cache"]


def test_the_documentation_may_run_its_own_inline_scripts_and_nobody_elses(ask: Ask) -> None:
    policy = ask("/docs/", "index.html")[1]["content-security-policy"]
    assert "script-src 'self' 'unsafe-inline'" in policy and "default-src 'none'" in policy and "http" not in policy
    assert "unsafe" not in ask("/", "index.html")[1]["content-security-policy"], "the client's own stays strict"
    assert ask("/docs/", "index.html")[1]["x-content-type-options"] == "nosniff"


def test_what_is_not_there_is_not_the_clients_page(ask: Ask) -> None:
    for path in ("/docs/nothing", "/docs/nothing/", "/docs/nothing.html", "/docs/../tables.db"):
        status, _, body = ask(path, "index.html")
        assert status == 404 and b"no-page" in body
    assert ask("/docsy", "index.html")[2] == b"client/index.html", "that is a path of the client's own"


@pytest.mark.parametrize("language", ["en", "it"])
def test_without_documentation_a_sentence_says_how_to_get_it(ask: Ask, language: str) -> None:
    for path in ("/docs", "/docs/", "/docs/guides/"):
        status, _, body = ask(path, **{"accept-language": language})
        assert status == 404 and sentence(language, "no-docs", {}) in body.decode()
        assert "make docs" in body.decode()
