"""Equipment: things that are used as an action, what they do, and how often they can be used."""

from __future__ import annotations

from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Answer, Refusal
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.realms.rules.core import reactions
from regelwerk.systems.realms.rules.core.acts import Act, announced, paid, price, too_dear
from regelwerk.systems.realms.rules.core.picking import Picking, pick
from regelwerk.systems.realms.rules.damage.wounds import heal
from regelwerk.systems.realms.rules.sight.positions import in_contact
from regelwerk.systems.realms.state import Deed, Model, Shots, World
from regelwerk.systems.realms.values import Attribute, Item

UNLIMITED = -1
"""How many uses are left of something that can be used without limit, as the log is told."""


@rule("RE-EQP-01", "RE-EQP-02", "RE-EQP-03", "RE:ruling_109")
def usable_items(model: Model) -> tuple[Item, ...]:
    """What a model can use as an action; things without a cost in action points work by themselves."""
    return tuple(item for item in model.card.items if item.ap)


def item_of(model: Model, item: str) -> Item:
    return next(one for one in model.card.items if one.id == item)


@rule("RE-EQP-02", "RE-EQP-03", "RE:ruling_108")
def why_not(world: World, model: Model, item: Item, target: Model) -> Refused | None:
    """Why an item cannot be used on somebody."""
    if not model.uses_left(item.id, item.uses):
        return Refused(phrase("re-refuse-used-up", weapon=Ref(item.id)), "RE-EQP-03")
    if target.id != model.id and not in_contact(world, model, target):
        return Refused(phrase("re-refuse-no-contact", whom=Ref(target.id)), "RE-EQP-03")
    if item.heals:
        if target.card.type != "infantry":
            return Refused(phrase("re-refuse-infantry-only", what=Ref(item.id)), "RE-EQP-03")
        if target.vitals.hp >= target.card.hp:
            return Refused(phrase("re-refuse-unhurt", whom=Ref(target.id), what=Ref(item.id)), "RE-EQP-03")
    elif _works_already(model, item):
        return Refused(phrase("re-refuse-works-already", what=Ref(item.id)), "RE-EQP-03")
    return too_dear(model, item.ap)


def _works_already(model: Model, item: Item) -> bool:
    """Whether everything that an item raises is raised by as much already: a second dose adds nothing."""
    aided = dict(model.aided)
    return all(aided.get(name, 0) >= amount for name, amount in item.modifiers)


def _targets(world: World, model: Model, item: Item) -> tuple[Model, ...]:
    """On whom an item could be used: what heals also on friends, standing or out; everything else on oneself."""
    return (model, *world.friends(model)) if item.heals else (model,)


@rule("RE-EQP-02", "RE-ACT-04")
def _offered(world: World, model: Model) -> Refused | bool:
    items = usable_items(model)
    if not items:
        return False
    reasons = [why_not(world, model, item, target) for item in items for target in _targets(world, model, item)]
    return True if None in reasons else reasons[0] or False


def _cheapest(_world: World, model: Model) -> int:
    return min((item.ap for item in usable_items(model)), default=0)


@rule("RE-EQP-02")
def _declare(world: World, model: Model) -> Play[Deed | None]:
    """Which item, and for whom."""
    found, refused = [], []
    for item in usable_items(model):
        for target in _targets(world, model, item):
            key = f"{item.id}:{target.id}"
            label = phrase("re-answer-use", what=Ref(item.id), whom=Ref(target.id))
            why = why_not(world, model, item, target)
            if why is None:
                deed = Deed("use_equipment", model.id, targets=(Shots(target.id),), item=item.id)
                found.append(Answer(key, deed, label, price(item.ap)))
            elif target.id == model.id or in_contact(world, model, target):
                refused.append(Refusal(key, label, *why))
    question = phrase("re-ask-use", who=Ref(model.id))
    return (yield from pick(Picking(world, model.id, "use_equipment"), "RE-EQP-02", question, found, refused))


@rule("RE-EQP-02")
def cost(world: World, deed: Deed) -> Tally:
    """What the item says."""
    item = item_of(world.find(deed.who), deed.item)
    return tally(item.ap, "RE-EQP-02", "re-term-item", item.id)


@rule("RE-EQP-02", "RE-EQP-03")
def _perform(world: World, deed: Deed) -> Play[World]:
    """Pay, let others react, then use the item if that is still possible; each use is struck off."""
    price_paid = cost(world, deed)
    world = paid(world, deed, price_paid)
    said = announced(deed, "RE-EQP-02", price_paid)
    world, window = yield from reactions.before(world, deed, (reactions.here(world, deed.who),), said)
    if _still_possible(world, deed):
        world = yield from _use(world, deed, price_paid)
    else:
        yield note("RE-REA-09", "re-act-lost", who=Ref(deed.who), act=Word("re-act-use_equipment"))
    return (yield from reactions.after(world, window))


def _still_possible(world: World, deed: Deed) -> bool:
    model, target = world.find(deed.who), world.find(deed.target)
    near = target.id == model.id or in_contact(world, model, target)
    return model.active and target.on_table and near


@rule("RE-EQP-03", "RE:ruling_108")
def _use(world: World, deed: Deed, cost: Tally) -> Play[World]:
    """The item does what it does, and one use of it is struck off if they are numbered."""
    model, target = world.find(deed.who), world.find(deed.target)
    item = item_of(model, deed.item)
    left = UNLIMITED
    if item.uses:
        model = model.after_use(item.id)
        world = world.change(model.id, used=model.used)
        left = model.uses_left(item.id, item.uses)
    by, what = Ref(model.id), Ref(item.id)
    if not item.heals:
        raised = tuple(
            phrase("re-item-raises", what=Word(f"re-attribute-{name}"), amount=amount)
            for name, amount in item.modifiers
        )
        yield note("RE-EQP-03", "re-item-helps", by=by, what=what, cost=cost, uses=left, raised=raised)
        return world.change(model.id, aided=_raised(model.aided, item))
    world = treated(world, target.id, item.heals)
    now, who = world.find(target.id), Ref(target.id)
    gained = now.vitals.hp - target.vitals.hp
    yield note("RE-EQP-03", "re-healed", by=by, what=what, cost=cost, uses=left, who=who, hp=gained, left=now.vitals.hp)
    if now.active and not target.active:
        yield note("RE-DMG-10", "re-comes-round", who=who, critical=now.vitals.critical)
    return world


@rule("RE-EQP-03", "RE:ruling_109")
def _raised(aided: tuple[tuple[Attribute, int], ...], item: Item) -> tuple[tuple[Attribute, int], ...]:
    """Attributes with what an item adds to them until the bearer's next phase."""
    now = dict(aided)
    for name, amount in item.modifiers:
        now[name] = now.get(name, 0) + amount
    return tuple(sorted(now.items()))


@rule("RE-EQP-03", "RE-DMG-10", "RE:ruling_39")
def treated(world: World, who: str, amount: int) -> World:
    """Hit points come back; a model that was out lies there again alive, with its phase of this round gone."""
    before = world.find(who)
    world = world.hurt(who, heal(before.vitals, before.card, amount, world.options))
    if before.active or not world.find(who).active:
        return world
    world = world.change(who, prone=True, had_phase=True, unused=0, fire_ready=False, guard=False, fast=False)
    return replace(world, queue=tuple(one for one in world.queue if one != who))


ACTS = (Act("use_equipment", "RE-EQP-02", _offered, _cheapest, _declare, cost, _perform),)
