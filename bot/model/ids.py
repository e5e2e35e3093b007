"""Ids: integers of distinct types, so that the type checker tells them apart."""

from typing import NewType

GameId = NewType("GameId", int)
ChallengeId = NewType("ChallengeId", int)
UserId = NewType("UserId", int)
GuildId = NewType("GuildId", int)
ChannelId = NewType("ChannelId", int)
MessageId = NewType("MessageId", int)
RoleId = NewType("RoleId", int)
InteractionId = NewType("InteractionId", int)

NO_GAME = GameId(0)
"""The id of no game, and of one until the store gives it its own."""
