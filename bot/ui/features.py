"""Every feature, in the order in which Discord lists their commands."""

from bot.ui.help import Help
from bot.ui.hints import Hints
from bot.ui.looking_back.history import Histories
from bot.ui.looking_back.review import Reviews
from bot.ui.looking_back.sharing import Sharing
from bot.ui.playing.moving import Moving
from bot.ui.playing.resigning import Resigning
from bot.ui.playing.watching import Watching
from bot.ui.preferences import PreferencesPanel
from bot.ui.privacy import Privacy
from bot.ui.puzzle.puzzling import Puzzling
from bot.ui.rankings.leaderboard import Leaderboard
from bot.ui.rankings.stats import StatisticsCommand
from bot.ui.router import Feature
from bot.ui.server_settings.panel import SettingsPanel
from bot.ui.starting.challenging import Challenging
from bot.ui.starting.rematching import Rematching
from bot.ui.starting.starting import Starting

FEATURES: tuple[type[Feature], ...] = (
    Starting,
    Challenging,
    Puzzling,
    Rematching,
    Moving,
    Resigning,
    Hints,
    Watching,
    Histories,
    Reviews,
    Sharing,
    StatisticsCommand,
    Leaderboard,
    PreferencesPanel,
    Privacy,
    SettingsPanel,
    Help,
)
