"""The diagrams of every game's rules, played and scored by its rules."""

from pathlib import Path

import pytest
from msgspec import Raw
from msgspec.structs import replace

from salon.core import Refusal
from salon.core.kit import GameKit
from salon.diagrams import Diagrams, Picture, Try, diagrams_of, draw, variants_of
from salon.games.registry import KITS
from salon.words import LANGUAGES
from tests.support.games import OUR_GAMES
from tests.support.words import unsaid

PAGES = Path(__file__).parents[2] / "web" / "src" / "games"


def pictures_of(kit: GameKit) -> list[Picture]:
    diagrams = diagrams_of(kit)
    steps = [picture for step in diagrams.steps for picture in step.pictures]
    return [*steps, *(variant.picture for variant in diagrams.variants)]


@pytest.mark.parametrize("game", KITS)
def test_the_rules_play_every_picture(game: str) -> None:
    kit = KITS[game]
    for picture in pictures_of(kit):
        drawn = draw(kit.game, diagrams_of(kit), picture)
        assert drawn.advance.timeline.seq == (
            len(diagrams_of(kit).games[picture.game].moves) if picture.after is None else picture.after
        )
        assert [each.refusal is not None for each in drawn.tried] == [each.refused for each in picture.tries]


@pytest.mark.parametrize("game", OUR_GAMES)
def test_a_game_is_told_in_a_few_pictures_with_words(game: str) -> None:
    steps = diagrams_of(KITS[game]).steps
    assert 4 <= len(steps) <= 6
    assert all(step.pictures for step in steps)
    wanted = [f"{game}-minute-{step.words}{part}" for step in steps for part in ("", "-title")]
    wanted += [f"{game}-picture-{each.caption}" for each in pictures_of(KITS[game]) if each.caption]
    for language in LANGUAGES:
        assert unsaid(wanted, language) == []


@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_variant_has_a_picture_and_a_sentence(game: str) -> None:
    kit = KITS[game]
    variants, diagrams = variants_of(kit), diagrams_of(kit)
    options = {option.name: option for option in kit.game.spec.options}
    told = {variant.option.name for variant in variants}
    assert told | set(diagrams.settings) == set(options), "an option is a variant or a setting"
    assert not told & set(diagrams.settings)
    assert [f"{variant.option.name}={variant.value}" for variant in variants if variant.picture is None] == []
    assert {(each.option, each.value) for each in diagrams.variants} == {
        (variant.option.name, variant.value) for variant in variants
    }
    for variant in variants:
        assert variant.picture is not None
        option = f"{game}-option-{variant.option.name}"
        own = f"{game}-variant-{variant.option.name}-{variant.value}-about"
        for language in LANGUAGES:
            assert len(unsaid([f"{option}-about", own], language)) < 2
        assert diagrams.games[variant.picture.game].options.get(variant.option.name) == variant.value or (
            variant.picture.tries
        ), f"{variant.option.name}: the picture is of a game without it"


@pytest.mark.parametrize("game", OUR_GAMES)
def test_the_page_can_draw_every_picture(game: str) -> None:
    page = (PAGES / game / "rules" / "Picture.svelte").read_text("utf-8")
    assert sorted({each.draw for each in pictures_of(KITS[game]) if f'"{each.draw}"' not in page}) == []


def any_picture_with_a_try() -> tuple[GameKit, Diagrams, Picture, Try]:
    for name in OUR_GAMES:
        for picture in pictures_of(KITS[name]):
            for each in picture.tries:
                return KITS[name], diagrams_of(KITS[name]), picture, each
    raise AssertionError("no diagram shows a try")


def test_a_diagram_that_does_not_follow_the_rules_is_refused() -> None:
    kit, diagrams, picture, shown = any_picture_with_a_try()
    game = diagrams.games[picture.game]

    def drawn(changed: Picture) -> None:
        draw(kit.game, diagrams, changed)

    with pytest.raises(ValueError, match="moves"):
        drawn(replace(picture, after=len(game.moves) + 1))
    with pytest.raises((Refusal, ValueError)):
        drawn(replace(picture, tries=(replace(shown, refused=not shown.refused),)))
    with pytest.raises(Refusal):
        drawn(replace(picture, tries=(replace(shown, action=Raw(b'{"type": "Nothing"}')),)))
    nonsense = replace(game, moves=(*game.moves[:1], *game.moves[:1], *game.moves))
    with pytest.raises(Refusal):
        draw(kit.game, replace(diagrams, games={**diagrams.games, picture.game: nonsense}), picture)
