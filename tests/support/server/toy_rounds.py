"""Plays rounds of the toy game."""

from typing import Any

from tests.support.server.harness import Player


async def play_round(players: list[Player]) -> dict[str, Any]:
    """Play one round; the players sit in the order of the list. Returns the last news."""
    start = players[0].seq
    for seat, player in enumerate(players):
        await player.news(start + seat)
        assert (await player.act({"type": "Vote", "points": seat % 3}, seat=seat))["type"] == "Ack"
    news = [await player.news(start + len(players)) for player in players]
    turn = news[0]["seats"][0]["view"]["turn"]
    assert (await players[turn].act({"type": "Pass"}, seat=turn))["type"] == "Ack"
    last, *_ = [await player.news(start + len(players) + 1) for player in players]
    return last
