"""The light tactic: rules of thumb that need neither laws nor the whole menu."""

from typing import Any

from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.core.menu import Menu
from regelwerk.systems.darkspace.rules.core.phase import ActScene
from regelwerk.systems.darkspace.rules.core.scenes import Goal, SideGoals
from regelwerk.systems.darkspace.rules.fight.announcing import InterruptScene
from regelwerk.systems.darkspace.rules.fight.attack import attack_check, strike_of
from regelwerk.systems.darkspace.rules.fight.hindrances import PASS, fitting
from regelwerk.systems.darkspace.state import Cover, Deed, World
from regelwerk.systems.darkspace.tactics import light
from regelwerk.systems.darkspace.tactics.chances import harm, nameless, promise
from regelwerk.systems.darkspace.tactics.fight import attacker_of, shot_of
from regelwerk.systems.darkspace.tactics.stakes import target_of
from regelwerk.systems.darkspace.values import LONG
from systems.darkspace.builders import character, henchman, world, zone
from systems.darkspace.deciding import answer, decisions, first_act

SHOOTER: dict[str, Any] = {"weapons": ("carbine",), "skills": {"body_control": 3}}
TWO_ZONES: dict[str, Any] = {
    "zones": (zone("hall"), zone("gate", exits=("crew",))),
    "links": (("hall", "gate", LONG),),
}
SHOT = Deed("attack", "guard", "rhea", "carbine")


def shooting(**changes: Any) -> World:
    return world(character(**SHOOTER), henchman(weapons=("carbine",)), acting="rhea", **changes)


def reply(scene: World, who: str, deed: Deed) -> str:
    check = attack_check(scene, deed)
    offered = [PASS, *fitting(scene, scene.find(who), deed, check)]
    return light.interrupt(InterruptScene(scene, who, deed, check, "interrupt"), offered)


def test_whoever_can_shoot_shoots_at_the_worse_off() -> None:
    guards = (henchman("first"), henchman("second", hurt={"vital": 1}))
    found = decisions(world(character(**SHOOTER), *guards, acting="rhea"), tactic="light")
    assert answer(found, "DS-ATT-01") == "carbine:second"


def test_only_what_is_thought_of_is_read_from_the_menu() -> None:
    scene = shooting()
    menu = Menu(scene, scene.find("rhea"))
    assert light.act(ActScene(scene, "rhea", menu), can_go_on=False) in ("attack", "aim")
    assert set(menu._offers) < set(menu) | {"attack", "aim", "treat"}


def test_with_nothing_left_to_do_somebody_goes_for_the_exit_and_leaves() -> None:
    goals = (SideGoals("crew", ((Goal("escape"),),)),)
    scene = world(character(), henchman(out="damage"), acting="rhea", goals=goals, **TWO_ZONES)
    assert answer(decisions(scene, tactic="light"), "DS-MOV-01") in ("gate", "")
    assert first_act(scene, "light") == "move"
    assert first_act(scene.change("rhea", zone="gate"), "light") == "leave"


def test_a_target_gets_behind_something_and_a_comrade_shoots_back() -> None:
    """Against a good shot; whoever is too strained does nothing."""
    guard = henchman(competence=4, weapons=("carbine",), expertise=("body_control",))
    scene = world(
        character(), character("oda", **SHOOTER), guard, acting="guard", covers=(("hall", Cover("wall", 6, 4)),),
    )  # fmt: skip
    assert reply(scene, "rhea", SHOT) == "cover:wall"
    assert reply(scene, "oda", SHOT) == "pin_down:carbine"
    assert reply(scene.change("oda", stress=15), "oda", SHOT) == "pass"


def test_a_promise_is_what_the_whole_rule_of_the_attack_comes_to() -> None:
    """The odds that are remembered by few numbers are those of the attack as it would be announced."""
    for distracted, aim, full_defence in (("", 0, 0), ("guard", 1, 0), ("oda", 0, 2)):
        for weak_spot in (False, True):
            scene = (
                shooting().change("rhea", distracted_by=distracted, aim=aim).change("guard", full_defence=full_defence)
            )
            deed = Deed("attack", "rhea", "guard", "carbine", weak_spot=weak_spot)
            target = target_of(scene, scene.find("guard"))
            strike = strike_of(scene, deed, attack_check(scene, deed))
            expected = harm(replace(strike, cast=nameless(strike.cast)), target)
            found = promise(attacker_of(scene.find("rhea"), "guard"), shot_of(scene, deed), target, scene.options)
            assert (found.share, found.hitting) == expected
            assert found.desperate is (strike.cast.mode == "desperate")
