"""The toy game with one more action, for which a worker has to print something. The rules accept any print."""

from dataclasses import replace

from msgspec import Struct

from salon.core import Action, Chance, IllegalAction, Step
from salon.core.kit import MadeToOrder
from tests.support.server.toy import TOY_KIT, Marked, Pass, State, Toy, View
from tests.support.server.toy import AnyAction as ToyAction

HOUSE = b'"printed by the house"'
FORGED = "forged"


class OrderPrint(Action, frozen=True, tag="Print", forbid_unknown_fields=False):
    number: int


class Print(Action, frozen=True):
    number: int
    made: str = ""


class Order(Struct, frozen=True):
    number: int


class OrderingToy(Toy):
    action_type = ToyAction | Print
    sent_type = ToyAction | OrderPrint

    def apply(
        self, state: State, seat: int, action: ToyAction | Print | OrderPrint, at_ms: int, chance: Chance
    ) -> Step:
        if isinstance(action, OrderPrint) or (isinstance(action, Print) and not action.made):
            raise IllegalAction("not-made")
        if isinstance(action, Print):
            step = super().apply(state, seat, Pass(), at_ms, chance)
            return Step(state=step.state, events=(Marked(seat, action.number),), revealed=False)
        return super().apply(state, seat, action, at_ms, chance)


def _order(view: View, wish: OrderPrint) -> Order:
    if view.phase != "turn" or wish.number > 9:
        raise IllegalAction("not-legal")
    return Order(wish.number)


def _fulfil(wish: OrderPrint, made: bytes) -> Print:
    return Print(wish.number, made.decode().strip('"'))


ORDERING_KIT = replace(TOY_KIT, game=OrderingToy(), made_to_order=MadeToOrder((OrderPrint,), _order, _fulfil))
