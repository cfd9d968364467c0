"""The rules teach: first two minutes with pictures of the game's own board, then a round, then every rule by topic."""

from __future__ import annotations

import pytest

from e2e.browser_user import NewUser

PICTURE = ".overview figure .board-svg"
RULE = "CY-7.6"


@pytest.mark.parametrize(
    ("game", "language", "first"),
    [
        ("cytosis", "en", "In two minutes"),
        ("cellulose", "it", "In due minuti"),
        ("foment", "en", "In two minutes"),
        ("foment", "it", "In due minuti"),
    ],
)
def test_rules_begin_with_pictures_and_a_round(new_user: NewUser, game: str, language: str, first: str) -> None:
    ada = new_user()
    ada.context.add_init_script(f"localStorage.setItem('organelle.language', '{language}')")
    ada.page.goto(f"{ada.address}/rules/{game}")
    ada.page.wait_for_selector(f"article h2 >> text={first}")
    figures = ada.page.locator(".overview figure")
    for index in range(figures.count()):
        figures.nth(index).scroll_into_view_if_needed()
        figures.nth(index).locator(".board-svg").first.wait_for()
    assert figures.count() >= 4 and ada.page.locator(".overview ol li").count() >= 6
    told = ada.page.inner_text(".overview")
    assert "rules-" not in told and "client-" not in told, "every sentence is there"
    assert not ada.page.locator(".overview .picture:not([inert])").count(), "pictures are only looked at"
    ada.check_accessibility(f"the rules of {game}")
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.wait_until_idle()
    assert not ada.scrolls_sideways()


def test_sources_and_decisions_are_for_whoever_asks(new_user: NewUser) -> None:
    ada = new_user()
    ada.page.goto(f"{ada.address}/rules/cytosis")
    ada.page.wait_for_selector(PICTURE)
    source = ada.page.locator("article .source").first
    source.wait_for(state="attached")
    assert not source.is_visible()
    ada.page.check("article input[type=checkbox]")
    assert source.is_visible()


def test_a_link_to_a_rule_shows_it_with_all_that_was_decided(new_user: NewUser) -> None:
    """[CY-7.6]"""
    ada = new_user()
    ada.page.goto(f"{ada.address}/rules/cytosis#{RULE}")
    heading = ada.page.locator(f"[id='{RULE}']")
    heading.wait_for()
    ada.wait_for(lambda: ada.in_viewport(f"[id='{RULE}']"))
    assert ada.page.locator("article .source").first.is_visible()
    mark, title = heading.locator(".rule-id").bounding_box(), ada.page.locator("article h1").bounding_box()
    assert mark and title and mark["x"] + mark["width"] <= title["x"] + 1, "the id stands in the margin"
