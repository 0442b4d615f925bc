"""Mounted guns: who mans which, and taking one over. A gun that nobody mans is fired from the controls."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.monitors import can_probe
from regelwerk.systems.darkspace.rules.core.acts import Act, Done, Offer, routine_cost
from regelwerk.systems.darkspace.rules.core.pools import pool_tally, skill_value
from regelwerk.systems.darkspace.rules.cortex.duty import controller_of
from regelwerk.systems.darkspace.state import Actor, Deed, World
from regelwerk.systems.darkspace.values import Weapon


def guns_of(machine: Actor) -> tuple[Weapon, ...]:
    """What is mounted on a machine."""
    return tuple(weapon for weapon in machine.sheet.weapons if weapon.kind == "turret")


@rule("DS-DEF-09", "DS-MAC-01")
def gunner_of(world: World, machine: Actor, gun: str) -> Actor | None:
    """Who mans a gun: one person aboard who belongs to the side for which the machine works (R-103)."""
    found = (one for one in world.occupants(machine.id) if one.mans == (machine.id, gun))
    return next((one for one in found if one.able and one.side == machine.side), None)


@rule("DS-DEF-09", "DS-MAC-01")
def user_of(world: World, machine: Actor, gun: str) -> Actor | None:
    """The only one who can fire a gun: its gunner, or without one the machine's controller."""
    return gunner_of(world, machine, gun) or controller_of(world, machine.id)


@rule("DS-MAC-01", "DS-ATT-01", "DS-DEF-09")
def machine_guns(world: World, actor: Actor) -> tuple[tuple[Weapon, str], ...]:
    """The guns that somebody can fire, aboard a machine or steering one from afar.

    A machine under orders shoots for itself, and one that cannot act shoots for nobody.
    """
    if not actor.sheet.is_person:
        return ()
    handled = [world.find(mount) for mount in dict.fromkeys((actor.aboard, actor.remote)) if mount]
    return tuple(
        (weapon, machine.id)
        for machine in handled
        if machine.order is None and machine.able and can_probe(machine, world.options)
        for weapon in guns_of(machine)
        if _fires(world, actor, machine, weapon)
    )


def _fires(world: World, actor: Actor, machine: Actor, weapon: Weapon) -> bool:
    user = user_of(world, machine, weapon.id)
    return user is not None and user.id == actor.id


@rule("DS-DEF-09", "DS-MAC-01")
def man_deeds(world: World, actor: Actor) -> Offer:
    """Every gun aboard that somebody else fires or nobody can."""
    if not actor.sheet.is_person or not actor.aboard:
        return ()
    machine = world.find(actor.aboard)
    if machine.sheet.kind != "machine" or not machine.able or machine.side != actor.side:
        return ()
    return [
        Deed("man_gun", actor.id, machine.id, weapon.id)
        for weapon in guns_of(machine)
        if not _fires(world, actor, machine, weapon)
    ]


@rule("DS-DEF-09", "DS-MAC-01")
def man_gun(world: World, deed: Deed) -> Play[Done]:
    """A participant takes the place at a gun; its former gunner makes room."""
    gun = Ref(deed.tool)
    before = gunner_of(world, world.find(deed.target), deed.tool)
    if before is None:
        yield note("DS-MAC-01", "ds-mans-gun", who=Ref(deed.who), gun=gun, machine=Ref(deed.target))
    else:
        yield note("DS-MAC-01", "ds-relieves-gunner", who=Ref(deed.who), whom=Ref(before.id), gun=gun)
        world = world.change(before.id, mans=None)
    return world.change(deed.who, mans=(deed.target, deed.tool)), True


@rule("DS-DEF-09", "DS-MAC-01")
def manned(actors: tuple[Actor, ...], options: Options) -> tuple[Actor, ...]:
    """Everybody at the guns when a scene begins: the best at manoeuvring of those aboard who do not steer."""
    posts = dict(_posts(actors, options))
    return tuple(replace(actor, mans=posts.get(actor.id)) for actor in actors)


def _posts(actors: tuple[Actor, ...], options: Options) -> Iterator[tuple[str, tuple[str, str]]]:
    def mastery(actor: Actor) -> int:
        return pool_tally(actor, "manoeuvre", options).total + skill_value(actor, "manoeuvre", options)

    for machine in actors:
        aboard = [one for one in actors if one.aboard == machine.id and one.able and one.side == machine.side]
        free = sorted((one for one in aboard if not one.at_controls), key=mastery, reverse=True)
        yield from ((one.id, (machine.id, gun.id)) for one, gun in zip(free, guns_of(machine), strict=False))


def label(world: World, deed: Deed) -> Phrase:  # noqa: ARG001 (the shape of every label)
    return phrase("ds-answer-man-gun", gun=Ref(deed.tool), machine=Ref(deed.target))


ACTS = (Act("man_gun", "routine", "physical", "DS-MAC-01", man_deeds, routine_cost, man_gun, label),)
