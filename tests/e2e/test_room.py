"""Room for everything: hands are whole, marks hide no words, and pictures show what they are about."""

from __future__ import annotations

from random import Random

import pytest

from e2e.browser_user import BrowserUser, NewUser

CLIPPED = """() => {
    const own = document.querySelector(".own").getBoundingClientRect();
    const rows = [...document.querySelectorAll(".own .hand-card")].map((each) => [each, each.getBoundingClientRect()]);
    return rows.filter(([, box]) => box.top < own.bottom && box.bottom > Math.min(own.bottom, innerHeight) + 1
        || box.right > Math.min(own.right, innerWidth) + 1).map(([each]) => each.innerText.slice(0, 60));
}"""
HIDDEN_WORDS = """() => {
    const shrink = (box, by) => ({
        left: box.left + by, right: box.right - by,
        top: box.top + box.height * 0.25, bottom: box.bottom - box.height * 0.25,
    });
    const words = [...document.querySelectorAll(".board-svg text:is(.name, .title), .board-svg svg.sheet text")]
        .filter((each) => each.checkVisibility()).map((each) => [each, shrink(each.getBoundingClientRect(), 1)]);
    const found = [];
    for (const mark of document.querySelectorAll(".marks [data-mark] path")) {
        const matrix = mark.getScreenCTM();
        const length = mark.getTotalLength();
        for (let at = 0; at < length; at += 4) {
            const {x, y} = mark.getPointAtLength(at).matrixTransform(matrix);
            for (const [each, box] of words)
                if (x > box.left && x < box.right && y > box.top && y < box.bottom) found.push(each.textContent);
        }
    }
    return [...new Set(found)];
}"""
MEETING_LINES = """() => {
    const found = [];
    for (const card of document.querySelectorAll(".board svg.sheet")) {
        const texts = [...card.querySelectorAll("text")].map((each) => [each, each.getBoundingClientRect()]);
        const low = [...card.querySelectorAll(".cost, .tick")].map((each) => each.getBoundingClientRect());
        for (const [each, box] of texts)
            for (const cost of low) {
                const top = box.top + box.height * 0.22;
                const above = cost.top < top && cost.bottom - cost.height * 0.12 > top;
                const beside = cost.left < box.right && cost.right > box.left;
                if (!each.matches(".cost") && above && beside) found.push(each.textContent);
            }
    }
    return found;
}"""


def at_a_table(user: BrowserUser, game: str, seats: int, options: dict[str, str]) -> None:
    user.page.goto(f"{user.address}/new/{game}?with=bots")
    user.page.check(f"input[name=seats][value='{seats}']")
    if options:
        user.page.click("details.card summary >> nth=0")
    for name, value in options.items():
        user.page.check(f"input[name={name}][value={value}]")
    user.page.click("button.big")
    user.wait()


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("cytosis", 5, {"virus": "on"}), ("cellulose", 3, {}), ("foment", 2, {})],
)
def test_no_card_in_a_hand_is_cut_at_a_usual_small_screen(
    new_user: NewUser, game: str, seats: int, options: dict[str, str], language: str
) -> None:
    """Of many cards there are rows further down, but whatever is seen is seen whole, and none lies aside."""
    ada = new_user(viewport={"width": 1024, "height": 768})
    ada.context.add_init_script(f"localStorage.setItem('organelle.language', '{language}')")
    at_a_table(ada, game, seats, options)
    random = Random(3)
    for _ in range(16):
        if ada.is_over:
            break
        ada.page.mouse.move(2, 2)
        ada.wait_until_idle()
        assert ada.page.evaluate(CLIPPED) == [], ada.page.inner_text(".ask")
        ada.click(random)
        ada.wait()


def test_one_s_own_pieces_can_be_chosen_where_they_lie_with_the_players(new_user: NewUser) -> None:
    ada = new_user(viewport={"width": 1024, "height": 768})
    ada.start("cytosis", 3)
    pieces = ada.page.locator(".pieces [data-word]")
    random = Random(3)
    while not pieces.count():
        ada.click(random)
        ada.wait()
    version = ada.version()
    ada.page.keyboard.press("Shift")
    pieces.first.focus()
    ada.page.keyboard.press("Enter")
    ada.wait()
    assert ada.page.locator(".chips button.chip").count() or ada.version() != version
    assert not ada.page.locator(".own .stock").count(), "they lie in one place only"
    ada.check_accessibility("one's own pieces beside the board")


@pytest.mark.parametrize("game", ["cellulose", "cytosis", "foment"])
def test_what_marks_a_change_hides_no_words(new_user: NewUser, game: str) -> None:
    ada = new_user()
    ada.start(game, 3, "random")
    random = Random(4)
    seen = 0
    for _ in range(60):
        if ada.is_over or seen > 5:
            break
        if ada.page.locator(".marks [data-mark]").count():
            ada.wait_until_idle()
            seen += 1
            assert ada.page.evaluate(HIDDEN_WORDS) == []
        ada.click(random)
        ada.wait()
    assert seen


def test_the_lines_of_a_card_do_not_meet(new_user: NewUser) -> None:
    """Of every card of Cellulose, whether its name has one line or two."""
    ada = new_user()
    ada.context.add_init_script("localStorage.setItem('organelle.language', 'it')")
    ada.start("cellulose", 3, "random")
    random = Random(6)
    for _ in range(12):
        assert ada.page.evaluate(MEETING_LINES) == []
        ada.click(random)
        ada.wait()
        if ada.is_over:
            break


@pytest.mark.parametrize("game", ["cellulose", "cytosis", "foment"])
def test_pictures_of_the_rules_can_be_read_on_a_phone(new_user: NewUser, game: str) -> None:
    """The first shows a whole board, and the names of its places; in the others every word is large enough."""
    ada = new_user(viewport={"width": 390, "height": 844})
    ada.page.goto(f"{ada.address}/rules/{game}")
    ada.page.wait_for_selector(".overview figure")
    figures = ada.page.locator(".overview figure")
    for index in range(figures.count()):
        figures.nth(index).scroll_into_view_if_needed()
        board = figures.nth(index).locator(".picture > .frame > .board-svg")
        board.wait_for()
        ada.wait_until_idle()
        assert ("far" in str(board.get_attribute("class"))) == (index == 0), index


def test_on_a_phone_the_board_is_large_while_the_device_is_passed(new_user: NewUser) -> None:
    ada = new_user(viewport={"width": 390, "height": 844})
    ada.page.goto(f"{ada.address}/new/cytosis?with=device")
    ada.page.click("button.big")
    ada.page.wait_for_selector(".pass-device button")
    ada.wait_until_idle()
    board = ada.page.locator(".board .frame").bounding_box()
    button = ada.page.locator(".pass-device button").bounding_box()
    assert board and board["height"] > 400
    assert button and button["y"] + button["height"] <= 844
