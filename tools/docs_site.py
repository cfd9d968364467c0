"""Hooks of MkDocs: what the docs site needs beside its pages. mkdocs.yml names this file.

The table server sends pages under a policy that allows no inline script, so those of the theme move into files.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from organelle.localization import sentence  # noqa: E402
from organelle.server.web.openapi import document  # noqa: E402
from tools import docs_openapi  # noqa: E402

DOCS = ROOT / "docs"

ROOT_PAGES = {
    "CONTRIBUTING.md": "project/contributing.md",
    "STYLE.md": "project/style.md",
    "CHANGELOG.md": "project/changelog.md",
    "SECURITY.md": "project/security.md",
    "CODE_OF_CONDUCT.md": "project/code-of-conduct.md",
}
"""Pages of the repository's first folder, and where the site has them."""

LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s]+)\)")
FENCE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
RULE = re.compile(r"([A-Z]{2}-\d+(?:\.\d+)*[a-z]?) ")
LABEL = re.compile(r"^([A-Z]\w+): ", re.MULTILINE)
"""A name and a colon at the beginning of a line, as Source and Ruling have it on rules pages."""
INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)

UNUSED = (
    "404.html",
    "sitemap.xml*",
    "assets/**/*.map",
    "assets/javascripts/lunr/tinyseg.js",
    "assets/javascripts/lunr/wordcut.js",
)
"""Files of the theme that need an absolute address, or that no page here uses."""

scripts: dict[str, str] = {}
"""The theme's inline scripts by the name of the file that each gets."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """List the folders that the navigation names, and give headings the anchors of the table's rules pages."""
    config.mdx_configs.setdefault("toc", {})["slugify"] = slug
    config.nav = whole_nav(config.nav)
    scripts.clear()
    return config


def whole_nav(nav: Any) -> Any:
    """Return the navigation with every folder that it names (`adr/`, `rules/`) replaced by what lies in it."""
    found: list[Any] = []
    for item in nav:
        ((title, target),) = item.items()
        if target == "rules/":
            found += rules_nav()
        elif isinstance(target, str) and target.endswith("/"):
            found.append({title: pages_in(target)})
        else:
            found.append({title: whole_nav(target) if isinstance(target, list) else target})
    return found


def pages_in(folder: str) -> list[str]:
    """Return the pages of a folder of docs, its index first."""
    paths = sorted((DOCS / folder).glob("*.md"), key=lambda path: (path.name != "index.md", path.name))
    return [path.relative_to(DOCS).as_posix() for path in paths]


def rules_nav() -> list[dict[str, list[dict[str, str]]]]:
    """Return the rules pages of every language under that language's own word for rules."""
    languages = ["en", *sorted(path.name for path in (DOCS / "rules").iterdir() if path.is_dir())]
    return [
        {
            sentence(language, "client-nav-rules", {}): [
                {sentence(language, f"{Path(page).stem}-title", {}): page}
                for page in pages_in("rules" if language == "en" else f"rules/{language}")
            ]
        }
        for language in languages
    ]


def slug(text: str, separator: str) -> str:
    """Return the anchor of a heading: a rule goes by its id, anything else by its words."""
    if rule := RULE.match(text):
        return rule[1]
    return re.sub(r"[\W_]+", separator, text.lower()).strip(separator)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that have no file below docs: those of the first folder, and the OpenAPI tables."""
    for name, page in ROOT_PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / name).read_text("utf-8")))
    files.append(File.generated(config, "reference/http.md", content=docs_openapi.page(document())))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Make links to the repository fit the site, and set a rule's notes apart."""
    source = page.file.src_uri
    homes = {target: name for name, target in ROOT_PAGES.items()}
    home = homes.get(source, f"docs/{source}")
    markdown = outside_fences(markdown, lambda text: LINK.sub(lambda link: site_link(link, home, source), text))
    if source == "adr/index.md":
        markdown = markdown.replace("<!-- decisions -->", decisions())
    if source.startswith("rules/"):
        markdown = notes_apart(markdown)
    return markdown


def notes_apart(markdown: str) -> str:
    """Return a rules page whose notes are paragraphs; a note is named by a word that begins several lines."""
    counts = Counter(LABEL.findall(markdown))
    names = "|".join(name for name, count in counts.items() if count > 1)
    if not names:
        return markdown
    note = re.compile(rf"^({names}): (.*(?:\n(?!(?:{names}): |\||#).+)*)", re.MULTILINE)
    return note.sub(r"\n**\1:** \2\n{: .note }\n", markdown)


def decisions() -> str:
    """Return the list of all decisions by their titles."""
    pages = [Path(page) for page in pages_in("adr/")[1:]]
    titles = [(DOCS / page).read_text("utf-8").partition("\n")[0].removeprefix("# ") for page in pages]
    return "\n".join(f"* [{title}]({page.name})" for page, title in zip(pages, titles))


def outside_fences(markdown: str, change: Callable[[str], str]) -> str:
    """Return the page with its text changed and its code as it was."""
    parts: list[str] = []
    end = 0
    for fence in FENCE.finditer(markdown):
        parts += [change(markdown[end : fence.start()]), fence[0]]
        end = fence.end()
    return "".join([*parts, change(markdown[end:])])


def site_link(link: re.Match[str], home: str, source: str) -> str:
    """Return a link as the site has it.

    Args:
        link: the link as written, relative to the page's file in the repository.
        home: the path of that file in the repository.
        source: the path of the page in the site.
    """
    text, target = link[1], link[2]
    if re.match(r"[a-z]+:|#", target):
        return link[0]
    path, _, fragment = target.partition("#")
    path = posixpath.normpath(posixpath.join(posixpath.dirname(home), path))
    page = ROOT_PAGES.get(path) or ("index.md" if path == "README.md" else path.removeprefix("docs/"))
    if path.startswith("docs/") and (ROOT / path).is_dir():
        page += "/index.md"
    if not path.startswith("docs/") and path not in (*ROOT_PAGES, "README.md"):
        return f"`{path}`" if text in (path, posixpath.basename(path)) else f"{text} (`{path}`)"
    relative = posixpath.relpath(page, posixpath.dirname(source) or ".")
    return f"[{text}]({relative}{'#' + fragment if fragment else ''})"


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
