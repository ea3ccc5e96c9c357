"""What an observer has got in a world, and the first difference between two worlds."""

from typing import NamedTuple

AROUND = 60
"""How many characters are shown on each side of a difference."""


class Got(NamedTuple):
    """One thing that a receiver got: a frame, a close code, or an answer over HTTP."""

    what: str
    text: str


class Difference(NamedTuple):
    """The first thing that a receiver got differently in the two worlds."""

    receiver: str
    number: int
    what: str
    place: int
    here: str
    there: str

    def __str__(self) -> str:
        return (
            f"{self.receiver}, {self.what} ({self.number} before it are alike), at character {self.place}:\n"
            f"  here:  {self.here}\n  there: {self.there}"
        )


class Transcript:
    """Everything that the receivers of one world got, each in order."""

    def __init__(self) -> None:
        self.got: dict[str, list[Got]] = {}

    def __len__(self) -> int:
        return sum(map(len, self.got.values()))

    @property
    def size(self) -> int:
        return sum(len(each.text) for got in self.got.values() for each in got)

    @property
    def patches(self) -> int:
        """How many of the frames are patches."""
        frames = (each for got in self.got.values() for each in got)
        return sum(each.text.startswith('{"type":"GamePatch"') for each in frames)

    def add(self, receiver: str, what: str, text: str) -> None:
        self.got.setdefault(receiver, []).append(Got(what, text))


NOTHING = Got("the end", "")


def first_difference(one: Transcript, two: Transcript) -> Difference | None:
    """The first difference of any receiver, in the order of receivers."""
    for receiver in dict.fromkeys((*one.got, *two.got)):
        here, there = one.got.get(receiver, []), two.got.get(receiver, [])
        for number in range(max(len(here), len(there))):
            mine = here[number] if number < len(here) else NOTHING
            theirs = there[number] if number < len(there) else NOTHING
            if mine != theirs:
                return _difference(receiver, number, mine, theirs)
    return None


def _difference(receiver: str, number: int, mine: Got, theirs: Got) -> Difference:
    texts = mine.text, theirs.text
    if mine.what != theirs.what:
        shown = [f"{each.what}: {each.text[: 2 * AROUND]}" for each in (mine, theirs)]
        return Difference(receiver, number, mine.what, 0, *shown)
    both = zip(*texts, strict=False)
    place = next((n for n, (a, b) in enumerate(both) if a != b), min(map(len, texts)))
    shown = [_around(text, place) for text in texts]
    return Difference(receiver, number, mine.what, place, *shown)


def _around(text: str, place: int) -> str:
    first, last = max(0, place - AROUND), place + AROUND
    return f"{'…' if first else ''}{text[first:last]}{'…' if last < len(text) else ''}"
