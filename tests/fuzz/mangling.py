"""JSON values with something wrong in them, the way broken clients and patient attackers make them."""

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

Path = tuple[str | int, ...]

JUNK: list[Any] = [
    None,
    True,
    0,
    -1,
    2,
    255,
    2**31,
    2**63,
    2**64,
    -(2**63) - 1,
    10**40,
    0.5,
    1e308,
    "",
    " ",
    "0",
    "\u0000",
    "\u202e",
    "é" * 300,
    "x" * 5_000,
    "💥",
    [],
    {},
    [[]],
    [None] * 40,
    {"type": "Nothing"},
    {"": ""},
]


def tries(share: float) -> settings:
    """A share of the examples of the day (or of the long run)."""
    default = settings.default
    assert default is not None
    return settings(
        max_examples=max(10, int(default.max_examples * share)), suppress_health_check=[HealthCheck.too_slow]
    )


def places(value: Any, here: Path = ()) -> list[Path]:
    """Every place in a JSON value."""
    found = [here]
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in pairs:
        found += places(part, (*here, key))
    return found


def part_at(value: Any, place: Path) -> Any:
    for key in place:
        value = value[key]
    return value


def changed(value: Any, place: Path, new: Any) -> Any:
    """The value with another part at a place; `...` takes the part away."""
    if not place:
        return None if new is ... else new
    key, *rest = place
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    if not rest and new is ...:
        del copy[key]
    else:
        copy[key] = changed(value[key], tuple(rest), new)
    return copy


@st.composite
def mangled(draw: st.DrawFn, value: Any, most: int = 3) -> Any:
    """A JSON value with up to so many parts replaced, taken away, doubled, or put in another's place."""
    for _ in range(draw(st.integers(1, most))):
        every = places(value)
        place = draw(st.sampled_from(every))
        match draw(st.sampled_from(["junk", "away", "more", "swap", "near"])):
            case "junk":
                value = changed(value, place, draw(st.sampled_from(JUNK)))
            case "away":
                value = changed(value, place, ...)
            case "more":
                part = part_at(value, place)
                doubled: Any = [*part, *part] if isinstance(part, list) else [part, part]
                if isinstance(part, dict):
                    doubled = {**part, "more": draw(st.sampled_from(JUNK))}
                value = changed(value, place, doubled)
            case "swap":
                other = part_at(value, draw(st.sampled_from(every)))
                value = changed(value, place, other)
            case "near":
                part = part_at(value, place)
                if type(part) is int:
                    value = changed(value, place, part + draw(st.integers(-3, 3)))
    return value


def broken(body: bytes) -> st.SearchStrategy[bytes]:
    """Bytes with some cut off, changed or put in."""

    def cut(at: int, until: int, new: bytes) -> bytes:
        first, last = sorted((at % (len(body) + 1), until % (len(body) + 1)))
        return body[:first] + new + body[last:]

    number = st.integers(0, len(body))
    return st.builds(cut, number, number, st.binary(max_size=8))
