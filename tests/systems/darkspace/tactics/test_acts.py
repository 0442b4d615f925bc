"""Acts of computer players: given this situation, that is done."""

from typing import Any

from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.body.disfigurement import ScarScene
from regelwerk.systems.darkspace.rules.core.menu import Menu
from regelwerk.systems.darkspace.rules.core.phase import ActScene
from regelwerk.systems.darkspace.rules.core.scenes import Event, Goal, Hazard, SideGoals, Switch
from regelwerk.systems.darkspace.state import Damage, Deed, Order, Phase, World
from regelwerk.systems.darkspace.tactics.acts import Option, act, plan
from regelwerk.systems.darkspace.tactics.body import grit_value, scar
from regelwerk.systems.darkspace.tactics.fight import distract_value
from regelwerk.systems.darkspace.tactics.moves import move_value
from regelwerk.systems.darkspace.tactics.weights import SENSIBLE, situation
from regelwerk.systems.darkspace.values import LONG
from systems.darkspace.builders import armour, character, henchman, machine, world, zone
from systems.darkspace.deciding import answer, decisions, first_act

SHOOTER: dict[str, Any] = {"weapons": ("carbine",), "skills": {"body_control": 3}}
ESCAPE = (SideGoals("crew", ((Goal("escape"),),)),)
TWO_ZONES: dict[str, Any] = {
    "zones": (zone("hall"), zone("gate", exits=("crew",))),
    "links": (("hall", "gate", LONG),),
}


def shooting(**changes: Any) -> World:
    return world(character(**SHOOTER), henchman(weapons=("carbine",)), acting="rhea", **changes)


def test_whoever_can_shoot_shoots() -> None:
    assert first_act(shooting()) in ("attack", "aim")


def test_the_worse_off_of_two_is_finished() -> None:
    guards = (henchman("first"), henchman("second", hurt={"vital": 1}))
    found = decisions(world(character(**SHOOTER), *guards, acting="rhea"))
    assert answer(found, "DS-ATT-01") == "carbine:second"


def test_a_blade_is_better_than_a_rifle_a_few_metres_away() -> None:
    """A rifle is made for another distance: the first step goes up to the opponent, though it could shoot from here."""
    heavy = character(weapons=("rifle", "knife"), skills={"body_control": 3, "strength": 3})
    assert first_act(world(heavy, henchman(), acting="rhea")) == "move"


def test_nobody_aims_who_may_only_attack() -> None:
    """A machine under orders has only the acts of its order."""
    heavy = character(weapons=("rifle",), skills={"body_control": 3})
    scene = world(heavy, henchman(zone="gate"), acting="rhea", **TWO_ZONES)
    offered = Menu(scene, heavy)
    attacks = {"attack": offered["attack"]}
    assert act(ActScene(scene, "rhea", offered), SENSIBLE, can_go_on=False) == "aim"
    assert act(ActScene(scene, "rhea", attacks), SENSIBLE, can_go_on=False) == "attack"


def test_nobody_shoots_at_whoever_lies_there() -> None:
    down = henchman("down", out="damage", hurt={"vital": 2})
    found = decisions(world(character(**SHOOTER), down, henchman("up"), acting="rhea"))
    assert "down" not in answer(found, "DS-ATT-01")


def test_armour_that_stops_the_shot_is_met_at_its_weak_spot() -> None:
    """A pistol of class 2 and size 1 does not get through class 5, but through half of it."""
    knight = henchman("knight", 5, armour_size=5)
    shooter = character(weapons=("pistol",), skills={"body_control": 4})
    found = decisions(world(shooter, knight, acting="rhea"))
    assert answer(found, "DS-ATT-10") == "weak_spot"


def test_who_wants_out_goes_to_the_exit_and_leaves() -> None:
    runner = character(zone="hall")
    on_the_way = world(runner, henchman(zone="hall"), acting="rhea", goals=ESCAPE, **TWO_ZONES)
    assert first_act(on_the_way) == "move"
    there = world(character(zone="gate"), henchman(zone="hall"), acting="rhea", goals=ESCAPE, **TWO_ZONES)
    assert first_act(there) == "leave"


def test_nobody_stays_in_the_fire() -> None:
    burning = zone("hall", hazards=(Hazard("fire", 2),))
    guard = henchman(zone="hall", armour_size=1)
    scene = world(
        guard, character(zone="far"), acting="guard", zones=(burning, zone("gate"), zone("far")),
        links=(("hall", "gate", LONG),),
    )  # fmt: skip
    assert first_act(scene) == "move"


def test_a_brawler_closes_in() -> None:
    bruiser = character(weapons=("baton",), constitution=5, skills={"strength": 5})
    assert first_act(world(bruiser, henchman(), acting="rhea")) == "move"


def test_running_in_is_worth_less_where_somebody_can_bar_the_way() -> None:
    bruiser = henchman(weapons=("baton",), expertise=("strength",))

    def running(weapons: tuple[str, ...], **changes: Any) -> float:
        scene = world(bruiser, character(zone="gate", weapons=weapons, **changes), acting="guard", **TWO_ZONES)
        return move_value(situation(scene, "guard", SENSIBLE), Deed("move", "guard", "rhea", detail="gate"))

    assert 0 < running(("heavy_rifle",)) < running(("pistol",)) < running(("pistol",), interrupted=True)


def test_a_guard_presses_the_button_that_brings_comrades() -> None:
    button = zone("hall", switches=(Switch("button", zone().name),))
    help_comes = Event("help", ("pressed:button",), joins=("mate",))
    mate = henchman("mate", waiting=True, zone="")
    scene = world(henchman(), mate, character(), acting="guard", zones=(button,), events=(help_comes,))
    assert first_act(scene) == "use_item"


def test_a_medic_brings_a_fallen_comrade_round() -> None:
    medic = character("oda", items=("medbag",), skills={"education": 4})
    fallen = character("ilko", out="damage", hurt={"vital": 3})
    scene = world(medic, fallen, henchman(), acting="oda")
    assert first_act(scene) == "treat"


def test_a_medic_does_not_leave_a_lamed_comrade_behind() -> None:
    medic = character("oda", items=("medbag",), skills={"education": 3}, zone="gate")
    lamed = character("ilko", hurt={"mobility": 3}, zone="hall")
    scene = world(medic, lamed, acting="oda", goals=ESCAPE, **TWO_ZONES)
    assert first_act(scene) == "move"


def test_teeth_are_gritted_over_bad_wounds_by_the_calm_only() -> None:
    def value(stress: int, vital: int) -> float:
        hurt = world(character(stress=stress, hurt={"vital": vital}), acting="rhea")
        return grit_value(situation(hurt, "rhea", SENSIBLE), Deed("grit", "rhea"))

    assert value(0, 2) > 0
    assert value(0, 2) > value(6, 2)
    assert value(12, 2) <= 0


def test_the_least_harmful_scar_is_chosen() -> None:
    """A maximum that nobody reaches may fall; one that is reached is dearer than base stress."""
    spare = world(character(dexterity=3))
    assert scar(ScarScene(spare, "rhea", 4)) == "lower"
    used = world(character(dexterity=5))
    assert scar(ScarScene(used, "rhea", 4)) == "stress"


def test_distracting_is_worth_less_the_nearer_a_side_is_to_its_end() -> None:
    deed = Deed("distract", "rhea", "guard")
    fresh, hurt, last = (
        distract_value(situation(world(character(), *guards, acting="rhea"), "rhea", SENSIBLE), deed)
        for guards in (
            (henchman(), henchman("other")),
            (henchman(), henchman("other", hurt={"vital": 1})),
            (henchman(), henchman("other", out="damage", hurt={"vital": 2})),
        )
    )
    assert fresh > hurt > last > 0


def test_a_plan_fills_the_phase() -> None:
    """Two cheap acts are better than one dear one that leaves an action unit over."""
    dear, cheap = Option("dear", 3, 2.0), Option("cheap", 1, 0.9, True)
    assert plan((dear, cheap), 3, (0.0,))[1] == "cheap"
    assert plan((Option("cheap", 1, 0.5), dear), 3, (0.0,))[1] == "dear"


def test_a_plan_overdraws_only_what_is_worth_the_stress() -> None:
    dear = Option("dear", 4, 2.0)
    assert plan((dear,), 3, (0.0, 0.3))[0] == 1.7
    assert plan((dear,), 3, (0.0, 1.9))[0] < 1.7


def test_nobody_is_sent_back_to_the_same_choice() -> None:
    """Whoever chooses an act that costs more than is left overdraws it or begins it."""
    slow = character(weapons=("cannon",), skills={"body_control": 4})
    scene = world(slow, henchman(zone="far"), acting="rhea", zones=(zone(), zone("far")), links=(("hall", "far", 3),))
    scene = replace(scene, phase=Phase("rhea", used=1))
    assert answer(decisions(scene), "DS-AE-09") in ("begin", "overdraw", "")


def test_careful_people_save_their_stress() -> None:
    bold = decisions(shooting(), tactic="aggressive")
    careful = decisions(shooting(), tactic="careful")
    assert int(answer(bold, "DS-CORE-19") or 0) >= int(answer(careful, "DS-CORE-19") or 0)


def test_a_machine_with_an_order_to_attack_does_so() -> None:
    drone = machine(weapons=("gun",), order=Order("attack", "guard", repeat=True), armour=armour(2, 1))
    scene = world(drone, henchman(), character(hurt=Damage()), acting="drone")
    assert first_act(scene) in ("attack", "aim")
