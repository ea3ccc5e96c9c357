"""What the audiences of tables think: collects votes, shares them with the other servers, and says what is shown.

What is shown changes with the game, and otherwise once a beat, however many people vote.
"""

from collections import OrderedDict
from collections.abc import Mapping

import msgspec

from salon.core import Refusal, Timeline
from salon.core.kit import Poll
from salon.server.bus.base import LONGEST_TEXT
from salon.server.context import Context
from salon.server.domain.table import Table
from salon.server.domain.together.audience import (
    LONGEST_KEY,
    Ballots,
    Questions,
    check_answers,
    check_in_audience,
    pseudonym,
)
from salon.server.play.audience.beat import Beat
from salon.server.play.live_game import LiveGame
from salon.server.play.rooms import Rooms
from salon.server.protocol.inbound import AudienceVote
from salon.server.protocol.outbound import AudienceNews, Opinion

TOPIC = "audience"


class Share(msgspec.Struct, array_like=True):
    """All answers to a question that one server has got, by choice. `version` grows with every change."""

    server: str
    code: str
    game_id: str
    key: str
    version: int
    votes: dict[int, list[str]]


_decode = msgspec.json.Decoder(Share).decode


class Asked:
    """What a game asks its audience at one position, and what is shown of the answers."""

    def __init__(self, timeline: Timeline, poll: Poll | None, revealed: str | None) -> None:
        self.timeline = timeline
        self.poll = poll
        self.revealed = revealed
        self.voted = 0
        self.opinion: Opinion | None = None
        self.stale = True


class TableAudience:
    """The audience of one table."""

    def __init__(self) -> None:
        self.questions = Questions()
        self.asked: Asked | None = None
        self.unshared: set[tuple[str, str]] = set()


class Opinions:
    """The audiences of all tables."""

    def __init__(self, context: Context, rooms: Rooms, beat: Beat) -> None:
        self._context = context
        self._rooms = rooms
        self._beat = beat
        self._tables: OrderedDict[str, TableAudience] = OrderedDict()
        beat.subscribe(self._tell)
        if not context.settings.alone:
            context.bus.listen(TOPIC, self._hear)

    def __len__(self) -> int:
        return len(self._tables)

    def vote(self, table: Table, live: LiveGame, visitor: str | None, vote: AudienceVote) -> None:
        """Somebody in the audience answers the question that is open."""
        voter = check_in_audience(table, visitor)
        if not self._has_audience(live):
            raise Refusal("no-audience")
        audience = self._audience(table.code)
        poll = self._asked(audience, live).poll if vote.game_id == live.row.game_id else None
        check_answers(poll, vote.key, vote.choice)
        ballots = audience.questions.ballots(vote.game_id, vote.key)
        name = pseudonym(vote.game_id, vote.key, voter)
        if ballots.cast(self._context.name, name, vote.choice, self._context.settings.limits.audience_votes):
            audience.unshared.add((vote.game_id, vote.key))
            self._beat.due(table.code)

    def news(self, code: str, live: LiveGame, voter: str | None) -> AudienceNews | None:
        """What a receiver is shown; None if this game asks its audience nothing. `voter` is the receiver's visitor, if
        they are in the audience: they have a cookie and no seat."""
        if not self._has_audience(live):
            return None
        audience = self._audience(code)
        asked = self._asked(audience, live)
        if asked.stale:
            self._count(audience, live.row.game_id, asked)
        game_id, poll, opinion = live.row.game_id, asked.poll, asked.opinion
        return AudienceNews(
            game_id=game_id,
            asked=None if poll is None else poll.key,
            choices=() if poll is None else poll.choices,
            voted=asked.voted,
            mine=None if poll is None else _answer(audience, game_id, poll.key, voter),
            member=voter is not None,
            opinion=opinion,
            chose=None if opinion is None else _answer(audience, game_id, opinion.key, voter),
        )

    def _audience(self, code: str) -> TableAudience:
        """The audience of a table. Those that were used longest ago are forgotten."""
        found = self._tables.setdefault(code, TableAudience())
        self._tables.move_to_end(code)
        if len(self._tables) > self._context.settings.limits.audiences:
            self._tables.popitem(last=False)
        return found

    def _has_audience(self, live: LiveGame) -> bool:
        """Whether a game asks its audience anything."""
        kit = self._context.kits.get(live.row.setup.game)
        return kit is not None and kit.audience is not None

    def _asked(self, audience: TableAudience, live: LiveGame) -> Asked:
        """What a game asks at its present position, worked out once for all receivers."""
        asked, kit = audience.asked, self._context.kit(live.row.setup.game).audience
        if asked is None or asked.timeline is not live.timeline:
            view = live.timeline.game.view(live.timeline.state, None)
            poll, revealed = (None, None) if kit is None else (kit.poll(view), kit.revealed(view))
            asked = audience.asked = Asked(live.timeline, _usable(poll), revealed)
        return asked

    def _count(self, audience: TableAudience, game_id: str, asked: Asked) -> None:
        asked.stale = False
        now = None if asked.poll is None else audience.questions.known(game_id, asked.poll.key)
        asked.voted = 0 if now is None else len(now.by_voter())
        then = None if asked.revealed is None else audience.questions.known(game_id, asked.revealed)
        votes = {} if then is None else then.counts()
        asked.opinion = Opinion(asked.revealed or "", votes) if votes else None

    def _tell(self, code: str) -> None:
        """Share what is new at a table, and show it here."""
        audience, room = self._tables.get(code), self._rooms.room(code)
        if audience is None:
            return
        if audience.asked is not None:
            audience.asked.stale = True
        while audience.unshared:
            self._share(code, audience, *audience.unshared.pop())
        if room is not None:
            room.nudge()

    def _share(self, code: str, audience: TableAudience, game_id: str, key: str) -> None:
        own, ballots = self._context.name, audience.questions.known(game_id, key)
        if ballots is None or self._context.settings.alone:
            return
        share = Share(own, code, game_id, key, ballots.version(own), _by_choice(ballots, own))
        text = msgspec.json.encode(share).decode()
        if text.isascii() and len(text) <= LONGEST_TEXT:
            self._context.bus.share(TOPIC, text)

    def _hear(self, text: str) -> None:
        """Take over what another server has got for a table that is shown here."""
        try:
            share = _decode(text)
        except msgspec.DecodeError:
            return
        shown_here = share.code in self._tables or self._rooms.has(share.code)
        if share.server == self._context.name or not shown_here or len(share.key) > LONGEST_KEY:
            return
        ballots = self._audience(share.code).questions.ballots(share.game_id, share.key)
        if ballots.hear(share.server, share.version, _by_voter(share.votes)):
            self._beat.due(share.code)


def _answer(audience: TableAudience, game_id: str, key: str, visitor: str | None) -> int | None:
    """What a visitor has answered to a question."""
    ballots = audience.questions.known(game_id, key)
    if ballots is None or visitor is None:
        return None
    return ballots.answer_of(pseudonym(game_id, key, visitor))


def _usable(poll: Poll | None) -> Poll | None:
    """A question, unless nobody could answer it."""
    return None if poll is None or len(poll.key) > LONGEST_KEY or not poll.choices else poll


def _by_choice(ballots: Ballots, server: str) -> dict[int, list[str]]:
    choices: dict[int, list[str]] = {}
    for voter, choice in ballots.votes(server).items():
        choices.setdefault(choice, []).append(voter)
    return choices


def _by_voter(votes: Mapping[int, list[str]]) -> dict[str, int]:
    return {voter: choice for choice, voters in votes.items() for voter in voters}
