"""Body and mind: whom to treat, when to grit one's teeth, how a wound stays, whether to help the dying."""

from __future__ import annotations

from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.body.disfigurement import ROWS, ScarScene, choices
from regelwerk.systems.darkspace.rules.body.healing import WAKING, GritScene, healed_by_grit, splits, treat_check
from regelwerk.systems.darkspace.rules.body.monitors import boxes, can_move
from regelwerk.systems.darkspace.rules.core.probe import cast_of
from regelwerk.systems.darkspace.state import Actor, Damage, Deed, World
from regelwerk.systems.darkspace.tactics.chances import chance
from regelwerk.systems.darkspace.tactics.weights import GOAL, Situation, Temper, ruin, state_of, stress_price, worth
from regelwerk.systems.darkspace.values import TALENTS, Talent

BACK_ON_THE_FEET = 0.7
"""What a comrade who is brought round is worth, as a share of that one."""
LAMED = 6.0
"""What it is worth to a side on the run that a lamed comrade can walk again."""
GRIT_STRESS = 6
"""The stress of gritting one's teeth, as people reckon it."""
STEADY = 9
"""Beyond this stress nobody grits their teeth: the die may be a ten."""


def patients(now: Situation) -> list[Actor]:
    """The comrades without whom a side cannot go: alive and lamed, or a friend to be brought out who lies there."""
    return [
        one
        for one in now.world.actors
        if one.side == now.actor.side
        and one.id != now.who
        and one.sheet.kind in ("character", "henchman")
        and one.present
        and not one.dead
        and (one.able or one.id in now.aims.friends)
        and not (one.able and can_move(one, now.world.options))
        and not one.aboard
    ]


def treat_value(now: Situation, deed: Deed) -> float:
    """What a treatment is worth: somebody back in the fight, or some boxes."""
    world = now.world
    patient = world.find(deed.target)
    likely = chance(cast_of(world, treat_check(world, deed)))
    if deed.detail == WAKING:
        return likely * BACK_ON_THE_FEET * worth(world, patient)
    kit = now.actor.sheet.item(deed.tool)
    there = boxes(patient, deed.detail, world.options)  # type: ignore[arg-type]
    left = there - min(kit.size, there)
    healed = replace(patient.hurt, **{deed.detail: min(getattr(patient.hurt, deed.detail), left)})
    gain = state_of(world, patient) - ruin(patient.sheet, healed, patient.reductions, False, world.options)
    if patient.out:
        back = patient.out == "damage" and _is_up(patient, healed, world)
        whole = GOAL if patient.id in now.aims.friends else worth(world, patient)
        return likely * whole * (BACK_ON_THE_FEET if back else 0.05)
    value = gain * worth(world, patient)
    has_to_go = now.aims.out or patient.id in now.aims.friends
    if has_to_go and deed.detail == "mobility" and not can_move(patient, world.options):
        value += LAMED
    return likely * value * now.temper.caution


def _is_up(patient: Actor, healed: Damage, world: World) -> bool:
    return ruin(patient.sheet, healed, patient.reductions, False, world.options) < 1.0


def grit_value(now: Situation, deed: Deed) -> float:  # noqa: ARG001 (the shape of every rating)
    """What gritting one's teeth is worth: boxes against stress."""
    actor = now.actor
    if actor.stress > STEADY:
        return 0.0
    gain = max(_gritted(now.world, actor, way) for way in splits(actor, now.world.options))
    return gain * worth(now.world, actor) * now.temper.caution - stress_price(now.world, actor, GRIT_STRESS, now.temper)


def _gritted(world: World, actor: Actor, way: tuple[int, ...]) -> float:
    """How much better off somebody is who clears these boxes."""
    cleared = dict(zip(healed_by_grit(world.options), way, strict=True))
    hurt = replace(actor.hurt, **{name: getattr(actor.hurt, name) - n for name, n in cleared.items()})
    return state_of(world, actor) - ruin(actor.sheet, hurt, actor.reductions, False, world.options)


def grit_split(scene: GritScene, answers: list[tuple[str, tuple[int, ...]]]) -> str:
    """Which boxes are cleared: those that hinder most."""
    actor = scene.world.find(scene.who)
    return max(answers, key=lambda answer: _gritted(scene.world, actor, answer[1]))[0]


def scar(scene: ScarScene) -> str:
    """How a wound stays with somebody: a maximum that is not reached anyway costs nothing, else the base stress."""
    actor = scene.world.find(scene.who)
    options = scene.world.options
    lost: dict[str, float] = {}
    for key, one in choices(ROWS[scene.result], actor, options):
        unused = [name for name in one.lowered if _is_spare(actor, name, options.talent_max)]
        lowered = len(one.lowered) - len(unused)
        lost[key] = 3.0 * lowered + (2.0 if one.handicap else 0.0) + 1.1 * one.stress
    return min(lost, key=lambda key: lost[key])


def _is_spare(actor: Actor, name: Talent, most: int) -> bool:
    """Whether the maximum of a talent can fall without its value falling."""
    value = actor.sheet.talents[TALENTS.index(name)]
    return value < most - dict(actor.reductions).get(name, 0)


def aid(world: World, helper: str, temper: Temper) -> str:
    """Everybody helps the dying whose own stress is not likely to spoil it."""
    return "help" if world.find(helper).stress <= temper.nerve else "stay"
