"""A host's shell: this machine's, or that of the one which a machine.sh made."""

import asyncio
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]

(POSTGRES,) = re.findall(
    r"(?m)^  database:\n    image: (postgres:[^@\s]+)",
    (ROOT / "deploy" / "compose.scale.yaml").read_text(encoding="utf-8"),
)
"""The one that such a machine has."""


class CommandFailed(Exception):
    """A command ended with another status than was expected."""


@dataclass(frozen=True)
class Host:
    """Runs commands in the clone at `path`, and prints each with what it says."""

    path: Path
    """Where this process finds the clone."""

    made: Path | None = None
    """The folder of such a machine, None for this one."""

    async def shell(self, command: str, status: int = 0) -> str:
        """Run a command to its end and return what it prints.

        Raises CommandFailed if it ends with another status.
        """
        words, environment = ["sh", "-c", f"{command} 2>&1"], None
        if self.made is not None:
            folder = f"/{self.path.relative_to(self.made / 'machine')}"
            words = [str(self.made / "in"), *words]
            environment = {"DIR": folder, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
        print(f"$ {command}", flush=True)
        process = await asyncio.create_subprocess_exec(
            *words,
            cwd=self.path,
            env=environment,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
        )
        printed = (await process.communicate())[0].decode()
        print(re.sub(r"(?m)^", "  ", printed.rstrip()), flush=True)
        if process.returncode != status:
            raise CommandFailed(f"{command}: status {process.returncode}, not {status}")
        return printed

    def check_out(self, commit: str) -> None:
        """Bring the clone to a commit; `.env` stays.

        A machine without an image registry has its images under their names alone, and none is
        built there.
        """
        print(f"$ git checkout {commit}", flush=True)
        checkout = ("git", "-C", str(self.path), "checkout", "--quiet", "--force", commit)
        subprocess.run(checkout, check=True)
        if self.made is None:
            return
        image = "oxo" if (self.path / "deploy").exists() else "oxo-old"
        for file in (*self.path.glob("compose*.yaml"), *self.path.glob("deploy/compose*.yaml")):
            text = re.sub(r"@sha256:[0-9a-f]{64}", "", file.read_text(encoding="utf-8"))
            text = re.sub(r"(?m)^ *image: \$\{OXO_IMAGE.*\n", "", text)
            text = re.sub(r"(?m)^( *)build: .*$", rf"\1image: localhost/{image}", text)
            text = re.sub(r"(?m)image: postgres:\S+$", f"image: {POSTGRES}", text)
            file.write_text(text, encoding="utf-8")

    def write_env(self, **variables: str) -> None:
        """Set lines of `.env`; an empty value takes its line away."""
        path = self.path / ".env"
        lines = path.read_text(encoding="utf-8").splitlines()
        lines = [line for line in lines if line.partition("=")[0] not in variables]
        lines += [f"{name}={value}" for name, value in variables.items() if value]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def commands(page: str, begin: str, end: str = "\n## ", program: str = "docker") -> list[str]:
    """Return the commands that begin with `program` in a part of a page, in their order."""
    text = (ROOT / page).read_text(encoding="utf-8").partition(begin)[2].partition(end)[0]
    found = re.findall(rf"`({program} [^`]+)`|^ *({program} .+)$", text, re.MULTILINE)
    return [" ".join((inline or block).split()) for inline, block in found]
