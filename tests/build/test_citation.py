"""The project can be cited by the version that is installed."""

from pathlib import Path

import yaml

import organelle

CITATION = Path(__file__).parents[2] / "CITATION.cff"


def test_the_citation_names_this_version_and_licence() -> None:
    cited = yaml.safe_load(CITATION.read_text("utf-8"))
    assert cited["version"] == organelle.__version__
    assert cited["license"] == "Apache-2.0" and cited["cff-version"] == "1.2.0"
    assert cited["authors"] == [{"name": "The Organelle project"}] and cited["title"] and cited["message"]
