"""What the boards of Personality explain, and the rule that tells more.

The sentence of a topic is the message `personality-explain-<topic>`. The page marks what it draws with
a topic, and can use no topic that is not here.
"""

EXPLANATIONS = {
    "square-plain": "PY-2",
    "square-start": "PY-2",
    "square-pit": "PY-30",
    "square-pair": "PY-31",
    "square-inversion": "PY-32",
    "square-gate": "PY-43",
    "square-insight": "PY-40",
    "way": "PY-2",
    "mask": "PY-3",
    "voter": "PY-13",
    "ballot": "PY-11",
    "locked": "PY-13",
    "reveal": "PY-13",
    "moved": "PY-15",
    "tally": "PY-14",
    "bet-1": "PY-12",
    "bet-2": "PY-12",
    "bet-3": "PY-12",
    "trait": "PY-14",
    "kind": "PY-1",
    "hand": "PY-10",
    "laid": "PY-32",
    "choice": "PY-11",
    "votes": "PY-14",
    "portrait": "PY-60",
    "gift": "PY-41",
    "side": "PY-18",
    "argument": "PY-18",
    "pact": "PY-31",
    "lock": "PY-13",
}
