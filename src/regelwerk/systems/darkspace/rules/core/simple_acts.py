"""Simple acts: aiming, distracting somebody, pressing a switch, and pulling oneself together against a handicap."""

from __future__ import annotations

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.darkspace.rules.body.monitors import can_probe
from regelwerk.systems.darkspace.rules.body.stress import headroom, suffer
from regelwerk.systems.darkspace.rules.core.acts import Act, Done, Offer, bare_cost, routine_cost
from regelwerk.systems.darkspace.rules.core.attempts import attempt
from regelwerk.systems.darkspace.rules.core.pools import talent
from regelwerk.systems.darkspace.rules.core.probe import Check, basic_check
from regelwerk.systems.darkspace.rules.core.strength import more_targets
from regelwerk.systems.darkspace.rules.movement.distances import apart, place_of
from regelwerk.systems.darkspace.rules.movement.steps import left_to_spend
from regelwerk.systems.darkspace.state import Actor, Deed, World
from regelwerk.systems.darkspace.values import EXTREME, LONG, TALENTS

NO_PROBES = Refused(phrase("ds-refuse-no-probes"), "DS-MON-08")
SUPPRESSING = 1
"""The stress that silences a handicap until the next rest (DS:handicap_effect)."""


@rule("DS-MOV-09", "DS:aim_stacks")
def aim_deeds(world: World, actor: Actor) -> Offer:
    """Taking aim is a routine, so even who cannot attack now may do it; twice is no better than once."""
    if actor.aim and not world.options.aim_stacks:
        return Refused(phrase("ds-refuse-aimed"), "DS-MOV-09")
    return (Deed("aim", actor.id),)


@rule("DS-MOV-09", "DS:aim_stacks")
def aim(world: World, deed: Deed) -> Play[Done]:
    """One die more if the very next act is an attack."""
    actor = world.find(deed.who)
    dice = actor.aim + 1 if world.options.aim_stacks else 1
    yield note("DS-MOV-09", "ds-aims", who=Ref(deed.who), dice=dice)
    return world.put(replace(actor, aim=dice)), True


def aim_label(world: World, deed: Deed) -> Phrase:  # noqa: ARG001 (the shape of every label)
    return phrase("ds-answer-aim")


@rule("DS-MOV-07", "DS-INF-23", "DS:distract_reach")
def earshot(world: World, actor: Actor) -> list[str]:
    """Opponents who act, do not hide and can see or hear somebody: up to long, or anywhere."""
    farthest = EXTREME if world.options.distract_reach == "any" else LONG
    return [
        enemy.id
        for enemy in world.enemies(actor.id)
        if enemy.active
        and not enemy.infiltrating
        and enemy.sheet.kind not in ("system", "object")
        and apart(world, actor, enemy) <= farthest
    ]


@rule("DS-MOV-07", "DS:distract_reach")
def distract_deeds(world: World, actor: Actor) -> Offer:
    """Everybody in earshot of a participant who is not hiding."""
    if actor.infiltrating or actor.sheet.kind == "system":
        return ()
    if not can_probe(actor, world.options):
        return NO_PROBES
    found = [Deed("distract", actor.id, enemy) for enemy in earshot(world, actor)]
    return found or Refused(phrase("ds-refuse-no-ears"), "DS-MOV-07")


@rule("DS-COST-01", "DS-MOV-07")
def distract_cost(world: World, deed: Deed) -> Tally:  # noqa: ARG001 (the shape of every cost)
    """Words need no item."""
    return bare_cost(world.options)


@rule("DS-MOV-07", "DS-MOV-09", "DS-DEF-07")
def distract_check(world: World, deed: Deed) -> Check:
    """Charisma against 10 plus twice the concentration of the target; an aim and a full defence count as in attacks."""
    actor, target = world.find(deed.who), world.find(deed.target)
    focus = talent(target, "concentration", world.options)
    difficulty = tally(10, "DS-MOV-07", "ds-term-distract").plus(
        2 * focus, "DS-MOV-07", "ds-term-concentration", "concentration"
    )
    check = basic_check(world, deed.who, "charisma", "DS-MOV-07", difficulty, concerns=(deed.target,))
    check = replace(check, pool=check.pool.plus(actor.aim, "DS-MOV-09", "ds-term-aim"))
    return check.changed(-target.full_defence, "DS-DEF-07", "ds-term-full-defence", target.id)


@rule("DS-MOV-07", "DS-MOV-08")
def distract(world: World, deed: Deed) -> Play[Done]:
    """Distraction hampers everything else until the end of the victim's next phase; nobody is hurt."""
    world, others = yield from more_targets(world, deed, _also_in_earshot(world, deed))
    check = distract_check(world, deed)
    world, _, rolled = yield from attempt(world, deed, check)
    for target in (deed.target, *others):
        own = distract_check(world, replace(deed, target=target))
        # One throw against everybody; only a full defence is each one's own.
        result = rolled.result + own.bonus.total - check.bonus.total
        if own.difficulty is not None and result >= own.difficulty.total:
            yield note("DS-MOV-08", "ds-distracts", who=Ref(deed.who), whom=Ref(target))
            world = world.change(target, distracted_by=deed.who)
    return world, rolled.success


@rule("DS-GRP-03")
def _also_in_earshot(world: World, deed: Deed) -> tuple[str, ...]:
    """Whom else a group could distract with the same act for a point of strength."""
    actor = world.find(deed.who)
    return tuple(earshot(world, actor)) if actor.sheet.kind == "group" else ()


def distract_label(world: World, deed: Deed) -> Phrase:
    return phrase("ds-answer-distract", whom=Ref(deed.target), difficulty=distract_check(world, deed).difficulty)


@rule("DS-MOV-06")
def use_item_deeds(world: World, actor: Actor) -> Offer:
    """The switches at hand that nobody has pressed yet."""
    if actor.infiltrating or not actor.sheet.is_person:
        return ()
    here = place_of(world, actor.id)
    zone = next((zone for zone in world.scene.zones if zone.id == here), None)
    switches = () if zone is None else zone.switches
    return [
        Deed("use_item", actor.id, detail=switch.id) for switch in switches if not world.has(f"pressed:{switch.id}")
    ]


@rule("DS-MOV-06")
def use_item(world: World, deed: Deed) -> Play[Done]:
    """A switch is pressed; the events of the scene tell what it does."""
    yield note("DS-MOV-06", "ds-presses", who=Ref(deed.who), item=Ref(deed.detail))
    return world.mark(f"pressed:{deed.detail}"), True


def use_item_label(world: World, deed: Deed) -> Phrase:  # noqa: ARG001 (the shape of every label)
    return phrase("ds-answer-use-item", item=Ref(deed.detail))


@rule("DS-DIS-02", "DS:handicap_effect")
def suppress_deeds(world: World, actor: Actor) -> Offer:
    """The handicaps that still hamper somebody who can bear a point of stress and has something left to do."""
    if world.options.handicap_effect == "none" or not left_to_spend(world):
        return ()
    felt = [name for name in TALENTS if name in actor.handicaps and name not in actor.suppressed]
    if felt and headroom(actor, world) < SUPPRESSING:
        return Refused(phrase("ds-refuse-stress"), "DS-INC-06")
    return [Deed("suppress_handicap", actor.id, detail=name) for name in felt]


@rule("DS-DIS-02")
def suppress_cost(world: World, deed: Deed) -> Tally:  # noqa: ARG001 (the shape of every cost)
    """It takes stress, not time."""
    return tally(0, "DS-DIS-02", "ds-term-free")


@rule("DS-DIS-02", "DS:handicap_effect")
def suppress(world: World, deed: Deed) -> Play[Done]:
    """1 stress, and a handicap does not count until the next rest."""
    world = yield from suffer(world, deed.who, SUPPRESSING, "DS-DIS-02")
    actor = world.find(deed.who)
    silenced = tuple(name for name in TALENTS if name in actor.suppressed or name == deed.detail)
    yield note("DS-DIS-02", "ds-suppresses", who=Ref(deed.who), talent=Word(f"ds-talent-{deed.detail}"))
    return world.put(replace(actor, suppressed=silenced)), True


def suppress_label(world: World, deed: Deed) -> Phrase:  # noqa: ARG001 (the shape of every label)
    return phrase("ds-answer-suppress-handicap", talent=Word(f"ds-talent-{deed.detail}"), stress=SUPPRESSING)


ACTS = (
    Act("aim", "routine", "physical", "DS-MOV-09", aim_deeds, routine_cost, aim, aim_label),
    Act("distract", "attack", "physical", "DS-MOV-07", distract_deeds, distract_cost, distract, distract_label),
    Act("use_item", "routine", "physical", "DS-MOV-06", use_item_deeds, routine_cost, use_item, use_item_label),
    # No routine: nobody can block what somebody does in the own head.
    Act(
        "suppress_handicap", "action", "physical", "DS-DIS-02",
        suppress_deeds, suppress_cost, suppress, suppress_label,
    ),
)  # fmt: skip
