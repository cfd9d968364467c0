"""The figures of the learned weights in the docs are those of their training cards."""

from pathlib import Path

from tools.weights import COURSES, FILES, command_of, figures

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_page_says_what_the_training_cards_say() -> None:
    assert "\n".join(figures()) in PAGE.read_text("utf-8")


def test_every_weights_file_has_a_course_that_learns_it_anew() -> None:
    assert {path.stem for path in FILES.glob("*.json")} <= {course.name for course in COURSES}


def test_a_command_says_bot_games_and_seeds_of_the_training_card() -> None:
    card = {"bot": "ismcts@30", "games": 240, "generations": 2, "seeds": [7, 246]}
    course = next(course for course in COURSES if course.name == "foment-4")
    wanted = "organelle train foment --seats 4 --bot ismcts@30 --games 240 --generations 2 --priors 0 --seed 7"
    assert command_of(course, card) == wanted
