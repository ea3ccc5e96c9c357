"""The path of an action: decoded once, tested once, and free of what only other games need."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.support.server.harness import Salon, open_salon
from tests.support.server.toy import TOY

VOTE = {"type": "Vote", "points": 1}


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the toy game is asked to do what an action may cost."""
    counted: Counter[str] = Counter()

    def count(name: str) -> None:
        real = getattr(type(TOY), name)

        def counting(self: Any, *arguments: Any) -> Any:
            counted[name] += 1
            return real(self, *arguments)

        monkeypatch.setattr(type(TOY), name, counting)

    for name in ("decode_action", "apply", "waiting_for"):
        count(name)
    return counted


async def test_an_action_is_decoded_and_applied_once(salon: Salon, calls: Counter[str]) -> None:
    _, (ada, _ben) = await salon.playing("Ada", "Ben")
    calls.clear()
    assert (await ada.act(VOTE))["type"] == "Ack"
    await ada.news(1)
    assert calls == {"decode_action": 1, "apply": 1, "waiting_for": 1}


async def test_an_action_that_is_sent_again_is_not_even_decoded(salon: Salon, calls: Counter[str]) -> None:
    _, (ada, _ben) = await salon.playing("Ada", "Ben")
    message = {"type": "Act", "id": "a", "game_id": ada.game_id, "seq": 0, "seat": 0, "action": VOTE}
    ada.say(message)
    await ada.until("Ack")
    calls.clear()
    ada.say(message)
    assert (await ada.until("Ack"))["seq"] == 1
    assert calls == {}


async def test_an_action_without_an_order_asks_no_worker_and_builds_no_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_salon(tmp_path) as salon:
        _, (ada, _ben) = await salon.playing("Ada", "Ben")
        live = await salon.node.live_games.get(ada.game_id)
        monkeypatch.setattr("salon.server.play.live_games.fulfil", None)
        assert salon.node.context.kits["toy"].made_to_order is None
        assert (await ada.act(VOTE))["type"] == "Ack"
        assert live.seq == 1
