"""Somebody at a browser: sees, points, types, and notices when something is wrong with the page."""

from __future__ import annotations

import hashlib
import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

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
SETTLED = """() => {
    const table = document.querySelector(".table");
    if (table?.ariaBusy !== "false") return null;
    const {seat, version, waiting} = table.dataset;
    return [Number(seat), Number(version), waiting.split(" ").filter(Boolean).map(Number)];
}"""
DRAWN = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    for (let quiet = 0; quiet < 2; quiet++) {
        await frame();
        const moving = document.getAnimations().filter((each) => isFinite(each.effect.getComputedTiming().endTime));
        if (moving.length) quiet = -1;
        await Promise.allSettled(moving.map((each) => each.finished));
    }
}"""
AXE_RUN = """async () => {
    // The figures written into a drawing are not its label: there a name need not repeat them.
    const rule = "label-content-name-mismatch";
    const whole = await axe.run(document, {rules: {[rule]: {enabled: false}}});
    const text = await axe.run({exclude: [".plate", ".held"]}, {runOnly: [rule]});
    return [...whole.violations, ...text.violations];
}"""


class Shown(NamedTuple):
    """What a page says of the table it shows."""

    seat: int
    version: int
    waiting: list[int]


class Person:
    """One browser context with one page; `luck` is what its random words are made of."""

    def __init__(self, chromium: Any, address: str, luck: str, **context: Any) -> None:
        self.address = address
        settings = {"pace": "off", "name": context.pop("name", "Ada"), **context.pop("settings", {})}
        self.context = chromium.new_context(locale="en-GB", **{"viewport": {"width": 1440, "height": 900}, **context})
        kept = f"localStorage.setItem('organelle.settings', {json.dumps(json.dumps(settings))})"
        self.context.add_init_script(f"localStorage.getItem('organelle.settings') ?? {kept}")
        self.context.add_init_script(f"crypto.getRandomValues = (into) => (into.set({brought(luck)}), into)")
        self.context.add_init_script(AXE.read_text("utf-8"))
        self.page = self.context.new_page()
        self.faults: list[str] = []
        self.asking: set[Any] = set()
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.on("request", self._asks)
        self.page.on("requestfinished", self._has)
        self.page.on("requestfailed", self._has)

    def _asks(self, request: Any) -> None:
        self.asking.add(request)

    def _has(self, request: Any) -> None:
        self.asking.discard(request)

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

    def shown(self) -> Shown | None:
        """What the page says of its table; nothing while there is none, or while something is on its way."""
        found = self.page.evaluate(SETTLED)
        return Shown(*found) if found else None

    def wait(self) -> None:
        """Waits until this person is asked and nobody else, or the game is over."""
        settle(self)

    def version(self) -> int:
        """The question that is put, by its number."""
        self.wait()
        shown = self.shown()
        assert shown
        return shown.version

    def rest(self) -> None:
        """Waits until the page has all it asked for, and nothing moves on it any more."""
        self.page.evaluate(DRAWN)
        while self.asking:
            self.until(lambda: not self.asking)
            self.page.evaluate(DRAWN)

    def until(self, true: Callable[[], bool]) -> None:
        """Waits for something that is not to be seen on the page itself."""
        late = time.monotonic() + PATIENCE / 1000
        while not true():
            assert time.monotonic() < late, self.page.inner_text("main")[:800]
            self.page.wait_for_timeout(5)

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
        if random.random() < 0.5 and self.page.evaluate(POINT, random.random()):
            return
        listed = self.page.locator(CHOICE)
        listed.nth(random.randrange(min(most, listed.count()))).click()

    def result(self) -> list[str]:
        """What the table of the result says of everyone, line by line."""
        return [str(cell) for cell in self.page.locator(f"{RESULT} tbody td").all_inner_texts()]

    def wide(self) -> bool:
        """Does the page scroll sideways?"""
        sizes = "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        whole, seen = self.page.evaluate(sizes)
        return bool(whole > seen)

    def accessible(self, where: str) -> None:
        """No violation that axe can find, in light and in dark."""
        for theme in ("light", "dark"):
            self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            self.rest()
            found = self.page.evaluate(AXE_RUN)
            told = [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found]
            assert not told, f"{where}, {theme}: {told}"
        self.page.emulate_media(color_scheme="light", reduced_motion="no-preference")

    def table(self) -> str:
        found = re.search(r"/table/(\w+)", self.page.url)
        assert found
        return found[1]


Meet = Callable[..., Person]


def settle(*people: Person) -> None:
    """Waits until all see the same, and the table waits for nobody but for them, or the game is over.

    Nothing can change then but by what one of them does.
    """
    people[0].until(lambda: settled(people))


def settled(people: tuple[Person, ...]) -> bool:
    here = [shown for person in people if (shown := person.shown())]
    if len(here) < len(people) or any(each.waiting != here[0].waiting for each in here):
        return False
    waiting = set(here[0].waiting)
    if not waiting <= {each.seat for each in here}:
        return False
    return all(
        person.asked if each.seat in waiting else bool(waiting) or person.over
        for person, each in zip(people, here, strict=True)
    )


def brought(luck: str) -> list[int]:
    """The bytes of the random words of somebody with that luck."""
    return list(hashlib.sha256(luck.encode()).digest()[:16])
