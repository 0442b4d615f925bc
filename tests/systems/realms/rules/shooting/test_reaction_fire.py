"""Reaction fire: ready, handy, in sight, at the model whose phase it is."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.acts import Moment
from regelwerk.systems.realms.rules.core.replies import possible
from regelwerk.systems.realms.rules.mission.scenes import Piece
from regelwerk.systems.realms.rules.shooting.aiming import shot_value
from regelwerk.systems.realms.rules.shooting.reaction_fire import REACTIONS
from regelwerk.systems.realms.state import Deed, Model, Shots, World
from systems.realms.builders import box, enemy, facts, model, piece, told, weapon, world

(FIRE,) = REACTIONS
RIFLE = weapon()
ACTION = Deed("turn", "amok")
GUARD = model(at=(20, 45), weapons=(RIFLE,), fire_ready=True)
RUNNER = enemy(at=(35, 45))


def deeds(guard: Model = GUARD, runner: Model = RUNNER, **table: Any) -> tuple[Deed, ...]:
    here = world(guard, runner, acting="amok", **table)
    if not FIRE.may(here, guard, ACTION):
        return ()
    return FIRE.deeds(here, guard, ACTION)


def shot(**changes: Any) -> Deed:
    return Deed("reaction_fire", "mars", "gewehr", (Shots("amok"),), **changes)


@pytest.mark.rule("RE-SHO-09", "RE-SHO-12", "RE-REA-03")
def test_who_can_fire_in_reaction() -> None:
    assert deeds() == (shot(),)
    assert deeds(replace(GUARD, fire_ready=False)) == ()
    assert deeds(model(at=(20, 45), weapons=(RIFLE,), fire_ready=True, ap=2)) == ()
    assert deeds(model(at=(20, 45), weapons=(weapon("mg", 3),), fire_ready=True)) == ()
    for own_targets in (False, True):
        friend = model("amok", at=(35, 45))
        assert deeds(runner=friend, options=Options(own_targets=own_targets)) == (), "only in an enemy's phase"


@pytest.mark.rule("RE-SHO-09", "RE-REA-05", "RE-GEO-21", "RE:ruling_106")
def test_the_acting_model_must_be_perceived_in_sight_and_in_range() -> None:
    assert deeds(runner=enemy(at=(60, 45))) == ()
    assert deeds(pieces=(piece("wall", box(30, 40, 31, 50), 9),)) == ()
    assert deeds(runner=enemy(at=(35, 45), camouflage="active", revealed=False)) == ()
    short = model(at=(20, 45), weapons=(weapon("werfer", 2, (5, 2)),), fire_ready=True)
    assert deeds(short) == ()


@pytest.mark.rule("RE:reaction_weapons", "RE:ruling_64")
def test_area_weapons_and_bursts_in_reaction() -> None:
    grenade = model(at=(20, 45), weapons=(weapon("granate", 1, (12, 4), area=4),), fire_ready=True)
    assert [deed.weapon for deed in deeds(grenade)] == ["granate"]
    assert deeds(grenade, options=Options(reaction_weapons="no_area")) == ()
    smg = model(at=(20, 45), weapons=(weapon("mp", 1, (20, 3), af=3),), fire_ready=True)
    assert deeds(smg)[0].targets == (Shots("amok", 4),)


@pytest.mark.rule("RE-SHO-10")
def test_reacting_and_emerging_targets_are_harder() -> None:
    table = world(GUARD, RUNNER, acting="amok")
    assert [shot_value(table, shot(emerging=new)).total for new in (False, True)] == [4, 3]


@pytest.mark.rule("RE-SHO-10", "RE:emerging", "RE-GEO-21")
def test_who_emerges() -> None:
    """Whoever has just become a target, for whatever reason; or only whoever steps out from behind something."""
    wall = piece("wall", box(30, 30, 31, 50), 9)
    out_of_hiding, into_reach, in_view = ((35, 42), (35, 60)), ((55, 45), (35, 45)), ((35, 45), (35, 48))

    def emerging(way: tuple[tuple[float, float], ...], option: Any, *pieces: Piece) -> bool:
        table = world(GUARD, enemy(at=way[0]), acting="amok", pieces=pieces, options=Options(emerging=option))
        moments = tuple(Moment(n, Point.cm(*at), 0, False, 18000, n == 1) for n, at in enumerate(way))
        first, *_ = possible(table, Deed("move", "amok"), moments, GUARD)
        return first.deed.emerging

    assert [emerging(out_of_hiding, option, wall) for option in ("newly_legal", "cover_only")] == [True, True]
    assert [emerging(into_reach, option) for option in ("newly_legal", "cover_only")] == [True, False]
    assert [emerging(in_view, option) for option in ("newly_legal", "cover_only")] == [False, False]


@pytest.mark.rule("RE-SHO-09", "RE-SHO-11")
def test_after_the_shot_the_readiness_is_gone() -> None:
    table: World = world(GUARD, RUNNER, acting="amok")
    assert FIRE.cost(table, shot()).total == 3
    transcript = told(lambda: FIRE.perform(table, shot(emerging=True), ACTION), faces=[4])
    assert facts(transcript, "re-shot-misses", "value") == [(3,)]
    assert not transcript.result.find("mars").fire_ready
