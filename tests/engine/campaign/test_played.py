"""A campaign of three scenes in every system, played by the computer: heroes carry on what the rules say."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from regelwerk.dice.source import RandomDice
from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.campaign import chapters
from regelwerk.engine.campaign.examples import begun, example, examples
from regelwerk.engine.campaign.files import file_of, read_file
from regelwerk.engine.campaign.history import SceneLine, campaign_of
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import from_json
from regelwerk.engine.game import Json
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.state_values import replace
from regelwerk.engine.system import System, system
from regelwerk.systems.factions.state import Wound

SUPPLIED = {
    "heldencodex": "autumn",
    "darkspace": "nordkai",
    "phasesix": "grenzland",
    "factions": "hafenstadt",
    "realms": "grenzposten",
}


Started = tuple[Json, Any]
"""A scene's document, and the state in which it began."""


@cache
def played(name: str) -> tuple[tuple[Json, ...], tuple[Started, ...]]:
    """The history of a supplied campaign, played by the usual tactics, and how its scenes began."""
    chosen = system(name)
    content, plan = chosen.content(), example(chosen, SUPPLIED[name])
    entries = begun(chosen, content, "Probe", plan.heroes, [SceneLine(scene) for scene in plan.scenes])
    starts = []
    for number, scene in enumerate(plan.scenes):
        document, start = set_up(chosen, entries, scene, f"game{number}")
        starts.append((document, start))
        end = Simulation(chosen.tactics[chosen.default_tactic], RandomDice(number + 1)).play(chosen.game, start)
        entries.append(chapters.kept(chosen, campaign_of(entries), f"game{number}", document, end, {}))
    return tuple(entries), tuple(starts)


def set_up(chosen: System, entries: list[Json], scene: str, game: str) -> Started:
    """A scene with the cast that is proposed, begun."""
    campaign = campaign_of(entries)
    cast = chapters.proposed(chosen, chosen.content(), campaign, scene)
    document = chapters.cast_scenario(chosen, chosen.content(), campaign, scene, {}, cast)
    entries.append(chapters.began(campaign, game, scene, cast))
    return document, chosen.start(document)


def said(chosen: System, changes: list[Any]) -> str:
    kinds = [kind for kind in chosen.kinds if kind != "scenario"]
    names = {key: one for kind in kinds for key, one in chosen.entries(chosen.content(), kind).items()}
    book = phrasebook("de", chosen.package)
    return ", ".join(book.text(one.key, dict(one.facts), names) for one in map(from_json, changes))  # type: ignore[union-attr]


@pytest.mark.parametrize("name", SUPPLIED)
def test_three_scenes_in_which_everybody_begins_as_the_last_one_left_them(name: str) -> None:
    chosen = system(name)
    entries, starts = played(name)
    assert [entry["kind"] for entry in entries[-6:]] == ["began", "kept"] * 3
    cast_at_all = 0
    for number, (document, start) in enumerate(starts):
        before = campaign_of(entries[: len(entries) - 6 + 2 * number])
        assert document["cast"], "somebody plays"
        for figure, hero in document["cast"].items():
            assert not before.heroes[hero].lost
            now = chosen.character_in(document, start, figure)
            begins, was = now.tables()[before.heroes[hero].table][now.id], before.heroes[hero].entry
            # A scene may lend things, and may be played without plans.
            assert {key for key in {*begins, *was} if begins.get(key) != was.get(key)} <= {"items", "plans"}
            cast_at_all += 1
    assert cast_at_all > len(starts)
    assert any(
        entry["heroes"][hero]["changes"] for entry in entries if entry["kind"] == "kept" for hero in entry["heroes"]
    )


@pytest.mark.parametrize("name", SUPPLIED)
def test_what_was_kept_last_is_taken_back_to_what_was_before(name: str) -> None:
    entries, _ = played(name)
    last = len(entries) - 1
    before = campaign_of(entries[:last])
    after = campaign_of([*entries, chapters.back(campaign_of(entries), last)])
    assert {one: (hero.entry, hero.lost) for one, hero in after.heroes.items()} == {
        one: (hero.entry, hero.lost) for one, hero in before.heroes.items()
    }
    assert after.taken_back == {last} and after.next_scene == before.next_scene
    with pytest.raises(ContentError, match="campaign-back-already"):
        chapters.back(after, last)
    with pytest.raises(ContentError, match="campaign-back-what"):
        chapters.back(after, 0)


def with_member(state: Any, field: str, who: str, **changes: Any) -> Any:
    """A state in which one participant is different."""
    changed = tuple(replace(one, **changes) if one.id == who else one for one in getattr(state, field))
    return replace(state, **{field: changed})


GIVEN: dict[str, tuple[str, Callable[[Any], Any], str]] = {
    "heldencodex": (
        "richart",
        lambda world: with_member(world, "heroes", "richart", physis_lost=7, ep=9, dazed=True),
        "benommen, Physis −7 (jetzt 11), EP +3 (jetzt 9)",
    ),
    "darkspace": (
        "rhea",
        lambda world: with_member(world, "actors", "rhea", stress=11, base_stress=2),
        "Stress +11 (jetzt 11), Grundstress +2 (jetzt 2)",
    ),
    "phasesix": (
        "leyla",
        lambda fight: with_member(fight, "fighters", "leyla", hearts=2, rerolls=0, ammo=(("throwing_axe", 1),)),
        "Herzen −4 (jetzt 2), Wiederholungswürfe −1 (jetzt 0), Wurfaxt: noch 1",
    ),
    "factions": (
        "asche",
        lambda world: with_member(world, "factions", "asche", rp=12, shaken=True, wounds=(Wound(1),)),
        "angeschlagen, Wunden +1 (jetzt 1), RP +9 (jetzt 12)",
    ),
    "realms": (
        "mars",
        lambda world: with_member(
            world,
            "models",
            "mars",
            vitals=replace(world.find("mars").vitals, hp=3),
            used=(("medizinisches_spray", 1),),
        ),
        "Trefferpunkte −2 (jetzt 3), Medizinisches Spray −1",
    ),
}


@pytest.mark.parametrize("name", GIVEN)
def test_given_numbers_go_into_the_next_scene(name: str) -> None:
    chosen = system(name)
    plan = example(chosen, SUPPLIED[name])
    hero, change, words = GIVEN[name]
    entries = begun(chosen, chosen.content(), "Probe", [hero], [SceneLine(scene) for scene in plan.scenes])
    document, start = set_up(chosen, entries, plan.scenes[0], "first")
    entry = chapters.kept(chosen, campaign_of(entries), "first", document, change(start), {})
    assert said(chosen, entry["heroes"][hero]["changes"]) == words
    entries.append(entry)
    with pytest.raises(ContentError, match="campaign-kept-already"):
        chapters.kept(chosen, campaign_of(entries), "first", document, change(start), {})
    with pytest.raises(ContentError, match="campaign-other-game"):
        chapters.kept(chosen, campaign_of(entries), "another", document, change(start), {})
    again, begins = set_up(chosen, entries, plan.scenes[0], "second")
    now = chosen.character_in(again, begins, hero)
    assert (
        now.tables()[entry["heroes"][hero]["table"]][hero]
        == entry["heroes"][hero]["tables"][entry["heroes"][hero]["table"]][hero]
    )


def dead(name: str, state: Any, hero: str) -> Any:
    """A state in which somebody is lost for good."""
    match name:
        case "heldencodex":
            return with_member(state, "heroes", hero, down="dead")
        case "darkspace":
            return with_member(state, "actors", hero, dead=True)
        case "phasesix":
            return with_member(state, "fighters", hero, hearts=0, conditions=(("dead", 1),))
        case "factions":
            return with_member(state, "factions", hero, destroyed=True)
    return with_member(state, "models", hero, vitals=replace(state.find(hero).vitals, hp=0, status="removed"))


@pytest.mark.parametrize("name", GIVEN)
def test_who_is_lost_stays_in_the_folder_and_is_not_cast(name: str) -> None:
    chosen = system(name)
    plan = example(chosen, SUPPLIED[name])
    entries = begun(chosen, chosen.content(), "Probe", plan.heroes, [SceneLine(scene) for scene in plan.scenes])
    document, start = set_up(chosen, entries, plan.scenes[0], "first")
    hero = plan.heroes[0]
    entries.append(chapters.kept(chosen, campaign_of(entries), "first", document, dead(name, start, hero), {}))
    campaign = campaign_of(entries)
    assert campaign.heroes[hero].lost and hero in campaign.heroes
    for scene in plan.scenes:
        assert hero not in chapters.proposed(chosen, chosen.content(), campaign, scene).values()
    with pytest.raises(ContentError, match="campaign-hero-lost"):
        chapters.cast_scenario(chosen, chosen.content(), campaign, plan.scenes[0], {}, {hero: hero})


@pytest.mark.parametrize("name", SUPPLIED)
def test_a_campaign_is_a_file_that_loads_as_the_same(name: str) -> None:
    entries, _ = played(name)
    chosen, found = read_file(file_of(entries))
    assert chosen is system(name)
    assert found == campaign_of(entries)
    assert set(examples(chosen)) == {SUPPLIED[name]}
    with pytest.raises(ContentError, match="campaign-unknown"):
        example(chosen, "nowhere")


def test_what_a_scene_lends_and_nobody_uses_goes_back() -> None:
    entries, _ = played("factions")
    chosen = system("factions")
    plans = [plan["id"] for plan in campaign_of(entries).heroes["asche"].entry["plans"]]
    assert plans == [plan["id"] for plan in chosen.content().plain["factions"]["asche"]["plans"]]
