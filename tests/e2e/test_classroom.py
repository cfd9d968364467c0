"""A lesson of a class by 6 browsers and 22 scripted pupils: joining, playing, a pause with a question, the report."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from e2e.browser_user import QUESTION, BrowserUser, NewUser
from organelle.server.app.class_names import every_name

BROWSERS, SCRIPTED = 6, 22
EVERYBODY = BROWSERS + SCRIPTED
SLIDES = 5
SCREEN = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
SMALLEST_TEXT = """() => Math.min(...[...document.querySelectorAll(".projector *")]
    .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
    .map((each) => parseFloat(getComputedStyle(each).fontSize)))"""
CUT_OFF = """(selector) => [document.documentElement, ...document.querySelectorAll(selector)]
    .map((each) => each.scrollHeight - each.clientHeight)"""
COUNT_PRESSES = 'addEventListener("pointerdown", () => pressed(), true)'
PAUSE, GO_ON = "button[aria-pressed=false].main", "button[aria-pressed=true]"
Json = dict[str, Any]


class ScriptedPupil:
    """A pupil without a browser, who has a socket all the same."""

    def __init__(self, address: str, room: str) -> None:
        self.address = address
        self.room = room
        self.http = httpx.Client(base_url=address, timeout=60)
        self.name = str(self.http.post(f"/api/classes/{room}/pupils").json()["me"]["name"])
        self.socket: ClientConnection | None = None
        self.table, self.seat = "", -1

    def sit_down(self) -> None:
        """Go where the class says, and look at the table from there."""
        me = self.http.get(f"/api/classes/{self.room}").json()["me"]
        self.table, self.seat = me["table_id"], me["seat"]
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.address.replace('http', 'ws')}/api/tables/{self.table}/socket"
        self.socket = connect(url, additional_headers={"Cookie": cookies}).__enter__()
        self.socket.send(json.dumps({"type": "look", "id": 1, "seat": self.seat, "since": 0}))

    def play(self, random: Random) -> bool:
        """Play anything that is allowed; return False if it is not one's turn."""
        state = self.http.get(f"/api/tables/{self.table}/state", params={"seat": self.seat}).json()
        if not state["codes"]:
            return False
        return self.try_move(state, random.choice(state["codes"])).status_code == 200

    def try_move(self, state: Json, code: str) -> httpx.Response:
        move = {"seat": self.seat, "version": state["version"], "code": code}
        return self.http.post(f"/api/tables/{self.table}/moves", json=move)

    def hear_pause(self) -> None:
        """Wait until the socket says that the table is paused."""
        assert self.socket is not None
        while True:
            said = json.loads(self.socket.recv(timeout=30))
            if said["type"] == "table" and said["frozen"]:
                return

    def answer(self, choice: int) -> None:
        question = self.http.get(f"/api/classes/{self.room}").json()["question"]
        given = {"question": question["number"], "choice": choice}
        assert self.http.post(f"/api/classes/{self.room}/answer", json=given).status_code == 200

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
        self.http.close()


@pytest.fixture
def scripted() -> Iterator[list[ScriptedPupil]]:
    """Pupils without a browser; whoever is added leaves at the end."""
    found: list[ScriptedPupil] = []
    yield found
    for pupil in found:
        pupil.close()


def open_class(teacher: BrowserUser, language: str = "") -> str:
    """Open a class for Cytosis from the first page; return its code."""
    page = teacher.page
    page.goto(teacher.address)
    page.click("a[href='/class']")
    page.check("input[name=game][value=cytosis]")
    if language:
        page.select_option("form select >> nth=-1", language)
    page.click("button.big")
    return str(page.text_content(".code"))


def join(pupil: BrowserUser, code: str) -> str:
    """Open the link and press the button; return the name that is given."""
    pupil.page.goto(f"{pupil.address}/join/{code}")
    pupil.page.click("button.big")
    pupil.page.wait_for_selector("details")
    return str(pupil.page.text_content("h1"))


def test_a_lesson_from_the_code_to_the_report(new_user: NewUser, scripted: list[ScriptedPupil]) -> None:
    teacher = new_user(viewport=SCREEN)
    code = open_class(teacher)
    room = teacher.page.url.split("/class/")[1].split("#")[0]
    projector = new_user(viewport=SCREEN)
    projector.page.goto(teacher.page.get_attribute("a[href*='/projector']", "href"))
    pupils = [new_user(viewport=PHONE, has_touch=True, is_mobile=True) for _ in range(BROWSERS)]
    names = [join(pupil, code) for pupil in pupils]
    with ThreadPoolExecutor(SCRIPTED) as people:
        scripted += people.map(lambda _: ScriptedPupil(teacher.address, room), range(SCRIPTED))
    names += [pupil.name for pupil in scripted]
    assert len(set(names)) == EVERYBODY
    teacher.page.wait_for_selector(f"li button:text-is('{names[-1]}')")
    pupils[0].check_accessibility("a pupil waits")
    check_projector(projector, f".names li >> nth={EVERYBODY - 1}")
    assert "#" not in projector.page.url, "whoever can read the wall is no teacher"
    projector.page.reload()
    projector.page.wait_for_selector(".names li")
    teacher.page.click("button.main")
    for pupil, name in zip(pupils, names):
        pupil.page.wait_for_selector(".table")
        pupil.page.wait_for_selector(f".chip:text-is('{name}')")
    play(pupils, scripted)
    assert teacher.page.locator(".tables section").count() == 10
    teacher.page.wait_for_selector("h2:has-text('round 1')")
    assert max(teacher.page.evaluate(CUT_OFF, ".tables")) <= 0, "the whole class on one screen"
    teacher.check_accessibility("the dashboard")
    check_projector(projector, ".tables section:has-text('round 1')")
    pause(teacher, pupils, scripted)
    ask(teacher, projector, pupils, scripted)
    read_report(teacher, names)
    projector.page.goto(teacher.page.get_attribute("a[href*='/debrief']", "href"))
    projector.page.wait_for_selector(".slides section >> nth=4")
    projector.check_accessibility("the slides of a debrief")
    check_paper(projector)


def check_paper(projector: BrowserUser) -> None:
    """Print the slides: one a page, across, without the heading of the site, and nothing is left folded."""
    assert projector.page.locator("details:not([open])").count()
    projector.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert not projector.page.locator("details:not([open])").count()
    projector.page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert projector.page.locator("details:not([open])").count()
    projector.page.emulate_media(media="print")
    assert not projector.page.locator("header:visible, button:visible").count()
    pages = projector.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page[^s]", pages)) == SLIDES
    across = [float(right) > float(top) for right, top in re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pages)]
    assert across and all(across)


def check_projector(projector: BrowserUser, shown: str) -> None:
    """Wait for what is shown; everything of it is on the screen, and large enough for the last row."""
    projector.page.wait_for_selector(shown)
    assert projector.page.evaluate(SMALLEST_TEXT) >= SCREEN["height"] / 40
    assert max(projector.page.evaluate(CUT_OFF, ".projector")) <= 0, shown
    projector.check_accessibility(f"the projector with {shown}")


def play(pupils: list[BrowserUser], scripted: list[ScriptedPupil]) -> None:
    """Let every browser answer what it is asked first, and the scripted pupils play on as far as they get."""
    random = Random(25)
    for pupil in pupils:
        pupil.page.wait_for_selector(QUESTION)
        asked = pupil.table_state()
        while (here := pupil.table_state()) is None or here == asked:
            if here is not None and pupil.is_asked:
                pupil.click(random)
            pupil.page.wait_for_timeout(20)
    for other in scripted:
        other.sit_down()
    moves = sum(other.play(random) for _ in range(6) for other in scripted)
    assert moves > SCRIPTED


def pause(teacher: BrowserUser, pupils: list[BrowserUser], scripted: list[ScriptedPupil]) -> None:
    """Pause all: every page says so, every socket hears it, and nobody can move."""
    asked = [(pupil, pupil.http.get(f"/api/tables/{pupil.table}/state?seat={pupil.seat}").json()) for pupil in scripted]
    teacher.page.click(PAUSE)
    for pupil in pupils:
        pupil.page.wait_for_selector(".paused h2")
    for waiting in scripted:
        waiting.hear_pause()
    refused = [pupil.try_move(state, state["codes"][0]) for pupil, state in asked if state["codes"]]
    assert refused and {answer.json()["key"] for answer in refused} == {"table-frozen"}
    pupils[0].check_accessibility("a pause")


def ask(teacher: BrowserUser, projector: BrowserUser, pupils: list[BrowserUser], scripted: list[ScriptedPupil]) -> None:
    """Ask a question, answer it on every device, and show why; it goes away when the class goes on."""
    teacher.page.click("details[open] button.ask >> nth=0")
    for pupil in pupils:
        pupil.page.click(".question-of-class li button >> nth=0")
        pupil.page.wait_for_selector(".question-of-class button[aria-pressed=true]")
    pupils[0].check_accessibility("a question in a pause")
    for number, other in enumerate(scripted):
        other.answer(number % 3)
    teacher.page.wait_for_selector(f"text={EVERYBODY} of {EVERYBODY} have answered")
    check_projector(projector, f".projector :text('{EVERYBODY} of {EVERYBODY}')")
    teacher.page.click("aside button.main")
    for pupil in pupils:
        pupil.page.wait_for_selector(".question-of-class button.right")
    check_projector(projector, "li.right .bar")
    assert sum(int(text) for text in projector.page.locator("ol b").all_inner_texts()) == EVERYBODY
    teacher.check_accessibility("the dashboard with an answer")
    teacher.page.click(GO_ON)
    for pupil in pupils:
        pupil.page.wait_for_selector(".paused", state="detached")
    teacher.page.click(PAUSE)
    pupils[0].page.wait_for_selector(".paused h2")
    pupils[0].page.wait_for_selector(".question-of-class", state="detached")
    projector.page.wait_for_selector(".tables section")


def read_report(teacher: BrowserUser, names: list[str]) -> None:
    """Save the report and read it: what everybody answered, what every table saw, and nobody's name."""
    with teacher.page.expect_download() as saved:
        teacher.page.click("text=Report (CSV)")
    report = saved.value.path().read_text("utf-8")
    assert not any(name in report for name in names)
    rows = list(csv.DictReader(io.StringIO(report)))
    assert sum(int(row["count"]) for row in rows if row["part"] == "pause") == EVERYBODY
    assert {int(row["table"]) for row in rows if row["part"] == "event"} == set(range(1, 11))


def test_a_class_runs_after_a_few_presses(new_user: NewUser) -> None:
    """Four of the teacher, the choice of the game among them, and two of a pupil who enters the code."""
    teacher, pupil = new_user(), new_user(viewport=PHONE)
    presses: dict[BrowserUser, int] = {teacher: 0, pupil: 0}

    def count(user: BrowserUser) -> None:
        presses[user] += 1

    for user in presses:
        user.context.expose_binding("pressed", lambda _source, user=user: count(user))
        user.context.add_init_script(COUNT_PRESSES)
    code = open_class(teacher)
    pupil.page.goto(pupil.address)
    pupil.page.click(".join input")
    pupil.page.keyboard.type(code)
    pupil.page.keyboard.press("Enter")
    pupil.page.click("button.big")
    teacher.page.wait_for_selector("ul.joined li")
    teacher.page.click("button.main")
    pupil.page.wait_for_selector(".table")
    assert presses == {teacher: 4, pupil: 2}


def test_pupils_see_the_language_of_the_class_until_they_choose_another(new_user: NewUser) -> None:
    """The wall too is in theirs, whatever the teacher has chosen."""
    teacher, pupil, wall = new_user(), new_user(viewport=PHONE), new_user(viewport=SCREEN)
    name = join(pupil, open_class(teacher, "it"))
    assert name in every_name("it") and teacher.page.locator("html[lang=en]").count()
    wall.home()
    wall.page.select_option("header select", "en")
    wall.page.goto(teacher.page.get_attribute("a[href*='/projector']", "href"))
    wall.page.wait_for_selector("html[lang=it] .projector")
    wall.home()
    wall.page.wait_for_selector("html[lang=en]")
    pupil.page.wait_for_selector("html[lang=it]")
    teacher.page.click("button.main")
    pupil.page.wait_for_selector(".table")
    pupil.page.reload()
    pupil.page.wait_for_selector(f"html[lang=it] .chip:text-is('{name}')")
    pupil.page.select_option("header select", "en")
    pupil.page.reload()
    pupil.page.wait_for_selector(f"html[lang=en] .chip:text-is('{name}')")


def test_a_class_goes_on_ends_and_is_left(new_user: NewUser) -> None:
    teacher, pupil = new_user(), new_user()
    code = open_class(teacher)
    join(pupil, code)
    teacher.page.click("button:has-text('Quiz first')")
    teacher.page.click("button.ask >> nth=0")
    pupil.page.click(".question-of-class li button >> nth=1")
    teacher.page.click("button.main:has-text('Start now')")
    pupil.page.wait_for_selector(".table")
    assert not pupil.page.locator(".paused").count(), "the quiz is over when the game starts"
    teacher.page.click(PAUSE)
    pupil.page.wait_for_selector(".paused")
    teacher.page.click(GO_ON)
    pupil.page.wait_for_selector(".paused", state="detached")
    teacher.page.click("text=End now")
    teacher.page.click("text=Really end for everyone")
    pupil.page.click(".paused button.main")
    pupil.page.wait_for_selector(".games li")
    assert pupil.page.locator("a[href*='/table/']").count() == 0, "nothing of the class is left here"
