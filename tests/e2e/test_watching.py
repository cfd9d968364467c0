"""What one sees and hears of what happens, and of games that are over."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from e2e.browser_user import TELLING, NewUser

COUNT_FLIGHTS = """
window.flown = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
    if (this.closest(".animations")) window.flown += 1;
    return animate.apply(this, how);
};
"""
BELOW = """() => {
    const log = document.querySelector(".log");
    return log.scrollHeight - log.scrollTop - log.clientHeight;
}"""
AT_THE_END = "() => new Set(document.querySelector('.control h2').innerText.match(/\\d+/g)).size === 1"
LOGS = Path(__file__).parents[1] / "replays"


def test_other_turns_are_told_and_can_be_skipped(new_user: NewUser) -> None:
    """The page's clock stands still while it tells, so that it never comes to the end by itself."""
    ada = new_user(settings={"pace": "calm"})
    ada.page.add_init_script(COUNT_FLIGHTS)
    ada.page.clock.install()
    ada.start("cytosis", 3)
    ada.page.clock.pause_at(datetime.now() + timedelta(hours=1))
    random = Random(6)
    while not ada.is_told:
        ada.click(random)
        ada.wait_for_turn()
    assert ada.page.locator(".playback.behind").count() and ada.page.locator(".animations > g").count()
    assert not ada.is_asked, "first it is told how things came to the question"
    ada.page.click(f"{TELLING} button")
    ada.wait()
    assert ada.page.locator(".playback:not(.behind)").count() and ada.page.inner_text(".playback p")
    assert not ada.page.locator(".animations > g").count(), "what is skipped does not fly on"
    flown = ada.page.evaluate("flown")
    while not ada.is_told:
        ada.click(random)
        ada.wait_for_turn()
    assert ada.page.evaluate("flown") > flown, "what comes next flies again"


def test_the_log_shows_the_latest(new_user: NewUser) -> None:
    """Also when it was hidden or became lower, unless somebody reads what was before."""
    ada = new_user()
    ada.start("foment", 3)
    random = Random(6)
    for size in [(390, 844), (1440, 700), (1440, 900)]:
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        for _ in range(3):
            ada.click(random)
            ada.wait()
    ada.wait_until_idle()
    assert ada.page.evaluate(BELOW) < 2
    ada.page.hover(".log")
    ada.page.mouse.wheel(0, -100_000)
    ada.page.wait_for_function("() => document.querySelector('.log').scrollTop === 0")
    for _ in range(3):
        ada.click(random)
        ada.wait()
    ada.wait_until_idle()
    assert ada.page.evaluate("() => document.querySelector('.log').scrollTop") == 0


def test_what_flies_is_never_taken_for_something_else(new_user: NewUser) -> None:
    """However fast one thing follows another: no sign is drawn into a piece under way, and flies off with it."""
    ada = new_user()
    ada.page.add_init_script("""addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
        const within = ({target, addedNodes}) => target.matches?.(".animations > g") && addedNodes.length;
        window.changed ||= changes.some(within);
        window.moved ||= document.querySelector(".animations > g") !== null;
    }).observe(document.body, {childList: true, subtree: true}))""")
    ada.play("foment", Random(6), turns=12)
    assert ada.page.evaluate("window.moved") and not ada.page.evaluate("window.changed")


def test_nothing_moves_for_those_who_want_it_so(new_user: NewUser) -> None:
    ada = new_user(settings={"pace": "calm"}, reduced_motion="reduce")
    ada.page.add_init_script("""addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
        if (document.querySelector(".animations > g")) window.moved = true;
    }).observe(document.body, {childList: true, subtree: true}))""")
    ada.start("cytosis", 3)
    random = Random(6)
    for _ in range(8):
        ada.click(random)
        ada.wait()
    assert not ada.page.evaluate("window.moved")


@pytest.mark.parametrize("game", ["cellulose", "cytosis", "foment"])
def test_a_pasted_game_is_seen_again_and_its_moments_are_shared(new_user: NewUser, game: str) -> None:
    ada, ben = new_user(), new_user()
    text = next(LOGS.glob(f"{game}*.log")).read_text("utf-8")
    ada.page.goto(f"{ada.address}/replay")
    ada.page.fill("#text", text)
    ada.page.click("form button.main")
    ada.page.wait_for_selector(".control")
    ada.page.click("button[aria-label='To the beginning']")
    for _ in range(3):
        ada.page.click("button[aria-label='One step forward']")
    ada.page.wait_for_function("() => location.search === '?at=3'")
    ben.page.goto(ada.page.url)
    ben.page.wait_for_selector(".control")
    assert ben.page.inner_text(".control h2") == ada.page.inner_text(".control h2")
    assert ben.page.inner_text(".control h2").startswith("Entry 3 of")
    ben.page.click("header a[href='/replay']")
    ben.page.wait_for_selector("#text")


def test_a_replay_opens_on_the_first_move_and_is_seen_through_anyones_eyes(new_user: NewUser) -> None:
    ada = new_user()
    text = next(LOGS.glob("cytosis*.log")).read_text("utf-8")
    ada.page.goto(f"{ada.address}/replay")
    ada.page.fill("#text", text)
    ada.page.click("form button.main")
    ada.page.wait_for_selector(".control .words:has-text('Player')")
    first = next(line for line in text.splitlines() if re.match(r"[0-9]+ [0-9]+ ", line))
    assert ada.page.inner_text(".control h2").startswith(f"Entry {first.split()[0]} of")
    assert not ada.page.locator(".own .hand-card").count()
    ada.page.select_option(".eyes", "1")
    ada.page.wait_for_selector(".own .hand-card")
    assert ada.page.inner_text(".control h2").startswith(f"Entry {first.split()[0]} of")
    ada.check_accessibility("replay of a seat")
    ada.page.select_option(".eyes", "")
    ada.page.wait_for_selector(".own .hand-card", state="detached")


def test_a_moment_that_has_not_come_yet_is_waited_for(new_user: NewUser) -> None:
    """A long game comes in parts: whoever is faster than the connection keeps what they see until it is there."""
    ada = new_user()
    held: list[Any] = []
    free = Event()

    def part(route: Any) -> None:
        if free.is_set() or route.request.post_data_json["from"] == 0:
            route.continue_()
        else:
            held.append(route)

    ada.page.route("**/api/replay?*", part)
    ada.page.goto(f"{ada.address}/replay")
    ada.page.fill("#text", next(LOGS.glob("cytosis*.log")).read_text("utf-8"))
    ada.page.click("form button.main")
    ada.page.click("button[aria-label='To the beginning']")
    ada.page.click("button[aria-label='One step forward']")
    ada.page.keyboard.press("End")
    assert ada.page.inner_text(".control h2").startswith("Entry 1 of")
    free.set()
    while held:
        held.pop().continue_()
    ada.page.wait_for_function(AT_THE_END)


def test_a_text_that_is_no_game_is_refused_in_a_sentence(new_user: NewUser) -> None:
    ada = new_user()
    ada.page.goto(f"{ada.address}/replay")
    ada.page.fill("#text", "no game")
    ada.page.click("form button.main")
    ada.page.wait_for_selector("#paste-error:not(:empty)")
    ada.errors.clear()  # the browser itself notes the refusal
    ada.page.goto(f"{ada.address}/replay#game=cut")
    ada.page.reload()
    ada.page.wait_for_selector("#paste-error:has-text('cut short')")


@pytest.mark.parametrize(
    "path", ["/", "/rules", "/rules/cytosis", "/settings", "/replay", "/new/foment", "/nowhere", "/table/none"]
)
def test_every_page_is_accessible_and_fits_a_phone(new_user: NewUser, path: str) -> None:
    ada = new_user(viewport={"width": 360, "height": 740})
    ada.page.goto(ada.address + path)
    ada.page.wait_for_selector("h1")
    ada.wait_until_idle()
    assert not ada.scrolls_sideways()
    ada.check_accessibility(path)
    if path == "/table/none":
        assert ada.page.locator("main a[href='/']").count(), "an error page says where to go"
        ada.errors.clear()  # the browser itself notes the refusal
