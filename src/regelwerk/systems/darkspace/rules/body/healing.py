"""Healing in a confrontation: grit, the medic, and coming back once the cause is gone."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from regelwerk.dice import Sum
from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, note, roll
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.death import is_at_hand, treated
from regelwerk.systems.darkspace.rules.body.monitors import boxes, can_probe, free_boxes, is_beaten
from regelwerk.systems.darkspace.rules.body.stress import suffer
from regelwerk.systems.darkspace.rules.core.acts import Act, Done, Offer, cost_by_class, routine_cost
from regelwerk.systems.darkspace.rules.core.attempts import attempt
from regelwerk.systems.darkspace.rules.core.probe import SIDES, Check, basic_check
from regelwerk.systems.darkspace.rules.core.turn import come_back
from regelwerk.systems.darkspace.state import Actor, Deed, World, seat_of
from regelwerk.systems.darkspace.values import Item, Physical

BODY: tuple[Physical, ...] = ("vital", "interaction", "mobility")
"""The monitors of the body, from the one that kills to the one that lames."""
GRIT = 3
TREATMENT = 10
"""What a treatment without any wound would have to reach (DS-HEA-02)."""
WAKING = "waking"
"""The detail of a treatment that brings round somebody who was taken out at once (DS:take_out_lasts)."""


class GritScene(NamedTuple):
    """What somebody knows who shares out the boxes that grit clears."""

    world: World
    who: str


# -- Grit -------------------------------------------------------------------------------------------------------------


@rule("DS-HEA-01", "DS-MON-12", "DS:grit_scope")
def healed_by_grit(options: Options) -> tuple[Physical, ...]:
    """The monitors whose boxes grit clears: those of the body, or the vital one alone; armour does not heal."""
    return BODY if options.grit_scope == "body" else ("vital",)


def splits(actor: Actor, options: Options) -> tuple[tuple[int, ...], ...]:
    """All ways to clear as many boxes as grit can, the vital ones first."""
    hurt = [getattr(actor.hurt, monitor) for monitor in healed_by_grit(options)]
    cleared = min(GRIT, sum(hurt))
    ways = product(*(range(min(GRIT, boxes), -1, -1) for boxes in hurt))
    return tuple(way for way in ways if sum(way) == cleared)


def grit_deeds(world: World, actor: Actor) -> Offer:
    """Only who has a stress track can grit their teeth, and only over damage."""
    if not actor.sheet.has_stress:
        return ()
    if not any(getattr(actor.hurt, monitor) for monitor in healed_by_grit(world.options)):
        return Refused(phrase("ds-refuse-unhurt"), "DS-HEA-01")
    return (Deed("grit", actor.id),)


@rule("DS-HEA-01")
def grit(world: World, deed: Deed) -> Play[Done]:
    """Up to 3 boxes are cleared, then a plain die of stress is suffered."""
    way = yield from _share_out(world, deed.who)
    actor = world.find(deed.who)
    cleared = dict(zip(healed_by_grit(world.options), way, strict=True))
    hurt = replace(actor.hurt, **{monitor: getattr(actor.hurt, monitor) - n for monitor, n in cleared.items()})
    yield note("DS-HEA-01", "ds-grits", who=Ref(deed.who), boxes=sum(way))
    seat = seat_of(world, actor)
    stress = yield from roll(Sum((SIDES,)), "DS-HEA-01", seat=seat, who=deed.who)
    world = yield from suffer(world.put(replace(actor, hurt=hurt)), deed.who, stress, "DS-HEA-01")
    return world, True


@rule("DS:grit_scope")
def _share_out(world: World, who: str) -> Play[tuple[int, ...]]:
    """Which boxes are cleared: the player's choice where there is one."""
    actor = world.find(who)
    ways = splits(actor, world.options)
    if len(ways) == 1:
        return ways[0]
    answers = [Answer(_split_key(way), way, _split_label(way)) for way in ways]
    question = phrase("ds-ask-grit", who=Ref(who), boxes=sum(ways[0]))
    seat, scene = seat_of(world, actor), GritScene(world, who)
    return (yield from choose(seat, who, "DS-HEA-01", question, Listed(answers), answers[0].key, scene))


def _split_key(way: tuple[int, ...]) -> str:
    return ",".join(f"{monitor}:{n}" for monitor, n in zip(BODY, way, strict=True) if n)


def _split_label(way: tuple[int, ...]) -> Phrase:
    vital, interaction, mobility = way
    return phrase("ds-answer-grit", vital=vital, interaction=interaction, mobility=mobility)


# -- The medic --------------------------------------------------------------------------------------------------------


@rule("DS-HEA-02", "DS:medic_rule", "DS-MON-08")
def treat_deeds(world: World, actor: Actor) -> Offer:
    """Every medkit for every comrade at hand whom it could help, the incapacitated and oneself included."""
    kits = [item for item in actor.sheet.items if item.kind == "medkit" and item.id not in actor.used]
    if not kits or world.options.medic_rule == "off":
        return ()
    if not can_probe(actor, world.options):
        return Refused(phrase("ds-refuse-no-probes"), "DS-MON-08")
    patients = [other for other in world.actors if other.side == actor.side and is_patient(other)]
    found: list[Deed] = []
    too_far: Refused | None = None
    for patient in patients:
        deeds = [
            Deed("treat", actor.id, patient.id, kit.id, need)
            for kit in kits
            for need in needs(patient, kit, world.options)
        ]
        if is_at_hand(world, actor.id, patient.id):
            found += deeds
        elif deeds:
            too_far = Refused(phrase("ds-refuse-not-at-hand", whom=Ref(patient.id)), "DS-HEA-02")
    return found or too_far or Refused(phrase("ds-refuse-nobody-to-treat"), "DS-HEA-02")


def is_patient(actor: Actor) -> bool:
    """Organic, alive and still there; a whole group is no patient."""
    return actor.sheet.kind in ("character", "henchman") and actor.present and not actor.dead


@rule("DS-HEA-02", "DS-MON-12", "DS:take_out_lasts")
def needs(patient: Actor, kit: Item, options: Options) -> tuple[str, ...]:
    """What a medkit can do for somebody: monitors with fewer free boxes than its size; bringing round."""
    found: list[str] = [
        monitor
        for monitor in BODY
        if getattr(patient.hurt, monitor)
        and free_boxes(patient, monitor, options) < _raised_to(patient, monitor, kit, options)
    ]
    may_wake = patient.taken_out > 0 and options.take_out_lasts == "scene"
    return (*found, WAKING) if may_wake else tuple(found)


def _raised_to(patient: Actor, monitor: Physical, kit: Item, options: Options) -> int:
    return min(kit.size, boxes(patient, monitor, options))


@rule("DS-HEA-02", "DS:take_out_lasts")
def treat_check(world: World, deed: Deed) -> Check:
    """Education against 10 and twice the wounds: the marked boxes, or the damage of the blow that took somebody out."""
    patient = world.find(deed.target)
    wounds = patient.taken_out if deed.detail == WAKING else getattr(patient.hurt, deed.detail)
    difficulty = tally(TREATMENT, "DS-HEA-02", "ds-term-treatment").plus(
        2 * wounds, "DS-HEA-02", "ds-term-wounds", "wounds"
    )
    return basic_check(world, deed.who, "education", "DS-HEA-02", difficulty, concerns=(deed.target,))


@rule("DS-HEA-02", "DS-INC-05")
def treat(world: World, deed: Deed) -> Play[Done]:
    """A treatment: success frees boxes up to the size of the medkit; failure changes nothing."""
    world, _, rolled = yield from attempt(world, deed, treat_check(world, deed))
    if not rolled.success:
        yield note("DS-HEA-02", "ds-treats-in-vain", who=Ref(deed.who), whom=Ref(deed.target))
        return world, False
    if deed.detail == WAKING:
        yield note("DS-HEA-02", "ds-brings-round", who=Ref(deed.who), whom=Ref(deed.target))
        world = world.change(deed.target, taken_out=0, back_in=0)
    else:
        world = yield from _treated(world, deed)
    return (yield from revive(treated(world, deed.target), deed.target)), True


def _treated(world: World, deed: Deed) -> Play[World]:
    monitor = next(one for one in BODY if one == deed.detail)
    patient = world.find(deed.target)
    kit = world.find(deed.who).sheet.item(deed.tool)
    there = boxes(patient, monitor, world.options)
    left = there - _raised_to(patient, monitor, kit, world.options)
    cleared = getattr(patient.hurt, monitor) - left
    yield note(
        "DS-HEA-02", "ds-treats", who=Ref(deed.who), whom=Ref(deed.target), boxes=cleared,
        monitor=Word(f"ds-monitor-{monitor}"),
    )  # fmt: skip
    return world.put(replace(patient, hurt=replace(patient.hurt, **{monitor: left})))


def treat_cost(world: World, deed: Deed) -> Tally:
    return cost_by_class(world.find(deed.who).sheet.item(deed.tool), world.options)


def treat_label(world: World, deed: Deed) -> Phrase:  # noqa: ARG001 (the shape of every label)
    facts = {"whom": Ref(deed.target), "kit": Ref(deed.tool)}
    if deed.detail == WAKING:
        return phrase("ds-answer-wake", **facts)
    return phrase("ds-answer-treat", monitor=Word(f"ds-monitor-{deed.detail}"), **facts)


# -- Coming back ------------------------------------------------------------------------------------------------------


@rule("DS-INC-05", "DS-INC-06", "DS:stress_incapacitates_at")
def revive(world: World, who: str) -> Play[World]:
    """Out by damage means back in once the cause is gone; too much stress lasts until a rest."""
    actor = world.find(who)
    if actor.dead or actor.out not in ("damage", "taken_out"):
        return world
    if is_beaten(actor, world.options):
        return world.change(who, out="damage")
    if actor.taken_out:
        return world.change(who, out="taken_out")
    limit = world.options.stress_incapacitates_at
    if actor.sheet.has_stress and limit and actor.stress >= limit:
        return world.change(who, out="stress")
    return (yield from come_back(world, who))


def grit_label(world: World, deed: Deed) -> Phrase:  # noqa: ARG001 (the shape of every label)
    return phrase("ds-answer-act", act=Word("ds-act-grit"))


ACTS = (
    Act("grit", "routine", "physical", "DS-HEA-01", grit_deeds, routine_cost, grit, grit_label),
    Act("treat", "action", "physical", "DS-HEA-02", treat_deeds, treat_cost, treat, treat_label),
)
