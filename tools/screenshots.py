"""Pictures of every board at three sizes, light and dark, at the start, in the middle and at the end, into docs/img."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import organelle
from e2e.browser_user import BrowserUser
from e2e.conftest import FLAGS, server_url

OUTPUT = Path(__file__).parent.parent / "docs" / "img"
SIZES = {"wide": (1440, 900), "medium": (1024, 768), "phone": (390, 844)}
MIDDLE = {"cytosis": 34, "cellulose": 40, "foment": 7}
"""Clicks after which a game is in its middle."""
OFFERED = 3
"""Places open on the board that make a picture of the middle worth looking at."""
ENOUGH = 1500
SEED = 20


@contextmanager
def chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield browser
        browser.close()


def take_screenshots(user: BrowserUser, game: str, moment: str) -> None:
    """Take the same moment at every size, in both colours; nothing is pointed at."""
    user.page.mouse.move(0, 0)
    for size, (width, height) in SIZES.items():
        user.page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            user.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            user.wait_until_idle()
            save_png(user.page.screenshot(), OUTPUT / f"{game}-{moment}-{size}-{theme}.png")
    user.page.set_viewport_size({"width": 1440, "height": 900})


def save_png(picture: bytes, path: Path) -> None:
    """Write a picture with a palette: a flat drawing needs few colours, and the file is a third as large."""
    from PIL import Image  # noqa: PLC0415

    drawn = Image.open(BytesIO(picture)).convert("RGB")
    drawn.quantize(256, kmeans=2, dither=Image.Dither.NONE).save(path, optimize=True)


def play(user: BrowserUser, game: str) -> None:
    """Play a game against bots, and take pictures of its moments."""
    user.start(game, 3)
    take_screenshots(user, game, "start")
    random = Random(SEED)
    awaited = True
    for turn in range(ENOUGH):
        user.wait()
        if user.is_over:
            break
        if awaited and turn >= MIDDLE[game] and user.page.locator(".board .target.open").count() >= OFFERED:
            take_screenshots(user, game, "middle")
            awaited = False
        user.click(random)
    take_screenshots(user, game, "end")


def main(*games: str) -> None:
    OUTPUT.mkdir(exist_ok=True)
    with server_url() as address, chromium() as browser:
        for game in games or organelle.games():
            user = BrowserUser(browser, address, game)
            play(user, game)
            user.close()
            print(f"{game}: {len(list(OUTPUT.glob(f'{game}-*.png')))} pictures in {OUTPUT}")


if __name__ == "__main__":
    main(*sys.argv[1:])
