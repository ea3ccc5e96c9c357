"""Who a bot is, where one sits (PY-72). A persona is public: its name and its lines are in the Fluent files, as
`personality-persona-<id>` and `…-about`; here is what it is known for."""

from salon.games.personality.content.cards import Tag
from salon.games.personality.model.public import PersonaId

PERSONAS: dict[PersonaId, tuple[Tag, ...]] = {
    "baker": ("food", "giving", "warmth", "time", "comfort"),
    "captain": ("adventure", "courage", "nature", "stubbornness", "contest"),
    "diva": ("drama", "pride", "music", "talk", "comfort"),
    "inventor": ("gadgets", "chaos", "curiosity", "effort", "memory"),
    "judge": ("honesty", "order", "wits", "calm", "stubbornness"),
    "gardener": ("nature", "quiet", "calm", "effort", "loyalty"),
    "joker": ("humour", "chaos", "talk", "courage", "food"),
    "librarian": ("quiet", "memory", "order", "dreams", "curiosity"),
    "merchant": ("money", "talk", "wits", "contest", "pride"),
    "sleeper": ("sleep", "comfort", "dreams", "time", "calm"),
    "knight": ("loyalty", "courage", "giving", "honesty", "drama"),
    "champion": ("contest", "effort", "pride", "stubbornness", "time"),
}
