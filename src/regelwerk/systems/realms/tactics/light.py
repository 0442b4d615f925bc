"""Rules of thumb: how a model plays that decides at a glance, for studies and for looking ahead.

Shoot what is worth shooting at, strike whoever is in contact, otherwise go where the mission wants it and behind cover.
No law of any roll is worked out and no place is weighed against another.
"""

from __future__ import annotations

import math
from functools import lru_cache

from regelwerk.engine.acts import Refused
from regelwerk.space import Point, cut, length
from regelwerk.space.arcs import direction, in_front
from regelwerk.systems.realms.rules.core.replies import NONE, ReplyScene
from regelwerk.systems.realms.rules.melee.melee import RiposteScene, melee_weapons
from regelwerk.systems.realms.rules.melee.opponents import why_not as why_not_duty
from regelwerk.systems.realms.rules.movement.movement import planned, turn_offered
from regelwerk.systems.realms.rules.movement.walking import why_not_leave
from regelwerk.systems.realms.rules.shooting.ranges import is_within, used_bands
from regelwerk.systems.realms.rules.shooting.shooting import READY_AP, fires_in_reaction, guns
from regelwerk.systems.realms.rules.shooting.targets import why_not
from regelwerk.systems.realms.rules.sight.positions import distance, in_contact, in_view
from regelwerk.systems.realms.state import Deed, Model, Shots, World, weapon_of
from regelwerk.systems.realms.tactics.alternatives import endangers, view_of
from regelwerk.systems.realms.tactics.destinations import nooks, way
from regelwerk.systems.realms.tactics.goals import Goal, goal_of, is_home, menace, prefers_melee, within_reach
from regelwerk.systems.realms.tactics.melee import reach_in_cm
from regelwerk.systems.realms.tactics.plan import END, path_to
from regelwerk.systems.realms.tactics.shots import Shot, shots
from regelwerk.systems.realms.tactics.sight import Glimpse
from regelwerk.systems.realms.tactics.weights import foes, worth
from regelwerk.systems.realms.values import CENTIMETRE, RADIUS, Weapon

FAINT = 0.008
"""A shot that promises less than this for an action point is not fired."""
FINE = 0.05
"""One that promises more comes before the way to the goal."""
ASIDE = 7 * CENTIMETRE
"""How far from its way somebody goes to stand behind cover."""
SIDES = 12


@lru_cache(maxsize=1 << 10)
def hunch(world: World, who: str) -> Deed:
    """What a model does next in its phase; a deed of the kind `end` for nothing more."""
    me = world.find(who)
    enemies = foes(world, me)
    if me.fire_ready or me.guard or not enemies:
        return Deed(END, who)
    deed = _attack(world, me, enemies) or _move(world, me, enemies) if me.ap else None
    if deed is not None and why_not_duty(world, me, deed) is None:
        return deed
    return _wait(world, me, enemies)


# -- attacks ----------------------------------------------------------------------------------------------------------


def _attack(world: World, me: Model, enemies: tuple[Model, ...]) -> Deed | None:
    """A blow at somebody in contact, a thing to pick up, or the shot that promises most."""
    if world.scene.mission.goal == "recover" and me.carries < 0:
        for number in within_reach(world, me):
            if not is_home(world, me, world.objects[number] or me.at):
                return Deed("interact", me.id, item=f"take:{number}")
    touched = [enemy for enemy in enemies if enemy.revealed and in_contact(world, me, enemy)]
    if touched:
        weapon = max(melee_weapons(world, me), key=_punch, default=None)
        if weapon is not None and weapon.wk <= me.ap:
            return Deed("melee", me.id, weapon.id, (Shots(touched[0].id),))
    return _shot(world, me, enemies)


def _punch(weapon: Weapon) -> float:
    return (weapon.profile.strength + weapon.profile.level) * weapon.profile.damage / weapon.wk


def _shot(world: World, me: Model, enemies: tuple[Model, ...]) -> Deed | None:
    can_turn = turn_offered(world, me) is True
    hurried = _wants(world, me) is not None
    best: tuple[float, Model, Shot] | None = None
    for enemy in enemies:
        if not enemy.revealed or not (can_turn or in_view(world, me, enemy)):
            continue
        view = view_of(world, me, enemy)
        if not view.seen:
            continue
        far, weight = distance(world, me, enemy), worth(enemy.card) * menace(world, enemy) / enemy.vitals.hp
        shielded = enemy.card.has_shield and in_front(enemy.at, enemy.facing, me.at)
        for shot in shots(world, me, enemy):
            if shot.ap <= me.ap and not (shot.area and endangers(world, me, enemy.at, shot.area)):
                rate = weight * promise(shot, far, view, shielded=shielded) / shot.ap
                if rate > (FINE if hurried else FAINT) and (best is None or rate > best[0]):
                    best = rate, enemy, shot
    if best is None:
        return None
    _, enemy, shot = best
    if not in_view(world, me, enemy):
        return Deed("turn", me.id, facing=direction(me.at, enemy.at))
    if why_not(world, me, weapon_of(me, shot.weapon), enemy, shot.kind) is not None:
        return None
    return Deed(shot.kind, me.id, shot.weapon, (Shots(enemy.id),))


def promise(shot: Shot, far: float, view: Glimpse, *, shielded: bool = False) -> float:
    """About how many hit points a shot takes: the chance to hit, by the chance to get through, by the damage."""
    attempt = shot.attempt
    if not is_within(far, shot.bands):
        return 0.0
    value = attempt.value - used_bands(attempt.options, far, shot.bands) - (0 if shot.area else view.cover)
    clash = shot.met[view.touching + 2 * shielded].clash
    missed = 1 - min(SIDES, max(0, value)) / SIDES
    ahead = clash.contest.attack - clash.contest.defence
    through = min(1.0, max(0.04, 0.46 + 0.07 * ahead)) / clash.contest.defence_dice
    return (1 - missed**attempt.dice) * through * min(clash.damage, clash.vitals.hp)


# -- moves ------------------------------------------------------------------------------------------------------------


def _wants(world: World, me: Model) -> Goal | None:
    """A goal of the mission that a model has not reached yet."""
    wanted = goal_of(world, me)
    if wanted is None or wanted.kind == "seek":
        return None
    return wanted if math.dist(me.at, wanted.at) > (wanted.near + 0.1) * CENTIMETRE else None


def _move(world: World, me: Model, enemies: tuple[Model, ...]) -> Deed | None:
    """Towards the goal, to a place behind cover if there is one beside the way."""
    reach = reach_in_cm(world, me)
    if not reach or why_not_leave(world, me) is not None:
        return None
    if me.prone:
        return Deed("stand_up", me.id)
    wanted = goal_of(world, me)
    if wanted is None:
        return None
    field, radius = world.scene.battlefield, RADIUS[me.card.size]
    path = way(field, radius, me.at, wanted.at) or (me.at, wanted.at)
    stop = round(length(path) - wanted.near * CENTIMETRE)
    step = reach * CENTIMETRE
    actions = me.ap if wanted.kind != "seek" or prefers_melee(me.card) else max(1, me.ap - 2)
    ahead = cut(path, min(stop, actions * step))[0][-1] if stop > 0 else me.at
    ends = (
        [ahead]
        if wanted.kind not in ("seek", "hold")
        else [*_sheltered(world, me, ahead, actions * step, enemies), ahead]
    )
    for end in ends[:2]:
        if math.dist(end, me.at) < CENTIMETRE:
            return None
        route = path_to(world, me, end)
        deed = planned(world, me, route) if route is not None else None
        if deed is not None and not isinstance(deed, Refused):
            return deed
    return None


def _sheltered(world: World, me: Model, at: Point, reach: int, enemies: tuple[Model, ...]) -> list[Point]:
    """The place beside cover nearest to another that has its cover between itself and the nearest enemy."""
    near = min(enemies, key=lambda enemy: math.dist(enemy.at, at)).at
    found = []
    for nook in nooks(world.scene.battlefield, RADIUS[me.card.size]):
        aside = math.dist(nook.at, at)
        if aside <= ASIDE and math.dist(nook.at, me.at) <= reach:
            dx, dy = near.x - nook.at.x, near.y - nook.at.y
            if nook.x * dx + nook.y * dy < -0.3 * math.hypot(dx, dy) or nook.x == nook.y == 0:
                found.append((aside, nook.at))
    return [min(found)[1]] if found else []


# -- the rest ---------------------------------------------------------------------------------------------------------


def _wait(world: World, me: Model, enemies: tuple[Model, ...]) -> Deed:
    """Look at the nearest enemy, make ready if there are points for a shot, and wait."""
    nearest = min(enemies, key=lambda enemy: (math.dist(enemy.at, me.at), enemy.id))
    if not in_view(world, me, nearest) and turn_offered(world, me) is True:
        return Deed("turn", me.id, facing=direction(me.at, nearest.at))
    handy = [gun.wk + 1 for gun in guns(me) if fires_in_reaction(gun, world.options)]
    if handy and me.ap >= READY_AP + min(handy) and not me.camouflaged and not nearest.had_phase:
        return Deed("fire_ready", me.id)
    return Deed(END, me.id)


def nearest_to_enemies(world: World, names: tuple[str, ...]) -> str:
    """The model that is nearest to any enemy acts first."""

    def gap(who: str) -> float:
        me = world.find(who)
        return min((math.dist(me.at, enemy.at) for enemy in foes(world, me)), default=0.0)

    return min(names, key=gap)


def quick_reply(scene: ReplyScene, keys: list[str]) -> str:
    """Fire and strike whenever it is possible; dodge once the own phase is over and points would be lost."""
    had_phase = scene.world.find(scene.who).had_phase
    for key in keys:
        kind = key.partition(":")[0]
        if kind in ("reaction_fire", "opportunity_attack", "spot") or (kind == "dodge" and had_phase):
            return key
    return NONE


def quick_riposte(scene: RiposteScene) -> str:
    """Strike back with what strikes hardest."""
    me = scene.world.find(scene.who)
    able = [weapon for weapon in melee_weapons(scene.world, me) if weapon.id in scene.weapons]
    return max(able, key=_punch).id if able else NONE
