"""What operators do: read the help, copy the tables while people play, ask before an upgrade which games would stop."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import asyncpg
import pytest

from organelle.server.settings import Settings
from organelle.server.store.file_lock import single_process_lock
from server.conftest import NewDatabase
from server.host import WIDE, Guest, Host, free_port
from server.test_play import duel, finish, play

SPOIL = "UPDATE entries SET words = 'commit sunshine' WHERE table_id = '{}' AND number = {}"
AGE = "UPDATE tables SET header = replace(header, 'version 1', 'version 99'), deadline = 1 WHERE id = '{}'"


def command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "organelle", *words], capture_output=True, text=True, check=False)


def spoil(database: str, change: str) -> None:
    """Makes an entry one that the rules do not allow, as a mended rule would, or the rules newer ones."""

    async def in_postgres() -> None:
        base = await asyncpg.connect(database)
        await base.execute(change)
        await base.close()

    if database.startswith("postgresql"):
        asyncio.run(in_postgres())
    else:
        with sqlite3.connect(database) as base:
            base.execute(change)
        base.close()


def test_the_help_explains_every_setting_and_names_its_variable() -> None:
    told = command("serve", "--help").stdout
    for setting in fields(Settings):
        assert f"--{setting.name}" in told and f"ORGANELLE_{setting.name.upper()}" in told
    assert "ORGANELLE_KEY" in told


def test_it_says_where_the_table_is_and_hears_a_signal_before_it_serves(tmp_path: Path) -> None:
    port = free_port()
    words = ["serve", "--port", str(port), "--database", str(tmp_path / "new.db"), "--lang", "it"]
    command = [sys.executable, "-m", "organelle", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None and server.stderr is not None
            assert server.stdout.readline() == f"Il tavolo è su http://localhost:{port} (si ferma con Ctrl-C).\n"
            assert '"serving"' in server.stderr.readline(), "said before the first socket is open"
            server.terminate()
            assert server.wait(60) == 0
        finally:
            server.kill()


def test_what_nothing_can_be_served_with_is_one_sentence_and_exit_code_2(tmp_path: Path) -> None:
    text, missing = tmp_path / "no.db", tmp_path / "missing.db"
    text.write_text("not a database, but long enough to be taken for one" * 100)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        taken = command("serve", "--port", str(port), "--database", str(tmp_path / "new.db"))
    assert taken.returncode == 2 and taken.stderr.count("\n") == 1, taken.stderr
    assert taken.stderr.startswith(f"The server cannot listen at 127.0.0.1, port {port}: ")
    for words, told in (
        (("serve", "--port", "99999"), "The option --port cannot be “99999”; it can be 0–65535."),
        (("serve", "--workers", "0"), "The option --workers cannot be “0”; it can be 1–1000."),
        (("serve", "--log", "loud"), "The option --log cannot be “loud”; it can be debug"),
        (("serve", "--port", "0", "--database", ""), "Tables cannot be kept in “”; --database takes"),
        (("serve", "--port", "0", "--database", str(text)), "The database cannot be used: file is not a database."),
        (("check-games", "--database", str(text)), "The database cannot be used: file is not a database."),
        (("check-games", "--database", str(missing)), f"There is no database {missing}; "),
        (("serve", "--port", "0", "--database", str(tmp_path)), "The database cannot be used: Is a directory."),
        (("backup", str(tmp_path / "copy.db"), "--database", str(missing)), f"There is no database {missing}; "),
        (("check-games", "--database", "postgresql://ada:sesame@127.0.0.1:1/x"), "The database cannot be used: "),
    ):
        found = command(*words)
        assert found.returncode == 2 and found.stderr.startswith(told) and found.stderr.count("\n") == 1, found.stderr
        assert "sesame" not in found.stderr
    assert not missing.exists() and not (tmp_path / "copy.db").exists()


def test_a_file_is_served_by_one_process_and_whoever_is_killed_leaves_it_free(tmp_path: Path) -> None:
    database, link = tmp_path / "tables.db", tmp_path / "link.db"
    host = Host(str(database), tmp_path / "log", *WIDE).start()
    link.symlink_to(database)
    for name in (database, link):
        second = command("serve", "--port", "0", "--database", str(name))
        assert second.returncode == 2 and second.stdout == "" and second.stderr.count("\n") == 1
        assert second.stderr.startswith(f"Another process serves {name} already; ")
    assert command("backup", str(tmp_path / "copy.db"), "--database", host.database).returncode == 0
    nowhere = tmp_path / "nowhere" / "copy.db"
    told = command("backup", str(nowhere), "--database", host.database).stderr
    assert told == f"The file {nowhere} cannot be written: No such file or directory.\n"
    assert command("check-games", "--database", host.database).returncode == 0
    host.kill()
    host.start()
    assert host.stop() == 0


def test_a_process_that_a_server_started_does_not_keep_the_file_when_the_server_is_gone(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    script = "print('here', flush=True); input()"
    with single_process_lock(database):
        bot = subprocess.Popen(
            [sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, close_fds=False
        )
    assert bot.stdin is not None and bot.stdout is not None
    with bot:
        assert bot.stdout.readline() == b"here\n"
        with single_process_lock(database):
            assert bot.poll() is None
        bot.communicate(b"\n")


@pytest.mark.skipif(os.name != "posix", reason="files have no such modes there")
def test_new_databases_and_copies_are_their_owners_only(new_database: NewDatabase, tmp_path: Path) -> None:
    host = Host(new_database(), tmp_path / "log", *WIDE).start()
    host.guest().open("me", "random")
    copy, old = tmp_path / "copy.db", tmp_path / "old.db"
    assert command("backup", str(copy), "--database", host.database).returncode == 0
    files = [copy, *(Path(host.database + end) for end in ("", "-wal", "-shm", "-lock") if "://" not in host.database)]
    assert [mode(file) for file in files] == [0o600] * len(files)
    assert host.stop() == 0
    shutil.copyfile(copy, old)
    old.chmod(0o640)
    again = Host(str(old), tmp_path / "again", *WIDE).start()
    assert mode(old) == 0o640, "what an operator has settled stays"
    assert again.stop() == 0


def mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


def test_a_copy_made_while_people_play_is_served_as_it_is(new_database: NewDatabase, tmp_path: Path) -> None:
    host = Host(new_database(), tmp_path / "log", *WIDE).start()
    table, guests = duel(host)
    with guests[0].look(table, 0) as eyes:
        play(eyes, 0, eyes.state())
        copy = tmp_path / "copy.db"
        assert command("backup", str(copy), "--database", host.database).returncode == 0
        assert command("backup", str(copy), "--database", host.database).returncode == 2, "it is there already"
    host.stop()
    again = Host(str(copy), tmp_path / "again", *WIDE).start()
    for guest in guests:
        guest.host, guest.http.base_url = again, again.address
    assert guests[0].ask("GET", f"/tables/{table}/state", seat=0)["undo"] == 1, "cookies and answers are the same"
    finish(table, guests)
    assert guests[0].ask("GET", f"/tables/{table}/luck")["fair"]
    again.stop()


def test_a_game_that_new_rules_stop_is_named_and_can_go_back(new_database: NewDatabase, tmp_path: Path) -> None:
    host = Host(new_database(), tmp_path / "log", *WIDE).start()
    table, guests = duel(host)
    start = guests[0].ask("GET", f"/tables/{table}/state", seat=0)["number"]
    for seat, guest in enumerate(guests):
        with guest.look(table, seat) as eyes:
            play(eyes, seat, eyes.state())
    assert command("check-games", "--database", host.database).returncode == 0
    host.stop()
    spoil(host.database, SPOIL.format(table, start + 1))
    found = command("check-games", "--database", host.database)
    assert found.returncode == 1 and table in found.stdout and "sunshine" in found.stdout
    host.start()
    broken = guests[1].ask("GET", f"/tables/{table}")["broken"]
    assert broken.startswith("A rule was mended since this game began, ") and "can agree to go back" in broken
    assert f"Entry {start + 1} is not possible there: “0 commit sunshine”." in broken
    with guests[0].look(table, 0) as one, guests[1].look(table, 1) as other:
        state = one.state()
        assert one.do("play", seat=0, version=state["version"], code="commit iga")["key"] == "table-broken"
        assert one.do("ask", seat=0, number=start + 1)["key"] == "illegal-rewind", "it would stay as broken"
        assert one.do("ask", seat=0, number=start)["type"] == "done"
        assert other.do("answer", seat=1, number=start, agree=True)["type"] == "done"
    finish(table, guests)
    assert guests[1].ask("GET", f"/tables/{table}")["broken"] == ""
    check_the_end(guests[1], table, start)
    host.stop()


def check_the_end(guest: Guest, table: str, start: int) -> None:
    """The game can be read, replayed and checked like any other, and says what was skipped."""
    luck = guest.ask("GET", f"/tables/{table}/luck")
    assert luck["fair"] and f" Entries {start + 1} to " in luck["text"] and " were skipped: " in luck["text"]
    text = guest.ask("GET", f"/tables/{table}/text")
    kept = guest.ask("GET", f"/tables/{table}/replay", **{"from": 0, "to": 99})
    brought = guest.ask("POST", "/replay", {"text": text, "from": 0, "to": 99})
    assert kept == brought and [frame["number"] for frame in kept["frames"]] == list(range(kept["last"] + 1))
    assert kept["frames"][-1]["view"]["scores"] == guest.ask("GET", f"/tables/{table}")["scores"]


def test_a_game_of_newer_rules_waits_for_them_and_hinders_no_other(new_database: NewDatabase, tmp_path: Path) -> None:
    host = Host(new_database(), tmp_path / "log", *WIDE).start()
    table, (ada, grace) = duel(host)
    host.stop()
    spoil(host.database, AGE.format(table))
    assert "version 99" in command("check-games", "--database", host.database).stdout
    host.start()
    assert ada.ask("GET", f"/tables/{table}", status=422)["key"] == "log-newer"
    assert table in [mine["id"] for mine in grace.ask("GET", "/tables")["mine"]]
    bots = ada.open("random", "random")["id"]
    while not ada.ask("GET", f"/tables/{bots}/state", wait=1)["view"]["over"]:
        pass
    assert host.stop() == 0
    assert '"level": "error"' not in host.log.read_text()
