"""The gallery shows every card, and a language longer than any keeps to Discord's limits."""

import re
import subprocess
import sys
from pathlib import Path

from tests.bot.ui.bot_code import ROOT
from tests.gallery import every_card
from tests.gallery.pseudo import PSEUDO


def test_every_card_there_is_has_its_place() -> None:
    code = "\n".join(file.read_text("utf-8") for file in (ROOT / "ui").rglob("*.py"))
    there_are = {*re.findall(r"^def ([a-z]\w*_card)\(", code, re.MULTILINE)}
    shown = Path(every_card.__file__).read_text("utf-8")
    assert len(there_are) > 20
    missing = {name for name in there_are if f"{name}(" not in shown}
    assert missing == set(), "cards that tests/gallery/every_card.py does not draw"


def test_every_card_survives_it_with_right_to_left_names() -> None:
    """In a process of its own: all that it loads would know the language afterwards."""
    command = [sys.executable, "-m", "tests.gallery", PSEUDO, "--names", "rtl", "--check"]
    done = subprocess.run(command, cwd=ROOT.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(rf"{PSEUDO}: \d\d+ cards fit\n", done.stdout)
