"""A phase: acts are chosen, paid, perhaps hindered and carried out, until 3 AE are used or somebody has had enough."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Literal, NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Answer, Cost, Listed, Offers, Refusal
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Note, Play, choose, note
from regelwerk.engine.facts import Fact, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.darkspace.rules.body.monitors import can_probe
from regelwerk.systems.darkspace.rules.body.stress import headroom, suffer
from regelwerk.systems.darkspace.rules.core.acts import BUDGET, Act, Nature, key_of
from regelwerk.systems.darkspace.rules.core.events import settle
from regelwerk.systems.darkspace.rules.core.menu import ACTS, Menu
from regelwerk.systems.darkspace.rules.core.offers import Kinds
from regelwerk.systems.darkspace.rules.core.probe import Check
from regelwerk.systems.darkspace.rules.core.side_probes import buy_dice, side_probe
from regelwerk.systems.darkspace.rules.core.strength import cheaper, spend_on_probe
from regelwerk.systems.darkspace.rules.cortex import machines, systems
from regelwerk.systems.darkspace.rules.fight.ambush import unexpected
from regelwerk.systems.darkspace.rules.fight.defence import after_act
from regelwerk.systems.darkspace.rules.fight.interrupts import block_routine
from regelwerk.systems.darkspace.state import Actor, Deed, Phase, Progress, World, seat_of

END = "end"
GO_ON = "continue"
BACK = "back"
KEEP_AN_AIM = ("aim", "suppress_handicap")
"""After anything else an aim is used up or lost."""
FREE = ("sprint", "long_sprint", "suppress_handicap")
"""Acts that cost no action units; by one ruling small things do not cost any either (DS:min_ae_cost)."""
TELL_THEMSELVES = ("attack", "hack", "ram", "cut_off", "suppress_handicap")
"""Acts that begin with a line of their own; so do all that go unnoticed."""


TOLD_AS_OFFERED = ("move", "long_sprint", "obstacle", "treat")
"""Acts whose name alone does not say where they lead or what is treated."""


class ActScene(NamedTuple):
    """What somebody knows who chooses an act: the kinds on offer and what each could be."""

    world: World
    who: str
    menu: Mapping[str, tuple[Deed, ...]]


class DeedScene(NamedTuple):
    """What somebody knows who chooses between deeds of one kind."""

    world: World
    who: str
    deeds: tuple[Deed, ...]


class PayScene(NamedTuple):
    """What somebody knows whose act costs more than the phase has left."""

    world: World
    deed: Deed
    cost: int
    left: int


def phase_of(world: World) -> Phase:
    """The running phase."""
    assert world.phase is not None
    return world.phase


@rule("DS-AE-02", "DS-AE-07", "DS-AE-08")
def left_in(phase: Phase) -> int:
    """The action units of the budget that are left."""
    return max(0, BUDGET - phase.used)


@rule("DS-AE-09", "DS-AE-08", "DS:overdraw_max")
def overdraft(world: World, actor: Actor) -> int:
    """How many action units somebody could still overdraw: each costs 1 stress."""
    room = headroom(actor, world)
    most = world.options.overdraw_max
    return min(room, most - phase_of(world).overdrawn) if most else room


@rule("DS-ORD-05", "DS-AE-06", "DS-AE-07")
def take_act(world: World) -> Play[World]:
    """One act of the running phase, or its end."""
    phase = phase_of(world)
    actor = world.find(phase.who)
    if phase.over or not actor.active:
        return (yield from end_phase(world))
    if not left_in(phase) and not overdraft(world, actor) and not _free_acts(world, actor):
        return (yield from end_phase(world))
    deed = yield from _choose_deed(world, actor)
    if isinstance(deed, Deed):
        return (yield from carry_out(world, deed))
    if deed == BACK:
        return world
    if not phase.acts:
        yield note("DS-AE-06", "ds-waits", who=Ref(actor.id))
    return (yield from end_phase(world))


def _free_acts(world: World, actor: Actor) -> bool:
    """Whether something that costs nothing can still be done, such as the sprint after 3 AE of moving."""
    menu = Menu(world, actor)
    kinds = FREE if world.options.min_ae_cost else ACTS
    return any(not ACTS[kind].cost(world, deed).total for kind in kinds for deed in menu.get(kind))


def affordable(world: World, actor: Actor, deeds: tuple[Deed, ...]) -> tuple[Deed, ...]:
    """The acts that can be paid now, overdrawn, or at least begun."""
    if left_in(phase_of(world)):
        return deeds
    most = overdraft(world, actor)
    return tuple([deed for deed in deeds if total_cost(world, deed).total <= most])


@rule("DS-CORE-13")
def total_cost(world: World, deed: Deed) -> Tally:
    """What an act costs, doubled after a collapse."""
    cost = ACTS[deed.kind].cost(world, deed)
    if world.find(deed.who).doubled:
        cost = cost.plus(cost.total, "DS-CORE-13", "ds-term-doubled")
    return cost


def _choose_deed(world: World, actor: Actor) -> Play[Deed | Literal["end", "back"]]:
    """Which kind of act, then against whom and with what; or the end of the phase, or second thoughts."""
    only: Nature | None = "attack" if phase_of(world).kind == "ambush" else None
    menu = Menu(world, actor, partial(affordable, world, actor), only)
    goes_on = _continued(world, actor)
    if goes_on is None and not menu:
        return "end"
    seat = seat_of(world, actor)
    left = left_in(phase_of(world))
    # A player who never overdraws can leave this second question to a standing order.
    question = phrase("ds-ask-act" if left else "ds-ask-overdraw", who=Ref(actor.id), left=left)

    def words(key: str, deeds: tuple[Deed, ...] | None) -> Answer[str]:
        if deeds is not None:
            return _kind_answer(world, key, deeds, left)
        if goes_on is None or key == END:
            return Answer(END, END, phrase("ds-answer-end"))
        assert actor.progress is not None
        label = phrase("ds-answer-continue", act=Word(f"ds-act-{goes_on.kind}"))
        return Answer(GO_ON, GO_ON, label, _price(rest_of(actor.progress).total, left))

    def refused() -> list[Refusal]:
        return [
            Refusal(kind, phrase("ds-answer-act", act=Word(f"ds-act-{kind}")), why.reason, why.rule_id)
            for kind, why in menu.refused()
        ]

    answers = Kinds((END,) if goes_on is None else (END, GO_ON), menu, words, refused)
    scene = ActScene(world, actor.id, menu)
    kind = yield from choose(seat, actor.id, "DS-ORD-05", question, answers, END, scene, alone=True)
    if kind == END:
        return "end"
    if kind == GO_ON and goes_on is not None:
        return goes_on
    deed = yield from _which(world, actor, ACTS[kind], menu[kind])
    return "back" if deed is None else (yield from ACTS[kind].declare(world, deed))


@rule("DS-AE-09")
def _price(cost: int, left: int) -> tuple[Cost, ...]:
    """What an act costs as people are shown it: once the budget is used up, every action unit is stress as well."""
    if not cost:
        return ()
    return (Cost("ds-cost-ae", cost),) if left else (Cost("ds-cost-ae", cost), Cost("ds-cost-stress", cost))


def _kind_answer(world: World, kind: str, deeds: tuple[Deed, ...], left: int) -> Answer[str]:
    """A kind of act as an answer; what it costs is shown where all of its kind cost the same."""
    costs = {total_cost(world, deed).total for deed in deeds}
    price = _price(costs.pop(), left) if len(costs) == 1 else ()
    return Answer(kind, kind, phrase("ds-answer-act", act=Word(f"ds-act-{kind}")), price)


def _which(world: World, actor: Actor, act: Act, deeds: tuple[Deed, ...]) -> Play[Deed | None]:
    """Which deed of one kind; None thinks better of it: what nobody answers must not cost anything."""
    if len(deeds) == 1:
        return deeds[0]

    def words(key: str, deed: Deed | None) -> Answer[Deed | None]:
        if deed is None:
            return Answer(BACK, None, phrase("ds-answer-back"))
        price = _price(total_cost(world, deed).total, left_in(phase_of(world)))
        return Answer(key, deed, act.label(world, deed), price)

    meanings: dict[str, Deed | None] = {BACK: None}
    for deed in deeds:
        meanings.setdefault(key_of(deed), deed)
    question = phrase("ds-ask-which", who=Ref(actor.id), act=Word(f"ds-act-{act.kind}"))
    scene = DeedScene(world, actor.id, deeds)
    seat = seat_of(world, actor)
    answers = Offers(meanings, words)
    return (yield from choose(seat, actor.id, act.rule_id, question, answers, BACK, scene, alone=True))


@rule("DS-AE-03", "DS:split_act")
def _continued(world: World, actor: Actor) -> Deed | None:
    """The act that was begun, if it can still be gone on with: it is on offer, and something of it can be paid now."""
    if actor.progress is None:
        return None
    begun = actor.progress.deed
    if not left_in(phase_of(world)) and rest_of(actor.progress).total > overdraft(world, actor):
        return None
    # Which order a machine gets is named with the announcement: the offer knows nothing of it yet.
    detail = "" if begun.kind == "instruct" else begun.detail
    offer = ACTS[begun.kind].deeds(world, actor)
    same = not isinstance(offer, Refused) and any(
        (deed.target, deed.tool, deed.detail) == (begun.target, begun.tool, detail) for deed in offer
    )
    return begun if same else None


def carry_out(world: World, deed: Deed) -> Play[World]:
    """Pay an act; once its last action unit is paid it happens."""
    paid = yield from pay(world, deed)
    if paid is None:
        return world
    world, price = paid
    if price is None:
        world = replace(world, phase=replace(phase_of(world), over=True))
        aims = ACTS[deed.kind].nature == "attack"
        return world if aims else world.change(deed.who, aim=0)
    world = yield from happen(world, replace(deed, paid=price))
    if world.phase is not None and world.phase.kind == "ambush":
        world = replace(world, phase=replace(world.phase, over=True))
    return (yield from settle(world))


@rule("DS-AE-03", "DS-AE-04", "DS-AE-09", "DS-ORD-05", "DS-CORE-13", "DS:split_act")
def pay(world: World, deed: Deed) -> Play[tuple[World, int | None] | None]:
    """Action units go to the account; too dear an act is overdrawn for stress, or begun and left for the next phase.

    None: somebody thought better of it. The second value is what the act costs in all once that is paid, else None.
    """
    actor = world.find(deed.who)
    phase = phase_of(world)
    begun = actor.progress if actor.progress is not None and actor.progress.deed == deed else None
    if begun is None:
        world, price = yield from cheaper(world, deed, total_cost(world, deed))
    else:
        price = rest_of(begun)
    cost = price.total
    left = left_in(phase)
    extra = max(0, cost - left)
    how: Literal["pay", "overdraw", "begin", "back"] = "pay"
    if extra and not left and extra <= overdraft(world, actor):
        # An actor who goes on with nothing left has agreed already: there is no other way to pay.
        how = "overdraw"
    elif extra:
        how = yield from _how_to_pay(world, deed, price, left)
    if how == "back":
        return None
    spent = left if how == "begin" else cost
    if extra and how == "overdraw":
        world = yield from suffer(world, deed.who, extra, "DS-AE-09")
        phase = replace(phase_of(world), overdrawn=phase.overdrawn + extra)
    world = replace(world, phase=replace(phase, used=phase.used + spent, acts=phase.acts + 1))
    actor = world.find(deed.who)
    keeps = world.options.split_act == "keep" and begun is None
    progress = actor.progress if keeps else None
    if how == "begin":
        act = Word(f"ds-act-{deed.kind}")
        yield note("DS-AE-03", "ds-makes-a-start", who=Ref(deed.who), act=act, spent=spent, left=cost - spent)
        progress = Progress(deed, spent, cost) if begun is None else replace(begun, paid=begun.paid + spent)
    # What was begun has its price; a collapse since then is for the next act.
    doubled = actor.doubled and (begun is not None or not cost)
    world = world.put(replace(actor, account=actor.account + spent, progress=progress, doubled=doubled))
    if how == "begin":
        return world, None
    return world, cost if begun is None else begun.price


@rule("DS-AE-03")
def rest_of(begun: Progress) -> Tally:
    """What is still to be paid for an act that was begun: its price of then, less what was paid."""
    price = tally(begun.price, "DS-AE-03", "ds-term-begun", "begun")
    return price.plus(-begun.paid, "DS-AE-03", "ds-term-paid", "paid")


def _how_to_pay(world: World, deed: Deed, price: Tally, left: int) -> Play[Literal["overdraw", "begin", "back"]]:
    actor = world.find(deed.who)
    cost = price.total
    extra = cost - left
    answers: list[Answer[Literal["overdraw", "begin", "back"]]] = [Answer(BACK, "back", phrase("ds-answer-back"))]
    refused = []
    if extra <= overdraft(world, actor):
        costs = (Cost("ds-cost-ae", cost), Cost("ds-cost-stress", extra))
        answers.append(Answer("overdraw", "overdraw", phrase("ds-answer-overdraw"), costs))
    else:
        reason = phrase("ds-refuse-overdraw", extra=extra)
        refused.append(Refusal("overdraw", phrase("ds-answer-overdraw"), reason, "DS-AE-09"))
    if left:
        answers.append(Answer("begin", "begin", phrase("ds-answer-begin"), (Cost("ds-cost-ae", left),)))
    act = Word(f"ds-act-{deed.kind}")
    question = phrase("ds-ask-pay", who=Ref(actor.id), act=act, cost=price, left=left)
    scene = PayScene(world, deed, cost, left)
    seat = seat_of(world, actor)
    return (yield from choose(seat, actor.id, "DS-AE-09", question, Listed(answers, refused), BACK, scene))


@rule("DS-ACT-01", "DS-ACT-03", "DS-ACT-04", "DS-MOV-09", "DS-DEF-05", "DS-DEF-08")
def happen(world: World, deed: Deed) -> Play[World]:
    """A paid act takes place: the others may block a routine, an aim is used up or lost, hindrances take effect."""
    act = ACTS[deed.kind]
    deed = unexpected(world, deed)
    succeeded = True
    if deed.kind not in TELL_THEMSELVES and act.sphere != "stealth":
        yield _announced(world, deed, act)
    if act.nature == "routine":
        world, check = yield from block_routine(world, deed, _in_words(world, deed, act))
        if check is not None:
            world, succeeded = yield from blocked(world, deed, check)
    if not world.find(deed.who).active:
        succeeded = False
    before = world
    if succeeded:
        world, succeeded = yield from act.perform(world, deed)
    if deed.kind not in KEEP_AN_AIM:
        world = world.change(deed.who, aim=0, cheaper=None)
    return (yield from after_act(world, deed, succeeded, before))


def _in_words(world: World, deed: Deed, act: Act) -> Fact:
    """A routine as it is announced: where it leads or what it is done to, if that is more than its name."""
    return act.label(world, deed) if deed.target or deed.detail else Word(f"ds-act-{deed.kind}")


@rule("DS-ORD-05")
def _announced(world: World, deed: Deed, act: Act) -> Note:
    """The line of the log that says what is about to be done and what it costs, before anybody answers it."""
    who, what = Ref(deed.who), Word(f"ds-act-{deed.kind}")
    if deed.kind in TOLD_AS_OFFERED:
        return note(act.rule_id, "ds-announces-what", who=who, act=what, what=act.label(world, deed), ae=deed.paid)
    if deed.target and deed.target != deed.who:
        return note(act.rule_id, "ds-announces-to", who=who, act=what, whom=Ref(deed.target), ae=deed.paid)
    return note(act.rule_id, "ds-announces", who=who, act=what, ae=deed.paid)


@rule("DS-DEF-05", "DS-MON-08")
def blocked(world: World, deed: Deed, check: Check) -> Play[tuple[World, bool]]:
    """The probe that a blocked routine has become: like any own one it may be bettered; without probes it fails."""
    if not can_probe(world.find(deed.who), world.options):
        yield note("DS-MON-08", "ds-cannot-probe", who=Ref(deed.who))
        return world, False
    world, check = yield from buy_dice(world, deed, check)
    world, check = yield from spend_on_probe(world, deed, check)
    world, rolled = yield from side_probe(world, check)
    return world, rolled.success


@rule("DS-AE-06", "DS-AE-07", "DS-MOV-08", "DS-CTX-05", "DS-DEF-11", "DS-MAC-06", "DS:turn_order")
def end_phase(world: World) -> Play[World]:
    """A phase ends: distraction is over, a system pays for its memory, a machine has done as it was told."""
    phase = phase_of(world)
    actor = world.find(phase.who)
    if world.options.turn_order == "continuous" and not phase.used and phase.kind == "normal":
        world = world.change(actor.id, account=actor.account + 1)
    world = world.change(actor.id, distracted_by="", cheaper=None)
    world = yield from systems.end_of_phase(world, actor.id)
    world = yield from machines.after_phase(world, actor.id)
    acted = (*world.acted, actor.id) if phase.kind == "normal" else world.acted
    stage = "order" if phase.kind == "normal" else phase.kind
    return (yield from settle(replace(world, phase=None, stage=stage, acted=acted)))
