"""Tells all servers that something new has been stored."""

import contextlib

from salon.server.background import BackgroundTasks
from salon.server.bus import game_topic
from salon.server.context import Context
from salon.server.play.live_game import LiveGame
from salon.server.play.tables import Tables
from salon.server.store.base import StoreDownError


class Announcer:
    """Publishes the new entries of games."""

    def __init__(self, context: Context, tables: Tables, background: BackgroundTasks) -> None:
        self._context = context
        self._tables = tables
        self._background = background

    def announce(self, live: LiveGame) -> None:
        """Publish the latest stored entry of a game."""
        self._context.bus.publish(game_topic(live.row.game_id), live.seq)
        if not live.waiting:
            # The last entry of a game has changed its table in the store.
            self._background.start(self._announce_table(live.row.code))

    async def _announce_table(self, code: str) -> None:
        self._tables.remember(None, code)
        with contextlib.suppress(StoreDownError):
            table = await self._tables.find(code, fresh=True)
            if table is not None:
                self._tables.announce(table)
