"""What only the server makes, sent by a player: whatever it looks like, decoding drops it."""

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.core import IllegalAction
from salon.core.kit import GameKit
from salon.games.registry import KITS
from tests.fuzz.mangling import tries

ORDERING = [kit for kit in KITS.values() if kit.made_to_order is not None]

ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


def forgeries(kit: GameKit) -> st.SearchStrategy[tuple[type[Any], dict[str, Any]]]:
    """An action as it is sent, with something in every field that only the stored action has."""
    assert kit.made_to_order is not None
    stored = {kind.__struct_config__.tag: kind for kind in get_args(kit.game.action_type)}

    def forged(sent: Any) -> st.SearchStrategy[tuple[type[Any], dict[str, Any]]]:
        made = stored[sent.__struct_config__.tag]
        own = {info.name: info.type for info in msgspec.structs.fields(sent)}
        fields: dict[str, st.SearchStrategy[Any]] = {}
        for info in msgspec.structs.fields(made):
            real = st.from_type(info.type).map(msgspec.to_builtins)
            fields[info.encode_name] = real if info.name in own else real | ANY_JSON
        return st.fixed_dictionaries(fields).map(
            lambda plain: (sent, {"type": sent.__struct_config__.tag, **plain})
        )

    return st.one_of([forged(sent) for sent in kit.made_to_order.actions])


@pytest.mark.parametrize("kit", ORDERING, ids=lambda kit: kit.name)
def test_made_content_that_is_sent_is_dropped_at_decoding(kit: GameKit) -> None:
    @tries(1)
    @given(forgeries(kit))
    def decode(tried: tuple[type[Any], dict[str, Any]]) -> None:
        sent, plain = tried
        try:
            action = kit.game.decode_action(msgspec.json.encode(plain))
        except IllegalAction:
            return
        assert type(action) is sent
        kept = msgspec.to_builtins(action)
        assert set(kept) == {"type", *sent.__struct_fields__}
        assert kept == {name: plain[name] for name in kept}

    decode()


def test_some_game_makes_something_to_order() -> None:
    assert ORDERING
