"""Questions about probes: one probe, a group probe, and who acts first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from regelwerk.dice import Law
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import Play
from regelwerk.engine.facts import Phrase, Word, phrase
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.odds_arguments import Arguments, listed, number
from regelwerk.engine.policies import Policy
from regelwerk.engine.questions import Answered, Words
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import tally
from regelwerk.systems.darkspace.content.loading import Content
from regelwerk.systems.darkspace.odds.arguments import (
    MOST_VALUE,
    AsAsked,
    Paper,
    apart,
    asked_options,
    bare,
    named,
    names_in,
    nobody,
    scene,
    skill_of,
    somebody,
    strained,
    tallies_of,
    with_given,
    with_mode,
)
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.stress import headroom
from regelwerk.systems.darkspace.rules.core.group_probes import (
    Joint,
    group_check,
    resolve_together,
    worth_keeping,
)
from regelwerk.systems.darkspace.rules.core.probe import (
    Cast,
    Check,
    Rolled,
    basic_check,
    cast_of,
    mode_of,
    resolve_probe,
    stealth_value,
)
from regelwerk.systems.darkspace.rules.core.side_probes import buy_dice, side_probe
from regelwerk.systems.darkspace.rules.core.turn import initiative_check, tie_values
from regelwerk.systems.darkspace.state import Actor, Deed, World

PROBE, SECOND = "agility", "body_control"
"""Skills that stand for those of bare dice."""
TOGETHER: Words = (
    (0, "ds-odds-fails"),
    (1, "ds-odds-succeeds"),
    (2, "ds-odds-fails-critically"),
    (3, "ds-odds-succeeds-critically"),
    (4, "ds-odds-fails-collapse"),
    (5, "ds-odds-succeeds-collapse"),
    (6, "ds-odds-fails-both"),
    (7, "ds-odds-succeeds-both"),
)
"""Success 1, a critical 2, a collapse 4: whatever fits together comes together (DS-CORE-12)."""


class Thrown(NamedTuple):
    """What counts of one probe."""

    rolled: Rolled
    stealth: int


def thrown(world: World, deed: Deed, check: Check) -> Play[Thrown]:
    """A probe by the rules: bought dice, the stress of a desperate one, the throw."""
    world, check = yield from buy_dice(world, deed, check)
    world, rolled = yield from side_probe(world, check)
    return Thrown(rolled, stealth_value(world, check, rolled) if check.secondary else 0)


# -- one probe --------------------------------------------------------------------------------------------------------


def probe_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """Success, critical, collapse and all of them together; the law of the result."""
    options = asked_options(given)
    world, check, subject = _probe(content, given, options)
    check = with_mode(with_given(check, given), given)
    policy = AsAsked(check.who, number(given, "bought", 0, headroom(world.find(check.who), world)))
    law = Odds(policy).law(thrown, world, Deed("probe", check.who), check)
    paper = Paper(policy, names_in(content, world))
    return tuple(_answers(paper, subject, world, check, law, given))


def _probe(content: Content, given: Arguments, options: Options) -> tuple[World, Check, Phrase]:
    """Who throws, the probe, and both in words."""
    needed = given.get("difficulty")
    difficulty = None
    if needed is not None:
        difficulty = tally(number(given, "difficulty", 0, 60), "DS-CORE-06", "ds-odds-term-difficulty")
    second = str(given["secondary"]) if given.get("secondary") is not None else ""
    if given.get("who") is None:
        if given.get("pool") is None:
            raise ContentError("ds-odds-who-or-pool")
        own = number(given, "secondary", 0, MOST_VALUE) if second else 0
        world = scene(options, (strained(nobody("a", skills={SECOND: own}), given),))
        check = basic_check(world, "a", PROBE, "DS-CORE-05", difficulty, secondary=SECOND if second else "")
        bare_skill = {"skill": "0", **given}
        return world, with_given(check, bare_skill), phrase("ds-odds-bare")
    actor = strained(somebody(content, str(given["who"]), "a"), given)
    world = scene(options, (actor,))
    if given.get("ability") is None:
        raise ContentError("ds-odds-which-skill", who=named(actor.sheet.name))
    skill = skill_of(str(given["ability"]))
    secondary = skill_of(second, "secondary") if second else ""
    check = basic_check(world, actor.id, skill, "DS-CORE-05", difficulty, secondary=secondary)
    return world, check, phrase("ds-odds-of", who=named(actor.sheet.name), skill=Word(f"ds-skill-{skill}"))


def _answers(
    paper: Paper, subject: Phrase, world: World, check: Check, law: Law[Thrown], given: Arguments
) -> Iterator[Answered]:
    mode = Word(f"ds-mode-{mode_of(check, world.options)}")
    tallies = tallies_of(check)
    title = phrase("ds-odds-title-probe", subject=subject, mode=mode)
    if check.difficulty is not None:
        share = law.map(lambda one: one.rolled.success).probability(True)
        yield paper.chance(title, share, "ds-odds-measure-probe", tallies)
        title, tallies = phrase("ds-odds-title-result"), ()
    if check.secondary:
        yield from _stealth(paper, check, law, given)
    critical = law.map(lambda one: one.rolled.critical).probability(True)
    collapse = law.map(lambda one: one.rolled.collapse).probability(True)
    if check.difficulty is None:
        yield paper.numbers(title, law.map(lambda one: one.rolled.result), "ds-odds-measure-result", tallies)
    yield paper.chance(phrase("ds-odds-title-critical"), critical, "ds-odds-measure-critical")
    if collapse:
        yield paper.chance(phrase("ds-odds-title-collapse"), collapse, "ds-odds-measure-collapse")
    if check.difficulty is not None:
        together = law.map(lambda one: one.rolled.success + 2 * one.rolled.critical + 4 * one.rolled.collapse)
        yield paper.kinds(phrase("ds-odds-title-together"), together, "ds-odds-measure-probe", TOGETHER)
        yield paper.numbers(title, law.map(lambda one: one.rolled.result), "ds-odds-measure-result")


def _stealth(paper: Paper, check: Check, law: Law[Thrown], given: Arguments) -> Iterator[Answered]:
    """The secondary pair of the same throw against a level of its own, and both together."""
    usual = 0 if check.difficulty is None else check.difficulty.total
    level = number(given, "level", 0, 60, usual)
    held = law.map(lambda one: one.stealth >= level).probability(True)
    yield paper.chance(phrase("ds-odds-title-secondary", level=level), held, "ds-odds-measure-secondary")
    if check.difficulty is not None:
        both = law.map(lambda one: one.rolled.success and one.stealth >= level).probability(True)
        yield paper.chance(phrase("ds-odds-title-both-pairs"), both, "ds-odds-measure-probe")


# -- several people ---------------------------------------------------------------------------------------------------


class Member(NamedTuple):
    """One of several who throw: who, which probe, and a name for it."""

    check: Check
    name: Phrase


def _members(content: Content, texts: Sequence[str], skill: str, options: Options) -> tuple[World, list[Member]]:
    """Everybody who throws: people by name, or bare dice such as `3+2`."""
    actors: list[Actor] = []
    for text in texts:
        found = bare(text)
        side = f"seat_{len(actors)}"
        one = somebody(content, text, side) if found is None else replace(nobody(side), stress=found.stress)
        actors.append(apart(one, actors))
    world = scene(options, actors)
    members = []
    for text, actor in zip(texts, actors, strict=True):
        found = bare(text)
        check = initiative_check(world, actor.id) if not skill else basic_check(world, actor.id, skill, "DS-CORE-16")
        if found is not None:
            check = with_given(check, {"pool": found.pool, "skill": found.skill})
        name = phrase("ds-odds-dice", dice=text) if found is not None else named(actor.sheet.name)
        members.append(Member(check, name))
    return world, members


def group_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """A group probe: everybody throws, each collapse strikes out the best, the highest skill counts."""
    options = asked_options(given)
    texts = listed(given, "members")
    skill = skill_of(str(given.get("ability") or PROBE))
    world, members = _members(content, texts, skill, options)
    if len(members) < 2:
        raise ContentError("ds-odds-members", least=2)
    checks = tuple(with_mode(member.check, given) for member in members)
    values: tuple[Cast, ...] = tuple(cast_of(world, check) for check in checks)
    highest = max(check.bonus.total for check in checks)
    difficulty = tally(number(given, "difficulty", 0, 60, 14), "DS-CORE-06", "ds-odds-term-difficulty")
    bonus = tally(highest, "DS-CORE-16", "ds-odds-term-highest-skill")
    if all(bare(text) is None for text in texts):
        bonus = group_check(world, checks[0], checks[1:]).bonus
    law = Odds().law(resolve_together, Joint(values, worth_keeping(values), bonus.total, difficulty.total))
    results = law.map(lambda pile: -1 if pile.best is None else pile.best.main + highest)
    paper = Paper(AsAsked(), names_in(content, world))
    pools = tuple(("ds-odds-tally-pool", check.pool) for check in checks)
    title = phrase("ds-odds-title-group", members=tuple(member.name for member in members))
    numbers = (*pools, ("ds-odds-tally-bonus", bonus), ("ds-odds-tally-difficulty", difficulty))
    share = results.at_least(difficulty.total)
    nothing = results.probability(-1)
    return (
        paper.chance(title, share, "ds-odds-measure-probe", numbers),
        *([paper.chance(phrase("ds-odds-title-nothing-left"), nothing, "ds-odds-measure-collapse")] if nothing else ()),
        paper.numbers(phrase("ds-odds-title-result"), results.map(lambda x: max(0, x)), "ds-odds-measure-result"),
    )


def initiative_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """Who has the highest result, and who acts first once ties are broken."""
    options = asked_options(given)
    texts = [str(given["first"]), str(given["second"]), *listed(given, "others")]
    world, members = _members(content, texts, "", options)
    policy: Policy = AsAsked()
    laws = [
        Odds(policy).law(resolve_probe, cast_of(world, member.check)).map(lambda rolled: rolled.result)
        for member in members
    ]
    paper = Paper(policy, names_in(content, world))
    return tuple(_initiative_answers(paper, world, members, laws))


def _initiative_answers(paper: Paper, world: World, members: list[Member], laws: list[Law[int]]) -> Iterator[Answered]:
    if len(members) == 2:
        first, second = laws
        ahead = first.bind(lambda x: second.map(lambda y: 1 + (x > y) - (x < y)))
        words: Words = ((2, "ds-odds-first-higher"), (1, "ds-odds-tie"), (0, "ds-odds-second-higher"))
        title = phrase("ds-odds-title-initiative", first=members[0].name, second=members[1].name)
        yield paper.kinds(title, ahead, "ds-odds-measure-initiative", words, ahead.probability(2))
    ties = [tie_values(world, world.find(member.check.who)) for member in members]
    for at, member in enumerate(members):
        title = phrase("ds-odds-title-acts-first", who=member.name)
        tallies = (("ds-odds-tally-pool", member.check.pool), ("ds-odds-tally-bonus", member.check.bonus))
        yield paper.chance(title, acts_first(at, laws, ties), "ds-odds-measure-first", tallies)


def acts_first(at: int, laws: Sequence[Law[int]], ties: Sequence[tuple[int, ...]]) -> Fraction:
    """The chance that one of several has the best result; ties are broken by values, then by an even throw."""
    found = Fraction(0)
    for result, weight in laws[at].items():
        # The chance that this many others are equal in everything: 0, 1, 2, ...
        equals = [Fraction(1)]
        for other, law in enumerate(laws):
            if other == at:
                continue
            behind, level = law.at_most(result - 1), law.probability(result)
            if ties[other] < ties[at]:
                behind, level = behind + level, Fraction(0)
            elif ties[other] > ties[at]:
                level = Fraction(0)
            more = [share * level for share in equals]
            equals = [share * behind for share in equals] + [Fraction(0)]
            equals = [share + (more[n - 1] if n else 0) for n, share in enumerate(equals)]
        best = sum((share / (n + 1) for n, share in enumerate(equals)), Fraction(0))
        found += best * Fraction(weight, laws[at].total)
    return found
