"""The page is held against sentences as Python says them, and they are today's."""

from tools.sentences import PLACE, text


def test_the_sentences_kept_for_the_page_are_current() -> None:
    assert PLACE.read_text("utf-8") == text(), "python -m tools.sentences writes them again"
