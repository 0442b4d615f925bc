"""Infiltration: an area with its security level and thresholds, and what every act does to both sides' progress.

Progress is counted in security units (SE). `resolve_infiltration` throws for an act and judges it. All bookkeeping is
done on the area alone: `after_act` and `at_round_end` know nothing of the people, so odds can follow a whole break-in.
"""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.dice import Sum
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import MASTER, Play, do, meanwhile, note, roll
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.group_probes import Counted, Pile, throw_together
from regelwerk.systems.darkspace.rules.core.probe import SIDES, Cast, resolve_probe
from regelwerk.systems.darkspace.rules.core.scenes import AreaChange, AreaPlan
from regelwerk.systems.darkspace.state import Area, World
from regelwerk.systems.darkspace.values import half_up

LOUD = ("strength", "precision")
"""Sabotage by these skills breaks things, which nobody fails to notice (DS-INF-13)."""
BASE_LEVEL = 10
PER_VALUE = 3


class Feat(NamedTuple):
    """What an act of an infiltrator is about, in the few values that count."""

    kind: str
    """The kind of act; `attack` for one out of hiding."""
    who: str
    skill: str = ""
    value: int = 0
    """The class, competence or size of the target; for sneaking the best agility skill of the group."""
    damage: int = 0
    target: str = ""
    group: bool = False
    """A cowed guard takes part: if the group fails he raises the alarm (DS-INF-21)."""


class Trial(NamedTuple):
    """The probe of an act in numbers: who throws what, and what the throw is compared with."""

    casts: tuple[Cast, ...]
    keep: int
    bonus: int
    secondary: int
    level: int
    secured: int = 0
    """The stealth value that a lookout has given; the better one counts."""
    loud: bool = False


class Judged(NamedTuple):
    """What an act has come to: whether it succeeded, and whether nobody noticed."""

    success: bool
    hidden: bool


class Tried(NamedTuple):
    """The throws of an act and what they have come to."""

    judged: Judged
    best: Counted | None
    """The throw that counts; None if every throw of a group was struck out."""
    pile: Pile


# -- the area ---------------------------------------------------------------------------------------------------------


@rule("DS-INF-07", "DS-INF-18")
def level_of(area: Area) -> Tally:
    """The security level: the difficulty of every act and of stealth."""
    level = tally(BASE_LEVEL, "DS-INF-07", "ds-term-security-base")
    level = level.plus(area.mk, "DS-INF-07", "ds-term-area-class", "mk")
    level = level.plus(area.competence, "DS-INF-07", "ds-term-area-competence", "competence")
    return level.plus(-area.level_change, "DS-INF-18", "ds-term-distracted-guards")


def security_level(world: World) -> Tally:
    """The security level of the area that is being broken into."""
    assert world.area is not None
    return level_of(world.area)


@rule("DS-INF-04")
def first_threshold(mk: int, competence: int) -> Tally:
    """Three times class and competence."""
    threshold = tally(PER_VALUE * mk, "DS-INF-04", "ds-term-three-classes", "mk")
    return threshold.plus(PER_VALUE * competence, "DS-INF-04", "ds-term-three-competences", "competence")


def laid_out(plan: AreaPlan) -> Area:
    """An area that nobody has got into yet; a thrown threshold is not thrown yet."""
    first = plan.first or first_threshold(plan.mk, plan.competence).total
    return Area(plan, plan.mk, plan.competence, (first, *plan.thresholds))


@rule("DS-INF-12", "DS-INF-14", "DS:sabotage_threshold")
def revalued(area: Area, mk: int, competence: int, options: Options) -> Area:
    """An area with other values: a first threshold that comes from the formula and is still ahead moves with them."""
    area = replace(area, mk=mk, competence=competence)
    plan = area.plan
    if area.reached or plan.first or plan.random or options.sabotage_threshold == "keep":
        return area
    return replace(area, thresholds=(first_threshold(mk, competence).total, *area.thresholds[1:]))


@rule("DS-INF-03", "DS-UNI-02")
def is_behind(area: Area) -> bool:
    """Fewer SE than the guards; the same number is safe."""
    return area.se < area.guard_se


def is_over(area: Area) -> bool:
    """Whether the infiltration has ended: found out, or all thresholds reached."""
    return area.discovered or area.reached >= len(area.thresholds)


def is_running(world: World) -> bool:
    return world.area is not None and not is_over(world.area)


# -- one act ----------------------------------------------------------------------------------------------------------


@rule("DS-INF-07", "DS-INF-08", "DS-INF-13", "DS-INF-22")
def judge(trial: Trial, best: Counted | None) -> Judged:
    """The main pair against the security level, and the secondary pair of the same throw for stealth.

    Of an own stealth value and that of a lookout the better counts: lookouts are there to improve it.
    """
    if best is None:
        return Judged(False, not trial.loud and trial.secured >= trial.level)
    stealth = max(best.secondary + trial.secondary, trial.secured)
    return Judged(best.main + trial.bonus >= trial.level, not trial.loud and stealth >= trial.level)


@stakes(
    Stake(
        lambda _, tried: int(tried.judged.success),
        "ds-stake-success",
        whom=lambda args: args[0].casts[0].who,
        bands=(
            Band("ds-band-success", lambda _, tried: tried.judged.success),
            Band("ds-band-hidden", lambda _, tried: tried.judged.hidden),
            Band("ds-band-success-hidden", lambda _, tried: tried.judged.success and tried.judged.hidden),
        ),
    )
)
@rule("DS-INF-08", "DS-INF-11")
def resolve_infiltration(trial: Trial) -> Play[Tried]:
    """The throws of an act, of one alone or of a group, and what they come to.

    Only in a group a collapse strikes out the best throw (DS-CORE-16): who acts alone may succeed and collapse.
    """
    if len(trial.casts) == 1:
        (alone,) = trial.casts
        pile = Pile().plus(alone.who, (yield from resolve_probe(alone)))
        best: Counted | None = pile.throws[0]
    else:
        pile = yield from do(throw_together, trial.casts, trial.keep)
        best = pile.best
    return Tried(judge(trial, best), best, pile)


@rule("DS-INF-03", "DS-INF-23", "DS-INF-25", "DS:two_stage_alarm")
def after_act(area: Area, feat: Feat, judged: Judged, options: Options) -> Play[Area]:
    """What an act leads to: its reward or its failure, then whether it was noticed.

    A threshold that is reached ends its stage: whatever was noticed on the way there comes too late. An alarm counts
    for the stealth of later acts, not of the one that set it off.
    """
    alarmed = area.alarm
    area = replace(area, level_change=0, eased=area.eased and feat.kind in ("secure", "attack"))
    area = (yield from reward(area, feat, options)) if judged.success else (yield from failure(area, feat, options))
    reached = yield from thresholds(area)
    if reached.reached > area.reached or area.discovered or judged.hidden:
        return reached
    return (yield from noticed(reached, alarmed, options))


@rule("DS-INF-11", "DS-INF-13", "DS-INF-15", "DS-INF-17")
def worth(feat: Feat) -> Tally:
    """The SE of a success: what the target counts for, with the damage done to it; the skill of who sneaks best."""
    value = half_up(feat.value) if feat.kind == "sprint_past" else feat.value
    found = tally(value, RULE_OF[feat.kind], f"ds-term-se-{feat.kind.replace('_', '-')}", feat.target)
    return found.plus(feat.damage, "DS-INF-13", "ds-stake-damage")


@rule("DS-INF-11", "DS-INF-12", "DS-INF-13", "DS-INF-15", "DS-INF-16", "DS-INF-17", "DS-INF-18")
def reward(area: Area, feat: Feat, options: Options) -> Play[Area]:
    """The SE of a success, and what else it brings."""
    if feat.kind in ("secure", "attack"):
        return area
    gained = worth(feat)
    area = replace(area, se=area.se + gained.total)
    yield note(RULE_OF[feat.kind], "ds-se-won", who=Ref(feat.who), gained=gained, se=area.se)
    if feat.kind in ("sabotage", "sprint_past"):
        area = replace(area, shut=tuple(sorted({*area.shut, feat.target})))
    if feat.kind == "sabotage" and feat.skill == "tech":
        return (yield from shut_down(area, feat.value, options))
    if feat.kind == "distract_guards":
        return (yield from distracted(area, feat))
    return area


@rule("DS-INF-12")
def shut_down(area: Area, mk: int, options: Options) -> Play[Area]:
    """The security system stays down: its class counts as 1 from now on, but the guards notice that it is gone."""
    area = replace(area, guard_se=area.guard_se + 2 * mk, subverted=True)
    area = revalued(area, 1, area.competence, options)
    yield note("DS-INF-12", "ds-shut-down", guard_se=area.guard_se, gained=2 * mk, level=level_of(area))
    return area


@rule("DS-INF-18", "DS-INF-19", "DS-INF-20", "DS-INF-21")
def distracted(area: Area, feat: Feat) -> Play[Area]:
    """A distracted guard lowers the security level for the next act; how it was done decides what else he is good for.

    Charmed he eases the next obstacle, talked into it he causes confusion later, cowed he helps.
    """
    area = replace(area, level_change=feat.value)
    if feat.skill == "charisma":
        area = replace(area, eased=True)
    elif feat.skill == "persuade":
        area = replace(area, confused=True)
    else:
        area = replace(area, helper=feat.target)
    yield note("DS-INF-18", f"ds-guard-{feat.skill}", who=Ref(feat.target), level=level_of(area))
    return area


@rule("DS-INF-14", "DS-INF-15", "DS-INF-16", "DS-INF-17", "DS-INF-18", "DS-INF-21")
def failure(area: Area, feat: Feat, options: Options) -> Play[Area]:
    """What a failure does; a cowed guard who was in it calls for help."""
    if feat.group:
        yield note("DS-INF-21", "ds-helper-calls", who=Ref(area.helper))
        return replace(area, alarm=True, discovered=True)
    if feat.kind == "sabotage":
        area = revalued(replace(area, alarm=True), area.mk + 1, area.competence, options)
        yield note("DS-INF-14", "ds-backup", level=level_of(area))
    elif feat.kind == "sneak":
        area = replace(area, guard_se=area.guard_se + area.competence)
        yield note("DS-INF-15", "ds-guards-wary", gained=area.competence, guard_se=area.guard_se)
    elif feat.kind == "sprint_past":
        yield note("DS-INF-17", "ds-seen-running", who=Ref(feat.who))
        area = replace(area, alarm=True, discovered=True)
    elif feat.kind == "distract_guards":
        yield note("DS-INF-18", "ds-seen-through", who=Ref(feat.target), whom=Ref(feat.who))
        area = replace(area, discovered=True)
    return area


@rule("DS-INF-25", "DS-INF-06")
def thresholds(area: Area) -> Play[Area]:
    """Every threshold that the SE have reached by now."""
    while area.reached < len(area.thresholds) and area.se >= area.thresholds[area.reached]:
        yield note("DS-INF-25", "ds-threshold", threshold=area.thresholds[area.reached], number=area.reached + 1)
        area = replace(area, reached=area.reached + 1)
    return area


@rule("DS-INF-10", "DS-INF-23", "DS:defender_se", "DS:two_stage_alarm")
def noticed(area: Area, alarmed: bool, options: Options) -> Play[Area]:
    """A failed stealth: in an alarm, or while behind, they are discovered; else the guards come closer."""
    if alarmed:
        yield note("DS-INF-23", "ds-noticed-in-alarm")
        return replace(area, discovered=True)
    if not is_behind(area):
        return (yield from guards_gain(area, "ds-noticed", options))
    if options.two_stage_alarm:
        yield note("DS-INF-23", "ds-first-alarm")
        return replace(area, alarm=True)
    yield note("DS-INF-23", "ds-noticed-behind", se=area.se, guard_se=area.guard_se)
    return replace(area, discovered=True)


@rule("DS-INF-10", "DS:defender_se")
def guards_gain(area: Area, message: str, options: Options) -> Play[Area]:
    """The guards throw one die for their SE."""
    if options.defender_se == "book_only":
        yield note("DS-INF-10", message, gained=0, guard_se=area.guard_se)
        return area
    yield note("DS-INF-10", "ds-guards-throw")
    gained = yield from roll(Sum((SIDES,)), "DS-INF-10", seat=MASTER)
    area = replace(area, guard_se=area.guard_se + gained)
    yield note("DS-INF-10", message, gained=gained, guard_se=area.guard_se)
    return area


@rule("DS-INF-10", "DS:defender_se", "DS:secure_duration")
def at_round_end(area: Area, options: Options) -> Play[Area]:
    """Time works for the guards while the infiltrators are not behind; a lookout's watch may end with the round."""
    if options.secure_duration == "round":
        area = replace(area, secured=())
    if is_over(area) or is_behind(area) or options.defender_se == "book_only":
        return area
    return (yield from guards_gain(area, "ds-guards-patrol", options))


# -- in the world -----------------------------------------------------------------------------------------------------


@rule("DS-INF-01", "DS-INF-02", "DS-INF-05", "DS-INF-26")
def begin(world: World, plan: AreaPlan) -> Play[World]:
    """A break-in begins: values, first threshold, and who hides; if nobody does yet, everybody of that side."""
    area = laid_out(plan)
    if plan.random:
        yield note("DS-INF-05", "ds-threshold-throw", mk=plan.mk)
        thrown = yield from do(resolve_probe, _threshold_throw(plan, world.options))
        area = replace(area, thresholds=(thrown.result, *plan.thresholds))
    yield note(
        "DS-INF-02", "ds-infiltration", mk=area.mk, competence=area.competence,
        threshold=area.thresholds[0], level=level_of(area),
    )  # fmt: skip
    own = [actor for actor in world.actors if actor.side == plan.side and actor.active and actor.sheet.is_person]
    if not any(actor.infiltrating for actor in own):
        for actor in own:
            world = world.change(actor.id, infiltrating=True)
    return replace(world, area=area)


@rule("DS-INF-05")
def _threshold_throw(plan: AreaPlan, options: Options) -> Cast:
    """The open probe that gives a threshold: the guards' competence as pool, the class added."""
    return Cast("", MASTER, max(1, plan.competence), "normal", plan.mk, None, -1, options)


@rule("DS-INF-26")
def altered(world: World, change: AreaChange) -> World:
    """Something has happened to the place: other values from now on."""
    assert world.area is not None
    mk = world.area.mk if change.mk < 0 else change.mk
    competence = world.area.competence if change.competence < 0 else change.competence
    return replace(world, area=revalued(world.area, mk, competence, world.options))


def unhidden(world: World) -> World:
    """Nobody hides any longer."""
    shown = tuple(replace(actor, infiltrating=False) if actor.infiltrating else actor for actor in world.actors)
    return replace(world, actors=shown)


@rule("DS-INF-26")
def ended(world: World) -> World:
    """The infiltration is over without a discovery."""
    return replace(unhidden(world), area=None).mark("area:over")


def round_end(world: World) -> Play[World]:
    """What a round's end means for a break-in."""
    area = world.area
    if area is None or is_over(area) or not any(actor.infiltrating and actor.able for actor in world.actors):
        return world
    yield meanwhile(world)
    area = yield from do(at_round_end, area, world.options)
    return replace(world, area=area)


RULE_OF: dict[str, str] = {
    "sabotage": "DS-INF-12",
    "sneak": "DS-INF-15",
    "security_hack": "DS-INF-16",
    "sprint_past": "DS-INF-17",
    "distract_guards": "DS-INF-18",
    "secure": "DS-INF-22",
    "attack": "DS-INF-09",
}
"""Each act and the rule that describes it."""
