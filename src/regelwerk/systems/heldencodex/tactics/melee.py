"""Blows and parries: what an attack brings whose target's dice lie open, and how to answer one.

All dice of a fight lie on the table, so it is known which manoeuvres can be parried. What is not known is what the
other side makes of it; it is taken to do what is best for itself.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from regelwerk.engine.effects import Choose
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.melee.attacks import WayScene
from regelwerk.systems.heldencodex.rules.melee.exchange import combat_result, spare_dice
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import (
    Manoeuvres,
    Stance,
    approach,
    common,
    faces_of,
    group_manoeuvres,
    spelt,
    ways_to_attack,
)
from regelwerk.systems.heldencodex.rules.melee.parrying import Plan, max_parried
from regelwerk.systems.heldencodex.rules.melee.piercing_attack import PierceScene, goes_through, guard_holds
from regelwerk.systems.heldencodex.rules.melee.power_attack import Guard, PowerScene, attacking_dice, gets_through
from regelwerk.systems.heldencodex.rules.melee.replies import (
    ParryScene,
    Reply,
    ReplyScene,
    counter_dice,
    parrying_dice,
    replies,
    reply_key,
)
from regelwerk.systems.heldencodex.rules.melee.sweep import SweepScene
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, match_dice, usable
from regelwerk.systems.heldencodex.rules.probe.reading import without
from regelwerk.systems.heldencodex.tactics.weights import BARE, Shell, Temper, harm, harm_of
from regelwerk.systems.heldencodex.values import Weapon

STRIPPED = 0.25
"""What it is worth that the other side has to spend a die on a parry."""
SPENT = 0.06
"""What an own die is worth that is not needed: others may attack too."""
COUNTERED = 0.4
"""How likely a parry with matches to spare turns into a counter that strikes."""
GETS_AWAY = 2.0
"""What it is worth to keep somebody from fleeing."""
PIERCED = 3.0
"""What a die that goes through a guard promises in a piercing attack."""
OPENED = 0.45
"""How likely an opened guard is struck through in the next phase, without dice carried over."""
BOTH_HIT = -0.5
"""What it is worth in a bout that both hit at once."""
NEVER = -1000.0


@lru_cache(maxsize=1 << 16)
def strike(
    dice: Faces,
    group: Faces,
    value: int,
    ts: tuple[int, int],
    against: Faces,
    fkw: int,
    shell: Shell,
    options: Options,
) -> float:
    """The most that dice can do to somebody who parries with some dice: one die, or the whole group."""
    number, die = ts
    more = {
        len(group) - (face in group)
        for face in set(usable(dice, value))
        if not max_parried((face,), against, fkw, options)
    }
    if len(group) > 1:
        for way in group_manoeuvres(group, False):
            through = len(way) - max_parried(tuple([sum(block) for block in way]), against, fkw, options)
            if through:
                more.add(_beyond(way, through, options))
    return max([harm(number + extra, die, shell, options) for extra in more], default=0.0)


def _beyond(way: Manoeuvres, through: int, options: Options) -> int:
    """The damage dice that manoeuvres bring beside the one that lands, if the highest ones go through."""
    return spare_dice(sorted(way, key=sum)[-through:], options)


def damage_dice(stance: Stance) -> tuple[int, int]:
    """The dice of a weapon with what items add; of two profiles the one that does more harm to bare skin."""
    return _damage_dice(stance.weapon, stance.ts_bonus)


@lru_cache(maxsize=1024)
def _damage_dice(weapon: Weapon, bonus: int) -> tuple[int, int]:
    ts, pts = weapon.ts, weapon.pts
    best = ts
    if pts is not None:
        best = max(ts, pts, key=lambda dice: harm(dice.dice, dice.die, BARE, _PLAIN))
    return best.dice + bonus, best.die


_PLAIN = Options()
_IN_A_BOUT = Shell(bout=True)


def skin(stance: Stance) -> Shell:
    """Somebody of whose armour nothing is told: bare, except that in a bout any hit decides."""
    return _IN_A_BOUT if stance.bout else BARE


def threat(foe: Stance, me: Stance, parry: Faces, shell: Shell, options: Options) -> float:
    """What an opponent who can still attack may do to somebody who has these dice left to parry."""
    if not foe.may_attack or foe.helpless or (approach(foe, me) and len(foe.group) < 2):
        return 0.0
    return strike(foe.dice, foe.group, foe.value, damage_dice(foe), parry, me.value, shell, options)


def passing(me: Stance, foe: Stance, shell: Shell, temper: Temper, options: Options) -> float:
    """What it is worth to wait with all dice on the table."""
    return -temper.caution * threat(foe, me, parrying_dice(me), shell, options)


def attacking(
    me: Stance, foe: Stance, way: Manoeuvres, shells: tuple[Shell, Shell], temper: Temper, options: Options
) -> float:
    """What an attack is worth: harm done less harm to be feared. Shells are the target's and the own one."""
    theirs, mine = shells
    near = approach(me, foe)
    values = tuple([sum(block) for block in way])
    parry = parrying_dice(foe)
    number, die = damage_dice(me)
    left = without(me.group, common(me.group, faces_of(way)))
    if near and max_parried(values[:near], parry, foe.value, options):
        struck_back = 0.0
        if foe.reach and not max_parried((values[0] + 1,), without(me.group, way[0]), me.value, options):
            struck_back = harm(*damage_dice(foe), mine, options)
        return -temper.caution * max(struck_back, 0.5 * threat(foe, me, (), mine, options)) - SPENT
    blows, values = way[near:], values[near:]
    through = len(blows) - max_parried(values, parry, foe.value, options)
    if not through:
        return _stopped(me, foe, len(way), left, mine, temper, options)
    extra = _beyond(blows, through, options)
    worth = max(
        temper.strike * harm(number + extra + used, die, theirs, options)
        - (0.0 if me.bout else temper.caution * threat(foe, me, left[used:], mine, options))
        for used in {0, len(left)}
    )
    if foe.may_attack and not foe.helpless:
        answer = _best_total(foe, me, options)
        if answer is not None:
            worth = min(worth, together((me, way, mine), (foe, answer, theirs), temper, options))
    return worth


def _stopped(
    me: Stance, foe: Stance, manoeuvres: int, left: Faces, mine: Shell, temper: Temper, options: Options
) -> float:
    """An attack that can be parried still takes dice; it may be countered, and the other side's turn may come."""
    spare = len(foe.group) - manoeuvres
    countered = COUNTERED * harm(*damage_dice(foe), mine, options) if spare > 0 and match_dice(foe.group) else 0.0
    feared = 0.5 * threat(foe, me, left, mine, options) if spare > 0 else 0.0
    return temper.strike * STRIPPED * min(manoeuvres, len(foe.dice)) - temper.caution * max(countered, feared)


Striker = tuple[Stance, Manoeuvres, Shell]
"""Who strikes, with what, and in which armour."""


def together(me: Striker, foe: Striker, temper: Temper, options: Options) -> float:
    """What a mutual attack is worth to one of both: the higher result throws a die more, the other one fewer.

    In a bout two hits at once decide nothing and hurt all the same.
    """
    (mine, own, shell), (theirs, other, their_shell) = me, foe
    first, second = combat_result(own, options), combat_result(other, options)
    lead = (first > second) - (first < second)
    (number, die), (their_number, their_die) = damage_dice(mine), damage_dice(theirs)
    done = harm(number + lead, die, their_shell, options)
    suffered = harm(their_number - lead, their_die, shell, options)
    if mine.bout and done and suffered:
        return BOTH_HIT
    return temper.strike * done - temper.caution * suffered


def _best_total(me: Stance, foe: Stance, options: Options) -> Manoeuvres | None:
    """The attack with the highest combat result."""
    return _highest(ways_to_attack(me, foe, options), options)


@lru_cache(maxsize=1 << 14)
def _highest(ways: tuple[Manoeuvres, ...], options: Options) -> Manoeuvres | None:
    return max(ways, key=lambda way: combat_result(way, options), default=None)


# -- naming the dice of an attack -------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def manoeuvres(scene: WayScene, temper: Temper) -> str:
    """The manoeuvres that promise most; of equals the one that leaves more dice."""
    me, foe, ways, options = scene
    shells = skin(foe), skin(me)
    best = max(ways, key=lambda way: (attacking(me, foe, way, shells, temper, options), -len(faces_of(way))))
    return f"with:{spelt(best)}"


def counter_with(scene: tuple[Stance, Stance, Faces], ways: list[Manoeuvres], options: Options) -> str:
    """A counter with the dice that cannot be parried and do most; otherwise with all of them."""
    me, foe, dice = scene
    number, die = damage_dice(me)

    def worth(way: Manoeuvres) -> tuple[float, int]:
        through = len(way) - max_parried(tuple(sum(block) for block in way), foe.group, foe.value, options)
        if not through:
            return 0.0, len(way)
        held = len(dice) - len(faces_of(way))
        return harm(number + _beyond(way, through, options) + held, die, skin(me), options), len(way)

    return f"with:{spelt(max(ways, key=worth))}"


def mutual_with(ways: list[Manoeuvres], options: Options) -> str:
    """The highest combat result."""
    return f"with:{spelt(max(ways, key=lambda way: combat_result(way, options)))}"


def extra_dice(scene: tuple[Stance, Stance, Faces], temper: Temper, options: Options) -> str:
    """All dice held back go into the damage, unless they are needed against somebody who strikes later."""
    me, foe, held = scene
    number, die = damage_dice(me)

    def worth(used: int) -> float:
        feared = 0.0 if me.bout else threat(foe, me, held[used:], BARE, options)
        return temper.strike * harm(number + used, die, BARE, options) - temper.caution * feared

    return str(max(range(len(held), -1, -1), key=worth))


# -- answering an attack ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def reply(scene: ReplyScene, temper: Temper) -> str:
    """The best answer to an attack: stop it cheaply, counter, or strike too where nothing else helps."""
    return reply_key(max(replies(scene), key=lambda one: reply_worth(scene, one, temper)))


def reply_worth(scene: ReplyScene, answer: Reply, temper: Temper) -> float:
    """What an answer to an attack is worth to who gives it."""
    foe, me, attack, options = scene
    if answer.purpose == "flee":
        return NEVER
    if answer.kind == "mutual":
        if attack.purpose == "flee":
            return NEVER / 2
        own = _best_total(me, foe, options)
        assert own is not None
        return together((me, own, skin(me)), (foe, attack.manoeuvres, skin(foe)), temper, options)
    if answer.kind == "counter":
        return _countering(scene, answer.plan, answer.at, temper)
    return _parrying(scene, answer.plan, temper)


def _suffered(scene: ReplyScene, plan: Plan) -> float:
    """The harm of what a plan does not stop."""
    foe, me, attack, options = scene
    near = approach(foe, me)
    if near and plan[0]:
        return 0.0
    landed = [way for way, block in zip(attack.manoeuvres[near:], plan[near:], strict=True) if not block]
    if not landed:
        return 0.0
    if attack.purpose == "flee":
        return GETS_AWAY
    held = len(foe.group) - len(common(foe.group, attack.faces))
    extra = spare_dice(landed, options) + held
    number, die = damage_dice(foe)
    return harm(number + extra, die, skin(me), options)


def _parrying(scene: ReplyScene, plan: Plan, temper: Temper) -> float:
    foe, me, attack, options = scene
    suffered = _suffered(scene, plan)
    used = faces_of(plan)
    worth = -temper.caution * suffered - SPENT * len(used)
    if approach(foe, me) and plan[0] and me.reach:
        unspent = without(foe.group, common(foe.group, attack.manoeuvres[0]))
        if not max_parried((sum(plan[0]),), unspent, foe.value, options):
            worth += temper.strike * harm(*damage_dice(me), skin(foe), options)
    if suffered and me.bout:
        return worth
    held = () if suffered else without(foe.group, common(foe.group, attack.faces))
    return worth + temper.strike * _own_turn(me, used, foe, held, options)


def _own_turn(me: Stance, used: Faces, foe: Stance, held: Faces, options: Options) -> float:
    """What the own attack later in the phase still promises against the dice that the other side has left."""
    from_group = common(me.group, used)
    if not me.may_attack or len(from_group) < len(used):
        return 0.0
    group = without(me.group, from_group)
    if approach(me, foe) and len(group) < 2:
        return 0.0
    dice = without(me.dice, used)
    return 0.9 * strike(dice, group, me.value, damage_dice(me), held, foe.value, skin(foe), options)


def _countering(scene: ReplyScene, plan: Plan, at: int, temper: Temper) -> float:
    """A counter that cannot be parried strikes and ends the attack; one that can is a parry that has cost more."""
    foe, me, attack, options = scene
    dice = counter_dice(foe, me, plan, at)
    made = faces_of(attack.manoeuvres[: at + 1])
    unspent = without(foe.group, common(foe.group, made))
    number, die = damage_dice(me)
    if max_parried(dice, unspent, foe.value, options) == len(dice):
        return _parrying(scene, plan, temper) - SPENT * len(dice) - STRIPPED
    before = (*plan[: at + 1], *((block or attack.manoeuvres[0]) for block in plan[at + 1 :]))
    suffered = _suffered(scene, before)
    back = harm(number + len(dice) - 1, die, skin(foe), options)
    return temper.strike * back - temper.caution * suffered - SPENT * len(faces_of(plan))


def parry(scene: ParryScene, prompt: Choose[Any], temper: Temper) -> str:
    """The blocks that stop most for the fewest dice, for what the attack is."""
    striker, me, _, _, options = scene
    plans: list[Plan] = [answer.value for answer in prompt.answers.listed()]
    number, die = damage_dice(striker)

    def worth(plan: Plan) -> float:
        used = faces_of(plan)
        open_to = sum(not block for block in plan)
        match prompt.rule_id:
            case "HC-PRC-02":
                suffered = 0.0 if guard_holds(plan) else PIERCED * open_to
            case "HC-CHK-01":
                suffered = 1.5 * open_to if open_to > 1 else 0.3 * open_to
            case "HC-SWP-03":
                suffered = harm(number - 1, die, skin(me), options) if open_to else 0.0
            case _:
                suffered = harm(number + open_to - 1, die, skin(me), options) if open_to else 0.0
        driven_off = prompt.rule_id == "HC-SWP-03" and not open_to
        own_turn = 0.0 if driven_off or (suffered and me.bout) else 1.0
        later = _own_turn(me, used, striker, striker.group, options) * own_turn
        return -temper.caution * suffered - SPENT * len(used) + 0.5 * temper.strike * later

    return f"parry:{'/'.join('+'.join(map(str, block)) or '-' for block in max(plans, key=worth))}"


# -- special attacks --------------------------------------------------------------------------------------------------


def power_worth(scene: PowerScene, named: int, shell: Shell) -> float:
    """What a named value brings: the weapon's dice and one for each attack that nothing stops."""
    me, foe, collected, _, options = scene
    attacks = attacking_dice(me.dice, named, me.value, options)
    through = gets_through(foe, attacks, named, options) if attacks else 0
    if not through:
        return 0.0
    number, die = damage_dice(me)
    return harm(number + collected + through, die, shell, options)


def power_value(scene: PowerScene) -> str:
    """The value that leaves most attacks open; of equals the lowest, so that it may go on."""
    best = max(scene.values, key=lambda named: (power_worth(scene, named, BARE), -named))
    return f"value:{best}"


def guard(scene: ParryScene, prompt: Choose[Any], temper: Temper) -> str:
    """Against a power attack: what makes it fail for the fewest dice, otherwise what it is worth to parry."""
    striker, me, values, _, options = scene
    number, die = damage_dice(striker)

    def worth(way: Guard) -> float:
        used = tuple(sorted(way.singles + way.matches))
        suffered = (
            0.0 if way.is_safe(len(values)) else harm(number + len(values) - len(way.singles), die, skin(me), options)
        )
        later = 0.0 if suffered and me.bout else _own_turn(me, used, striker, (), options)
        return -temper.caution * suffered - SPENT * len(used) + temper.strike * later

    ways: list[Guard] = [answer.value for answer in prompt.answers.listed()]
    return max(ways, key=worth).key


def pierce_worth(named: Faces, scene: PierceScene, shell: Shell) -> float:
    """What naming these dice promises: hits from the second phase on, before that an opened guard and dice to carry."""
    me, foe, failures, options = scene
    through = goes_through(me, foe, named, options)
    if through <= 0:
        return 0.0
    carried = len(me.group) - len(named)
    if failures or options.piercing_first_hit == "first_phase":
        critical = min(through, max(0, len(match_dice(named)) - (len(named) - through)))
        return _piercing(through - critical, critical, shell)
    hoped = min(3.0, 1.0 + carried)
    return (OPENED + 0.15 * min(2, carried)) * _piercing(hoped, 0.3 * carried, shell)


def _piercing(severe: float, critical: float, shell: Shell) -> float:
    return harm_of(0.0, severe, critical, shell)


def pierce_with(scene: PierceScene, choices: list[Faces]) -> str:
    """The dice that open the guard and leave most to carry, or from the second phase on do most."""
    best = max(choices, key=lambda named: (pierce_worth(named, scene, BARE), sum(named)))
    return f"dice:{','.join(map(str, best))}"


def sweep_die(scene: SweepScene, options: Options) -> str:
    """The lowest die that cannot be parried; otherwise the lowest of all, which still drives somebody off."""
    _, dice, foe, _ = scene
    parry_dice = parrying_dice(foe)
    for face in sorted(set(dice)):
        if not max_parried((face,), parry_dice, foe.value, options):
            return f"die:{face}"
    return f"die:{min(dice)}"


def aim_die(scene: tuple[Stance, int]) -> str:
    """The lowest die that will do: the others attack."""
    me, minimum = scene
    return f"devalue:{min(face for face in me.group if face >= minimum)}"
