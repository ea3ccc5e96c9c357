"""The end of a turn: points (PX-11), cards under their decks (PX-17), and whether somebody has won (PX-18)."""

from salon.core import Note, Outcome, Seat, Sheet, SheetLine
from salon.games.polyminix.model.events import Ended, TimeIsUp, TurnEnded
from salon.games.polyminix.model.public_state import Finish, PublicState, Result
from salon.games.polyminix.rules import race, solo, turns
from salon.games.polyminix.rules.modes import MODE_RULES
from salon.games.polyminix.rules.steps import Play

SOLVED = "polyminix-line-solved"
"""The line of the score sheet for a challenge that a lone player has solved."""

FRUITLESS = 10
"""After this many turns in a row without a point the game ends with the points as they are."""


def settle(play: Play) -> None:
    """End the turn if nobody covers any more."""
    if play.table.phase == "race" and not play.table.asked:
        end_turn(play)


def run_out(play: Play) -> None:
    """The race is over for those who are still covering: time is up, or it is decided."""
    if not race.is_decided(play.table):
        play.tell(TimeIsUp())
    end_turn(play)


def end_turn(play: Play) -> None:
    """Award the points, show all pieces, and go on."""
    table, state = play.table, play.state
    play.revealed = True
    finishes = tuple(_finish(table, seat) for seat in table.players)
    scores = list(table.scores)
    for finish in finishes:
        scores[finish.seat] += finish.points
    result = Result(
        number=table.turn,
        current=table.current,
        mode=table.mode or "solo",
        test=table.test_die,
        task=table.task,
        challenges=tuple(tuple(held.challenge or "" for held in hand) for hand in table.hands),
        finishes=finishes,
    )
    covers = tuple(
        (*covered, board) if board else covered
        for covered, board in zip(state.covered, state.boards, strict=True)
    )
    scored = any(finish.points for finish in finishes)
    play.lay_out(
        scores=tuple(scores),
        results=(result,),
        covers=covers,
        fruitless=0 if scored else table.fruitless + 1,
    )
    play.change(results=(*state.results, result))
    _put_under(play)
    play.tell(TurnEnded(result, covers, tuple(scores)))
    _go_on(play)


def _finish(table: PublicState, seat: Seat) -> Finish:
    runner, place = table.runners[seat], race.place_of(table, seat)
    points = 0 if place is None else race.points_for(table, seat, place)
    return Finish(seat, place, runner.done_ms, points, runner.hints)


def _put_under(play: Play) -> None:
    """Used cards go under their decks (PX-17); challenges made for this table have no card (PX-33)."""
    table = play.table
    if table.rules.is_scripted:
        return
    made = {challenge.id for challenge in table.made}
    piles = dict(play.state.piles)
    for seat in turns.clockwise(table, table.current):
        for held in table.hands[seat]:
            if held.challenge not in made:
                piles[held.level.value] += (held.card,)
    play.change(piles=piles)


def _go_on(play: Play) -> None:
    table = play.table
    best = max(table.scores)
    leaders = tuple(seat for seat, score in enumerate(table.scores) if score == best)
    reached = best >= table.rules.target
    if table.rules.figure is not None:
        end(play, leaders, fruitless=False)
    elif table.rules.is_scripted:
        if solo.is_through(table):
            end(play, leaders, fruitless=False)
        else:
            turns.begin_turn(play)
    elif reached and len(leaders) == 1:
        end(play, leaders, fruitless=False)
    elif table.fruitless >= FRUITLESS:
        end(play, leaders, fruitless=True)
    else:
        if reached:
            play.lay_out(players=leaders)
        turns.begin_turn(play)


def end(play: Play, winners: tuple[Seat, ...], *, fruitless: bool) -> None:
    """The game is over, and all its turns are shown."""
    play.ask("over", deadline_ms=None, results=play.state.results)
    play.tell(Ended(winners, fruitless))


def outcome_of(table: PublicState) -> Outcome | None:
    """Ranks by points, and a line for every turn that brought some."""
    if table.phase != "over":
        return None
    ranks = tuple(1 + sum(other > score for other in table.scores) for score in table.scores)
    return Outcome(ranks, tuple(_sheet(table, seat) for seat in range(table.seats)), tuple(_notes(table)))


def _sheet(table: PublicState, seat: Seat) -> Sheet:
    lines = [
        _line(result, finish)
        for result in table.results
        for finish in result.finishes
        if finish.seat == seat and (finish.points or table.rules.is_scripted)
    ]
    return Sheet(tuple(lines), table.scores[seat])


def _line(result: Result, finish: Finish) -> SheetLine:
    seconds = 0 if finish.ms is None else round(finish.ms / 1000)
    if not MODE_RULES[result.mode].alone:
        return SheetLine(
            f"polyminix-line-{result.mode}",
            finish.points,
            {"turn": result.number, "place": finish.place or 0, "seconds": seconds},
        )
    what = SOLVED if finish.points else "polyminix-line-unsolved"
    challenge = next((each for challenges in result.challenges for each in challenges), "")
    return SheetLine(
        what,
        finish.points,
        {
            "number": result.number,
            "challenge": challenge or "-",
            "test": result.test or "",
            "seconds": seconds,
            "hints": finish.hints,
        },
    )


def _notes(table: PublicState) -> list[Note]:
    notes = []
    if table.fruitless >= FRUITLESS and not table.rules.is_scripted:
        notes.append(Note("polyminix-note-fruitless", {"turns": FRUITLESS}))
    if table.is_tie_break:
        notes.append(Note("polyminix-note-tie-break", {"players": len(table.players)}))
    if table.seats == 1 and solo.length(table) == 1 and table.rules.is_scripted:
        (result,) = table.results
        notes.append(_solo_note(result.finishes[0]))
    elif table.seats == 1:
        finishes = [finish for result in table.results for finish in result.finishes]
        solved = [finish.ms for finish in finishes if finish.ms is not None]
        notes.append(
            Note(
                "polyminix-note-solo",
                {
                    "solved": len(solved),
                    "tried": len(finishes),
                    "seconds": round(sum(solved) / 1000),
                    "hints": sum(finish.hints for finish in finishes),
                },
            )
        )
    return notes


def _solo_note(finish: Finish) -> Note:
    """How the one challenge went."""
    if finish.ms is None:
        return Note("polyminix-note-unsolved", {"hints": finish.hints})
    return Note("polyminix-note-solved", {"seconds": round(finish.ms / 1000), "hints": finish.hints})
