"""What `import engine` gives, and what it costs."""

import subprocess
import sys

import engine


def test_everything_named_is_there_and_sorted() -> None:
    upper = [name for name in engine.__all__ if name.isupper()]
    types = [name for name in engine.__all__ if name[0].isupper() and not name.isupper()]
    functions = [name for name in engine.__all__ if name[0].islower()]
    assert engine.__all__ == sorted(upper) + sorted(types) + sorted(functions)
    for name in engine.__all__:
        assert getattr(engine, name) is not None


def test_every_public_name_says_what_it_is() -> None:
    for name in engine.__all__:
        thing = getattr(engine, name)
        if callable(thing) and name != "Cell":
            assert thing.__doc__, name


def test_importing_solves_nothing_and_reads_nothing() -> None:
    """A fresh interpreter has no table, no lanes and no book after the import."""
    check = (
        "import engine; from engine import book, lanes, table; "
        "print(table.solved.cache_info().currsize, lanes.lanes.cache_info().currsize, "
        "book.entries.cache_info().currsize)"
    )
    command = [sys.executable, "-c", check]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "0 0 0\n"


def test_importing_brings_nothing_heavy() -> None:
    """What the terminal needs is left to the terminal."""
    heavy = "argparse asyncio fractions json multiprocessing pathlib random subprocess urllib"
    check = (
        "import sys; before = set(sys.modules); import engine; "
        "new = set(sys.modules) - before; "
        f"print(new & {{*{heavy.split()}, 'engine.figures'}}); "
        "print(sorted(name for name in new if name.startswith('lessons')))"
    )
    command = [sys.executable, "-S", "-c", check]  # Without what the installation itself imports.
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == (
        "set()\n[]\n"
    )


def test_warming_up_fills_the_small_tables_only() -> None:
    check = (
        "import engine; engine.warm_up(); from engine import book, lanes, table; "
        "print(table.solved.cache_info().currsize, lanes.lanes.cache_info().currsize)"
    )
    command = [sys.executable, "-c", check]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "2 0\n"
