"""The acts of infiltrators: what they cost, who takes part, the probe, and what comes of it.

Every act is declared here, resolved by `infiltration.resolve_infiltration` and applied here to books and people.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Note, Play, choose, do, meanwhile, note
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.break_in.discovery import follow_up
from regelwerk.systems.darkspace.rules.break_in.infiltration import (
    LOUD,
    RULE_OF,
    Feat,
    Judged,
    Trial,
    Tried,
    after_act,
    judge,
    level_of,
    resolve_infiltration,
)
from regelwerk.systems.darkspace.rules.break_in.infiltration_menu import (
    companions,
    distract_deeds,
    hack_deeds,
    helper_of,
    sabotage_deeds,
    secure_deeds,
    sneak_deeds,
    sprint_deeds,
    value_of,
)
from regelwerk.systems.darkspace.rules.core.acts import Act, Done, bare_cost, cost_by_class, cost_by_size
from regelwerk.systems.darkspace.rules.core.attempts import answered, declare_probe, numbers_of
from regelwerk.systems.darkspace.rules.core.group_probes import (
    Counted,
    apply_together,
    best_secondary,
    best_skill,
    declare_together,
    worth_keeping,
)
from regelwerk.systems.darkspace.rules.core.probe import Check, Rolled, basic_check, cast_of
from regelwerk.systems.darkspace.rules.core.side_probes import apply_probe
from regelwerk.systems.darkspace.state import Area, Deed, World, seat_of, weapons_of
from regelwerk.systems.darkspace.values import Weapon, half_up, weapon_damage

SKILL = {"sneak": "agility", "security_hack": "logic", "sprint_past": "speed", "secure": "perception"}
"""The skill of each act that leaves no choice (DS-INF-11)."""
SECONDARY = {
    "sabotage": "luck",
    "sneak": "body_control",
    "sprint_past": "luck",
    "distract_guards": "charisma",
    "secure": "luck",
}
MANY = 4
"""From this number of companions on only "all" or "none" is offered: single choices would be too many."""


class GroupScene(NamedTuple):
    """What somebody knows who decides who takes part in an act."""

    world: World
    deed: Deed
    others: tuple[str, ...]
    helper: str


# -- what it costs ----------------------------------------------------------------------------------------------------


@rule("DS-COST-01", "DS-COST-02", "DS-COST-03")
def cost(world: World, deed: Deed) -> Tally:
    """A weapon by its size, a terminal by its class; everything else is done without an item."""
    if not deed.tool:
        return bare_cost(world.options)
    tool = tool_of(world, deed)
    return cost_by_class(tool, world.options) if tool.kind == "terminal" else cost_by_size(tool, world.options)


def tool_of(world: World, deed: Deed) -> Weapon:
    """The weapon or terminal of a deed."""
    return next(one for one in weapons_of(world.find(deed.who), world.options) if one.id == deed.tool)


def label(world: World, deed: Deed) -> Phrase:
    """What it is, against what and how, and what it would bring."""
    se = prize(world, deed)
    if deed.kind == "sabotage" and deed.tool:
        return phrase("ds-answer-break", target=Ref(deed.target), weapon=Ref(deed.tool), se=se)
    if deed.kind == "distract_guards":
        skill = Word(f"ds-skill-{deed.detail}")
        return phrase("ds-answer-distract-guards", target=Ref(deed.target), skill=skill, se=se)
    key = f"ds-answer-{deed.kind.replace('_', '-')}"
    return phrase(key, target=Ref(deed.target), se=se) if deed.target else phrase(key, se=se)


def prize(world: World, deed: Deed) -> int:
    """The SE that a success would bring."""
    feat = feat_of(world, deed, (check_of(world, deed, deed.who),))
    if deed.kind == "secure":
        return 0
    return half_up(feat.value) if deed.kind == "sprint_past" else feat.value + feat.damage


# -- who takes part ---------------------------------------------------------------------------------------------------


@rule("DS-CORE-16", "DS-INF-21")
def declare(world: World, deed: Deed) -> Play[Deed]:
    """Alone or together; a cowed guard is in every group, whether he wants to or not."""
    actor = world.find(deed.who)
    others, helper = companions(world, actor), helper_of(world)
    if not others and not helper:
        return deed
    groups: list[tuple[str, ...]] = [(helper,)] if helper else []
    sizes = range(1, len(others) + 1) if len(others) < MANY else (len(others),)
    groups += [tuple(filter(None, (*some, helper))) for size in sizes for some in combinations(others, size)]
    answers: list[Answer[tuple[str, ...]]] = [Answer("alone", (), phrase("ds-answer-alone"))]
    for group in groups:
        with_whom = tuple(Ref(who) for who in group)
        answers.append(Answer("with:" + "+".join(group), group, phrase("ds-answer-together", others=with_whom)))
    question = phrase("ds-ask-together", who=Ref(deed.who), act=Word(f"ds-act-{deed.kind}"))
    scene = GroupScene(world, deed, others, helper)
    seat = seat_of(world, actor)
    chosen = yield from choose(seat, deed.who, "DS-CORE-16", question, Listed(answers), "alone", scene)
    taking_part: list[str] = []
    for who in chosen:
        if who == helper or (yield from _agrees(world, deed, who)):
            taking_part.append(who)
    return replace(deed, others=tuple(taking_part))


class AgreeScene(NamedTuple):
    """What somebody knows who is asked to take part in another's act."""

    world: World
    deed: Deed
    who: str


@rule("DS-CORE-16")
def _agrees(world: World, deed: Deed, who: str) -> Play[bool]:
    """A companion led by another player decides alone: a collapse would be their own."""
    seat = seat_of(world, world.find(who))
    if seat == seat_of(world, world.find(deed.who)):
        return True
    answers = [
        Answer("stay", False, phrase("ds-answer-not-in-group")),
        Answer("help", True, phrase("ds-answer-in-group")),
    ]
    question = phrase("ds-ask-in-group", who=Ref(who), leader=Ref(deed.who), act=Word(f"ds-act-{deed.kind}"))
    scene = AgreeScene(world, deed, who)
    return (yield from choose(seat, who, "DS-CORE-16", question, Listed(answers), "stay", scene))


# -- how it is done ---------------------------------------------------------------------------------------------------


def skill_of(deed: Deed) -> str:
    return SKILL.get(deed.kind, deed.detail)


@rule("DS-INF-11", "DS:hack_secondary")
def secondary_of(deed: Deed, options: Options) -> str:
    """The skill that goes with the secondary pair."""
    return options.hack_secondary if deed.kind == "security_hack" else SECONDARY[deed.kind]


@rule("DS-INF-07", "DS-INF-08", "DS-INF-19", "DS-CTX-04")
def check_of(world: World, deed: Deed, who: str) -> Check:
    """The probe of one participant against the security level; a charmed guard eases the next obstacle.

    Access to a system that was won by hacking is worth its dice here as well.
    """
    area = world.area
    assert area is not None
    check = basic_check(
        world, who, skill_of(deed), RULE_OF[deed.kind], level_of(area),
        concerns=(deed.target,) if deed.target else (), secondary=secondary_of(deed, world.options),
    )  # fmt: skip
    if area.eased and deed.kind != "secure":
        check = check.eased("DS-INF-19", "ds-term-charmed-guard")
    if deed.kind == "security_hack":
        access = sum(actor.breach.access for actor in world.actors if actor.id == deed.target)
        check = replace(check, pool=check.pool.plus(access, "DS-CTX-04", "ds-term-access"))
    return check


@rule("DS-INF-13", "DS-INF-15")
def feat_of(world: World, deed: Deed, checks: tuple[Check, ...]) -> Feat:
    """The act in the few values that count: sneaking is worth the best agility skill of those who take part."""
    value = value_of(world, deed.target) if deed.target else 0
    if deed.kind == "sneak":
        value = best_skill(world, checks)
    broken = weapon_damage(tool_of(world, deed), world.options) if deed.kind == "sabotage" and deed.tool else 0
    group = any(check.who == helper_of(world) for check in checks)
    return Feat(deed.kind, deed.who, skill_of(deed), value, broken, deed.target, group)


def checks_of(world: World, deed: Deed) -> tuple[Check, ...]:
    """The probes of all who take part and still can, the actor's first."""
    actor = world.find(deed.who)
    still = {*companions(world, actor), helper_of(world)}
    return tuple(check_of(world, deed, who) for who in (deed.who, *(one for one in deed.others if one in still)))


@rule("DS-INF-22", "DS:secure_duration")
def trial_of(world: World, deed: Deed, checks: tuple[Check, ...]) -> Trial:
    """The probe of an act in numbers."""
    area = world.area
    assert area is not None
    leader, *others = checks
    casts = (numbers_of(world, leader), *(cast_of(world, check) for check in others))
    bonus = best_skill(world, checks) + sum(term.amount for term in leader.bonus.terms[1:])
    loud = deed.kind == "sabotage" and deed.detail in LOUD
    secured = dict(area.secured).get(deed.who, 0)
    level = (leader.difficulty or level_of(area)).total
    return Trial(casts, worth_keeping(casts), bonus, best_secondary(world, checks), level, secured, loud)


class Declared(NamedTuple):
    """An act as it stands when the dice fall."""

    checks: tuple[Check, ...]
    feat: Feat
    trial: Trial


@rule("DS-INF-08", "DS-INF-11")
def infiltrate(world: World, deed: Deed) -> Play[Done]:
    """One act of an infiltrator: the probe, the books, and what follows from them."""
    world, declared = yield from declare_infiltration(world, deed)
    if declared is None:
        return world, False
    tried = yield from do(resolve_infiltration, declared.trial)
    return (yield from apply_infiltration(world, deed, declared, tried))


@rule("DS-CORE-16")
def declare_infiltration(world: World, deed: Deed) -> Play[tuple[World, Declared | None]]:
    """The act is announced and paid for, by everybody who takes part; None: stress has ended it before the throw."""
    leader, *others = checks_of(world, deed)
    yield _announced(deed)
    world = share_cost(world, deed)
    world, leader = yield from declare_probe(world, deed, leader)
    if not world.find(deed.who).able:
        return world, None
    checks: tuple[Check, ...] = (leader,)
    if others:
        openly = tuple(replace(check, difficulty=None) for check in others)
        world, checks = yield from declare_together(world, deed, leader, openly)
    return world, Declared(checks, feat_of(world, deed, checks), trial_of(world, deed, checks))


def apply_infiltration(world: World, deed: Deed, declared: Declared, tried: Tried) -> Play[Done]:
    """The dice have fallen: what they cost everybody, what becomes of the books, and what follows from those."""
    world, declared, judged = yield from _accounted(world, deed, declared, tried)
    best, area = tried.best, world.area
    assert area is not None
    yield from _tell_stealth(deed, declared, best)
    if deed.kind == "secure" and best is not None:
        area = yield from watched(world, area, deed.who, best.main + declared.trial.bonus)
    if world.options.secure_duration == "next_act":
        area = replace(area, secured=tuple(entry for entry in area.secured if entry[0] != deed.who))
    yield meanwhile(world)
    after: Area = yield from do(after_act, area, declared.feat, judged, world.options)
    return (yield from follow_up(world, after)), judged.success


@rule("DS-CORE-16", "DS:interrupt_window")
def _accounted(world: World, deed: Deed, declared: Declared, tried: Tried) -> Play[tuple[World, Declared, Judged]]:
    """What the throws cost and how the probe is told; answers after the throw are counted in."""
    pile, judged = tried.pile, tried.judged
    best = tried.best or Counted(0)
    leader, *others = declared.checks
    toll = pile.toll_of(leader.who)
    result = best.main + declared.trial.bonus
    thrown = Rolled(
        best.main, result, judged.success, best.critical, toll.collapse, best.secondary, toll.strained, toll.bought
    )
    world, answer, rolled = yield from answered(world, deed, leader, thrown)
    if rolled.result != thrown.result:
        trial = declared.trial._replace(bonus=declared.trial.bonus + rolled.result - thrown.result)
        judged = judge(trial, tried.best)
        declared = declared._replace(checks=(answer, *others), trial=trial)
    if others:
        return (yield from apply_together(world, declared.checks, pile, success=judged.success)), declared, judged
    return (yield from apply_probe(world, answer, rolled)), declared, judged


@rule("DS-CORE-16", "DS-AE-04", "DS:group_probe_ae")
def share_cost(world: World, deed: Deed) -> World:
    """Companions spend as much as the actor: it goes to the account and off their own next phase."""
    if world.options.group_probe_ae == "actor":
        return world
    ae = cost(world, deed).total
    for who in deed.others:
        other = world.find(who)
        if other.infiltrating:
            world = world.put(replace(other, account=other.account + ae, owed=other.owed + ae))
    return world


def _announced(deed: Deed) -> Note:
    """The line of the log that says what somebody is up to."""
    rule_id, message = RULE_OF[deed.kind], f"ds-attempts-{deed.kind.replace('_', '-')}"
    facts: dict[str, Any] = {"who": Ref(deed.who), "ae": deed.paid}
    if deed.target:
        facts["target"] = Ref(deed.target)
    if deed.detail:
        facts["skill"] = Word(f"ds-skill-{deed.detail}")
    return note(rule_id, message, **facts)


@rule("DS-INF-08", "DS-INF-13", "DS-INF-22")
def _tell_stealth(deed: Deed, declared: Declared, best: Counted | None) -> Play[None]:
    """The line of the log about stealth: the second pair with its skill, or what a lookout has seen to."""
    trial = declared.trial
    if trial.loud:
        yield note("DS-INF-13", "ds-loud", who=Ref(deed.who))
        return
    pair = best.secondary if best is not None else 0
    bonus = trial.secondary if best is not None else 0
    value = max(pair + bonus, trial.secured)
    facts: dict[str, Any] = {"who": Ref(deed.who), "value": value, "level": trial.level}
    facts["hidden"] = value >= trial.level
    if trial.secured > pair + bonus:
        yield note("DS-INF-22", "ds-stealth-watched", **facts)
    else:
        skill = Word(f"ds-skill-{declared.checks[0].secondary}")
        yield note("DS-INF-08", "ds-stealth-pair", pair=pair, skill=skill, bonus=bonus, **facts)


@rule("DS-INF-22", "DS:secure_duration")
def watched(world: World, area: Area, who: str, result: int) -> Play[Area]:
    """The lookout's result is at hand for the stealth of all the others."""
    others = companions(world, world.find(who))
    if not others:
        return area
    yield note("DS-INF-22", "ds-watched", who=Ref(who), value=result, others=tuple(Ref(other) for other in others))
    values = {**dict(area.secured), **dict.fromkeys(others, result)}
    return replace(area, secured=tuple(sorted(values.items())))


ACTS: tuple[Act, ...] = (
    Act("sabotage", "action", "stealth", "DS-INF-12", sabotage_deeds, cost, infiltrate, label, declare),
    Act("sneak", "action", "stealth", "DS-INF-15", sneak_deeds, cost, infiltrate, label, declare),
    Act("security_hack", "action", "stealth", "DS-INF-16", hack_deeds, cost, infiltrate, label, declare),
    Act("sprint_past", "action", "stealth", "DS-INF-17", sprint_deeds, cost, infiltrate, label, declare),
    Act("distract_guards", "action", "stealth", "DS-INF-18", distract_deeds, cost, infiltrate, label, declare),
    Act("secure", "action", "stealth", "DS-INF-22", secure_deeds, cost, infiltrate, label),
)
