"""The check of rule ids can fail, and this tree passes it."""

from pathlib import Path

from tools.rule_ids import find_problems


def test_every_rule_is_explained_coded_and_tested() -> None:
    assert find_problems() == []


def test_what_is_out_of_step_is_named(tmp_path: Path) -> None:
    for folder in ("docs/rules", "src/organelle/games/tag", "tests/tag"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/rules/tag.md").write_text("### TG-1.1 Run\n### TG-1.2 Hide\n### TG-1.3 Seek\n### TG-1.3 Again\n")
    (tmp_path / "src/organelle/games/tag/run.py").write_text('"""Runs. [TG-1.1, TG-1.3, TG-9.9]"""')
    (tmp_path / "tests/tag/test_run.py").write_text('"""Runs. [TG-1.1, TG-1.2]"""')
    assert find_problems(tmp_path) == [
        "TG-1.3 has two headings in tag.md",
        "TG-1.2 is cited by no code",
        "TG-1.3 is cited by no test",
        "TG-1.3 is cited by no test",
        "TG-9.9 is cited and has no heading in tag.md",
    ]
