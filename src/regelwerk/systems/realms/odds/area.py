"""Questions about templates: where they come down, whom they cover, and what that costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from regelwerk.dice import Law
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import Play, do
from regelwerk.engine.facts import phrase
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.odds_arguments import Arguments, is_given, number
from regelwerk.engine.questions import Answered, Words
from regelwerk.engine.state_values import NO_NAME, replace
from regelwerk.space import Point
from regelwerk.space.scatter import scatter
from regelwerk.space.templates import covered
from regelwerk.systems.realms.content.loading import Content
from regelwerk.systems.realms.odds.arguments import Paper, dice_tally, length, named
from regelwerk.systems.realms.odds.behaviour import REROLLING
from regelwerk.systems.realms.odds.participants import FIRST, SECOND, names_in, nobody
from regelwerk.systems.realms.odds.shot import Fired, check, knows_harm, prepared, title_of
from regelwerk.systems.realms.rules.shooting import area
from regelwerk.systems.realms.rules.sight.positions import body
from regelwerk.systems.realms.state import Deed, Model, World, weapon_of
from regelwerk.systems.realms.values import CENTIMETRE

BESIDE = "c"
"""Somebody near the spot that a template is aimed at."""
COVERED: Words = ((0, "re-odds-not-covered"), (1, "re-odds-partly-covered"), (2, "re-odds-fully-covered"))


class Blasted(NamedTuple):
    """What a template has come to."""

    aside: int
    """By how many centimetres it went astray."""
    target: int
    beside: int
    lost: int


def area_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """Whether a template comes down on its spot, how far it goes astray, and whom it covers."""
    fired = prepared(content, given, area=True)
    world, deed, weapon, far = fired
    if not weapon.area:
        if weapon.name == NO_NAME:
            raise ContentError("re-odds-no-radius")
        raise ContentError("re-odds-no-area", weapon=named(weapon.name))
    if not is_given(given, "target"):
        # A spot on the ground: the model there is nobody in particular.
        start = fired.shooter.at
        spot = Point(start.x + body(fired.shooter, world.options).radius + round(far * CENTIMETRE), start.y)
        deed = deed._replace(targets=(), point=spot)
        world = world.change(SECOND, at=spot)
    elif fired.target.camouflaged:
        # A hidden model can never be the aim, only the spot where it is.
        deed = deed._replace(targets=(), point=fired.target.at)
    fired = fired._replace(world=_with_beside(world, deed, given), deed=deed)
    check(fired)
    # What nobody in particular would lose says nothing.
    with_harm = knows_harm(fired, given) and is_given(given, "target", "protection", "armour_level")
    return tuple(_area_answers(fired, is_beside=is_given(given, "beside"), with_harm=with_harm))


def _with_beside(world: World, deed: Deed, given: Arguments) -> World:
    """The table with somebody so far from the spot, in a direction of the clock as the shooter sees it."""
    if not is_given(given, "beside"):
        return world
    apart = round(length(given, "beside", 0) * CENTIMETRE)
    at = scatter(world.find(FIRST).at, area.aimed_spot(world, deed), number(given, "clock", 1, 12, 12), apart)
    return replace(world, models=(*world.models, replace(nobody(SECOND), id=BESIDE, at=at)))


def blasted(world: World, deed: Deed, radius: int) -> Play[Blasted]:
    """One template by the rules, from the roll to the models it harms."""
    declared = area.declare_area_shot(world, deed)
    strayed: area.Strayed = yield from do(area.resolve_area_shot, declared.attempt, declared.most, declared.target)
    landed = yield from area.comes_down(world, deed, declared, strayed)
    return (yield from do(_harmed, world, deed, landed, radius))


def _harmed(world: World, deed: Deed, landed: Point, radius: int) -> Play[Blasted]:
    spot = area.aimed_spot(world, deed)
    aside = round(((landed.x - spot.x) ** 2 + (landed.y - spot.y) ** 2) ** 0.5 / CENTIMETRE)
    cover = {model.id: _covered(world, model, landed, radius) for model in world.models}
    before = world.find(SECOND).vitals
    after = (yield from area.impact(world, deed, landed)).find(SECOND).vitals
    if weapon_of(world.find(deed.who), deed.weapon).profile.has("paralyse"):
        lost = before.ap - after.ap + after.markers - before.markers
    else:
        lost = before.hp + sum(before.limbs) - after.hp - sum(after.limbs)
    return Blasted(aside, cover[SECOND], cover.get(BESIDE, 0), lost)


def _covered(world: World, model: Model, at: Point, radius: int) -> int:
    return ("none", "partial", "full").index(covered(at, radius * CENTIMETRE, body(model, world.options)))


def _area_answers(fired: Fired, *, is_beside: bool, with_harm: bool) -> Iterator[Answered]:
    world, deed, weapon, _ = fired
    paper = Paper(REROLLING, names_in(world))
    declared = area.declare_area_shot(world, deed)
    tallies = (("re-odds-tally-value", declared.value), *dice_tally("re-odds-tally-shot-dice", declared.dice))
    law: Law[Blasted] = Odds(REROLLING).law(blasted, world, deed, weapon.area)
    on_target = law.where(lambda one: not one.aside)
    yield paper.chance(title_of(fired, "area"), on_target, "re-odds-measure-on-target", tallies)
    aside = law.map(lambda one: one.aside)
    yield paper.numbers(phrase("re-odds-title-aside"), aside, "re-odds-measure-cm")
    target = law.map(lambda one: one.target)
    title = phrase("re-odds-title-covered-target" if deed.targets else "re-odds-title-covered-spot", cm=weapon.area)
    yield paper.kinds(title, target, "re-odds-measure-covered", COVERED, target.at_least(1))
    if is_beside:
        beside = law.map(lambda one: one.beside)
        title = phrase("re-odds-title-covered-beside", cm=round(_apart(fired), 1))
        yield paper.kinds(title, beside, "re-odds-measure-covered", COVERED, beside.at_least(1))
    if with_harm:
        lost = law.map(lambda one: one.lost)
        if weapon.profile.has("paralyse"):
            yield paper.numbers(phrase("re-odds-title-stunned-blast"), lost, "re-odds-measure-ap")
        else:
            yield paper.numbers(phrase("re-odds-title-lost-blast"), lost, "re-odds-measure-hp")


def _apart(fired: Fired) -> float:
    (x, y), spot = fired.world.find(BESIDE).at, area.aimed_spot(fired.world, fired.deed)
    distance: float = ((x - spot.x) ** 2 + (y - spot.y) ** 2) ** 0.5
    return distance / CENTIMETRE
