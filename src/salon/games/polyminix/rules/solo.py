"""Challenges that no die and no deck decides: alone (PX-30) any challenge or test, a campaign through the deck, and the
challenge of the day; and a figure that somebody has drawn, alone or with others (PX-35)."""

from datetime import date
from functools import cache, lru_cache
from typing import NamedTuple, cast

from salon.core import BadSetup, Seat, SeededChance
from salon.games.polyminix.content.challenges import EDITION, Challenge, Level, card_and_side
from salon.games.polyminix.content.own_figures import CARD, read_own_figure
from salon.games.polyminix.content.tasks import TABLE, TURN_FACES
from salon.games.polyminix.model.actions import PickChallenge, PickTask, TestFace, TurnFace
from salon.games.polyminix.model.boxes import TEST_FACES
from salon.games.polyminix.model.events import ChallengeSet, TaskSet, TestDieRolled
from salon.games.polyminix.model.public_state import Held, PublicState
from salon.games.polyminix.rules import race
from salon.games.polyminix.rules.goals import challenges, in_the_deck
from salon.games.polyminix.rules.rules import FIRST_DAY, Rules, SoloMode
from salon.games.polyminix.rules.steps import Play


class OfTheDay(NamedTuple):
    """What everybody gets on a day, for each of the two games."""

    challenge: str
    test: TestFace
    turn: TurnFace


@lru_cache(maxsize=64)  # a table may name any day
def of_the_day(day: date, edition: int = EDITION) -> OfTheDay:
    """The challenge of a day: it depends on the date alone, so it is the same for everyone."""
    chance = SeededChance(f"Polyminix of {day.isoformat()}")
    every = sorted(challenge.id for challenge in in_the_deck(edition))
    return OfTheDay(
        every[chance.number("challenge", len(every))],
        cast("TestFace", TEST_FACES[chance.number("test", len(TEST_FACES))]),
        cast("TurnFace", TURN_FACES[chance.number("turn", len(TURN_FACES))]),
    )


@cache
def campaign(level: Level, edition: int = EDITION) -> tuple[str, ...]:
    """All challenges of a colour, the easiest first."""
    of_level = [challenge for challenge in in_the_deck(edition) if challenge.level is level]
    return tuple(challenge.id for challenge in sorted(of_level, key=_by_difficulty))


def _by_difficulty(challenge: Challenge) -> tuple[float, str]:
    return challenge.difficulty, challenge.id


def length(table: PublicState) -> int:
    """How many challenges there are to go through."""
    rules = table.rules
    if rules.solo is not SoloMode.CAMPAIGN:
        return 1
    if rules.with_cards:
        return len(campaign(rules.campaign, table.edition))
    return len(TURN_FACES) * len(TEST_FACES)


def is_through(table: PublicState) -> bool:
    """Whether all of them have been tried, when a turn is over."""
    return table.turn >= length(table)


def begin(play: Play) -> None:
    """Lay out the next challenge and ask for the TEST die; or ask the player to pick one."""
    rules = play.table.rules
    play.lay_out(mode="solo")
    if rules.challenge is not None:
        _hold(play, rules.challenge[0])
        play.ask("test", 0)
    elif rules.solo is SoloMode.CHALLENGE:
        play.ask("pick", 0)
    elif rules.with_cards:
        table = play.table
        _hold(
            play,
            campaign(rules.campaign, table.edition)[_tried(table)]
            if rules.day is None
            else of_the_day(rules.day, table.edition).challenge,
        )
        play.ask("test", 0)
    else:
        play.ask("roll", 0)


def check_chosen(rules: Rules) -> None:
    """Raises BadSetup if the challenge that was chosen beforehand does not exist."""
    if rules.challenge is None:
        return
    challenge, face = rules.challenge
    if not rules.with_cards or challenge not in challenges() or face not in (None, *TEST_FACES):
        raise BadSetup("polyminix-no-such-challenge", "PX-30", challenge=challenge)


def check_own_figure(rules: Rules) -> None:
    """Raises BadSetup if the figure that somebody has drawn is none, or if the deck decides what is played."""
    if rules.figure is None:
        return
    read_own_figure(rules.figure)
    if rules.challenge is not None or rules.solo not in (SoloMode.DICE, SoloMode.CHALLENGE):
        raise BadSetup("polyminix-figure-or-deck", "PX-35")


def begin_on_own_figure(play: Play, figure: str) -> None:
    """The figure lies before everybody, as a card does, until the current player fires the starting gun (PX-35)."""
    table, own = play.table, read_own_figure(figure)
    hand = (Held(CARD, own.level, 0),)
    play.lay_out(
        mode="solo" if table.seats == 1 else "first-second-third",
        hands=tuple(hand for _ in range(table.seats)),
        made=(own.challenge,),
    )
    play.tell(ChallengeSet(own.challenge.id))
    play.ask("start", table.current)


def check_day(rules: Rules) -> None:
    """Raises BadSetup for a day before the calendar began."""
    if rules.day is not None and rules.day < FIRST_DAY:
        raise BadSetup("polyminix-before-first-day", "PX-30", first=FIRST_DAY.isoformat())


def pick(play: Play, seat: Seat, action: PickChallenge | PickTask) -> None:
    """The player has picked: the clock starts."""
    play.lay_out(test_die=action.test)
    if isinstance(action, PickChallenge):
        _hold(play, action.challenge)
        play.tell(TestDieRolled(seat, action.test))
    else:
        task = TABLE[action.turn][action.test]
        play.lay_out(turn_die=action.turn, task=task)
        play.tell(TaskSet(task))
    race.start(play)


def given_test_face(table: PublicState) -> TestFace | None:
    """The face of the TEST die where it is not left to chance."""
    if table.rules.day is not None:
        return of_the_day(table.rules.day, table.edition).test
    if table.rules.challenge is not None:
        return cast("TestFace | None", table.rules.challenge[1])
    if table.rules.is_scripted and not table.rules.with_cards:
        return cast("TestFace", TEST_FACES[_tried(table) % len(TEST_FACES)])
    return None


def given_turn_face(table: PublicState) -> TurnFace | None:
    """The face of the TURN die where it is not left to chance: a campaign of game 2 goes row by row."""
    if table.rules.day is not None:
        return of_the_day(table.rules.day, table.edition).turn
    if table.rules.is_scripted:
        return cast("TurnFace", TURN_FACES[_tried(table) // len(TEST_FACES)])
    return None


def _tried(table: PublicState) -> int:
    """How many challenges were tried before this turn."""
    return table.turn - 1


def _hold(play: Play, challenge: str) -> None:
    """A challenge lies in front of the player, its side up."""
    card, side = card_and_side(challenge)
    play.lay_out(hands=((Held(card, challenges()[challenge].level, side),),))
    play.tell(ChallengeSet(challenge))
