"""Command names and descriptions in every language, for Discord's command lists."""

import discord
from discord import app_commands

from bot.ui.text.texts import DEFAULT_LOCALE, texts


def said(key: str) -> app_commands.locale_str:
    """Return the message of `key` as a text that Discord shows each reader in their language."""
    return app_commands.locale_str(texts().in_locale(DEFAULT_LOCALE)(key), key=key)


def typed(key: str) -> app_commands.locale_str:
    """Likewise for the name of a choice, which Discord finds by what its reader types."""
    return app_commands.locale_str(_on_keyboards(said(key).message), key=key)


def _on_keyboards(name: str) -> str:
    return name.replace("×", "x")


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
        translated = texts().in_locale(locale.value)(key)
        if context.location is app_commands.TranslationContextLocation.choice_name:
            return _on_keyboards(translated)
        return translated
