"""What is played: a game, its options, a bot for each seat, and the seatings in which every deal is played."""

from collections.abc import Mapping, Sequence
from importlib.util import find_spec

from msgspec import Struct

from salon.core import AnyGame, OptionValue, Paced, Seat, Setup, Timed, Warming
from salon.games.registry import GAMES, find_bot, kit_of, levels_of

Entrant = int
"""A bot's place in the list of bots: where it sits in the first seating."""


class BadMatch(ValueError):
    """A match that cannot be played, and why."""


class Match(Struct, frozen=True, kw_only=True):
    """All that the games of a match start from."""

    game: str
    rules_version: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    seed: str

    @classmethod
    def of(
        cls,
        game: str,
        names: Sequence[str],
        options: Mapping[str, OptionValue] | None = None,
        seed: str = "1",
    ) -> "Match":
        """A checked match: the game takes so many players with these options, and has these bots."""
        rules = find_game(game)
        for name in names:
            try:
                bot = find_bot(game, name)
            except ValueError as error:
                raise BadMatch(str(error)) from error
            if isinstance(bot, Warming) and find_spec("numba") is None:
                raise BadMatch(
                    f"the bot {name!r} is itself only with compiled code, which is not installed here: "
                    "pip install 'salon[fast]'"
                )
        _check_pace(game, names)
        setup = rules.setup(len(names), options or {}, seed)
        return cls(
            game=game,
            rules_version=setup.rules_version,
            options=setup.options,
            bots=tuple(names),
            seed=seed,
        )

    @property
    def seatings(self) -> tuple[tuple[Entrant, ...], ...]:
        """Who sits where: every rotation that differs from those before it, each seat's entrant."""
        count = len(self.bots)
        rotations = (tuple((seat + turn) % count for seat in range(count)) for turn in range(count))
        by_names: dict[tuple[str, ...], tuple[Entrant, ...]] = {}
        for seating in rotations:
            by_names.setdefault(tuple(self.bots[entrant] for entrant in seating), seating)
        return tuple(by_names.values())

    @property
    def timed(self) -> tuple[str, ...]:
        """The bots that think for a time: their games differ from machine to machine."""
        return tuple(
            name for name in dict.fromkeys(self.bots) if isinstance(find_bot(self.game, name), Timed)
        )

    def whole(self, games: int) -> int:
        """The number of games, rounded up so that every deal is played in every seating."""
        return -(-games // len(self.seatings)) * len(self.seatings)

    def deal(self, number: int) -> int:
        """Which deal is played in a game: the seatings of one deal follow each other."""
        return number // len(self.seatings)

    def seating(self, number: int) -> tuple[Entrant, ...]:
        return self.seatings[number % len(self.seatings)]

    def setup(self, number: int) -> Setup:
        """The setup of one game: the same for all seatings of its deal."""
        seed = f"arena {self.seed} deal {self.deal(number)}"
        return find_game(self.game).setup(len(self.bots), self.options, seed)


class Played(Struct, frozen=True, kw_only=True):
    """One finished game; everything but its number is by seat."""

    number: int
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    thinking_us: tuple[tuple[int, ...], ...]
    """How long each decision took, in microseconds."""
    notes: tuple[str, ...] = ()
    """The remarks under the score sheets: what a solitaire calls its player."""

    def wins(self, seat: Seat) -> float:
        """1 for who wins alone; who shares the first place shares the win."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0

    def margin(self, seat: Seat) -> int:
        """How far ahead of the best of the others."""
        return self.points[seat] - max(self.points[:seat] + self.points[seat + 1 :])


def find_game(name: str) -> AnyGame:
    """A game of the house."""
    if name not in GAMES:
        raise BadMatch(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]


def _check_pace(game: str, names: Sequence[str]) -> None:
    """Where bots race, each needs a pace: one that takes no time would lay pieces for ever before the clock moves."""
    if any(isinstance(find_bot(game, level), Paced) for level in levels_of(kit_of(game))):
        for name in names:
            if not isinstance(find_bot(game, name), Paced):
                raise BadMatch(
                    f"{game} is a race, and the bot {name!r} has no pace: how long it would take cannot be simulated"
                )
