"""Shots: their value, how they are announced and measured, and what the dice do."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Play
from regelwerk.engine.interpreters.odds import odds
from regelwerk.engine.interpreters.preview import Previews, Prospect
from regelwerk.engine.interpreters.running import Run
from regelwerk.engine.interpreters.session import new_session
from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.systems.realms.game import Realms
from regelwerk.systems.realms.odds.behaviour import REROLLING
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.acts import Act
from regelwerk.systems.realms.rules.damage.damage import harm_done
from regelwerk.systems.realms.rules.shooting.aiming import shot_value
from regelwerk.systems.realms.rules.shooting.hitting import Attempt, blow_of, declare_shot, resolve_shot
from regelwerk.systems.realms.rules.shooting.shooting import ACTS, fire
from regelwerk.systems.realms.state import Deed, Model, Phase, Shots, World
from regelwerk.systems.realms.tactics.chances import Chance, shot_chance
from systems.realms.builders import (
    armour,
    blade,
    box,
    enemy,
    facts,
    item,
    model,
    piece,
    possible,
    refusal,
    told,
    weapon,
    world,
)

BY_KIND = {act.kind: act for act in ACTS}
NORMAL, AIMED, SNAP, READY = (BY_KIND[kind] for kind in ("normal_shot", "aimed_shot", "snap_shot", "fire_ready"))
RIFLE = weapon()
PISTOL = weapon("pistole", 1, (20, 3), strength=3, damage=2)
GRENADE = weapon("granate", 1, (12, 4), "schlag", 2, area=4, uses=2)
SHOOTER = model(at=(20, 45), weapons=(RIFLE,))
MEASURED = Options(premeasure="always")


def shot(kind: str = "normal_shot", gun: str = "gewehr", target: str = "amok", **changes: Any) -> Deed:
    return Deed(kind, "mars", gun, (Shots(target),), **changes)


def value_at(target: Model, deed: Deed | None = None, shooter: Model = SHOOTER, **table: Any) -> int:
    return shot_value(world(shooter, target, acting="mars", **table), deed or shot()).total


def declared_and_done(act: Act, table: World) -> Play[World]:
    deed = yield from act.declare(table, table.find("mars"))
    return (yield from act.perform(table, deed)) if deed is not None else table


# Values


@pytest.mark.rule("RE-SHO-02", "RE-SHO-03", "RE-RNG-02", "RE-COV-04", "RE-MODS-04", "RE-DMG-10")
def test_a_normal_shot_from_the_value_to_the_fall() -> None:
    """FK 5, 42 cm (second band), cover I, a fast target: 2. Die 2 hits; 8 + 4 + 1 beats 6 + 3 + 1; 3 of 3 points."""
    target = enemy(at=(64.5, 45), hp=3, fast=True, armour=armour(3, kinetik=1))
    crate = piece("crate", box(60, 44, 61, 46), 4.3)
    table = world(SHOOTER, target, pieces=(crate,), acting="mars")
    transcript = told(lambda: NORMAL.perform(table, shot()), faces=[2, 8, 6])
    (value,) = facts(transcript, "re-fires", "value")[0]
    assert [(term.amount, term.rule_id) for term in value.terms] == [
        (5, "RE-ATR-01"),
        (-1, "RE-RNG-02"),
        (-1, "RE-COV-04"),
        (-1, "RE-MODS-04"),
    ]
    after = transcript.result
    assert (after.find("amok").vitals.status, after.find("amok").vitals.hp, after.find("mars").ap) == ("out", 0, 3)


@pytest.mark.rule("RE-SHO-04", "RE-SHO-06")
def test_aiming_and_haste() -> None:
    """A pistol at 75 cm: aimed it is in the second band and +1, so the value is FK."""
    far = enemy(at=(84.5, 10))
    shooter = model(at=(10, 30), weapons=(PISTOL,))
    assert value_at(far, shot("aimed_shot", "pistole"), shooter) == 5
    near = enemy(at=(40, 45))
    assert [value_at(near, shot(kind)) for kind in ("normal_shot", "aimed_shot", "snap_shot")] == [5, 6, 3]


@pytest.mark.rule("RE-MODS-01", "RE-MODS-02", "RE:ruling_53", "RE:ruling_75", "RE:unwieldy_value")
def test_size_and_unwieldy_weapons() -> None:
    at = (45, 45)
    small, large = enemy(at=at, size="small"), enemy(at=at, type="mike")
    assert [value_at(one) for one in (small, enemy(at=at), large)] == [4, 5, 6]
    assert [value_at(replace(one, prone=True)) for one in (small, enemy(at=at), large)] == [4, 4, 4]
    shooter = model(at=(20, 45), weapons=(weapon("rohr", 4, unwieldy=True),))
    deed = shot(gun="rohr")
    assert [value_at(one, deed, shooter) for one in (small, enemy(at=at), large)] == [2, 3, 6]
    assert value_at(replace(large, prone=True), deed, shooter) == 2
    assert value_at(enemy(at=at), deed, shooter, options=Options(unwieldy_value=-3)) == 2


@pytest.mark.rule("RE-MODS-03", "RE-MODS-04", "RE-FAST-02", "RE-CSH-02", "RE-CAM-10", "RE-MOV-18", "RE-CRT-03")
def test_the_other_modifiers() -> None:
    target = enemy(at=(45, 45))
    assert value_at(target, shooter=replace(SHOOTER, prone=True)) == 6
    assert value_at(replace(target, fast=True)) == 4
    assert value_at(enemy(at=(45, 45), camouflage="active")) == 4
    assert value_at(enemy(at=(45, 45), camouflage="passive")) == 5
    assert value_at(target, shooter=model(at=(20, 45), weapons=(RIFLE,), critical=True)) == 4
    dodging = world(SHOOTER, target, phase=Phase("mars", dodging=("amok",)))
    assert shot_value(dodging, shot()).total == 4


@pytest.mark.rule("RE-MIK-10")
def test_a_critical_arm_spoils_only_its_own_weapon() -> None:
    right, left = weapon("rechts", 3, arm="right_arm"), weapon("links", 3, arm="left_arm")
    mike = model(at=(20, 45), type="mike", weapons=(right, left), limbs=(2, 6, 6), was_critical=("right_arm",))
    assert [value_at(enemy(at=(45, 45)), shot(gun=gun), mike) for gun in ("rechts", "links")] == [4, 5]


@pytest.mark.rule("RE-SHO-02", "RE-DIE-05", "RE-TRA-01", "RE-TRA-02")
def test_the_chance_to_hit() -> None:
    here = world(SHOOTER, enemy(at=(45, 45)))
    clash = declare_shot(here, shot()).hit.clash

    def chance(value: int, dice: int = 1) -> Fraction:
        law = odds(resolve_shot, Attempt("blue", "mars", value, dice, Options()), clash)
        return law.where(lambda landed: landed.hit)

    assert [chance(value) for value in (2, 0, -1, 12)] == [Fraction(1, 6), 0, 0, 1]
    assert chance(3, 3) == 1 - Fraction(3, 4) ** 3
    veteran = model(at=(20, 45), weapons=(RIFLE,), fk=3, traits=(("fernkampf", 2),))
    assert declare_shot(world(veteran, enemy(at=(45, 45))), shot()).attempt[2:4] == (3, 3)
    # A value of 0 is a miss without any die.
    hopeless = world(model(at=(20, 45), weapons=(RIFLE,), fk=0), enemy(), acting="mars")
    assert told(lambda: fire(hopeless, shot())).rolled == []


@pytest.mark.rule("RE-AUT-05", "RE-SHO-02", "RE-DMG-06")
def test_the_chance_to_wound_is_exact() -> None:
    """Four shots of a machine pistol: value 8, then 4 + 1 + 3 against 3 + 1: 2/3 times 3/4."""
    shooter = model(at=(20, 45), weapons=(weapon("mp", 1, (20, 3), strength=4, damage=2, af=3),))
    table = world(shooter, enemy(at=(35, 45), armour=armour(3, kinetik=1)))
    declared = declare_shot(table, Deed("normal_shot", "mars", "mp", (Shots("amok", 4),)))
    clash = declared.hit.clash
    law = odds(resolve_shot, declared.attempt, clash, policy=REROLLING)
    lost = law.map(lambda landed: harm_done(clash, landed.vitals))
    assert (declared.value.total, law.where(lambda landed: landed.hit)) == (8, Fraction(2, 3))
    assert (lost.at_least(1), lost.mean()) == (Fraction(1, 2), Fraction(1))
    assert shot_chance(declared) == pytest.approx(Chance(hit=2 / 3, out=0, loss=1))


@pytest.mark.rule("RE-COV-06", "RE-ARM-03", "RE-GEO-20")
def test_what_helps_the_target_to_stand_a_hit() -> None:
    bags = piece("bags", box(62.5, 43, 63.75, 47), 4.5, 2)
    assert blow_of(world(SHOOTER, enemy(at=(65, 45)), pieces=(bags,)), shot(), 0).cover
    bearer = enemy(at=(65, 45), items=(item("schild", shield=True),))
    assert [
        blow_of(world(SHOOTER, replace(bearer, facing=turn)), shot(), 0).shielded for turn in (18000, 9000, 8900)
    ] == [
        True,
        True,
        False,
    ]


# The announcement


@pytest.mark.rule("RE-TGT-01", "RE-WPN-01", "RE-ACT-01")
def test_when_shots_are_offered() -> None:
    assert NORMAL.offered(world(SHOOTER, enemy()), SHOOTER) is True
    fencer = model(at=(20, 45), weapons=(blade(),))
    assert NORMAL.offered(world(fencer, enemy()), fencer) is False
    behind = NORMAL.offered(world(SHOOTER, enemy(at=(5, 45))), SHOOTER)
    assert isinstance(behind, Refused)
    assert behind.rule_id == "RE-TGT-01"
    tired = model(at=(20, 45), weapons=(RIFLE, PISTOL), ap=1)
    assert isinstance(NORMAL.offered(world(tired, enemy()), tired), Refused)
    assert SNAP.offered(world(tired, enemy()), tired) is True
    assert (SNAP.cheapest(world(tired), tired), AIMED.cheapest(world(tired), tired)) == (1, 3)
    # The ground is always there to throw something at.
    thrower = model(at=(20, 45), weapons=(GRENADE,))
    assert NORMAL.offered(world(thrower), thrower) is True
    assert isinstance(NORMAL.offered(world(thrower, options=Options(area_aim="models_only")), thrower), Refused)


@pytest.mark.rule("RE-TGT-02", "RE-TGT-01")
def test_weapon_and_target_are_one_answer() -> None:
    shooter = model(at=(20, 45), weapons=(RIFLE, PISTOL, blade()))
    hidden = enemy("hidden", at=(80, 45))
    wall = piece("wall", box(70, 40, 71, 50), 9)
    table = world(shooter, enemy(), enemy("two", at=(60, 55)), hidden, pieces=(wall,))
    transcript = told(lambda: NORMAL.declare(table, shooter), "pistole:two")
    assert transcript.result == shot(gun="pistole", target="two")
    (asked,) = transcript.asked
    assert possible(asked) == ["gewehr:amok", "gewehr:two", "pistole:amok", "pistole:two", "back"]
    assert [refusal(asked, key) for key in ("gewehr:hidden", "pistole:mars", "pistole:nobody")] == [
        "RE-TGT-01",
        "RE:own_targets",
        "",
    ]
    assert told(lambda: NORMAL.declare(table, shooter)).result is None
    # With one weapon and one target there is nothing to ask.
    alone = told(lambda: NORMAL.declare(world(SHOOTER, enemy()), SHOOTER))
    assert (alone.result, alone.asked) == (shot(), [])
    # The only weapon need not be named; one of several must be.
    pair = world(SHOOTER, enemy(), enemy("two", at=(60, 55)))
    assert told(lambda: NORMAL.declare(pair, SHOOTER), "two").result == shot(target="two")
    assert isinstance(asked.prompt.answers.find("two"), Refusal)


@pytest.mark.rule("RE:area_aim")
def test_area_weapons_may_be_aimed_at_a_spot() -> None:
    thrower = model(at=(20, 45), weapons=(GRENADE,))
    table = world(thrower, enemy("one", at=(40, 45)), enemy("two", at=(40, 50)))
    transcript = told(lambda: NORMAL.declare(table, thrower), "granate:@45.5,40")
    assert transcript.result == Deed("normal_shot", "mars", "granate", point=Point.cm(45.5, 40))
    (asked,) = transcript.asked
    assert possible(asked) == ["granate:one", "granate:two", "granate:@40,47.5", "back"]
    assert refusal(asked, "granate:@here") == "RE:area_aim"
    assert refusal(asked, "granate:@20,80") == "RE-GEO-05"
    # Whoever cannot be aimed at stands somewhere all the same; and with nobody there, the ground ahead is left.
    hidden = world(thrower, enemy(at=(40, 45), camouflage="active", revealed=False))
    assert spots(hidden) == ["granate:@40,45"]
    assert spots(replace(hidden, options=Options(area_vs_camouflaged="immune"))) == ["granate:@32,45"]
    assert spots(world(thrower)) == ["granate:@32,45"]


def spots(table: World) -> list[str]:
    (asked,) = told(lambda: NORMAL.declare(table, table.find("mars"))).asked
    drawn = asked.prompt.answers
    for seed in range(20):
        assert drawn.find(drawn.sample(RandomDice(seed)).key) == drawn.sample(RandomDice(seed))
    return [key for key in possible(asked) if "@" in key]


# Measuring


@pytest.mark.rule("RE-MEA-02", "RE:premeasure")
def test_unmeasured_answers_say_neither_distance_nor_odds() -> None:
    table = world(SHOOTER, enemy(), enemy("two", at=(60, 55)))

    def said(options: Options) -> set[str]:
        transcript = told(lambda: NORMAL.declare(replace(table, options=options), SHOOTER))
        answer = transcript.asked[0].prompt.answers.find("gewehr:two")
        return {name for name, _ in answer.label.facts}

    assert said(Options()) == {"weapon", "whom"}
    assert said(MEASURED) == {"weapon", "whom", "cm", "value", "dice"}


@pytest.mark.rule("RE-MEA-02", "RE:premeasure")
def test_previews_look_past_the_announcement_only_where_it_may_be_measured() -> None:
    table = world(SHOOTER, enemy(), enemy("two", at=(60, 55)), acting="mars")

    def preview(options: Options) -> tuple[Prospect, ...] | None:
        run: Run[World] = Run(lambda: declared_and_done(NORMAL, replace(table, options=options)), lambda _: None)
        return Previews(REROLLING).of(run.frames, shot(), "blue")

    assert preview(Options()) is None
    shown = preview(MEASURED)
    assert shown is not None
    declared = declare_shot(table, shot())
    clash = declared.hit.clash
    law = odds(resolve_shot, declared.attempt, clash, policy=REROLLING)
    lost = law.map(lambda landed: harm_done(clash, landed.vitals))
    assert (shown[0].message, shown[0].law) == ("re-stake-hp", lost)


@pytest.mark.rule("RE-MEA-02", "RE-RNG-03", "RE:premeasure")
def test_a_shot_that_is_too_far_is_lost_with_its_cost() -> None:
    shooter = model(at=(5, 45), weapons=(PISTOL,))
    table = world(shooter, enemy(at=(85, 45)), acting="mars")
    transcript = told(lambda: declared_and_done(NORMAL, table))
    (lost,) = transcript.notes("re-shot-lost")
    assert (lost.rule_id, lost.facts["reason"].key) == ("RE-RNG-03", "re-refuse-too-far")  # type: ignore[union-attr]
    assert (transcript.rolled, transcript.result.find("mars").ap) == ([], 4)
    assert transcript.notes("re-measured") == []
    thrower = world(model(at=(5, 45), weapons=(GRENADE,)), acting="mars")
    spot = Deed("normal_shot", "mars", "granate", point=Point.cm(80, 45))
    transcript = told(lambda: NORMAL.perform(thrower, spot))
    assert [line.rule_id for line in transcript.notes("re-shot-lost")] == ["RE-RNG-03"]
    assert transcript.result.find("mars").used == ()


@pytest.mark.rule("RE-MEA-01", "RE-MEA-02")
def test_the_measured_shot_is_told_to_both_sides_and_not_taken_back_for_free() -> None:
    table = world(SHOOTER, enemy(at=(62.5, 45), wn=12), acting="mars")
    transcript = told(lambda: NORMAL.perform(table, shot()), faces=[12])
    (line,) = transcript.notes("re-measured")
    assert (line.facts["cm"], line.facts["value"].total) == (40.0, 4)  # type: ignore[union-attr]
    assert line.audience.seats == frozenset({"blue", "red"})
    session = new_session(Realms(), table, {}, seed=bytes(32))
    session.answer("blue", "normal_shot")
    assert [prompt.seat for prompt in session.prompts] == ["red"]
    assert not session.undo_is_free(0)


# Firing


@pytest.mark.rule("RE-CAM-19", "RE:camo_reveal_timing")
def test_firing_reveals_with_the_dice_or_with_the_announcement() -> None:
    sniper = model(at=(20, 45), weapons=(RIFLE,), camouflage="active", camouflage_level=2, revealed=False)

    def order(options: Options) -> list[str]:
        table = world(sniper, enemy(), acting="mars", options=options)
        transcript = told(lambda: NORMAL.perform(table, shot()), faces=[12])
        assert transcript.result.find("mars").revealed
        wanted = ("re-revealed-firing", "re-measured", "re-fires")
        return [line.message for line in transcript.log if line.message in wanted]

    assert order(Options()) == ["re-measured", "re-revealed-firing", "re-fires"]
    assert order(Options(camo_reveal_timing="on_declaration")) == ["re-revealed-firing", "re-measured", "re-fires"]


@pytest.mark.rule("RE-WPN-03", "RE:ruling_108")
def test_a_use_is_struck_off() -> None:
    launcher = model(at=(20, 45), weapons=(weapon("faust", 4, uses=2),))
    transcript = told(lambda: fire(world(launcher, enemy(), acting="mars"), shot(gun="faust")), faces=[12])
    assert facts(transcript, "re-use-struck", "left") == [(1,)]
    assert transcript.result.find("mars").used == (("faust", 1),)


@pytest.mark.rule("RE-REA-09", "RE-TGT-01")
def test_a_shot_that_reactions_have_made_impossible_is_lost() -> None:
    table = world(SHOOTER, enemy(status="out"), acting="mars")
    transcript = told(lambda: fire(table, shot()))
    assert [line.rule_id for line in transcript.notes("re-shot-lost")] == ["RE-DMG-10"]
    thrower = model(at=(20, 45), weapons=(GRENADE,), ap=0)
    spot = Deed("normal_shot", "mars", "granate", point=Point.cm(45, 45))
    assert told(lambda: fire(world(thrower), spot), faces=[1]).notes("re-area-nobody")
    turned = world(replace(thrower, facing=18000))
    assert [line.rule_id for line in told(lambda: fire(turned, spot)).notes("re-shot-lost")] == ["RE-GEO-05"]


@pytest.mark.rule("RE-MOV-19", "RE-MOV-18", "RE-REA-08")
def test_a_target_that_drops_prone_in_time_is_harder_to_hit() -> None:
    """Value 6 before; the target wins the contest (12 against 1 and 2), lies down and counts as small: 5."""
    shooter = model(at=(20, 45), weapons=(RIFLE,), fk=6)
    table = world(shooter, enemy(at=(40, 45), agi=6), acting="mars")
    transcript = told(lambda: NORMAL.perform(table, shot()), "drop_prone", faces=[1, 2, 12, 6])
    assert facts(transcript, "re-shot-misses", "value") == [(5,)]
    target = transcript.result.find("amok")
    assert (target.prone, target.ap) == (True, 4)


@pytest.mark.rule("RE-ENV-10", "RE:zero_g")
def test_recoil_without_gravity() -> None:
    gunner = model(at=(20, 45), weapons=(weapon("mg", 3), RIFLE), wn=4)

    def prone(gun: str, faces: list[int], **changes: Any) -> bool:
        changes = {"environment": "space", "options": Options(zero_g="recoil_fall"), **changes}
        table = world(gunner, enemy(), acting="mars", **changes)
        return told(lambda: fire(table, shot(gun=gun)), faces=faces).result.find("mars").prone

    assert prone("mg", [12, 5])
    assert not prone("mg", [12, 4])
    assert not prone("gewehr", [12])
    assert not prone("mg", [12], environment="rural")
    assert not prone("mg", [12], options=Options())


@pytest.mark.rule("RE-ACT-01")
def test_too_dear_is_told_by_the_cheapest_weapon() -> None:
    heavy = weapon("mg", 4)
    poor = model(at=(20, 45), weapons=(heavy, PISTOL), ap=1)
    refused = NORMAL.offered(world(poor, enemy()), poor)
    assert isinstance(refused, Refused) and dict(refused.reason.facts) == {"need": 2, "have": 1}
    spent = model(at=(20, 45), weapons=(GRENADE, heavy), ap=1, used=(("granate", 2),))
    refused = NORMAL.offered(world(spent, enemy()), spent)
    assert isinstance(refused, Refused) and dict(refused.reason.facts)["need"] == 5, "what is used up has no price"


# Readiness


@pytest.mark.rule("RE-SHO-07", "RE-SHO-08", "RE-SHO-12", "RE:reaction_weapons")
def test_readiness_needs_a_handy_gun() -> None:
    table = world(SHOOTER, enemy(), acting="mars")
    assert READY.offered(table, SHOOTER) is True
    transcript = told(lambda: declared_and_done(READY, table))
    ready = transcript.result.find("mars")
    assert (ready.fire_ready, ready.ap) == (True, 5)
    again = READY.offered(transcript.result, ready)
    assert isinstance(again, Refused) and again.reason.key == "re-refuse-ready", "that would only cost"
    heavy = model(at=(20, 45), weapons=(weapon("mg", 3),))
    refused = READY.offered(world(heavy), heavy)
    assert isinstance(refused, Refused)
    assert refused.rule_id == "RE-SHO-12"
    thrower = model(at=(20, 45), weapons=(GRENADE,))
    assert READY.offered(world(thrower), thrower) is True
    assert isinstance(READY.offered(world(thrower, options=Options(reaction_weapons="no_area")), thrower), Refused)
    fencer = model(weapons=(blade(),))
    assert READY.offered(world(fencer), fencer) is False


@pytest.mark.rule("RE-SHO-02", "RE-DMG-06")
def test_the_damage_is_spoken_of_only_after_a_hit() -> None:
    table = world(SHOOTER, enemy(), acting="mars")
    missed = told(lambda: fire(table, shot()), faces=[12])
    assert [note.message for note in missed.log] == ["re-fires", "re-shot-misses"]
    hit = told(lambda: fire(table, shot()), faces=[1, 1, 12])
    assert [note.message for note in hit.log] == ["re-fires", "re-shot-hits", "re-versus", "re-contest-lost"]


@pytest.mark.rule("RE-TRA-02", "RE:bonus_die")
def test_flat_bonus_dice_of_a_trait_are_told_in_the_value() -> None:
    marksman = model(at=(20, 45), weapons=(RIFLE,), traits=(("fernkampf", 2),), fk=5)
    table = world(marksman, enemy(at=(40, 45)), acting="mars", options=Options(bonus_die="flat_plus_1"))
    assert [term.amount for term in shot_value(table, shot()).terms] == [5, 2]
    done = told(lambda: fire(table, shot()), faces=[7, 1, 12])
    assert done.notes("re-shot-hits") and len(done.rolled[0].faces) == 1
    # As dice they stay dice.
    plain = replace(table, options=Options())
    assert shot_value(plain, shot()).total == 5
    assert len(told(lambda: fire(plain, shot()), faces=[9, 8, 9]).rolled[0].faces) == 3


@pytest.mark.rule("RE-DMG-10", "RE:finish_off")
def test_whoever_is_out_can_be_shot_at_where_the_table_lets_it() -> None:
    lying = enemy(at=(40, 45), status="out", size="large")
    table = world(SHOOTER, lying, acting="mars")
    assert isinstance(NORMAL.offered(table, SHOOTER), Refused)
    merciless = replace(table, options=Options(finish_off="yes"))
    assert NORMAL.offered(merciless, SHOOTER) is True
    assert ("RE-MODS-01", -1) in [(term.rule_id, term.amount) for term in shot_value(merciless, shot()).terms]
    done = told(lambda: NORMAL.perform(merciless, shot()), faces=[1])
    assert done.result.find("amok").vitals.status == "removed"
    assert done.asked == [], "it neither dodges nor drops"
    heavy = weapon("kanone", unwieldy=True)
    gunner = model(at=(20, 45), weapons=(heavy,))
    lies = world(gunner, lying, options=Options(finish_off="yes", prone_size="one_step_smaller"))
    assert "RE-MODS-02" in [term.rule_id for term in shot_value(lies, shot(gun="kanone")).terms]


@pytest.mark.rule("RE:area_aim", "RE-MODS-01", "RE-COV-02", "RE-MOV-18")
def test_a_spot_under_a_model_may_count_as_aimed_at_it() -> None:
    thrower = model(at=(20, 45), weapons=(GRENADE,))
    small = enemy(at=(32, 45), size="small")
    options = Options(area_aim="target_or_seen_spot", premeasure="always")
    table = world(thrower, small, acting="mars", options=options)

    def at(spot: str, scene: World = table) -> Deed | None:
        return told(lambda: NORMAL.declare(scene, scene.find("mars")), f"granate:@{spot}").result

    under = at("32,45")
    assert under is not None and (under.target, under.point) == ("amok", Point.cm(32, 45))
    assert "RE-MODS-01" in [term.rule_id for term in shot_value(table, under).terms]
    # Four centimetres of template cover the whole base as far as 2.75 cm from its centre.
    for spot, whom in (("32,47.7", "amok"), ("32,47.8", "")):
        deed = at(spot)
        assert deed is not None and deed.target == whom, spot
    # It may dodge, as if it were the target; the grenade still comes down where it was thrown.
    done = told(lambda: NORMAL.perform(table, under), "dodge", faces=[1, 1, 12, 1, 1, 12])
    assert [asked.prompt.question.key for asked in done.asked] == ["re-ask-reaction-self"]
    assert facts(done, "re-fires-spot", "spot") == [("32,45",)]
    # Somebody hidden can never be the aim, and the usual ruling lets every seen spot be one.
    hidden = table.change("amok", revealed=False)
    deed = at("32,45", hidden)
    assert deed is not None and deed.targets == ()
    usual = replace(table, options=Options())
    deed = at("32,45", usual)
    assert deed is not None and deed.targets == ()


@pytest.mark.rule("RE:area_aim", "RE-RNG-03")
def test_a_spot_out_of_range_is_lost_whoever_stands_there() -> None:
    thrower = model(at=(20, 45), weapons=(GRENADE,))
    table = world(thrower, enemy(at=(80, 45)), acting="mars", options=Options(area_aim="target_or_seen_spot"))
    deed = told(lambda: NORMAL.declare(table, thrower), "granate:@80,45").result
    assert deed is not None and deed.target == "amok"
    done = told(lambda: NORMAL.perform(table, deed))
    assert [note.message for note in done.log][-1] == "re-shot-lost" and not done.rolled
