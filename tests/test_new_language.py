"""A new language is one folder and no code: the command line offers it, and English stands in for what it lacks."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from organelle.localization import DEFAULT_LANGUAGE, LANGUAGES

SOURCES = Path(__file__).parents[1] / "src" / "organelle"
NEW = "qaa"
"""A code that is reserved for local use, so that no real language is ever called so."""

OFFERED = [DEFAULT_LANGUAGE, *sorted([*LANGUAGES[1:], NEW])]
ESPERANTO = """
player = Ludanto { $number }
cli-options = opcioj
cli-play = ludu en la terminalo
illegal-game = Ne estas ludo nomata “{ $game }”; estas { $allowed }.
illegal-seat = Vidu: { arena-nothing-of-the-kind }
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with a third folder of locales and not a line of code more."""
    folder = tmp_path_factory.mktemp("third")
    ignored = shutil.ignore_patterns("__pycache__", "client_dist", "*.so")
    shutil.copytree(SOURCES, folder / "organelle", ignore=ignored)
    (folder / "organelle" / "locales" / NEW).mkdir()
    (folder / "organelle" / "locales" / NEW / "language.ftl").write_text("language-name = Esperanto\n", "utf-8")
    (folder / "organelle" / "locales" / NEW / "common.ftl").write_text(ESPERANTO, "utf-8")
    return folder


def run(package: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    surroundings = {**os.environ, "PYTHONPATH": str(package), "COLUMNS": "100", "PYTHONUTF8": "1", **environment}
    return subprocess.run(
        [sys.executable, "-P", *command], env=surroundings, capture_output=True, text=True, check=False, cwd=package
    )


def python(package: Path, expression: str) -> str:
    return run(package, "-c", f"from organelle.localization import *; print({expression})").stdout.strip()


def test_the_command_line_offers_it(package: Path) -> None:
    helped = run(package, "-m", "organelle", "--lang", NEW, "--help")
    assert helped.returncode == 0
    assert f"--lang {{{','.join(OFFERED)}}}" in helped.stdout
    assert "opcioj:" in helped.stdout and "ludu en la terminalo" in helped.stdout
    assert "show this help" in helped.stdout, "what it lacks is in English"


def test_it_is_used_for_a_sentence(package: Path) -> None:
    refused = run(package, "-m", "organelle", "play", "chess", "--lang", NEW)
    assert refused.returncode == 2 and refused.stderr.startswith("Ne estas ludo nomata “chess”; estas ")


def test_it_follows_from_the_environment(package: Path) -> None:
    refused = run(package, "-m", "organelle", "play", "chess", LC_ALL=f"{NEW}_XX.UTF-8")
    assert refused.returncode == 2 and refused.stderr.startswith("Ne estas ludo nomata")


def test_languages_are_listed_in_order_english_first(package: Path) -> None:
    assert python(package, "*LANGUAGES").split() == OFFERED
    assert python(package, f"match_language('{NEW}-XX')") == NEW


def test_english_stands_in_for_what_it_lacks(package: Path) -> None:
    assert python(package, f"seat_name('{NEW}', 0), word('{NEW}', 'duel', 'igm')") == "Ludanto 1 IgM"
    assert python(package, f"has_message('{NEW}', 'game-over')") == "True"
    assert python(package, f"sentence('{NEW}', 'game-over', dict())") == "The game is over."


def test_english_stands_in_for_a_sentence_that_quotes_what_it_lacks(package: Path) -> None:
    assert python(package, f"sentence('{NEW}', 'illegal-seat', dict(seats=1))").startswith("There is no such seat")


def test_nothing_is_warned_about_at_run_time(package: Path) -> None:
    assert run(package, "-W", "error", "-m", "organelle", "--lang", NEW, "games", "duel").stderr == ""
