"""Questions about break-ins: one act of an infiltrator, and a whole plan until the threshold or the discovery."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from regelwerk.dice import Law
from regelwerk.engine.acts import Refused
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import Play, do
from regelwerk.engine.facts import Word, called, phrase
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.odds_arguments import Arguments, flag, listed, number, one_of
from regelwerk.engine.questions import Answered, Words
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.content.loading import Content
from regelwerk.systems.darkspace.odds.arguments import (
    AsAsked,
    Paper,
    apart,
    asked_options,
    named,
    names_in,
    refuse,
    scene,
    somebody,
    strained,
    tallies_of,
)
from regelwerk.systems.darkspace.rules.break_in.infiltration import (
    Judged,
    Trial,
    after_act,
    at_round_end,
    is_over,
    laid_out,
    level_of,
    resolve_infiltration,
)
from regelwerk.systems.darkspace.rules.break_in.infiltration_acts import ACTS, checks_of, feat_of, trial_of, watched
from regelwerk.systems.darkspace.rules.break_in.infiltration_menu import value_of
from regelwerk.systems.darkspace.rules.core.acts import BUDGET, Act
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan, Obstacle
from regelwerk.systems.darkspace.state import Actor, Area, Deed, World
from regelwerk.systems.darkspace.values import PACKAGE, Sheet

KINDS: dict[str, Act] = {act.kind: act for act in ACTS}
ALSO = {"sprint": "sprint_past", "distract": "distract_guards", "hack": "security_hack"}
"""Shorter words for some acts."""
LOCK, CAMERA, ROOM, GUARD = "lock", "camera", "room", "guard"
JUDGED: Words = (
    (0, "ds-odds-fails-seen"),
    (1, "ds-odds-succeeds-seen"),
    (2, "ds-odds-fails-hidden"),
    (3, "ds-odds-succeeds-hidden"),
)
MOST_ACTS = 200
HIGHEST = 30
"""No lookout's result reaches the level of an area of this class."""
FAR = 250
"""More SE of the guards than any threshold; more of them make no difference."""


class Books(NamedTuple):
    """How the books of a break-in have changed by one act."""

    se: int
    guards: int
    discovered: bool


# -- the place and the people -----------------------------------------------------------------------------------------


def _place(given: Arguments) -> AreaPlan:
    """An area with one obstacle of each kind."""
    mk, competence = number(given, "mk", 0, 10, 3), number(given, "competence", 0, 10, 3)
    value = number(given, "value", 0, 20)
    obstacles = (
        Obstacle(LOCK, called(PACKAGE, "ds-name-lock"), "technical", value),
        Obstacle(CAMERA, called(PACKAGE, "ds-name-camera"), "system", value),
        Obstacle(ROOM, called(PACKAGE, "ds-name-room"), "room", number(given, "room", 1, 20, 9)),
        Obstacle(GUARD, called(PACKAGE, "ds-name-guard"), "guard", value),
    )
    return AreaPlan("a", mk, competence, first=number(given, "threshold", 0, 200), obstacles=obstacles)


def _break_in(content: Content, names: list[str], given: Arguments) -> World:
    """A team in an area that nobody has got into yet."""
    options = asked_options(given)
    plan = _place(given)
    team: list[Actor] = []
    for name in names:
        one = strained(somebody(content, name, "a", ("character", "henchman")), given)
        team.append(replace(apart(one, team), infiltrating=True))
    guard = Sheet(GUARD, called(PACKAGE, "ds-name-guard"), "b", "b", "henchman", competence=max(1, plan.competence))
    world = scene(options, (*team, Actor(guard, zone="here", waiting=True)))
    area = replace(
        laid_out(plan),
        alarm=flag(given, "alarm"),
        se=number(given, "se", 0, 200),
        guard_se=number(given, "guard_se", 0, 200),
    )
    return replace(world, area=area)


class Step(NamedTuple):
    """One act of a plan as it was typed."""

    kind: str
    who: str
    others: tuple[str, ...]
    words: tuple[str, ...]
    """What narrows it down: a target, a skill, a weapon."""


def _step(world: World, text: str) -> Step:
    """An act as people write it: `sneak nadja+ilko`, `distract nadja charisma`."""
    kind, *rest = text.split()
    kind = one_of({"plan": ALSO.get(kind.lower(), kind)}, "plan", tuple(KINDS), "")
    team = [actor.id for actor in world.actors if actor.infiltrating]
    who = rest[0].split("+") if rest else [team[0]]
    for one in who:
        if one not in team:
            raise ContentError("odds-word", name="plan", given=one, known=", ".join(team))
    return Step(kind, who[0], tuple(who[1:]), tuple(rest[1:]))


def deed_of(world: World, step: Step) -> Deed | None:
    """The deed that an act means now; None if nothing is left for it to do."""
    offered = KINDS[step.kind].deeds(world, world.find(step.who))
    if isinstance(offered, Refused):
        return None
    fitting = [one for one in offered if {*step.words} <= {one.target, one.tool, one.detail}]
    return replace(fitting[0], others=step.others) if fitting else None


def _must_be_possible(world: World, step: Step) -> Deed:
    """The deed of an act at the start of a break-in; raises if it can never be done."""
    offered = KINDS[step.kind].deeds(world, world.find(step.who))
    if isinstance(offered, Refused):
        refuse(offered, world)
        offered = ()
    found = deed_of(world, step)
    if found is None:
        known = sorted({word for one in offered for word in (one.target, one.tool, one.detail) if word})
        raise ContentError("odds-word", name="plan", given=" ".join(step.words), known=", ".join(known) or "–")
    return found


# -- one act ----------------------------------------------------------------------------------------------------------


def after_deed(odds: Odds, world: World, deed: Deed, levels: tuple[int, ...]) -> Law[Area]:
    """The books after one act, by the rules; a lookout's result is at hand for the others."""
    area, options = world.area, world.options
    assert area is not None
    checks = checks_of(world, deed)
    feat, trial = feat_of(world, deed, checks), trial_of(world, deed, checks)
    if options.secure_duration == "next_act":
        area = replace(area, secured=tuple(entry for entry in area.secured if entry[0] != deed.who))
    if deed.kind != "secure":
        return odds.law(judged_of, trial).bind(lambda judged: odds.law(after_act, area, feat, judged, options))

    def seen(looked: Looked) -> Law[Area]:
        (watching,) = odds.law(watched, world, area, deed.who, looked.value).outcomes()
        return odds.law(after_act, watching, feat, looked.judged, options)

    return odds.law(looked_out, trial, levels).bind(seen)


def judged_of(trial: Trial) -> Play[Judged]:
    """What the throws of an act come to, without the dice."""
    return (yield from do(resolve_infiltration, trial)).judged


class Looked(NamedTuple):
    """What a lookout has seen: a stealth value for the others, and how it went for the lookout."""

    value: int
    judged: Judged


def looked_out(trial: Trial, levels: tuple[int, ...]) -> Play[Looked]:
    """A lookout's throw; its result counts as the highest level that it reaches."""
    tried = yield from do(resolve_infiltration, trial)
    result = 0 if tried.best is None else tried.best.main + trial.bonus
    return Looked(max((level for level in levels if level <= result), default=0), tried.judged)


def act_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """Success, stealth, and what one act does to the books of both sides."""
    team = [str(given["who"]), *listed(given, "with")]
    world = _break_in(content, team, given)
    ids = [actor.id for actor in world.actors if actor.infiltrating]
    words = [str(given[name]) for name in ("target", "ability", "weapon") if given.get(name) is not None]
    step = _step(world, " ".join((str(given["act"]), "+".join(ids), *words)))
    deed = _must_be_possible(world, step)
    checks = checks_of(world, deed)
    odds = Odds(AsAsked())
    trial = trial_of(world, deed, checks)
    judged = odds.law(judged_of, trial)
    before = world.area
    assert before is not None
    books = after_deed(odds, world, deed, ()).map(
        lambda area: Books(area.se - before.se, area.guard_se - before.guard_se, area.discovered)
    )
    paper = Paper(AsAsked(), names_in(content, world))
    title = phrase(
        "ds-odds-title-infiltration-act",
        who=tuple(named(world.find(one).sheet.name) for one in ids),
        act=Word(f"ds-act-{deed.kind}"),
    )
    success = judged.map(lambda one: one.success).probability(True)
    hidden = judged.map(lambda one: one.hidden).probability(True)
    together = judged.map(lambda one: one.success + 2 * one.hidden)
    kinds = phrase("ds-odds-title-together")
    found = books.map(lambda one: one.discovered).probability(True)
    answer = paper.chance(title, success, "ds-odds-measure-probe", tallies_of(checks[0]))
    return (
        paper.banded(answer, resolve_infiltration, trial, odds.law(resolve_infiltration, trial)),
        paper.chance(phrase("ds-odds-title-hidden"), hidden, "ds-odds-measure-stealth"),
        paper.kinds(kinds, together, "ds-odds-measure-act", JUDGED),
        paper.numbers(phrase("ds-odds-title-se"), books.map(lambda one: one.se), "ds-odds-measure-se"),
        paper.numbers(phrase("ds-odds-title-guard-se"), books.map(lambda one: one.guards), "ds-odds-measure-guard-se"),
        paper.chance(phrase("ds-odds-title-discovered"), found, "ds-odds-measure-discovered"),
    )


# -- a whole plan -----------------------------------------------------------------------------------------------------


class Stage(NamedTuple):
    """How far a plan has come: the books, and what everybody has left of this round."""

    area: Area
    used: tuple[int, ...]
    acts: int = 0


class Course(NamedTuple):
    """A plan as it is carried out, act after act and over again.

    Everybody has the action units of one phase in a round. When the next act asks for more than somebody who takes part
    has left, the round ends first; an act that has nothing left to do is passed over.
    """

    world: World
    steps: tuple[Step, ...]
    odds: Odds
    levels: tuple[int, ...]
    """The security levels that can come up: lookouts who differ only between them are the same."""

    def after(self, stage: Stage, at: int) -> Law[Stage]:
        """What becomes of a break-in by the act at this place of the plan."""
        if is_over(stage.area):
            return Law.certain(stage)
        step = self.steps[at % len(self.steps)]
        world = replace(self.world, area=stage.area)
        deed = deed_of(world, step)
        if deed is None:
            return Law.certain(stage)
        payers = (deed.who, *deed.others) if world.options.group_probe_ae == "everybody" else (deed.who,)
        cost = KINDS[step.kind].cost(world, deed).total
        shares = tuple(cost * (actor.id in payers) for actor in world.actors)
        used = tuple(ae + more for ae, more in zip(stage.used, shares, strict=True))
        if any(more and before and ae > BUDGET for more, before, ae in zip(shares, stage.used, used, strict=True)):
            rested = Stage(stage.area, (0,) * len(stage.used), stage.acts)
            return self.odds.law(at_round_end, stage.area, world.options).bind(
                lambda area: self.after(rested._replace(area=self.settled(area)), at)
            )
        after = after_deed(self.odds, world, deed, self.levels)
        return after.map(lambda area: self.reached(area, used, stage.acts + 1))

    def reached(self, area: Area, used: tuple[int, ...], acts: int) -> Stage:
        """Where an act has led to; once it is over, only how it ended matters."""
        if not is_over(area):
            return Stage(self.settled(area), used, acts)
        start = laid_out(area.plan)
        return Stage(replace(start, discovered=area.discovered, reached=area.reached), (), acts)

    def settled(self, area: Area) -> Area:
        """The books as far as they matter: from some number on it is all the same how far ahead the guards are."""
        return replace(area, guard_se=min(FAR, area.guard_se))


def _levels(world: World, steps: tuple[Step, ...]) -> tuple[int, ...]:
    """The security levels that a plan can lead to: guards are distracted, systems shut down, backups take over."""
    area = world.area
    assert area is not None
    kinds = {step.kind for step in steps}
    classes = {1, *range(area.mk, HIGHEST)} if "sabotage" in kinds else {area.mk}
    changes = {0, value_of(world, GUARD)} if "distract_guards" in kinds else {0}
    found = {level_of(replace(area, mk=mk, level_change=change)).total for mk in classes for change in changes}
    return tuple(sorted(found))


def plan_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """The chance to reach the threshold undiscovered by a plan, and when it goes wrong."""
    world = _break_in(content, listed(given, "team"), given)
    steps = tuple(_step(world, text) for text in listed(given, "plan", ";"))
    if not steps:
        raise ContentError("ds-odds-no-plan")
    for step in steps:
        _must_be_possible(world, step)
    most = number(given, "acts", 1, MOST_ACTS, 60)
    course = Course(world, steps, Odds(AsAsked()), _levels(world, steps))
    assert world.area is not None
    law = Law.certain(Stage(world.area, (0,) * len(world.actors)))
    found: list[Fraction] = []
    for at in range(most):
        law = law.bind(lambda stage, at=at: course.after(stage, at))  # type: ignore[misc]
        found.append(law.map(lambda stage: stage.area.discovered).probability(True))
        if all(is_over(stage.area) for stage in law.outcomes()):
            break
    paper = Paper(AsAsked(), names_in(content, world))
    return tuple(_plan_answers(paper, world, law, found))


ENDS: Words = ((0, "ds-odds-discovered"), (1, "ds-odds-on-the-way"), (2, "ds-odds-reached"))


def _plan_answers(paper: Paper, world: World, law: Law[Stage], found: list[Fraction]) -> Iterator[Answered]:
    area = world.area
    assert area is not None
    ends = law.map(lambda stage: 0 if stage.area.discovered else 2 if is_over(stage.area) else 1)
    names = tuple(named(actor.sheet.name) for actor in world.actors if actor.infiltrating)
    title = phrase("ds-odds-title-plan", who=names, threshold=area.thresholds[0])
    tallies = (("ds-odds-tally-level", level_of(area)),)
    yield paper.kinds(title, ends, "ds-odds-measure-break-in", ENDS, ends.probability(2), tallies)
    yield paper.numbers(phrase("ds-odds-title-acts"), law.map(lambda stage: stage.acts), "ds-odds-measure-acts")
    first = {at + 1: share - (found[at - 1] if at else 0) for at, share in enumerate(found)}
    never = 1 - found[-1]
    whole = lcm(never.denominator, *(share.denominator for share in first.values()))
    when = Law({0: int(never * whole), **{at: int(share * whole) for at, share in first.items()}})
    yield paper.kinds(
        phrase("ds-odds-title-when-discovered"), when, "ds-odds-measure-act", ((0, "ds-odds-not-at-all"),)
    )
