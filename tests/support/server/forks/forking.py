"""Performs a fork: the same plan in both worlds, and the comparison of what the observer got."""

from dataclasses import dataclass
from pathlib import Path

from tests.support.server.forks.cases import Case
from tests.support.server.forks.plans import Plan, plan_of
from tests.support.server.forks.transcripts import Difference, Transcript, first_difference
from tests.support.server.forks.watching import QUESTIONS, Receiver, ask
from tests.support.server.forks.world import World, open_world
from tests.support.server.harness import Player


@dataclass(frozen=True)
class Report:
    """The result of a fork. `plan` is None if the game has no secret of this kind."""

    case: Case
    plan: Plan | None
    difference: Difference | None = None
    compared: int = 0
    """The number of things that were compared, and `size` their characters."""
    size: int = 0
    patches: int = 0
    """How many of them were patches of the news."""

    def __str__(self) -> str:
        if self.plan is None:
            return f"{self.case}: nothing to fork"
        differs = [*self.plan.differs_in, *(f"{turn}" for turn in self.plan.turns if turn.differs)]
        found = "no difference" if self.difference is None else f"{self.difference}"
        return (
            f"{self.case}: {found}\nThe worlds differ in {differs or 'what others sent'}, after entry "
            f"{self.plan.fork.seq}.\nRepeat it with: python -m tests.support.server.forks '{self.case}'"
        )


async def fork(folder: Path, case: Case) -> Report:
    """Perform a case in both worlds, one after the other."""
    async with open_world(folder / "here", case, 0) as world:
        plan = plan_of(case, world.live.timeline, world.salon.clock.now_ms())
        if plan is None:
            return Report(case, None)
        here = await perform(world, plan)
    async with open_world(folder / "there", case, 1) as world:
        there = await perform(world, plan)
    return Report(case, plan, first_difference(here, there), len(here), here.size, here.patches)


async def perform(world: World, plan: Plan) -> Transcript:
    """Let everything happen in one world, and return what the receivers got."""
    transcript = Transcript()
    await world.part(plan)
    receivers = await _receivers(world)
    noisy = world.case.kind == "silence" and world.number == 0
    for receiver in receivers:
        receiver.begin()
    for receiver in receivers:
        await receiver.look(transcript)
        await receiver.try_everything(transcript, plan)
    for turn in plan.turns:
        if noisy:
            await _make_noise(world)
        await world.stir_audience()
        await world.play(turn)
    await world.stir_audience()
    for receiver in receivers:
        await receiver.try_everything(transcript, plan)
        await receiver.ask_pages(transcript)
        await receiver.come_again(transcript)
    if world.case.observer is None:
        await _leave(world, transcript, plan)
    return transcript


async def _receivers(world: World) -> list[Receiver]:
    """The observer's connections. A spectator also looks at the big screen, as a person who has left, and as somebody
    in the audience. In any case there is an audience, which votes and reacts.

    There is a big screen in any case, so that a second one changes nothing that players are told.
    """
    screen = world.client()
    screen.http.cookies.set("salon", world.host.http.cookies["salon"])
    await screen.connect(world.code, screen=True)
    world.watching.append(screen)
    for player in world.people.values():
        await player.table(lambda table: bool(table["on_screen"]))
    world.crowd = await world.join_audience()
    if world.case.observer is not None:
        return [Receiver(f"seat {world.case.observer}", world, world.people[world.case.observer])]
    receivers = [
        Receiver("the big screen", world, screen, screen=True),
        Receiver("somebody in the audience", world, await world.join_audience()),
    ]
    lookers = {"a spectator": world.client()}
    if world.former is not None:
        lookers["a person who has left"] = world.former
    for number, (name, player) in enumerate(lookers.items(), 3):
        await player.connect(world.code)
        await world.host.table(lambda table, number=number: table["spectators"] == number)  # type: ignore[misc]
        world.watching.append(player)
        receivers.append(Receiver(name, world, player))
    await world.settle()
    return receivers


async def _leave(world: World, transcript: Transcript, plan: Plan) -> None:
    """A player leaves the table in the middle of the game, and from then on gets what a spectator gets."""
    seat = max(world.people)
    if seat == 0:
        return
    player = world.people[seat]
    leaving = Receiver("a player after leaving", world, player)
    leaving.begin()
    await player.ok("POST", f"/api/tables/{world.code}/leave")
    await player.table(lambda table: table["me"] is None)
    await player.until("GameNews")
    await leaving.try_everything(transcript, plan)
    await leaving.ask_pages(transcript)
    await leaving.come_again(transcript)


async def _make_noise(world: World) -> None:
    """The others do everything that the observer may not notice."""
    for seat, player in world.people.items():
        if seat == world.case.observer:
            continue
        for question in QUESTIONS:
            await ask(player, world, seat, question)
        await player.act({"type": "Fly"}, seat=seat)
        await player.act({"type": "Fly"}, seat=seat, seq=world.live.seq + 9)
        player.say("{")
        await player.answer(None)
        await player.quiet()
        await _open_and_close(world, player)
        for path in world.pages():
            await player.ask("GET", path)


async def _open_and_close(world: World, player: Player) -> None:
    """A further tab of a player, and another big screen: neither changes who is there."""
    for screen in (False, True):
        tab = world.client()
        tab.http.cookies = player.http.cookies
        await tab.connect(world.code, screen=screen)
        await tab.hang_up()
