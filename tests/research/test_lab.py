"""The balance lab: planted faults are named first, a run can be broken off, and its page stands alone."""

from __future__ import annotations

import json
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import organelle
from organelle.cli.main import main
from organelle.games import GAMES
from organelle.localization import LANGUAGES, has_message
from organelle.research.executor import LocalExecutor
from organelle.research.lab.folder import play_plan
from organelle.research.lab.games.registry import MEANINGS
from organelle.research.lab.page import LIMITS, page
from organelle.research.lab.parquet import COLUMNS
from organelle.research.lab.plan import CardSheets, LabPlan
from organelle.research.lab.recording import GameRecord
from organelle.research.lab.report import Report, report_of

SMALL = ["lab", "duel", "--games", "12", "--seats", "2,3", "--bots", "greedy,ismcts@4", "--seed", "5"]


def sheet(game: str, name: str) -> list[list[Any]]:
    """Return the game's own rows of a sheet, to change."""
    return next([list(row.cells) for row in one.rows] for one in GAMES[game].sheets if one.name == name)


def change(rows: list[list[Any]], name: str, **cells: int) -> None:
    """Change cells of a row, by the number of their column after a `c`."""
    row = next(row for row in rows if row[0] == name)
    for column, value in cells.items():
        row[int(column[1:])] = value


OWN = (CardSheets("", {}),)


def played(
    game: str, games: int, sheets: tuple[CardSheets, ...] = OWN, options: dict[str, str] | None = None
) -> Report:
    """Return the report of some quick games."""
    usual = GAMES[game].defaults() | (options or {})
    plan = LabPlan(game, (3,), usual, ("greedy",), games, 0, sheets)
    plan.validate()
    records = [record for some in play_plan(plan, [], LocalExecutor(1)) for record in some]
    return report_of(plan, sorted(records, key=lambda record: record.place))


@pytest.fixture(scope="module")
def planted() -> Report:
    """Cytosis with a card twice as strong, one that is never worth it, and a place that gives nothing."""
    cards, spots = sheet("cytosis", "cards"), sheet("cytosis", "spots")
    change(cards, "catalase", c8=6)
    change(cards, "caspase-3", c4=9, c7=9, c8=1)
    change(spots, "lipids:2", c1=0)
    return played("cytosis", 160, sheets=(CardSheets("mine", {"cards": cards, "spots": spots}),))


def named(report: Report) -> set[tuple[str, str]]:
    """Return every thing that the first screen names, with the rule that named it."""
    return {(one.rule, item.name) for part in report.sections for one in part.findings for item in one.items}


def first_screen(report: Report, language: str = "en") -> str:
    """Return the part of the page before the tables."""
    return page(report, language).partition('id="seats-')[0]


def test_a_card_twice_as_strong_is_named_first(planted: Report) -> None:
    assert ("strong-worth", "catalase") in named(planted)
    assert {name for rule, name in named(planted) if rule == "strong-worth"} == {"catalase"}
    assert "Catalase" in first_screen(planted) and "Too strong for its cost" in first_screen(planted)


def test_a_card_that_is_never_worth_it_is_named_first(planted: Report) -> None:
    assert ("hardly", "caspase-3") in named(planted)
    assert "Caspase-3" in first_screen(planted) and "Hardly ever worth it" in first_screen(planted)


def test_a_dead_place_is_named_first(planted: Report) -> None:
    assert ("dead", "lipids:2") in named(planted)
    assert "Lipid synthesis 2" in first_screen(planted) and "Dead." in first_screen(planted)


def test_the_first_screen_names_it_in_every_language(planted: Report) -> None:
    for language in LANGUAGES:
        assert "Catalas" in first_screen(planted, language)


def test_a_strategy_that_is_too_easy_is_named() -> None:
    """Where points do not tell, victories do."""
    players = sheet("foment", "players")
    for row in players:
        row[5:7] = [4, 1]
    report = played("foment", 80, sheets=(CardSheets("mine", {"players": players}),))
    assert ("strong-wins", "gluttony") in named(report)
    assert ("quiet", "attack") in named(report)


def test_two_sheets_that_are_the_same_do_not_differ() -> None:
    report = played("duel", 60, sheets=(CardSheets("one", {}), CardSheets("other", {})))
    assert not [change for change in report.sections[0].changes if change.is_significant]
    assert "None of" in first_screen(report)


def test_what_changed_between_two_sheets_is_told() -> None:
    cards = sheet("duel", "cards")
    change(cards, "igm", c2=20)
    report = played("duel", 60, sheets=(CardSheets("", {}), CardSheets("mine", {"cards": cards})))
    certain = {change.name for change in report.sections[0].changes if change.is_significant}
    assert "happened.unbound.times" in certain
    assert "Nobody binds: Times a game" in first_screen(
        report
    ) and "figures changed by more than chance" in first_screen(report)


@pytest.mark.parametrize("game", sorted(MEANINGS))
def test_every_event_that_the_lab_reads_exists(game: str) -> None:
    events = {event.key: event for event in GAMES[game].events}
    meaning = MEANINGS[game]
    assert {meaning.round_event, *meaning.happenings} <= set(events)
    groups = {group.name: group for group in meaning.groups}
    for key, mentions in meaning.mentions.items():
        for mention in mentions:
            assert mention.group in groups and mention.stage in ("seen", "taken", "completed", "used")
            assert {mention.field, *filter(None, [mention.worth])} <= set(events[key].fields)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("cytosis", {"virus": "on", "epigenetics": "on"}),
        ("cellulose", {"board": "mangrove", "scenario": "mangrove"}),
        ("foment", {}),
        ("duel", {}),
    ],
)
def test_everything_that_happens_has_a_row_and_a_name(game: str, options: dict[str, str]) -> None:
    report = played(game, 6, options=options)
    section = report.sections[0]
    for record in section.games[0]:
        for count in record.counts:
            virus = count.thing.endswith("-attack") and not count.thing.startswith("goal:")
            assert virus or f"{count.group}.{count.thing}.{count.stage}" in section.tables[0].figures
        assert record.ending in (*report.meaning.endings, "")
    for subject, names in (
        ("points", report.meaning.sources),
        ("kinds", report.meaning.kinds),
        ("ending", report.meaning.endings),
        ("happened", report.meaning.happenings.values()),
        ("figure", report.meaning.figures),
        ("group", [group.name for group in report.meaning.groups]),
    ):
        assert all(has_message("en", f"lab-{subject}-{game}-{name}") for name in names)


def test_what_a_kind_brings_in_all_is_the_sum_of_its_sources() -> None:
    """What no kind has in Cytosis is left over, or lost."""
    report = played("cytosis", 6)
    figures = report.sections[0].tables[0].figures
    for kind, sources in report.meaning.kinds.items():
        assert figures[f"kinds.{kind}"].value == pytest.approx(sum(figures[f"points.{one}"].value for one in sources))
    in_kinds = [source for sources in report.meaning.kinds.values() for source in sources]
    assert set(report.meaning.sources) - set(in_kinds) == {"macromolecules", "virus-losses"}
    assert len(in_kinds) == len(set(in_kinds))
    assert "receptors and the hormones that they took up" in page(report, "en").lower()


def test_a_companion_is_no_seat_that_is_judged() -> None:
    plan = LabPlan("cellulose", (1,), GAMES["cellulose"].defaults(), ("greedy",), 4, 0, (CardSheets("", {}),))
    records = [record for some in play_plan(plan, [], LocalExecutor(1)) for record in some]
    report = report_of(plan, records)
    assert report.sections[0].fair is None
    assert "One player" in page(report, "en")


def test_every_rule_is_explained() -> None:
    for rule in LIMITS:
        for key in (f"lab-finding-{rule}", f"lab-rule-{rule}", f"lab-rule-{rule}-about"):
            assert has_message("en", key)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    report = tmp_path_factory.mktemp("lab") / "report.html"
    assert main([*SMALL, "--jobs", "1", "--out", str(report)]) == 0
    return report


class Outside(HTMLParser):
    """Notes what a page would run or fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.ids: set[str] = set()
        self.links: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.found += [tag] if tag in ("script", "link", "img", "iframe", "object") else []
        self.found += [name for name in values if name == "src" or name.startswith("on")]
        self.ids.add(values.get("id") or "")
        self.links |= {values["href"] or ""} if "href" in values else set()


def test_the_page_needs_nothing_from_outside(small: Path) -> None:
    text = small.read_text("utf-8")
    reader = Outside()
    reader.feed(text)
    assert reader.found == []
    assert all(link.startswith("#") and link[1:] in reader.ids for link in reader.links)
    assert "url(" not in text and "http" not in re.sub(r"http-equiv", "", text)
    assert "prefers-color-scheme: dark" in text and "default-src 'none'" in text


def test_choices_of_searching_bots_are_measured(small: Path) -> None:
    rows = pq.read_table(small.with_suffix(".data") / "games.parquet").to_pylist()
    assert all(row["searched"] > 0 and 0 <= row["mattered"] <= row["searched"] for row in rows)
    assert "Choices that mattered" in small.read_text("utf-8")


def test_the_data_are_there_as_tables(small: Path) -> None:
    folder = small.with_suffix(".data")
    assert {f"{name}.parquet" for name in COLUMNS} | {"lab.json", "games.jsonl"} == {
        one.name for one in folder.iterdir()
    }
    seats = pq.read_table(folder / "seats.parquet").to_pylist()
    assert sum(row["share"] for row in seats) == pytest.approx(24)
    told = json.loads(pq.read_schema(folder / "figures.parquet").metadata[b"organelle"])
    assert told["game"] == "duel" and told["organelle"] == organelle.__version__


def contents(report: Path) -> dict[str, bytes]:
    """Return the page and the tables of a run."""
    found = {path.name: path.read_bytes() for path in report.with_suffix(".data").glob("*.parquet")}
    return {**found, "page": report.read_bytes()}


def test_the_same_command_gives_the_same_page_with_more_processes(small: Path, tmp_path: Path) -> None:
    again = tmp_path / "report.html"
    assert main([*SMALL, "--processes", "2", "--out", str(again)]) == 0
    assert contents(again) == contents(small)


def test_a_run_that_was_broken_off_goes_on(small: Path, tmp_path: Path) -> None:
    again = tmp_path / "report.html"
    shutil.copytree(small.with_suffix(".data"), tmp_path / "report.data")
    games = tmp_path / "report.data" / "games.jsonl"
    kept = games.read_text("utf-8").splitlines()[:9]
    games.write_text("\n".join(kept) + '\n{"sheet": 0, "sea', "utf-8")
    assert main(["lab", "--resume", str(again), "--jobs", "1"]) == 0
    assert contents(again) == contents(small)
    assert games.read_text("utf-8").splitlines()[:9] == kept


def test_a_whole_run_is_written_again_in_another_language(small: Path, tmp_path: Path) -> None:
    shutil.copytree(small.with_suffix(".data"), tmp_path / "report.data")
    assert main(["lab", "--lang", "it", "--resume", str(tmp_path / "report.html"), "--jobs", "1"]) == 0
    text = (tmp_path / "report.html").read_text("utf-8")
    assert '<html lang="it">' in text and "Come leggere questa pagina" in text


def test_a_record_is_read_as_it_was_written(small: Path) -> None:
    line = (small.with_suffix(".data") / "games.jsonl").read_text("utf-8").splitlines()[0]
    assert json.loads(json.dumps(GameRecord.from_json(json.loads(line)).to_json())) == json.loads(line)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["duel"], "Say which game to measure"),
        (["duel", "--seats", "few", "--out", "x.html"], "“few” is no list of numbers of players"),
        (["duel", "--seats", "9", "--out", "x.html"], "duel is played with 2, 3, 4 seats, not with 9."),
        (["duel", "--games", "0", "--out", "x.html"], "--games"),
        (["duel", "--bots", "ismcts@9ms", "--out", "x.html"], "ismcts@9ms"),
        (["duel", "--bots", ",", "--out", "x.html"], "Say which game to measure"),
        (["duel", "--cards", "nowhere.toml", "--out", "x.html"], "The card table nowhere.toml cannot be read"),
        (["--resume", "nowhere.html"], "There is no run of the lab in nowhere.data"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    words: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["lab", *words]) == 2
    assert told in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_report_is_never_written_over(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--out", str(small)]) == 2
    assert "report.html" in capsys.readouterr().err


def test_a_run_of_other_versions_is_not_gone_on_with(
    small: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(small.with_suffix(".data"), tmp_path / "report.data")
    manifest = tmp_path / "report.data" / "lab.json"
    written = json.loads(manifest.read_text("utf-8"))
    written["plan"]["rules"] += 1
    manifest.write_text(json.dumps(written), "utf-8")
    assert main(["lab", "--resume", str(tmp_path / "report.html")]) == 2
    assert "cannot go on with" in capsys.readouterr().err
