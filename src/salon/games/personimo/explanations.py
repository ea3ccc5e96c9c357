"""What the boards of Personimo explain, and the rule that tells more.

The sentence of a topic is the message `personimo-explain-<topic>`. The page marks what it draws with
a topic, and can use no topic that is not here.
"""

EXPLANATIONS = {
    "suit": "PM-40",
    "any-suit": "PM-56",
    "personality": "PM-41",
    "attraction": "PM-41",
    "token": "PM-73",
    "rank": "PM-21",
    "claim": "PM-24",
    "claimed": "PM-24",
    "gone": "PM-24",
    "offered": "PM-21",
    "left": "PM-110",
    "closed": "PM-110",
    "bring": "PM-41",
    "architect": "PM-24",
    "row-taken": "PM-24",
    "row-next": "PM-21",
    "deck": "PM-12",
    "foreseen": "PM-60",
    "aside": "PM-65",
    "hand": "PM-30",
    "next": "PM-24",
    "discard": "PM-33",
    "placed": "PM-34",
    "open": "PM-35",
    "headquarters": "PM-13",
    "free": "PM-31",
    "spot": "PM-41",
    "chosen": "PM-41",
    "proposal": "PM-68",
    "better": "PM-43",
    "advised": "PM-43",
    "neighbourhood": "PM-41",
    "idle": "PM-41",
    "district": "PM-43",
    "bonus": "PM-90",
    "way": "PM-36",
}
