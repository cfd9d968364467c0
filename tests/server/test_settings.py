"""Every setting is read with care: what cannot be meant is refused in one sentence before anything is served."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from organelle.cli.main import main
from organelle.server import main as server
from organelle.server.main import ServerRuntime
from organelle.server.settings import Settings

Started = Callable[..., Settings]
ErrorMessage = Callable[..., str]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Settings]:
    """The settings that a server would have been started with, in a folder of its own."""
    found: list[Settings] = []

    def serve(running: ServerRuntime) -> None:
        found.append(running.settings)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(server, "serve", serve)
    return found


@pytest.fixture
def started(served: list[Settings]) -> Started:
    def run(*words: str) -> Settings:
        assert main(("serve", "--port", "0", *words)) == 0
        return served.pop()

    return run


@pytest.fixture
def refused(served: list[Settings], capsys: pytest.CaptureFixture[str], tmp_path: Path) -> ErrorMessage:
    def run(*words: str) -> str:
        before = list(tmp_path.iterdir())
        try:
            code = main(words)
        except SystemExit as end:
            code = int(end.code or 0)
        told = capsys.readouterr()
        assert code == 2 and served == [] and told.out == "" and told.err.count("\n") == 1, told
        assert list(tmp_path.iterdir()) == before, "nothing was made"
        return told.err

    return run


@pytest.mark.parametrize("database", ["", " ", ":memory:", "sqlite://", "sqlite://:memory:", "mysql://ada:sesame@x/y"])
@pytest.mark.parametrize("command", [("serve",), ("backup", "copy.db"), ("check-games",)])
def test_tables_are_kept_in_a_file_or_in_postgresql(
    refused: ErrorMessage, command: tuple[str, ...], database: str
) -> None:
    told = refused(*command, "--database", database)
    assert told.startswith("Tables cannot be kept in “") and "sesame" not in told
    assert "a file, or an address that begins with postgresql://" in told


def test_a_file_may_be_named_as_an_address(started: Started, tmp_path: Path) -> None:
    started("--database", f"sqlite://{tmp_path}/one.db")
    started("--database", "folder/two.db")
    assert (tmp_path / "one.db").exists() and (tmp_path / "folder" / "two.db").exists()


@pytest.mark.parametrize(
    "origin",
    ["nonsense", "https://a/path", "https://a?b", "ftp://a", "https://", "https://ada@a", "https://a:99999", "*"],
)
def test_an_origin_is_a_scheme_a_host_and_perhaps_a_port(refused: ErrorMessage, origin: str) -> None:
    for given in (origin, f"https://fine.example, {origin}"):
        assert refused("serve", "--origin", given).startswith(f"“{origin}” is no address of pages for --origin; ")


def test_origins_are_kept_as_browsers_write_them(started: Started) -> None:
    given = "https://a.example, http://b.example:8080,HTTPS://C.example:443/ ,http://[::1]:9000,"
    kept = "https://a.example,http://b.example:8080,https://c.example,http://[::1]:9000"
    assert started("--origin", given).origin == kept


@pytest.mark.parametrize("proxy", ["nonsense", "localhost", "10.0.0.1/8", "1.2.3", "1.2.3.4:80", "10.0.0.0/33"])
def test_a_proxy_is_an_address_or_a_network(refused: ErrorMessage, proxy: str) -> None:
    for given in (proxy, f"127.0.0.1, {proxy}"):
        assert refused("serve", "--proxies", given).startswith(f"“{proxy}” is no proxy for --proxies; ")
    assert refused("serve", "--proxies", "127.0.0.1,*").startswith("“*” is no proxy"), "who trusts all names nobody"


def test_proxies_are_kept_as_uvicorn_reads_them(started: Started) -> None:
    assert started("--proxies", "127.0.0.1, 10.0.0.0/8 ,::1,").proxies == "127.0.0.1,10.0.0.0/8,::1"
    assert started("--proxies", " *").proxies == "*" and started().proxies == ""


@pytest.mark.parametrize("name", ["port", "workers", "sockets", "requests", "tables"])
def test_numbers_are_numbers_in_both_languages(
    refused: ErrorMessage, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    for value in ("abc", "-1", "1.5", "1_0", "9" * 5000):
        assert refused("serve", f"--{name}={value}").startswith(f"The option --{name} cannot be “{value[:60]}")
    monkeypatch.setenv(f"ORGANELLE_{name.upper()}", "abc")
    told = refused("serve", "--lang", "it")
    assert told.startswith(f"L’opzione --{name} non può essere «abc»; può essere ") and "–" in told


def test_a_variable_switches_by_words_that_are_known(
    started: Started, refused: ErrorMessage, monkeypatch: pytest.MonkeyPatch
) -> None:
    for word, on in (("on", True), ("TRUE", True), ("1", True), ("off", False), ("0", False), ("", False)):
        monkeypatch.setenv("ORGANELLE_EXAMPLES", word)
        assert started().examples is on and started("--examples").examples
    monkeypatch.setenv("ORGANELLE_EXAMPLES", "maybe")
    allowed = "1, on, true, yes, 0, off, false, no"
    assert refused("serve") == f"The option ORGANELLE_EXAMPLES cannot be “maybe”; it can be {allowed}.\n"
    assert main(["games"]) == 0, "what serves nothing does not ask"


def test_a_key_that_could_be_guessed_is_refused(
    started: Started, refused: ErrorMessage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORGANELLE_KEY", "s" * 31)
    told = refused("serve")
    assert told.startswith("The key in ORGANELLE_KEY is too short") and "at least 32 characters" in told
    monkeypatch.setenv("ORGANELLE_KEY", "s" * 32)
    started()
