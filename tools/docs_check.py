"""Check a built docs site: no dead link, nothing from another host, nothing that the server's policy forbids.

python -m tools.docs_check build/docs
"""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {"script": "src", "img": "src", "link": "href", "source": "src", "iframe": "src"}
"""Elements that make a browser fetch something, and the attribute that says what."""


class SitePage(HTMLParser):
    """What one page links to, what can be linked to in it, and what the policy forbids."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.anchors: set[str] = {""}
        self.links: list[str] = []
        self.forbidden: list[str] = []
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element points to and is called."""
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        target = given.get(LOADED.get(tag, "href" if tag == "a" else ""))
        if target is not None and not target.startswith("data:"):
            self.links.append(target)
            if tag in LOADED and urlsplit(target).netloc:
                self.forbidden.append(f"<{tag}> from another host: {target}")
        if tag == "script" and "src" not in given and given.get("type") != "application/json":
            self.forbidden.append("an inline script")
        if tag == "style" or "style" in given:
            self.forbidden.append(f"an inline style in <{tag}>")
        self.forbidden += [f"{name}= in <{tag}>" for name in given if name.startswith("on")]


def problems(site: Path) -> list[str]:
    """Return every fault of the site below that folder, each with the page it is on."""
    pages = {path.resolve(): SitePage(path) for path in sorted(site.rglob("*.html"))}
    found = [] if pages else [f"{site} holds no page"]
    for path, page in pages.items():
        name = path.relative_to(site.resolve())
        found += [f"{name}: {fault}" for fault in page.forbidden]
        found += [f"{name}: {fault}" for link in page.links for fault in dead(link, page, pages)]
    return found


def dead(link: str, page: SitePage, pages: dict[Path, SitePage]) -> list[str]:
    """Return what is wrong with a link of a page, if anything; links to other hosts are not followed."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return []
    if parts.path.startswith("/"):
        return [f"{link} leads out of the site when it lies below another path"]
    target = (page.path.parent / unquote(parts.path)).resolve() if parts.path else page.path.resolve()
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return [f"{link} leads nowhere"]
    if target in pages and unquote(parts.fragment) not in pages[target].anchors:
        return [f"{link} names no heading there"]
    return []


def main() -> int:
    found = problems(Path(sys.argv[1]))
    print("\n".join(found) or "Every link of the site leads somewhere.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
