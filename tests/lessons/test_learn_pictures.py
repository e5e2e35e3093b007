"""The pictures of the lessons: current, all there, and right on light and dark pages."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from docs.pictures.draw import FOLDER, PICTURES

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [path.read_text(encoding="utf-8") for path in DOCS.glob("*.md")]


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_what_its_code_draws(name: str) -> None:
    svg = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    assert svg == PICTURES[name]().svg(), "write them anew: python -m docs.pictures.draw"
    ElementTree.fromstring(svg)
    assert "prefers-color-scheme: dark" in svg


def test_every_picture_is_on_a_page_with_words_for_who_cannot_see_it() -> None:
    shown = {
        name: words
        for page in PAGES
        for words, name in re.findall(r"!\[([^\]]*)\]\(pictures/([\w-]+)\.svg\)", page, re.DOTALL)
    }
    assert {path.stem for path in FOLDER.glob("*.svg")} == set(PICTURES) == set(shown)
    assert all(len(words.split()) >= 5 for words in shown.values())
