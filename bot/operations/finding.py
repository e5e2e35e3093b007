"""Findings: what `python -m bot check` prints, one a line."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was checked: whether it is in order, and what was found."""

    subject: str
    ok: bool
    found: str

    def __str__(self) -> str:
        return f"{self.subject:<12} {'ok' if self.ok else 'PROBLEM':<8} {self.found}"
