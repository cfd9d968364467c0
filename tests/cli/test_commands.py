"""The command as people use it: what it prints, what it refuses, and with which exit code."""

import json
import sys
from io import StringIO
from pathlib import Path

import pytest

import organelle
from organelle.bots.bot import Budget
from organelle.bots.levels import BUDGETS
from organelle.catalog import GameInfo
from organelle.cli.bench import without_nan
from organelle.cli.main import build_kind, main
from organelle.table.chance import SecureChance


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, what was printed, what was complained."""
    try:
        code = main(arguments)
    except SystemExit as end:
        code = int(end.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished game with secure luck."""
    match = GameInfo(organelle.game("duel").rules).match(2, {}, None, SecureChance("sesame"))
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.codes(seat)[0])
    path = tmp_path / "game.log"
    path.write_text(match.text(), "utf-8")
    return path


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("".join(line + "\n" for line in lines)))


def test_the_version_says_which_build_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version")[1] == f"organelle {organelle.__version__} ({build_kind()})\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "There is no game called “chess”; there are"),
        (["play", "duel", "--seats", "9"], "duel is played with 2, 3, 4 seats, not with 9."),
        (["play", "duel", "--option", "variant=wild"], "The option variant cannot be “wild”; it can be classic"),
        (["play", "duel", "--option", "virus"], "duel has no option called “virus”; it has variant."),
        (["play", "duel", "--bots", "deepblue"], "There is no bot called “deepblue”; there are random"),
        (["play", "duel", "--bots", "random,random,random"], "3 bots do not fit at a table with 2 seats."),
        (["play", "duel", "--cards", "nowhere.toml"], "The card table nowhere.toml cannot be read"),
        (["play", "--resume", "nowhere.log"], "The file nowhere.log cannot be read: No such file or directory."),
        (["replay", "nowhere.log"], "The file nowhere.log cannot be read"),
        (["verify", "nowhere.log"], "The file nowhere.log cannot be read"),
        (["soak", "duel", "--checks", "luck"], "There is no check called “luck”; there are ends"),
        (["play", "duel", "--seats", "two"], "--seats cannot be “two”; it must be a whole number."),
        (["soak", "duel", "--games", "0"], "--games cannot be 0; it must be at least 1."),
        (["arena", "duel", "random", "easy", "--games", "-3"], "--games cannot be -3; it must be at least 1."),
        (["margins", "cellulose", "--games", "0"], "--games cannot be 0; it must be at least 1."),
        (["dance"], "There is no command called “dance”; there are play, replay,"),
        ([], "Name a command; there are play, replay,"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2 and sentence in err and "Traceback" not in err and out == ""


def test_a_broken_log_line_is_named(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    saved.write_text(saved.read_text("utf-8").replace("9 0 commit", "9 0 omit"), "utf-8")
    code, _, err = run(capsys, "replay", str(saved))
    assert code == 2 and err.startswith("Entry 9 is not possible there: “0 omit ")


def test_a_whole_game_is_played_by_typing_numbers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    typed(monkeypatch, *["1"] * 30)
    code, out, _ = run(capsys, "play", "duel", "--seed", "3", "--seats", "3")
    assert code == 0 and "The game is over." in out and "— wins" in out
    assert max(len(line) for line in out.splitlines()) <= 80
    assert not list(tmp_path.iterdir()), "a finished game leaves no file"


def test_a_player_can_type_words_undo_save_and_quit(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = ["?", "help", "log", "com igm", "undo", "commit", "foo", "99", "save a.log", "save a.log", "1", "quit"]
    typed(monkeypatch, *commands)
    code, out, _ = run(capsys, "play", "duel", "--seed", "3", "--option", "variant=volley")
    assert code == 0
    assert "“foo” is not among the answers" in out and "“99” is not among the answers" in out
    assert "There is a file a.log already" in out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.log", "duel-1.log"]
    assert " undo 0 " in (tmp_path / "a.log").read_text("utf-8")


def test_a_hint_says_what_the_expert_would_do(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(BUDGETS, "expert", Budget(iterations=40))
    typed(monkeypatch, "hint", "quit")
    code, out, _ = run(capsys, "play", "duel", "--seed", "3", "--bots", "ismcts@10")
    assert code == 0 and "Expert would answer “" in out and "it expects +" in out
    typed(monkeypatch, "hint", "quit")
    assert "L’esperto risponderebbe" in run(capsys, "play", "duel", "--seed", "3", "--lang", "it")[1]


def test_a_plan_says_what_comes_next_and_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    typed(monkeypatch, "1", "plan", "quit")
    out = run(capsys, "play", "cytosis", "--seed", "3", "--bots", "random")[1]
    assert "Next: " in out and "Your aim: " in out and "Still missing: " in out
    typed(monkeypatch, "plan", "quit")
    assert "There are no plans for this game" in run(capsys, "play", "duel", "--bots", "random")[1]


def test_a_saved_game_can_be_resumed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    typed(monkeypatch, "1")
    code, out, _ = run(capsys, "play", "duel", "--bots", "random")
    assert code == 0, "the end of the input saves and leaves"
    assert out.endswith("\n  organelle play --resume duel-1.log --bots random\n"), "and says how to go on"
    typed(monkeypatch, *["1"] * 30)
    code, out, _ = run(capsys, "play", "--resume", "duel-1.log")
    assert code == 0 and "The game is over." in out


def test_hot_seat_hides_each_hand_behind_a_hand_over(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    typed(monkeypatch, "", "1", "", "1", "", "quit")
    _, out, _ = run(capsys, "play", "duel", "--seed", "3", "--bots", "")
    assert "Please pass the device to Player 1" in out and "Please pass the device to Player 2" in out
    before_second = out.split("Please pass the device to Player 2")[0]
    assert "Player 2 draws a card." in before_second and "Player 2 draws Ig" not in before_second


def test_a_game_is_played_in_italian(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    typed(monkeypatch, *["1"] * 30)
    _, out, _ = run(capsys, "play", "duel", "--seed", "3", "--lang", "it")
    assert "La partita è finita." in out and "Giocatore 1" in out and "Player" not in out
    assert run(capsys, "play", "chess", "--lang", "it")[2].startswith("Non c’è un gioco")
    text = run(capsys, "play", "--help", "--lang", "it")[1]
    assert "opzioni:" in text and "mostra questo aiuto" in text and "show" not in text


def test_replay_shows_the_board_after_any_entry(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    code, out, _ = run(capsys, "replay", str(saved), "--log")
    assert code == 0 and "The game is over." in out and "· " not in out.splitlines()[-1]
    code, out, _ = run(capsys, "replay", str(saved), "--at", "8", "--json", "--seat", "0")
    found = json.loads(out)
    assert found["view"]["number"] == 8 and not found["over"] and found["view"]["table"]["players"][0]["hand"]
    assert run(capsys, "replay", str(saved), "--at", "3")[1].endswith("The game is still on; chance is next.\n")
    code, _, err = run(capsys, "replay", str(saved), "--at", "999")
    assert code == 2 and "There is no entry 999; the text has entries up to" in err
    code, _, err = run(capsys, "replay", str(saved), "--seat", "2")
    assert code == 2 and err.startswith("There is no such seat; this table has 2 seats, numbered from 0 ")


def test_replay_can_ask_the_expert(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, saved: Path
) -> None:
    monkeypatch.setitem(BUDGETS, "expert", Budget(iterations=30))
    _, out, _ = run(capsys, "replay", str(saved), "--at", "8", "--hint")
    assert out.count("Expert would answer “") == 2
    assert run(capsys, "replay", str(saved), "--at", "8", "--hint")[1] == out, "the same question, the same answer"
    assert run(capsys, "replay", str(saved), "--at", "8", "--hint", "--seat", "1")[1].count("Expert") == 1


def test_verify_says_whether_luck_was_fair(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    code, out, _ = run(capsys, "verify", str(saved))
    assert code == 0 and "nobody chose the cards" in out
    text = saved.read_text("utf-8")
    line = next(line for line in text.splitlines() if line.startswith("3 chance draw"))
    other = "3 chance draw " + ("igd" if line.endswith("igm") else "igm")
    saved.write_text(text.replace(line, other), "utf-8")
    code, out, _ = run(capsys, "verify", str(saved))
    number = text.splitlines().index(line) + 1
    assert code == 1 and out.startswith(f"Line {number} (entry 3) was not drawn by the revealed secret")


def test_a_game_that_outlived_a_rule_is_shown_and_verified(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    match = GameInfo(organelle.game("duel").rules).match(2, {}, None, SecureChance("sesame"))
    number = match.number + 1
    match.play(0, match.codes(0)[0])
    match.rewind(number - 1)
    while not match.over:
        match.play(match.waiting[0], match.codes(match.waiting[0])[0])
    line = match.entries(number - 1)[0].text()
    saved.write_text(match.text().replace(f"{line}\n", f"{number} 0 commit sunshine\n"), "utf-8")
    assert "The game is over." in run(capsys, "replay", str(saved))[1]
    code, out, _ = run(capsys, "verify", str(saved))
    assert code == 0 and "nobody chose the cards.\nEntry 9 was skipped: the rules of today do not allow it, and " in out


def test_a_text_of_newer_rules_is_neither_shown_nor_verified(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    saved.write_text(saved.read_text("utf-8").replace("version 1", "version 99"), "utf-8")
    for command in ("replay", "verify"):
        code, out, err = run(capsys, command, str(saved))
        assert code == 2 and out == "" and err.startswith("This game was played by version 99 of the rules of duel")


def test_verify_names_a_secret_that_was_not_the_one(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    text = saved.read_text("utf-8").replace("reveal sesame", "reveal open-sesame")
    saved.write_text(text, "utf-8")
    code, out, _ = run(capsys, "verify", str(saved))
    line = len(text.splitlines())
    assert code == 1 and out.startswith(f"Line {line} (entry ") and "not the one whose hash was published" in out


def test_verify_says_that_a_seeded_game_has_no_secret(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "seeded.log"
    path.write_text(organelle.game("duel").new(seats=2, seed=1).text(), "utf-8")
    code, out, _ = run(capsys, "verify", str(path))
    assert code == 1 and "reveals no secret" in out


def test_games_are_listed_and_their_cards_printed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "games", "duel")
    assert code == 0 and "2 to 4 players" in out and "* classic" in out
    assert json.loads(run(capsys, "games", "duel", "--json")[1])[0]["seats"] == [2, 3, 4]
    assert "Duel" not in run(capsys, "games")[1]
    assert "igg o  5 o" in run(capsys, "cards", "duel")[1]
    path = tmp_path / "own.toml"
    path.write_text(run(capsys, "cards", "duel", "--toml")[1], "utf-8")
    assert organelle.game("duel").new(seats=2, seed=1, cards=path).waiting == (0, 1)


def test_soak_and_bench_do_their_job(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "soak", "duel", "--games", "9", "--jobs", "1")
    assert code == 0 and "9 games, 14 checks each: nothing failed." in out
    code, out, _ = run(capsys, "bench", "duel", "--seats", "2", "--seconds", "0.03", "--json")
    found = json.loads(out)
    assert code == 0 and found[0]["game"] == "duel" and found[0]["decisions/s"] > 0
    assert found[0]["searches/s"] > 0 and found[0]["steps/s"] > 0


def test_what_a_peer_does_not_have_is_null_in_json() -> None:
    assert without_nan({"game": "peer", "decisions/s": 2.5, "replay ms": float("nan")}) == {
        "game": "peer",
        "decisions/s": 2.5,
        "replay ms": None,
    }
