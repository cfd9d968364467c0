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
from e2e.conftest import FLAGS, served
from e2e.person import Person

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
        if (document.querySelector(".control") && document.querySelector(".board svg.plate"))
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


def clicks(person: Person, game: str) -> list[float]:
    """Milliseconds from the click that gives an answer to one's own view with what came of it.

    The bot takes its time, so that what it does is not counted.
    """
    person.page.add_init_script(WATCH)
    luck = Random(1)
    took: list[float] = []
    while len(took) < MOVES:
        person.start(game, 2, "normal")
        while not person.over and len(took) + person.page.evaluate("took.length") < MOVES:
            person.click(luck)
            person.wait()
        took += person.page.evaluate("took.splice(0)")
    return took


def long_text(game: str) -> str:
    """A game of that many entries, played by chance, by people who take choices back."""
    for seed in range(1000):
        match = organelle.game(game).new(seats=max(organelle.game(game).seats), seed=seed)
        luck = Random(seed)
        while not match.over and match.number < ENTRIES:
            seat = match.waiting[0]
            match.play(seat, luck.choice(match.codes(seat)))
            if luck.random() < 0.3 and match.undoable(seat):
                match.undo(seat)
        if match.number >= ENTRIES:
            return match.text()
    raise SystemExit(f"No game of {game} was {ENTRIES} entries long.")


def openings(person: Person, text: str) -> list[float]:
    """Milliseconds from the button to the board, several times."""
    took = []
    for _ in range(OPENINGS):
        person.page.goto(f"{person.address}/replay")
        person.page.fill("#text", text)
        took.append(person.page.evaluate(OPEN))
    return took


def main(*games: str) -> None:
    held = True
    with served() as address, browser() as found:
        for game in games or organelle.games():
            person = Person(found, address, game)
            moves, replays = clicks(person, game), openings(person, long_text(game))
            held = held and median(moves) < CLICK_BAR and median(replays) < REPLAY_BAR
            most = quantiles(moves, n=10)[8]
            print(f"{game}: click to view {median(moves):.0f} ms (bar {CLICK_BAR}; nine of ten under {most:.0f})")
            print(
                f"{game}: replay of {ENTRIES} entries open in {median(replays):.0f} ms (bar {REPLAY_BAR})", flush=True
            )
            person.close()
    sys.exit(0 if held else 1)


if __name__ == "__main__":
    main(*sys.argv[1:])
