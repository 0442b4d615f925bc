"""What a lobby says of the scenes that come with a system is complete, in both languages, and true."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from regelwerk.engine.content.about import LEVELS
from regelwerk.engine.screen.aims import aim_lines, short_aim
from regelwerk.engine.system import System, system
from regelwerk.lab.scene_length import SceneLength, rounded, scene_length
from regelwerk.languages import supplied_languages
from regelwerk.table.screens.language import Language
from soaking import SOAKING, every

SYSTEMS = ("darkspace", "factions", "heldencodex", "phasesix", "realms")
SCENES = [(name, scene) for name in SYSTEMS for scene in system(name).scenarios(system(name).content())]
FIRST = [(name, system(name).first_scenario) for name in SYSTEMS]
SHORT = [one for one in SCENES if one[0] != "realms" or SOAKING]
"""Scenes that are played out quickly enough for every run."""
WILDLY = 2.5
"""By which factor what is stated may differ from what is measured in a few games."""
MINUTES = 4
"""Below this a factor says nothing."""


@cache
def start_of(name: str, scene: str) -> Any:
    found = system(name)
    return found.start(found.scenario(found.content(), scene, {}))


@pytest.mark.parametrize(("name", "scene"), SCENES)
def test_every_scene_says_what_it_is(name: str, scene: str) -> None:
    about = system(name).about(system(name).content(), scene)
    assert about.kind and about.level and about.minutes and about.teaches
    assert about.teaches.root.keys() >= set(supplied_languages())
    assert len(set(about.teaches.root.values())) == len(about.teaches.root), "it is translated"
    assert "about" not in system(name).scenario(system(name).content(), scene, {}), "a game does not carry it along"


@pytest.mark.parametrize("name", SYSTEMS)
def test_the_first_scene_is_an_easy_one_that_hides_nothing(name: str) -> None:
    found = system(name)
    order = found.easiest_first(found.content())
    assert order[0] == found.first_scenario
    levels = [LEVELS.index(found.about(found.content(), scene).level or "hard") for scene in order]
    assert levels[0] == 0 and levels == sorted(levels), "the easier come before the harder"
    options = found.scenario(found.content(), order[0], {})["options"]
    assert options.get("premeasure", "always") == "always", "everything may be measured"
    assert options.get("hidden_values", "none") == "none"


def measured(name: str, scene: str, games: int) -> None:
    stated = system(name).about(system(name).content(), scene).minutes or 0
    found = scene_length(system(name), start_of(name, scene), range(games)).minutes
    least, most = max(found, MINUTES) / WILDLY, max(found, MINUTES) * WILDLY
    assert least <= max(stated, MINUTES) <= most, f"{scene}: {stated} minutes are stated, {found:.0f} were measured"


@pytest.mark.parametrize(("name", "scene"), FIRST)
def test_the_first_scenes_take_about_as_long_as_they_say(name: str, scene: str) -> None:
    measured(name, scene, 5)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "scene"), every(4, SHORT))
def test_all_scenes_take_about_as_long_as_they_say(name: str, scene: str) -> None:
    measured(name, scene, 3)


def test_minutes_follow_from_the_answers_of_people_and_of_others() -> None:
    length = SceneLength((30, 60, 90), (0, 30, 60), won=1)
    assert length.middle == 60
    assert length.minutes == pytest.approx((60 * 20 + 30 * 4) / 60)
    assert [rounded(minutes) for minutes in (0.2, 7.4, 11, 22, 48)] == [1, 7, 10, 20, 50]


# -- what a scene is about --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize(("name", "scene"), SCENES)
def test_every_scene_says_what_each_side_wants_and_when_it_ends(name: str, scene: str, lang: str) -> None:
    found, start = system(name), start_of(name, scene)
    names, language = found.game.names(start), Language(lang, found)
    for seat in found.game.seats(start):
        aims = found.aims(found.game.view(start, seat))
        assert aims is not None and aims.aims and aims.rule_id
        assert short_aim(aims, [seat], language, names).endswith(".")
        for line in aim_lines(aims, language, names):
            assert line.endswith(".") and "…" not in line and not line[0].islower(), line


def aims_in(found: System, scene: str, seat: str, options: dict[str, Any]) -> str:
    start = found.start(found.scenario(found.content(), scene, options))
    aims = found.aims(found.game.view(start, seat))
    assert aims is not None
    return " ".join(aim_lines(aims, Language("de", found), found.game.names(start)))


def test_aims_follow_the_options_of_the_table() -> None:
    realms, factions = system("realms"), system("factions")
    assert "Nach Runde 8 gewinnt" in aims_in(realms, "uebung", "blue", {})
    assert "Runde" not in aims_in(realms, "uebung", "blue", {"round_limit": 0})
    assert "nach Phase 12" in aims_in(factions, "erbe", "otter", {})
    assert "Phase" not in aims_in(factions, "erbe", "otter", {"campaign_end": "never"})


def test_a_hidden_plan_is_named_only_to_those_who_know_it() -> None:
    factions = system("factions")
    assert "Der Einklang" in aims_in(factions, "funkstille", "chor", {})
    told = aims_in(factions, "funkstille", "heimflotte", {})
    assert "Einklang" not in told and "ein bestimmter Plan" in told


def test_a_price_that_somebody_aims_at_is_told_to_nobody() -> None:
    found = system("heldencodex")
    goal = next(part["goal"] for part in found.scenario(found.content(), "haggle", {})["parts"])
    assert str(goal) not in aims_in(found, "haggle", "elsbeth", {})
