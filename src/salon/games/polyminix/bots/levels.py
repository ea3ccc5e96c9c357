"""The bots of Polyminix (PX-32). They see only views, and race at a human pace."""

from random import Random

import msgspec
from msgspec.structs import replace

from salon.core import Bot
from salon.games.polyminix.bots import drawn, solving
from salon.games.polyminix.bots.hints import how_many
from salon.games.polyminix.content.challenges import Challenge, Level, challenge_id
from salon.games.polyminix.content.generator import generate
from salon.games.polyminix.game import POLYMINIX
from salon.games.polyminix.model.actions import (
    AnyAction,
    ChooseMode,
    ChooseSide,
    Clear,
    GiveUp,
    Lay,
    Lift,
    NameDeck,
    OrderChallenge,
    PickChallenge,
    PickTask,
    Ready,
    Roll,
    SentAction,
)
from salon.games.polyminix.model.boxes import TEST_FACES
from salon.games.polyminix.model.pieces import find_kit
from salon.games.polyminix.model.problem import Cancelled
from salon.games.polyminix.model.view import HintAnswer, View
from salon.games.polyminix.race_pace import SECONDS, USUAL_WORK, tries
from salon.games.polyminix.rules.goals import challenges, present
from salon.games.polyminix.rules.made_to_order import MOST, Order, may_wish
from salon.games.polyminix.rules.modes import offered_modes
from salon.games.polyminix.study import CoverAnswer, CoverQuestion, DrawnAnswer, DrawnQuestion, StudyQuestion

_decode_order = msgspec.json.Decoder(Order | StudyQuestion).decode

SPREAD = 0.35
NEW = 0.5
"""How often a bot has a new challenge made, where it may."""


class RandomBot:
    """Plays legal actions at random."""

    def choose(self, view: View, random: Random) -> AnyAction:
        """One of the legal actions."""
        return POLYMINIX.legal(view).sample(random)


class RacingBot:
    """Follows the solver at a human pace: it takes `seconds` for each piece that a person would have tried."""

    def __init__(self, seconds: float, colour: Level) -> None:
        self._seconds, self._colour = seconds, colour

    def choose(self, view: View, random: Random) -> SentAction:
        """An answer to what the phase asks."""
        table = view.table
        match table.phase:
            case "race":
                return self._cover(view)
            case "mode":
                return ChooseMode(random.choice(offered_modes(table)))
            case "deck":
                return self._deck(view, random)
            case "side":
                return self._side(view)
            case "pick" if table.rules.with_cards:
                return random.choice(
                    [each for each in POLYMINIX.legal(view) if isinstance(each, PickChallenge)]
                )
            case "pick":
                return random.choice([each for each in POLYMINIX.legal(view) if isinstance(each, PickTask)])
            case "ready":
                return Ready()
            case _:
                return Roll()

    def pause_ms(self, view: View, action: SentAction, random: Random) -> int:
        """How long the bot waits before it acts: it depends on the work that the test takes, and on the bot's pace."""
        if view.table.phase != "race":
            return 0
        each = tries(_work(view)) if isinstance(action, Lay) else 1.0
        return round(1000 * self._seconds * each * random.lognormvariate(0, SPREAD))

    def _cover(self, view: View) -> SentAction:
        try:
            found = solving.next_piece(view)
            if found is not None:
                return Lay(found.piece, found.cells)
            wrong = solving.wrong_pieces(view)
        except Cancelled:
            wrong = ()
        if wrong:
            return Lift(wrong[0].piece)
        return Clear() if view.laid else GiveUp()

    def _deck(self, view: View, random: Random) -> NameDeck | OrderChallenge:
        """The deck of its level; half of the time a new challenge, where the table has agreed to them."""
        if view.seat is not None and may_wish(view.table, view.seat) and random.random() < NEW:
            return OrderChallenge(self._colour, random.randint(1, MOST))
        return NameDeck(self._colour)

    def _side(self, view: View) -> ChooseSide:
        """The easier side of its card."""
        sides = [each for each in POLYMINIX.legal(view) if isinstance(each, ChooseSide)]
        return min(sides, key=lambda each: challenges()[challenge_id(each.card, each.side)].difficulty)


def _work(view: View) -> float:
    """How many pieces people try in vain, as a power of two: measured for the deck, a fixed guess for game 2."""
    challenge = present(view.table, view.seat or 0)
    if challenge is None or view.table.test_die is None or not challenge.efforts:
        return USUAL_WORK
    return challenge.efforts[TEST_FACES.index(view.table.test_die)].work


def hint(view: View) -> HintAnswer | None:
    """The solver's answer to what the seat has asked (PX-31); None if it has not asked."""
    if view.hint is None:
        return None
    problem = solving.problem_of(view)
    match view.hint:
        case "next":
            return HintAnswer(hint="next", next=solving.next_piece(view))
        case "wrong":
            return HintAnswer(hint="wrong", wrong=tuple(each.piece for each in solving.wrong_pieces(view)))
        case "solvable":
            return HintAnswer(hint="solvable", solvable=solving.is_solvable(view))
        case "count":
            if problem is None:
                return HintAnswer(hint="count")
            found = how_many(problem, solving.MOST_COVERS, solving.patience())
            return HintAnswer(hint="count", covers=found.covers, or_more=found.or_more)


def make(order_json: bytes) -> tuple[Challenge, ...] | CoverAnswer | DrawnAnswer:
    """New challenges (PX-33), each proven solvable and rated; or the answer to a question about a figure."""
    order = _decode_order(order_json)
    if isinstance(order, CoverQuestion):
        return solving.cover(order)
    if isinstance(order, DrawnQuestion):
        return drawn.answer(order)
    kit = find_kit(order.kit)
    return tuple(
        replace(generate(number, order.level, order.family, kit), id=challenge_id(card, 0))
        for card, number in order.cards
    )


BOTS: dict[str, Bot] = {
    "random": RandomBot(),
    "gentle": RacingBot(SECONDS["gentle"], Level.GREEN),
    "fair": RacingBot(SECONDS["fair"], Level.YELLOW),
    "sharp": RacingBot(SECONDS["sharp"], Level.RED),
}
"""Every bot by name; the last three are the levels that the page offers."""
