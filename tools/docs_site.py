"""Hooks of MkDocs: what the docs site needs beside its pages. mkdocs.yml names this file.

The table server sends pages under a policy that allows no inline script, so those of the theme move into files.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
import sys
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from organelle.localization import DEFAULT_LANGUAGE, sentence  # noqa: E402
from organelle.server.web.openapi import document  # noqa: E402
from tools import docs_openapi, docs_pages, docs_sheets  # noqa: E402

DOCS = ROOT / "docs"

INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)

UNUSED = (
    "404.html",
    "sitemap.xml*",
    "assets/**/*.map",
    "assets/javascripts/lunr/tinyseg.js",
    "assets/javascripts/lunr/wordcut.js",
)
"""Files of the theme that need an absolute address, or that no page here uses."""

BY_LANGUAGE = {"rules/": "client-nav-rules", "teach/": "client-teach-title"}
"""Folders with pages in English and a folder for each other language, and the message that is their heading."""

scripts: dict[str, str] = {}
"""The theme's inline scripts by the name of the file that each gets."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """List the folders that the navigation names, and give headings the anchors of the table's rules pages."""
    config.mdx_configs.setdefault("toc", {})["slugify"] = docs_pages.slug
    config.nav = whole_nav(config.nav)
    scripts.clear()
    return config


def whole_nav(nav: Any) -> Any:
    """Return the navigation with every folder that it names (`adr/`, `rules/`) replaced by what lies in it."""
    found: list[Any] = []
    for item in nav:
        ((title, target),) = item.items()
        if isinstance(target, list):
            found.append({title: whole_nav(target)})
        elif target in BY_LANGUAGE:
            found += nav_by_language(target, BY_LANGUAGE[target])
        else:
            found.append({title: pages_in(target) if target.endswith("/") else target})
    return found


def pages_in(folder: str) -> list[str]:
    """Return the pages of a folder of docs, its index first."""
    paths = sorted((DOCS / folder).glob("*.md"), key=lambda path: (path.name != "index.md", path.name))
    return [path.relative_to(DOCS).as_posix() for path in paths]


def nav_by_language(folder: str, heading: str) -> list[dict[str, list[dict[str, str]]]]:
    """Return the pages of a folder, a page a game, in every language under that language's own word for them.

    Args:
        folder: the folder below docs, with a slash at its end.
        heading: the key of that word.
    """
    languages = [DEFAULT_LANGUAGE, *sorted(path.name for path in (DOCS / folder).iterdir() if path.is_dir())]
    return [
        {
            sentence(language, heading, {}): [
                {sentence(language, f"{Path(page).stem}-title", {}): page}
                for page in pages_in(folder if language == DEFAULT_LANGUAGE else f"{folder}{language}")
            ]
        }
        for language in languages
    ]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that have no file below docs: the first folder's, the OpenAPI tables, the sheets."""
    for name, page in docs_pages.ROOT_PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / name).read_text("utf-8")))
    files.append(File.generated(config, "reference/http.md", content=docs_openapi.page(document())))
    for game in docs_sheets.SHOWN:
        files.append(File.generated(config, f"sheets/{game}.md", content=docs_sheets.page(game)))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Make links to the repository fit the site, list the decisions, and set a rule's notes apart."""
    source = page.file.src_uri
    markdown = docs_pages.site_links(markdown, source)
    if source == "adr/index.md":
        markdown = markdown.replace("<!-- decisions -->", decisions())
    if source.startswith("rules/"):
        markdown = docs_pages.notes_apart(markdown)
    return markdown


def decisions() -> str:
    """Return the list of all decisions by their titles."""
    pages = [Path(page) for page in pages_in("adr/")[1:]]
    titles = [(DOCS / page).read_text("utf-8").partition("\n")[0].removeprefix("# ") for page in pages]
    return "\n".join(f"* [{title}]({page.name})" for page, title in zip(pages, titles))


def on_post_page(output: str, page: Page, **_: Any) -> str:
    """Move inline scripts into files."""
    up = posixpath.relpath(".", posixpath.dirname(page.file.dest_uri) or ".")

    def moved(script: re.Match[str]) -> str:
        name = f"assets/inline/{hashlib.sha256(script[1].encode()).hexdigest()[:12]}.js"
        scripts[name] = script[1]
        return f'<script src="{posixpath.normpath(posixpath.join(up, name))}"></script>'

    return INLINE_SCRIPT.sub(moved, output)


def on_post_build(config: MkDocsConfig, **_: Any) -> None:
    """Write the scripts that were moved, and leave out what nobody asks a table server for."""
    site = Path(config.site_dir)
    for name, script in scripts.items():
        path = site / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(script, "utf-8")
    for pattern in UNUSED:
        for path in site.glob(pattern):
            path.unlink()
