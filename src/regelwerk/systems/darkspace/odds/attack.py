"""Questions about attacks with weapons: which monitor is hit, what damage is done, whether the target drops."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from regelwerk.dice import Law
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import Play, do
from regelwerk.engine.facts import Phrase, Word, phrase
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.odds_arguments import Arguments, flag, listed, number, one_of
from regelwerk.engine.questions import Answered, Words
from regelwerk.engine.state_values import NO_NAME, replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.darkspace.content.loading import Content
from regelwerk.systems.darkspace.odds.arguments import (
    MIDDLING,
    TARGETS,
    AsAsked,
    Paper,
    asked_options,
    distance_of,
    facing,
    named,
    names_in,
    nobody,
    refuse,
    somebody,
    strained,
    tallies_of,
    with_given,
    with_mode,
)
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.monitors import boxes
from regelwerk.systems.darkspace.rules.body.stress import headroom
from regelwerk.systems.darkspace.rules.core.attempts import declare_probe
from regelwerk.systems.darkspace.rules.core.probe import Check, mode_of
from regelwerk.systems.darkspace.rules.core.side_probes import finish
from regelwerk.systems.darkspace.rules.fight.attack import (
    Hit,
    armoured,
    at_risk,
    attack_check,
    resolve_attack,
    strike_of,
    weapon_of,
    wound,
)
from regelwerk.systems.darkspace.rules.fight.hindrances import fitting, is_surprise, may_interrupt
from regelwerk.systems.darkspace.rules.fight.reach import reach
from regelwerk.systems.darkspace.state import Actor, Cover, Damage, Deed, World, weapons_of
from regelwerk.systems.darkspace.values import (
    CATEGORIES,
    PHYSICAL,
    Armour,
    Weapon,
    ideal_range,
    penetration,
    weapon_damage,
)

MONITORS = ("", "bounced", "defensive", "mobility", "interaction", "vital")
WHERE: Words = (
    (0, "ds-odds-misses"),
    (1, "ds-odds-bounces"),
    (2, "ds-monitor-defensive"),
    (3, "ds-monitor-mobility"),
    (4, "ds-monitor-interaction"),
    (5, "ds-monitor-vital"),
)
"""Where an attack lands, from bad to good."""
EFFECTS = ("gap", "bypass", "take_out")
MOST_SIZE = 13


class Struck(NamedTuple):
    """What one attack has come to."""

    where: int
    damage: int
    marked: int
    out: bool
    collapse: bool


def attacked(world: World, deed: Deed, check: Check) -> Play[Struck]:
    """One attack by the rules, from the interrupts to the boxes."""
    before = world.find(deed.target)
    world, check = yield from declare_probe(world, deed, check)
    hit = yield from do(resolve_attack, strike_of(world, deed, check))
    world = yield from finish(world, check, hit.rolled)
    world = yield from wound(world, deed, hit)
    after = world.find(deed.target)
    marked = after.hurt.total - before.hurt.total
    return Struck(_where(hit), hit.damage, marked, before.able and not after.able, hit.rolled.collapse)


def _where(hit: Hit) -> int:
    return MONITORS.index("bounced" if hit.bounced else hit.monitor)


def attack_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """Which monitor is hit, what damage that does, and whether it is the end at once."""
    options = asked_options(given)
    attacker, target = _attacker(content, given), _target(content, given, options)
    weapon = _weapon(content, attacker, given, options)
    if all(one.id != weapon.id for one in weapons_of(attacker, options)):
        attacker = replace(attacker, sheet=replace(attacker.sheet, weapons=(*attacker.sheet.weapons, weapon)))
    category = distance_of(given, ideal_range(weapon))
    world = facing(options, attacker, target, category)
    target = world.actors[1]
    refuse(reach(world, attacker.id, target.id, weapon).refused, world)
    effect = one_of(given, "ambush", ("", *EFFECTS), "")
    deed = Deed("attack", attacker.id, target.id, weapon.id, weak_spot=flag(given, "weak_spot"), ambush=effect)
    check = with_mode(with_given(attack_check(world, deed), given), given)
    policy = _policy(world, deed, check, given)
    odds = Odds(policy)
    law = odds.law(attacked, world, deed, check)
    paper = Paper(policy, names_in(content, world))
    # What is shown is the attack as it is thrown, with everybody's interrupts in.
    ((world, check),) = odds.law(declare_probe, world, deed, check).outcomes()
    return tuple(_answers(paper, world, deed, check, law, category))


# -- who and what -----------------------------------------------------------------------------------------------------


def _attacker(content: Content, given: Arguments) -> Actor:
    if given.get("attacker") is not None:
        found = somebody(content, str(given["attacker"]), "a")
    elif given.get("pool") is None:
        raise ContentError("ds-odds-who-or-pool")
    else:
        found = nobody("a")
    return replace(strained(found, given), aim=int(flag(given, "aim")))


def _target(content: Content, given: Arguments, options: Options) -> Actor:
    """Who is attacked: somebody, or armour with average talents behind it; with marked boxes and cover."""
    if given.get("target") is not None:
        found = somebody(content, str(given["target"]), "b", TARGETS)
    else:
        armour = Armour("armour", NO_NAME, number(given, "armour_size", 0, MOST_SIZE), number(given, "armour", 0, 10))
        body = nobody("b", number(given, "constitution", 1, 10, MIDDLING))
        found = replace(body, sheet=replace(body.sheet, armour=armour))
    found = replace(
        found,
        hurt=_hurt(found, given, options),
        stress=number(given, "target_stress", 0, 19),
        full_defence=2 * number(given, "guarded", 0, 9),
    )
    if given.get("cover") is None:
        return found
    plan = content.covers.find(str(given["cover"]))
    return replace(found, cover=Cover(plan.id, plan.size, plan.mk))


def _hurt(actor: Actor, given: Arguments, options: Options) -> Damage:
    """Marked boxes as people write them: `vital=2,defensive=5`."""
    hurt = Damage()
    for part in listed(given, "hurt"):
        name, _, value = part.partition("=")
        typed = one_of({"hurt": name}, "hurt", PHYSICAL, "")
        monitor = next(one for one in PHYSICAL if one == typed)
        most = boxes(actor, monitor, options)
        hurt = replace(hurt, **{monitor: number({name: value}, name, 0, most)})
    return hurt


def _weapon(content: Content, attacker: Actor, given: Arguments, options: Options) -> Weapon:
    """The weapon that was named or described; else the one that reaches best."""
    if given.get("weapon") is not None:
        own = {one.id: one for one in weapons_of(attacker, options)}
        if str(given["weapon"]) in own:
            found = own[str(given["weapon"])]
        else:
            found = content.weapons.find(str(given["weapon"]))
            found = own.get(found.id, found)
        if found.kind == "terminal":
            raise ContentError("ds-odds-terminal", weapon=named(found.name))
        return found
    if given.get("size") is not None:
        size, mk = number(given, "size", 0, MOST_SIZE), number(given, "mk", 0, 5)
        return Weapon("weapon", NO_NAME, "melee" if flag(given, "melee") else "ranged", size, mk)
    own_weapons = [one for one in weapons_of(attacker, options) if one.kind != "terminal"]
    if given.get("distance") is not None:
        category = distance_of(given, 0)
        return min(own_weapons, key=lambda one: (abs(ideal_range(one) - category), -penetration(one, options)))
    return own_weapons[0]


def _policy(world: World, deed: Deed, check: Check, given: Arguments) -> AsAsked:
    """What both sides do: dice that are bought, and the interrupt with which the target answers."""
    room = headroom(world.find(deed.who), world)
    bought = number(given, "bought", 0, room)
    extra_ae, extra_stress = number(given, "extra_ae", 0, 3), number(given, "full_defence", 0, 5)
    wanted = ""
    if given.get("pin") is not None:
        wanted = f"pin_down:{given['pin']}"
    elif flag(given, "defend") or extra_ae:
        wanted = "defend"
    elif extra_stress:
        wanted = "full_defence"
    target = world.find(deed.target)
    if wanted:
        able = may_interrupt(world, target, deed) and not is_surprise(world, deed)
        possible = [one.key for one in fitting(world, target, deed, check)] if able else []
        if wanted not in possible:
            raise ContentError("ds-odds-no-interrupt", wanted=wanted, known=", ".join(possible) or "–")
    return AsAsked(deed.who, bought, wanted, extra_ae, extra_stress)


# -- the answers ------------------------------------------------------------------------------------------------------


def _answers(
    paper: Paper, world: World, deed: Deed, check: Check, law: Law[Struck], category: int
) -> Iterator[Answered]:
    weapon = weapon_of(world, deed)
    shield = armoured(world, deed, weapon)
    bonus = Tally((*check.bonus.terms, *shield.plus.terms))
    where = law.map(lambda struck: struck.where)
    tallies = tallies_of(replace(check, bonus=bonus))
    answer = paper.kinds(
        _title(world, deed, check, weapon, category), where, "ds-odds-measure-hit", WHERE, where.at_least(2), tallies
    )
    values = at_risk(world, deed, strike_of(world, deed, check))
    yield paper.banded(answer, resolve_attack, values, Odds(paper.policy).law(resolve_attack, values))
    facts = {"penetration": shield.through, "soft": shield.soft, "hard": shield.hard}
    base = weapon_damage(weapon, world.options)
    damage, marked = law.map(lambda struck: struck.damage), law.map(lambda struck: struck.marked)
    yield paper.numbers(phrase("ds-odds-title-damage", damage=base, **facts), damage, "ds-odds-measure-damage")
    if marked != damage:
        yield paper.numbers(phrase("ds-odds-title-marked"), marked, "ds-odds-measure-boxes")
    out = law.map(lambda struck: struck.out).probability(True)
    yield paper.chance(phrase("ds-odds-title-out"), out, "ds-odds-measure-out")
    collapse = law.map(lambda struck: struck.collapse).probability(True)
    if collapse:
        yield paper.chance(phrase("ds-odds-title-collapse"), collapse, "ds-odds-measure-collapse")


def _title(world: World, deed: Deed, check: Check, weapon: Weapon, category: int) -> Phrase:
    who, whom = world.find(deed.who), world.find(deed.target)
    mode = Word(f"ds-mode-{mode_of(check, world.options)}")
    distance = Word(f"ds-distance-{CATEGORIES[category]}")
    if who.sheet.name == NO_NAME or whom.sheet.name == NO_NAME or weapon.name == NO_NAME:
        return phrase("ds-odds-title-bare-attack", size=weapon.size, mk=weapon.mk, distance=distance, mode=mode)
    return phrase(
        "ds-odds-title-attack", who=named(who.sheet.name), whom=named(whom.sheet.name), weapon=named(weapon.name),
        distance=distance, mode=mode,
    )  # fmt: skip
