"""Files of one's own numbers, for tests."""

from typing import Any

import msgspec

from salon.server.domain.numbers.results import Result
from tests.support.server.harness import Player

NUMBERS = "/api/me/numbers"


FILE = "/api/me/numbers/file"


ONE_ROUND = {"options": {"rounds": 1}}


async def file_of(player: Player) -> dict[str, Any]:
    answer = await player.ask("GET", FILE)
    assert "attachment" in answer.headers["content-disposition"]
    found: dict[str, Any] = answer.json()
    return found


LINE = msgspec.to_builtins(
    Result(
        game_id="ab" * 10,
        game="toy",
        mode="usual",
        ended_ms=1_700_000_000_000,
        seats=2,
        people=1,
        points=3,
        rank=1,
        levels=("hard",),
    )
)


def a_line(number: int, **changes: Any) -> dict[str, Any]:
    return {**LINE, "game_id": f"{number:020x}", **changes}


def a_file(*lines: dict[str, Any]) -> dict[str, Any]:
    return {"kind": "salon-numbers", "version": 1, "results": lines}
