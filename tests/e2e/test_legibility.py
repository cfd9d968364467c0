"""What can be measured of the look, in a real browser: the size of words, the width of pages, contrast."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import organelle
from e2e.browser_user import BrowserUser, NewUser

SIZES = [(390, 844), (1024, 768), (1440, 900)]
WIDTHS = [360, 390, 480, 600, 768, 820, 1024, 1089, 1280, 1440, 1920, 2560, 3840]
PAGES = ["/", "/rules", "/rules/cytosis", "/settings", "/replay", "/new/foment?with=friends", "/nowhere"]
SMALLEST = 12
SMALL_WORDS = """(smallest) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.data.trim() || element.closest("title, option, script, style, noscript, .hidden, .skip")) continue;
        if (!element.checkVisibility()) continue;
        const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
        const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
        const size = parseFloat(getComputedStyle(element).fontSize) * scale;
        const around = element.parentElement.outerHTML.slice(0, 200);
        if (size < smallest - 0.01) found.push(`${node.data.trim().slice(0, 40)}: ${size.toFixed(1)} px in ${around}`);
    }
    return found;
}"""
CONTRAST = """async () => {
    const {violations} = await axe.run(document, {runOnly: ["color-contrast"]});
    return violations.flatMap((each) => each.nodes.map((node) => node.html.slice(0, 160)));
}"""


@pytest.fixture
def ada(new_user: NewUser) -> BrowserUser:
    return new_user()


def at_every_size(user: BrowserUser, look: Callable[[str], None]) -> None:
    """Looks at every size and in both colours."""
    for width, height in SIZES:
        user.page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            user.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            user.wait_until_idle()
            look(f"{width} wide, {theme}")
    user.page.set_viewport_size({"width": 1440, "height": 900})


def check_legibility(user: BrowserUser, where: str) -> None:
    """Words are never small and never pale."""

    def look(how: str) -> None:
        assert user.page.evaluate(SMALL_WORDS, SMALLEST) == [], f"{where}, {how}"
        assert user.page.evaluate(CONTRAST) == [], f"{where}, {how}"

    at_every_size(user, look)


def check_width(user: BrowserUser, where: str) -> None:
    """Nothing has to be pushed sideways, from a small phone to a wall."""
    for width in WIDTHS:
        user.page.set_viewport_size({"width": width, "height": max(740, width * 9 // 16)})
        user.wait_until_idle()
        assert not user.scrolls_sideways(), f"{where}, {width} wide"
    user.page.set_viewport_size({"width": 1440, "height": 900})


@pytest.mark.parametrize("game", organelle.games())
@pytest.mark.parametrize("turns", [0, 12])
def test_a_table_can_be_read_and_fits(ada: BrowserUser, game: str, turns: int) -> None:
    ada.play(game, Random(6), turns=turns)
    assert not ada.is_over
    check_legibility(ada, game)
    check_width(ada, game)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_can_be_read_and_fits(ada: BrowserUser, path: str) -> None:
    ada.page.goto(ada.address + path)
    ada.page.wait_for_selector("h1")
    check_legibility(ada, path)
    check_width(ada, path)


def test_a_board_comes_as_close_as_its_words_need_and_no_closer(ada: BrowserUser) -> None:
    """However often a device is turned or a window changed: where all fits all is seen, where not all, words are."""
    ada.start("cytosis", 3)
    for width, height in [(390, 844), (1440, 900), (844, 390), (390, 844), (1440, 900)]:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.wait_until_idle()
        assert ada.page.locator(".board-svg text >> visible=true").count()
        whole = ada.page.get_attribute(".board-svg", "viewBox") == "0 0 1600 1000"
        assert whole == (width == 1440)


@pytest.mark.parametrize("game", ["cytosis", "cellulose", "foment"])
def test_from_afar_a_board_keeps_the_names_of_its_places(ada: BrowserUser, game: str) -> None:
    """On a phone the whole board is one press away; words that could not be read are left out there."""
    ada.start(game, 3)
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.page.wait_for_selector(".board-svg text >> visible=true")
    ada.page.click("button[aria-label='Step back']")
    ada.page.wait_for_selector(".board-svg.far")
    assert ada.page.evaluate(SMALL_WORDS, SMALLEST) == []
    names = ada.page.locator(".board .frame text >> visible=true")
    assert names.count() >= 10 and names.count() == ada.page.locator(".board .frame text.name >> visible=true").count()
    ada.page.click("button[aria-label='Come closer']")
    ada.page.wait_for_selector(".board-svg text >> visible=true")


def test_nothing_lies_upon_a_board(ada: BrowserUser) -> None:
    """What comes closer and what is told have their place below it, on a phone too."""
    ada.start("cytosis", 3)
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.page.wait_for_selector(".glass")
    ada.wait_until_idle()
    plate = ada.page.locator(".board .frame > .board-svg").bounding_box()
    for part in (".glass", ".playback"):
        box = ada.page.locator(part).bounding_box()
        assert plate and box and box["y"] > plate["y"] + plate["height"] - 1, part


@pytest.mark.parametrize("game", organelle.games())
def test_below_a_short_hand_the_log_begins(ada: BrowserUser, game: str) -> None:
    ada.start(game, 3)
    ada.wait_until_idle()
    edges = """() => [".things", ".right > aside"].map((part) => document.querySelector(part).getBoundingClientRect())
        .flatMap(({top, bottom}) => [top, bottom])"""
    _, held, log, _ = ada.page.evaluate(edges)
    assert log - held < 24
