"""A command line that cannot be parsed is answered in the language asked for: one sentence, exit code 2."""

import pytest

from organelle.cli.main import main
from organelle.cli.parser import Parser
from organelle.localization import LANGUAGES

COMMANDS = (
    "play, replay, review, positions, verify, serve, backup, check-games, games, cards, arena, export, lab, train, "
    "bench, soak, margins"
)
PLAY_OPTIONS = "-h, --help, --lang, --seats, --option, --seed, --cards, --bots, --resume"

KINDS = [
    ([], f"Name a command; there are {COMMANDS}.", f"Indica un comando; ci sono {COMMANDS}."),
    (
        ["frobnicate"],
        f"There is no command called “frobnicate”; there are {COMMANDS}.",
        f"Non c’è un comando chiamato «frobnicate»; ci sono {COMMANDS}.",
    ),
    (["replay"], "“file” is missing: the file of a saved game.", "Manca «file»: il file di una partita salvata."),
    (
        ["--loud"],
        "There is no option --loud here; there are -h, --help, --version, --lang.",
        "Qui non c’è un’opzione --loud; ci sono -h, --help, --version, --lang.",
    ),
    (
        ["play", "duel", "--loud=3"],
        f"There is no option --loud here; there are {PLAY_OPTIONS}.",
        f"Qui non c’è un’opzione --loud; ci sono {PLAY_OPTIONS}.",
    ),
    (
        ["replay", "a.log", "b.log"],
        "“b.log” is too much here; this command takes file.",
        "«b.log» qui è di troppo; questo comando vuole file.",
    ),
    (
        ["serve", "cytosis"],
        "“cytosis” is too much here; this command takes only options.",
        "«cytosis» qui è di troppo; questo comando vuole solo opzioni.",
    ),
    (
        ["play", "--se", "3"],
        "--se can mean --seats, --seed; write out which one.",
        "--se può significare --seats, --seed; scrivi per intero quale.",
    ),
    (["play", "--seats"], "--seats needs a value: how many players.", "--seats vuole un valore: quanti giocatori."),
    (
        ["games", "--json=yes"],
        "--json takes no value; leave “yes” out.",
        "--json non vuole un valore; togli «yes».",
    ),
    (
        ["play", "duel", "--seats", "it's two"],
        "--seats cannot be “it's two”; it must be a whole number.",
        "--seats non può essere «it's two»; deve essere un numero intero.",
    ),
    (
        ["bench", "--seconds", "long"],
        "--seconds cannot be “long”; it must be a number.",
        "--seconds non può essere «long»; deve essere un numero.",
    ),
]


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[object, str, list[str]]:
    """Exit code, what was printed, and the lines of the error."""
    with pytest.raises(SystemExit) as end:
        main(words)
    out, err = capsys.readouterr()
    return end.value.code, out, err.splitlines()


@pytest.mark.parametrize(("words", "english", "italian"), KINDS, ids=[" ".join(kind[0]) for kind in KINDS])
def test_every_kind_of_error_is_one_sentence_in_each_language(
    capsys: pytest.CaptureFixture[str], words: list[str], english: str, italian: str
) -> None:
    for language, usage, text in (("en", "usage: organelle", english), ("it", "uso: organelle", italian)):
        code, out, lines = run(capsys, "--lang", language, *words)
        assert (code, out, lines[-1]) == (2, "", text)
        assert lines[0].startswith(usage)


def test_a_bad_choice_says_what_there_is(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    allowed = ", ".join(LANGUAGES)
    assert run(capsys, "play", "--lang", "tlh")[2][-1] == f"--lang cannot be “tlh”; it can be {allowed}."
    monkeypatch.setattr("organelle.cli.main.DEFAULT_LANGUAGE", "it")
    assert run(capsys, "play", "--lang", "tlh")[2][-1] == f"--lang non può essere «tlh»; può essere {allowed}."


def test_the_language_may_stand_after_the_command_or_in_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(capsys, "play", "--seats", "two", "--lang=it")[2][0].startswith("uso: organelle play")
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert run(capsys, "play", "--seats", "two")[2][0].startswith("uso: organelle play")
    assert run(capsys, "play", "--seats", "two", "--lang", "en")[2][0].startswith("usage: organelle play")


def test_the_usage_is_that_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    offered = ",".join(LANGUAGES)
    lines = run(capsys, "verify", "a.log", "b.log")[2]
    assert lines[0] == f"usage: organelle verify [-h] [--lang {{{offered}}}] file"


def test_long_input_is_repeated_in_brief(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(run(capsys, "play", "--seats", "x" * 5000)[2][-1]) < 200


@pytest.mark.parametrize("value", ["x: invalid choice: 'y' (choose from z)", "%s %(prog)s", "two\nlines", "{ $value }"])
def test_input_that_looks_like_a_message_is_only_repeated(capsys: pytest.CaptureFixture[str], value: str) -> None:
    lines = run(capsys, "play", "--seats", value)[2]
    assert "\n".join(lines).endswith(f"--seats cannot be “{value}”; it must be a whole number.")


def test_a_message_of_argparse_that_nobody_foresaw_is_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        Parser(language="it", prog="organelle").error("the moon is full")
    assert capsys.readouterr().err.endswith("Questo comando non si può leggere: the moon is full.\n")


HEADINGS = {"en": ("usage: ", "arguments:", "options:"), "it": ("uso: ", "argomenti:", "opzioni:")}


@pytest.mark.parametrize("command", COMMANDS.split(", "))
def test_the_headings_of_the_help_are_in_both_languages(capsys: pytest.CaptureFixture[str], command: str) -> None:
    for language, (usage, arguments, options) in HEADINGS.items():
        code, out, _ = run_help(capsys, command, "--help", "--lang", language)
        assert code == 0 and out.startswith(usage) and f"\n{options}\n" in out
        assert (f"\n{arguments}\n" in out) == (command not in ("serve", "check-games"))
        assert "positional arguments" not in out and "optional arguments" not in out


def test_the_help_of_all_commands_has_its_headings(capsys: pytest.CaptureFixture[str]) -> None:
    assert "\ncommands:\n  COMMAND\n" in run_help(capsys, "--help")[1]
    assert "\ncomandi:\n  COMANDO\n" in run_help(capsys, "--lang", "it", "--help")[1]


def run_help(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[object, str, list[str]]:
    code, out, lines = run(capsys, *words)
    assert lines == []
    return code, out, lines
