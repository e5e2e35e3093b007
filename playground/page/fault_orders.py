"""Faults as JSON orders, for those who misbehave from another process."""

from datetime import timedelta

from ..composing import message_in
from ..records import Channel, Json
from ..stage import Stage


def obey(stage: Stage, order: Json) -> None:
    """Carry out an order such as `{"do": "rate_limit", "route": "*", "retry_after": 0.5}`.

    Durations are seconds, ids decimal strings. Raises KeyError for an unknown order or place.
    """
    faults = stage.faults
    name = order["do"]
    route = order.get("route", "*")
    times = int(order.get("times", 1))
    if name == "rate_limit":
        pause = timedelta(seconds=float(order.get("retry_after", 0.1)))
        whole = bool(order.get("global"))
        faults.rate_limit(route, retry_after=pause, times=times, is_global=whole)
    elif name == "server_error":
        faults.server_error(route, status=int(order.get("status", 502)), times=times)
    elif name == "slow":
        faults.slow(route, by=timedelta(seconds=float(order["seconds"])), times=times)
    elif name == "hang":
        faults.hang(route, times=times)
    elif name == "drop":
        faults.drop(route, times=times)
    elif name == "clear":
        faults.clear()
    elif name == "repeat_interactions":
        faults.repeat_interactions(times)
    elif name == "redeliver":
        faults.redeliver(int(order["interaction_id"]))
    elif name == "expire":
        faults.expire(int(order["interaction_id"]))
    elif name == "close_gateway":
        faults.close_gateway(int(order.get("code", 4000)))
    elif name == "cut_gateway":
        faults.cut_gateway()
    elif name == "reconnect":
        faults.reconnect()
    elif name == "invalidate_session":
        faults.invalidate_session(resumable=bool(order.get("resumable")))
    elif name == "refuse_gateway":
        faults.refuse_gateway(times)
    elif name == "forbid":
        faults.forbid(_channel(stage, order), int(order.get("code", 50001)))
    elif name == "permit":
        faults.permit(_channel(stage, order))
    elif name == "delete_message":
        faults.delete_message(message_in(_channel(stage, order), int(order["message_id"])))
    elif name == "delete_channel":
        faults.delete_channel(_channel(stage, order))
    elif name == "delete_guild":
        faults.delete_guild(stage.world.guilds[int(order["guild_id"])])
    else:
        raise KeyError(name)


def _channel(stage: Stage, order: Json) -> Channel:
    return stage.world.channels[int(order["channel_id"])]
