"""What the boards of Polyminix explain, and the rule that tells more.

The sentence of a topic is the message `polyminix-explain-<topic>`. The page marks what it draws with
a topic, and can use no topic that is not here.
"""

EXPLANATIONS = {
    "piece": "PX-1",
    "piece-must": "PX-4",
    "piece-forbidden": "PX-4",
    "piece-laid": "PX-14",
    "piece-hinted": "PX-31",
    "piece-wrong": "PX-31",
    "any-piece": "PX-4",
    "sized-piece": "PX-4",
    "square": "PX-14",
    "ground": "PX-22",
    "box-must": "PX-4",
    "box-plus": "PX-4",
    "box-without": "PX-4",
    "box-sizes": "PX-4",
    "box-anything": "PX-4",
    "task": "PX-20",
    "figure": "PX-3",
    "lane": "PX-14",
    "covered": "PX-14",
    "die-turn": "PX-11",
    "die-test": "PX-13",
    "die-waits": "PX-6",
    "mode": "PX-11",
    "deck": "PX-3",
    "side": "PX-12",
    "kit": "PX-1",
    "track": "PX-18",
    "goal": "PX-18",
    "standing": "PX-18",
    "clock": "PX-15",
}
