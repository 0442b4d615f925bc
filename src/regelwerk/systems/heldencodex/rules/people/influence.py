"""Influence: talking, frightening or charming somebody with tricks until a row of psyche is empty.

A part `x` ends with `x:won` and `x:wish` once the victim grants a wish, otherwise with `x:lost`. Where spare dice of
the victim turn against the influencer (HC:influence_backfire), `x:owes` says that the influencer granted the wish.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Args, Band, Stake, stakes
from regelwerk.engine.effects import Play, choose, do, meanwhile, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.community import Pooled, contribute, joint_reading, reward_pool
from regelwerk.systems.heldencodex.rules.probe.goals import GROUP
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, whole_groups
from regelwerk.systems.heldencodex.rules.probe.pools import Prober, skill_of
from regelwerk.systems.heldencodex.rules.probe.probe import IMPOSSIBLE, Probed, Side, apply_probe, declare_probe
from regelwerk.systems.heldencodex.rules.probe.probing import one_side, two_sides
from regelwerk.systems.heldencodex.rules.probe.reading import Reading
from regelwerk.systems.heldencodex.rules.probe.throwing import listed
from regelwerk.systems.heldencodex.rules.scene.plans import InfluencePlan
from regelwerk.systems.heldencodex.state import Hero, World, seat_of
from regelwerk.systems.heldencodex.values import ThrowKind

SELF_CONTROL = "self_control"
Price = Literal["penalty", "wish"]
Groups = tuple[Faces, ...]


class Talk(NamedTuple):
    """An influence that is going on."""

    plan: InfluencePlan


class TalkScene(NamedTuple):
    """What somebody knows who decides about it: who talks to whom, both psyches, how many rounds are left."""

    influencer: str
    victim: str
    skill: str
    psyche: int
    victim_psyche: int
    rounds_left: int


class Tricks(NamedTuple):
    """What the question is about which group to name: the groups, and those of the victim."""

    who: str
    groups: Groups
    against: Groups


class Burden(NamedTuple):
    """Somebody whose psyche row is empty and who may grant a wish instead of losing a die."""

    hero: Hero
    to: str


def tricked(victim: Callable[[Args], str], speaker: Callable[[Args], str]) -> Stake:
    """What the victim of an influence has to lose."""
    return Stake(
        lambda _, found: found.through, "hc-stake-psyche", victim, speaker, harms=True,
        bands=(Band("hc-band-tricked", lambda _, found: found.through > 0),),
    )  # fmt: skip


class Persuaded(NamedTuple):
    """One round: the tricks that got through, the dice that turned back, and what both probes left."""

    through: int
    back: int
    influencer: Probed
    victim: Probed


def begin(world: World, plan: InfluencePlan) -> Play[World]:
    """Somebody begins to talk."""
    yield note(
        "HC-INF-01", "hc-influence-begins", who=Ref(plan.influencer), victim=Ref(plan.victim),
        skill=Ref(plan.skill), rounds=plan.rounds,
    )  # fmt: skip
    return replace(world, act=Talk(plan), round=0)


def step(world: World) -> Play[World]:
    """One round, or its end: it is over when a wish is granted, nobody can go on, or the influencer leaves it."""
    plan = world.act.plan
    influencer, victim = world.find(plan.influencer), world.find(plan.victim)
    if not can_go_on(world, plan) or not (yield from _goes_on(world, plan)):
        yield note("HC-INF-01", "hc-influence-ends", who=Ref(influencer.id), victim=Ref(victim.id))
        return replace(world.marked(f"{plan.id}:lost"), act=None)
    world = replace(world, round=world.round + 1)
    yield meanwhile(world)
    yield note("HC-INF-01", "hc-talk-round", round=world.round)
    world, found = yield from _together(world, plan) if plan.helpers or plan.defenders else _alone(world, plan)
    world, granted = yield from _lose(world, plan.victim, plan.influencer, found.through)
    world, owed = yield from _lose(world, plan.influencer, plan.victim, found.back)
    if granted:
        world = replace(world.marked(f"{plan.id}:won", f"{plan.id}:wish"), act=None)
    elif owed:
        world = replace(world.marked(f"{plan.id}:lost", f"{plan.id}:owes"), act=None)
    return world


def can_go_on(world: World, plan: InfluencePlan) -> bool:
    """Whether another round is possible: both are there, and the victim has something to lose."""
    influencer, victim = world.find(plan.influencer), world.find(plan.victim)
    awake = not influencer.down and not influencer.dazed and not victim.down
    return world.round < plan.rounds and awake and victim.left("psyche") > 0


@rule("HC-INF-01")
def _goes_on(world: World, plan: InfluencePlan) -> Play[bool]:
    """After the first round the influencer decides about each further one."""
    if not world.round:
        return True
    who, victim = world.find(plan.influencer), world.find(plan.victim)
    answers = Listed([Answer("again", True, phrase("hc-answer-again-talk")),
                      Answer("end", False, phrase("hc-answer-end-talk"))])  # fmt: skip
    left = plan.rounds - world.round
    scene = TalkScene(who.id, victim.id, plan.skill, who.left("psyche"), victim.left("psyche"), left)
    question = phrase("hc-ask-talk-on", who=Ref(who.id), victim=Ref(victim.id), left=left)
    return (yield from choose(seat_of(who), who.id, "HC-INF-01", question, answers, "again", scene))


@rule("HC-INF-01", "HC-STAR-03")
def throw_of(hero: Hero, skill: str) -> ThrowKind:
    """A sieve throw; with the star a cascade throw."""
    return "cascade" if skill_of(hero, skill).star else "sieve"


def _alone(world: World, plan: InfluencePlan) -> Play[tuple[World, Persuaded]]:
    """One against one."""
    options = world.options
    influencer, speaks = yield from declare_probe(world.find(plan.influencer), plan.skill, options)
    victim, resists = yield from declare_probe(world.find(plan.victim), SELF_CONTROL, options)
    found = yield from do(
        resolve_persuasion, Side(speaks, throw_of(influencer, plan.skill), GROUP), Side(resists, "sieve", GROUP)
    )
    influencer = yield from apply_probe(influencer, found.influencer, options)
    victim = yield from apply_probe(victim, found.victim, options)
    return world.put(influencer).put(victim), found


@rule("HC-INF-01", "HC-INF-02", "HC-INF-03")
@stakes(tricked(lambda args: args[1].prober.who, lambda args: args[0].prober.who))
def resolve_persuasion(influencer: Side, victim: Side) -> Play[Persuaded]:
    """Both throw; tricks are named, and those that the victim's group does not stop get through."""
    (groups, spoken), (against, resisted) = yield from two_sides(influencer, victim, groups_of)
    found = yield from resolve_tricks(influencer.prober, groups, victim.prober, against)
    return found._replace(influencer=spoken, victim=resisted)


@rule("HC-INF-05")
def _together(world: World, plan: InfluencePlan) -> Play[tuple[World, Persuaded]]:
    """On one side or on both, several put dice together: the influencer with helpers, the victim with defenders."""
    world, speaker, groups = yield from _one_side_of_talk(world, (plan.influencer, *plan.helpers), plan.skill)
    if plan.defenders:
        world, victim, against = yield from _one_side_of_talk(world, (plan.victim, *plan.defenders), SELF_CONTROL)
        return world, (yield from do(resolve_tricks, speaker, groups, victim, against))
    hero, resists = yield from declare_probe(world.find(plan.victim), SELF_CONTROL, world.options)
    found = yield from do(resolve_withstanding, speaker, groups, resists)
    return world.put((yield from apply_probe(hero, found.victim, world.options))), found


@rule("HC-INF-05", "HC-COM-01", "HC-COM-02")
def _one_side_of_talk(world: World, who: tuple[str, ...], ability: str) -> Play[tuple[World, Prober, Groups]]:
    """One side throws: a single person has the groups of the own probe, a community those of its pool."""
    heroes = tuple(world.find(one) for one in who)
    if len(heroes) == 1:
        hero, ready = yield from declare_probe(heroes[0], ability, world.options)
        groups, probed = yield from do(one_side, Side(ready, throw_of(hero, ability), GROUP), groups_of)
        return world.put((yield from apply_probe(hero, probed, world.options))), ready, groups
    joint = joint_reading(heroes, ability, world.options)
    pooled = Pooled()
    for hero in heroes:
        hero, pooled = yield from contribute(hero, ability, throw_of(hero, ability), GROUP, pooled, joint)
        world = world.put(hero)
    world = yield from reward_pool(world, who, ability, pooled, joint)
    speaker = Prober(who[0], seat_of(heroes[0]), ability, 0, joint)
    return world, speaker, _groups_in(pooled.faces, joint)


@rule("HC-INF-02", "HC-INF-03", "HC-INF-05")
@stakes(tricked(lambda args: args[2].who, lambda args: args[0].who))
def resolve_withstanding(speaker: Prober, groups: Groups, victim: Prober) -> Play[Persuaded]:
    """The victim throws alone against the tricks of a community."""
    against, resisted = yield from do(one_side, Side(victim, "sieve", GROUP), groups_of)
    found = yield from resolve_tricks(speaker, groups, victim, against)
    return found._replace(victim=resisted)


@rule("HC-INF-02", "HC-INF-03")
@stakes(tricked(lambda args: args[2].who, lambda args: args[0].who))
def resolve_tricks(speaker: Prober, groups: Groups, victim: Prober, against: Groups) -> Play[Persuaded]:
    """Tricks are named, and those that the other side's group does not stop get through."""
    tricks = yield from name_tricks(speaker, groups, against)
    through, back = yield from answer_tricks(victim, tricks, against)
    return Persuaded(through, back, IMPOSSIBLE, IMPOSSIBLE)


def groups_of(prober: Prober, probed: Probed) -> Groups:
    """All that matters of a probe here: the groups of its dice, none if it is fumbled."""
    return () if probed.fumble else _groups_in(probed.left, prober.reading)


def _groups_in(left: Faces, reading: Reading) -> Groups:
    return whole_groups(left, reading.value, reading.runs, reading.options)


@rule("HC-INF-02")
def name_tricks(prober: Prober, groups: Groups, against: Groups) -> Play[Faces]:
    """The dice of one group are tricks; of several groups the influencer names one."""
    if not groups:
        yield note("HC-INF-03", "hc-no-tricks", who=Ref(prober.who))
        return ()
    tricks = groups[0]
    if len(groups) > 1:
        answers = Listed([Answer(f"tricks:{listed(g)}", g, phrase("hc-answer-tricks", faces=g)) for g in groups])
        question = phrase("hc-ask-tricks", who=Ref(prober.who))
        scene = Tricks(prober.who, groups, against)
        default = f"tricks:{listed(tricks)}"
        tricks = yield from choose(prober.seat, prober.who, "HC-INF-02", question, answers, default, scene)
    yield note("HC-INF-02", "hc-tricks", who=Ref(prober.who), faces=tricks)
    return tricks


@rule("HC-INF-03", "HC:neutralise")
def unneutralised(tricks: Faces, dice: Faces, options: Options) -> int:
    """How many tricks nothing stops: each die stops one of at most its own face, or simply one.

    The lowest die that is high enough takes the lowest trick, so that as many as possible are stopped.
    """
    if options.neutralise == "count":
        return max(0, len(tricks) - len(dice))
    left = list(tricks)
    for die in sorted(dice):
        if left and left[0] <= die:
            left.pop(0)
    return len(left)


@rule("HC-INF-02", "HC-INF-03", "HC:influence_backfire")
def answer_tricks(victim: Prober, tricks: Faces, groups: Groups) -> Play[tuple[int, int]]:
    """The victim stops tricks with the dice of one group, the one that stops most; spare dice may turn back."""
    options = victim.options
    through, spare, dice = min(_stopped(tricks, group, options) for group in groups or ((),))
    if tricks:
        yield note("HC-INF-03", "hc-tricks-answered", who=Ref(victim.who), faces=dice, dice=len(dice), through=through)
    return through, -spare if options.influence_backfire else 0


def _stopped(tricks: Faces, dice: Faces, options: Options) -> tuple[int, int, Faces]:
    """Tricks that get through, spare dice (as a negative number: more are better), and the dice."""
    through = unneutralised(tricks, dice, options)
    return through, len(tricks) - through - len(dice), dice


@rule("HC-INF-03", "HC-INF-04", "HC:wish_waives")
def _lose(world: World, loser: str, winner: str, points: int) -> Play[tuple[World, bool]]:
    """Psyche lost to tricks; for each row that they empty the loser grants a wish or lives with one die less."""
    if not points:
        return world, False
    before = world.find(loser)
    hero = before.losing("psyche", points)
    yield note("HC-INF-03", "hc-psyche-lost", who=Ref(loser), points=points, left=hero.left("psyche"))
    granted = False
    for row in range(before.emptied("psyche") + 1, hero.emptied("psyche") + 1):
        yield note("HC-INF-04", "hc-row-open", who=Ref(loser), row=row, rows=len(hero.rows("psyche")))
        price = yield from pay_for_row(hero, winner)
        if price == "wish":
            granted = True
            if world.options.wish_waives:
                hero = replace(hero, wished_rows=(*hero.wished_rows, row))
    return world.put(hero), granted


@rule("HC-INF-04")
def pay_for_row(hero: Hero, winner: str) -> Play[Price]:
    """The loser chooses: one die fewer on further probes, or a wish for the winner."""
    answers: Listed[Price] = Listed(
        [Answer("penalty", "penalty", phrase("hc-answer-penalty")), Answer("wish", "wish", phrase("hc-answer-wish"))]
    )
    question = phrase("hc-ask-wish", who=Ref(hero.id), winner=Ref(winner))
    scene = Burden(hero, winner)
    price = yield from choose(seat_of(hero), hero.id, "HC-INF-04", question, answers, "penalty", scene)
    yield note("HC-INF-04", "hc-row-paid", who=Ref(hero.id), winner=Ref(winner), wish=price == "wish")
    return price
