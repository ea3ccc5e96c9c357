"""Messages as frames: what we write is what the protocol says, whatever their length."""

import pytest
from websockets.frames import Frame, Opcode

from salon.server.web.frames import frame_of


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_what_the_library_would_have_written(length: int) -> None:
    body = b"x" * length
    assert frame_of(body) == Frame(Opcode.TEXT, body).serialize(mask=False)
