"""Who minds a table: what is known of other servers' tables does not grow for ever."""

from pathlib import Path

import pytest

from tests.server.harness import open_salon

pytestmark = pytest.mark.asyncio


async def test_who_minds_a_table_is_forgotten_when_nobody_here_has_to_do_with_it(tmp_path: Path) -> None:
    async with open_salon(tmp_path, alone=False) as salon:
        code, (ada,) = await salon.table("Ada")
        minder = salon.house.minder
        for other in ("AAAAA", "CCCCC"):
            minder.told(other, "another server")
        await salon.house.store.claim(
            code, "another server", salon.clock.now_ms(), salon.clock.now_ms() + 9_999
        )
        await salon.house.heart.beat()
        assert [minder.elsewhere(each) for each in (code, "AAAAA", "CCCCC")] == [True, False, False]
        await ada.hang_up()
        await salon.house.heart.beat()
        assert not minder.elsewhere(code)
