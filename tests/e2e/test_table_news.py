"""What a table says without being asked: in its tab, beside the names, in its log and in what is read elsewhere."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from e2e.browser_user import NewUser
from e2e.test_answering import two_at_a_table
from organelle.games.foment.parts import STRATEGIES


def test_new_lines_of_the_chat_are_counted_until_they_are_read(new_user: NewUser) -> None:
    ada, ben = two_at_a_table(new_user, "duel")
    ben.page.click("[role=tab]:has-text('Chat')")
    for text in ("hello", "are you there?"):
        ben.page.fill(".chat input", text)
        ben.page.click(".chat button")
        ben.page.wait_for_selector(f".chat .lines:has-text('{text}')")
    ada.page.wait_for_selector("[role=tab]:has-text('2 new lines') .unread")
    assert not ben.page.locator(".unread").count(), "one's own lines are read"
    ada.page.click("[role=tab]:has-text('Chat')")
    ada.page.wait_for_selector(".unread", state="detached")
    ada.page.reload()
    ada.page.wait_for_selector(".table")
    ada.page.click("[role=tab]:has-text('Chat')")
    ada.page.wait_for_selector(".chat .lines:has-text('hello')")
    assert not ada.page.locator(".unread").count()
    ada.check_accessibility("chat")


def test_the_tab_says_whose_turn_it_is(new_user: NewUser) -> None:
    ada = new_user()
    ada.start("cytosis", 2)
    assert ada.page.title() == "● Your turn. Cytosis · Organelle"
    ada.page.click("header a.brand")
    ada.page.wait_for_selector(".games li")
    assert "Your turn" not in ada.page.title()


def test_a_long_clock_is_read_in_hours_and_one_that_is_up_says_so(new_user: NewUser) -> None:
    ada = new_user()
    ada.page.route_web_socket("**/socket", clocks)
    ada.start("duel", 2)
    ada.page.wait_for_selector(".players .clock:has-text('23 h 59 min')")
    ada.page.wait_for_selector(".players .clock:has-text('time is up')")


def clocks(socket: Any) -> None:
    """The server as it is, but the table has clocks: a day less two seconds, and nothing left."""
    server = socket.connect_to_server()

    def hear(message: str) -> None:
        data = json.loads(message)
        if data["type"] == "table":
            data["clock"] = {"at": 0, "left": [86_398_000, 0], "running": []}
        socket.send(json.dumps(data))

    server.on_message(hear)


def test_alone_against_bots_nobody_goes_back_together(new_user: NewUser) -> None:
    ada = new_user()
    ada.start("cytosis", 2)
    back = ada.page.locator(".question button:has-text('Go back to before')")
    random = Random(3)
    while not back.count():
        ada.click(random)
        ada.wait()
    back.click()
    ada.page.wait_for_selector(".log:has-text('You went back.')")
    assert "together" not in ada.page.inner_text(".log")


def test_changed_options_are_not_called_the_usual_ones(new_user: NewUser) -> None:
    ada = new_user()
    ada.page.goto(f"{ada.address}/new/cytosis?with=bots")
    summary = ada.page.locator("details.card summary").first
    assert "The usual ones are chosen" in summary.inner_text()
    summary.click()
    ada.page.locator("details.card fieldset").first.locator("input:not(:checked)").first.check()
    assert "One is not the usual one" in summary.inner_text()


def test_names_keep_their_spelling_where_things_are_learned(new_user: NewUser) -> None:
    ada = new_user()
    ada.start("cytosis", 2)
    ada.page.click("[role=tab]:has-text('Learn')")
    names = ada.page.locator("aside dt").all_inner_texts()
    assert "mRNA" in names and not any(name[0].islower() for name in names if name != "mRNA")


def test_bots_are_told_apart_on_the_first_page(new_user: NewUser) -> None:
    ada = new_user()
    ada.start("cytosis", 3)
    ada.page.click("header a.brand")
    ada.page.wait_for_selector(".tables li:has-text('Bot 2, Bot 3')")


def test_who_has_left_is_said_where_they_are_waited_for(new_user: NewUser) -> None:
    ada, ben = two_at_a_table(new_user, "duel")
    ben.page.click("[role=tab]:has-text('Table')")
    ben.page.click("aside button:has-text('Leave the game')")
    ada.page.wait_for_selector(".absent:has-text('Ben is not here.')")
    ada.check_accessibility("somebody has left")
    ada.page.click(".absent button:has-text('Let a bot play meanwhile')")
    ada.page.wait_for_selector(".absent", state="detached")
    ada.page.wait_for_selector(".players li:has-text('Ben'):has-text('a bot stands in')")


def test_time_that_is_up_is_said_where_it_is_waited_for(new_user: NewUser) -> None:
    ada = new_user()

    def no_time_left(socket: Any) -> None:
        server = socket.connect_to_server()

        def hear(message: str) -> None:
            data = json.loads(message)
            if data["type"] == "table":
                data["clock"] = {"at": 0, "left": [0, 0], "running": []}
            socket.send(json.dumps(data))

        server.on_message(hear)

    ada.page.route_web_socket("**/socket", no_time_left)
    ada.start("duel", 2)
    ada.page.wait_for_selector(".absent:has-text('Your time is up.')")


def test_what_was_taken_back_is_marked_in_the_log(new_user: NewUser) -> None:
    ada = new_user()
    back = ada.page.locator(".question button:has-text('Take back your last choice')")
    ada.play("cytosis", Random(3), reached=lambda: back.count() > 0)
    lines = ada.page.locator(".log li").count()
    assert not ada.page.locator(".log .taken-back").count()
    back.click()
    ada.page.wait_for_selector(".log .taken-back:has-text('taken back')")
    marked = ada.page.locator(".log li").evaluate_all("(all) => all.map((each) => each.matches('.taken-back'))")
    first = marked.index(True)
    assert marked == [False] * first + [True] * (lines - first) + [False], "all that was taken back, and nothing else"
    ada.check_accessibility("taken back")


def test_an_error_about_options_names_them_as_they_are_called(new_user: NewUser) -> None:
    ada = new_user()
    ada.page.goto(f"{ada.address}/new/cellulose?with=bots")
    ada.page.click("details.card summary >> nth=0")
    ada.page.check("input[name=scenario][value=mangrove]")
    ada.errors.clear()
    ada.page.click("button.big")
    said = ada.page.locator("form .error:not(:empty)")
    said.wait_for()
    for name in ("scenario", "board"):
        called = ada.page.inner_text(f"label:has(input[name={name}][value=mangrove])").strip()
        assert called in said.inner_text()
    ada.errors = [error for error in ada.errors if "400" not in error and "422" not in error]


def test_links_of_the_first_page_are_told_apart_by_name(new_user: NewUser) -> None:
    ada = new_user()
    ada.home()
    names = ada.page.locator(".games a").all_text_contents()
    assert len(set(names)) == len(names)


def test_the_end_of_foment_fits_a_phone_in_italian(new_user: NewUser) -> None:
    ada = new_user(viewport={"width": 390, "height": 844})
    ada.context.add_init_script("localStorage.setItem('organelle.language', 'it')")
    ada.page.route_web_socket("**/socket", foment_is_over)
    ada.page.goto(f"{ada.address}/new/foment?with=bots")
    ada.page.check("input[name=seats][value='5']")
    ada.page.click("button.big")
    ada.page.wait_for_selector("section.result .scores td")
    cut = ada.page.locator(".scores").evaluate("(each) => each.scrollWidth > each.clientWidth")
    assert not cut and not ada.scrolls_sideways()
    assert ada.page.locator(".scores td").count() == 30
    ada.check_accessibility("the end of Foment")
    ada.errors.clear()  # on the server the game goes on, so its replay is refused


def foment_is_over(socket: Any) -> None:
    """The server as it is, but the game of five is over and everyone had another strategy."""
    server = socket.connect_to_server()

    def hear(message: str) -> None:
        data = json.loads(message)
        if data["type"] == "state":
            data["view"] |= {"over": True, "winners": [1], "waiting": [], "question": ""}
            data["codes"] = []
            for player, strategy in zip(data["view"]["table"]["players"], STRATEGIES, strict=True):
                player["strategy"] = strategy
        socket.send(json.dumps(data))

    server.on_message(hear)


def test_the_sea_shows_and_says_what_lies_across_its_rim(new_user: NewUser) -> None:
    """[FO-1.3]"""
    ada = new_user()
    ada.start("foment", 3)
    label = ada.page.locator(".board [aria-label^='Aurelia,']").first
    assert "across the rim: Elysia, Fucus, Gorgonia, Haliotis" in (label.get_attribute("aria-label") or "")
    assert not ada.page.locator(".across").count()
    label.hover(force=True)
    ada.page.wait_for_selector(
        ".across text:has-text('From Aurelia across the rim to Elysia, Fucus, Gorgonia, Haliotis')"
    )
    assert ada.page.locator(".across .shore").count() == 4
    ada.page.mouse.move(1300, 890)
    ada.page.wait_for_selector(".across", state="detached")


def test_everything_since_ones_last_move_can_be_read_again(new_user: NewUser) -> None:
    """The narration begins with what was done, and what no longer fits is kept."""
    ada = new_user()
    ada.start("cytosis", 3)
    random = Random(4)
    opened = ada.page.locator(".playback button[aria-expanded]")
    while not opened.count() or ada.page.locator(".log li:has-text('Bot 3 places')").count() < 2:
        ada.click(random)
        ada.wait()
    log = ada.page.locator(".log li").all_inner_texts()
    opened.click()
    told = ada.page.locator(".told li").all_inner_texts()
    assert len(told) > 3 and [line.strip() for line in log][-len(told) :] == told
    assert ada.page.inner_text(".playback p").startswith(ada.page.inner_text(".playback b"))
    ada.check_accessibility("since the last move")
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector(".told", state="detached")
