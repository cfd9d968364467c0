"""The rules are compiled by what was counted while games were played, or without if nothing was."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tools import profiling, sample_games

from organelle.games import GAMES


def extensions() -> list[Any]:
    library = SimpleNamespace(extra_compile_args=["-O3", "-flto"], extra_link_args=["-flto=2"])
    return [library, SimpleNamespace(name="organelle.kernel.rng")]


def test_the_library_is_compiled_with_what_the_games_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def count(copies: list[Any], folder: Path) -> None:
        assert copies[0].extra_compile_args == ["-O3", f"-fprofile-generate={tmp_path / 'profile' / 'counts'}"]
        assert copies[0].extra_link_args == [f"-fprofile-generate={tmp_path / 'profile' / 'counts'}"]
        folder.mkdir(parents=True)
        (tmp_path / "profile" / "counts").mkdir()
        (tmp_path / "profile" / "counts" / "kernel.gcda").touch()

    monkeypatch.setattr(profiling, "plays", lambda _folder: True)
    given = extensions()
    assert profiling.profile(given, tmp_path / "profile", count)
    assert f"-fprofile-use={tmp_path / 'profile' / 'counts'}" in given[0].extra_compile_args
    assert given[0].extra_compile_args[:2] == ["-O3", "-flto"] and given[0].extra_link_args[0] == "-flto=2"


@pytest.mark.parametrize(("compiles", "played"), [(False, True), (True, False), (True, True)])
def test_where_nothing_is_counted_the_library_is_compiled_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compiles: bool, played: bool
) -> None:
    def count(_copies: list[Any], folder: Path) -> None:
        folder.mkdir(parents=True)
        if not compiles:
            raise SystemExit("error: no library for counting")

    monkeypatch.setattr(profiling, "plays", lambda _folder: played)
    given = extensions()
    assert not profiling.profile(given, tmp_path / "profile", count)
    assert given[0].extra_compile_args == ["-O3", "-flto"] and given[0].extra_link_args == ["-flto=2"]


def test_the_sample_games_are_played_at_tables_of_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, int]] = []
    play_match = sample_games.play_match

    def count(name: str, seats: int, options: dict[str, str]) -> None:
        played.append((name, seats))
        play_match(name, seats, options)

    monkeypatch.setattr(sample_games, "play_match", count)
    for much in ("PLAYOUTS", "STEPS", "ITERATIONS"):
        monkeypatch.setattr(sample_games, much, 2)
    sample_games.main()
    assert {name for name, _ in played} == set(GAMES) and {seats for _, seats in played} == {2, 4}
