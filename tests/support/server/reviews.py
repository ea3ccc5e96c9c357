"""Asks a server for the review of a finished game."""

import asyncio

from tests.support.server.harness import PATIENCE_S, Message, Player, Salon


async def review(salon: Salon, player: Player) -> Message:
    """Ask for the review of a player's own moves, and wait until it is finished."""
    path = f"/api/replays/{player.game_id}/review"
    await player.ok("GET", path)
    work = salon.node.reviews._jobs[player.game_id, player.visitor or ""]
    await asyncio.wait_for(asyncio.shield(work.task), PATIENCE_S)
    told: Message = await player.ok("GET", path)
    assert told["finished"]
    return told
