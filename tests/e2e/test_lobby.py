"""Before the game, in a real browser: a table that does not come about is closed."""

from __future__ import annotations

from typing import Any

from e2e.browser_user import BrowserUser, NewUser

CLOSE = ".lobby button.close"
SURE = ".asked"
MINE = ".tables section:first-child li"


def open_table(user: BrowserUser) -> str:
    """Opens a table for friends; its code."""
    user.home()
    user.page.click("a[href='/new/duel?with=friends']")
    user.page.click("button.big")
    return str(user.page.inner_text("p.code"))


def join(user: BrowserUser, code: str) -> None:
    user.home()
    user.page.fill("#code", code)
    user.page.click("form.join button")
    user.page.click(".seats button.main")
    user.page.wait_for_selector("button:has-text('Leave')")


def test_the_host_closes_the_table_and_the_others_are_told(new_user: NewUser) -> None:
    ada, ben = new_user(name="Ada"), new_user(name="Ben")
    join(ben, open_table(ada))
    assert ben.page.locator(CLOSE).count() == 0, "only the host can"
    sockets: list[str] = []
    ben.page.on("websocket", lambda socket: sockets.append(socket.url))
    ada.page.click(CLOSE)
    ada.check_accessibility("closing a table")
    answers: list[tuple[Any, Any]] = []
    ada.page.route("**/api/tables/*", lambda route: answers.append((route, route.fetch())))
    ada.page.click(f"{SURE} button.main")
    ben.page.wait_for_selector("main [role=alert]:has-text('Whoever opened this table has closed it')")
    ben.check_accessibility("a closed table")
    ben.page.wait_for_timeout(1500)
    assert sockets == [], "there is nothing to come back to"
    assert ada.page.locator(SURE).count() == 1, "whoever closes it need not be told"
    route, answer = answers.pop()
    route.fulfill(response=answer)
    ada.page.wait_for_selector(".games li")
    ada.wait_until_idle()
    assert ada.page.locator(MINE).count() == 0
    ada.page.go_back()
    ada.page.wait_for_selector("button.big")
    ben.page.click("main a:has-text('To the first page')")
    ben.page.wait_for_selector(".games li")


def test_a_table_is_closed_only_by_a_second_word_and_by_the_keyboard_too(new_user: NewUser) -> None:
    ada = new_user()
    open_table(ada)
    ada.tab_to(CLOSE)
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(SURE)
    assert ada.focused(SURE)
    ada.tab_to(f"{SURE} button:not(.main)")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(SURE, state="detached")
    assert ada.focused(CLOSE) and ada.page.locator("p.code").count() == 1, "all is as before"
    ada.page.keyboard.press("Enter")
    ada.tab_to(f"{SURE} button.main")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(".games li")


def test_why_a_table_was_not_closed_is_said(new_user: NewUser) -> None:
    ada = new_user()
    open_table(ada)
    refusal = {"status": 409, "json": {"key": "busy", "text": "Too many people changed this table; try again."}}
    ada.page.route("**/api/tables/*", lambda route: route.fulfill(**refusal))
    ada.page.click(CLOSE)
    ada.page.click(f"{SURE} button.main")
    ada.page.wait_for_selector("[role=alert]:has-text('try again')")
    ada.page.unroute("**/api/tables/*")
    ada.page.click(f"{SURE} button.main")
    ada.page.wait_for_selector(".games li")
    ada.errors.clear()  # the browser itself notes the refused request
