"""First aid and medicine: treating circles and bringing back the dead, as rules and as a part of a scene.

A part `x` sets the mark `x:won` if no patient is dead or has a wound left that a healer could still treat, otherwise
`x:lost`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import Literal, NamedTuple, get_args

from regelwerk.engine.advice import Advice
from regelwerk.engine.answers import Answer, Listed, Refusal
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.circles import WoundSite, distinct
from regelwerk.systems.heldencodex.rules.probe.best_play import chance
from regelwerk.systems.heldencodex.rules.probe.goals import reach
from regelwerk.systems.heldencodex.rules.probe.pools import has_dice_for, prober
from regelwerk.systems.heldencodex.rules.probe.probe import Probed, attempt
from regelwerk.systems.heldencodex.rules.scene.plans import TreatPlan
from regelwerk.systems.heldencodex.state import Circle, Hero, World, seat_of

AidSkill = Literal["first_aid", "medicine"]
SKILLS: tuple[AidSkill, ...] = get_args(AidSkill)
SEVERE = (7, 11, 16)
"""Minimum by the number of severe wounds in a circle (HC-AID-01)."""
CRITICAL: dict[AidSkill, int] = {"first_aid": 31, "medicine": 16}
REVIVAL = 60
DEAD = -1
"""Stands for the circle when a whole life is at stake."""


@rule("HC-AID-01", "HC-AID-02", "HC-AID-03")
def minimum(circle: Circle, skill: AidSkill) -> int:
    """The result that treats a circle; 0 if this skill can do nothing for it, or nothing more."""
    if circle.critical:
        helps = circle.care == "none" or (circle.care == "first_aid" and skill == "medicine")
        return CRITICAL[skill] if helps else 0
    if not circle.severe or circle.care != "none":
        return 0
    return SEVERE[min(circle.severe, len(SEVERE)) - 1]


@rule("HC-AID-04", "HC:aid_retry")
def has_tried(healer: str, patient: Hero, circle: int, options: Options) -> bool:
    """Whether somebody has tried to treat this circle today, and so may not again."""
    return options.aid_retry != "free" and f"{healer}:{circle + 1}" in patient.treated


def _tried(healer: str, patient: Hero, circle: int, options: Options) -> Hero:
    if options.aid_retry == "free":
        return patient
    return replace(patient, treated=tuple(sorted({*patient.treated, f"{healer}:{circle + 1}"})))


@rule("HC-AID-01", "HC-AID-03", "HC-AID-04")
def treat(healer: Hero, patient: Hero, circle: int, skill: AidSkill, options: Options) -> Play[tuple[Hero, Hero]]:
    """One probe for one circle; healer and patient afterwards (the same person, if they are one)."""
    wanted = minimum(patient.circles[circle], skill)
    healer, patient, probed = yield from _probe(healer, patient, circle, skill, wanted, options)
    success = probed.reaches(wanted)
    if success:
        # Medicine is never undone by first aid: a circle that has it needs nothing more.
        patient = patient.with_circle(circle, patient.circles[circle]._replace(care=skill))
    yield note(
        "HC-AID-02" if patient.circles[circle].critical else "HC-AID-01", "hc-cared-for", who=Ref(healer.id),
        patient=Ref(patient.id), own=healer.id == patient.id, skill=Ref(skill), circle=circle + 1, success=success,
        result=probed.result, minimum=wanted,
    )  # fmt: skip
    return (patient if healer.id == patient.id else healer), patient


@rule("HC-INJ-06")
def revive(healer: Hero, patient: Hero, options: Options) -> Play[tuple[Hero, Hero]]:
    """An epic feat of first aid brings back a dead person; the wounds remain untreated."""
    healer, patient, probed = yield from _probe(healer, patient, DEAD, "first_aid", REVIVAL, options)
    success = probed.reaches(REVIVAL)
    if success:
        patient = replace(patient, down="")
    yield note(
        "HC-INJ-06", "hc-revived", who=Ref(healer.id), patient=Ref(patient.id), success=success, result=probed.result,
        minimum=REVIVAL,
    )  # fmt: skip
    return healer, patient


@rule("HC-AID-04", "HC:aid_throw")
def _probe(
    healer: Hero, patient: Hero, circle: int, skill: AidSkill, wanted: int, options: Options
) -> Play[tuple[Hero, Hero, Probed]]:
    """The probe of a healer; with it the attempt of this day is used up."""
    healer, probed = yield from attempt(healer, skill, options.aid_throw, reach(wanted), options)
    if healer.id == patient.id:
        patient = healer
    return healer, _tried(healer.id, patient, circle, options), probed


# -- What healers can do ----------------------------------------------------------------------------------------------


class Treatment(NamedTuple):
    """Something that a healer may try: on whom, which circle (or `DEAD`), with what, and from which result."""

    patient: str
    circle: int
    skill: AidSkill
    minimum: int

    @property
    def key(self) -> str:
        if self.circle == DEAD:
            return f"revive:{self.patient}"
        return f"treat:{self.patient}:{self.circle + 1}:{self.skill}"

    @property
    def label(self) -> Phrase:
        if self.circle == DEAD:
            return phrase("hc-answer-revive", patient=Ref(self.patient), minimum=self.minimum)
        skill = Ref(self.skill)
        return phrase(
            "hc-answer-treat", patient=Ref(self.patient), circle=self.circle + 1, skill=skill, minimum=self.minimum
        )


class TreatScene(NamedTuple):
    """What is known when a healer chooses what to treat."""

    healer: Hero
    patients: tuple[Hero, ...]
    treatments: tuple[Treatment, ...]
    options: Options


def wanting(patient: Hero) -> Iterator[Treatment]:
    """Everything that healers could do for a patient, regardless of earlier tries; equal circles only once."""
    if patient.down == "dead":
        yield Treatment(patient.id, DEAD, "first_aid", REVIVAL)
        return
    for circle, _, _ in distinct(patient, [WoundSite(at) for at in range(len(patient.circles))]):
        for skill in SKILLS:
            needed = minimum(patient.circles[circle], skill)
            if needed:
                yield Treatment(patient.id, circle, skill, needed)


def is_able(healer: Hero, skill: AidSkill, options: Options) -> bool:
    """Whether a healer has a die to throw, or can get one by gritting teeth."""
    return has_dice_for(healer, skill, options)


def treat_once(world: World, healer_id: str, patients: Sequence[str]) -> Play[World | None]:
    """A healer chooses what to treat and tries it; None if there is nothing to do, or nothing wanted."""
    options = world.options
    healer = world.find(healer_id)
    able = {skill: is_able(healer, skill, options) for skill in SKILLS}
    wanted = [t for patient in patients for t in wanting(world.find(patient)) if able[t.skill]]
    tried = {t: has_tried(healer_id, world.find(t.patient), t.circle, options) for t in wanted}
    offered = tuple(t for t in wanted if not tried[t])
    if not offered:
        return None
    answers: list[Answer[Treatment | None]] = [Answer("stop", None, phrase("hc-answer-treat-stop"))]
    answers += [Answer(t.key, t, t.label) for t in offered]
    reason = phrase("hc-refuse-tried", who=Ref(healer_id))
    refused = [Refusal(t.key, t.label, reason, "HC-AID-04") for t in wanted if tried[t]]
    scene = TreatScene(healer, tuple(world.find(patient) for patient in patients), offered, options)
    question = phrase("hc-ask-treat", who=Ref(healer_id))
    chosen = yield from choose(
        seat_of(healer), healer_id, "HC-AID-01", question, Listed(answers, refused), "stop", scene,
        partial(_on_treatments, healer, offered, options) if _is_plain(healer, options) else None,
    )  # fmt: skip
    if chosen is None:
        return None
    patient = world.find(chosen.patient)
    if chosen.circle == DEAD:
        healer, patient = yield from revive(healer, patient, options)
    else:
        healer, patient = yield from treat(healer, patient, chosen.circle, chosen.skill, options)
    return world.put(healer).put(patient)


def _on_treatments(healer: Hero, offered: Sequence[Treatment], options: Options) -> Advice:
    """How likely each treatment is to help, by best play with the dice at hand."""
    worths = [(one.key, _chance(healer, one, options)) for one in offered]
    return Advice(phrase("hc-advice-treat"), tuple(sorted(worths, key=lambda one: -one[1])), is_chance=True)


def _is_plain(healer: Hero, options: Options) -> bool:
    """Whether nothing but throwing and keeping decides: what comes after the last throw, the solver does not see."""
    probers = [prober(healer, skill, options) for skill in SKILLS]
    return not any(who.second or who.shift or who.mastery for who in probers)


def _chance(healer: Hero, treatment: Treatment, options: Options) -> Fraction:
    who = prober(healer, treatment.skill, options)
    if not who.dice:
        return Fraction(0)
    need = 1 if options.aid_throw == "sieve" else who.dice
    return chance(who.dice, who.reading, need, reach(treatment.minimum), free=who.free)


# -- A part of a scene ------------------------------------------------------------------------------------------------


class Treating(NamedTuple):
    """Healers at work: who is still to come."""

    plan: TreatPlan
    queue: tuple[str, ...]


def begin(world: World, plan: TreatPlan) -> Play[World]:
    """Healers look after the wounded; without names everybody does."""
    yield note("HC-AID-01", "hc-treating-begins")
    queue = plan.healers or tuple(hero.id for hero in world.heroes)
    return replace(world, act=Treating(plan, queue), round=0)


def step(world: World) -> Play[World]:
    """One treatment of the next healer, or the end of the work for this one."""
    act: Treating = world.act
    if not act.queue:
        return _ended(world, act.plan)
    treated = yield from treat_once(world, act.queue[0], patients_of(world, act.plan, act.queue[0]))
    if treated is None:
        return replace(world, act=act._replace(queue=act.queue[1:]))
    return treated


def patients_of(world: World, plan: TreatPlan, healer: str) -> tuple[str, ...]:
    """Whom a healer treats: those named, or everybody on the same side."""
    side = world.find(healer).sheet.side
    return plan.patients or tuple(hero.id for hero in world.heroes if hero.sheet.side == side)


def _ended(world: World, plan: TreatPlan) -> World:
    healers = plan.healers or tuple(hero.id for hero in world.heroes)
    patients = {patient for healer in healers for patient in patients_of(world, plan, healer)}
    left = any(t.circle == DEAD or is_urgent(world.find(p), t) for p in patients for t in wanting(world.find(p)))
    return replace(world.marked(f"{plan.id}:{'lost' if left else 'won'}"), act=None)


def is_urgent(patient: Hero, treatment: Treatment) -> bool:
    """Whether a wound gets worse without this treatment: it has had no care at all."""
    return patient.circles[treatment.circle].care == "none"
