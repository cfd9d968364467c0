"""A lesson: six browsers and 22 pupils by script join, play, are paused, are asked, and leave a report."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from e2e.browser_user import BrowserUser, NewUser

SCRIPTED = 22
SMALLEST_TEXT = """() => Math.min(...[...document.querySelectorAll(".projector *")]
    .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
    .map((each) => parseFloat(getComputedStyle(each).fontSize)))"""
OVERFLOW = "() => document.documentElement.scrollHeight - innerHeight"


@pytest.fixture
def scripted(address: str) -> Iterator[list[httpx.Client]]:
    """Pupils without a browser."""
    found = [httpx.Client(base_url=address, timeout=60) for _ in range(SCRIPTED)]
    yield found
    for one in found:
        one.close()


def open_class(teacher: BrowserUser) -> str:
    """Open a class in as few clicks as there are; return its code."""
    page = teacher.page
    page.goto(teacher.address)
    page.click("a[href='/class']")
    page.check("input[name=game][value=cytosis]")
    page.select_option("select >> nth=-1", "random")
    page.click("button.big")
    return str(page.text_content(".code"))


def join(pupil: BrowserUser, code: str) -> str:
    """Open the link and press the button; return the name that is given."""
    pupil.page.goto(f"{pupil.address}/join/{code}")
    pupil.page.click("button.big")
    pupil.page.wait_for_selector("details")
    return str(pupil.page.text_content("h1"))


def test_a_lesson_from_the_code_to_the_report(new_user: NewUser, scripted: list[httpx.Client]) -> None:
    teacher = new_user(viewport={"width": 1366, "height": 768})
    code = open_class(teacher)
    room = teacher.page.url.split("/class/")[1].split("#")[0]
    pupils = [new_user(viewport={"width": 390, "height": 844}) for _ in range(4)]
    names = [join(pupil, code) for pupil in pupils]
    with ThreadPoolExecutor(4) as people:
        seen = list(people.map(lambda each: each.post(f"/api/classes/{room}/pupils").json(), scripted))
    names += [each["me"]["name"] for each in seen]
    assert len(set(names)) == 4 + SCRIPTED
    teacher.page.wait_for_selector(f"li:text-is('{names[-1]}')")
    teacher.page.click("button.main")
    for pupil in pupils:
        pupil.page.wait_for_selector(".table")
        pupil.page.wait_for_selector(f".chip:text-is('{names[pupils.index(pupil)]}')")
    assert teacher.page.locator(".tables section").count() == 9
    assert teacher.page.evaluate(OVERFLOW) <= 0, "the whole class on one screen"
    teacher.check_accessibility("the dashboard")
    projector = new_user(viewport={"width": 1280, "height": 720})
    projector.page.goto(teacher.page.get_attribute("a[href*='/projector']", "href"))
    projector.page.wait_for_selector(".tables section")
    assert "#" not in projector.page.url, "whoever can read the wall is no teacher"
    projector.page.reload()
    projector.page.wait_for_selector(".tables section")
    assert projector.page.evaluate(SMALLEST_TEXT) >= 720 / 40
    teacher.page.click("button[aria-pressed=false].main")
    for pupil in pupils:
        pupil.page.wait_for_selector(".paused h2")
    ask(teacher, projector, pupils)
    with teacher.page.expect_download() as saved:
        teacher.page.click(f"text={'Report (CSV)'}")
    report = saved.value.path().read_text("utf-8")
    assert report.startswith("part,concept,name,table") and not any(name in report for name in names)
    assert "pause," in report and "event,,cytosis." in report
    projector.page.goto(teacher.page.get_attribute("a[href*='/debrief']", "href"))
    projector.page.wait_for_selector(".slides section >> nth=4")
    projector.check_accessibility("the slides of a debrief")


def ask(teacher: BrowserUser, projector: BrowserUser, pupils: list[BrowserUser]) -> None:
    """Ask a question, answer it on every device, and show why."""
    teacher.page.click("details[open] button.ask >> nth=0")
    for pupil in pupils:
        pupil.page.click(".question-of-class li button >> nth=0")
        pupil.page.wait_for_selector(".question-of-class button[aria-pressed=true]")
    pupils[0].check_accessibility("a question in a pause")
    teacher.page.wait_for_selector("text=4 of 26 have answered")
    teacher.page.click("aside button.main")
    for pupil in pupils:
        pupil.page.wait_for_selector(".question-of-class button.right")
    projector.page.wait_for_selector("li.right .bar")
    assert projector.page.evaluate(SMALLEST_TEXT) >= 720 / 40
    projector.check_accessibility("the projector")


def test_a_class_goes_on_ends_and_is_left(new_user: NewUser) -> None:
    teacher, pupil = new_user(), new_user()
    code = open_class(teacher)
    join(pupil, code)
    teacher.page.click("button.main")
    pupil.page.wait_for_selector(".table")
    teacher.page.click("button[aria-pressed=false].main")
    pupil.page.wait_for_selector(".paused")
    teacher.page.click("button[aria-pressed=true]")
    pupil.page.wait_for_selector(".paused", state="detached")
    teacher.page.click("text=End now")
    teacher.page.click("text=Really end for everyone")
    pupil.page.click(".paused button.main")
    pupil.page.wait_for_selector(".games li")
    assert pupil.page.locator("a[href*='/table/']").count() == 0, "nothing of the class is left here"
