"""The melee roll: what each side adds, who wins, and what a tie means."""

from __future__ import annotations

from typing import Literal, NamedTuple

from regelwerk.dice import Decided
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note, roll
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally
from regelwerk.space import Point
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.profile import attribute
from regelwerk.systems.realms.rules.core.rolls import pool
from regelwerk.systems.realms.rules.damage.structure import critical_arms
from regelwerk.systems.realms.rules.sight.camouflage import is_blurred
from regelwerk.systems.realms.rules.sight.positions import in_contact, in_view, size_of
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import SIZES

Outcome = Literal["hit", "repelled", "both"]
MARGIN = 6
"""So far ahead the damage is one point higher where the margin counts (RE:melee_margin)."""


class Onset(NamedTuple):
    """How an attack came about."""

    charged: bool = False
    """By an attack move."""
    start: Point | None = None
    """Where that move began."""
    leaving: bool = False
    """The defender is breaking away and has no agility to defend with (RE:disengage)."""


@rule("RE-MEL-02", "RE-DIE-04", "RE-DIE-08", "RE-MEL-16", "RE-MEL-17")
def melee_bonus(world: World, roller: Model, other: Model, onset: Onset | None) -> Tally:
    """What one side adds to its die; `onset` is how its attack came about, None for the defender."""
    bonus = attribute(world, roller, "agi")
    if onset is not None:
        bonus = _attacking(bonus, world, roller, other, onset)
    for friend in world.friends(roller):
        if friend.active and in_contact(world, friend, other):
            bonus = bonus.plus(1, "RE-MEL-16", "re-term-friend", friend.id)
    if _size(world, roller) > _size(world, other):
        bonus = bonus.plus(1, "RE-MEL-17", "re-term-larger")
    return _conditions(bonus, world, roller, other)


@rule("RE-MEL-11", "RE-MEL-13", "RE-MEL-14", "RE-MEL-15", "RE:rear_attack")
def _attacking(bonus: Tally, world: World, attacker: Model, defender: Model, onset: Onset) -> Tally:
    """The impetus of an attack move, unless the defender is on guard; and an attack that is not seen coming."""
    if onset.charged and not defender.guard:
        bonus = bonus.plus(1, "RE-MEL-13", "re-term-charge")
    if onset.start is not None and world.options.rear_attack == "charge_start":
        attacker = replace(attacker, at=onset.start)
    return bonus if in_view(world, defender, attacker) else bonus.plus(1, "RE-MEL-15", "re-term-rear")


@rule("RE-MEL-19", "RE-MEL-20", "RE-CAM-11", "RE-CAM-12", "RE-MIK-10", "RE:first_melee_round")
def _conditions(bonus: Tally, world: World, roller: Model, other: Model) -> Tally:
    """Surprise, an opponent that can hardly be seen, and the state of a MIKe's arms."""
    bonus = bonus.plus(int(roller.ambusher), "RE-MEL-19", "re-term-ambush")
    if is_blurred(other):
        bonus = bonus.plus(-1, "RE-MEL-20", "re-term-active-camouflage")
    if roller.card.is_mike:
        for arm in critical_arms(roller.vitals, world.options):
            bonus = bonus.plus(-1, "RE-MIK-10", "re-term-arm-critical", arm)
    return bonus


@rule("RE-MEL-17", "RE-PRO-01")
def _size(world: World, model: Model) -> int:
    return SIZES.index(size_of(model, world.options))


class Bout(NamedTuple):
    """A melee in numbers: who, what each side adds, and how agile both are."""

    attacker: str
    attacker_seat: str
    defender: str
    defender_seat: str
    attack: int
    defence: int
    agility: tuple[int, int]
    """The attacker's and the defender's: nobody without any can win, and it decides ties."""
    options: Options
    leaving: bool = False
    """The defender is breaking away: it rolls, although its agility counts as 0."""


class Result(NamedTuple):
    """How a melee roll ended for the attacker."""

    outcome: Outcome
    extra: int = 0
    """Damage that a wide margin adds."""


@rule("RE-MEL-02", "RE-MEL-04", "RE-DIE-07", "RE-DIE-09")
def contest(bout: Bout) -> Play[Result]:
    """Both throw and add; the higher total wins. A side without agility loses without a throw."""
    certain = _certain(bout)
    if certain is not None:
        yield note("RE-MEL-03", f"re-melee-certain-{certain}", who=Ref(bout.attacker), whom=Ref(bout.defender))
        return Result(certain)
    attack = yield from roll(
        pool(1, bout.attack, bout.options), "RE-MEL-02", seat=bout.attacker_seat, who=bout.attacker
    )
    defence = yield from roll(
        pool(1, bout.defence, bout.options), "RE-MEL-02", seat=bout.defender_seat, who=bout.defender
    )
    if attack == defence:
        return (yield from _tie(bout, attack))
    outcome: Outcome = "hit" if attack > defence else "repelled"
    who, whom = Ref(bout.attacker), Ref(bout.defender)
    yield note("RE-MEL-04", f"re-melee-{outcome}", who=who, whom=whom, attack=attack, defence=defence)
    return Result(outcome, _extra(attack - defence, bout.options))


@rule("RE-MEL-03", "RE:both_agi_zero")
def _certain(bout: Bout) -> Outcome | None:
    """Who wins without dice because the other has no agility; None if dice decide."""
    own, other = bout.agility
    if bout.leaving or (own and other):
        return None
    if not own and not other and bout.options.both_agi_zero == "normal_contest":
        return None
    return "hit" if own else "repelled"


@rule("RE-MEL-05", "RE:melee_margin")
def _extra(margin: int, options: Options) -> int:
    return max(0, margin) // MARGIN if options.melee_margin == "plus_1_per_6" else 0


@rule("RE-MEL-04", "RE:melee_tie")
def _tie(bout: Bout, total: int) -> Play[Result]:
    """Both are level: the more agile wins, and between equals plain throws until one is ahead; or as the table says."""
    result, by = Result("repelled"), "table"
    match bout.options.melee_tie:
        case "both_hit":
            result = Result("both")
        case "reroll":
            by = "roll"
            ahead = yield from _until_decided(bout, bout.attack, bout.defence)
            result = Result("hit" if ahead > 0 else "repelled", _extra(ahead, bout.options))
        case "higher_agi_then_reroll":
            own, other = bout.agility
            ahead, by = own - other, "agi"
            if not ahead:
                by = "roll"
                ahead = yield from _until_decided(bout, own, other)
            result = Result("hit" if ahead > 0 else "repelled")
    who, whom = Ref(bout.attacker), Ref(bout.defender)
    yield note("RE-MEL-04", f"re-melee-level-{result.outcome}", who=who, whom=whom, total=total, by=by)
    return result


def _until_decided(bout: Bout, attack: int, defence: int) -> Play[int]:
    """Both throw again as often as it takes; by how much the attacker is ahead then."""
    throw = Decided(pool(1, attack, bout.options), pool(1, defence, bout.options))
    return (yield from roll(throw, "RE-MEL-04", seat=bout.attacker_seat, who=bout.attacker))


@rule("RE-MEL-02", "RE:disengage")
def defence_bonus(world: World, defender: Model, attacker: Model, onset: Onset) -> Tally:
    """What the defender adds; a model that breaks away has no agility to defend with."""
    bonus = melee_bonus(world, defender, attacker, None)
    if not onset.leaving:
        return bonus
    return bonus.plus(-attribute(world, defender, "agi").total, "RE:disengage", "re-term-leaving")
