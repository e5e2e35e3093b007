"""Settings: accepted and refused values, and that code, .env.example and README agree."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import fields
from datetime import timedelta
from pathlib import Path

import pytest

from bot.model.errors import SettingsError
from bot.settings import SECRETS, Settings, misspelt, read_setting
from tests.processes import NOBODY

ROOT = Path(__file__).parent.parent.parent

NAMES = {field.name.upper() for field in fields(Settings)} | {f"{name}_FILE" for name in SECRETS}
OF_COMPOSE = {"COMPOSE_FILE", "DATABASE_PASSWORD", "OXO_DOMAIN", "OXO_IMAGE"}
"""What Docker needs in the same file."""


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in NAMES:
        monkeypatch.setenv(name, "")  # So that what .env sets is removed after the test.
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


Reader = Callable[..., Settings]


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Reader:
    """Read settings where variables have these values, and where there is a token."""

    def read(**variables: str) -> Settings:
        for name, value in {"DISCORD_TOKEN": "secret", **variables}.items():
            monkeypatch.setenv(name, value)
        return Settings.from_environment()

    return read


def test_a_token_is_enough(read: Reader) -> None:
    assert read() == Settings(discord_token="secret")


def test_everything_can_be_set(read: Reader) -> None:
    settings = read(
        DISCORD_TOKEN="secret",
        DATABASE_URL="sqlite:////data/oxo.db",
        DISCORD_API_BASE="http://127.0.0.1:8080/api/v10",
        SHARD_COUNT="4",
        SHARD_IDS="0,1",
        HEALTH_PORT="8081",
        HEALTH_HOST="0.0.0.0",
        WATCHDOG_SECONDS="180",
        KEEP_GAMES_DAYS="365",
        KEEP_LEFT_SERVERS_DAYS="7",
        ALLOW_DATA_LOSS="yes",
        LOG_LEVEL="DEBUG",
        LOG_FORMAT="json",
        SENTRY_DSN="https://key@sentry.example.org/1",
        SUPPORT_URL="https://discord.gg/invitation",
        SOURCE_URL="https://example.org/oxo",
    )
    assert settings == Settings(
        "secret",
        "sqlite:////data/oxo.db",
        "http://127.0.0.1:8080/api/v10",
        4,
        (0, 1),
        8081,
        "0.0.0.0",
        180,
        365,
        True,
        "DEBUG",
        "json",
        sentry_dsn="https://key@sentry.example.org/1",
        keep_left_servers_days=7,
        support_url="https://discord.gg/invitation",
        source_url="https://example.org/oxo",
    )


def test_what_belongs_to_a_left_server_is_kept_for_a_month_or_for_ever(read: Reader) -> None:
    assert read().keep_left_servers == timedelta(days=30)
    assert read(KEEP_LEFT_SERVERS_DAYS="0").keep_left_servers is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", ""),
        ("DISCORD_TOKEN", "two words"),
        ("DISCORD_TOKEN", "bell\x07"),
        ("DISCORD_TOKEN", '"hidden-secret"'),
        ("DISCORD_TOKEN", "“hidden-secret”"),
        ("DISCORD_TOKEN", "'hidden-secret"),
        ("DATABASE_URL", "'sqlite:///oxo.db'"),
        ("DATABASE_URL", "sqlite:///\udcff.db"),
        ("DATABASE_URL", "oxo.db"),
        ("DATABASE_URL", "sqlite://"),
        ("DATABASE_URL", "sqlite:///:memory:"),
        ("DATABASE_URL", "postgresql://oxo:hidden-secret@db"),
        ("DATABASE_URL", "postgresql://oxo:hidden-secret@db:port/oxo"),
        ("DATABASE_URL", "postgresql://oxo:hidden-secret/hidden@db/oxo"),
        ("DATABASE_URL", "postgresql://oxo:12/hidden-secret@db/oxo"),
        ("DATABASE_URL", "postgresql://oxo:12#hidden-secret@db/oxo"),
        ("DATABASE_URL", "postgresql://oxo:12@hidden-secret@db/oxo"),
        ("DATABASE_URL", "postgresql://oxo:hidden-secret@db,/oxo"),
        ("DATABASE_URL", "postgresql://oxo:hidden-secret@db1,db2:0/oxo"),
        ("DATABASE_URL", "postgresql://oxo:hidden-secret@[db/oxo"),
        ("DATABASE_URL", "postgresql://oxo:hidden-secret@db1,db2/?target_session_attrs=primary"),
        ("DATABASE_URL", "postgresql://oxo:hidden-secret@a,b/oxo?target_session_attrs=standby"),
        ("DATABASE_URL", "postgresql://oxo:hidden-secret@db/oxo?sslmode"),
        ("DATABASE_URL", "postgresql://oxo:hidden-secret@db/oxo?sslrootcert=/none.crt"),
        ("DATABASE_URL", "postgresql:///oxo"),
        ("DATABASE_URL", "mysql://oxo:hidden-secret@db/oxo"),
        ("DISCORD_API_BASE", "discord.com"),
        ("DISCORD_API_BASE", "http://me:hidden-secret@127.0.0.1:8080/api/v10"),
        ("DISCORD_API_BASE", "http://127.0.0.1:8080/api/v10?x#y"),
        ("DISCORD_API_BASE", "http://127.0.0.1:many/api/v10"),
        ("SHARD_COUNT", "0"),
        ("SHARD_COUNT", "many"),
        ("SHARD_COUNT", "100000000000"),
        ("SHARD_COUNT", "9" * 5_000),
        ("SHARD_IDS", "0"),
        ("HEALTH_PORT", "99999"),
        ("HEALTH_PORT", "８０８１"),
        ("HEALTH_HOST", "two words"),
        ("HEALTH_HOST", "127.0.0.1:8081"),
        ("INTERACTIONS_PORT", "0"),
        ("INTERACTIONS_PORT", "https"),
        ("INTERACTIONS_HOST", "two words"),
        ("WATCHDOG_SECONDS", "0"),
        ("KEEP_GAMES_DAYS", "0"),
        ("KEEP_GAMES_DAYS", "99999999999"),
        ("KEEP_LEFT_SERVERS_DAYS", "-1"),
        ("KEEP_LEFT_SERVERS_DAYS", "36501"),
        ("ALLOW_DATA_LOSS", "perhaps"),
        ("LOG_LEVEL", "LOUD"),
        ("LOG_FORMAT", "xml"),
        ("SUPPORT_URL", "discord.gg/invitation"),
        ("SUPPORT_URL", "mailto:me@example.org"),
        ("SUPPORT_URL", "https://me:hidden-secret@example.org"),
        ("SUPPORT_URL", "https:///invitation"),
        ("SUPPORT_URL", "https://example.org/two words"),
        ("SUPPORT_URL", f"https://example.org/{'x' * 500}"),
        ("SOURCE_URL", "https://[example.org"),
        ("SOURCE_URL", "https://example.org:many"),
    ],
)
def test_a_wrong_value_is_one_clear_line(name: str, value: str, read: Reader) -> None:
    with pytest.raises(SettingsError) as refused:
        read(**{"DISCORD_TOKEN": "hidden-secret", name: value})
    assert name in str(refused.value)
    assert "\n" not in str(refused.value)
    assert "hidden-secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("url", "place"),
    [
        ("sqlite:///oxo.db", "{folder}/oxo.db"),
        ("sqlite:////data/oxo.db", "/data/oxo.db"),
        ("postgresql://oxo:secret@db/oxo", "db/oxo"),
        ("postgresql://db:5432/oxo", "db:5432/oxo"),
        ("postgresql://oxo:p%40ss@db:5432/oxo", "db:5432/oxo"),
        ("postgresql://oxo:secret@[::1]:5432/oxo", "[::1]:5432/oxo"),
        ("postgresql://oxo:secret@db1,db2/oxo?target_session_attrs=primary", "db1,db2/oxo"),
        ("postgresql://oxo:secret@db1:5432,db2:5433/oxo", "db1:5432,db2:5433/oxo"),
        ("postgres://oxo:secret@db/oxo?sslmode=prefer", "db/oxo"),
        ("postgresql://oxo:secret@%2Frun%2Fpostgresql/oxo", "%2Frun%2Fpostgresql/oxo"),
        ("postgresql://oxo:secret@/oxo?host=/run/postgresql", "/run/postgresql/oxo"),
    ],
)
def test_a_database_is_shown_by_its_place(
    url: str, place: str, read: Reader, tmp_path: Path
) -> None:
    settings = read(DATABASE_URL=url)
    assert settings.database_url == url
    assert settings.database_place == place.format(folder=tmp_path)


def test_secrets_are_the_token_and_the_database_password() -> None:
    settings = Settings(discord_token="token", database_url="postgresql://oxo:p%40ss@db1,db2/oxo")
    assert settings.secrets == ("token", "p%40ss", "p@ss")
    assert Settings(discord_token="token").secrets == ("token",)


@pytest.mark.parametrize("end", ["", "\n", "\r\n"])
def test_secrets_come_from_files(end: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, value in {
        "DISCORD_TOKEN": "hidden-secret",
        "DATABASE_URL": "postgresql://oxo:hidden-password@db/oxo",
    }.items():
        file = tmp_path / name
        file.write_bytes(f"{value}{end}".encode())
        monkeypatch.setenv(name, "")  # `NAME=` in .env means "not set".
        monkeypatch.setenv(f"{name}_FILE", str(file))
    settings = Settings.from_environment()
    assert settings.secrets == ("hidden-secret", "hidden-password", "hidden-password")
    assert settings.database_url == read_setting("database_url")


@pytest.mark.parametrize("name", SECRETS)
@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (None, "No such file"),
        (b"", "is empty"),
        (b" \n", "is empty"),
        (b"\xff", "not text"),
        (b"hidden secret\nand more\n", "is wrong"),
    ],
)
def test_a_file_that_holds_no_secret_is_one_clear_line(
    name: str,
    content: bytes | None,
    problem: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    file = tmp_path / "hidden secret"  # The secret itself in place of a path must not be shown.
    if content is not None:
        file.write_bytes(content)
    monkeypatch.setenv("DISCORD_TOKEN", "" if name == "DISCORD_TOKEN" else "secret")
    monkeypatch.setenv(f"{name}_FILE", str(file))
    with pytest.raises(SettingsError, match=rf"^the file of {name}_FILE .*{problem}") as refused:
        Settings.from_environment()
    assert "\n" not in str(refused.value)
    assert "hidden" not in str(refused.value)


@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_is_given_once(name: str, read: Reader) -> None:
    variables = {name: "postgresql://oxo:hidden-secret@db/oxo", f"{name}_FILE": "/run/secrets/oxo"}
    with pytest.raises(SettingsError, match=f"{name} and {name}_FILE are both set") as refused:
        read(**variables)
    assert "hidden-secret" not in str(refused.value)


@pytest.mark.parametrize("token", [None, "", " "])
def test_a_missing_token_names_the_file_where_it_goes(
    token: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if token is not None:
        monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(SettingsError, match=r"DISCORD_TOKEN is not set: .* into \.env, "):
        Settings.from_environment()


def test_shard_ids_that_are_no_numbers_get_an_example(read: Reader) -> None:
    with pytest.raises(SettingsError, match=r"such as 0,1$"):
        read(SHARD_IDS="a,b")


@pytest.mark.parametrize("ids", ["4", "-1", "0,9", "x", "0,0"])
def test_shard_ids_must_exist(ids: str, read: Reader) -> None:
    with pytest.raises(SettingsError, match="SHARD_IDS"):
        read(SHARD_COUNT="4", SHARD_IDS=ids)


def test_http_interactions_have_a_port_and_an_address(read: Reader) -> None:
    settings = read(INTERACTIONS_PORT="8090", INTERACTIONS_HOST="0.0.0.0")
    assert (settings.interactions_port, settings.interactions_host) == (8090, "0.0.0.0")


@pytest.mark.parametrize("shards", [{"SHARD_COUNT": "4"}, {"SHARD_IDS": "0"}])
def test_http_interactions_have_no_shards(shards: dict[str, str], read: Reader) -> None:
    with pytest.raises(SettingsError, match="INTERACTIONS_PORT takes the gateway's place"):
        read(INTERACTIONS_PORT="8090", **shards)


def test_the_environment_overrides_the_env_file(read: Reader, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=from-file\nLOG_LEVEL=DEBUG\nSHARD_COUNT=\n")
    settings = read(DISCORD_TOKEN="from-environment", SHARD_COUNT="")
    assert settings.discord_token == "from-environment"
    assert settings.log_level == "DEBUG"


def test_what_is_empty_is_not_set(read: Reader) -> None:
    empty = dict.fromkeys(NAMES - {"DISCORD_TOKEN"}, "")
    assert read(**empty) == Settings(discord_token="secret")


def test_choices_are_written_in_any_case(read: Reader) -> None:
    settings = read(LOG_LEVEL="info", LOG_FORMAT="JSON", ALLOW_DATA_LOSS="Yes")
    assert (settings.log_level, settings.log_format) == ("INFO", "json")
    assert settings.allow_data_loss


UTF_16 = "DISCORD_TOKEN=hidden-secret\n".encode("utf-16")
"""What `>` writes in Windows PowerShell."""


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (UTF_16, "not text in UTF-8"),
        (UTF_16[2:], "not text in UTF-8"),
        ("# café\nDISCORD_TOKEN=hidden-secret\n".encode("latin-1"), "not text in UTF-8"),
        (b'DISCORD_TOKEN="hidden-secret\n', "cannot be understood from line 1 on"),
        (b"LOG_LEVEL=INFO\nDISCORD_TOKEN=hidden-secret'\n", "it stands in quotation marks"),
        (b"DISCORD_TOKEN='\"hidden-secret\"'\n", "it stands in quotation marks"),
        (b"DISCORD_TOKEM=hidden-secret\n", "DISCORD_TOKEM is no setting: is DISCORD_TOKEN meant?"),
        (b"'A=B'=hidden-secret\n", "holds a name or a value that cannot be set"),
    ],
)
def test_an_env_file_that_is_none_is_one_clear_line(
    content: bytes, problem: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DISCORD_TOKEM", "")
    monkeypatch.delenv("DISCORD_TOKEM")
    (tmp_path / ".env").write_bytes(content)
    with pytest.raises(SettingsError) as refused:
        Settings.from_environment()
    assert problem in str(refused.value)
    assert "\n" not in str(refused.value)
    assert "hidden-secret" not in str(refused.value)


@pytest.mark.parametrize("make", [os.mkdir, os.mkfifo, lambda path: os.symlink(path, path)])
@pytest.mark.parametrize("name", [".env", "token"])
def test_what_is_no_file_is_not_read(
    name: str, make: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    make(tmp_path / name)
    if name == "token":
        monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / name))
    with pytest.raises(SettingsError, match=r"^the file .* cannot be read: ") as refused:
        Settings.from_environment()
    assert str(tmp_path) not in str(refused.value)


def test_an_env_file_of_windows_is_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = "\ufeffDISCORD_TOKEN=secret\r\nLOG_LEVEL=DEBUG\r\n"
    (tmp_path / ".env").write_text(text, encoding="utf-8", newline="")
    assert Settings.from_environment() == Settings(discord_token="secret", log_level="DEBUG")


def test_a_database_without_a_user_needs_a_process_that_has_one() -> None:
    if os.geteuid() != 0:
        pytest.skip("only root can run a process as somebody without a name")
    # First the imports: Python may be installed where nobody else may read.
    program = (
        "import os; from bot.settings import read_setting; import pwd; "
        f"os.setuid({NOBODY}); print(read_setting('database_url'))"
    )
    for url, variables, can_be in (
        ("postgresql://127.0.0.1/oxo", {}, False),
        ("postgresql://127.0.0.1/oxo", {"PGUSER": "oxo"}, True),
        ("postgresql://127.0.0.1/oxo?user=oxo", {}, True),
        ("postgresql://oxo@127.0.0.1/oxo", {}, True),
    ):
        process = subprocess.run(
            [sys.executable, "-c", program],
            cwd="/",
            env={"PYTHONPATH": str(ROOT), "DATABASE_URL": url, **variables},
            capture_output=True,
            text=True,
        )
        assert (process.returncode == 0) == can_be, process.stderr
        assert ("DATABASE_URL is wrong: it should name a user" in process.stderr) != can_be


def test_misspelt_names_are_told_from_those_of_others() -> None:
    wrong = {"KEEP_GAME_DAYS": "KEEP_GAMES_DAYS", "DISCORD_BOT_TOKEN": "DISCORD_TOKEN"}
    others = ("LOG_FILE", "PATH", "HEALTH_CHECK", "COMPOSE_PROJECT_NAME", *OF_COMPOSE, *NAMES)
    assert dict(misspelt([*wrong, *others])) == wrong


def test_no_secret_is_ever_shown() -> None:
    settings = Settings(discord_token="secret", database_url="postgresql://oxo:secret@db/oxo")
    assert "secret" not in repr(settings)
    assert settings.database_place == "db/oxo"


def test_settings_example_and_readme_agree() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    listed = set(re.findall(r"^(?:# )?([A-Z_]+)=", example, re.MULTILINE))
    assert listed == NAMES | OF_COMPOSE
    files = (ROOT / "compose.yaml", *(ROOT / "deploy").glob("compose.*.yaml"))
    read = set(re.findall(r"\$\{([A-Z_]+)", "".join(each.read_text() for each in files)))
    assert read - NAMES == OF_COMPOSE - {"COMPOSE_FILE"}
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[A-Z_`, ]+) \|", readme, re.MULTILINE)
    assert set(re.findall(r"[A-Z_]+", " ".join(rows))) == NAMES


def test_the_defaults_in_the_example_are_the_real_ones(read: Reader, tmp_path: Path) -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    (tmp_path / ".env").write_text(example, encoding="utf-8")
    assert read() == Settings(discord_token="secret")


def test_the_defaults_in_the_readme_are_the_real_ones() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    written = dict(re.findall(r"^\| `([A-Z_]+)`[^|]* \| `([^`]+)` \|", readme, re.MULTILINE))
    assert len(written) >= 5
    defaults = {field.name.upper(): field.default for field in fields(Settings)}
    for name, value in written.items():
        assert defaults[name] == (value != "no" if value in ("yes", "no") else value)
