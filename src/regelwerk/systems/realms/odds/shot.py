"""Questions about shots: whether they hit, and what a hit does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from regelwerk.dice import Law
from regelwerk.engine.acts import Refused
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Phrase, Word, phrase
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.odds_arguments import Arguments, flag, is_given, number, one_of
from regelwerk.engine.questions import Answered
from regelwerk.engine.state_values import NO_NAME, replace
from regelwerk.space import Point
from regelwerk.systems.realms.content.loading import Content
from regelwerk.systems.realms.odds.arguments import (
    Paper,
    asked_options,
    contest_tallies,
    dice_tally,
    length,
    named,
    refuse,
)
from regelwerk.systems.realms.odds.behaviour import REROLLING
from regelwerk.systems.realms.odds.participants import (
    AHEAD,
    BACK,
    FIRST,
    MIDDLE,
    SECOND,
    armed,
    attacker_of,
    beyond,
    environment_of,
    is_bare,
    names_in,
    table,
    target_of,
    wall,
    weapon_of,
    zones_of,
)
from regelwerk.systems.realms.rules.shooting.aiming import shot_dice
from regelwerk.systems.realms.rules.shooting.autofire import shots_of
from regelwerk.systems.realms.rules.shooting.hitting import DeclaredShot, Landed, declare_shot, resolve_shot
from regelwerk.systems.realms.rules.shooting.shooting import fires_in_reaction, guns
from regelwerk.systems.realms.rules.shooting.targets import why_not_fire, why_not_reach
from regelwerk.systems.realms.rules.sight import spotting
from regelwerk.systems.realms.state import Deed, Model, Phase, Shots, World
from regelwerk.systems.realms.values import Weapon

MODES = {"normal": "normal_shot", "aimed": "aimed_shot", "snap": "snap_shot", "reaction": "reaction_fire"}
PLENTY = 99
"""Action points: what a shot costs does not matter here."""
USUAL_CM = 10.0


class Fired(NamedTuple):
    """A shot on a table made for it."""

    world: World
    deed: Deed
    weapon: Weapon
    far: float

    @property
    def shooter(self) -> Model:
        return self.world.find(FIRST)

    @property
    def target(self) -> Model:
        return self.world.find(SECOND)


def prepared(content: Content, given: Arguments, *, area: bool) -> Fired:
    """Two models at the distance that was asked for, with everything between them that was typed."""
    mode = MODES[one_of(given, "mode", tuple(MODES), "normal")]
    shooter = attacker_of(content, given, fk="fk")
    radius = number(given, "radius", 0, 50)
    bare = {"band": number(given, "band", 1, 200, 30), "bands": number(given, "bands", 1, 20, 4), "area": radius}
    own = [gun for gun in guns(shooter) if bool(gun.area) == area]
    weapon = weapon_of(content, shooter, given, own, af=number(given, "shots", 1, 20, 1) - 1, **bare)
    shooter = replace(armed(shooter, weapon), at=Point.cm(MIDDLE, MIDDLE), facing=AHEAD, fire_ready=True)
    shooter = replace(shooter, vitals=replace(shooter.vitals, ap=PLENTY))
    target = target_of(content, given)
    far = length(given, "distance", USUAL_CM)
    if far > MIDDLE - USUAL_CM:
        raise ContentError("re-odds-too-wide", name="distance", most=round(MIDDLE - USUAL_CM))
    target = replace(target, at=beyond(shooter, target, far), facing=AHEAD if flag(given, "rear") else BACK)
    target = replace(target, fast=flag(given, "fast"))
    level = number(given, "cover", 0, 2)
    touching = flag(given, "touching")
    pieces = (wall(target, level, far, touching=touching, opaque=not weapon.area),) if level and far else ()
    phase = Phase(FIRST, settled=True, dodging=(SECOND,) if flag(given, "dodge") else ())
    world = table(
        asked_options(given), (shooter, target), environment_of(given), pieces, zones_of(given, target), phase
    )
    return Fired(world, Deed(mode, FIRST, weapon.id, (Shots(SECOND),), emerging=flag(given, "emerging")), weapon, far)


def check(fired: Fired) -> None:
    """Nobody is told the odds of a shot that the rules do not allow."""
    world, deed, weapon, _ = fired
    refuse(why_not_fire(world, fired.shooter, weapon, deed.kind), world)
    if deed.kind == "reaction_fire" and not fires_in_reaction(weapon, world.options):
        refuse(Refused(phrase("re-refuse-no-handy-gun"), "RE-SHO-12"), world)
    place = deed.point if deed.point is not None else fired.target
    refuse(why_not_reach(world, fired.shooter, weapon, place, deed.kind), world)


# -- one shot ---------------------------------------------------------------------------------------------------------


def shot_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """Whether a shot hits, what becomes of the target, and what it loses."""
    fired = prepared(content, given, area=False)
    deed, weapon = fired.deed, fired.weapon
    if weapon.area:
        raise ContentError("re-odds-area-weapon", weapon=named(weapon.name))
    check(fired)
    most = shots_of(weapon, deed.kind)
    shots = number(given, "shots", 1, most, 1)
    fired = fired._replace(deed=deed._replace(targets=(Shots(SECOND, shots),)))
    found = _shot_answers(fired, with_harm=knows_harm(fired, given))
    return (*_spotted_first(fired), *found)


def _spotted_first(fired: Fired) -> Iterator[Answered]:
    """Nobody can shoot at a hidden target: the chance to spot it, and to spot and hit it; what follows is the shot."""
    world, who, whom = fired.world, fired.shooter, fired.target
    if whom.revealed:
        return
    refuse(spotting.why_not_found(world, who, whom), world)
    value, _, search = spotting.declare_spotting(world, who, whom, 0)
    found = Odds().law(spotting.resolve_spotting, search).probability(True)
    paper = Paper(REROLLING, names_in(world))
    title = phrase("re-odds-title-spot-first", level=whom.card.camouflage_level)
    yield paper.chance(title, found, "re-odds-measure-spotted", (("re-odds-tally-value", value),))
    declared = declare_shot(world, fired.deed)
    hit = _law(declared).where(lambda landed: landed.hit)
    yield paper.chance(phrase("re-odds-title-spot-and-hit"), found * hit, "re-odds-measure-hit")


def knows_harm(fired: Fired, given: Arguments) -> bool:
    """Whether enough is known of the weapon to say what a hit does."""
    return fired.weapon.name != NO_NAME or is_given(given, "strength")


def _shot_answers(fired: Fired, *, with_harm: bool) -> Iterator[Answered]:
    world, deed, _, _ = fired
    paper = Paper(REROLLING, names_in(world))
    declared = declare_shot(world, deed)
    law = _law(declared)
    hit = law.where(lambda landed: landed.hit)
    tallies = (("re-odds-tally-value", declared.value), *dice_tally("re-odds-tally-shot-dice", declared.dice))
    first = paper.chance(title_of(fired, "shot"), hit, "re-odds-measure-hit", tallies)
    if not with_harm:
        yield first
        return
    clash = declared.hit.clash
    yield paper.with_bands(first, resolve_shot, (declared.attempt, clash), law)
    fates = law.map(lambda landed: landed.vitals if landed.hit else None)
    yield from paper.fate(clash, fates, contest_tallies(declared.hit))


def _law(declared: DeclaredShot) -> Law[Landed]:
    return Odds(REROLLING).law(resolve_shot, declared.attempt, declared.hit.clash)


def title_of(fired: Fired, key: str) -> Phrase:
    who, whom = fired.shooter, fired.target
    mode = Word(f"re-act-{fired.deed.kind}")
    cm = round(fired.far, 2)
    dice = shot_dice(who, fired.world.options).total
    if is_bare(who) or is_bare(whom) or fired.weapon.name == NO_NAME or fired.deed.point is not None:
        return phrase(f"re-odds-title-bare-{key}", act=mode, cm=cm, dice=dice)
    return phrase(
        f"re-odds-title-{key}", who=named(who.card.name), whom=named(whom.card.name), weapon=named(fired.weapon.name),
        act=mode, cm=cm, dice=dice,
    )  # fmt: skip
