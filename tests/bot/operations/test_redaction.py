"""Redaction: whatever is logged, and by whatever way it gets there, secrets are not in it."""

import json
import subprocess
import sys

import pytest

from bot.operations.redaction import HIDDEN, Redactor
from bot.settings import Settings

TOKEN = "MTA5MzU2.Gk3xQw.s3cr3t-b0t_t0k3n-4v"
PASSWORD = 'p@ss"wörd\\'
URL = "postgresql://oxo:p%40ss%22w%C3%B6rd%5C@db1,db2/oxo"
INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA-_secret"
OTHER = "hJ3-_unknownInteractionToken0123456789"
SETTINGS = Settings(discord_token=TOKEN, database_url=URL)

API = "https://discord.com/api/v10"
LEAKS = {
    "callback": f"POST {API}/interactions/1234/{OTHER}/callback responded with 429",
    "callback with a query": f"URL('{API}/interactions/12/{OTHER}/callback?with_response=true')",
    "follow-up": f"PATCH {API}/webhooks/5678/{OTHER}/messages/@original failed",
    "webhook": f'POST "{API}/webhooks/5678/{OTHER}"',
    "path alone": f"/webhooks/5678/{OTHER}?wait=true",
    "interaction's token": f"the interaction {INTERACTION} is unknown",
    "payload": f"{{'type': 3, 'token': '{OTHER}', 'version': 1}}",
    "JSON payload": json.dumps({"token": OTHER}),
    "JSON in JSON": json.dumps(json.dumps({"token": OTHER})),
    "bot token": f"improper token {TOKEN} was passed",
    "header": f"Authorization: Bot {TOKEN}",
    "another bot": "Authorization: Bot NzkyNzE1NDU0MTk2MDg4ODQy.X-hvzA.Ovy4MCQywSkoMRRclStW",
    "the header alone": "Bot NzkyNzE1NDU0MTk2MDg4ODQy.X-hvzA.Ovy4MCQywSkoMRRclStW",
    "headers as a dictionary": f"{{'Authorization': 'Bot {OTHER}', 'User-Agent': 'x'}}",
    "headers as JSON": json.dumps({"authorization": f"Bearer {OTHER}"}),
    "database address": f"cannot connect to {URL}",
    "another database": f"cannot connect to postgresql://oxo:{OTHER}@db/oxo",
    "unescaped password": f"cannot connect to postgresql://oxo:{OTHER}/{OTHER}@{OTHER}@db/oxo",
    "proxy": f"cannot connect to http://proxy:{OTHER}@10.0.0.1:3128",
    "password": f"authentication failed for {PASSWORD}",
    "password in repr": f"authentication failed for {[PASSWORD]!r}",
    "password in JSON": json.dumps({"who": PASSWORD}),
    "password as a query": f"host=db password={OTHER} port=5432",
}

SECRETS = (
    *(TOKEN, INTERACTION, OTHER, PASSWORD, repr(PASSWORD)[1:-1], json.dumps(PASSWORD)[1:-1]),
    *("p%40ss%22w%C3%B6rd%5C", "X-hvzA.Ovy4MCQywSkoMRRclStW"),
)

HARMLESS = (
    "Oxo 0.1.0 starts with discord.py 2.7.1; its database is db1,db2/oxo",
    "Discord does not accept DISCORD_TOKEN",
    "DISCORD_TOKEN is not set: put your bot's token into .env, or let `init` ask you for it",
    "it should look like sqlite:///oxo.db or postgresql://user:password@host/name",
    "GET http://127.0.0.1:8080/api/v10/users/@me/guilds",
    "PATCH https://discord.com/api/v10/channels/1/messages/2 responded with 502",
    "database is locked",
    "the password may be wrong",
    "Bot is ready",
    "authorization failed",
    "the token: expired",
)


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
def test_a_secret_is_hidden_wherever_it_stands(leak: str) -> None:
    text = Redactor(SETTINGS.secrets)(leak)
    assert HIDDEN in text
    assert [secret for secret in SECRETS if secret in text] == []


@pytest.mark.parametrize("text", HARMLESS)
def test_everything_else_stays(text: str) -> None:
    assert Redactor(SETTINGS.secrets)(text) == text


def test_an_address_keeps_what_is_no_secret() -> None:
    text = Redactor()(LEAKS["follow-up"])
    assert text == f"PATCH {API}/webhooks/5678/{HIDDEN}/messages/@original failed"
    assert Redactor()("postgresql://oxo:pw@db/oxo") == f"postgresql://oxo:{HIDDEN}@db/oxo"


def test_a_short_password_hides_no_ordinary_text() -> None:
    redact = Redactor(["oxo", "lock"])
    assert redact("oxo: database is locked") == "oxo: database is locked"
    assert redact("it is lock, is it?") == f"it is {HIDDEN}, is it?"


PROGRAM = """
import asyncio, gc, json, logging, sys, threading, warnings
from bot.operations.logs import log_loop_errors, set_up_logs
from bot.operations.redaction import Redactor

form, leaks, secrets = json.loads(sys.stdin.read())
set_up_logs("DEBUG", form, Redactor(secrets))
ours, library = logging.getLogger("bot.some"), logging.getLogger("some.library")
leak = ""

class Leaking(Exception):
    def __str__(self):
        return f"raised: {leak}"

class Unprintable:
    def __str__(self):
        raise Leaking

class Unraisable:
    def __del__(self):
        raise Leaking

def fail(*_):
    raise Leaking

async def fail_in_loop():
    loop = asyncio.get_running_loop()
    log_loop_errors(loop)
    loop.call_soon(fail)
    failed = loop.create_future()
    failed.set_exception(Leaking())
    del failed
    await asyncio.sleep(0)

for leak in leaks:
    ours.info("field: %(leak)s", {"leak": leak})
    ours.debug("number: %(count)d", {"count": 3})
    library.info("argument: %s %r", leak, [leak])
    library.info("template: " + leak.replace("%", "%%"))
    library.warning("too few: %s %s " + leak.replace("%", "%%"), leak)
    library.warning("unprintable: %s", Unprintable())
    library.warning("stack:", stack_info=True, extra={"leak": leak})
    try:
        try:
            fail()
        except Leaking as error:
            raise RuntimeError(leak) from error
    except RuntimeError:
        library.exception("handled:")
    warnings.warn("warning: " + leak, stacklevel=1)
    thread = threading.Thread(target=fail, name=leak)
    thread.start()
    thread.join()
    Unraisable()
    gc.collect()
    asyncio.run(fail_in_loop())
fail()
"""

LOGGED = (
    *("field: ", "number: 3", "argument: ", "template: ", "too few: ", "unprintable: ", "stack:"),
    *("handled:", "warning: ", "uncaught exception in thread", "exception ignored in"),
    *("event loop: Exception in callback", "event loop: Future exception was never retrieved"),
)
"""What is in the log once for each leak."""


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_way_into_the_log_leads_past_redaction(form: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=json.dumps([form, [*LEAKS.values()], SETTINGS.secrets]),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    text = done.stdout + done.stderr
    assert [secret for secret in SECRETS if secret in text] == []
    assert {each: text.count(each) for each in LOGGED} == dict.fromkeys(LOGGED, len(LEAKS))
    last = done.stderr[done.stderr.rindex("CRITICAL") :]
    assert "uncaught exception" in last
    if form == "json":
        for line in done.stderr.splitlines():
            assert {"time", "level", "logger", "message"} <= json.loads(line).keys()
