"""Autofire: how many shots go to whom, and what several shots at one target are worth."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Answer, Listed, Refusal
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.tally import Tally
from regelwerk.space.bases import EPS
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.acts import BACK
from regelwerk.systems.realms.rules.shooting.targets import legal_targets, measures_ahead
from regelwerk.systems.realms.rules.sight.positions import distance
from regelwerk.systems.realms.state import Deed, Model, Shots, World, seat_of, weapon_of
from regelwerk.systems.realms.values import Weapon

CHAIN = 3
"""How far apart two targets of one burst may be, in centimetres (RE-AUT-02)."""
HOLD = "hold"
"""The answer that names no further target."""


class BurstScene(NamedTuple):
    """What somebody knows who spreads a burst: the announcement so far, and what is asked of it."""

    world: World
    who: str
    deed: Deed
    choice: str
    """`shots`: how many shots the last target gets; `next`: who else is shot at."""


@rule("RE-AUT-01", "RE-SHO-05", "RE:ruling_64")
def shots_of(weapon: Weapon, mode: str) -> int:
    """How many shots an attack has: one, and one for each point of autofire; who aims fires only one."""
    return 1 if mode == "aimed_shot" or weapon.area else 1 + weapon.af


@rule("RE-AUT-03", "RE-AUT-04", "RE-AUT-05", "RE:autofire_target_malus")
def with_autofire(value: Tally, deed: Deed, index: int, options: Options) -> Tally:
    """A value to hit: each further shot at a target raises it, each further target lowers it."""
    value = value.plus(deed.targets[index].shots - 1, "RE-AUT-04", "re-term-burst")
    malus = min(index, 1) if options.autofire_target_malus == "flat" else index
    return value.plus(-malus, "RE-AUT-03", "re-term-further-target")


@rule("RE-AUT-04")
def damage_bonus(shots: int) -> int:
    """What several shots at one target add to the damage roll."""
    return shots - 1


@rule("RE-AUT-02", "RE-GEO-19")
def why_not_next(world: World, before: Model, target: Model) -> Refused | None:
    """Why a burst cannot go on from one target to another: they are too far apart."""
    far = distance(world, before, target)
    if far <= CHAIN + EPS:
        return None
    apart = round(far, 1)
    reason = phrase("re-refuse-chain", whom=Ref(target.id), before=Ref(before.id), cm=apart, most=CHAIN)
    return Refused(reason, "RE-AUT-02")


@rule("RE-AUT-01", "RE-AUT-02", "RE-GEO-19", "RE-SHO-05", "RE:premeasure")
def spread(world: World, deed: Deed) -> Play[Deed | None]:
    """Decide how the shots of a burst are spread over a chain of targets; None: thought better of it.

    All of them go to the one target unless there is somebody else. How far the targets are apart is measured like the
    range: in advance only where the table does so.
    """
    left = shots_of(weapon_of(world.find(deed.who), deed.weapon), deed.kind)
    if left == 1:
        return deed
    deed = deed._replace(targets=(Shots(deed.target, left),))
    while left > 1 and _others(world, deed):
        shots = yield from _how_many(world, deed, left)
        if shots is None:
            return None
        deed = deed._replace(targets=(*deed.targets[:-1], Shots(deed.targets[-1].target, shots)))
        left -= shots
        if not left:
            break
        target = yield from _whom(world, deed, left)
        if target is None:
            return None
        if not target:
            break
        deed = deed._replace(targets=(*deed.targets, Shots(target, left)))
    return deed


def _others(world: World, deed: Deed) -> tuple[Model, ...]:
    """Whom a burst can go on to after its last target."""
    shooter = world.find(deed.who)
    named = {shots.target for shots in deed.targets}
    found = legal_targets(world, shooter, weapon_of(shooter, deed.weapon), deed.kind)
    others = tuple(target for target in found if target.id not in named)
    if not measures_ahead(world.options):
        return others
    last = world.find(deed.targets[-1].target)
    return tuple(target for target in others if why_not_next(world, last, target) is None)


def _how_many(world: World, deed: Deed, left: int) -> Play[int | None]:
    whom = Ref(deed.targets[-1].target)
    answers: list[Answer[int | None]] = [
        Answer(str(n), n, phrase("re-answer-shots", n=n, whom=whom)) for n in range(left, 0, -1)
    ]
    answers.append(Answer(BACK, None, phrase("re-answer-back")))
    question = phrase("re-ask-shots", who=Ref(deed.who), whom=whom, left=left)
    scene = BurstScene(world, deed.who, deed, "shots")
    return (yield from choose(seat_of(world, deed.who), deed.who, "RE-AUT-02", question, Listed(answers), BACK, scene))


def _whom(world: World, deed: Deed, left: int) -> Play[str | None]:
    """Who gets the next shots: "" for nobody, None to take the announcement back."""
    answers: list[Answer[str | None]] = [Answer(HOLD, "", phrase("re-answer-hold", left=left))]
    answers += [Answer(one.id, one.id, phrase("re-answer-also", whom=Ref(one.id))) for one in _others(world, deed)]
    answers.append(Answer(BACK, None, phrase("re-answer-back")))
    question = phrase("re-ask-next-target", who=Ref(deed.who), left=left)
    listed = Listed(answers, lambda: _too_far_apart(world, deed))
    scene = BurstScene(world, deed.who, deed, "next")
    return (yield from choose(seat_of(world, deed.who), deed.who, "RE-AUT-02", question, listed, BACK, scene))


def _too_far_apart(world: World, deed: Deed) -> list[Refusal]:
    """Targets in sight that a burst cannot go on to, where the table may measure that."""
    if not measures_ahead(world.options):
        return []
    shooter, last = world.find(deed.who), world.find(deed.targets[-1].target)
    named = {shots.target for shots in deed.targets}
    refusals = []
    for target in legal_targets(world, shooter, weapon_of(shooter, deed.weapon), deed.kind):
        refused = why_not_next(world, last, target) if target.id not in named else None
        if refused is not None:
            refusals.append(Refusal(target.id, phrase("re-answer-also", whom=Ref(target.id)), *refused))
    return refusals
