"""What the first page weighs on its way to a browser that has never been here."""

from __future__ import annotations

from typing import Any

import pytest

from e2e.browser_user import NewUser

MOST = 120_000
"""Bytes of compressed script and style; the font is not counted, and a game's board comes when it is opened."""


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_first_page_is_light(new_user: NewUser, language: str) -> None:
    ada = new_user()
    ada.context.add_init_script(f"localStorage.setItem('organelle.language', '{language}')")
    loaded: list[Any] = []

    def finished(request: Any) -> None:
        loaded.append(request)

    ada.page.on("requestfinished", finished)
    ada.home()
    ada.wait_until_idle()
    sizes = [each.sizes()["responseBodySize"] for each in loaded if each.resource_type in ("script", "stylesheet")]
    assert len(sizes) > 5 and 0 < sum(sizes) < MOST, sizes
