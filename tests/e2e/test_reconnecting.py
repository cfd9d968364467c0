"""The connection breaks, the server dies: nothing is lost and nothing happens twice."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import organelle
from e2e.browser_user import CHOICE, BrowserUser, NewUser
from e2e.conftest import server_process

LOST = "[role=status]:has-text('connection is lost')"


def test_a_lost_connection_comes_back(new_user: NewUser) -> None:
    """What is chosen while it is away is not lost: it goes when the connection is back."""
    ada = new_user()
    line = Line(ada)
    ada.start("duel")
    question = ada.version()
    line.cut()
    ada.page.wait_for_selector(LOST)
    ada.click(Random(7))
    ada.page.wait_for_selector("#question:has-text('One moment')")
    line.mend()
    ada.page.evaluate("() => window.dispatchEvent(new Event('online'))")
    ada.page.wait_for_selector(LOST, state="detached")
    assert ada.version() != question


class Line:
    """The wire between a page and the server, which can be cut."""

    def __init__(self, user: BrowserUser) -> None:
        self.whole = True
        self.sockets: list[Any] = []
        user.page.route_web_socket("**/socket", self._opened)

    def _opened(self, socket: Any) -> None:
        if self.whole:
            self.sockets.append(socket)
            socket.connect_to_server()
        else:
            socket.close()

    def cut(self) -> None:
        self.whole = False
        while self.sockets:
            self.sockets.pop().close()

    def mend(self) -> None:
        self.whole = True


def test_the_server_is_killed_and_the_game_goes_on(new_user: NewUser) -> None:
    """Killed while answers are on their way: each is played exactly once, and the page says quietly what goes on."""
    with server_process() as host:
        ada = new_user(host.address)
        answers = record_messages(ada)
        ada.start("foment", 2)
        random = Random(11)
        for turn in range(400):
            if ada.is_over:
                break
            if turn in (4, 9, 15):
                ada.page.locator(CHOICE).first.click()
                host.kill()
                ada.page.wait_for_selector(LOST)
                host.start()
                ada.page.wait_for_selector(LOST, state="detached")
            else:
                ada.click(random)
            ada.wait()
        assert ada.is_over
        text = ada.page.request.get(f"{host.address}/api/tables/{ada.table()}/text").text()
        match = organelle.replay(text)
        played = [entry.words for entry in match.entries() if entry.seat == 0 and not entry.forced]
        assert played == [code for _, code in answers]
        ada.errors.clear()  # the browser itself notes each refused connection


def record_messages(user: BrowserUser) -> list[tuple[int, str]]:
    """The answers the page sends; one that is sent again after a break counts once."""
    answers: list[tuple[int, str]] = []

    def sent(message: str) -> None:
        data = json.loads(message)
        if data["type"] == "play" and (data["version"], data["code"]) not in answers:
            answers.append((data["version"], data["code"]))

    user.page.on("websocket", lambda socket: socket.on("framesent", sent))
    return answers


def test_without_a_server_the_page_says_what_to_do(new_user: NewUser) -> None:
    with server_process() as host:
        ada = new_user(host.address)
        ada.start("duel")
        host.kill()
        ada.page.click("header a.brand")
        ada.page.click("a[href='/new/duel?with=bots']")
        ada.page.click("button.big")
        ada.page.wait_for_selector("main [role=alert]:has-text('The server does not answer')")
        host.start()
        ada.page.click("button.big")
        ada.wait()
        ada.errors.clear()  # the browser itself notes each refused connection


def test_who_is_not_wanted_any_more_is_told_why(new_user: NewUser) -> None:
    ada, grace = new_user(), new_user()
    ada.start("duel")
    grace.page.goto(ada.page.url)
    grace.page.wait_for_selector(".board")
    wish = {"method": "PUT", "headers": {"Content-Type": "application/json"}, "body": '{"spectators": false}'}
    table = ada.page.url.rpartition("/")[2]
    ada.page.evaluate("([path, wish]) => fetch(path, wish)", [f"/api/tables/{table}/settings", wish])
    grace.page.wait_for_selector("main:has-text('does not want spectators')")


def test_a_new_link_takes_the_seat_from_whoever_had_the_old_one(new_user: NewUser) -> None:
    """The device that makes it keeps the seat; the old link opens nothing any more, the new one does."""
    ada, old, new = new_user(), new_user(), new_user()
    ada.start("duel")
    old.page.goto(link_for_another_device(ada))
    old.wait()
    assert own_seat(old) == 0
    stale = link_for_another_device(ada)
    ada.page.click("button:has-text('Make a new link')")
    old.wait_for(lambda: own_seat(old) is None)
    old.page.goto("about:blank")
    old.page.goto(stale)
    old.page.wait_for_selector("main:has-text('link')")
    assert own_seat(old) is None
    new.page.goto(link_for_another_device(ada))
    new.wait()
    assert own_seat(ada) == own_seat(new) == 0
    old.errors.clear()  # the browser itself notes the refusal


def link_for_another_device(user: BrowserUser) -> str:
    """Press the button that copies the link, and return it."""
    user.context.grant_permissions(["clipboard-read", "clipboard-write"])
    user.page.click("[role=tab]:has-text('Table')")
    user.page.click("button:has-text('Copy my link')")
    return str(user.page.evaluate("() => navigator.clipboard.readText()"))


def own_seat(user: BrowserUser) -> int | None:
    """Return the seat that the page plays, or None if it only watches or shows no table."""
    table_state = user.table_state()
    return table_state.seat if table_state and table_state.seat >= 0 else None
