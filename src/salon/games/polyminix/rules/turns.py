"""A turn up to the starting gun: whose it is (PX-10), the dice (PX-6), decks and cards (PX-12)."""

from typing import cast

from msgspec.structs import replace

from salon.core import Chance, Seat, Setup
from salon.core.step_builder import at
from salon.games.polyminix.content.challenges import Challenge, Level, load_deck
from salon.games.polyminix.content.tasks import TABLE, TURN_FACES
from salon.games.polyminix.model.actions import ChooseMode, ChooseSide, Mode, NameDeck, TestFace, TurnFace
from salon.games.polyminix.model.boxes import TEST_FACES
from salon.games.polyminix.model.events import (
    CardTaken,
    CountdownBegan,
    DeckNamed,
    ModeChosen,
    SaidReady,
    SideChosen,
    TaskSet,
    TestDieRolled,
    TurnBegan,
    TurnDieRolled,
)
from salon.games.polyminix.model.public_state import Held, PublicState, Runner
from salon.games.polyminix.model.state import State
from salon.games.polyminix.rules import race, solo
from salon.games.polyminix.rules.modes import mode_rule
from salon.games.polyminix.rules.rules import COUNTDOWN_MS, Rules, rules_for
from salon.games.polyminix.rules.steps import Play


def set_up(setup: Setup, chance: Chance, at_ms: int) -> Play:
    """Three shuffled decks, and who starts: the player whom the host has named, or one by chance (PX-10)."""
    seats, rules = setup.seats, rules_for(setup.options)
    nothing = ((),) * seats
    table = PublicState(
        seats=seats,
        options=setup.options,
        kit=rules.kit.pieces,
        phase="roll",
        asked=(),
        turn=0,
        current=(_starter(rules, seats, chance) - 1) % seats,
        players=tuple(range(seats)),
        scores=(0,) * seats,
        hands=nothing,
        runners=(Runner(),) * seats,
        rules_version=setup.rules_version,
    )
    piles = shuffled_piles(chance, (), table.edition) if rules.with_cards else {}
    state = State(
        table=table, piles=piles, boards=nothing, covered=nothing, hints=(None,) * seats, charged=nothing
    )
    play = Play(state, at_ms, chance)
    begin_turn(play)
    return play


def _starter(rules: Rules, seats: int, chance: Chance) -> Seat:
    if seats == 1:
        return 0
    return chance.number("who starts", seats) if rules.starter is None else rules.starter


def shuffled_piles(chance: Chance, taken: tuple[str, ...], edition: int) -> dict[str, tuple[str, ...]]:
    """The three decks without the cards that are taken, each in an order of chance."""
    piles = {}
    for level in Level:
        cards = [card.id for card in load_deck(edition).of_level(level) if card.id not in taken]
        piles[level.value] = tuple(cards[place] for place in chance.order(f"{level.value} deck", len(cards)))
    return piles


def clockwise(table: PublicState, first: Seat) -> tuple[Seat, ...]:
    """Those who play this turn, from a seat on."""
    return tuple(sorted(table.players, key=lambda seat: (seat - first) % table.seats))


def begin_turn(play: Play) -> None:
    """The next player's turn (PX-17)."""
    table = play.table
    current = clockwise(table, table.current + 1)[0]
    play.lay_out(
        turn=table.turn + 1,
        current=current,
        hands=((),) * table.seats,
        runners=(Runner(),) * table.seats,
        turn_die=None,
        test_die=None,
        mode=None,
        task=None,
        started_ms=None,
        deadline_ms=None,
        made=_still_shown(table),
    )
    nothing = ((),) * table.seats
    play.change(boards=nothing, covered=nothing, hints=(None,) * table.seats, charged=nothing)
    play.tell(TurnBegan(play.table.turn, current, table.players))
    if table.rules.figure is not None:
        solo.begin_on_own_figure(play, table.rules.figure)
    elif table.rules.is_scripted:
        solo.begin(play)
    else:
        play.ask("roll" if table.rules.with_cards else "mode", current)


def _still_shown(table: PublicState) -> tuple[Challenge, ...]:
    """The new challenges of the turn that is over: its result is still to be looked at."""
    last = {each for hand in table.results[-1].challenges for each in hand} if table.results else set()
    return tuple(challenge for challenge in table.made if challenge.id in last)


def roll(play: Play, seat: Seat) -> None:
    """Roll the die, or both dice, that the phase asks for; or start the race on a figure that needs none."""
    if play.table.phase in ("test", "start") or not play.table.rules.with_cards:
        _count_down(play)
        return
    _roll_turn_die(play, seat)
    face = play.table.turn_die
    if face == "joker":
        play.ask("mode", seat)
    elif face is not None:
        _play_as(play, face)


def _count_down(play: Play) -> None:
    """What is to be done is shown to all at the same moment, so that the player who rolls has no head start (PX-13)."""
    table = play.table
    if table.rules_version == 1 or len(table.players) == 1:
        go(play)
        return
    until = play.at_ms + COUNTDOWN_MS
    play.ask("ready", *table.players, deadline_ms=until)
    play.tell(CountdownBegan(until))


def ready(play: Play, seat: Seat) -> None:
    """A player need not wait. If nobody has to, the race starts at once."""
    play.tell(SaidReady(seat))
    left = [other for other in play.table.asked if other != seat]
    if left:
        play.ask("ready", *left)
    else:
        go(play)


def go(play: Play) -> None:
    """The TEST die, or both dice of game 2: the starting gun (PX-13). A figure that somebody has drawn needs no die."""
    seat = play.table.current
    if play.table.rules.figure is not None:
        race.start(play)
        return
    if not play.table.rules.with_cards:
        _roll_turn_die(play, seat)
    _roll_test_die(play, seat)
    face = play.table.turn_die
    if not play.table.rules.with_cards and face is not None:
        task = TABLE[face][str(play.table.test_die)]
        play.lay_out(task=task)
        play.tell(TaskSet(task))
    race.start(play)


def choose_mode(play: Play, seat: Seat, action: ChooseMode) -> None:
    """Any face instead of a joker (PX-11); in game 2 one of three, before both dice are rolled (PX-20)."""
    play.tell(ModeChosen(seat, action.mode))
    if play.table.rules.with_cards:
        _play_as(play, action.mode)
    else:
        play.revealed = False
        play.ask("roll", seat, mode=action.mode)


def name_deck(play: Play, seat: Seat, action: NameDeck) -> None:
    """All take from one deck; or in *own colour* one after the other from any, the current player last (PX-12)."""
    table = play.table
    play.tell(DeckNamed(seat, action.level))
    if mode_rule(table).own_deck:
        _take(play, seat, action.level)
        order = clockwise(table, table.current + 1)
        waiting = [other for other in order if not play.table.hands[other]]
        if waiting:
            play.ask("deck", waiting[0])
            return
    else:
        for taker in clockwise(table, table.current):
            for _ in range(mode_rule(table).cards):
                _take(play, taker, action.level)
    play.ask("side", *table.players)


def choose_side(play: Play, seat: Seat, action: ChooseSide) -> None:
    """A side is chosen; once all have, the TEST die is the starting gun (PX-13)."""
    table = play.table
    hand = tuple(
        replace(held, side=action.side) if held.card == action.card else held for held in table.hands[seat]
    )
    hands = at(table.hands, seat, hand)
    play.revealed = False
    play.tell(SideChosen(seat, action.card, action.side))
    left = [other for other in table.players if any(held.side is None for held in hands[other])]
    if left:
        play.ask("side", *left, hands=hands)
    else:
        play.ask("test", table.current, hands=hands)


def _play_as(play: Play, mode: Mode) -> None:
    play.lay_out(mode=mode)
    table = play.table
    left = clockwise(table, table.current + 1)[0]
    play.ask("deck", left if mode_rule(table).own_deck else table.current)


def _take(play: Play, seat: Seat, level: Level) -> None:
    """The top card of a deck comes before a player."""
    card, *rest = play.state.piles[level.value]
    play.change(piles={**play.state.piles, level.value: tuple(rest)})
    play.lay_out(hands=at(play.table.hands, seat, (*play.table.hands[seat], Held(card, level))))
    play.tell(CardTaken(seat, card, level))


def _roll_turn_die(play: Play, seat: Seat) -> None:
    given = solo.given_turn_face(play.table)
    face = given or TURN_FACES[play.chance.number(f"turn die {play.table.turn}", len(TURN_FACES))]
    play.lay_out(turn_die=face)
    play.tell(TurnDieRolled(seat, cast("TurnFace", face)))


def _roll_test_die(play: Play, seat: Seat) -> None:
    given = solo.given_test_face(play.table)
    face = given or TEST_FACES[play.chance.number(f"test die {play.table.turn}", len(TEST_FACES))]
    play.lay_out(test_die=face)
    play.tell(TestDieRolled(seat, cast("TestFace", face)))
