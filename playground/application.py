"""The application of the playground: its user, its token and its commands."""

import base64
import hashlib
import secrets
from dataclasses import dataclass, field

from nacl.signing import SigningKey

from .records import Emoji, Json, User


@dataclass(slots=True, eq=False)
class Application:
    """An application as in Discord's developer portal. The bot's user has the application's id."""

    bot: User
    token: str = field(repr=False)
    commands: dict[int, Json] = field(default_factory=dict)
    guild_commands: dict[int, dict[int, Json]] = field(default_factory=dict)
    emojis: dict[int, Emoji] = field(default_factory=dict)
    privileged_intents: int = 1 << 1 | 1 << 8 | 1 << 15
    """Bits of the privileged intents that are switched on: members, presences, content."""
    max_concurrency: int = 16
    shards: int = 1
    """How many shards `GET /gateway/bot` recommends."""
    interactions_url: str | None = None
    """Where interactions are posted; None: they go by the gateway."""
    is_reachable: bool = False
    """Whether a bot answers there."""
    profile: Json = field(
        default_factory=lambda: {
            "description": "",
            "tags": [],
            "integration_types_config": {"0": {}, "1": {}},
        }
    )
    """What bots may change of it."""
    policies: Json = field(default_factory=dict)
    """`privacy_policy_url` and `terms_of_service_url`, which the developer portal alone changes."""
    _signing_key: SigningKey = field(default_factory=SigningKey.generate, repr=False)

    @classmethod
    def create(
        cls, bot: User, token: str | None = None, secret: bytes | None = None
    ) -> "Application":
        """Return an application for a bot, with a token and keys by chance or from 32 bytes.

        Its token has Discord's form, whose first part is the bot's id in Base64: libraries read it.
        """
        secret = secret or secrets.token_bytes(32)
        hidden = hashlib.sha256(b"token" + secret).digest()[:24]
        parts = (_base64(str(bot.id).encode()), "playground", _base64(hidden))
        return cls(bot, token or ".".join(parts), _signing_key=SigningKey(secret))

    @property
    def id(self) -> int:
        """The application's id, which is also its bot user's."""
        return self.bot.id

    @property
    def verify_key(self) -> str:
        """The public key of what is posted to the bot, in hexadecimal digits."""
        return self._signing_key.verify_key.encode().hex()

    def sign(self, timestamp: str, body: bytes) -> str:
        """Return the signature of a request, in hexadecimal digits."""
        return self._signing_key.sign(timestamp.encode() + body).signature.hex()

    def commands_in(self, guild_id: int | None) -> list[Json]:
        """Return the commands on offer in a server, or in private conversations for None."""
        local = self.guild_commands.get(guild_id, {}) if guild_id is not None else {}
        return [*self.commands.values(), *local.values()]

    def command(self, command_id: int) -> Json | None:
        """Return a command by its id."""
        if found := self.commands.get(command_id):
            return found
        for local in self.guild_commands.values():
            if found := local.get(command_id):
                return found
        return None


def _base64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
