"""Interrupts of computer players: when they answer an act, and how."""

from typing import Any

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.core.probe import Check
from regelwerk.systems.darkspace.rules.core.scenes import Goal, SideGoals
from regelwerk.systems.darkspace.rules.cortex.hacking import hacking_check
from regelwerk.systems.darkspace.rules.fight.announcing import InterruptScene
from regelwerk.systems.darkspace.rules.fight.attack import attack_check
from regelwerk.systems.darkspace.rules.fight.hindrances import PASS, Interrupt, fitting
from regelwerk.systems.darkspace.state import Cover, Deed, World
from regelwerk.systems.darkspace.tactics.interrupts import Threat, decide, extra
from regelwerk.systems.darkspace.tactics.weights import AGGRESSIVE, CAREFUL, SENSIBLE, Temper
from systems.darkspace.builders import character, henchman, system, world, zone

SHOT = Deed("attack", "guard", "rhea", "pistol")
GUARD: dict[str, Any] = {"weapons": ("pistol",), "expertise": ("body_control",)}


def answers(scene: World, who: str, deed: Deed, check: Check | None) -> list[Interrupt]:
    return [PASS, *fitting(scene, scene.find(who), deed, check)]


def reply(scene: World, who: str, deed: Deed, check: Check | None, temper: Temper = SENSIBLE) -> str:
    asked = InterruptScene(scene, who, deed, check, "interrupt")
    return decide(asked, answers(scene, who, deed, check), temper)


def under_fire(competence: int = 4, **changes: Any) -> World:
    """The second shot of a phase."""
    scene = world(
        character(**changes), henchman(competence=competence, **GUARD), acting="guard", zones=(zone("hall"),),
        covers=(("hall", Cover("wall", 6, 4)),),
    )  # fmt: skip
    assert scene.phase is not None
    return replace(scene, phase=replace(scene.phase, used=2))


def test_a_good_cover_is_taken_against_a_good_shot() -> None:
    scene = under_fire()
    assert reply(scene, "rhea", SHOT, attack_check(scene, SHOT)) == "cover:wall"


def test_cover_is_taken_although_covering_fire_would_spoil_this_one_shot_more() -> None:
    """It keeps off the shots of later phases as well."""
    scene = under_fire(competence=3, weapons=("carbine",))
    kinds = {answer.kind for answer in answers(scene, "rhea", SHOT, attack_check(scene, SHOT))}
    assert {"cover", "pin_down"} <= kinds
    assert reply(scene, "rhea", SHOT, attack_check(scene, SHOT)) == "cover:wall"


def test_whoever_is_near_the_end_of_all_strength_saves_stress() -> None:
    scene = under_fire(stress=17)
    assert reply(scene, "rhea", SHOT, attack_check(scene, SHOT)) == "pass"


def test_a_shot_that_cannot_hurt_is_not_answered() -> None:
    """A weapon that bounces off is no reason for stress: with two dice nobody throws a critical."""
    scene = under_fire(competence=1)
    sheltered = scene.change("rhea", cover=Cover("vault", 9, 9))
    assert reply(sheltered, "rhea", SHOT, attack_check(sheltered, SHOT)) == "pass"


def test_a_blow_at_touching_distance_is_fended_off() -> None:
    blow = Deed("attack", "guard", "rhea", "baton")
    scene = world(
        character(), henchman(competence=4, weapons=("baton",), expertise=("strength",)), acting="guard"
    ).engage("guard", "rhea")
    assert reply(scene, "rhea", blow, attack_check(scene, blow)) in ("defend", "full_defence")


def test_a_system_in_alarm_blocks_whoever_hacks_it() -> None:
    goals = (SideGoals("crew", ((Goal("sabotage", "core"),),)),)
    hacker = character("ilko", weapons=("terminal",), skills={"tech": 4})
    scene = world(hacker, system(alarm=True, waiting=False), acting="ilko", goals=goals)
    hack = Deed("hack", "ilko", "core", "terminal")
    assert reply(scene, "core", hack, hacking_check(scene, hack)) == "block"


def test_who_runs_away_is_stopped() -> None:
    goals = (SideGoals("crew", ((Goal("escape"),),)),)
    scene = world(
        character(),
        henchman(competence=4, weapons=("rifle",)),
        acting="rhea",
        zones=(zone(exits=("crew",)),),
        goals=goals,
    )
    assert reply(scene, "guard", Deed("leave", "rhea"), None).startswith("hinder")


@pytest.mark.parametrize("temper", [SENSIBLE, AGGRESSIVE, CAREFUL])
def test_action_units_are_added_while_they_take_something_away(temper: Temper) -> None:
    scene = under_fire()
    asked = InterruptScene(scene, "rhea", SHOT, attack_check(scene, SHOT), "ae")
    assert 0 < int(extra(asked, 3, temper)) <= 3


def test_no_stress_is_added_for_somebody_else() -> None:
    scene = world(character(), character("oda"), henchman(competence=4, **GUARD), acting="guard")
    asked = InterruptScene(scene, "oda", SHOT, attack_check(scene, SHOT), "stress")
    assert extra(asked, 5, SENSIBLE) == "0"


def test_the_first_blow_of_a_phase_is_fended_off_rather_than_the_last() -> None:
    """Whoever fails against an interrupt has no more acts: the earlier that comes, the more it saves."""
    blow = Deed("attack", "guard", "rhea", "baton")
    fight = world(character(), henchman(weapons=("baton",)), acting="guard").engage("guard", "rhea")
    assert fight.phase is not None
    first, last = (replace(fight, phase=replace(fight.phase, used=used)) for used in (1, 3))
    gains = [Threat(asked(scene, blow), SENSIBLE).gain(Interrupt("defend")) for scene in (first, last)]
    assert gains[0] > 1.5 * gains[1]
    assert reply(first, "rhea", blow, attack_check(first, blow)) == "defend"


def asked(scene: World, deed: Deed) -> InterruptScene:
    return InterruptScene(scene, "rhea", deed, attack_check(scene, deed), "interrupt")
