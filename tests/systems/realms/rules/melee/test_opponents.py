"""Direct opponents: who is one, the roll to ignore it, and the duty to attack."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.answers import Answer
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally
from regelwerk.space import Point
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core import phase
from regelwerk.systems.realms.rules.melee import opponents
from regelwerk.systems.realms.rules.melee.opponents import direct_opponents, forced_deed, open_duty, why_not
from regelwerk.systems.realms.state import Deed, Model, Phase, Shots, World
from regelwerk.systems.realms.values import CENTIMETRE
from systems.realms.builders import blade, box, enemy, facts, model, piece, possible, questions, told, weapon, world

RIFLE = weapon()
SWORD = blade()
NEAR = (50.0, 45.0)
"""2.5 cm away from mars."""


def table(*others: Model, mars: Model | None = None, pieces: tuple[Any, ...] = (), **options: Any) -> World:
    """Mars, with EH 5 and a danger area of 7 cm, at the start of its phase."""
    mars = mars or model(eh=5, weapons=(RIFLE,))
    start = world(mars, *others, acting="mars", pieces=pieces, options=Options(**options))
    return replace(start, phase=Phase("mars"))


def named(*others: Model, mars: Model | None = None, **more: Any) -> tuple[str, ...]:
    start = table(*others, mars=mars, **more)
    return direct_opponents(start, start.find("mars"))


def settled(start: World, *answers: str, faces: tuple[int, ...] = ()) -> Transcript[World]:
    return told(lambda: opponents.settle(start), *answers, faces=faces)


def duty_of(run: Transcript[World]) -> tuple[str, ...]:
    assert run.result.phase is not None and run.result.phase.settled
    return run.result.phase.duty


def bound(*others: Model, mars: Model | None = None, **more: Any) -> World:
    """After mars has decided to fight."""
    return settled(table(*others, mars=mars, **more), "fight").result


def act(start: World, *answers: str, faces: tuple[int, ...] = ()) -> Transcript[World]:
    return told(lambda: phase.take_act(start), *answers, faces=faces)


# -- who is one -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-DNG-01", "RE-DNG-02", "RE-GEO-18")
def test_the_nearest_enemy_in_the_danger_area() -> None:
    assert named(enemy(at=(54.5, 45))) == ("amok",), "exactly 7 cm"
    assert named(enemy(at=(54.6, 45))) == ()
    assert named(enemy(at=(52, 45)), enemy("boris", (50, 45))) == ("boris",)
    assert named(enemy(at=(40, 45))) == ("amok",), "behind the back too"
    wall = piece("wand", box(48, 40, 48.5, 50), 10)
    assert named(enemy(at=(52, 45)), pieces=(wall,)) == ("amok",), "behind a wall too"
    assert named(replace(enemy(at=(52, 45)), floor=8 * CENTIMETRE)) == (), "up on a roof"
    assert named(model("luna", NEAR)) == ()


@pytest.mark.rule("RE-GEO-18")
def test_hidden_and_fallen_enemies_are_no_threat() -> None:
    for gone in (
        enemy(at=NEAR, camouflage="active", revealed=False),
        enemy(at=NEAR, status="out", left=0),
        enemy(at=NEAR, status="removed"),
        enemy(at=NEAR, status="wreck", type="mike"),
    ):
        assert named(gone) == ()


@pytest.mark.rule("RE-DNG-03")
def test_every_enemy_in_contact_counts_whatever_the_radius() -> None:
    fearless = model(eh=13, weapons=(RIFLE,))
    touching = enemy(at=(47.5, 45)), enemy("boris", (45, 47.5))
    assert named(*touching, enemy("cora", (40, 45)), mars=fearless) == ("amok", "boris")
    assert named(*touching, enemy("cora", (40, 45))) == ("amok", "boris")
    assert duty_of(settled(table(*touching, mars=fearless), "fight")) == ("amok", "boris")


@pytest.mark.rule("RE:nearest_tie", "RE-DNG-02")
def test_of_two_equally_near_the_owner_names_one_or_both_count() -> None:
    twins = enemy(at=(50, 45)), enemy("boris", (45, 50))
    chosen = settled(table(*twins), "boris", "fight")
    assert questions(chosen) == ["RE-DNG-02", "RE-INI-04"]
    assert duty_of(chosen) == ("boris",)
    both = settled(table(*twins, nearest_tie="both"), "fight")
    assert (questions(both), duty_of(both)) == (["RE-INI-04"], ("amok", "boris"))


@pytest.mark.rule("RE:drones")
def test_a_drone_has_no_danger_area() -> None:
    bee = model(type="drone", size="small", weapons=(RIFLE,))
    assert named(enemy(at=NEAR), mars=bee, drones="controller") == ()
    assert named(enemy(at=NEAR), mars=bee) == ("amok",)


# -- ignoring it ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-INI-04", "RE-INI-05")
def test_a_roll_on_resolve_ignores_it_and_a_failed_one_binds() -> None:
    start = table(enemy(at=NEAR))
    assert duty_of(settled(start, "fight")) == ("amok",)
    calm = settled(start, "ignore", faces=(5,))
    assert (duty_of(calm), calm.rolled[0].roll.cause) == ((), "RE-INI-04")
    assert facts(calm, "re-tests", "test") == [(phrase("re-test-ignore", whom=Ref("amok")),)]
    shaken = settled(start, "ignore", faces=(6,))
    assert duty_of(shaken) == ("amok",) and shaken.notes("re-must-fight")
    hurt = settled(table(enemy(at=NEAR), mars=model(eh=5, critical=True, weapons=(RIFLE,))), "ignore", faces=(5,))
    assert duty_of(hurt) == ("amok",), "4 is what is left of 5"


@pytest.mark.rule("RE-INI-04")
def test_without_an_opponent_or_without_a_weapon_nobody_asks() -> None:
    for start in (table(enemy(at=(70, 45))), table(enemy(at=NEAR), mars=model(eh=5))):
        run = settled(start)
        assert (run.asked, duty_of(run)) == ([], ())


@pytest.mark.rule("RE:direct_opponent_timing", "RE-INI-04")
def test_once_at_the_start_of_the_phase_or_before_every_action() -> None:
    calm = settled(table(enemy(at=NEAR)), "ignore", faces=(1,)).result
    lying = act(calm, "lie_down").result
    assert questions(act(lying)) == ["RE-INI-01"]
    anew = settled(table(enemy(at=NEAR), direct_opponent_timing="every_action"), "ignore", faces=(1,)).result
    lying = act(anew, "lie_down").result
    assert questions(act(lying)) == ["RE-INI-04"]


# -- the duty ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-INI-05", "RE:forced_attack", "RE-TGT-02")
def test_until_the_attack_only_the_opponent_counts() -> None:
    start = bound(enemy(at=NEAR), enemy("boris", (60, 52)))
    asked = act(start, faces=(12,)).asked[0]
    assert {"duty", "turn", "move", "jump", "snap_shot", "normal_shot"} <= set(possible(asked))
    assert not {"end", "lie_down", "guard", "fire_ready"} & set(possible(asked))
    elsewhere = act(start, "normal_shot", "gewehr:boris")
    assert elsewhere.result == start and elsewhere.notes("re-duty-forbids")
    shot = act(start, "normal_shot", "gewehr:amok", faces=(12,)).result
    assert shot.phase is not None and shot.phase.duty == (), "a miss meets it too"
    assert "end" in possible(act(shot).asked[0])


@pytest.mark.rule("RE-INI-05", "RE:forced_attack")
def test_the_default_does_what_the_duty_asks() -> None:
    assert forced_deed(*_for(bound(enemy(at=NEAR)))) == Deed("snap_shot", "mars", "gewehr", (Shots("amok"),))
    behind = bound(enemy(at=(40, 45)))
    assert forced_deed(*_for(behind)) == Deed("turn", "mars", facing=18000)
    touching = bound(enemy(at=(47.5, 45)), mars=model(eh=5, weapons=(SWORD,)))
    assert forced_deed(*_for(touching)) == Deed("melee", "mars", "schwert", (Shots("amok"),))
    charge = forced_deed(*_for(bound(enemy(at=NEAR), mars=model(eh=5, weapons=(SWORD,)))))
    assert charge is not None and charge.kind == "attack_move"
    assert charge.path[-1].in_cm == pytest.approx((47.5, 45))
    assert behind.phase is not None
    stuck = replace(behind, phase=replace(behind.phase, last="turn"))
    assert forced_deed(*_for(stuck)).kind == "move", "nobody turns twice running"  # type: ignore[union-attr]
    free = replace(stuck, options=Options(turn_limit="unlimited"))
    assert forced_deed(*_for(free)).kind == "turn"  # type: ignore[union-attr]
    lying = forced_deed(*_for(bound(enemy(at=NEAR), mars=model(eh=5, weapons=(SWORD,), prone=True))))
    assert lying == Deed("stand_up", "mars")


def _for(start: World) -> tuple[World, Model, tuple[str, ...]]:
    assert start.phase is not None and start.phase.duty
    return start, start.find("mars"), start.phase.duty


@pytest.mark.rule("RE-INI-05", "RE:forced_attack")
def test_moves_must_lead_nearer_and_leave_enough_for_an_attack() -> None:
    start = bound(enemy(at=(53, 45)), mars=model(eh=5, weapons=(SWORD,), ap=3))
    mars = start.find("mars")

    def refused(kind: str, *way: tuple[float, float], ap: int = 3, **more: Any) -> str:
        now = start.hurt("mars", replace(mars.vitals, ap=ap))
        deed = Deed(kind, "mars", path=tuple(Point.cm(*at) for at in way), **more)
        found = why_not(now, now.find("mars"), deed)
        return found.rule_id if found is not None else ""

    assert refused("move", (45, 45), (47, 45)) == ""
    assert refused("move", (45, 45), (43, 45)) == "RE-INI-05"
    assert refused("move", (45, 45), (47, 45), ap=2) == "", "with 2 AP nothing is possible, so there is no duty"
    assert refused("jump", (45, 45), (48, 45), ap=4) == ""
    assert refused("jump", (45, 45), (48, 45)) == "RE-INI-05", "2 AP would leave 1"
    assert refused("turn", facing=9000) == ""
    assert refused("lie_down") == "RE-INI-05"


@pytest.mark.rule("RE-INI-05", "RE:forced_attack")
def test_bare_hands_meet_the_duty_but_never_create_it() -> None:
    start = bound(enemy(at=(47.5, 45)))
    fists = Deed("melee", "mars", "unarmed", (Shots("amok"),))
    assert why_not(start, start.find("mars"), fists) is None
    assert act(start, "melee", faces=(1, 12)).result.phase.duty == ()  # type: ignore[union-attr]
    assert duty_of(settled(table(enemy(at=(47.5, 45)), mars=model(eh=5)))) == ()


@pytest.mark.rule("RE-INI-05")
def test_what_the_duty_comes_down_to_is_named_with_its_price_and_is_a_free_default() -> None:
    prompt = act(bound(enemy(at=NEAR)), "duty", faces=(12,)).asked[0].prompt
    owed = prompt.answers.find(prompt.default)
    assert isinstance(owed, Answer) and (owed.key, owed.cost) == ("duty", ())
    cost = dict(owed.label.facts)["cost"]
    assert isinstance(cost, Tally) and cost.total == 2, "a snap shot"


@pytest.mark.rule("RE-INI-05", "RE:forced_attack")
def test_before_a_long_wall_straight_on_is_nearer_than_round_it() -> None:
    wall = piece("wall", box(20, 48, 70, 49), 10, climbable=False)
    start = table(enemy(at=(45, 51.5)), mars=model(eh=5, weapons=(SWORD,)), pieces=(wall,))
    step = forced_deed(start, start.find("mars"), ("amok",))
    assert step is not None and step.kind == "move" and step.path[-1].in_cm == pytest.approx((45, 46.75), abs=1e-5)
    there = start.change("mars", at=step.path[-1])
    assert forced_deed(there, there.find("mars"), ("amok",)) is None, "now the duty lapses"


@pytest.mark.rule("RE-INI-05", "RE:forced_attack")
def test_the_duty_lapses_for_good() -> None:
    start = bound(enemy(at=NEAR))
    for gone in (
        start.hurt("amok", replace(start.find("amok").vitals, status="out", hp=0)),
        start.change("amok", revealed=False),
        start.change("amok", at=Point.cm(70, 45)),
        start.hurt("mars", replace(start.find("mars").vitals, ap=1)),
    ):
        assert open_duty(gone, gone.find("mars")) == ()
        assert "end" in possible(act(gone).asked[0])
    poor = start.hurt("mars", replace(start.find("mars").vitals, ap=1))
    turned = act(poor, "turn", "90").result
    assert turned.phase is not None and turned.phase.duty == ()
    rich = turned.hurt("mars", replace(turned.find("mars").vitals, ap=6))
    assert open_duty(rich, rich.find("mars")) == (), "it does not come back"


@pytest.mark.rule("RE:forced_attack")
def test_where_only_melee_counts_a_shot_does_not_meet_it() -> None:
    pistol = weapon("pistole", 1, (20, 3))
    mars = model(eh=5, weapons=(pistol,))
    start = bound(enemy(at=(47.5, 45)), mars=mars, forced_attack="melee_only")
    assert forced_deed(*_for(start)) == Deed("melee", "mars", "pistole", (Shots("amok"),)), "WK I works in melee"
    shot = act(start, "snap_shot")
    assert shot.result == start and shot.notes("re-duty-forbids")
    fought = act(start, "melee", "pistole:amok", faces=(1, 12)).result
    assert fought.phase is not None and fought.phase.duty == ()
    assert settled(table(enemy(at=NEAR), forced_attack="melee_only")).asked == [], "a rifle is no melee weapon"


@pytest.mark.rule("RE:forced_attack")
def test_where_all_attacks_count_the_second_one_is_bound_too() -> None:
    others = enemy(at=NEAR), enemy("boris", (60, 52))
    for rule, free in (("first_attack", True), ("all_attacks_this_phase", False)):
        start = bound(*others, forced_attack=rule)
        shot = act(start, "snap_shot", "gewehr:amok", faces=(12,)).result
        second = act(shot, "snap_shot", "gewehr:boris", faces=(12,) if free else ())
        assert bool(facts(second, "re-duty-forbids", "who")) is not free
        assert "end" in possible(act(shot).asked[0]), "nobody has to attack twice"
    fallen = bound(*others, forced_attack="all_attacks_this_phase")
    fallen = fallen.hurt("amok", replace(fallen.find("amok").vitals, status="out", hp=0))
    assert not act(fallen, "snap_shot", faces=(12,)).notes("re-duty-forbids"), "it is over with the opponent"


@pytest.mark.rule("RE-INI-05", "RE-MVT-03", "RE:forced_attack")
def test_a_flyer_flies_first_even_away_from_its_opponent() -> None:
    flyer = model(at=(45, 45), facing=180, eh=5, bw=4, movement="flight", weapons=(RIFLE,))
    start = bound(enemy(at=NEAR), mars=flyer)
    flown = act(start).result
    assert flown.find("mars").at == Point.cm(41, 45)
    assert questions(act(start, "move", "41,45"))[0] == "RE-INI-01"
    assert not act(start, "move", "41,45").notes("re-duty-forbids")


@pytest.mark.rule("RE-INI-05", "RE-MIK-14")
def test_nobody_has_to_stand_up_without_legs() -> None:
    wreck = model(type="mike", eh=5, weapons=(SWORD,), prone=True, legs="can_turn")
    assert duty_of(settled(table(enemy(at=(52, 45)), mars=wreck))) == ()
