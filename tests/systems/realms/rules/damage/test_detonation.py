"""Explosions of MIKes and the chains they set off."""

from typing import Any

import pytest

from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.damage.detonation import constitution, explosion, explosions
from regelwerk.systems.realms.state import Model, Vitals
from regelwerk.systems.realms.values import DamageProfile
from systems.realms.builders import armour, box, enemy, facts, item, model, piece, questions, told, world, zone


def wreck(id: str = "amboss", at: tuple[float, float] = (45.0, 45.0), **changes: Any) -> Model:  # noqa: A002
    made = enemy(id, at, type="mike", ko=7, hp=9, **changes)
    return replace(made, vitals=Vitals(0, (6, 6, 6), status="removed", detonates=True))


@pytest.mark.rule("RE-DET-02", "RE-DET-03", "RE-DET-04", "RE:rounding_mode")
def test_an_explosion_is_made_of_the_constitution() -> None:
    assert explosion(6, Options()) == DamageProfile("schlag", 2, 6, 3, ("explosiv",))
    assert explosion(7, Options()).damage == 4
    assert explosion(7, Options(rounding_mode="down")).damage == 3


@pytest.mark.rule("RE-DET-01", "RE:derived_profile_ko")
def test_the_printed_constitution_counts_unless_the_current_one_does() -> None:
    critical = replace(wreck(), vitals=replace(wreck().vitals, critical=True))
    assert constitution(critical, Options()) == 7
    assert constitution(critical, Options(derived_profile_ko="current")) == 6


@pytest.mark.rule("RE-DET-01", "RE-ARE-07", "RE-ARE-08", "RE-GEO-12")
def test_everybody_in_the_circle_is_struck_the_nearest_first() -> None:
    near, far = model("mars", (50.0, 45.0), hp=9), model("nord", (45.0, 52.5), hp=9)
    friend, away = enemy("bor", (42.0, 45.0), hp=9), enemy("weit", (53.3, 45.0), hp=9)
    scene = world(far, near, wreck(), friend, away)
    # Bor (3 cm away), Mars (5 cm), Nord (partly covered): attack, defence, shock.
    story = told(lambda: explosions(scene), faces=[12, 1, 1, 12, 1, 1, 12, 1, 1])
    assert [who.id for ((who,),) in zip(facts(story, "re-versus", "whom"))] == ["bor", "mars", "nord"]
    hp = {one: story.result.find(one).vitals.hp for one in ("bor", "mars", "nord", "weit")}
    assert hp == {"bor": 5, "mars": 5, "nord": 7, "weit": 9}
    assert not story.result.find("amboss").vitals.detonates


@pytest.mark.rule("RE-DET-04", "RE-EFF-05")
def test_the_owner_of_the_wreck_decides_about_the_reroll() -> None:
    story = told(lambda: explosions(world(model("mars", (50.0, 45.0)), wreck())), faces=[1, 12])
    assert (questions(story), story.asked[0].prompt.seat, story.asked[0].prompt.who) == (["RE-EFF-05"], "red", "amboss")


@pytest.mark.rule("RE-DET-01", "RE-GEO-20", "RE-CAM-08", "RE-ARM-03")
def test_shields_count_towards_the_centre_and_the_hidden_double_their_dice() -> None:
    shield = item("schild", shield=True)
    towards = model("mars", (50.0, 45.0), facing=180.0, items=(shield,))
    assert told(lambda: explosions(world(towards, wreck())), faces=[1, 12, 12]).rolled[1].faces == ((12,), (12,))
    away = replace(towards, facing=0)
    assert told(lambda: explosions(world(away, wreck())), faces=[1, 12]).rolled[1].faces == ((12,),)
    hidden = model("mars", (50.0, 45.0), camouflage="active", revealed=False)
    assert told(lambda: explosions(world(hidden, wreck())), faces=[1, 9, 9, 9, 12]).result.find("mars").vitals.hp == 4


@pytest.mark.rule("RE:area_vs_camouflaged")
def test_hidden_models_may_be_immune() -> None:
    hidden = model("mars", (50.0, 45.0), camouflage="passive", revealed=False)
    told(lambda: explosions(world(hidden, wreck(), options=Options(area_vs_camouflaged="immune"))))


@pytest.mark.rule("RE-ARE-09", "RE-GEO-11")
def test_touched_cover_ii_helps_from_whatever_side() -> None:
    mars = model("mars", (50.0, 45.0))

    def defence(**terrain: Any) -> int:
        story = told(lambda: explosions(world(mars, wreck(), **terrain)), faces=[1, 12])
        return story.notes("re-versus")[0].facts["defence"].total  # type: ignore[union-attr]

    behind = box(51.25, 44, 52, 46)
    assert defence(pieces=(piece("wall", behind, cover=2),)) == 2
    assert defence(pieces=(piece("crate", behind, cover=1),)) == 0
    assert defence(zones=(zone("dense_forest", box(48, 40, 60, 50)),)) == 2
    assert defence(zones=(zone("dense_forest", box(40, 40, 60, 50)),)) == 0


@pytest.mark.rule("RE-DET-01", "RE-MIK-12", "RE:ruling_99")
def test_explosions_wait_in_a_queue() -> None:
    second = model("zwei", (50.0, 45.0), type="mike", ko=7, hp=9, left=1)
    mars = model("mars", (57.0, 45.0), hp=20)
    # Torso of the second, lost; its KO roll fails; then it explodes over Mars, whom the first did not reach.
    story = told(lambda: explosions(world(mars, second, wreck())), faces=[1, 12, 1, 9, 12, 1, 1])
    assert facts(story, "re-explosion", "who") == [(Ref("amboss"),), (Ref("zwei"),)]
    assert story.result.find("mars").vitals.hp == 18
    assert not any(one.vitals.detonates for one in story.result.models)


@pytest.mark.rule("RE:area_contests")
def test_one_damage_die_may_stand_for_everybody() -> None:
    scene = world(
        model("mars", (50.0, 45.0), hp=9), model("nord", (45.0, 50.0), hp=9, armour=armour(3)), wreck(),
        options=Options(area_contests="one_attack_roll"),
    )  # fmt: skip
    story = told(lambda: explosions(scene), "reroll", faces=[2, 8, 1, 1, 1, 1])
    assert questions(story) == ["RE-EFF-05"]
    assert [story.result.find(one).vitals.hp for one in ("mars", "nord")] == [5, 5]
