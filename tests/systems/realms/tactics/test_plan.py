"""Plans: in a fixed situation a model does what the situation asks for, and for that reason."""

from __future__ import annotations

from typing import Any

from regelwerk.dice import RandomDice
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.state_values import replace
from regelwerk.space.bases import touches
from regelwerk.space.outlines import holds
from regelwerk.systems.realms.rules.core.phase import take_act
from regelwerk.systems.realms.rules.mission.scenes import Ends, Mission, MissionArea
from regelwerk.systems.realms.rules.sight.cover import cover
from regelwerk.systems.realms.rules.sight.positions import body, distance, in_contact, in_view
from regelwerk.systems.realms.state import World
from regelwerk.systems.realms.tactics.goals import FACE_TO_FACE, seek
from regelwerk.systems.realms.tactics.plan import duty_attack, pack, plan
from regelwerk.systems.realms.tactics.policies import DEFAULT, TACTICS
from regelwerk.systems.realms.tactics.weights import AGGRESSIVE, SENSIBLE, spare
from systems.realms.builders import armour, blade, box, enemy, item, model, named, piece, weapon, world

RIFLE = weapon()
SWORD = blade()
VEST = armour(3, kinetik=1)
WALL = piece("mauer", box(24, 40, 25, 52), 4, 2)
TALL = piece("haus", box(40, 35, 50, 55), 12, 1)
HOME = Ends(MissionArea("south", box(0, 0, 90, 15), named("south")))
AWAY = Ends(MissionArea("north", box(0, 75, 90, 90), named("north")))


def played(start: World, seed: int = 1) -> World:
    """The table after a whole phase of the computer player."""
    simulation, now = Simulation(TACTICS[DEFAULT], RandomDice(seed)), start
    while now.phase is not None:
        now = simulation.run(take_act(now))
    return now


def recovery(*objects: tuple[float, float], **changes: Any) -> Mission:
    places = tuple(model(at=at).at for at in objects)
    return Mission("bergung", named("bergung"), (HOME, AWAY), "recover", places, 1, **changes)


# -- cover and flanks -------------------------------------------------------------------------------------------------


def test_whoever_is_shot_at_ends_its_phase_in_cover_rather_than_in_the_open() -> None:
    mars = model("mars", (20, 36), weapons=(RIFLE,), armour=VEST, fk=4)
    guns = [enemy(f"amok{n}", (65, 44 + 3 * n), weapons=(RIFLE,), armour=VEST, fk=6) for n in range(3)]
    after = played(world(mars, *guns, pieces=(WALL,), acting="mars"))
    mars = after.find("mars")
    assert touches(body(mars, after.options), WALL.solid)
    assert cover(after, after.find("amok1"), mars).level == 2


def test_a_target_in_cover_is_flanked() -> None:
    mars = model("mars", (45, 12), facing=90, weapons=(RIFLE,), armour=VEST, bw=9, ap=11)
    hidden = enemy(
        "amok", (45, 31.25), facing=270, weapons=(weapon("pistole", 1, (20, 3), strength=1, damage=1),), ap=0
    )
    wall = piece("mauer", box(43, 28, 47, 30), 4, 2)
    start = world(mars, hidden, pieces=(wall,), acting="mars")
    assert cover(start, mars, hidden).level == 2
    deed = plan(start, "mars", SENSIBLE)
    assert deed.kind == "move"
    assert cover(start.change("mars", at=deed.path[-1]), replace(mars, at=deed.path[-1]), hidden).level == 0


def test_of_two_equal_enemies_the_exposed_one_is_shot_at() -> None:
    mars = model("mars", (60, 45), facing=180, weapons=(RIFLE,), bw=0, prone=True)
    behind = enemy("behind", (22.75, 46), weapons=(RIFLE,), armour=VEST)
    exposed = enemy("exposed", (22.75, 60), weapons=(RIFLE,), armour=VEST)
    deed = plan(world(mars, behind, exposed, pieces=(WALL,), acting="mars"), "mars", SENSIBLE)
    assert deed.target == "exposed"


def test_whoever_stands_behind_is_turned_to_first() -> None:
    mars = model("mars", (45, 45), facing=0, weapons=(RIFLE,), bw=0)
    start = world(mars, enemy("amok", (20, 45), weapons=(RIFLE,)), acting="mars")
    deed = plan(start, "mars", SENSIBLE)
    assert (deed.kind, deed.facing) == ("turn", 18000)
    turned = start.change("mars", facing=18000)
    assert plan(turned, "mars", SENSIBLE).target == "amok"


# -- charging ---------------------------------------------------------------------------------------------------------


def test_a_weak_shooter_is_charged() -> None:
    fighter = model("mars", (45, 45), weapons=(SWORD,), agi=7, armour=armour(5))
    prey = enemy("amok", (51, 45), weapons=(RIFLE,), agi=2)
    deed = plan(world(fighter, prey, acting="mars"), "mars", SENSIBLE)
    assert (deed.kind, deed.weapon) == ("attack_move", "schwert")


def test_a_strong_fighter_is_not_charged() -> None:
    katana = blade("katana", 1, strength=7, damage=4)
    shooter = model("mars", (45, 45), weapons=(RIFLE, blade("messer", 1, strength=3, damage=1)), agi=3)
    master = enemy("amok", (51, 45), weapons=(katana,), agi=8, armour=armour(5))
    start = world(shooter, master, acting="mars")
    assert plan(start, "mars", SENSIBLE).kind != "attack_move"
    assert not in_contact(played(start), *(played(start).find(who) for who in ("mars", "amok")))


def test_a_fighter_out_of_reach_runs_nearer_first() -> None:
    fighter = model("mars", (45, 45), weapons=(SWORD,), agi=7, armour=armour(5))
    prey = enemy("amok", (59, 45), weapons=(RIFLE,), agi=2)
    start = world(fighter, prey, acting="mars")
    deed = plan(start, "mars", SENSIBLE)
    assert deed.kind == "move"
    there = start.change("mars", at=deed.path[-1])
    assert distance(there, there.find("mars"), prey) <= 4


# -- reserves ---------------------------------------------------------------------------------------------------------


def test_the_last_action_point_is_kept_for_a_dodge_while_enemies_are_due() -> None:
    pistol = weapon("pistole", 1, (20, 3), strength=2, damage=1)
    mars = model("mars", (45, 45), weapons=(pistol,), fk=3, ap=1, bw=0)
    foe = enemy("amok", (60, 45), weapons=(RIFLE,), armour=armour(6, kinetik=2))
    assert plan(world(mars, foe, acting="mars"), "mars", SENSIBLE).kind == "end"


def test_nothing_is_kept_in_the_last_round() -> None:
    pistol = weapon("pistole", 1, (20, 3), strength=2, damage=1)
    mars = model("mars", (45, 45), weapons=(pistol,), fk=3, ap=1, bw=0)
    foe = enemy("amok", (60, 45), weapons=(RIFLE,), armour=armour(6, kinetik=2), had_phase=True)
    assert plan(world(mars, foe, acting="mars", round=8), "mars", SENSIBLE).kind == "snap_shot"


def test_somebody_due_behind_a_corner_is_awaited_with_the_gun_ready() -> None:
    mars = model("mars", (53, 57), facing=225, weapons=(RIFLE,), wn=6, fk=7, bw=0)
    foe = enemy("amok", (38, 45), weapons=(RIFLE,), armour=VEST)
    start = world(mars, foe, pieces=(TALL,), acting="mars")
    assert plan(start, "mars", SENSIBLE).kind == "fire_ready"
    # Readiness lasts into the next round, in which the enemy may act first; in the last there is none.
    later = start.change("amok", had_phase=True)
    assert plan(later, "mars", SENSIBLE).kind == "fire_ready"
    assert plan(replace(later, round=8), "mars", SENSIBLE).kind == "end"


def test_a_point_that_is_left_makes_ready_for_those_who_act_first_in_the_next_round() -> None:
    mars = model("mars", (53, 57), facing=225, weapons=(weapon("mp", 1, (20, 3), damage=4),), fk=7, bw=0, ap=1)
    foe = enemy("amok", (38, 45), weapons=(RIFLE,), had_phase=True)
    start = world(mars, foe, pieces=(TALL,), acting="mars")
    assert plan(start, "mars", SENSIBLE).kind == "fire_ready"
    assert plan(replace(start, round=8), "mars", SENSIBLE).kind == "end"
    assert plan(start.change("amok", at=model(at=(5, 5)).at), "mars", SENSIBLE).kind == "end"


def test_whoever_is_ready_does_nothing_more() -> None:
    mars = model("mars", (45, 45), weapons=(RIFLE,), fire_ready=True)
    assert plan(world(mars, enemy(weapons=(RIFLE,)), acting="mars"), "mars", SENSIBLE).kind == "end"


# -- goals ------------------------------------------------------------------------------------------------------------


def test_an_object_near_by_is_fetched_picked_up_and_carried_home() -> None:
    mars = model("mars", (45, 30), weapons=(RIFLE,), ap=3)
    far_off = enemy("amok", (45, 88), weapons=(RIFLE,), had_phase=True)
    start = world(mars, far_off, mission=recovery((45, 38)), objects=(model(at=(45, 38)).at,), acting="mars")
    after = played(start)
    assert after.find("mars").carries == 0
    again = world(*after.models, mission=start.scene.mission, objects=(None,), acting="mars").change(
        "mars", vitals=replace(mars.vitals, ap=6)
    )
    assert played(again).find("mars").at.y < after.find("mars").at.y


def test_the_mission_sends_half_of_the_models_to_the_way_out() -> None:
    way_out = MissionArea("exit", box(0, 75, 15, 90), named("exit"))
    ends = (Ends(HOME.deployment, way_out), AWAY)
    goal = Mission("extraktion", named("extraktion"), ends, "extract")
    mars = model("mars", (20, 60), weapons=(RIFLE,))
    start = world(mars, enemy("amok", (80, 10), weapons=(RIFLE,)), mission=goal, acting="mars")
    after = played(start)
    assert holds(way_out.outline, after.find("mars").at)


# -- help, hidden enemies, heavy weapons ------------------------------------------------------------------------------


def test_a_friend_who_is_down_in_contact_is_revived() -> None:
    spray = item("spray", ap=1, uses=3, heals=1)
    medic = model("mars", (20, 20), items=(spray,), weapons=(RIFLE,))
    down = model("venus", (22.5, 20), left=0, status="out", weapons=(RIFLE,))
    deed = plan(world(medic, down, enemy("amok", (70, 70), weapons=(RIFLE,)), acting="mars"), "mars", SENSIBLE)
    assert (deed.kind, deed.target) == ("use_equipment", "venus")


def test_a_friend_who_is_down_near_by_is_gone_to_and_revived() -> None:
    medic = model("mars", (20, 20), items=(item("spray", ap=1, uses=3, heals=1),), weapons=(RIFLE,))
    down = model("venus", (32, 20), left=0, status="out", weapons=(RIFLE,))
    after = played(world(medic, down, enemy("amok", (80, 80), weapons=(RIFLE,), had_phase=True), acting="mars"))
    assert after.find("venus").active


def test_a_hidden_enemy_near_by_is_looked_for() -> None:
    mars = model("mars", (45, 45), weapons=(RIFLE,), wn=7, bw=0)
    sneak = enemy("amok", (55, 45), revealed=False, camouflage="active", camouflage_level=1, weapons=(SWORD,))
    deed = plan(world(mars, sneak, acting="mars"), "mars", SENSIBLE)
    assert (deed.kind, deed.target) == ("spot", "amok")


def test_the_few_shots_that_break_structure_are_saved_for_the_machine() -> None:
    rocket = weapon("panzerfaust", 2, (25, 4), strength=8, damage=5, uses=2, effects=("strukturschaedigend",))
    mars = model("mars", (45, 45), weapons=(rocket,), bw=0, prone=True)
    foot = enemy("amok", (60, 45), weapons=(RIFLE,))
    machine = enemy("amboss", (70, 50), type="mike")
    alone, together = world(mars, foot, acting="mars"), world(mars, foot, machine, acting="mars")
    assert plan(alone, "mars", SENSIBLE).target == "amok"
    assert plan(together, "mars", SENSIBLE).target == "amboss"


def test_whoever_sees_no_enemy_goes_on_to_find_one_and_who_sees_one_stays_at_a_distance() -> None:
    mars = model("mars", (53, 57), facing=225, weapons=(RIFLE,))
    foe = enemy("amok", (38, 45), weapons=(RIFLE,))
    hidden, open_ = seek(world(mars, foe, pieces=(TALL,)), mars), seek(world(mars, foe), mars)
    assert hidden is not None
    assert open_ is not None
    assert hidden.near == FACE_TO_FACE < open_.near


def test_a_mike_is_met_with_the_weapon_that_breaks_structure() -> None:
    launcher = weapon("faust", 2, (25, 4), strength=6, damage=4, effects=("strukturschaedigend",))
    mars = model("mars", (45, 45), weapons=(RIFLE, launcher), bw=0, prone=True)
    plated = armour(7, ("strukturverstaerkt",), kinetik=1)
    deed = plan(world(mars, enemy("amok", type="mike", armour=plated), acting="mars"), "mars", SENSIBLE)
    assert deed.weapon == "faust"


def test_a_template_goes_where_it_catches_two_and_never_near_a_friend() -> None:
    grenade = weapon("granate", 1, (12, 4), strength=6, damage=3, area=4, uses=4)
    mars = model("mars", (45, 45), weapons=(grenade,), fk=7, bw=0)
    foes = [enemy("amok", (60, 45)), enemy("amon", (60, 49))]
    deed = plan(world(mars, *foes, acting="mars"), "mars", SENSIBLE)
    assert deed.point is not None and deed.point.in_cm == (60, 47)
    friend = model("venus", (60, 52))
    assert plan(world(mars, friend, *foes, acting="mars"), "mars", SENSIBLE).weapon != "granate"


# -- duty, and the end of a phase -------------------------------------------------------------------------------------


def test_a_duty_is_met_with_the_best_attack_on_the_opponent() -> None:
    mars = model("mars", (45, 45), weapons=(RIFLE, blade("messer", 1)))
    start = world(mars, enemy("amok", (50, 45), agi=1), enemy("amon", (45, 60)), acting="mars")
    deed = duty_attack(start, "mars", ("amok",), SENSIBLE)
    assert deed is not None and deed.target == "amok"
    assert duty_attack(start.change("mars", facing=18000), "mars", ("amon",), SENSIBLE) is None


def test_at_the_end_a_model_looks_where_danger_is() -> None:
    mars = model("mars", (45, 45), facing=180, ap=0, weapons=(RIFLE,))
    start = world(mars, enemy("amok", (70, 45), weapons=(RIFLE,)), acting="mars")
    deed = plan(start, "mars", SENSIBLE)
    assert deed.kind == "turn"
    assert in_view(start.change("mars", facing=deed.facing), replace(mars, facing=deed.facing), start.find("amok"))


def test_the_aggressive_go_further_towards_the_enemy() -> None:
    mars = model("mars", (10, 45), weapons=(SWORD,), agi=6)
    start = world(mars, enemy("amok", (80, 45), weapons=(RIFLE,)), acting="mars")
    deed = plan(start, "mars", AGGRESSIVE)
    assert deed.kind == "move"
    assert deed.path[-1].x > mars.at.x


def test_attacks_are_packed_into_the_action_points() -> None:
    assert pack({3: 0.3, 2: 0.1}, 7) == [0, 0, 0.1, 0.3, 0.3, 0.4, 0.6, 0.6]
    assert pack({3: 0.3}, 4, ((1, 0.2),))[4] == 0.5


# -- nothing for nothing ----------------------------------------------------------------------------------------------


def test_whoever_has_just_lain_down_does_not_get_up_to_go() -> None:
    mars = model("mars", (20, 45), weapons=(RIFLE,), armour=VEST, prone=True, ap=5)
    start = world(mars, enemy("amok", (80, 45), weapons=(RIFLE,)), pieces=(TALL,), acting="mars")
    assert plan(start, "mars", SENSIBLE).kind == "stand_up"
    assert start.phase is not None
    lain = replace(start, phase=replace(start.phase, acts=1, last="lie_down"))
    assert plan(lain, "mars", SENSIBLE).kind != "stand_up"


def test_points_beyond_a_few_are_not_worth_keeping() -> None:
    assert spare(2, SENSIBLE) < spare(4, SENSIBLE) == spare(11, SENSIBLE)


def test_whoever_has_gone_somewhere_stays_there_unless_it_has_done_something_there() -> None:
    mars = model("mars", (20, 45), weapons=(SWORD,), agi=6)
    start = world(mars, enemy("amok", (80, 45), weapons=(RIFLE,)), acting="mars")
    assert plan(start, "mars", SENSIBLE).kind == "move"
    assert start.phase is not None
    came = start.change("mars", walked=4_000_000)

    def after(last: str) -> World:
        assert came.phase is not None
        return replace(came, phase=replace(came.phase, acts=1, last=last))

    assert plan(after("move"), "mars", SENSIBLE).kind != "move"
    assert plan(after("turn"), "mars", SENSIBLE).kind != "move"
    assert plan(after("normal_shot"), "mars", SENSIBLE).kind == "move"


def test_whoever_lies_and_shoots_well_does_not_get_up_for_the_last_point() -> None:
    mars = model("mars", (20, 45), weapons=(RIFLE,), prone=True, ap=1)
    start = world(mars, enemy("amok", (70, 45), weapons=(RIFLE,)), acting="mars")
    assert start.phase is not None
    shot = replace(start, phase=replace(start.phase, acts=2, last="normal_shot"))
    assert plan(shot, "mars", SENSIBLE).kind != "stand_up"


def test_whoever_can_shoot_does_not_walk_its_points_away_for_a_little_more() -> None:
    mars = model("mars", (20, 45), weapons=(RIFLE,), fk=4)
    foe = enemy("amok", (65, 45), weapons=(weapon("pistole", 1, (20, 3), strength=1, damage=1),))
    assert plan(world(mars, foe, acting="mars"), "mars", SENSIBLE).kind == "aimed_shot"
