"""What is written down lets nobody in anywhere."""

import ast
import asyncio
import json
from pathlib import Path

import pytest

from salon.core import Refusal
from salon.server import logs
from tests.support.server.harness import open_salon


@pytest.mark.usefixtures("logging_put_back")
async def test_a_table_that_cannot_be_told_who_is_there_has_no_code_in_the_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(logs.KEY, "a key")
    logs.configure(json=True, verbose=False)
    async with open_salon(tmp_path) as salon:
        code, (ada,) = await salon.table("Ada")
        tried = asyncio.Event()

        async def broken(code: str, _visitor: str) -> None:
            tried.set()
            raise Refusal("no-such-table", table=code)

        monkeypatch.setattr(salon.node.tables, "depart", broken)
        await ada.hang_up()
        await tried.wait()
        (written,) = capsys.readouterr().err.splitlines()
        assert json.loads(written)["table"] == logs.name_of(code, b"a key")
        assert code not in written


def test_no_line_of_the_log_is_made_with_a_code() -> None:
    """Whoever has a code can look on: a line is given the name of its table by the log itself."""
    for path in Path(logs.__file__).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func).startswith("log."):
                told = {ast.unparse(argument).rpartition(".")[2] for argument in call.args}
                assert not told & {"code", "game_id", "seed", "visitor"}, f"{path.name}:{call.lineno}"
