"""A user at a browser for tests: clicks, types, waits, and fails on any error that the page logs."""

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
QUESTION = ".question.asked"
TELLING = ".telling"
RESULT = "section.result"
CHOICE = f"{QUESTION} [data-word], {QUESTION} .confirm"
TIMEOUT_MS = 30_000
MOST_GAMES = 20
CLICK_ON_BOARD = """(part) => {
    const places = [...document.querySelectorAll(".board [data-word], .own [data-word]")];
    places[Math.floor(part * places.length)]?.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    return places.length;
}"""
READ_TABLE = """() => {
    const table = document.querySelector(".table");
    if (table?.ariaBusy !== "false") return null;
    const {seat, version, waiting} = table.dataset;
    return [Number(seat), Number(version), waiting.split(" ").filter(Boolean).map(Number)];
}"""
WAIT_FOR_ANIMATIONS = """async () => {
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
    const text = await axe.run({exclude: [".board-svg", ".hand-card"]}, {runOnly: [rule]});
    return [...whole.violations, ...text.violations];
}"""


class TableState(NamedTuple):
    """What the page's attributes say of the table it shows."""

    seat: int
    version: int
    waiting: list[int]


class BrowserUser:
    """One browser context with one page; the page's random words are made of `seed`."""

    def __init__(self, chromium: Any, address: str, seed: str, **context: Any) -> None:
        self.address = address
        self.motion = context.setdefault("reduced_motion", "no-preference")
        settings = {"pace": "off", "name": context.pop("name", "Ada"), **context.pop("settings", {})}
        self.context = chromium.new_context(locale="en-GB", **{"viewport": {"width": 1440, "height": 900}, **context})
        kept = f"localStorage.setItem('organelle.settings', {json.dumps(json.dumps(settings))})"
        self.context.add_init_script(f"localStorage.getItem('organelle.settings') ?? {kept}")
        self.context.add_init_script(f"crypto.getRandomValues = (into) => (into.set({random_bytes(seed)}), into)")
        self.context.add_init_script(AXE.read_text("utf-8"))
        self.page = self.context.new_page()
        self.errors: list[str] = []
        self.pending_requests: set[Any] = set()
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", self._request_started)
        self.page.on("requestfinished", self._request_ended)
        self.page.on("requestfailed", self._request_ended)

    def _request_started(self, request: Any) -> None:
        self.pending_requests.add(request)

    def _request_ended(self, request: Any) -> None:
        self.pending_requests.discard(request)

    def close(self) -> None:
        assert not self.errors, self.errors
        self.context.close()

    def home(self) -> None:
        self.page.goto(self.address)
        self.page.wait_for_selector(".games li")

    def start(self, game: str, seats: int = 2, level: str = "") -> None:
        """Start a game against bots from the first page, with the default options."""
        self.home()
        self.page.click(f"a[href='/new/{game}?with=bots']")
        self.page.check(f"input[name=seats][value='{seats}']")
        if level:
            self.page.select_option("form select", level)
        self.page.click("button.big")
        self.wait()

    def play(
        self,
        game: str,
        random: Random,
        *,
        turns: int = 0,
        reached: Callable[[], bool] = lambda: True,
        level: str = "",
    ) -> None:
        """Play against two bots, with that many clicks at random and on until that is reached; begin anew after an end.

        How long a game lasts is up to the bots too, so what a test looks at is sought rather than counted on.
        """
        for _ in range(MOST_GAMES):
            self.start(game, 3, level)
            clicks = 0
            while not self.is_over:
                if clicks >= turns and reached():
                    return
                self.click(random)
                self.wait()
                clicks += 1
        raise AssertionError(f"{MOST_GAMES} games of {game} ended before")

    def table_state(self) -> TableState | None:
        """Return the state of the table, or None while there is none or an answer is on its way."""
        found = self.page.evaluate(READ_TABLE)
        return TableState(*found) if found else None

    def wait(self) -> None:
        """Wait until this user is asked and nobody else, or the game is over."""
        wait_until_settled(self)

    def wait_for_turn(self) -> None:
        """Wait until the table waits for this user alone, though the page may still tell how it came to it."""
        self.wait_for(lambda: (here := self.table_state()) is not None and here.waiting == [here.seat])

    def version(self) -> int:
        """Wait for the next question and return its version."""
        self.wait()
        table_state = self.table_state()
        assert table_state
        return table_state.version

    def wait_until_idle(self) -> None:
        """Wait until no request is pending and no animation runs."""
        self.page.evaluate(WAIT_FOR_ANIMATIONS)
        while self.pending_requests:
            self.wait_for(lambda: not self.pending_requests)
            self.page.evaluate(WAIT_FOR_ANIMATIONS)

    def wait_for(self, condition: Callable[[], bool]) -> None:
        """Poll until a condition holds that the page itself does not show; fail after the timeout."""
        deadline = time.monotonic() + TIMEOUT_MS / 1000
        while not condition():
            assert time.monotonic() < deadline, self.page.inner_text("main")[:800]
            self.page.wait_for_timeout(5)

    def tab_to(self, selector: str) -> None:
        """Press Tab until the element has the focus; fail if it never gets it."""
        for _ in range(120):
            if self.focused(selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} cannot be reached by the keyboard")

    def focused(self, selector: str) -> bool:
        """Return whether the focus is on the element or inside it."""
        return bool(self.page.evaluate("(selector) => document.activeElement.closest(selector) !== null", selector))

    def in_viewport(self, selector: str) -> bool:
        """Return whether the element begins on the screen."""
        box = self.page.locator(selector).bounding_box()
        size = self.page.viewport_size
        return bool(box and 0 <= box["y"] < size["height"] and box["height"] > 0)

    @property
    def is_over(self) -> bool:
        return bool(self.page.locator(RESULT).count())

    @property
    def is_told(self) -> bool:
        """Return whether it is told what happened, where the question will stand."""
        return bool(self.page.locator(TELLING).count())

    @property
    def is_asked(self) -> bool:
        return bool(self.page.locator(QUESTION).count())

    def click(self, random: Random, most: int = 40) -> None:
        """Click on something that can be chosen: on the board in half of the cases, else in the list."""
        if random.random() < 0.5 and self.page.evaluate(CLICK_ON_BOARD, random.random()):
            return
        listed = self.page.locator(CHOICE)
        # A question that bots have just put may not be listed yet.
        listed.first.wait_for()
        listed.nth(random.randrange(min(most, listed.count()))).click()

    def result(self) -> list[str]:
        """Return the cells of the result, line by line."""
        return [str(cell) for cell in self.page.locator(f"{RESULT} tbody td").all_inner_texts()]

    def scrolls_sideways(self) -> bool:
        """Return whether the page is wider than the window."""
        sizes = "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        content, viewport = self.page.evaluate(sizes)
        return bool(content > viewport)

    def check_accessibility(self, where: str) -> None:
        """Fail on any violation that axe finds, in the light and in the dark theme."""
        for theme in ("light", "dark"):
            self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            self.wait_until_idle()
            found = self.page.evaluate(AXE_RUN)
            violations = [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found]
            assert not violations, f"{where}, {theme}: {violations}"
        self.page.emulate_media(color_scheme="light", reduced_motion=self.motion)

    def table(self) -> str:
        found = re.search(r"/table/(\w+)", self.page.url)
        assert found
        return found[1]


NewUser = Callable[..., BrowserUser]


def wait_until_settled(*users: BrowserUser) -> None:
    """Wait until all see the same, and the table waits for nobody but for them, or the game is over.

    Nothing can change then but by what one of them does.
    """
    users[0].wait_for(lambda: all_settled(users))


def all_settled(users: tuple[BrowserUser, ...]) -> bool:
    here = [table_state for user in users if (table_state := user.table_state())]
    if len(here) < len(users) or any(each.waiting != here[0].waiting for each in here):
        return False
    waiting = set(here[0].waiting)
    if not waiting <= {each.seat for each in here}:
        return False
    return all(
        user.is_asked if each.seat in waiting else bool(waiting) or user.is_over
        for user, each in zip(users, here, strict=True)
    )


def random_bytes(seed: str) -> list[int]:
    """Return the bytes that the page gets as random for that seed."""
    return list(hashlib.sha256(seed.encode()).digest()[:16])
