"""The personas of bots, and the themes that each is known for (PY-72).

A persona is public. Its name and description are the Fluent messages `personality-persona-<id>` and `…-about`.
"""

from salon.games.personality.content.cards import Tag
from salon.games.personality.model.public_state import PersonaId

PERSONAS: dict[PersonaId, tuple[Tag, ...]] = {
    "baker": ("food", "giving", "warmth", "time", "comfort"),
    "captain": ("adventure", "courage", "nature", "stubbornness", "contest", "command"),
    "diva": ("drama", "pride", "music", "talk", "comfort", "jealousy"),
    "inventor": ("gadgets", "chaos", "curiosity", "effort", "memory"),
    "judge": ("honesty", "order", "wits", "calm", "stubbornness"),
    "gardener": ("nature", "quiet", "calm", "effort", "loyalty"),
    "joker": ("humour", "chaos", "talk", "courage", "food"),
    "librarian": ("quiet", "memory", "order", "dreams", "curiosity", "grudges"),
    "merchant": ("money", "talk", "wits", "contest", "pride"),
    "sleeper": ("sleep", "comfort", "dreams", "time", "calm"),
    "knight": ("loyalty", "courage", "giving", "honesty", "drama", "romance"),
    "champion": ("contest", "effort", "pride", "stubbornness", "time", "ambition", "temper"),
}
