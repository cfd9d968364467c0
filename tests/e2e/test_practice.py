"""Positions to practise in the browser: today's one, a wrong answer, the right one, and what is remembered."""

from __future__ import annotations

from typing import Any

from e2e.browser_user import QUESTION, BrowserUser, NewUser
from organelle.coach.positions import kept_positions

PRACTISED = ("cellulose", "cytosis", "foment")
VERDICT = ".verdict"
TODAY = "() => { const now = new Date(); return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 864e5 }"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def todays(user: BrowserUser) -> tuple[str, dict[str, Any]]:
    """Return the game and the position of the day of that browser."""
    day = int(user.page.evaluate(TODAY))
    game = PRACTISED[day % len(PRACTISED)]
    positions = kept_positions(game)
    return game, positions[day // len(PRACTISED) % len(positions)]


def answer(user: BrowserUser, code: str) -> None:
    """Say a code word by word, with the keyboard."""
    left = code.split()
    while not user.page.locator(VERDICT).count():
        user.page.wait_for_selector(f"{QUESTION}, {VERDICT}")
        if user.page.locator(f"{QUESTION} .confirm").count():
            user.page.focus(f"{QUESTION} .confirm")
        else:
            offered = user.page.eval_on_selector_all(
                f"{QUESTION} .choices [data-word]", "all => all.map(each => each.dataset.word)"
            )
            word = next((word for word in left if word in offered), "")
            left = left[left.index(word) + 1 :] if word else left
            user.page.focus(f"{QUESTION} .choices [data-word='{word}']")
        user.page.keyboard.press("Enter")
        user.wait_until_idle()


def test_the_position_of_the_day_is_answered_wrong_then_right_and_remembered(new_user: NewUser) -> None:
    ada = new_user()
    ada.home()
    ada.page.click("a[href='/practice/day']")
    ada.page.wait_for_selector(QUESTION)
    game, position = todays(ada)
    ada.check_accessibility("a position")
    answer(ada, position["answers"][-1]["code"])
    loss = round(100 * (position["answers"][0]["chance"] - position["answers"][-1]["chance"]))
    assert f"{loss} points less" in ada.page.inner_text(VERDICT)
    assert not ada.page.locator(f"{VERDICT} .made").count(), "the best answer is told only to whoever wants it"
    assert ada.focused("#verdict")
    ada.check_accessibility("a wrong answer")
    ada.page.focus(f"{VERDICT} .again")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(QUESTION)
    assert ada.focused(QUESTION)
    answer(ada, position["answers"][0]["code"])
    assert "Right." in ada.page.inner_text(VERDICT)
    assert position["made_with"]["bot"] in ada.page.inner_text(f"{VERDICT} .made")
    ada.check_accessibility("the right answer")
    ada.page.click(f"{VERDICT} a[href='/practice']")
    found = f"a[href='/practice/{game}/{position['name']}'][data-progress=later]"
    ada.page.wait_for_selector(found)
    ada.page.reload()
    ada.page.wait_for_selector(found)
    ada.check_accessibility("the list of positions")


def test_the_trainer_goes_on_from_position_to_position_on_a_phone_in_italian(new_user: NewUser) -> None:
    ada = new_user(**PHONE)
    ada.page.add_init_script("localStorage.setItem('organelle.language', 'it')")
    ada.page.goto(f"{ada.address}/practice")
    ada.page.wait_for_selector("li[data-game=foment]")
    assert not ada.scrolls_sideways()
    ada.page.click("a[href='/practice/foment']")
    first, second = kept_positions("foment")[:2]
    ada.page.wait_for_selector(QUESTION)
    assert ada.page.url.endswith(f"/practice/foment/{first['name']}")
    answer(ada, first["answers"][1]["code"])
    ada.page.click(f"{VERDICT} .show")
    ada.page.wait_for_selector(f"{VERDICT} .made")
    assert "La migliore" in ada.page.inner_text(VERDICT)
    assert not ada.scrolls_sideways()
    ada.check_accessibility("a best answer that is shown")
    ada.page.click(f"{VERDICT} a.next")
    ada.page.wait_for_url(f"**/practice/foment/{second['name']}")
    ada.page.wait_for_selector(QUESTION)
    answer(ada, second["answers"][0]["code"])
    assert "Giusto." in ada.page.inner_text(VERDICT)
    kept = ada.page.evaluate("JSON.parse(localStorage.getItem('organelle.practice'))")
    assert kept == {"foment": {first["name"]: "tried", second["name"]: "first"}}


def test_a_position_is_played_on_from(new_user: NewUser) -> None:
    ada = new_user()
    position = kept_positions("cellulose")[0]
    ada.page.goto(f"{ada.address}/practice/cellulose/{position['name']}")
    ada.page.wait_for_selector(QUESTION)
    answer(ada, position["answers"][0]["code"])
    ada.page.click(f"{VERDICT} .try")
    ada.page.wait_for_url("**/table/*")
    ada.wait()
    assert ada.is_asked or ada.is_over


def test_a_position_that_is_not_there_says_so(new_user: NewUser) -> None:
    ada = new_user()
    for path in ("duel", "cytosis/none"):
        ada.page.goto(f"{ada.address}/practice/{path}")
        ada.page.wait_for_selector("h1:has-text('There is nothing here')")
