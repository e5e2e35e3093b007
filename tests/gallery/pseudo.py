"""A language that nobody speaks: English with accents, two fifths longer.

It shows what a translation may do to a card, before there is one: what is cut, and what stands in
the code in place of the language files.
"""

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.ui.text.texts import DEFAULT_LOCALE, LOCALES

PSEUDO = "en-ZA"
"""Its name: Babel has to know it, and Discord does not offer it."""

AS_IT_IS = re.compile(r"`[^`]*`|(?<=\])\([^)]*\)|<[^>]*>|https?:\S+")
"""What players type, and addresses."""

WORD = re.compile(r"[A-Za-z]{2,}")
ACCENTS = str.maketrans("AEIOUYaeiouycdnrsz", "ÅÉÎÖÛÝåéîöûýçđñřšž")
DOUBLED = re.compile(r"([aeiour])")
"""Letters that are two fifths of an English text."""

SHORT = ("command-", "option-", "choice-", "menu-", "form-", "hint-letter-")
"""Messages that keep their length: Discord's limits for them are near."""


def write_pseudo(folder: Path) -> Path:
    """Write the language's file into a folder, and return it."""
    resource = FluentParser().parse((LOCALES / f"{DEFAULT_LOCALE}.ftl").read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith("hint-letter-"):
            _disguise(entry, longer=not entry.id.name.startswith(SHORT))
    file = folder / f"{PSEUDO}.ftl"
    file.write_text(FluentSerializer().serialize(resource), "utf-8")
    return file


def disguised(text: str, *, longer: bool = True) -> str:
    """Return English with accents, and longer by some letters; what players type stays."""
    kept = AS_IT_IS.findall(text)
    parts = [WORD.sub(lambda word: _word(word[0], longer), part) for part in AS_IT_IS.split(text)]
    return parts[0] + "".join(was + part for was, part in zip(kept, parts[1:], strict=True))


def _word(word: str, longer: bool) -> str:
    return (DOUBLED.sub(r"\1\1", word) if longer else word).translate(ACCENTS)


def _disguise(node: ast.BaseNode, *, longer: bool) -> None:
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.TextElement):
                each.value = disguised(each.value, longer=longer)
            elif isinstance(each, ast.SyntaxNode):
                _disguise(each, longer=longer)
