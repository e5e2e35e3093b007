"""pytest's plugin: what authors of bots write, and what they read when it fails."""

import re
import socket

import pytest

from . import FOLDER, PACKAGE

README = (FOLDER / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(
    r"^```python\n(.*?)^```",
    README.replace("bot.py", "polls.py"),  # Here `bot` is something else.
    re.MULTILINE | re.DOTALL,
)
pytestmark = pytest.mark.usefixtures("discords_own_addresses")
BOT, TEST, MODULE_FIXTURE = BLOCKS[:3]


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A folder with the README's bot."""
    monkeypatch.syspath_prepend(pytester.path)
    pytester.makepyfile(polls=BOT)
    pytester.makeini("[pytest]\nasyncio_mode = auto\nasyncio_default_fixture_loop_scope = function")
    return pytester


def run_pytest(project: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    """Run the folder's tests with the plugin, as if it were installed."""
    return project.runpytest_inprocess(
        "-p", "no:discord-playground", "-p", f"{PACKAGE}.testing.plugin", *arguments
    )


def test_the_example_is_eight_lines_and_passes(project: pytest.Pytester) -> None:
    assert len(TEST.strip().splitlines()) == 8
    in_process = TEST.replace('"python polls.py"', "Bot")
    shared = MODULE_FIXTURE.replace("discord_playground", PACKAGE)
    shared_tests = TEST.replace('    playground.start("python polls.py")\n', "").replace(
        "(playground)", "(club, playground=None):\n    playground = club\n#"
    )
    project.makepyfile(
        test_bot=TEST,
        test_object=f"from polls import Bot\n\n{in_process}",
        test_async=f"from polls import Bot\n\nasync {in_process}",
        test_shared=f"{shared}\n\n{shared_tests}\n\n{shared_tests.replace('test_a', 'test_b')}",
    )
    run_pytest(project).assert_outcomes(passed=5)


def test_a_failed_test_tells_what_the_bot_did(project: pytest.Pytester) -> None:
    project.makepyfile(
        """
        import pytest

        @pytest.mark.playground(answer_within=0.2)
        def test_poll(playground):
            playground.start("python polls.py")
            bob, general = playground.person("Bob"), playground.channel("general")
            bob.send(general, "who wants tea?")
            playground.faults.refuse("POST /interactions/*", code=50013)
            bob.slash(general, "poll", question="Tea?")
        """
    )
    result = run_pytest(project)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        [
            "E *InteractionFailed: interaction * was not answered in time",
            "*what the bot printed last*",
            "*Missing Permissions*",
            "*what the bot asked the playground, and got*",
            "    GET /users/@me -> 200",
            "    PUT /applications/*/commands -> 200",
            "        sent *poll*",
            "Bob wrote 'who wants tea?' in 'general'",
            "Bob used /poll question: Tea? in 'general': NOT ANSWERED IN TIME",
            "    POST /interactions/*/…/callback -> 403",
            "        sent *",
            '        got  *"code":50013*',
        ]
    )
    assert "run_coroutine_threadsafe" not in result.stdout.str()


def test_what_is_wrong_with_a_bot_is_one_message(project: pytest.Pytester) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        project.makepyfile(
            f"""
            from datetime import timedelta
            import pytest
            from polls import Bot

            class Refused(Bot):
                async def start(self, token):
                    await super().start("wrong")

            def test_program(playground):
                playground.start("no-such-program bot.js")

            def test_folder(playground):
                playground.start("python polls.py", folder="nowhere")

            def test_end(playground):
                playground.start(["python", "-c", "print('hi'); raise SystemExit('no token')"])

            def test_login(playground):
                playground.start(Refused)

            def test_commands(playground):
                playground.start(Bot, commands=3, within=timedelta(seconds=0.3))

            def test_no_bot(playground):
                playground.start(lambda: object())

            @pytest.mark.playground(port={port})
            def test_port(playground):
                pass
            """
        )
        result = run_pytest(project)
    result.assert_outcomes(failed=6, errors=1)
    failed = [line[1:].strip() for line in result.outlines if line.startswith("E  ")]
    messages = [line.partition("BotFailed: ")[2] for line in failed if "BotFailed: " in line]
    assert [re.sub(r"`\S*python", "`python", each) for each in messages] == [
        f"the playground's port {port} is taken on 127.0.0.1",
        "cannot start `no-such-program bot.js`: no-such-program: No such file or directory",
        "cannot start `python polls.py`: nowhere: No such file or directory",
        "`python -c 'print('\"'\"'hi'\"'\"'); raise SystemExit('\"'\"'no token'\"'\"')'` "
        "ended with exit status 1",
        "the Refused ended with LoginFailure: Improper token has been passed.",
        "the Bot is connected, but has registered 1 of 3 commands within 0.3 s "
        "(`commands` says how many, 0 for none)",
        "<object> has no async `start`; start it by a command",
    ]
    result.stdout.fnmatch_lines(["E * It printed last:", "E * hi", "E * no token"])
    assert "sync_playground.py" not in result.stdout.str()


@pytest.mark.parametrize("by", ["marker", "option", "ini", "nothing"])
def test_a_strict_test_fails_by_what_is_not_served(project: pytest.Pytester, by: str) -> None:
    mark = "@pytest.mark.playground(strict=True)" if by == "marker" else ""
    project.makepyfile(
        f"""
        import contextlib, discord, pytest
        from polls import Bot

        class Curious(Bot):
            async def setup_hook(self):
                await super().setup_hook()
                with contextlib.suppress(discord.NotFound):
                    await self.fetch_template("abc")

        {mark}
        def test_curious(playground):
            playground.start(Curious)

        {mark}
        def test_calm(playground):
            playground.start(Bot)
        """
    )
    if by == "ini":
        with (project.path / "tox.ini").open("a") as settings:
            settings.write("\nplayground_strict = true\n")
    result = run_pytest(project, *(["--playground-strict"] if by == "option" else []))
    result.assert_outcomes(passed=2 if by == "nothing" else 1, failed=0 if by == "nothing" else 1)
    if by != "nothing":
        line = "the playground does not serve get_guild_template (GET /guilds/templates/{code})"
        assert line in result.outlines
