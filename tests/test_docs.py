"""The pages of docs: their code runs, their links lead somewhere, and what they name exists."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import griffe
import pytest
from tools import docs_openapi, docs_pages, docs_sheets
from tools.docs_check import problems
from tools.docs_docstrings import fenced

from organelle.server.web.openapi import document

ROOT = Path(__file__).parents[1]
FIRST_FOLDER = ["README", "CONTRIBUTING", "STYLE", "SECURITY", "CODE_OF_CONDUCT", "CHANGELOG"]
PAGES = [*(ROOT / f"{name}.md" for name in FIRST_FOLDER), *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^( *)```([^\n]*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
RUN = {"python", "pycon"}
SHOWN = {"console", "fluent", "json", "nginx", "text", "toml", "typescript", "yaml"}
"""What a block may be that is not run: something to type, a file, or what a program answers."""

page_by_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())


def blocks(text: str) -> list[tuple[int, str, str]]:
    """Return the line, the language and the content of every fenced block."""
    return [
        (text.count("\n", 0, found.start()) + 1, found[2].strip(), found[3].replace(f"\n{found[1]}", "\n"))
        for found in FENCE.finditer(text)
    ]


def run(text: str, name: str) -> None:
    """Run the Python of a page from top to bottom in one namespace, examples with prompts as doctests."""
    namespace: dict[str, Any] = {"__name__": name}
    for line, language, content in blocks(text):
        if language == "python":
            exec(compile("\n" * line + content, name, "exec"), namespace)
        elif language == "pycon":
            example = doctest.DocTestParser().get_doctest(content, namespace, name, name, line)
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
            assert runner.run(example, clear_globs=False).failed == 0, f"{name}, line {line}: see the output above"
            namespace |= example.globs


@page_by_page
def test_every_block_says_whether_it_is_run_or_shown(page: Path) -> None:
    text = page.read_text("utf-8")
    assert len(re.findall(r"^ *```", text, re.MULTILINE)) == 2 * len(blocks(text)), "a fence is not closed"
    unknown = [(line, language) for line, language, _ in blocks(text) if language not in RUN | SHOWN]
    assert unknown == [], f"say one of {sorted(RUN | SHOWN)} after the fence"


@page_by_page
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run(page.read_text("utf-8"), page.name)


def test_a_block_goes_on_where_the_one_before_it_ended() -> None:
    run("```python\na = 1\n```\ntext\n```pycon\n>>> a + 1\n2\n```\n", "sound")
    with pytest.raises(AssertionError, match="line 4"):
        run("```python\na = 1\n```\n```pycon\n>>> a + 1\n3\n```\n", "wrong")


@page_by_page
def test_links_between_files_lead_somewhere(page: Path) -> None:
    text = FENCE.sub("", page.read_text("utf-8"))
    for target in re.findall(r"\]\(([^)#:]+)[^):]*\)", text):
        made = page.parent == ROOT / "docs" and target == "reference/http.md"
        made |= page.parent == ROOT / "docs/reference" and target == "http.md"
        made |= target.removeprefix("../") in {f"sheets/{game}.md" for game in docs_sheets.SHOWN}
        assert made or (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_glossary_names_modules_that_exist() -> None:
    rows = re.findall(
        r"^\| (.+?) \| .+ \| `([\w.]+)` \|$", (ROOT / "docs/glossary.md").read_text("utf-8"), re.MULTILINE
    )
    assert len(rows) > 80
    missing = [(word, module) for word, module in rows if not exists(module)]
    assert missing == []


def exists(module: str) -> bool:
    """Return whether a module or a package of that name is in the sources or the tools."""
    path = ROOT / ("src" if module.startswith("organelle") else "") / module.replace(".", "/")
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


def test_the_glossary_explains_each_word_once() -> None:
    words = re.findall(r"^\| (.+?) \| ", (ROOT / "docs/glossary.md").read_text("utf-8"), re.MULTILINE)
    terms = [word for word in words if word != "word"]
    assert sorted(terms) == sorted(set(terms))


MAPS = ["README.md", "CONTRIBUTING.md", "docs/how-it-works.md", "docs/glossary.md", "docs/guides/write-a-bot.md"]


@pytest.mark.parametrize("name", MAPS)
def test_a_path_that_a_map_names_exists(name: str) -> None:
    named = re.findall(r"`((?:src|client|docs|tests|tools|bench|deploy)/[\w./-]*)`", (ROOT / name).read_text("utf-8"))
    built = {"src/organelle/client_dist"}
    assert [path for path in named if path not in built and not (ROOT / path).exists()] == []


def test_the_guide_to_a_language_names_every_file_of_one() -> None:
    guide = (ROOT / "docs/guides/add-a-language.md").read_text("utf-8")
    named = re.findall(r"`([\w*-]+\.ftl)`", guide.partition("## 2.")[0])
    files = [path.name for path in (ROOT / "src/organelle/locales/en").iterdir()]
    assert [file for file in files if not any(fnmatchcase(file, pattern) for pattern in named)] == []
    assert [pattern for pattern in named if not any(fnmatchcase(file, pattern) for file in files)] == []


def test_the_site_is_built_without_a_warning_and_without_a_dead_link(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    assert problems(tmp_path) == []
    for language in ("", "it/"):
        page = (tmp_path / f"rules/{language}cytosis.html").read_text("utf-8")
        assert 'id="CY-1.1"' in page, "a rule is found by its id in every language"


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ('<a href="gone.html">x</a>', "gone.html leads nowhere"),
        ('<a href="#gone">x</a>', "#gone names no heading there"),
        ('<a href="other.html#gone">x</a>', "other.html#gone names no heading there"),
        ('<a href="/play">x</a>', "/play leads out of the site when it lies below another path"),
        ('<img src="gone.png">', "gone.png leads nowhere"),
        ('<script src="//cdn/x.js"></script>', "<script> from another host: //cdn/x.js"),
        ("<script>alert(1)</script>", "an inline script"),
        ('<p style="color: red">x</p>', "an inline style in <p>"),
        ('<p onclick="x()">x</p>', "onclick= in <p>"),
    ],
)
def test_a_fault_of_the_site_is_named(content: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / "other.html").write_text('<h1 id="top">x</h1><a href="index.html#here">x</a>')
    (tmp_path / "index.html").write_text('<h1 id="here">x</h1><a href="other.html#top">x</a>')
    assert problems(tmp_path) == []
    (tmp_path / "index.html").write_text(f'<h1 id="here">x</h1>{content}')
    assert problems(tmp_path) == [f"index.html: {problem}"]


@pytest.mark.parametrize(
    ("source", "written", "shown"),
    [
        ("host.md", "[the API](api.md#errors)", "[the API](api.md#errors)"),
        ("guides/add-a-card.md", "[text](../notation.md)", "[text](../notation.md)"),
        ("index.md", "[style](../STYLE.md)", "[style](project/style.md)"),
        ("project/contributing.md", "[rules](docs/rules/duel.md)", "[rules](../rules/duel.md)"),
        ("project/contributing.md", "[why](docs/adr)", "[why](../adr/index.md)"),
        ("host.md", "[organelle.service](../deploy/organelle.service)", "`deploy/organelle.service`"),
        ("host.md", "[the unit](../deploy/organelle.service)", "the unit (`deploy/organelle.service`)"),
        ("host.md", "[x](http://localhost:8000), [y](#here)", "[x](http://localhost:8000), [y](#here)"),
        ("host.md", "```text\n[x](../STYLE.md)\n```", "```text\n[x](../STYLE.md)\n```"),
    ],
)
def test_a_link_of_the_repository_fits_the_site(source: str, written: str, shown: str) -> None:
    assert docs_pages.site_links(written, source) == shown


def test_a_note_of_a_rule_is_a_paragraph_of_its_own() -> None:
    page = "Run.\nFree: run.\nSource: the book,\nits end.\nRuling: far.\n\n### B\nHide.\nSource: none.\nRuling: near.\n"
    shown = docs_pages.notes_apart(page)
    assert "Run.\nFree: run.\n\n**Source:** the book,\nits end.\n{: .note }\n" in shown
    assert shown.count("{: .note }") == 4


def test_a_rule_is_linked_by_its_id_and_a_heading_by_its_words() -> None:
    assert docs_pages.slug("CY-1.1 Cell component cards", "-") == "CY-1.1"
    assert docs_pages.slug("What goes in?", "-") == "what-goes-in"


def test_a_doctest_in_a_docstring_is_code_on_the_page() -> None:
    assert fenced("Add.\n\n>>> 1 + 1\n2\n\nMore.") == "Add.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nMore."


def test_every_operation_and_schema_is_on_the_page_of_the_api() -> None:
    described = document()
    page = docs_openapi.page(described)
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert f"### `{method.upper()} {path}`" in page
            assert operation["summary"] in page
    for name, schema in described["components"]["schemas"].items():
        assert f"### {name} {{" in page
        assert all(f"| `{field}` | " in page for field in schema.get("properties", ()))


def test_an_argument_that_a_docstring_explains_is_in_the_signature() -> None:
    unknown: list[str] = []
    described = [griffe.load("organelle", search_paths=[ROOT / "src"])]
    while described:
        one = described.pop()
        described += [
            member for member in one.members.values() if not member.is_alias and isinstance(member, griffe.Object)
        ]
        if isinstance(one, (griffe.Class, griffe.Function)) and one.docstring is not None:
            known = {parameter.name for parameter in one.parameters}
            unknown += [f"{one.path}: {name}" for name in explained(one.docstring) if name not in known]
    assert unknown == []


def explained(docstring: griffe.Docstring) -> list[str]:
    """Return the names that stand under Args; several may share a line."""
    sections = docstring.parse("google", warnings=False)
    found = [section.value for section in sections if section.kind is griffe.DocstringSectionKind.parameters]
    return [name.lstrip("*") for parameters in found for one in parameters for name in one.name.split(", ")]
