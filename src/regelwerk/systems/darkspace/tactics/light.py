"""The light tactic: rules of thumb for what is asked often, so that many games are played in little time.

Attacks are guessed from means instead of laws, ways are taken towards where somebody wants to be without looking at
what could be done there, and interrupts go by who is attacked and how much stress there is. What comes up seldom is
rated as every computer player rates it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.healing import WAKING
from regelwerk.systems.darkspace.rules.body.monitors import boxes, can_move
from regelwerk.systems.darkspace.rules.core.acts import key_of
from regelwerk.systems.darkspace.rules.core.groups import entrenched
from regelwerk.systems.darkspace.rules.core.phase import (
    END,
    GO_ON,
    ActScene,
    DeedScene,
    PayScene,
    left_in,
    phase_of,
    total_cost,
)
from regelwerk.systems.darkspace.rules.core.pools import is_expert, skill_value, talent
from regelwerk.systems.darkspace.rules.core.probe import Mode, mode_of
from regelwerk.systems.darkspace.rules.core.side_probes import BuyScene
from regelwerk.systems.darkspace.rules.core.spheres import sphere_of
from regelwerk.systems.darkspace.rules.fight.announcing import InterruptScene
from regelwerk.systems.darkspace.rules.fight.attack import weapon_of
from regelwerk.systems.darkspace.rules.fight.cover import Protection, protection
from regelwerk.systems.darkspace.rules.fight.declaring import DeclareScene
from regelwerk.systems.darkspace.rules.fight.defence import armed_with
from regelwerk.systems.darkspace.rules.fight.hindrances import Interrupt
from regelwerk.systems.darkspace.rules.fight.reach import reach
from regelwerk.systems.darkspace.rules.movement.movement import BREAK_OFF
from regelwerk.systems.darkspace.rules.movement.paces import AWAY, TOWARDS
from regelwerk.systems.darkspace.state import Actor, Deed, World
from regelwerk.systems.darkspace.tactics.acts import RATINGS, Rated
from regelwerk.systems.darkspace.tactics.chances import mean_pair
from regelwerk.systems.darkspace.tactics.moves import destinations, is_brawler, ways_to
from regelwerk.systems.darkspace.tactics.weights import (
    DISTANT,
    SENSIBLE,
    Situation,
    aims_of,
    is_medic,
    situation,
    worth,
)
from regelwerk.systems.darkspace.values import (
    ATTACK_SKILL,
    CATEGORIES,
    LONG,
    NEAR,
    TALENT_OF,
    Weapon,
    half_up,
    penetration,
    weapon_damage,
)

DEFENSIVE, VITAL = 14.5, 19.5
"""The results beyond which an attack lands at all, and beyond which it goes deep."""
SPREAD = 10.0
"""Over how many points the chance to reach a number rises from nothing to certainty."""
SLIGHT, DEEP = 0.12, 0.45
"""What a box on the way to the body and one of the body itself counts of those that there are."""
CALM, STRAINED = 4, 9
"""The stress up to which somebody overdraws, and up to which they answer the acts of others."""
DICE = ((1, 3), (6, 2), (8, 1))
"""How many dice are bought up to which stress."""
PROMISING = 12.0
"""The mean result from which an attack is worth an interrupt."""
BOUGHT_FOR = ("attack", "hack", "leave", "sneak", "board", "ram")
GOAL_ACT = 6.0
"""What an act against a system is worth that a goal names."""
FAINT, UNWANTED = 0.35, 0.1
"""What is worth less per action unit is no reason to stay: for those who want to fight, and for all others."""
WORDS = 0.35
"""What distracting somebody is worth."""
STEALTHY = ("sneak", "security_hack", "sabotage", "sprint_past", "distract_guards")
"""What infiltrators do, the plainest first."""
SELDOM = (
    "cut_off", "instruct", "remote", "take_controls", "get_in", "get_out", "leave", "use_item", "coordinate", "dash",
    "crowd_off", "block", "board", "ram", "grit", "suppress_handicap", "break_through", "distract",
)  # fmt: skip
"""What comes up seldom and is rated as by others."""
WAYS = ("long_sprint", "move", "sprint", "obstacle")


# -- acts -------------------------------------------------------------------------------------------------------------


def act(scene: ActScene, *, can_go_on: bool) -> str:
    """The act that brings most for its action units; with nothing to gain here, a step towards where something is."""
    world = scene.world
    now = situation(world, scene.who, SENSIBLE)
    left = left_in(phase_of(world))
    offered = scene.menu
    if can_go_on and left:
        return GO_ON
    if now.actor.infiltrating:
        return next((kind for kind in STEALTHY if kind in offered), END)
    found = [_best(now, kind, offered[kind]) for kind in _worth_a_look(now) if kind in offered]
    best = max(found, key=lambda rated: rated.rate, default=None)
    if best is None or best.rate < (FAINT if now.aims.fight >= 1 else UNWANTED):
        way = _way(now, offered) if left else END
        if way != END:
            return way
        best = _otherwise(now, offered, best) if left else None
    if best is None:
        return END
    extra = best.cost - left
    if extra > 0 and best.value < GOAL_ACT and now.actor.stress + extra > CALM:
        # What is too dear is begun, where nothing smaller is left to do.
        return "distract" if left and "distract" in offered else best.deed.kind if left else END
    spare = best.cost < left < 2 * best.cost
    if spare and best.deed.kind in ("attack", "hack") and not now.actor.aim and "aim" in offered:
        return "aim"
    return best.deed.kind


def _worth_a_look(now: Situation) -> Iterator[str]:
    """The kinds of acts that somebody like this thinks of; what else is on the menu is not even read."""
    world, actor, aims = now.world, now.actor, now.aims
    yield "attack"
    if actor.sheet.kind == "system":
        yield from ("cut_off", "instruct")
    if aims.systems and actor.sheet.terminal is not None:
        yield from ("hack", "enter_network")
    if aims.out:
        yield from ("leave", "get_in", "take_controls")
    elif aims.seize:
        yield from ("take_controls", "get_in", "board")
    if world.chase is not None:
        yield from ("dash", "crowd_off", "block", "board", "ram", "take_controls", "remote", "instruct")
    if is_medic(world, actor) and any(_lies_there(one, now) for one in world.actors):
        yield "treat"


def _otherwise(now: Situation, offered: Mapping[str, tuple[Deed, ...]], usual: Rated | None) -> Rated | None:
    """With little to gain by the usual acts: whatever else is worth something."""
    found = [_best(now, kind, offered[kind]) for kind in SELDOM if kind in offered]
    if usual is not None:
        found.append(usual)
    best = max(found, key=lambda rated: rated.rate, default=None)
    return None if best is None or best.value <= 0 else best


def which(scene: DeedScene) -> str:
    """The best deed of the chosen kind, or the best way."""
    now = situation(scene.world, scene.who, SENSIBLE)
    if scene.deeds[0].kind in WAYS:
        table = _wanted(now)
        return key_of(min(scene.deeds, key=lambda deed: _left_to_go(now, deed, table)))
    return key_of(_best(now, scene.deeds[0].kind, scene.deeds).deed)


def _best(now: Situation, kind: str, deeds: tuple[Deed, ...]) -> Rated:
    """The best deed of a kind, and what it is worth."""
    if kind == "attack":
        return best_shot(now.world, now.who, deeds)
    if kind == "hack":
        return max((_rated(now, deed, _hack(now, deed)) for deed in deeds), key=lambda rated: rated.rate)
    if kind == "distract":
        fresh = [deed for deed in deeds if not now.world.find(deed.target).distracted_by]
        soon = [deed for deed in fresh if deed.target in now.world.queue]
        return Rated((soon or fresh or list(deeds))[0], WORDS if fresh else 0.0, 1)
    if kind == "enter_network":
        return _rated(now, deeds[0], GOAL_ACT / 3 if now.aims.systems else 0.0)
    if kind == "treat":
        deeds = tuple(deed for deed in deeds if _needs_help(now, deed)) or deeds[:1]
    elif kind not in SELDOM:
        return Rated(deeds[0], 0.0, 1)
    return max((_rated(now, deed, RATINGS[kind](now, deed)) for deed in deeds), key=lambda rated: rated.rate)


def _rated(now: Situation, deed: Deed, value: float) -> Rated:
    return Rated(deed, value, total_cost(now.world, deed).total)


def _hack(now: Situation, deed: Deed) -> float:
    """Only systems that a goal names are worth the trouble."""
    return GOAL_ACT if deed.target in now.aims.systems else 0.0


def _lies_there(one: Actor, now: Situation) -> bool:
    """Whether a comrade is out of action, or cannot walk."""
    if one.side != now.actor.side or one.dead or not one.present or one.sheet.kind not in ("character", "henchman"):
        return False
    has_to_go = now.aims.out or one.id in now.aims.friends
    return one.out in ("damage", "taken_out") or (has_to_go and not can_move(one, now.world.options))


def _needs_help(now: Situation, deed: Deed) -> bool:
    """Whether somebody lies there, or cannot walk: scratches can wait."""
    patient = now.world.find(deed.target)
    if patient.out:
        return deed.detail in (WAKING, "vital")
    return deed.detail == "mobility" and not can_move(patient, now.world.options)


# -- attacks ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def best_shot(world: World, who: str, deeds: tuple[Deed, ...]) -> Rated:
    """The best attack by a guess; of the weapons against one target, the first two: they fit the distance best."""
    actor = world.find(who)
    tried: dict[str, int] = {}
    best = Rated(deeds[0], 0.0, 1)
    for deed in deeds:
        tried[deed.target] = tried.get(deed.target, 0) + 1
        target = world.find(deed.target)
        if tried[deed.target] > 2 or not target.able or target.infiltrating:
            continue
        rated = Rated(deed, _guess(world, actor, target, deed), total_cost(world, deed).total)
        if rated.rate > best.rate:
            best = rated
    return best


def _guess(world: World, actor: Actor, target: Actor, deed: Deed) -> float:
    """What an attack does on average, guessed from the mean of its throw."""
    whole = worth(world, target)
    if not whole:
        return 0.0
    options = world.options
    weapon = weapon_of(world, deed)
    guard = protection(world, deed.target, weapon.kind, deed.who)
    steps = reach(world, deed.detail or deed.who, deed.target, weapon).steps
    weak = aims_low(guard, penetration(weapon, options))
    result = thrown(actor, weapon, steps + weak, options) + _plus(guard, penetration(weapon, options), weak)
    result -= target.full_defence + entrenched(target)
    if guard.soft > penetration(weapon, options) and not weak:
        return 0.0
    share = SLIGHT * above(result, DEFENSIVE) + DEEP * above(result, VITAL)
    return whole * share * weapon_damage(weapon, options) / max(1, boxes(target, "vital", options) - target.hurt.vital)


def thrown(actor: Actor, weapon: Weapon, burdens: int, options: Options) -> float:
    """What somebody throws with a weapon on average."""
    skill = ATTACK_SKILL[weapon.kind]
    pool = talent(actor, TALENT_OF[skill], options) + is_expert(actor, skill) + actor.aim
    hampered = burdens + bool(actor.distracted_by)
    mode: Mode = "normal" if not hampered else "hampered" if hampered == 1 and pool > 1 else "desperate"
    return mean_pair(pool, mode, options) + skill_value(actor, skill, options)


def _plus(guard: Protection, through: int, weak: bool) -> int:
    """What strong penetration and a broken defence add (DS-PEN-03, DS-MON-14)."""
    hard = half_up(guard.hard) if weak else guard.hard
    return 3 * (through >= hard) + 3 * guard.broken


def aims_low(guard: Protection, through: int) -> bool:
    """A weak spot is looked for where nothing else gets through."""
    return guard.soft > through >= half_up(guard.soft)


def above(result: float, number: float) -> float:
    """The chance to get beyond a number, as a straight line around the mean."""
    return min(1.0, max(0.02, 0.5 + (result - number) / SPREAD))


def declare(scene: DeclareScene, default: str) -> str:
    """A weak spot only where nothing else gets through; out of hiding what ends it at once."""
    world, deed = scene.world, scene.deed
    if scene.choice == "weak_spot" and deed.kind == "attack":
        weapon = weapon_of(world, deed)
        guard = protection(world, deed.target, weapon.kind, deed.who)
        return "weak_spot" if aims_low(guard, penetration(weapon, world.options)) else "plain"
    return default


# -- ways -------------------------------------------------------------------------------------------------------------


def _wanted(now: Situation) -> Mapping[str, int]:
    """How far every zone is from where somebody wants to be: a way out or a patient, else an opponent."""
    world = now.world
    goals = destinations(now) or frozenset(
        enemy.zone for enemy in world.enemies(now.who) if enemy.able and enemy.zone and not enemy.infiltrating
    )
    return ways_to(world.scene, goals)


def _way(now: Situation, offered: Mapping[str, tuple[Deed, ...]]) -> str:
    """The kind of way that leads on, if any."""
    table = _wanted(now)
    for kind in WAYS:
        if kind == "long_sprint" and now.who in now.world.acted:
            continue
        ways = offered.get(kind, ())
        if any(_left_to_go(now, deed, table) < _here(now, deed, table) for deed in ways):
            return kind
    return END


def _here(now: Situation, deed: Deed, table: Mapping[str, int]) -> float:
    """How far the one who would move is now; in the same zone an opponent is still a step away."""
    mover = now.world.find(deed.tool or deed.who)
    return table.get(mover.zone, DISTANT) + 0.5


def _left_to_go(now: Situation, deed: Deed, table: Mapping[str, int]) -> float:
    """How far it is after a way; somebody on the way out goes up to nobody."""
    if deed.detail in (AWAY, BREAK_OFF):
        return DISTANT if not now.aims.out else _here(now, deed, table) - 0.1
    if deed.detail == TOWARDS or deed.detail in CATEGORIES:
        towards = deed.detail in (TOWARDS, CATEGORIES[NEAR]) and now.world.find(deed.target).side != now.actor.side
        return 0.0 if towards and not now.aims.out and now.world.find(deed.target).able else DISTANT
    if deed.target and now.aims.out:
        return DISTANT
    mover = now.world.find(deed.tool or deed.who)
    left = table.get(deed.detail or mover.zone, DISTANT)
    if deed.kind == "long_sprint":
        # Up to where one can shoot: whoever runs farther stands among opponents.
        return left if now.goals else 0.1 * left + 0.4 * (deed.amount != LONG)
    # Brawlers go up to somebody; with a gun one keeps a step away.
    return left + (0.0 if bool(deed.target) == is_brawler(now) else 0.4)


# -- what is paid -----------------------------------------------------------------------------------------------------


def pay(scene: PayScene, keys: list[str]) -> str:
    """Overdraw while there is little stress, else begin; never back to the same choice."""
    actor = scene.world.find(scene.deed.who)
    calm = actor.stress + scene.cost - scene.left <= CALM
    if "overdraw" in keys and (calm or scene.deed.kind == "leave" or "begin" not in keys):
        return "overdraw"
    return "begin" if "begin" in keys else "back"


def dice(scene: BuyScene, most: int) -> str:
    """Dice for acts that decide something, fewer the more stress there is."""
    if scene.deed.kind == "last_breath":
        return str(min(most, 4))
    if scene.deed.kind not in BOUGHT_FOR:
        return "0"
    stress = scene.world.find(scene.check.who).stress
    return str(min(most, next((number for limit, number in DICE if stress <= limit), 0)))


# -- interrupts -------------------------------------------------------------------------------------------------------


def interrupt(scene: InterruptScene, answers: list[Interrupt]) -> str:
    """Attacks are answered: the target gets behind something, the others shoot; runaways are stopped."""
    world, deed = scene.world, scene.deed
    actor, other = world.find(scene.who), world.find(deed.who)
    if other.infiltrating or actor.stress > STRAINED:
        return "pass"
    kinds: dict[str, list[Interrupt]] = {}
    for answer in answers:
        kinds.setdefault(answer.kind, []).append(answer)
    if sphere_of(deed) == "movement":
        stops = [*kinds.get("hinder", ()), *kinds.get("obstacle", ())]
        return stops[-1].key if stops and aims_of(world, other.side).out and actor.stress <= CALM else "pass"
    if "block" in kinds:
        return kinds["block"][0].key
    if deed.kind not in ("attack", "hack", "ram"):
        return "pass"
    # Without a stress track there is one interrupt in a round, and fire answers more than one attack.
    if deed.target == actor.id and actor.cover is None and "cover" in kinds and actor.sheet.has_stress:
        return kinds["cover"][0].key
    if deed.kind != "hack" and (_promises_little(scene) or _is_busy(world, actor)):
        return "pass"
    if "pin_down" in kinds:
        return max(kinds["pin_down"], key=lambda one: armed_with(world, actor.id, one.tool).size).key
    return "defend" if "defend" in kinds else "pass"


def _promises_little(scene: InterruptScene) -> bool:
    """Whether an attack most likely misses as it is."""
    check = scene.check
    if check is None:
        return True
    options = scene.world.options
    return mean_pair(check.pool.total, mode_of(check, options), options) + check.bonus.total < PROMISING


def _is_busy(world: World, actor: Actor) -> bool:
    """Whether somebody needs the own stress for a system that a goal names."""
    return actor.sheet.has_stress and actor.sheet.terminal is not None and bool(aims_of(world, actor.side).systems)


def extra(scene: InterruptScene, most: int) -> str:
    """Action units come back, stress does not."""
    if scene.choice == "ae":
        return str(most if scene.check is not None else 0)
    return "1" if scene.choice == "full_defence" else "0"
