"""The former names of the fuzz test's parts."""

from tests.fuzz.fuzz_run import FuzzRun, formatting_problems

Siege = FuzzRun
disfigured = formatting_problems
