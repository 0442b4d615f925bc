"""The exact chances of a shot as it would be rolled now, without any reaction to it: to hit, to wound, to put out."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from regelwerk.dice import Law
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.odds import Odds, odds
from regelwerk.engine.policies import Policy
from regelwerk.systems.realms.rules.core.rolls import test
from regelwerk.systems.realms.rules.damage.damage import Clash, clash_of, harm_done, suffer
from regelwerk.systems.realms.rules.damage.damage_contest import (
    AGAIN,
    KEEP,
    Contest,
    RerollScene,
    SharedScene,
    worth_rerolling,
    worth_rerolling_shared,
)
from regelwerk.systems.realms.rules.shooting import area
from regelwerk.systems.realms.rules.shooting.aiming import shot_value
from regelwerk.systems.realms.rules.shooting.chances import NONE, Chance
from regelwerk.systems.realms.rules.shooting.hitting import Attempt, attempt_of, blow_of
from regelwerk.systems.realms.state import Deed, World, weapon_of


@dataclass(frozen=True, slots=True)
class Rerolling(Policy):
    """Both sides reroll damage where a plain player would; everything else by default."""

    name: str = "rerolling"

    def decide(self, prompt: Choose[Any]) -> str:
        match prompt.scene:
            case RerollScene() as scene:
                return AGAIN if worth_rerolling(scene) else KEEP
            case SharedScene() as scene:
                return AGAIN if worth_rerolling_shared(scene) else KEEP
        return prompt.default


REROLLING = Rerolling()


class Harm(NamedTuple):
    """What a hit does: the chances that it wounds at all and that it puts the target out, and the mean loss."""

    wound: Fraction = NONE
    out: Fraction = NONE
    loss: Fraction = NONE


@lru_cache(maxsize=1 << 12)
def hit_chance(attempt: Attempt) -> Fraction:
    """How likely a ranged roll succeeds."""
    law = odds(test, "", "", attempt.value, attempt.dice, "RE-SHO-02", attempt.options)
    return law.probability(True)


def harm_of(clash: Clash) -> Harm:
    """What a hit does, exactly; equal models suffer alike, whatever they are called."""
    return _harm(_plain(clash))


@lru_cache(maxsize=1 << 12)
def _harm(clash: Clash) -> Harm:
    law: Law[Any] = _odds(clash.contest).law(suffer, clash)
    harmed = law.map(lambda vitals: harm_done(clash, vitals))
    out = law.where(lambda vitals: vitals.status != "active")
    return Harm(harmed.at_least(1), out, harmed.mean())


@lru_cache(maxsize=256)
def _odds(_contest: Contest) -> Odds:
    """The memory of one contest: the dice are the same for all models."""
    return Odds(REROLLING)


def _plain(clash: Clash) -> Clash:
    """A clash without names, and with what one side is ahead instead of what each adds, where only that matters."""
    sides = clash.contest
    other = "b" if sides.hostile else "a"
    contest = sides._replace(attacker="", attacker_seat="a", target="", target_seat=other)
    if not sides.piercing:
        contest = contest._replace(attack=sides.attack - sides.defence, defence=0)
    return clash._replace(contest=contest, victim=clash.victim._replace(id="", seat=other), told=None)


@rule("RE-SHO-02")
def chances(world: World, deed: Deed) -> tuple[Chance, ...]:
    """Every target of a shot with its value and its chances as things stand."""
    if deed.point is not None:
        value = shot_value(world, deed)
        return (Chance("", value, hit_chance(attempt_of(world, deed, value.total))),)
    found = []
    for index, shots in enumerate(deed.targets):
        value = shot_value(world, deed, index)
        hit = hit_chance(attempt_of(world, deed, value.total))
        harm = harm_of(clash_at(world, deed, index))
        found.append(Chance(shots.target, value, hit, hit * harm.wound, hit * harm.out, hit * harm.loss))
    return tuple(found)


def clash_at(world: World, deed: Deed, index: int) -> Clash:
    """What a hit on one target of a shot meets; of a template, one that comes down where it was aimed."""
    weapon = weapon_of(world.find(deed.who), deed.weapon)
    if not weapon.area:
        return clash_of(world, blow_of(world, deed, index))[0]
    target = world.find(deed.targets[index].target)
    return clash_of(world, area.blow_of(world, deed, area.Caught(target.id, False), target.at))[0]
