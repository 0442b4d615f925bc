"""The regular actions: what may be done to whom, how a declared action is committed, rolled and applied."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import ALL, Play
from regelwerk.engine.facts import Fact, Phrase, Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.rules.actions.attack import (
    Blow,
    announce_attack,
    apply_attack,
    revealed,
    roll_attack,
    threatened_by_attack,
)
from regelwerk.systems.factions.rules.actions.espionage import (
    announce_espionage,
    apply_espionage,
    effect_answers,
    roll_espionage,
    threatened_by_spies,
)
from regelwerk.systems.factions.rules.actions.gather import apply_gather, roll_gather
from regelwerk.systems.factions.rules.actions.improve import Refused
from regelwerk.systems.factions.rules.actions.plans import apply_plan, roll_plan
from regelwerk.systems.factions.rules.actions.use_assets import apply_hide, roll_hide
from regelwerk.systems.factions.rules.core.assets import is_hidden_from, is_usable, usable
from regelwerk.systems.factions.rules.core.recovery import offer_shake_off
from regelwerk.systems.factions.rules.core.rolls import Contest, Tested
from regelwerk.systems.factions.rules.phase.visibility import audience, vague
from regelwerk.systems.factions.state import Act, Asset, Faction, Plan, World
from regelwerk.systems.factions.values import SPY_EFFECTS

Rolled = Blow | Contest | Tested


def label(act: Act) -> Phrase:
    """An action in words."""
    match act.kind:
        case "attack":
            return phrase("fa-act-attack", target=Ref(act.target))
        case "espionage" if act.effect == "assault" and act.item:
            return phrase("fa-act-espionage-assault-on", target=Ref(act.target), asset=Ref(act.item))
        case "espionage" if act.effect:
            return phrase(f"fa-act-espionage-{act.effect}", target=Ref(act.target))
        case "espionage":
            return phrase("fa-act-espionage", target=Ref(act.target))
        case "gather":
            return phrase("fa-act-gather")
        case "advance_plan":
            return phrase("fa-act-advance-plan", plan=Ref(act.item)) if act.item else phrase("fa-act-some-plan")
        case "asset_action":
            return phrase("fa-act-asset-action", asset=Ref(act.item))


def told_openly(world: World, who: str, act: Act) -> Phrase:
    """An action in words for everybody: which plan it is about may be a secret."""
    return label(act if audience(world, who, "plans") == ALL else vague(act))


def read_act(key: str) -> Act | None:
    """An action from its key, such as espionage:orden:siphon; None if it is none."""
    match key.split(":"):
        case ["attack", target]:
            return Act("attack", target)
        case ["espionage", target]:
            return Act("espionage", target)
        case ["espionage", target, ("intel" | "sabotage" | "siphon" | "assault") as effect]:
            return Act("espionage", target, effect)
        case ["espionage", target, "assault", asset]:
            return Act("espionage", target, "assault", asset)
        case ["gather"]:
            return Act("gather")
        case ["advance_plan", plan]:
            return Act("advance_plan", "", "", plan)
        case ["asset_action", asset]:
            return Act("asset_action", "", "", asset)
    return None


def names_known(world: World, faction: Faction, act: Act) -> bool:
    """Whether everything that an action names is there, so that it can be told in words."""
    if act.target and not world.has(act.target):
        return False
    things: tuple[Plan | Asset, ...] = world.find(act.target).assets if act.target else faction.plans + faction.assets
    return not act.item or any(thing.id == act.item for thing in things)


def _name(key: str, known: Sequence[Plan | Asset]) -> Fact:
    """What was typed, by its name if it has one."""
    return Ref(key) if any(thing.id == key for thing in known) else key


@rule("FA-PHA-06", "FA-ATK-07", "FA-SPY-11", "FA-AST-13", "FA-GEN-11", "FA-USE-02", "FA-PLN-07", "FA-SPY-08")
def cannot_do(world: World, faction: Faction, act: Act) -> Refused | None:
    """Why an action is not possible: no such target, hidden, no such plan, asset not usable."""
    match act.kind:
        case "attack" | "espionage":
            return _cannot_target(world, faction, act)
        case "advance_plan":
            for plan in faction.plans:
                if plan.kind.id == act.item and plan.status == "open":
                    return None
            return phrase("fa-no-open-plan", plan=_name(act.item, faction.plans)), "FA-PLN-07"
        case "asset_action":
            asset = next((asset for asset in faction.assets if asset.id == act.item), None)
            if asset is None or asset.kind.mode != "action":
                return phrase("fa-no-asset-action", asset=_name(act.item, faction.assets)), "FA-USE-02"
            if not is_usable(asset, world.options):
                return phrase("fa-no-usable", asset=Ref(act.item)), "FA-USE-02"
    return None


def _cannot_target(world: World, faction: Faction, act: Act) -> Refused | None:
    rule_id = "FA-ATK-07" if act.kind == "attack" else "FA-SPY-11"
    if world.scene.character(act.target) is not None:
        return phrase("fa-no-character-target", target=Ref(act.target)), "FA-GEN-11"
    if not world.has(act.target) or act.target == faction.id:
        return phrase("fa-no-target", key=act.target), rule_id
    target = world.find(act.target)
    if target.destroyed:
        return phrase("fa-no-destroyed", who=Ref(act.target)), rule_id
    if act.kind == "attack" and is_hidden_from(target, faction.id, world.options):
        return phrase("fa-no-hidden-target", target=Ref(act.target)), "FA-AST-13"
    return None


@rule("FA-SPY-08", "FA:espionage_choice")
def cannot_declare(world: World, faction: Faction, act: Act) -> Refused | None:
    """Why an action cannot be declared as it is: besides the action itself, the effect that has to be named."""
    refused = cannot_do(world, faction, act)
    if refused is not None or act.kind != "espionage":
        return refused
    if world.options.espionage_choice == "after_roll":
        return (phrase("fa-no-effect-yet"), "FA:espionage_choice") if act.effect else None
    answers = effect_answers(world.find(act.target), world.options)
    wanted = f"assault:{act.item}" if act.effect == "assault" else act.effect
    if wanted not in [answer.key for answer in answers.listed()]:
        return phrase("fa-no-effect-named"), "FA:espionage_choice"
    return None


def possible_acts(world: World, faction: Faction) -> Iterator[Act]:
    """All regular actions that a faction can declare."""
    yield Act("gather")
    for plan in faction.plans:
        if plan.status == "open":
            yield Act("advance_plan", "", "", plan.id)
    for asset in usable(faction, "hide", world.options):
        yield Act("asset_action", "", "", asset.id)
    for other in world.others(faction):
        if not is_hidden_from(other, faction.id, world.options):
            yield Act("attack", other.id)
    for other in world.others(faction):
        if world.options.espionage_choice == "after_roll":
            yield Act("espionage", other.id)
        else:
            for answer in effect_answers(other, world.options).listed():
                yield Act("espionage", other.id, *answer.value)  # type: ignore[arg-type]


def possible_orders(world: World, faction: Faction) -> Iterator[Act]:
    """What a controller may order: also the effect of espionage, for when it succeeds."""
    for act in possible_acts(world, faction):
        yield act
        if act.kind == "espionage" and not act.effect:
            for effect in SPY_EFFECTS:
                yield replace(act, effect=effect)


@rule("FA-AST-15", "FA-SPY-04", "FA-PHA-05", "FA:next_action_meaning")
def committed(world: World, who: str, act: Act) -> World:
    """The action is taken: sabotage ends with it, and an attacker is no longer hidden."""
    faction = replace(world.find(who), action="used", order=None)
    if faction.sabotage:
        faction = replace(faction, sabotage=tuple(mark for mark in faction.sabotage if mark != "counting"))
    if act.kind == "attack":
        faction = revealed(faction)
    return world.put(faction)


@rule("FA-SHK-11")
def announce(world: World, who: str, act: Act) -> Play[None]:
    """An action against somebody is told before that faction is asked anything."""
    if act.kind == "attack":
        yield from announce_attack(world, who, act.target)
    elif act.kind == "espionage":
        yield from announce_espionage(world, who, act.target)


@rule("FA-SHK-11")
def warned(world: World, who: str, act: Act) -> Play[World]:
    """A shaken faction that is about to be attacked or spied on may shake that off first, and knows by whom."""
    if not act.target or not world.find(act.target).shaken:
        return world
    threat = threatened_by_attack if act.kind == "attack" else threatened_by_spies
    return (yield from offer_shake_off(world, act.target, threat(world, who, act.target)))


@rule("FA-PHA-06")
def roll_act(world: World, who: str, act: Act, basis: World) -> Play[tuple[World, Rolled]]:
    """Roll for an action, with modifiers from the `basis`."""
    match act.kind:
        case "attack":
            return roll_attack(world, who, act.target, basis)
        case "espionage":
            return roll_espionage(world, who, act.target, basis)
        case "gather":
            return roll_gather(world, who, basis)
        case "advance_plan":
            return roll_plan(world, who, act.item, basis)
        case "asset_action":
            return roll_hide(world, who, act.item, basis)


@rule("FA-PHA-06")
def apply_act(world: World, who: str, act: Act, rolled: Rolled) -> Play[World]:
    """What the rolls of an action bring."""
    match rolled:
        case Blow():
            return apply_attack(world, who, act.target, rolled)
        case Contest():
            return apply_espionage(world, who, act, rolled)
    if act.kind == "gather":
        return apply_gather(world, who, rolled)
    if act.kind == "advance_plan":
        return apply_plan(world, who, act.item, rolled)
    return apply_hide(world, who, rolled)


@rule("FA-PHA-05", "FA-PHA-06")
def perform(world: World, who: str, act: Act) -> Play[World]:
    """Commit an action, roll, apply: one step."""
    world = committed(world, who, act)
    if act.target:
        yield from announce(world, who, act)
        world = yield from warned(world, who, act)
    world, rolled = yield from roll_act(world, who, act, world)
    return (yield from apply_act(world, who, act, rolled))
