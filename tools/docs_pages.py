"""Change the Markdown of the repository into that of the docs site: links, anchors, notes of rules."""

from __future__ import annotations

import posixpath
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]

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


def slug(text: str, separator: str) -> str:
    """Return the anchor of a heading: a rule goes by its id, anything else by its words."""
    if rule := RULE.match(text):
        return rule[1]
    return re.sub(r"[\W_]+", separator, text.lower()).strip(separator)


def notes_apart(markdown: str) -> str:
    """Return a rules page whose notes are paragraphs; a note is named by a word that begins several lines."""
    counts = Counter(LABEL.findall(markdown))
    names = "|".join(name for name, count in counts.items() if count > 1)
    if not names:
        return markdown
    note = re.compile(rf"^({names}): (.*(?:\n(?!(?:{names}): |\||#).+)*)", re.MULTILINE)
    return note.sub(r"\n**\1:** \2\n{: .note }\n", markdown)


def site_links(markdown: str, source: str) -> str:
    """Return a page whose links fit the site.

    Args:
        markdown: the page, with links relative to its file in the repository.
        source: the path of the page in the site.
    """
    homes = {page: name for name, page in ROOT_PAGES.items()}
    home = homes.get(source, f"docs/{source}")
    return outside_fences(markdown, lambda text: LINK.sub(lambda link: site_link(link[1], link[2], home, source), text))


def site_link(text: str, target: str, home: str, source: str) -> str:
    """Return one link as the site has it; one to a file that the site has not becomes that file's path.

    Args:
        text: what stands in brackets.
        target: where it leads, relative to the page's file in the repository.
        home: the path of that file in the repository.
        source: the path of the page in the site.
    """
    if re.match(r"[a-z]+:|#", target):
        return f"[{text}]({target})"
    path, _, fragment = target.partition("#")
    path = posixpath.normpath(posixpath.join(posixpath.dirname(home), path))
    page = ROOT_PAGES.get(path) or ("index.md" if path == "README.md" else path.removeprefix("docs/"))
    if path.startswith("docs/") and (ROOT / path).is_dir():
        page += "/index.md"
    if not path.startswith("docs/") and path not in (*ROOT_PAGES, "README.md"):
        return f"`{path}`" if text in (path, posixpath.basename(path)) else f"{text} (`{path}`)"
    relative = posixpath.relpath(page, posixpath.dirname(source) or ".")
    return f"[{text}]({relative}{'#' + fragment if fragment else ''})"


def outside_fences(markdown: str, change: Callable[[str], str]) -> str:
    """Return the page with its text changed and its code as it was."""
    parts: list[str] = []
    end = 0
    for fence in FENCE.finditer(markdown):
        parts += [change(markdown[end : fence.start()]), fence[0]]
        end = fence.end()
    return "".join([*parts, change(markdown[end:])])
