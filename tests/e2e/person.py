"""Somebody at a browser: sees, points, types, and notices when something is wrong with the page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
ASKED = ".question.asked"
RESULT = "section.result"
CHOICE = f"{ASKED} [data-word], {ASKED} .confirm"
PATIENCE = 30_000
POINT = """(part) => {
    const places = [...document.querySelectorAll(".board [data-word], .own [data-word]")];
    places[Math.floor(part * places.length)]?.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    return places.length;
}"""
PICTURE = """() => {
    const told = [...document.querySelectorAll(".log li")];
    return [document.querySelector(".question")?.innerText, told.length, told.at(-1)?.textContent].join();
}"""
AXE_RUN = """async () => {
    // The figures written into a drawing are not its label: there a name need not repeat them.
    const rule = "label-content-name-mismatch";
    const whole = await axe.run(document, {rules: {[rule]: {enabled: false}}});
    const text = await axe.run({exclude: [".plate", ".held"]}, {runOnly: [rule]});
    return [...whole.violations, ...text.violations];
}"""


class Person:
    """One browser context with one page."""

    def __init__(self, chromium: Any, address: str, **context: Any) -> None:
        self.address = address
        settings = {"pace": "off", "name": context.pop("name", "Ada"), **context.pop("settings", {})}
        self.context = chromium.new_context(locale="en-GB", **{"viewport": {"width": 1440, "height": 900}, **context})
        kept = f"localStorage.setItem('organelle.settings', {json.dumps(json.dumps(settings))})"
        self.context.add_init_script(f"localStorage.getItem('organelle.settings') ?? {kept}")
        self.context.add_init_script(AXE.read_text("utf-8"))
        self.page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))

    def close(self) -> None:
        assert not self.faults, self.faults
        self.context.close()

    def home(self) -> None:
        self.page.goto(self.address)
        self.page.wait_for_selector(".games li")

    def start(self, game: str, seats: int = 2, level: str = "") -> None:
        """Plays against bots, from the first page, with the usual options."""
        self.home()
        self.page.click(f"a[href='/new/{game}?with=bots']")
        self.page.check(f"input[name=seats][value='{seats}']")
        if level:
            self.page.select_option("form select", level)
        self.page.click("button.big")
        self.wait()

    def wait(self) -> None:
        """Waits until this person is asked, or the game is over."""
        self.page.wait_for_selector(f"{ASKED}, {RESULT}", timeout=PATIENCE)

    def wait_begun(self) -> None:
        self.page.wait_for_selector("section.question", timeout=PATIENCE)

    def tab_to(self, selector: str) -> None:
        """Moves the focus to it by the keyboard."""
        for _ in range(120):
            if self.focused(selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} cannot be reached by the keyboard")

    def focused(self, selector: str) -> bool:
        """Is the focus on it, or inside it?"""
        return bool(self.page.evaluate("(selector) => document.activeElement.closest(selector) !== null", selector))

    def seen(self, selector: str) -> bool:
        """Is it on the screen?"""
        box = self.page.locator(selector).bounding_box()
        size = self.page.viewport_size
        return bool(box and 0 <= box["y"] < size["height"] and box["height"] > 0)

    @property
    def over(self) -> bool:
        return bool(self.page.locator(RESULT).count())

    @property
    def asked(self) -> bool:
        return bool(self.page.locator(ASKED).count())

    def click(self, random: Random, most: int = 40) -> None:
        """One click on something that can be chosen: on the board where the board has it, else in the list."""
        before = self.picture()
        if random.random() >= 0.5 or not self.page.evaluate(POINT, random.random()):
            listed = self.page.locator(CHOICE)
            choices = min(most, listed.count())
            if choices:
                self.choose(listed.nth(random.randrange(choices)))
        self.changed(before)

    def choose(self, choice: Any) -> None:
        """A click in the list; what others do meanwhile may have taken the choice away."""
        from playwright.sync_api import TimeoutError as Late  # noqa: PLC0415

        try:
            choice.click(timeout=PATIENCE / 6)
        except Late:
            if choice.count():
                raise

    def picture(self) -> str:
        return str(self.page.evaluate(PICTURE))

    def changed(self, before: str) -> None:
        """Waits a moment for the page to have taken the click in."""
        for _ in range(100):
            if self.picture() != before or self.over:
                return
            self.page.wait_for_timeout(20)

    def scores(self) -> list[int]:
        cells = self.page.locator(f"{RESULT} tr.total td").all_inner_texts()
        return [int(cell) for cell in cells]

    def wide(self) -> bool:
        """Does the page scroll sideways?"""
        sizes = "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        whole, seen = self.page.evaluate(sizes)
        return bool(whole > seen)

    def accessible(self, where: str) -> None:
        """No violation that axe can find, in light and in dark."""
        for theme in ("light", "dark"):
            self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            self.page.wait_for_timeout(250)
            found = self.page.evaluate(AXE_RUN)
            told = [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found]
            assert not told, f"{where}, {theme}: {told}"
        self.page.emulate_media(color_scheme="light", reduced_motion="no-preference")

    def table(self) -> str:
        found = re.search(r"/table/(\w+)", self.page.url)
        assert found
        return found[1]


Meet = Callable[..., Person]
