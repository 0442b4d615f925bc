"""Reactions of the computer players: worth their action points or left alone."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.effects import Gather, Play
from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.rules.core import reactions
from regelwerk.systems.realms.rules.core.replies import ReplyScene, ask
from regelwerk.systems.realms.rules.melee.melee import RiposteScene
from regelwerk.systems.realms.rules.mission.scenes import Ends, Mission, MissionArea
from regelwerk.systems.realms.state import Deed, Shots, World
from regelwerk.systems.realms.tactics.goals import errand, menace
from regelwerk.systems.realms.tactics.reactions import reply, riposte
from regelwerk.systems.realms.tactics.shots import shot_worth, shots
from regelwerk.systems.realms.tactics.sight import Glimpse, outlooks
from regelwerk.systems.realms.tactics.weights import SENSIBLE
from systems.realms.builders import armour, blade, box, enemy, model, named, piece, weapon, world

RIFLE = weapon()
LOW = piece("saecke", box(40, 43, 41, 47), 3, 2)


def answered(start: World, deed: Deed) -> dict[str, str]:
    """How everybody who may react to a deed answers."""
    asking: Play[Any] = ask(start, deed, (reactions.here(start, deed.who),))
    found: dict[str, str] = {}
    try:
        effect = next(asking)
    except StopIteration:
        return found
    assert isinstance(effect, Gather)
    for prompt in effect.choices:
        assert isinstance(prompt.scene, ReplyScene)
        found[prompt.who] = reply(prompt.scene, prompt.answers.listed(), SENSIBLE)
    return found


def shot_at(target: str) -> Deed:
    return Deed("normal_shot", "amok", "gewehr", (Shots(target),))


def test_a_shot_that_may_kill_is_dodged_and_a_harmless_one_is_not() -> None:
    mars = model("mars", (45, 45), left=3, wn=6, weapons=(RIFLE,), had_phase=True)
    start = world(mars, enemy("amok", (60, 45), weapons=(RIFLE,)), acting="amok")
    assert answered(start, shot_at("mars")) == {"mars": "dodge"}
    tin = weapon(strength=0, level=1, damage=1)
    plated = replace(mars, card=model("mars", wn=6, armour=armour(11)).card)
    harmless = world(plated, enemy("amok", (60, 45), weapons=(tin,)), acting="amok")
    assert answered(harmless, shot_at("mars")) == {"mars": "none"}


def test_behind_low_cover_one_drops_out_of_sight() -> None:
    mars = model("mars", (38.75, 45), left=3, wn=6, weapons=(RIFLE,), had_phase=True)
    start = world(mars, enemy("amok", (60, 45), weapons=(RIFLE,)), pieces=(LOW,), acting="amok")
    assert answered(start, shot_at("mars")) == {"mars": "drop_prone"}


def test_reaction_fire_is_opened_when_it_is_likely_to_hit() -> None:
    mars = model("mars", (45, 45), wn=6, weapons=(RIFLE,), fire_ready=True, had_phase=True)
    start = world(mars, enemy("amok", (60, 45), weapons=(RIFLE,)), acting="amok")
    stands_up = Deed("guard", "amok")
    assert answered(start, stands_up) == {"mars": "reaction_fire:gewehr"}
    poor = start.change("mars", card=model("mars", wn=6, fk=2, weapons=(RIFLE,)).card)
    assert answered(poor, stands_up) == {"mars": "none"}


def test_a_hidden_actor_is_looked_for_by_whoever_has_points_to_spare() -> None:
    mars = model("mars", (45, 45), wn=7, weapons=(RIFLE,), had_phase=True)
    sneak = enemy("amok", (55, 45), revealed=False, camouflage="active", camouflage_level=1, weapons=(blade(),))
    assert answered(world(mars, sneak, acting="amok"), Deed("guard", "amok"))["mars"].startswith("spot")


def test_a_riposte_is_struck_with_the_best_blade_if_it_does_anything() -> None:
    katana, stick = blade("katana", 1, strength=7), blade("stock", 1, strength=1, damage=1)
    mars = model("mars", (45, 45), weapons=(katana, stick), agi=6)
    start = world(mars, enemy("amok", (47.5, 45)), acting="amok")
    assert riposte(RiposteScene(start, "mars", "amok", ("katana", "stock")), SENSIBLE) == "katana"
    iron = start.change("amok", card=enemy("amok", armour=armour(30)).card)
    assert riposte(RiposteScene(iron, "mars", "amok", ("katana", "stock")), SENSIBLE) == "none"


def test_cover_and_distance_make_a_shot_worth_less() -> None:
    mars, amok = model("mars", weapons=(RIFLE,)), enemy("amok", armour=armour(3))
    start = world(mars, amok)
    normal = next(shot for shot in shots(start, mars, amok) if shot.kind == "normal_shot")
    in_open = shot_worth(normal, 20, Glimpse(True))
    assert in_open > shot_worth(normal, 20, Glimpse(True, 1)) > shot_worth(normal, 20, Glimpse(True, 2))
    assert shot_worth(normal, 20, Glimpse(True, 2)) > shot_worth(normal, 20, Glimpse(True, 2, True))
    assert in_open > shot_worth(normal, 50, Glimpse(True)) > shot_worth(normal, 121, Glimpse(True)) == 0


def test_glimpses_tell_who_is_seen_past_the_terrain() -> None:
    mars, amok = model("mars", (20, 45)), enemy("amok", (38.75, 45))
    tall = piece("haus", box(28, 40, 30, 50), 12, 1)
    start = world(mars, amok, pieces=(tall, LOW))
    assert outlooks(start, [mars], [amok])[0].mine == [Glimpse(False)]
    from_east = replace(enemy("amon", (60, 45)), side="blue")
    low_target = replace(amok, prone=False)
    assert outlooks(start, [from_east], [low_target])[0].mine == [Glimpse(True, 2, True)]


def test_carriers_and_those_at_their_goal_are_worth_more() -> None:
    ends = (Ends(MissionArea("south", box(0, 0, 90, 15))), Ends(MissionArea("north", box(0, 75, 90, 90))))
    crates = Mission("bergung", named("bergung"), ends, "recover", (model(at=(45, 45)).at,), 1)
    amok = enemy("amok", carries=0)
    start = world(model("mars"), amok, mission=crates, objects=(None,))
    assert menace(start, amok) > menace(start, replace(amok, carries=-1)) == 1


def test_each_place_to_hold_gets_its_own_model() -> None:
    ends = (Ends(MissionArea("south", box(0, 0, 90, 15))), Ends(MissionArea("north", box(0, 75, 90, 90))))
    spots = tuple(model(at=(x, 45)).at for x in (20, 45, 70))
    goal = Mission("stellung", named("stellung"), ends, "hold", spots, 8, 5_000_000)
    team = [model(f"m{n}", (40 + n * 5, 20)) for n in range(3)]
    start = world(*team, enemy(), mission=goal)
    wanted = [errand(start, one) for one in team]
    assert sorted(one.at.x for one in wanted if one is not None) == [spot.x for spot in spots]
