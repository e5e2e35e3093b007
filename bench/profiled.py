"""`python -m bench.profiled FILE MODULE` runs a module and profiles its main thread on request.

SIGUSR1 begins, SIGUSR2 ends and writes FILE: so a start, its imports above all, stays out of it.
"""

import cProfile
import runpy
import signal
import sys


def main() -> None:
    """Run the module as `python -m` would."""
    _, file, module = sys.argv
    profiler = cProfile.Profile()
    signal.signal(signal.SIGUSR1, lambda *_: profiler.enable())
    signal.signal(signal.SIGUSR2, lambda *_: _write(profiler, file))
    sys.argv = [module]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


def _write(profiler: cProfile.Profile, file: str) -> None:
    profiler.disable()
    profiler.dump_stats(file)


if __name__ == "__main__":
    main()
