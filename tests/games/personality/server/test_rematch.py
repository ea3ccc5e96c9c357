"""A card that a table has left out does not come back in its next game, even with other players (PY-73)."""

from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from salon.games.personality import Personality, board_from
from salon.games.personality.bots.levels import BOTS
from salon.games.personality.kit import KIT
from salon.games.personality.model.view import View
from tests.support.rules import rule
from tests.support.server.harness import Message, Player, open_salon

pytestmark = pytest.mark.asyncio

SHORT = Personality(boards={"tiny": board_from("P.SG*")})


@rule("PY-73")
@pytest.mark.parametrize("change", [{}, {"cards": "family"}], ids=["the same again", "with other options"])
async def test_left_out_for_good(change: dict[str, str], tmp_path: Path) -> None:
    async with open_salon(tmp_path, kit=replace(KIT, game=SHORT)) as salon:
        options = {"board": "tiny"}
        code, players = await salon.playing("Ada", "Ben", "Lou", game="personality", seats=3, options=options)
        first = players[0].game_id
        hand = (await players[0].news(0))["seats"][0]["view"]["hand"]
        answer = await players[0].act({"type": "LeaveOut", "card": hand[0]})
        await play_to_the_end(players, answer["seq"])
        await players[0].table(lambda table: table["status"] == "over" and table["game_id"] == first)
        await players[0].ok("PATCH", f"/api/tables/{code}", {"options": change})
        table = await players[0].ok("POST", f"/api/tables/{code}/rematch")
        assert table["options"] == {**table["options"], **change, "left_out": hand[0]}


async def play_to_the_end(players: list[Player], seq: int) -> None:
    """As bots would, from an entry on."""
    random = Random(73)
    news = await players[0].news(seq)
    while asked := [int(seat) for seat, decision in news["waiting"].items() if not decision["answered"]]:
        player = players[asked[0]]
        mine = await player.news(news["seq"])
        answer = await player.act(choice(mine, random), seat=asked[0])
        assert answer["type"] == "Ack", answer
        news = await players[0].news(answer["seq"])


def choice(news: Message, random: Random) -> Message:
    view = msgspec.convert(news["seats"][0]["view"], View)
    action: Message = msgspec.to_builtins(BOTS["fair"].choose(view, random))
    return action
