"""What one sees and hears of what happens, and of games that are over."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from e2e.person import Meet

LOGS = Path(__file__).parents[1] / "replays"


def test_other_turns_are_told_and_can_be_skipped(meet: Meet) -> None:
    ada = meet(settings={"pace": "calm"})
    ada.start("cytosis", 3)
    random = Random(6)
    for _ in range(8):
        ada.wait()
        ada.click(random)
    ada.page.wait_for_selector(".told.behind")
    ada.page.wait_for_selector(".flights > g", state="attached")
    ada.page.click(".told button")
    ada.page.wait_for_selector(".told:not(.behind)")
    assert ada.page.inner_text(".told p")


def test_nothing_moves_for_those_who_want_it_so(meet: Meet) -> None:
    ada = meet(settings={"pace": "calm"}, reduced_motion="reduce")
    ada.page.add_init_script("""addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
        if (document.querySelector(".flights > g")) window.moved = true;
    }).observe(document.body, {childList: true, subtree: true}))""")
    ada.start("cytosis", 3)
    random = Random(6)
    for _ in range(8):
        ada.wait()
        ada.click(random)
    assert not ada.page.evaluate("window.moved")


@pytest.mark.parametrize("game", ["cellulose", "cytosis", "foment"])
def test_a_pasted_game_is_seen_again_and_its_moments_are_shared(meet: Meet, game: str) -> None:
    ada, ben = meet(), meet()
    text = next(LOGS.glob(f"{game}*.log")).read_text("utf-8")
    ada.page.goto(f"{ada.address}/replay")
    ada.page.fill("#text", text)
    ada.page.click("form button.main")
    ada.page.wait_for_selector(".control")
    for _ in range(3):
        ada.page.click("button[aria-label='One step forward']")
    ada.page.wait_for_function("() => location.search === '?at=3'")
    ben.page.goto(ada.page.url)
    ben.page.wait_for_selector(".control")
    assert ben.page.inner_text(".control h2") == ada.page.inner_text(".control h2")
    assert ben.page.inner_text(".control h2").startswith("Entry 3 of")
    ben.page.click("header a[href='/replay']")
    ben.page.wait_for_selector("#text")


def test_a_text_that_is_no_game_is_refused_in_a_sentence(meet: Meet) -> None:
    ada = meet()
    ada.page.goto(f"{ada.address}/replay")
    ada.page.fill("#text", "no game")
    ada.page.click("form button.main")
    ada.page.wait_for_selector("#paste-fault:not(:empty)")
    ada.faults.clear()  # the browser itself notes the refusal
    ada.page.goto(f"{ada.address}/replay#game=cut")
    ada.page.reload()
    ada.page.wait_for_selector("#paste-fault:has-text('cut short')")


@pytest.mark.parametrize(
    "path", ["/", "/rules", "/rules/cytosis", "/settings", "/replay", "/new/foment", "/nowhere", "/table/none"]
)
def test_every_page_is_accessible_and_fits_a_phone(meet: Meet, path: str) -> None:
    ada = meet(viewport={"width": 360, "height": 740})
    ada.page.goto(ada.address + path)
    ada.page.wait_for_selector("h1")
    ada.page.wait_for_timeout(300)
    assert not ada.wide()
    ada.accessible(path)
    if path == "/table/none":
        assert ada.page.locator("main a[href='/']").count(), "an error page says where to go"
        ada.faults.clear()  # the browser itself notes the refusal
