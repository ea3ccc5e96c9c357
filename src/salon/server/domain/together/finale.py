"""The finale: the end of a game, shown to everybody step by step. The page of the game says what each step shows."""

from msgspec.structs import replace

from salon.core import Refusal
from salon.server.domain.table import Finale, Member, Table

PATIENCE_MS = 20_000
"""How long a step is the host's. After that anybody at the table may go on."""


def go_on(table: Table, member: Member, game_id: str, step: int, now_ms: int) -> Table:
    """Show the finale up to a step. Going on to a step that has been shown changes nothing, so that two people who
    press at the same time go on by one step together."""
    if table.status != "over" or table.game_id != game_id:
        raise Refusal("no-finale")
    if step <= table.finale.step:
        return table
    if not _may_go_on(table, member, now_ms):
        raise Refusal("finale-is-hosts", seconds=PATIENCE_MS // 1000)
    return replace(table, finale=Finale(step=step, since_ms=now_ms))


def _may_go_on(table: Table, member: Member, now_ms: int) -> bool:
    host = table.member(table.host)
    if host is None or host == member or host.away_ms is not None:
        return True
    since = table.touched_ms if table.finale.since_ms is None else table.finale.since_ms
    return now_ms - since >= PATIENCE_MS
