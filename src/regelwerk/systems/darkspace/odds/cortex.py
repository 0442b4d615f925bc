"""Questions about hacking: one attack on a system, and a row of them while the system defends itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from regelwerk.dice import Law
from regelwerk.engine.acts import Refused
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import Play
from regelwerk.engine.facts import Phrase, Word, phrase
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.odds_arguments import Arguments, flag, number, one_of
from regelwerk.engine.questions import Answered, Words
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.content.loading import Content
from regelwerk.systems.darkspace.odds.arguments import (
    TARGETS,
    AsAsked,
    Paper,
    asked_options,
    distance_of,
    facing,
    named,
    names_in,
    refuse,
    somebody,
    strained,
    tallies_of,
    with_given,
    with_mode,
)
from regelwerk.systems.darkspace.rules.body.monitors import is_breached, system_mk
from regelwerk.systems.darkspace.rules.body.stress import headroom
from regelwerk.systems.darkspace.rules.core.acts import BUDGET
from regelwerk.systems.darkspace.rules.core.attempts import declare_probe
from regelwerk.systems.darkspace.rules.core.probe import mode_of
from regelwerk.systems.darkspace.rules.cortex.hacking import hack, hack_cost, hacking_check, intrusion
from regelwerk.systems.darkspace.rules.cortex.intrusion import has_full_access, resolve_hack
from regelwerk.systems.darkspace.rules.cortex.networks import firewall_value, link
from regelwerk.systems.darkspace.rules.cortex.systems import cut_off, cut_off_cost, cut_off_deeds
from regelwerk.systems.darkspace.state import Actor, Breach, Deed, World
from regelwerk.systems.darkspace.values import DIGITAL, Weapon, ideal_range

MONITORS = ("", "bounced", "firewall", "connections", "memory", "access")
WHERE: Words = (
    (0, "ds-odds-finds-nothing"),
    (1, "ds-odds-bounces"),
    (2, "ds-monitor-firewall"),
    (3, "ds-monitor-connections"),
    (4, "ds-monitor-memory"),
    (5, "ds-monitor-access"),
)
"""Where a hacking attack lands, from bad to good."""
MOST_ATTACKS = 30
AWAKE = "awake"
"""The mark of a system that takes part in the order."""


def hack_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """Which cortex monitor one attack hits, and what it does behind the firewall."""
    world, deed = _meeting(content, given)
    check = with_mode(with_given(hacking_check(world, deed), given), given)
    policy = AsAsked(deed.who, number(given, "bought", 0, headroom(world.find(deed.who), world)))
    odds = Odds(policy)
    # What is shown is the attack as it is thrown, with everybody's interrupts in.
    ((world, check),) = odds.law(declare_probe, world, deed, check).outcomes()
    values = intrusion(world, deed, check)
    law = odds.law(resolve_hack, values)
    paper = Paper(policy, names_in(content, world))
    target = world.find(deed.target)
    wall = firewall_value(target)
    where = law.map(lambda hacked: MONITORS.index("bounced" if hacked.bounced else hacked.monitor))
    title = _title(world, deed, "ds-odds-title-hack", mode=Word(f"ds-mode-{mode_of(check, world.options)}"))
    complete = law.map(lambda hacked: has_full_access(values, hacked)).probability(True)
    answer = paper.kinds(
        title, where, "ds-odds-measure-hit", WHERE, where.at_least(3),
        tallies_of(check, ("ds-odds-tally-firewall", wall)),
    )  # fmt: skip
    return (
        paper.banded(answer, resolve_hack, values, law),
        paper.numbers(phrase("ds-odds-title-behind"), law.map(lambda hacked: hacked.behind), "ds-odds-measure-damage"),
        paper.chance(phrase("ds-odds-title-full-access"), complete, "ds-odds-measure-access"),
    )


def _title(world: World, deed: Deed, key: str, **facts: Word | int) -> Phrase:
    who, whom = world.find(deed.who), world.find(deed.target)
    tool = who.sheet.weapon(deed.tool)
    return phrase(
        key, who=named(who.sheet.name), whom=named(whom.sheet.name), terminal=named(tool.name), **facts
    )  # fmt: skip


def _meeting(content: Content, given: Arguments) -> tuple[World, Deed]:
    """A hacker and a system within the reach of a terminal, in the state that is asked about."""
    options = asked_options(given)
    hacker = replace(strained(somebody(content, str(given["hacker"]), "a"), given), aim=int(flag(given, "aim")))
    terminal = _terminal(content, hacker, given)
    if all(one.id != terminal.id for one in hacker.sheet.weapons):
        hacker = replace(hacker, sheet=replace(hacker.sheet, weapons=(*hacker.sheet.weapons, terminal)))
    target = _system(content, given)
    world = facing(options, hacker, target, distance_of(given, ideal_range(terminal)))
    target = world.actors[1]
    refuse(link(world, hacker.id, target.id, terminal).refused, world)
    effect = one_of(given, "ambush", ("", "gap", "bypass", "take_out"), "")
    return world, Deed("hack", hacker.id, target.id, terminal.id, ambush=effect)


def _terminal(content: Content, hacker: Actor, given: Arguments) -> Weapon:
    if given.get("terminal") is None:
        if hacker.sheet.terminal is None:
            raise ContentError("ds-odds-no-terminal", who=named(hacker.sheet.name))
        return hacker.sheet.terminal
    found = content.weapons.find(str(given["terminal"]))
    if found.kind != "terminal":
        raise ContentError("ds-odds-not-terminal", weapon=named(found.name))
    return next((one for one in hacker.sheet.weapons if one.id == found.id), found)


def _system(content: Content, given: Arguments) -> Actor:
    """A system with what was already done to it; it is awake, so nothing has to wake it first."""
    found = somebody(content, str(given["target"]), "b", TARGETS)
    mk = system_mk(found)
    if not mk:
        raise ContentError("ds-odds-no-system", who=named(found.sheet.name))
    breach = Breach(**{monitor: number(given, monitor, 0, mk) for monitor in DIGITAL})
    alarm = flag(given, "alarm") or breach.firewall > 0
    return replace(found, breach=breach, alarm=alarm, waiting=False)


# -- a row of attacks -------------------------------------------------------------------------------------------------


class Siege(NamedTuple):
    """Where a row of attacks stands."""

    world: World
    spent: int = 0
    """Action units of the hacker's phase that are used."""
    access_at: int = 0
    """The attack with which access was complete; 0: it is not."""
    ended: bool = False
    """Nothing more to attack: under control, crashed, vanished, or the hacker is out."""


def hacking_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """How likely full access, a broken firewall and being thrown out are within a number of attacks."""
    world, deed = _meeting(content, given)
    attacks = number(given, "attacks", 1, MOST_ATTACKS, 6)
    bought = number(given, "bought", 0, headroom(world.find(deed.who), world))
    policy = AsAsked(deed.who, bought, blocks=flag(given, "block"))
    aims = flag(given, "aim")
    odds = Odds(policy)
    world = _still(world)
    law = Law.certain(Siege(world.mark(AWAKE) if world.find(deed.target).alarm else world))
    for attack in range(1, attacks + 1):
        law = law.bind(lambda siege, attack=attack: _after_attack(odds, siege, deed, attack, aims))  # type: ignore[misc]
    paper = Paper(policy, names_in(content, world))
    return tuple(_siege_answers(paper, world, deed, law, attacks))


def _siege_answers(paper: Paper, world: World, deed: Deed, law: Law[Siege], attacks: int) -> Iterator[Answered]:
    target = deed.target

    def share(key: str) -> Answered:
        found = {
            "ds-odds-title-siege-broken": lambda siege: is_breached(siege.world.find(target), "firewall"),
            "ds-odds-title-siege-alarm": lambda siege: siege.world.has(f"alarm:{target}"),
            "ds-odds-title-siege-thrown-out": lambda siege: bool(siege.world.find(deed.who).expelled),
            "ds-odds-title-siege-vanished": lambda siege: is_breached(siege.world.find(target), "connections"),
        }[key]
        return paper.chance(phrase(key), law.map(found).probability(True), "ds-odds-measure-siege")

    title = _title(world, deed, "ds-odds-title-siege", attacks=attacks)
    complete = law.map(lambda siege: siege.access_at > 0).probability(True)
    tallies = tallies_of(hacking_check(world, deed), ("ds-odds-tally-firewall", firewall_value(world.find(target))))
    yield paper.chance(title, complete, "ds-odds-measure-access", tallies)
    yield share("ds-odds-title-siege-alarm")
    yield share("ds-odds-title-siege-broken")
    yield share("ds-odds-title-siege-thrown-out")
    yield share("ds-odds-title-siege-vanished")
    when = law.map(lambda siege: siege.access_at)
    yield paper.kinds(phrase("ds-odds-title-siege-when"), when, "ds-odds-measure-attack", ((0, "ds-odds-not-at-all"),))


def _after_attack(odds: Odds, siege: Siege, deed: Deed, attack: int, aims: bool) -> Law[Siege]:
    """One more attack, in a new round if the action units of this one are used up."""
    if siege.ended:
        return Law.certain(siege)
    cost = hack_cost(siege.world, deed).total + aims
    if siege.spent and siege.spent + cost > BUDGET:
        return odds.law(defended, siege.world, deed).bind(
            lambda world: _after_attack(odds, _judged(Siege(world), deed, 0), deed, attack, aims)
        )
    aimed = siege.world.change(deed.who, aim=int(aims))
    return odds.law(attacked, aimed, deed).map(
        lambda world: _judged(siege._replace(world=world, spent=siege.spent + cost), deed, attack)
    )


def _judged(siege: Siege, deed: Deed, attack: int) -> Siege:
    """What it has come to: under control, or nothing left to attack."""
    world = siege.world
    target = world.find(deed.target)
    if is_breached(target, "access"):
        return siege._replace(access_at=siege.access_at or attack, ended=True)
    return siege._replace(ended=isinstance(link(world, deed.who, deed.target).refused, Refused))


def attacked(world: World, deed: Deed) -> Play[World]:
    """One attack by the rules, with everything that it sets off."""
    world, _ = yield from hack(world, deed)
    return _still(world)


def defended(world: World, deed: Deed) -> Play[World]:
    """A system's phase: it tries to throw out whom it has found as often as its action units last."""
    if world.has(AWAKE):
        spent = 0
        while True:
            offered = cut_off_deeds(world, world.find(deed.target))
            if isinstance(offered, Refused) or not offered:
                break
            spent += cut_off_cost(world, offered[0]).total
            if spent > BUDGET:
                break
            world, _ = yield from cut_off(world, offered[0])
    world = world.change(deed.target, interrupted=False)
    return _still(world.mark(AWAKE) if world.find(deed.target).alarm else world)


def _still(world: World) -> World:
    """The world without what does not matter for the next attack."""
    actors = tuple(replace(actor, account=0, doubled=False, aim=0) for actor in world.actors)
    return replace(world, actors=actors, phase=None)
