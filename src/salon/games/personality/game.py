"""Personality as an implementation of `core.Game`. Each method delegates to the module that has the rule."""

from collections.abc import Mapping

from msgspec.structs import replace

from salon.core import (
    BadSetup,
    Chance,
    Decision,
    Game,
    IllegalAction,
    OptionValue,
    Outcome,
    Seat,
    Setup,
    Spec,
    Step,
)
from salon.games.personality.content.board import Board, house_boards
from salon.games.personality.content.cards import EDITION, ENOUGH, HOUSE, Card, Deck, house_deck
from salon.games.personality.content.mixing import own_cards, shuffled, with_own, with_pack_checked
from salon.games.personality.content.personas import PERSONAS
from salon.games.personality.model.actions import (
    Accept,
    AnyAction,
    Argue,
    Choose,
    Contest,
    Give,
    Keep,
    Lay,
    LeaveOut,
    Pair,
    Pick,
    Read,
    Reconsider,
    Swap,
)
from salon.games.personality.model.events import AnyEvent
from salon.games.personality.model.public_state import VOTES
from salon.games.personality.model.state import State
from salon.games.personality.model.view import View
from salon.games.personality.rules import ballots, ending, moving, pairing, rounds, time_outs
from salon.games.personality.rules.legality import Answers, check
from salon.games.personality.rules.outcome import outcome_of
from salon.games.personality.rules.rules import (
    CAST,
    LEFT_OUT,
    PACK,
    RETIRED,
    RULES_VERSION,
    Rules,
    left_out_as_option,
    options_for,
    rules_of,
    with_left_out,
)
from salon.games.personality.rules.steps import Play
from salon.games.personality.rules.view_building import determinize, view_of

SWAPS = Decision("swap", secret=True, answered=True)
"""A seat may swap a card beside what the table is doing (PY-16)."""


class Personality(Game[State, View, AnyAction]):
    """A party game of secret votes. Custom decks and boards, by name, can be added to those that Salon comes with."""

    state_type = State
    view_type = View
    action_type = AnyAction
    event_type = AnyEvent

    def __init__(
        self, decks: Mapping[str, Deck] | None = None, boards: Mapping[str, Board] | None = None
    ) -> None:
        self.decks = {HOUSE: house_deck(), **(decks or {})}
        self.boards = {**house_boards(), **(boards or {})}
        self.spec = Spec(
            name="personality",
            rules_version=RULES_VERSION,
            seats=(3, 4, 5, 6),
            options=options_for(self.decks, self.boards),
            extras=(LEFT_OUT, CAST, PACK),
        )

    def setup(self, seats: int, options: Mapping[str, OptionValue], seed: str) -> Setup:
        """A checked setup. There must be enough cards of the spice (PY-1), and without the cards left out (PY-73).

        Ids that the deck does not have belong to another deck, which the table has played with before. A table that was
        opened under the first version of the rules may still have its option for swaps, which is dropped.
        """
        current = {name: options[name] for name in options if name != RETIRED}
        setup = with_pack_checked(super().setup(seats, current, seed))
        rules = rules_of(self.spec.without_content(setup.options))
        own = own_cards(setup)
        deck = self._deck(rules, own=own)
        there = len(deck.playing(rules.spice))
        if rules.share == "all" and own and there < ENOUGH:
            raise BadSetup("personality-too-few-own", "PY-76", fewest=ENOUGH, there=there)
        if rules.spice != "all" and there < ENOUGH:
            raise BadSetup(f"personality-too-few-{rules.spice}", "PY-1", fewest=ENOUGH, there=there)
        left_out = rules.left_out & deck.cards.keys()
        if left_out and len(deck.playing(rules.spice, left_out)) < ENOUGH:
            raise BadSetup("personality-too-few-cards", "PY-73", fewest=ENOUGH)
        return replace(setup, options=with_left_out(setup.options, left_out))

    def kept(self, setup: Setup, state: State) -> dict[str, OptionValue]:
        """The cards left out so far (PY-73). If too few would stay in the game, all come back."""
        rules = state.table.rules
        left_out = rules.left_out.union(state.table.left_out)
        if not left_out:
            return {}
        deck = self._deck(rules, setup.rules_version, state.own)
        enough = len(deck.playing(rules.spice, left_out)) >= ENOUGH
        return left_out_as_option(left_out if enough else ())

    def start(self, setup: Setup, chance: Chance, at_ms: int) -> Step:
        """The cards are dealt; the first reader is asked."""
        options = self.spec.without_content(setup.options)
        rules = rules_of(options)
        own = tuple(card for card in own_cards(setup) if card.id not in rules.left_out)
        deck, board = self._deck(rules, setup.rules_version, own), self.boards[rules.board]
        stock = shuffled(rules.cards_of(deck), {card.id for card in own}, rules.share, setup.seats, chance)
        return rounds.deal(
            replace(setup, options=options), board, stock, own, tuple(PERSONAS), chance, at_ms
        ).step()

    def waiting_for(self, state: State) -> Mapping[Seat, Decision]:
        """The seats that are asked; in a vote those that have locked in, who may change their minds (PY-13); and those
        that may swap a card meanwhile, for whom nobody waits (PY-16)."""
        table = state.table
        secret = table.phase in (*VOTES, "lay", "swap", "answer")
        changeable = table.answered if table.phase in VOTES else ()
        beside = {seat: SWAPS for seat in table.swappers if state.hands[seat]}
        asked = {
            seat: Decision(table.phase, secret, table.deadline_ms, seat in changeable)
            for seat in (*table.asked, *changeable)
        }
        return dict(sorted({**beside, **asked}.items()))

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything public, and the seat's own hand and answers."""
        return view_of(state, seat, self._deck(state.table.rules, state.table.rules_version, state.own))

    def legal(self, view: View) -> Answers:
        """What the seat may do. A debate accepts any text, so its actions are not all listed."""
        return Answers(view)

    def apply(self, state: State, seat: Seat, action: AnyAction, at_ms: int, chance: Chance) -> Step:
        """Check the action and carry it out. Chance is used at the start only: cards come from the top of the stock."""
        del chance
        if seat not in self.waiting_for(state):
            raise IllegalAction("not-asked")
        check(self.view(state, seat), action)
        play = Play(state, at_ms)
        _carry_out(play, seat, action)
        return play.step()

    def expire(self, state: State, at_ms: int, chance: Chance) -> Step | None:
        """The time is over: what was picked counts, and who has picked nothing is passed over (PY-71, PY-74)."""
        del chance
        table = state.table
        if table.deadline_ms is None or at_ms < table.deadline_ms:
            return None
        play = Play(state, at_ms)
        time_outs.expire(play)
        return play.step()

    def skip(self, state: State, seat: Seat, at_ms: int, chance: Chance) -> Step | None:
        """Go on without a player who is away (PY-71), where that is possible (see `may_be_skipped`)."""
        del chance
        if not time_outs.may_be_skipped(state, seat):
            return None
        play = Play(state, at_ms)
        time_outs.skip(play, seat)
        return play.step()

    def outcome(self, state: State) -> Outcome | None:
        """The winners, and how far the others came."""
        return outcome_of(state.table)

    def determinize(self, view: View, chance: Chance) -> State:
        """A state with the unseen cards in a random order and random hidden answers."""
        return determinize(view, self._deck(view.table.rules, view.table.rules_version), chance)

    def dealt_anew(self, state: State, seat: Seat, chance: Chance) -> State:
        """The unseen cards in a random order and random hidden answers, with the real cards of a pack."""
        view, table = self.view(state, seat), state.table
        return determinize(view, self._deck(table.rules, table.rules_version), chance, state.own)

    def _deck(self, rules: Rules, version: int = RULES_VERSION, own: tuple[Card, ...] = ()) -> Deck:
        """The deck of a game that was set up with a version of the rules, with the cards of a pack (PY-76)."""
        deck = house_deck(min(version, EDITION)) if rules.deck == HOUSE else self.decks.get(rules.deck)
        if deck is None:
            raise BadSetup("personality-no-such-deck", "PY-1", deck=rules.deck)
        return with_own(deck, own, rules.share)


def _carry_out(play: Play, seat: Seat, action: AnyAction) -> None:  # noqa: C901 one case for each action
    match action:
        case Read():
            rounds.read(play, seat, action)
        case Lay():
            rounds.lay(play, seat, action)
        case LeaveOut():
            rounds.leave_out(play, seat, action)
        case Choose():
            ballots.choose(play, seat, action)
        case Reconsider():
            ballots.reconsider(play, seat)
        case Argue():
            ballots.argue(play, seat, action)
        case Pick(answer):
            _pick(play, seat, answer)
        case Swap():
            moving.swap(play, seat, action)
        case Keep():
            moving.swap(play, seat, None)
        case Pair():
            pairing.pair(play, seat, action)
        case Give():
            ending.give(play, seat, action)
        case Accept():
            ending.answer(play, seat, contests=False)
        case Contest():
            ending.answer(play, seat, contests=True)


def _pick(play: Play, seat: Seat, answer: Choose | Lay | Swap | Keep) -> None:
    """Note an answer that is not locked in (PY-74). Nobody is told. It is changed by picking anew, not by an undo."""
    play.revealed = True
    if isinstance(answer, Choose | Lay):
        play.pick(seat, answer)
    else:
        moving.pick_swap(play, seat, answer)


PERSONALITY = Personality()
