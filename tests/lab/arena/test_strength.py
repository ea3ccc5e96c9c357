"""The chart of strength over thinking time shows the results in the right places, and describes them in text."""

import json
import re
from typing import Any
from xml.etree import ElementTree as ET

from bench.chart import Line, Point, draw
from bench.strength import RESULTS, lines

SVG = "{http://www.w3.org/2000/svg}"


def result(bot: str, wins: float, others: int = 3, **options: bool) -> Any:
    estimate = {"mean": wins, "low": wins - 0.1, "high": wins + 0.05}
    return {
        "match": {"game": "personimo", "options": options},
        "standings": [
            {"bot": bot, "seats": 1, "wins": estimate},
            {"bot": "full-greedy", "seats": others, "wins": estimate},
        ],
    }


def test_a_line_for_each_kind_of_bot_and_its_opponents() -> None:
    drawn = lines([result("mce:1s", 0.9), result("mce:200ms", 0.8), result("mce:200ms", 0.95, 1)])
    assert [line.name for line in drawn] == [
        "Personimo, mce against 1 × full-greedy",
        "Personimo, mce against 3 × full-greedy",
    ]
    assert [(point.ms, point.share) for point in drawn[1].points] == [(200, 0.8), (1000, 0.9)]


def test_a_variant_has_a_line_of_its_own() -> None:
    results = [result("mce:1s", 0.9, soothsayer=True), result("mce:1s", 0.8, soothsayer=False)]
    assert [(line.name, line.points[0].share) for line in lines(results)] == [
        ("Personimo with soothsayer, mce against 3 × full-greedy", 0.9),
        ("Personimo, mce against 3 × full-greedy", 0.8),
    ]


def test_results_without_a_budget_or_of_a_solitaire_or_of_servers_are_left_out() -> None:
    alone = {"match": {"game": "personimo"}, "standings": [{"bot": "mce:1s", "seats": 1, "wins": None}]}
    servers = {"tables": 1000}
    assert lines([result("sharp", 0.9), alone, servers]) == []


def test_more_is_higher_and_later_is_further() -> None:
    picture = ET.fromstring(
        draw("Wins", [Line("a", (Point(50, 0.2, 0.1, 0.3), Point(200, 0.6), Point(1000, 1.0)))])
    )
    dots = [(float(dot.attrib["cx"]), float(dot.attrib["cy"])) for dot in picture.iter(f"{SVG}circle")]
    assert dots == sorted(dots)
    assert [y for _, y in dots] == sorted((y for _, y in dots), reverse=True)
    assert dots[-1][1] == min(float(each.attrib["y1"]) for each in picture.iter(f"{SVG}line")), (
        "all is the top"
    )


def test_the_numbers_are_there_to_be_read_out_and_both_themes_are_there() -> None:
    body = draw("Wins & more", [Line("a <b>", (Point(50, 0.25), Point(1500, 0.5)))])
    picture = ET.fromstring(body)
    assert picture.findtext(f"{SVG}title") == "Wins & more"
    assert picture.findtext(f"{SVG}desc") == "a <b>: 25.0% at 50 ms, 50.0% at 1.5 s"
    used = set(re.findall(r"var\((--\w+)\)", body))
    light, dark = body.split("prefers-color-scheme")
    assert all(f"{name}:" in light and f"{name}:" in dark for name in used)


def test_every_kept_result_says_how_it_was_made() -> None:
    files = sorted(RESULTS.glob("*.json"))
    assert files
    for file in files:
        told = json.loads(file.read_text(encoding="utf-8"))
        beginning = "./salon arena " if "match" in told else "python -m bench."
        assert told["command"].startswith(beginning), file.name
        assert "--json" in told["command"], file.name
