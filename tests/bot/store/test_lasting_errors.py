"""What PostgreSQL refuses for good, how addresses are written, and tables that do not fit."""

import asyncio
import re
import shlex
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from bot.model import GameId, Person, UserId
from bot.model.errors import StoreError, StoreUnfit
from bot.settings import check_setting
from bot.store.migrations import newest_schema
from bot.store.opening import open_database, open_store
from bot.store.queries import number
from tests.bot.builders import CAROL, bot_game
from tests.bot.old_databases import FIRST_RELEASE, make
from tests.bot.store.conftest import new_start
from tests.postgres_server import ADMINISTRATOR, PASSWORD, Server, programs

pytestmark = pytest.mark.postgres


def name_of(url: str) -> str:
    return url.rpartition("/")[2]


def as_guest(server: Server, url: str) -> str:
    """The address for a role that owns nothing."""
    server.execute("DROP ROLE IF EXISTS guest")
    server.execute("CREATE ROLE guest LOGIN PASSWORD 'guest'")
    return url.replace(f"{ADMINISTRATOR}:{PASSWORD}", "guest:guest")


def _latin(server: Server, url: str) -> str:
    name = f"{name_of(url)}_latin"
    server.execute(f"CREATE DATABASE {name} ENCODING 'LATIN1' TEMPLATE template0 LOCALE 'C'")
    return url.replace(name_of(url), name)


def _of_another_program(server: Server, url: str) -> str:
    server.execute("CREATE TABLE games (title text)", name_of(url))
    return url


def _with_its_versions(server: Server, url: str) -> str:
    server.execute("CREATE TABLE schema_versions (version text)", name_of(url))
    return url


def _without_schema(server: Server, url: str) -> str:
    server.execute("DROP SCHEMA public", name_of(url))
    return url


def _closed(server: Server, url: str) -> str:
    server.execute(f"ALTER DATABASE {name_of(url)} ALLOW_CONNECTIONS false")
    return url


REFUSED: dict[str, tuple[Callable[[Server, str], str], str]] = {
    "an encoding without every name": (_latin, "createdb --encoding=UTF8"),
    "a role that may not create": (as_guest, "permission denied .* owner of its database"),
    "another program's tables": (_of_another_program, "empty database.*exclude-table='games'"),
    "another program's versions": (_with_its_versions, "a database of its own"),
    "no schema": (_without_schema, "CREATE SCHEMA public"),
    "a database that is closed": (_closed, "takes connections"),
    "a wrong password": (lambda _, url: url.replace(PASSWORD, "wrong"), "correct the user and"),
    "an unknown role": (
        lambda _, url: url.replace(f"{ADMINISTRATOR}:", "nobody:"),
        "correct the user",
    ),
    "no database": (lambda _, url: f"{url}_none", "create it"),
    "no TLS": (lambda _, url: f"{url}?sslmode=require", "sslmode and sslrootcert"),
    "a certificate of the system": (lambda _, url: f"{url}?sslrootcert=system", "sslmode and"),
    "no such mode": (lambda _, url: f"{url}?sslmode=perhaps", "correct DATABASE_URL"),
    "an option of other programs": (lambda _, url: f"{url}?pgbouncer=true", "leave that out"),
}


@pytest.mark.parametrize("reason", REFUSED)
async def test_what_stays_until_somebody_mends_it_says_so(postgres: Server, reason: str) -> None:
    spoil, words = REFUSED[reason]
    url = spoil(postgres, postgres.new_database())
    with pytest.raises(StoreUnfit, match=words) as refused:
        async with open_store(url, allow_data_loss=True):
            pass
    assert "\n" not in str(refused.value)


async def test_several_hosts_that_all_refuse_for_good(postgres: Server) -> None:
    both = f"127.0.0.1:{postgres.port},localhost:{postgres.port}"
    url = postgres.new_database().replace(f"127.0.0.1:{postgres.port}", both)
    with pytest.raises(StoreUnfit, match=r"127\.0\.0\.1.*localhost.*correct the user"):
        async with open_store(url.replace(PASSWORD, "wrong"), allow_data_loss=True):
            pass


async def test_a_server_that_is_away_may_come_back(postgres: Server) -> None:
    url = postgres.new_database().replace(f":{postgres.port}", ":1")
    with pytest.raises(StoreError) as refused:
        async with open_store(url, allow_data_loss=True):
            pass
    assert not isinstance(refused.value, StoreUnfit)


TAKEN = (
    *("sslmode=prefer", "sslmode=allow", "sslmode=disable", "channel_binding=require"),
    *("connect_timeout=10", "gssencmode=disable", "client_encoding=LATIN1", "sslsni=1"),
    *("fallback_application_name=oxo", "keepalives=1", "keepalives_idle=5", "tty="),
    *("keepalives_interval=5", "keepalives_count=3", "tcp_user_timeout=0", "replication=0"),
    *("gssdelegation=0", "requirepeer=postgres", "require_auth=md5", "requiressl=0"),
    *("hostaddr=127.0.0.1", "sslcompression=0", "sslcertmode=allow", "sslcrldir=/tmp"),
    *("sslkeylogfile=/tmp/keys", "load_balance_hosts=random", "application_name=mine"),
    *("min_protocol_version=3.0", "max_protocol_version=latest", "servicefile=/tmp/none"),
    *("options=-c%20statement_timeout%3D9s", "krbsrvname=postgres", "gsslib=gssapi"),
    *("target_session_attrs=read-write", "ssl_min_protocol_version=TLSv1.2", "passfile="),
    *("oauth_issuer=x", "oauth_client_id=x", "oauth_scope=x", "sslpassword=x", "service="),
    *("sslnegotiation=postgres", "ssl_max_protocol_version=TLSv1.3", "authtype=x"),
)


async def test_what_libpq_takes_in_an_address_opens(postgres: Server) -> None:
    plain = postgres.new_database().replace("postgresql://", "postgres://")
    for option in TAKEN:
        url = f"{plain}?{option}"
        check_setting("database_url", url)
        async with open_store(url, allow_data_loss=True) as store:
            encoding = "SELECT current_setting('client_encoding')"
            assert await store.database.read(partial(number, encoding)) == "UTF8", option


async def test_an_encoding_that_takes_bytes_as_they_come_has_every_name(postgres: Server) -> None:
    url = f"{postgres.new_database()}_ascii"
    sql = f"CREATE DATABASE {name_of(url)} ENCODING 'SQL_ASCII' TEMPLATE template0 LOCALE 'C'"
    postgres.execute(sql)
    async with open_store(url, allow_data_loss=True) as store:
        game = await store.games.add(bot_game(Person(UserId(1), "Łukasz 🐱")), new_start())
        assert await store.games.get(game.id) == game


async def test_what_is_ignored_of_an_address_is_said(
    postgres: Server, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"{postgres.new_database()}?channel_binding=require&connect_timeout=10&sslmode=prefer"
    async with open_store(url, allow_data_loss=True):
        pass
    assert "has channel_binding, connect_timeout, which Oxo does without" in caplog.text
    assert "sslmode" not in caplog.text


@pytest.mark.parametrize("upgrade", [True, False])
async def test_tables_of_a_newer_version_are_found(postgres: Server, upgrade: bool) -> None:
    """As `pg_restore --clean` leaves them, which drops what the dump holds alone."""
    url = postgres.new_database()
    await make(url, FIRST_RELEASE)
    postgres.execute("CREATE TABLE puzzle_results (id integer)", name_of(url))
    words = rf"schema {FIRST_RELEASE} does not know: .*exclude-table='puzzle_results'"
    with pytest.raises(StoreUnfit, match=words):
        async with open_database(url, allow_data_loss=True, upgrade=upgrade):
            pass
    versions = "SELECT max(version) FROM schema_versions"
    assert postgres.execute(versions, name_of(url)) == str(FIRST_RELEASE)


async def test_what_a_mixture_is_said_to_lead_out_of_it_does(
    postgres: Server, tmp_path: Path
) -> None:
    url, empty, dump = postgres.new_database(), postgres.new_database(), str(tmp_path / "dump")
    await make(url, FIRST_RELEASE)
    for table in ("puzzle_results", "outbox"):
        postgres.execute(f"CREATE TABLE {table} (id integer)", name_of(url))
    with pytest.raises(StoreUnfit) as refused:
        async with open_database(url, allow_data_loss=True):
            pass
    (option,) = re.findall(r"--exclude-table='.*?'", str(refused.value))
    found = programs()
    assert found is not None
    dumping = (found / "pg_dump", *shlex.split(option), "--format=custom", f"--file={dump}", url)
    for command in (dumping, (found / "pg_restore", f"--dbname={empty}", dump)):
        await asyncio.to_thread(partial(subprocess.run, command, check=True))
    async with open_store(empty, allow_data_loss=True) as store:
        assert len(await store.people.games_of(CAROL.id, GameId(0), 99)) > 1


async def test_tables_of_a_version_to_come_are_found_after_a_restore(postgres: Server) -> None:
    url = postgres.new_database()
    async with open_store(url, allow_data_loss=True):
        pass
    postgres.execute("CREATE TABLE tournaments (id integer)", name_of(url))
    async with open_store(url, allow_data_loss=True):
        pass  # Nobody restored anything: they are somebody's who shares the database.
    postgres.execute("UPDATE origin SET identity = 'another:server:1'", name_of(url))
    words = rf"schema {newest_schema()} does not know: .*exclude-table='tournaments'"
    with pytest.raises(StoreUnfit, match=words):
        async with open_store(url, allow_data_loss=True):
            pass


async def test_a_dump_that_was_restored_in_part_is_found(postgres: Server) -> None:
    url = postgres.new_database()
    async with open_store(url, allow_data_loss=True):
        pass
    postgres.execute("DROP TABLE puzzle_results", name_of(url))
    with pytest.raises(StoreUnfit, match=r"lacks tables \(puzzle_results\): restore a dump"):
        async with open_store(url, allow_data_loss=True):
            pass


async def test_a_table_that_another_process_changes_is_not_noticed(postgres: Server) -> None:
    url = postgres.new_database()
    async with open_store(url, allow_data_loss=True) as store:
        game = await store.games.add(bot_game(CAROL), new_start())
        for column in ("one", "other"):
            sql = f"ALTER TABLE games ADD COLUMN {column} text"
            postgres.execute(sql, name_of(url))
            await store.games.save(game.stopped(game.started_at), seen_ply=0, interaction=None)
            again = bot_game(CAROL)
            game = await store.games.add(again, new_start())
            assert await store.played.past(CAROL.id, most=9)
