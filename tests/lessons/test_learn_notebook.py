"""docs/learn.ipynb runs from top to bottom and prints what is stored in it."""

import json
import sys
from contextlib import chdir, redirect_stdout
from io import StringIO
from pathlib import Path

from tests.lessons.command import all_right, said

NOTEBOOK = Path(__file__).parents[2] / "docs" / "learn.ipynb"


def test_every_cell_prints_what_stands_below_it() -> None:
    """Plain Python runs the cells, as they use nothing of Jupyter's; save anew from Jupyter."""
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    shared: dict[str, object] = {"__name__": "notebook"}
    path = sys.path[:]
    try:
        with chdir(NOTEBOOK.parent):
            for cell in (cell for cell in cells if cell["cell_type"] == "code"):
                source = "".join(cell["source"])
                with redirect_stdout(StringIO()) as printed:
                    exec(compile(source, cell["id"], "exec"), shared)
                stored = "".join(line for output in cell["outputs"] for line in output["text"])
                assert printed.getvalue() == stored, source
    finally:
        sys.path[:] = path


def test_its_cells_in_a_file_pass_check(tmp_path: Path) -> None:
    """As Jupyter saves a notebook as a script."""
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    sources = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert all_right(said(tmp_path, "\n\n# In[ ]:\n\n".join(sources)))


def test_it_shows_what_it_promises() -> None:
    text = NOTEBOOK.read_text(encoding="utf-8")
    for figure in ("737/1260 = 58.492%", "549,946 nodes", "16,811 nodes", "6,323 nodes"):
        assert figure in text
