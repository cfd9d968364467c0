"""How quick the page is: from a click to one's own view, and a long replay from the button to the board.

`make chromium && PYTHONPATH=tests python bench/page.py [game ...]` plays and opens on this machine, in a real browser.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from statistics import median, quantiles
from typing import Any

import organelle
from e2e.browser_user import BrowserUser
from e2e.conftest import FLAGS, server_url

MOVES = 60
ENTRIES = 400
OPENINGS = 5
CLICK_BAR, REPLAY_BAR = 100, 1000

# A move counts from the click to the frame that shows what the server answered.
WATCH = """
window.took = [];
let clicked = 0;
addEventListener("click", () => (clicked = performance.now()), true);
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (message) {
    const began = clicked;
    const heard = ({data}) => {
        if (!data.startsWith('{"type":"state"')) return;
        this.removeEventListener("message", heard);
        requestAnimationFrame(() => setTimeout(() => took.push(performance.now() - began)));
    };
    if (message.startsWith('{"type":"play"')) this.addEventListener("message", heard);
    return send.call(this, message);
};
"""
OPEN = """() => new Promise((resolve) => {
    const began = performance.now();
    document.querySelector("form button.main").click();
    const look = () => {
        if (document.querySelector(".control") && document.querySelector(".board svg.board-svg"))
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        else requestAnimationFrame(look);
    };
    look();
})"""


@contextmanager
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415

    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        yield found
        found.close()


def clicks(user: BrowserUser, game: str) -> list[float]:
    """Milliseconds from the click that gives an answer to one's own view with what came of it.

    The bot takes its time, so that what it does is not counted.
    """
    user.page.add_init_script(WATCH)
    random = Random(1)
    took: list[float] = []
    while len(took) < MOVES:
        user.start(game, 2, "normal")
        while not user.is_over and len(took) + user.page.evaluate("took.length") < MOVES:
            user.click(random)
            user.wait()
        took += user.page.evaluate("took.splice(0)")
    return took


def long_text(game: str) -> str:
    """A game of that many entries, played by chance, by people who take choices back."""
    for seed in range(1000):
        match = organelle.game(game).new(seats=max(organelle.game(game).seats), seed=seed)
        random = Random(seed)
        while not match.over and match.number < ENTRIES:
            seat = match.waiting[0]
            match.play(seat, random.choice(match.codes(seat)))
            if random.random() < 0.3 and match.undoable(seat):
                match.undo(seat)
        if match.number >= ENTRIES:
            return match.text()
    raise SystemExit(f"No game of {game} was {ENTRIES} entries long.")


def openings(user: BrowserUser, text: str) -> list[float]:
    """Milliseconds from the button to the board, several times."""
    took = []
    for _ in range(OPENINGS):
        user.page.goto(f"{user.address}/replay")
        user.page.fill("#text", text)
        took.append(user.page.evaluate(OPEN))
    return took


def main(*games: str) -> None:
    held = True
    with server_url() as address, browser() as found:
        for game in games or organelle.games():
            user = BrowserUser(found, address, game)
            moves, replays = clicks(user, game), openings(user, long_text(game))
            held = held and median(moves) < CLICK_BAR and median(replays) < REPLAY_BAR
            most = quantiles(moves, n=10)[8]
            print(f"{game}: click to view {median(moves):.0f} ms (bar {CLICK_BAR}; nine of ten under {most:.0f})")
            print(
                f"{game}: replay of {ENTRIES} entries open in {median(replays):.0f} ms (bar {REPLAY_BAR})", flush=True
            )
            user.close()
    sys.exit(0 if held else 1)


if __name__ == "__main__":
    main(*sys.argv[1:])
