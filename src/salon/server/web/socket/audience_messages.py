"""What one connection sends as part of an audience: answers to what the game asks it, and reactions."""

from collections.abc import Callable

from salon.core import Refusal
from salon.server.domain.table import Table
from salon.server.node import Node
from salon.server.protocol.inbound import AudienceVote, React


class AudienceMessages:
    """The votes and reactions of one connection. `check_admitted` refuses a client whom the host has removed."""

    def __init__(
        self, node: Node, code: str, visitor: str | None, check_admitted: Callable[[Table], None]
    ) -> None:
        self._node = node
        self._code = code
        self._visitor = visitor
        self._check_admitted = check_admitted
        self._hinted = False

    async def handle(self, message: AudienceVote | React) -> None:
        """Handle a vote or a reaction."""
        table = await self._node.tables.get(self._code)
        self._check_admitted(table)
        if isinstance(message, React):
            self._react(table, message)
        elif table.game_id is None or table.game_id != message.game_id:
            raise Refusal("audience-too-late")
        else:
            live = await self._node.live_games.get(table.game_id)
            self._node.opinions.vote(table, live, self._visitor, message)

    def _react(self, table: Table, message: React) -> None:
        """Pass a reaction on. Too many of them are refused once, and then dropped without a word."""
        if self._visitor is None:
            raise Refusal("not-in-audience")
        if not table.reactions:
            raise Refusal("reactions-off")
        try:
            passed_on = self._node.access.take_reaction(self._visitor, table.code)
        except Refusal:
            if self._hinted:
                return
            self._hinted = True
            raise
        if passed_on:
            self._node.reactions.react(table.code, message.reaction)
