"""How commands are registered, and what Discord refuses in them."""

from typing import Any

import discord
import pytest
from discord import app_commands

from .. import Playground
from .bots import Bot, running
from .conftest import Api
from .json_requests import paths, refused


def slash(name: str = "go", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "Go", "type": 1} | more


def option(name: str = "to", kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "To", "type": kind} | more


@pytest.fixture
def commands(playground: Playground) -> str:
    return f"/applications/{playground.application_id}/commands"


async def test_put_replaces_all_and_keeps_ids_and_versions(api: Api, commands: str) -> None:
    first = await api("PUT", commands, [slash("a"), slash("b"), slash("c")])
    second = await api("PUT", commands, [slash("b"), slash("c", description="New"), slash("d")])
    assert [each["name"] for each in await api("GET", commands)] == ["b", "c", "d"]
    assert [each["id"] for each in second[:2]] == [each["id"] for each in first[1:]]
    assert second[0]["version"] == first[1]["version"]
    assert second[1]["version"] != first[2]["version"]


async def test_single_commands_are_made_changed_and_deleted(api: Api, commands: str) -> None:
    made = await api("POST", commands, slash("a"))
    again = await api("POST", commands, slash("a", description="Better"))
    assert again["id"] == made["id"]
    here = f"{commands}/{made['id']}"
    assert (await api("PATCH", here, {"description": "Best"}))["description"] == "Best"
    assert (await api("GET", here))["description"] == "Best"
    await api("DELETE", here)
    error = await refused(api, "GET", here)
    assert (error.status, error.code) == (404, 10063)


async def test_translations_are_returned_on_request_only(api: Api, commands: str) -> None:
    translated = slash("go", name_localizations={"de": "los"})
    answered = await api("PUT", commands, [translated])
    assert answered[0]["name_localizations"] == {"de": "los"}
    assert "name_localizations" not in (await api("GET", commands))[0]
    whole = await api("GET", commands, with_localizations="true")
    assert whole[0]["name_localizations"] == {"de": "los"}


async def test_a_servers_commands_are_its_own(
    playground: Playground, api: Api, commands: str
) -> None:
    here, there = playground.world.guilds.values()
    local = commands.replace("/commands", f"/guilds/{here.id}/commands")
    await api("PUT", local, [slash("local")])
    alice = playground.person("Alice")
    assert alice.commands(next(iter(here.channels.values()))) == ["local"]
    assert alice.commands(next(iter(there.channels.values()))) == []
    assert await api("GET", commands) == []
    others = commands.replace(str(playground.application_id), "1")
    assert (await refused(api, "GET", others)).code == 50001


async def test_discord_py_fetches_what_it_synced(playground: Playground) -> None:
    bot = Bot()

    @bot.tree.command(description="Go")
    @app_commands.describe(to="Where")
    @app_commands.choices(to=[app_commands.Choice(name="Here", value="here")])
    async def go(interaction: discord.Interaction[Any], to: str) -> None:
        await interaction.response.send_message(to)

    async with running(bot, playground):
        await playground.commands_registered()
        fetched = await bot.tree.fetch_commands()
        assert [command.name for command in fetched] == ["go"]
        assert fetched[0].mention == f"</go:{fetched[0].id}>"
        info = await bot.application_info()
        assert (info.name, info.owner.display_name) == ("Oxo", "Alice")
        await bot.change_presence(activity=discord.Game("with fire"))


GOOD: list[dict[str, Any]] = [
    slash("a" * 32, description="x" * 100),
    slash("größe"),
    slash("हिंदी"),
    slash("ไทย"),
    slash("it's_a-name"),
    slash(options=[option(required=True), option("b")]),
    slash(options=[option("s", 1, options=[option()])]),
    slash(options=[option("g", 2, options=[option("s", 1, options=[option()])])]),
    slash(options=[option(choices=[{"name": "x" * 100, "value": "y" * 100}])]),
    slash(options=[option(kind=4, choices=[{"name": "x", "value": 1}])]),
    slash(options=[option(kind=10, choices=[{"name": "x", "value": 0.5}])]),
    slash(options=[option(autocomplete=True)]),
    slash(options=[option(str(n), kind=n) for n in range(3, 12)]),
    slash(name_localizations={"de": "los", "pt-BR": "vai"}),
    slash(contexts=[0, 1, 2], integration_types=[0, 1]),
    {"name": "Do This Now!", "type": 2},
    {"name": "Do This Now!", "type": 3},
]


@pytest.mark.parametrize("command", GOOD)
async def test_good_commands_are_taken(api: Api, commands: str, command: dict[str, Any]) -> None:
    stored = await api("PUT", commands, [command])
    assert stored[0]["name"] == command["name"]


BAD: list[tuple[dict[str, Any], str]] = [
    (slash(""), "0.name"),
    (slash("a" * 33), "0.name"),
    (slash("Go"), "0.name"),
    (slash("go on"), "0.name"),
    (slash("go!"), "0.name"),
    (slash(description=""), "0.description"),
    (slash(description="x" * 101), "0.description"),
    (slash(type=9), "0.type"),
    (slash(name_localizations={"xx": "a"}), "0.name_localizations.xx"),
    (slash(name_localizations={"de": "Los"}), "0.name_localizations.de"),
    (slash(description_localizations={"de": "x" * 101}), "0.description_localizations.de"),
    (slash(contexts=[3]), "0.contexts.0"),
    (slash(integration_types=[2]), "0.integration_types.0"),
    (slash(options=[option(str(n)) for n in range(26)]), "0.options"),
    (slash(options=[option("A")]), "0.options.0.name"),
    (slash(options=[option(), option()]), "0.options"),
    (slash(options=[option(kind=12)]), "0.options.0.type"),
    (slash(options=[option("a"), option("b", required=True)]), "0.options.1.required"),
    (slash(options=[option("s", 1), option("o", 3)]), "0.options"),
    (slash(options=[option("g", 2, options=[option("h", 2)])]), "0.options.0.options.0.type"),
    (
        slash(options=[option("s", 1, options=[option("t", 1)])]),
        "0.options.0.options.0.type",
    ),
    (
        slash(options=[option(choices=[{"name": str(n), "value": "v"} for n in range(26)])]),
        "0.options.0.choices",
    ),
    (slash(options=[option(choices=[{"name": "", "value": "v"}])]), "0.options.0.choices.0.name"),
    (
        slash(options=[option(choices=[{"name": "n", "value": "v" * 101}])]),
        "0.options.0.choices.0.value",
    ),
    (
        slash(options=[option(kind=4, choices=[{"name": "n", "value": "v"}])]),
        "0.options.0.choices.0.value",
    ),
    (
        slash(options=[option(choices=[{"name": "n", "value": "a"}, {"name": "n", "value": "b"}])]),
        "0.options.0.choices",
    ),
    (
        slash(options=[option(autocomplete=True, choices=[{"name": "n", "value": "v"}])]),
        "0.options.0.autocomplete",
    ),
    ({"name": "x", "type": 2, "description": "no"}, "0.description"),
    ({"name": "x" * 33, "type": 3}, "0.name"),
    (
        slash(
            options=[
                option(
                    f"o{n}",
                    choices=[{"name": f"{m}" + "x" * 90, "value": "y" * 100} for m in range(4)],
                    description="z" * 100,
                )
                for n in range(12)
            ]
        ),
        "0",
    ),
]


@pytest.mark.parametrize(("command", "where"), BAD)
async def test_bad_commands_are_refused(
    api: Api, commands: str, command: dict[str, Any], where: str
) -> None:
    await api("PUT", commands, [slash("kept")])
    assert paths(await refused(api, "PUT", commands, [command])) == {where}
    assert [each["name"] for each in await api("GET", commands)] == ["kept"]


async def test_names_are_unique_for_each_kind(api: Api, commands: str) -> None:
    error = await refused(api, "PUT", commands, [slash("a"), slash("a")])
    assert paths(error) == {"1.name"}
    await api("PUT", commands, [slash("a"), {"name": "a", "type": 2}])


async def test_there_are_at_most_a_hundred(api: Api, commands: str) -> None:
    hundred = [slash(f"c{number}") for number in range(100)]
    await api("PUT", commands, hundred)
    error = await refused(api, "POST", commands, slash("one-more"))
    assert (error.status, error.code) == (400, 30032)
    error = await refused(api, "PUT", commands, [*hundred, slash("one-more")])
    assert (error.status, error.code) == (400, 30032)


async def test_a_whole_set_keeps_the_entry_point_command(playground: Playground, api: Api) -> None:
    path = f"/applications/{playground.application_id}/commands"
    entry = {"id": "11", "type": 4, "name": "launch", "description": ""}
    playground.world.application.commands[11] = {**entry}
    error = await refused(api, "PUT", path, [{"name": "hello", "description": "Hi"}])
    assert (error.status, error.code) == (400, 50240)
    hello = {"name": "hello", "description": "Hi"}
    assert (await api("POST", path, hello))["name"] == "hello"
    assert len(await api("PUT", path, [hello, {"name": "launch", "type": 4}])) == 2
