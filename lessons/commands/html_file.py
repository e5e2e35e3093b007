"""A page for a browser as one file that needs nothing else: its scripts and styles are in it."""

from __future__ import annotations

import argparse
import json
import re
from importlib.resources import files
from pathlib import Path


def add_html(parser: argparse.ArgumentParser, about: str) -> None:
    """Add `--html FILE`."""
    parser.add_argument("--html", type=page_file, metavar="FILE", help=about)


def page_file(text: str) -> Path:
    """Read the name of a page, which no other file of a learner has."""
    if not text.casefold().endswith((".html", ".htm")):
        raise argparse.ArgumentTypeError(f"the name must end in .html, not {text!r}")
    return Path(text)


def filled(name: str, data: object) -> str:
    """Return the page `name` of the folder `page` with what it links to, and `data` as JSON."""
    # "<" is the only character by which data could end the element that holds it.
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c")
    html = re.sub(
        r'<script src="(.+?)"></script>|<link rel="stylesheet" href="(.+?)">',
        lambda found: (
            f"<script>\n{_file(found[1])}</script>"
            if found[1]
            else f"<style>\n{_file(found[2])}</style>"
        ),
        _file(name),
    )
    return html.replace('id="data">{}<', f'id="data">{text}<')


def write_page(parser: argparse.ArgumentParser, path: Path, html: str) -> None:
    """Write a page; if that fails, end the program with a message."""
    try:
        path.write_text(html, encoding="utf-8")
    except OSError as error:
        parser.error(f"{path} cannot be written: {error.strerror}")


def _file(name: str) -> str:
    return (files("lessons.commands") / "page" / name).read_text(encoding="utf-8")
