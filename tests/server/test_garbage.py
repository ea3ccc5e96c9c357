"""SocketGarbage is looked for when sockets have left some, and not before."""

import gc

import pytest

from salon.server.garbage import MANY, SocketGarbage


def test_all_is_looked_through_after_many_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[None] = []
    monkeypatch.setattr(gc, "collect", lambda: looked.append(None))
    garbage = SocketGarbage()
    for _ in range(MANY - 1):
        garbage.closed()
    assert looked == []
    garbage.closed()
    assert len(looked) == 1
    for _ in range(MANY):
        garbage.closed()
    assert len(looked) == 2
