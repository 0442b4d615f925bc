"""What a master may correct in a confrontation, as a form: the break-in and the chase, everybody's boxes and place."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.facts import Fact, Ref, Word
from regelwerk.engine.screen.correction_forms import Form
from regelwerk.engine.screen.display import Amendment
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.corrections.changes import AREA, MOST, NUMBERS, STATES
from regelwerk.systems.darkspace.rules.body.monitors import boxes, system_mk
from regelwerk.systems.darkspace.rules.core.circumstances import rooms_of
from regelwerk.systems.darkspace.rules.movement.distances import OUT_OF_REACH, category
from regelwerk.systems.darkspace.state import Actor, World
from regelwerk.systems.darkspace.values import CATEGORIES, DIGITAL, PHYSICAL

AREA_NAMES = {
    "se": "ds-amend-se",
    "guard_se": "ds-amend-guard-se",
    "mk": "ds-amend-mk",
    "competence": "ds-amend-competence",
}
NUMBER_NAMES = {
    "stress": "ds-board-stress",
    "base_stress": "ds-place-base-stress",
    "account": "ds-amend-account",
    "full_defence": "ds-amend-full-defence",
    "aim": "ds-amend-aim",
    "strength": "ds-place-strength",
}
SWITCH_NAMES = {
    "alarm": "ds-board-alarm",
    "doubled": "ds-board-doubled",
    "dug_in": "ds-place-dug-in",
    "traumatised": "ds-place-traumatised",
}


def amendments(world: World) -> tuple[Amendment, ...]:
    """First what belongs to all, then everybody, also those who have not come yet."""
    found = list(_of_scene(world))
    for actor in world.actors:
        found += _of_actor(world, actor)
    return tuple(found)


def rulings(world: World) -> tuple[Amendment, ...]:
    """What a master may decide about the next probe of everybody who can still make one, whoever acts first."""
    acting = world.phase.who if world.phase is not None else ""
    able = [actor for actor in world.actors if actor.able and not actor.waiting]
    able.sort(key=lambda actor: actor.id != acting)
    return tuple(one for actor in able for one in Form(actor.id).rulings(actor.rulings, rooms_of(actor)))


def _of_scene(world: World) -> Iterator[Amendment]:
    """The books of a break-in, and who acts next."""
    form = Form()
    if world.area is not None:
        for field in AREA:
            value = getattr(world.area, field)
            yield form.number(field, AREA_NAMES[field], value, 0, MOST)
        yield form.switch("alarm", "ds-board-alarm", world.area.alarm)
    coming = [who for who in world.queue if world.find(who).active]
    if coming and world.stage in ("order", "phase") and world.options.turn_order != "continuous":
        choices = tuple((who, Ref(who)) for who in coming)
        yield form.choice("next", "ds-amend-next", coming[0], choices)


def _of_actor(world: World, actor: Actor) -> Iterator[Amendment]:
    form = Form(actor.id)
    if actor.sheet.kind != "object":
        now = "dead" if actor.dead else "gone" if actor.left else "incapacitated" if actor.out else "ready"
        choices = tuple((state, Word(f"ds-state-{state}")) for state in STATES)
        yield form.choice("state", "ds-amend-state", now, choices)
        yield form.switch("waiting", "ds-board-waiting", actor.waiting)
    for monitor in PHYSICAL:
        most = boxes(actor, monitor, world.options)
        if most:
            yield form.number(monitor, f"ds-monitor-{monitor}", getattr(actor.hurt, monitor), 0, most)
    for digital in DIGITAL if system_mk(actor) else ():
        yield form.number(digital, f"ds-monitor-{digital}", getattr(actor.breach, digital), 0, system_mk(actor))
    for field in _numbers_of(actor):
        low = actor.base_stress if field == "stress" else 0
        yield form.number(field, NUMBER_NAMES[field], getattr(actor, field), low, MOST)
    for field in _switches_of(actor):
        yield form.switch(field, SWITCH_NAMES[field], getattr(actor, field))
    yield from _whereabouts(world, actor)
    for thing in (*(weapon.id for weapon in actor.sheet.weapons), *(item.id for item in actor.sheet.items)):
        yield form.switch(f"used:{thing}", "ds-amend-used", thing in actor.used, Ref(thing))


def _numbers_of(actor: Actor) -> tuple[str, ...]:
    """The numbers that somebody of this kind has at all."""
    if actor.sheet.kind == "object":
        return ()
    without = [] if actor.sheet.has_stress else ["stress", "base_stress"]
    without += [] if actor.sheet.kind == "group" else ["strength"]
    without += [] if actor.sheet.is_person else ["full_defence"]
    return tuple(field for field in NUMBERS if field not in without)


def _switches_of(actor: Actor) -> Iterator[str]:
    if system_mk(actor):
        yield "alarm"
    if actor.sheet.is_person:
        yield from ("doubled", "dug_in")
    if actor.sheet.has_stress:
        yield "traumatised"


def _whereabouts(world: World, actor: Actor) -> Iterator[Amendment]:
    """The zone, what somebody is behind, how far from each opponent, and how far in a chase."""
    who, form = actor.id, Form(actor.id)
    zones = tuple((zone.id, Ref(zone.id)) for zone in world.scene.zones)
    if actor.sheet.kind != "system" or actor.zone:
        yield form.choice("zone", "ds-amend-zone", actor.zone, zones)
    covers = [cover.id for zone, cover in world.covers if zone == actor.zone]
    if covers and actor.sheet.is_person and actor.present:
        choices: tuple[tuple[str, Fact], ...] = (
            ("", Word("ds-amend-no-cover")),
            *((cover, Ref(cover)) for cover in covers),
        )
        yield form.choice("cover", "ds-place-cover", "" if actor.cover is None else actor.cover.id, choices)
    for other in world.actors:
        if other.id > who and actor.side and other.side and other.side != actor.side:
            yield from _distance(world, actor, other)
    if world.chase is not None and world.chase.de(who) is not None:
        yield form.number("de", "ds-place-de", world.chase.de(who) or 0, 0, MOST)


def _distance(world: World, actor: Actor, other: Actor) -> Iterator[Amendment]:
    """Touching or not; where distances belong to pairs, any of them."""
    now = category(world, actor.id, other.id)
    if now == OUT_OF_REACH:
        return
    if world.options.distance_model == "pairs" and world.options.movement_scale != "metres":
        known: tuple[str, ...] = CATEGORIES
    else:
        pair = tuple(sorted((actor.id, other.id)))
        loose = replace(world, engaged=tuple(one for one in world.engaged if one != pair))
        known = tuple(dict.fromkeys(("near", CATEGORIES[category(loose, actor.id, other.id)])))
    choices = tuple((name, Word(f"ds-distance-{name}")) for name in known)
    field = f"distance:{other.id}"
    yield Form(actor.id).choice(field, "ds-amend-distance", CATEGORIES[now], choices, Ref(other.id))
