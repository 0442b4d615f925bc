"""Break-ins: which act brings the infiltrators on, with whom, and whether it is worth being noticed."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from regelwerk.dice import Law
from regelwerk.engine.interpreters.odds import Odds, odds
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.break_in.infiltration import (
    Feat,
    Judged,
    Trial,
    after_act,
    is_behind,
    is_over,
    resolve_infiltration,
)
from regelwerk.systems.darkspace.rules.break_in.infiltration_acts import (
    AgreeScene,
    GroupScene,
    checks_of,
    feat_of,
    prize,
    trial_of,
)
from regelwerk.systems.darkspace.rules.break_in.infiltration_menu import companions, helper_of
from regelwerk.systems.darkspace.rules.core.group_probes import worth_keeping
from regelwerk.systems.darkspace.state import Area, Deed, World
from regelwerk.systems.darkspace.tactics.chances import nameless
from regelwerk.systems.darkspace.tactics.weights import Situation, Temper

WORTH = 20.0
"""What the success of a break-in is worth."""
FOUND_OUT = 0.2
"""What is left of it once the infiltrators are discovered."""
STEPS = 14
"""How many further acts the look-ahead covers."""
SUSPICION = 5
"""What guards gain on average when they notice something."""


class Typical(NamedTuple):
    """An act as it will be repeated: what it brings, and its chances in percent."""

    gain: int
    success: int
    hidden: int


THROWS = Odds()
"""Remembers the throws of groups: the same people throw together again and again, against other levels."""


@lru_cache(maxsize=4096)
def judged(trial: Trial) -> tuple[tuple[Judged, float], ...]:
    """Success and stealth of an act, with the chance of each."""
    law = THROWS.enumerate(lambda: resolve_infiltration(trial)).map(lambda tried: tried.judged)
    return tuple((outcome, ways / law.total) for outcome, ways in law.pairs())


@lru_cache(maxsize=1 << 14)
def aftermath(area: Area, feat: Feat, outcome: Judged, options: Options) -> Law[Area]:
    """Where an act leads, given how it came out."""
    return odds(after_act, area, feat, outcome, options)


def _nameless(trial: Trial) -> Trial:
    """A trial of people without names, whom nobody expects to collapse; what they add stands in the trial."""
    bare = [replace(nameless(cast, 0, -cast.bonus), difficulty=None) for cast in trial.casts]
    casts = tuple(sorted(bare, key=lambda cast: (cast.dice, cast.mode, cast.pair)))
    return trial._replace(casts=casts, keep=worth_keeping(casts))


@lru_cache(maxsize=1 << 16)
def prospects(need: int, lead: int, alarm: bool, typical: Typical, steps: int = STEPS) -> float:
    """The chance to reach a threshold that is so far away, with such a lead, by repeating a typical act.

    Time works for the guards while they are not ahead: a round's patrol is spread over its acts.
    """
    if need <= 0:
        return 1.0
    if steps <= 0:
        return FOUND_OUT
    success, hidden = typical.success / 100, typical.hidden / 100
    value = 0.0
    for done, chance in ((typical.gain, success), (0, 1 - success)):
        then = lead + done - (lead >= 0)
        left = need - done
        seen = FOUND_OUT if alarm or then < 0 else prospects(left, then - SUSPICION, False, typical, steps - 1)
        if left <= 0:
            seen = 1.0
        value += chance * (hidden * prospects(left, then, alarm, typical, steps - 1) + (1 - hidden) * seen)
    return value


def _value(area: Area, reached: int, typical: Typical) -> float:
    """How promising the books of a break-in are."""
    if area.reached > reached or is_over(area):
        return FOUND_OUT if area.discovered else 1.0
    if area.discovered:
        return FOUND_OUT
    need = area.thresholds[area.reached] - area.se
    return prospects(need, max(-12, min(20, area.se - area.guard_se)), area.alarm, typical)


def _typical(world: World, deed: Deed) -> Typical:
    law = judged(_nameless(trial_of(world, deed, checks_of(world, deed))))
    success = sum(share for one, share in law if one.success)
    hidden = sum(share for one, share in law if one.hidden)
    return Typical(max(1, prize(world, deed)), round(20 * success) * 5, round(20 * hidden) * 5)


def _after(world: World, deed: Deed, typical: Typical) -> float:
    """How promising things are after an act, on average."""
    area = world.area
    assert area is not None
    checks = checks_of(world, deed)
    feat = feat_of(world, deed, checks)
    law = judged(_nameless(trial_of(world, deed, checks)))
    value = 0.0
    for outcome, likely in law:
        books = aftermath(area, feat, outcome, world.options)
        future = sum(_value(one, area.reached, typical) * share for one, share in books.pairs()) / books.total
        value += future * likely
    return value


def together(world: World, deed: Deed) -> Deed:
    """An act with everybody at hand who is not too strained: the best throw and the best skill count for all."""
    others = tuple(who for who in companions(world, world.find(deed.who)) if world.find(who).stress <= CALM)
    helper = helper_of(world)
    return replace(deed, others=tuple(filter(None, (*others, helper))) if others else ())


CALM = 4
"""Beyond this stress a companion spoils a group probe more often than they help it."""


def infiltration_value(now: Situation, deed: Deed) -> float:
    """What an act of a break-in is worth: how much better the chances are than with a plain step of one's own."""
    world, area = now.world, now.world.area
    assert area is not None
    joint = together(world, deed) if deed.kind != "secure" else deed
    plain = _typical(world, together(world, Deed("sneak", now.who)))
    if deed.kind == "secure":
        return 0.0 if plain.hidden >= 60 or dict(area.secured) else _secure(world, plain)
    before = _value(area, area.reached, plain)
    after = _after(world, joint, plain)
    if after < before - now.temper.stealth and not is_behind(area):
        return 0.0
    return WORTH * after


def _secure(world: World, plain: Typical) -> float:
    """A lookout raises the stealth of the next act of all others."""
    area = world.area
    assert area is not None
    return WORTH * 0.9 * _value(area, area.reached, plain._replace(hidden=min(95, plain.hidden + 20)))


def party(scene: GroupScene, answers: list[str], temper: Temper) -> str:  # noqa: ARG001 (the shape of every answer)
    """Alone or together, whichever promises more; comrades who pay for it could take steps of their own instead."""
    world, deed = scene.world, scene.deed
    joint = together(world, deed)
    if not joint.others:
        return "alone"
    key = "with:" + "+".join(joint.others)
    if key not in answers:
        return "alone"
    typical = _typical(world, joint)
    alone, price = _after(world, deed, typical), 0.0
    area = world.area
    if area is not None and world.options.group_probe_ae == "everybody":
        comrades = sum(world.find(who).infiltrating for who in joint.others)
        price = comrades * max(0.0, alone - _value(area, area.reached, typical))
    return key if _after(world, joint, typical) >= alone + price else "alone"


def agrees(scene: AgreeScene, temper: Temper) -> str:
    """A companion helps when asked, unless their own collapse is more likely to strike out the best throw."""
    return "help" if scene.world.find(scene.who).stress < temper.nerve else "stay"
