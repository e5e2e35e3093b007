"""Command names and descriptions in every language, for Discord's command lists."""

import discord
from discord import app_commands

from bot.ui.texts import DEFAULT_LOCALE, texts


def said(key: str) -> app_commands.locale_str:
    """Return the message of `key` as a text that Discord shows each reader in their language."""
    return app_commands.locale_str(texts().in_locale(DEFAULT_LOCALE)(key), key=key)


class FluentTranslator(app_commands.Translator):
    """Finds what `said` named in the other languages."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key = string.extras.get("key")
        if key is None or locale.value == DEFAULT_LOCALE or locale.value not in texts().locales:
            return None
        return texts().in_locale(locale.value)(key)
