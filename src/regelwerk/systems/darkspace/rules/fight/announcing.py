"""Announcing an interrupt: which one, what is added to it, and what it costs."""

from __future__ import annotations

from typing import Any, NamedTuple

from regelwerk.engine.answers import Answer, Cost, Numbers, Offers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Number, Play, choose, note
from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.body.stress import headroom, suffer
from regelwerk.systems.darkspace.rules.core.probe import Check, dice_thrown
from regelwerk.systems.darkspace.rules.fight.hindrances import (
    BARE_HANDS,
    PASS,
    Hindrance,
    Interrupt,
    fitting,
    label,
    least_stress,
    stress_of,
    too_weak,
)
from regelwerk.systems.darkspace.state import Deed, World, seat_of

MOST_EXTRA_AE = 3
MOST_EXTRA_STRESS = 5
"""How many points of full defence are offered at once."""
FULL_DEFENCE = 2
DEFENCES: tuple[Hindrance, ...] = ("defend", "pin_down", "block", "hinder", "obstacle")
"""All kinds of defending: extras may be added to them, and they end the phase of an act that fails."""

ARMED: tuple[Hindrance, ...] = ("pin_down", "hinder")
"""What is done with a weapon, unless with bare hands."""


class InterruptScene(NamedTuple):
    """What somebody knows who may interrupt: the announced act with its numbers, not its dice."""

    world: World
    who: str
    deed: Deed
    check: Check | None
    """None: a routine that nobody has blocked so far."""
    choice: str
    """Which question this is: the interrupt itself, action units or stress added to it, or all the stress of a full
    defence."""


class Announced(NamedTuple):
    """An interrupt that is paid for."""

    interrupt: Interrupt
    ae: int = 0
    """Action units added to make the act more difficult (DS-DEF-06)."""
    guard: int = 0
    """What attacks lose by full defence (DS-DEF-07)."""


@rule("DS-DEF-01", "DS-DEF-06", "DS-DEF-07", "DS-CORE-13")
def announce(
    world: World, who: str, deed: Deed, check: Check | None, what: Fact = None
) -> Play[tuple[World, Announced]]:
    """One participant decides on an interrupt and what to add to it, and pays for everything."""
    interrupt = yield from _which(world, who, deed, check, what)
    if interrupt == PASS:
        return world, Announced(PASS)
    extra_ae = 0
    if interrupt.kind in DEFENCES and (check is not None or interrupt.kind != "pin_down"):
        extra_ae = yield from _extra_ae(world, who, deed, check)
    stress = stress_of(world, interrupt) if world.find(who).sheet.has_stress else 0
    extra_stress = 0
    if stress and (interrupt.kind in DEFENCES or interrupt.kind == "full_defence"):
        extra_stress = yield from _extra_stress(world, who, deed, check, interrupt)
    guard = full_defence(world, interrupt, extra_stress, stress)
    if interrupt.kind == "full_defence" and not guard:
        return world, Announced(PASS)
    factor = _factor(world, who)
    ae = (interrupt.ae + extra_ae) * factor
    how = Word(f"ds-interrupt-{interrupt.kind.replace('_', '-')}")
    price = _spent(interrupt, ae, extra_ae * factor, doubled=factor > 1)
    facts: dict[str, Any] = {"who": Ref(who), "whom": Ref(deed.who), "how": how, "price": price}
    if check is None:
        yield note("DS-DEF-01", "ds-interrupts-a-routine", act=Word(f"ds-act-{deed.kind}"), **facts)
    else:
        yield note("DS-DEF-01", "ds-interrupts-an-act", **facts)
    world = yield from pay(world, who, ae, stress)
    world = yield from suffer(world, who, extra_stress, "DS-DEF-07")
    if guard:
        world = world.change(who, full_defence=world.find(who).full_defence + guard)
        yield note("DS-DEF-07", "ds-full-defence", who=Ref(who), amount=guard)
    return world, Announced(interrupt, extra_ae, guard)


def _spent(interrupt: Interrupt, ae: int, extra: int, *, doubled: bool) -> Phrase:
    """What an interrupt is made with and costs, how much of it hinders the act, and why it costs double."""
    if interrupt.kind in ARMED and interrupt.tool != BARE_HANDS:
        return phrase("ds-interrupt-price-with", weapon=Ref(interrupt.tool), ae=ae, extra=extra, doubled=doubled)
    return phrase("ds-interrupt-price", ae=ae, extra=extra, doubled=doubled)


def _which(world: World, who: str, deed: Deed, check: Check | None, what: Fact) -> Play[Interrupt]:
    actor = world.find(who)
    # Two guns of one make, aboard and steered from afar, are one answer: what matters is the make.
    found = tuple(dict.fromkeys(fitting(world, actor, deed, check)))
    if not found:
        return PASS
    factor = _factor(world, who)

    def words(key: str, interrupt: Interrupt) -> Answer[Interrupt]:
        if interrupt is PASS:
            return Answer(key, PASS, label(world, PASS, deed))
        price: tuple[Cost, ...] = (Cost("ds-cost-ae", interrupt.ae * factor),)
        if actor.sheet.has_stress:
            price = (*price, Cost("ds-cost-stress", least_stress(world, interrupt)))
        return Answer(key, interrupt, label(world, interrupt, deed), price)

    question = _question(world, who, deed, check, what)
    meanings = {PASS.key: PASS, **{interrupt.key: interrupt for interrupt in found}}
    listed = Offers(meanings, words, lambda: tuple(too_weak(world, actor, deed)))
    scene = InterruptScene(world, who, deed, check, "interrupt")
    pool = () if check is None else (Number("ds-number-pool", dice_thrown(check, world.options)),)
    seat = seat_of(world, actor)
    return (yield from choose(seat, who, "DS-DEF-01", question, listed, PASS.key, scene, numbers=pool))


def _question(world: World, who: str, deed: Deed, check: Check | None, what: Fact) -> Phrase:
    """Four questions, so that a standing order can settle each by itself: about routines, about acts without a target,
    about what is done to others, and about what is done to oneself.
    """
    facts: dict[str, Fact] = {"who": Ref(who), "whom": Ref(deed.who), "act": what or Word(f"ds-act-{deed.kind}")}
    if check is None:
        return phrase("ds-ask-interrupt-routine", **facts)
    pool = dice_thrown(check, world.options)
    if not deed.target:
        return phrase("ds-ask-interrupt", **facts, pool=pool)
    if deed.target == who:
        return phrase("ds-ask-interrupt-self", **facts, pool=pool)
    return phrase("ds-ask-interrupt-at", **facts, pool=pool, target=Ref(deed.target))


@rule("DS-DEF-06")
def _extra_ae(world: World, who: str, deed: Deed, check: Check | None) -> Play[int]:
    """Up to 3 further AE, each of which takes 1 off the result."""
    factor = _factor(world, who)
    answers = Numbers(0, MOST_EXTRA_AE, "ds-answer-extra-ae", lambda n: (Cost("ds-cost-ae", n * factor),) if n else ())
    question = phrase("ds-ask-extra-ae", who=Ref(who), whom=Ref(deed.who))
    scene = InterruptScene(world, who, deed, check, "ae")
    return (yield from choose(seat_of(world, world.find(who)), who, "DS-DEF-06", question, answers, "0", scene))


@rule("DS-DEF-07")
def _extra_stress(world: World, who: str, deed: Deed, check: Check | None, interrupt: Interrupt) -> Play[int]:
    """Further stress, each point of which takes 2 off all attacks until the next phase.

    The point without which a full defence would be none belongs to its price and is not asked for again.
    """
    actor = world.find(who)
    room = min(MOST_EXTRA_STRESS, headroom(actor, world) - stress_of(world, interrupt))
    if room <= 0:
        return 0
    paid = least_stress(world, interrupt) - stress_of(world, interrupt)
    answers = Numbers(
        0, room, "ds-answer-extra-stress", lambda n: (Cost("ds-cost-stress", n - paid),) if n > paid else ()
    )
    question = phrase("ds-ask-extra-stress", who=Ref(who), whom=Ref(deed.who))
    scene = InterruptScene(world, who, deed, check, "full_defence" if interrupt.kind == "full_defence" else "stress")
    return (yield from choose(seat_of(world, actor), who, "DS-DEF-07", question, answers, str(paid), scene))


@rule("DS-DEF-07", "DS:full_defence_counts_fee")
def full_defence(world: World, interrupt: Interrupt, extra: int, fee: int) -> int:
    """What attacks lose: 2 for each point of stress that was added, or for the fee as well."""
    if interrupt.kind == "cover":
        return 0
    return FULL_DEFENCE * (extra + (fee if world.options.full_defence_counts_fee else 0))


def _factor(world: World, who: str) -> int:
    """After a collapse an interrupt costs twice its action units too (DS-CORE-13)."""
    return 2 if world.find(who).doubled else 1


@rule("DS-AE-04", "DS-AE-05", "DS-ACT-05", "DS-MOV-09", "DS-DEF-18", "DS-CORE-13")
def pay(world: World, who: str, ae: int, stress: int) -> Play[World]:
    """Action units go to the account, never to a budget; the aim is lost."""
    actor = world.find(who)
    world = world.put(
        replace(actor, account=actor.account + ae, aim=0, doubled=False, interrupted=not actor.sheet.has_stress)
    )
    return (yield from suffer(world, who, stress, "DS-ACT-05"))
