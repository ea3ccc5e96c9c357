"""An evening of Personality that is over, shown to a page without playing it: the messages that a server would send."""

from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from salon.core import Outcome
from salon.games.personality import PERSONALITY, Choose, Personality, Read, board_from
from salon.server.domain.table import Chair, Finale, Member, Table
from salon.server.local_network import Invitation
from salon.server.projection.table import OfGame, Onlookers, table_news
from salon.server.protocol.outbound import GameNews, SeatNews
from tests.games.personality.tables import Room

CODE = "ABCDE"
COLOURS = ("garnet", "plum", "olive", "walnut", "midnight", "rose")
NAMES = ("Ada", "Maximiliane-Sophie", "Émile", "Zoé", "Bartholomew Featherstone", "Lou")
"""Short names, and the longest that there can be."""
AT_ONCE = 6
"""How many cards of a player are shown in one step."""
ROAD = Personality(boards={"road": board_from("P...S" + "." * 150 + "G...*")})
"""A road so long that nobody reaches its end."""


class Evening:
    """A finished game in which each player has got so many cards, and a table that shows its finale."""

    def __init__(
        self, names: tuple[str, ...], cards: tuple[int, ...], *, winners: tuple[int, ...] = (0,)
    ) -> None:
        self.names = names
        room = Room(len(names), {"board": "road"}, ROAD)
        random = Random(7)
        wanted = [seat for seat, count in enumerate(cards) for _ in range(count)]
        random.shuffle(wanted)
        for whom in wanted:
            _elect(room, whom, random)
        squares = tuple(24 if seat in winners else 20 - seat for seat in range(len(names)))
        room.rig_table(phase="over", winners=winners, asked=(), squares=squares)
        self.state = room.state
        outcome = PERSONALITY.outcome(room.state)
        assert isinstance(outcome, Outcome)
        self.outcome = outcome
        self.step = 0
        self.steps = sum(max(1, -(-count // AT_ONCE)) for count in cards) + 1
        """How many steps there are before the result."""
        self._sockets: list[tuple[WebSocketRoute, int | None]] = []

    def attach(self, page: Page, seat: int | None = None) -> None:
        """Answer the page's socket. A page with a seat is that player's; the first seat is the host's."""

        def opened(socket: WebSocketRoute) -> None:
            socket.on_message(lambda _message: None)
            self._sockets.append((socket, seat))
            socket.send(self._game(seat))
            socket.send(self._table(seat))

        page.route_web_socket("**/ws/**", opened)

    def enter(self, step: int) -> None:
        """Be at a step, for pages that are opened from now on."""
        self.step = step
        self._sockets.clear()

    def show(self, step: int) -> None:
        """Go on to a step on every page."""
        self.step = step
        for socket, seat in self._sockets:
            socket.send(self._table(seat))

    def _table(self, seat: int | None) -> str:
        people = tuple(
            Member(number=place, name=name, visitor=f"visitor {place}", at="here")
            for place, name in enumerate(self.names)
        )
        table = Table(
            code=CODE,
            version=self.step + 1,
            status="over",
            game=PERSONALITY.spec.name,
            options={},
            chairs=tuple(
                Chair(kind="person", name=name, colour=COLOURS[place], member=place)
                for place, name in enumerate(self.names)
            ),
            members=people,
            host=0,
            next_member=len(people),
            away_policy="wait",
            round=1,
            game_id="evening",
            touched_ms=0,
            finale=Finale(step=self.step),
        )
        visitor = None if seat is None else f"visitor {seat}"
        link = Invitation(f"http://salon.example/t/{CODE}", here_only=False)
        return table_news(
            table, visitor, Onlookers(0, on_screen=True), link, OfGame(hidden_hands=True, pause_ms=0)
        ).decode()

    def _game(self, seat: int | None) -> str:
        view: Any = PERSONALITY.view(self.state, seat)
        news = GameNews(
            game_id="evening",
            seq=99,
            since=98,
            at_ms=0,
            waiting={},
            seats=(
                SeatNews(
                    seat=seat,
                    view=msgspec.Raw(msgspec.json.encode(view)),
                    events=(),
                    legal=(),
                    may_take_back=False,
                ),
            ),
            commitment="0" * 64,
            outcome=self.outcome,
        )
        return msgspec.json.encode(news).decode()


def _elect(room: Room, whom: int, random: Random) -> None:
    """One round in which a player gets a card; some vote otherwise."""
    (reader,) = room.table.asked
    room.act(reader, Read(room.state.hands[reader][0]))
    seats = room.table.seats
    astray = {seat for seat in range(seats) if random.random() < 0.12 * (seat + 1)}
    while len(astray) > (seats - 1) // 2:
        astray.remove(max(astray))
    others = [seat for seat in range(seats) if seat != whom]
    for seat in range(seats):
        room.act(seat, Choose(others[seat % len(others)] if seat in astray else whom))
    room.keep()
    assert room.table.traits[whom]
