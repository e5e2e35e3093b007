"""Discord's refusals: an HTTP status, Discord's own code and a sentence."""

from .records import Json


class DiscordError(Exception):
    """A request that Discord would refuse, with what it would answer.

    `errors` is Discord's tree of what is wrong with a form, if that is the trouble.
    """

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    @property
    def payload(self) -> Json:
        """The JSON body of the answer."""
        body: Json = {"message": self.message, "code": self.code}
        return body | {"errors": self.errors} if self.errors else body


def not_found() -> DiscordError:
    """Return the refusal of an address that does not exist."""
    return DiscordError(404, 0, "404: Not Found")


def unauthorized() -> DiscordError:
    """Return the refusal of a wrong or missing token."""
    return DiscordError(401, 0, "401: Unauthorized")


_MESSAGES = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10026: (404, "Unknown Ban"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20009: (403, "Explicit content cannot be sent to the desired recipient(s)"),
    20012: (403, "You are not authorized to perform this action on this application"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30005: (400, "Maximum number of server roles reached (250)"),
    30007: (400, "Maximum number of webhooks reached (15)"),
    30008: (400, "Maximum number of emojis reached"),
    30010: (400, "Maximum number of reactions reached (20)"),
    30013: (400, "Maximum number of server channels reached (500)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40005: (413, "Request entity too large"),
    40007: (403, "The user is banned from this guild."),
    40333: (403, "internal network error"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50025: (403, "Invalid OAuth2 access token provided"),
    50027: (401, "Invalid Webhook Token"),
    50028: (400, "Invalid Role"),
    50035: (400, "Invalid Form Body"),
    50081: (400, "Invalid sticker sent"),
    50083: (400, "Thread is archived"),
    50240: (
        400,
        "You cannot remove this app's Entry Point command in a bulk update operation. Please "
        "include the Entry Point command in your update request or delete it separately.",
    ),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
    200000: (400, "Message was blocked by automatic moderation"),
    160005: (400, "Thread is locked"),
}
"""The status and sentence that belong to Discord's codes, as far as bots for text meet them."""


def refusal(code: int) -> DiscordError:
    """Return Discord's refusal with this code. Raises KeyError for a code we do not know."""
    status, message = _MESSAGES[code]
    return DiscordError(status, code, message)


def refusal_codes() -> frozenset[int]:
    """Return every code for which `refusal` has an answer."""
    return frozenset(_MESSAGES)
