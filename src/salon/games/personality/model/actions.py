"""What a player can do: one class for each verb of the rulebook."""

from typing import Literal

from salon.core import Action, Seat
from salon.games.personality.content.cards import CardId

Bet = Literal[1, 2, 3]
"""1 is neutral: no token; the tokens are worth 2 and 3 (PY-12)."""


class Read(Action, frozen=True):
    """Play a hand card face up and read it to all (PY-10)."""

    card: CardId


class Lay(Action, frozen=True):
    """Lay a hand card that fits the player on the `●` square (PY-32)."""

    card: CardId


class Choose(Action, frozen=True):
    """Lock in a choice and a bet (PY-11, PY-12). In an inverted round `whom` is the player whose card is chosen.

    A second vote and a contest have no bets. A pair is locked in once both players have chosen the same (PY-31).
    """

    whom: Seat
    bet: Bet = 1


class Reconsider(Action, frozen=True):
    """Unlock one's choice, in order to choose again (PY-13)."""


class Swap(Action, frozen=True):
    """Change a hand card for the top card of the stock (PY-16)."""

    card: CardId


class Keep(Action, frozen=True):
    """Swap nothing."""


class Pick(Action, frozen=True):
    """Pick an answer without locking it in (PY-74): it can be picked anew, and counts when the time is over.

    Nobody else is told. `Keep` takes back the pick of a card to swap.
    """

    answer: Choose | Lay | Swap | Keep


class Argue(Action, frozen=True):
    """Give one's reasons in the debate (PY-18); without a text, they were given aloud."""

    text: str = ""


class Pair(Action, frozen=True):
    """Name the player to vote with (PY-31)."""

    partner: Seat


class Give(Action, frozen=True):
    """Give away a hand card as a candidate (PY-41)."""

    card: CardId
    to: Seat


class Accept(Action, frozen=True):
    """Accept the card one was given (PY-42)."""


class Contest(Action, frozen=True):
    """Contest the card one was given (PY-42)."""


class LeaveOut(Action, frozen=True):
    """Take a card out of this game for good, without giving reasons: a hand card of the reader, or the card being read
    (PY-73). Nobody is told who did it."""

    anonymous = True

    card: CardId


AnyAction = (
    Read | Lay | Choose | Reconsider | Pick | Argue | Swap | Keep | Pair | Give | Accept | Contest | LeaveOut
)
