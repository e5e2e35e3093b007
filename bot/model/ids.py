"""Ids: whole numbers that cannot be taken for one another."""

from typing import NewType

GameId = NewType("GameId", int)
ChallengeId = NewType("ChallengeId", int)
UserId = NewType("UserId", int)
GuildId = NewType("GuildId", int)
ChannelId = NewType("ChannelId", int)
MessageId = NewType("MessageId", int)
RoleId = NewType("RoleId", int)
InteractionId = NewType("InteractionId", int)
