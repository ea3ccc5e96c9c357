"""When a bot acts: after a pause as the table has set it, and in a race at the pace of the people."""

from typing import Any, NamedTuple

from salon.core import Refusal
from salon.core.kit import BotMove, GameKit
from salon.server.domain.table import Table

NEVER = 1 << 62
HELD = NEVER - 1
"""The time of a plan that waits for a change of the game."""

DELAYS = {"slow": 3.0, "normal": 1.0, "at-once": 0.0}
"""The pause of each pace, in terms of the server's usual pause."""
SLOW_RACE = 1.5
"""How much longer bots take in a race if the table has set them to be slow."""


class Plan(NamedTuple):
    """What a bot will do, and when, unless the game changes before."""

    game_id: str
    seq: int
    made_ms: int
    due_ms: int
    action: bytes | None
    """None: the seat is skipped, if the game allows it."""
    level: str = ""
    pause_ms: int = 0
    """The pause that the bot asks for."""


def timed(plan: Plan, kit: GameKit, table: Table, state: Any, seat: int, now_ms: int, usual_ms: int) -> Plan:
    """A plan with the time at which it is due as things are now. A plan that is no longer held begins its pause."""
    if plan.action is None:
        return plan
    pause = _pause_ms(plan, plan.action, kit, table, state, seat, usual_ms)
    if pause is None:
        return plan._replace(due_ms=HELD)
    made_ms = now_ms if plan.due_ms == HELD else plan.made_ms
    return plan._replace(made_ms=made_ms, due_ms=made_ms + pause)


def _pause_ms(
    plan: Plan, action: bytes, kit: GameKit, table: Table, state: Any, seat: int, usual_ms: int
) -> int | None:
    """The pause before a bot's move; None: it waits until the game or the table has changed."""
    pause: int | None = plan.pause_ms
    if kit.race is not None:
        try:
            move = BotMove(seat, plan.level, kit.game.decode_action(action), plan.pause_ms)
        except Refusal:  # something illegal, for which another action will be found
            return plan.pause_ms
        pause = kit.race.pause_ms(state, table.people(), move)
    if pause is None:
        return None
    slower = SLOW_RACE if table.bot_pace == "slow" else 1
    return max(round(usual_ms * DELAYS[table.bot_pace]), round(pause * slower))
