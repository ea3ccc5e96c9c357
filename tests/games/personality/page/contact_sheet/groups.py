"""Who plays for the pictures: two groups, an audience that votes along, and how all of them vote."""

from typing import NamedTuple

from tests.games.personality.page.evening.puppets import CONNECT, Puppets


class Group(NamedTuple):
    """Who plays, and in which language their phone and their television are."""

    names: tuple[str, ...]
    language: str
    phone: tuple[int, int]
    stages: frozenset[str]


GROUPS = (
    Group(
        ("Ada", "Émile", "Lou"),
        "en",
        (390, 844),
        frozenset({"read", "lay", "choose", "give", "answer", "contest"}),
    ),
    Group(
        (
            "Maximilienne-Alexandrine",
            "Bartholomew Featherstone",
            "Théodora-Clémentine B.",
            "Wilhelmina Throckmorton",
            "Jean-Baptiste Poquelin",
            "Ann",
        ),
        "fr",
        (360, 640),
        frozenset({"read", "lay", "choose", "debate", "second", "pair", "give", "answer", "contest"}),
    ),
)


JOIN = """async ([code, name]) => {
  const headers = { "content-type": "application/json" };
  await fetch(`/api/tables/${code}/join`, { method: "POST", headers, body: JSON.stringify({ name }) });
}"""

WATCH_ALONG = """async ([code, choice]) => {
  await fetch(`/api/tables/${code}/audience`, { method: "POST" });
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/${code}`);
  let answered = null;
  socket.onopen = () => socket.send(JSON.stringify({ type: "Hello" }));
  socket.onmessage = ({ data }) => {
    const { type, game_id, asked: key } = JSON.parse(data);
    if (type !== "AudienceNews" || key === null || key === answered) return;
    answered = key;
    socket.send(JSON.stringify({ type: "AudienceVote", game_id, key, choice }));
  };
}"""
"""Somebody in the audience always votes for the same seat."""


def connect(puppets: Puppets) -> None:
    """Follow a game that has begun."""
    puppets.page.evaluate(CONNECT, puppets.code)
    puppets.page.wait_for_function("() => window.puppets.news !== null")


def vote(puppets: Puppets, number: int, players: int) -> None:
    """A tie first; then nearly all choose the first player, who comes to every square."""
    seats = range(players)
    puppets.whom = {seat: seat % 2 if number == 1 and players > 3 else 0 for seat in seats}
    puppets.bets = dict.fromkeys(seats, 2 if number < 5 else 3)
    puppets.contests = True
    if number > 1:
        puppets.whom[players - 1] = 1
