"""Faults as JSON commands, for programs in another process."""

from collections.abc import Callable
from datetime import timedelta

from ..composing import message_in
from ..faults import Faults
from ..records import Channel, Json
from ..world import World


class FaultCommands:
    """Runs commands such as `{"do": "rate_limit", "route": "*", "retry_after": 0.5}`."""

    def __init__(self, world: World, faults: Faults) -> None:
        self._world = world
        self._faults = faults

    def run(self, command: Json) -> None:
        """Run one command. Durations are seconds, ids decimal strings.

        Raises KeyError for an unknown command or place, ValueError and TypeError for bad values.
        """
        _COMMANDS[command["do"]](self, command)

    def _channel(self, command: Json) -> Channel:
        return self._world.channels[int(command["channel_id"])]

    def _rate_limit(self, command: Json) -> None:
        self._faults.rate_limit(
            _route(command),
            retry_after=timedelta(seconds=float(command.get("retry_after", 0.1))),
            times=_times(command),
            is_global=bool(command.get("global")),
            body=command.get("body"),
            has_header=bool(command.get("header", True)),
        )

    def _server_error(self, command: Json) -> None:
        status = int(command.get("status", 502))
        self._faults.server_error(_route(command), status=status, times=_times(command))

    def _refuse(self, command: Json) -> None:
        self._faults.refuse(_route(command), code=int(command["code"]), times=_times(command))

    def _respond(self, command: Json) -> None:
        self._faults.respond(
            _route(command),
            status=int(command["status"]),
            body=str(command["body"]),
            is_handled=bool(command.get("is_handled")),
            times=_times(command),
        )

    def _hide_original(self, command: Json) -> None:
        self._faults.hide_original(_times(command))

    def _slow(self, command: Json) -> None:
        self._faults.slow(
            _route(command),
            by=_seconds(command),
            times=_times(command),
            drop_aborted=bool(command.get("drop_aborted")),
        )

    def _slow_answer(self, command: Json) -> None:
        self._faults.slow_answer(_route(command), by=_seconds(command), times=_times(command))

    def _hang(self, command: Json) -> None:
        self._faults.hang(_route(command), times=_times(command))

    def _drop(self, command: Json) -> None:
        self._faults.drop(_route(command), times=_times(command))

    def _date(self, command: Json) -> None:
        self._faults.date(_route(command), date=str(command["date"]), times=_times(command))

    def _clear(self, _: Json) -> None:
        self._faults.clear()

    def _repeat_interactions(self, command: Json) -> None:
        self._faults.repeat_interactions(_times(command))

    def _redeliver(self, command: Json) -> None:
        self._faults.redeliver(int(command["interaction_id"]))

    def _expire(self, command: Json) -> None:
        self._faults.expire(int(command["interaction_id"]))

    def _close_gateway(self, command: Json) -> None:
        self._faults.close_gateway(int(command.get("code", 4000)))

    def _cut_gateway(self, _: Json) -> None:
        self._faults.cut_gateway()

    def _reconnect(self, _: Json) -> None:
        self._faults.reconnect()

    def _invalidate_session(self, command: Json) -> None:
        self._faults.invalidate_session(resumable=bool(command.get("resumable")))

    def _refuse_gateway(self, command: Json) -> None:
        self._faults.refuse_gateway(_times(command))

    def _gateway_frame(self, command: Json) -> None:
        self._faults.gateway_frame(str(command["text"]))

    def _gateway_event(self, command: Json) -> None:
        self._faults.gateway_event(str(command["name"]), command["data"])

    def _forbid(self, command: Json) -> None:
        self._faults.forbid(self._channel(command), int(command.get("code", 50001)))

    def _keep_private(self, command: Json) -> None:
        self._faults.keep_private(self._channel(command))

    def _permit(self, command: Json) -> None:
        self._faults.permit(self._channel(command))

    def _delete_message(self, command: Json) -> None:
        message = message_in(self._channel(command), int(command["message_id"]))
        self._faults.delete_message(message)

    def _delete_channel(self, command: Json) -> None:
        self._faults.delete_channel(self._channel(command))

    def _delete_guild(self, command: Json) -> None:
        self._faults.delete_guild(self._world.guilds[int(command["guild_id"])])


def _route(command: Json) -> str:
    return str(command.get("route", "*"))


def _times(command: Json) -> int:
    return int(command.get("times", 1))


def _seconds(command: Json) -> timedelta:
    return timedelta(seconds=float(command["seconds"]))


_COMMANDS: dict[str, Callable[[FaultCommands, Json], None]] = {
    "rate_limit": FaultCommands._rate_limit,
    "server_error": FaultCommands._server_error,
    "refuse": FaultCommands._refuse,
    "respond": FaultCommands._respond,
    "hide_original": FaultCommands._hide_original,
    "slow": FaultCommands._slow,
    "slow_answer": FaultCommands._slow_answer,
    "hang": FaultCommands._hang,
    "drop": FaultCommands._drop,
    "date": FaultCommands._date,
    "clear": FaultCommands._clear,
    "repeat_interactions": FaultCommands._repeat_interactions,
    "redeliver": FaultCommands._redeliver,
    "expire": FaultCommands._expire,
    "close_gateway": FaultCommands._close_gateway,
    "cut_gateway": FaultCommands._cut_gateway,
    "reconnect": FaultCommands._reconnect,
    "invalidate_session": FaultCommands._invalidate_session,
    "refuse_gateway": FaultCommands._refuse_gateway,
    "gateway_frame": FaultCommands._gateway_frame,
    "gateway_event": FaultCommands._gateway_event,
    "forbid": FaultCommands._forbid,
    "keep_private": FaultCommands._keep_private,
    "permit": FaultCommands._permit,
    "delete_message": FaultCommands._delete_message,
    "delete_channel": FaultCommands._delete_channel,
    "delete_guild": FaultCommands._delete_guild,
}
