"""A match: a game, its options, a bot for each seat, and the seatings in which every deal is played."""

from collections.abc import Mapping, Sequence
from importlib.util import find_spec

from msgspec import Struct

from salon.core import AnyGame, OptionValue, Paced, Seat, Setup, Timed, Warming
from salon.games.registry import GAMES, find_bot, kit_of, levels_of

Entrant = int
"""A bot's index in the list of bots, which is its seat in the first seating."""


class InvalidMatch(ValueError):
    """The match cannot be played; the message says why."""


class Match(Struct, frozen=True, kw_only=True):
    """Everything that the games of a match start from."""

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
        """Return a match, checked: the game takes this number of players with these options, and has these bots."""
        rules = find_game(game)
        for name in names:
            try:
                bot = find_bot(game, name)
            except ValueError as error:
                raise InvalidMatch(str(error)) from error
            if isinstance(bot, Warming) and find_spec("numba") is None:
                raise InvalidMatch(
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
        """The entrant on each seat, for every distinct rotation."""
        count = len(self.bots)
        rotations = (tuple((seat + turn) % count for seat in range(count)) for turn in range(count))
        by_names: dict[tuple[str, ...], tuple[Entrant, ...]] = {}
        for seating in rotations:
            by_names.setdefault(tuple(self.bots[entrant] for entrant in seating), seating)
        return tuple(by_names.values())

    @property
    def timed(self) -> tuple[str, ...]:
        """The bots with a time budget, whose games differ from machine to machine."""
        return tuple(
            name for name in dict.fromkeys(self.bots) if isinstance(find_bot(self.game, name), Timed)
        )

    def round_up(self, games: int) -> int:
        """Return the number of games, rounded up so that every deal is played in every seating."""
        return -(-games // len(self.seatings)) * len(self.seatings)

    def deal(self, number: int) -> int:
        """Return the number of the deal of a game. The seatings of a deal are consecutive games."""
        return number // len(self.seatings)

    def seating(self, number: int) -> tuple[Entrant, ...]:
        return self.seatings[number % len(self.seatings)]

    def setup(self, number: int) -> Setup:
        """Return the setup of a game, which is the same for all seatings of its deal."""
        seed = f"arena {self.seed} deal {self.deal(number)}"
        return find_game(self.game).setup(len(self.bots), self.options, seed)


class PlayedGame(Struct, frozen=True, kw_only=True):
    """A finished game. Everything except its number is listed by seat."""

    number: int
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    thinking_us: tuple[tuple[int, ...], ...]
    """The time of each decision, in microseconds."""
    notes: tuple[str, ...] = ()
    """The remarks under the score sheets, such as the title that a solitaire awards."""

    def wins(self, seat: Seat) -> float:
        """Return the share of the win: 1 for a sole winner; players who tie for first place share it."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0

    def margin(self, seat: Seat) -> int:
        """Return the lead over the best other player."""
        return self.points[seat] - max(self.points[:seat] + self.points[seat + 1 :])


def find_game(name: str) -> AnyGame:
    """Return a game by name."""
    if name not in GAMES:
        raise InvalidMatch(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]


def _check_pace(game: str, names: Sequence[str]) -> None:
    """Refuse bots without a pace in a race: a bot that takes no time would act forever before the clock advances."""
    if any(isinstance(find_bot(game, level), Paced) for level in levels_of(kit_of(game))):
        for name in names:
            if not isinstance(find_bot(game, name), Paced):
                raise InvalidMatch(
                    f"{game} is a race, and the bot {name!r} has no pace: how long it would take cannot be simulated"
                )
