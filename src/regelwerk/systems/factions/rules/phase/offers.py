"""What a faction can do in its turn: the answers to the question of its turn, checked one by one, listed on demand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

from regelwerk.engine.answers import Answer, Answers, Cost, Refusal, unknown
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import Value, replace
from regelwerk.systems.factions.rules.actions.improve import (
    ASSET_PRICE,
    IMPROVABLE,
    REPAIR_PRICE,
    Refused,
    cannot_buy,
    cannot_raise,
    cheapest_step,
    next_die,
    price_of_step,
)
from regelwerk.systems.factions.rules.actions.reorganise import can_reorganise
from regelwerk.systems.factions.rules.actions.use_assets import cannot_use
from regelwerk.systems.factions.rules.core.assets import bennie_price, is_hidden_from
from regelwerk.systems.factions.rules.core.recovery import can_shake_off
from regelwerk.systems.factions.rules.phase.acts import (
    cannot_declare,
    label,
    names_known,
    possible_acts,
    possible_orders,
    read_act,
)
from regelwerk.systems.factions.rules.phase.control import bound_to, cannot_instruct
from regelwerk.systems.factions.state import Act, Faction, World
from regelwerk.systems.factions.values import in_words


class Move(Value, frozen=True):
    """What is done in a turn: an action, a free action, or its end."""

    kind: Literal[
        "act", "instruct", "raise", "buy", "use_asset", "repair", "reorganise", "shake_off", "hold", "end_turn"
    ]
    item: str = ""
    act: Act | None = None


END_TURN = Move("end_turn")


class TurnAnswers(Answers[Move]):
    """All that a faction can do now.

    Simultaneous factions take free actions and declare their regular one apart: `free_only`, and `declaring`.
    """

    __slots__ = ("_declaring", "_faction", "_free_only", "_hold", "_world")

    def __init__(
        self,
        world: World,
        faction: Faction,
        free_only: bool = False,
        hold: bool = False,
        declaring: bool = False,
    ) -> None:
        self._world = world
        self._faction = faction
        self._free_only = free_only
        self._declaring = declaring
        self._hold = hold

    def find(self, key: str) -> Answer[Move] | Refusal:
        move = read_move(key)
        if move is None:
            return unknown(key)
        refused = self._refusal(move)
        if refused is not None:
            return Refusal(key, self._label_of_refused(key, move), *refused)
        return Answer(key, move, _label(self._world, self._faction, move), _cost(self._world, self._faction, move))

    def _label_of_refused(self, key: str, move: Move) -> Phrase:
        """What was refused in words, unless it names what is not there."""
        world, faction = self._world, self._faction
        if move.kind == "instruct" and not world.has(move.item):
            return phrase("engine-answer", key=key)
        owner = world.find(move.item) if move.kind == "instruct" else faction
        if move.act is not None and not names_known(world, owner, move.act):
            return phrase("engine-answer", key=key)
        return _label(world, faction, move)

    def meaning(self, key: str) -> Move | Refusal:
        if key == "end_turn" and self._faction.order is None:
            return END_TURN
        move = read_move(key)
        if move is None or self._refusal(move) is not None:
            found = self.find(key)
            assert isinstance(found, Refusal)
            return found
        return move

    def listed(self) -> Sequence[Answer[Move]]:
        found = (self.find(key) for key in self._keys())
        return [answer for answer in found if isinstance(answer, Answer)]

    def refused(self) -> Sequence[Refusal]:
        found = (self.find(key) for key in self._keys())
        return [refusal for refusal in found if isinstance(refusal, Refusal)]

    def _refusal(self, move: Move) -> Refused | None:
        if self._declaring and move.kind not in ("act", "end_turn"):
            return phrase("fa-no-free-action-now"), "FA-PHA-09"
        return cannot_move(self._world, self._faction, move, self._free_only, self._hold)

    def _keys(self) -> Iterator[str]:
        if not self._free_only:
            for act in possible_acts(self._world, self._faction):
                yield act.key
            for other in self._world.others(self._faction):
                if is_hidden_from(other, self._faction.id, self._world.options):
                    yield Act("attack", other.id).key
        if not self._declaring:
            yield from self._free_keys()
        yield "end_turn"

    def _free_keys(self) -> Iterator[str]:
        """Whatever could be tried as a free action."""
        world, faction = self._world, self._faction
        if self._hold:
            yield "hold"
        if faction.shaken:
            yield "shake_off"
        if faction.wounds:
            yield "reorganise"
        for asset in faction.assets:
            if asset.kind.mode == "free_action":
                yield f"use_asset:{asset.id}"
            if asset.damaged:
                yield f"repair:{asset.id}"
        for what in IMPROVABLE:
            yield f"improve:{what}"
        for template in world.offers:
            yield f"improve:{template}"
        for other in world.factions:
            if other.controller == faction.id:
                for act in possible_orders(world, other):
                    yield f"instruct:{other.id}:{act.key}"


@rule("FA-PHA-07")
def has_free_move(world: World, faction: Faction) -> bool:
    """Whether any free action is possible; asked after every action, so the common reasons come first."""
    rp, options = faction.rp, world.scene.options
    if rp >= cheapest_step(faction.dice, options) or (faction.wounds and can_reorganise(faction, options)):
        return True
    if faction.shaken and cannot_move(world, faction, Move("shake_off")) is None:
        return True
    for asset in faction.assets:
        if asset.damaged and rp >= REPAIR_PRICE:
            return True
        if asset.kind.mode == "free_action" and cannot_use(faction, asset, options) is None:
            return True
    if rp >= ASSET_PRICE and any(cannot_buy(world, faction, template) is None for template in world.offers):
        return True
    return faction.sheet.id in [other.controller for other in world.factions]


@lru_cache(maxsize=1024)
def read_move(key: str) -> Move | None:
    """A move from its key; None if it is none."""
    kind, _, rest = key.partition(":")
    match kind:
        case "end_turn" if not rest:
            return END_TURN
        case "reorganise" | "shake_off" | "hold" if not rest:
            return Move(kind)
        case "improve":
            return Move("raise" if rest in IMPROVABLE else "buy", rest)
        case "use_asset" | "repair":
            return Move(kind, rest)
        case "instruct":
            subject, _, order = rest.partition(":")
            act = read_act(order)
            return None if act is None else Move("instruct", subject, act)
    act = read_act(key)
    return None if act is None else Move("act", "", act)


@rule("FA-PHA-05", "FA-PHA-06", "FA-PHA-07", "FA-SHK-01", "FA-CTL-07", "FA-IMP-01", "FA-IMP-06", "FA:repair_timing")
def cannot_move(
    world: World, faction: Faction, move: Move, free_only: bool = False, hold: bool = False
) -> Refused | None:
    """Why a move is not possible now: one action each turn, none while shaken; free actions as they can be paid."""
    match move.kind:
        case "act":
            assert move.act is not None
            return _cannot_act(world, faction, move.act, free_only)
        case "end_turn":
            order = None if free_only else bound_to(world, faction)
            return (phrase("fa-no-pass", act=label(order)), "FA-CTL-07") if order is not None else None
        case "instruct":
            assert move.act is not None
            return cannot_instruct(world, faction, move.item, move.act)
        case "raise":
            return cannot_raise(faction, move.item, world.options)
        case "buy":
            return cannot_buy(world, faction, move.item)
        case "use_asset":
            asset = next((asset for asset in faction.assets if asset.id == move.item), None)
            missing = phrase("fa-no-such-asset", who=Ref(faction.id), key=move.item), "FA-USE-01"
            return missing if asset is None else cannot_use(faction, asset, world.options)
        case "repair":
            return _cannot_repair(faction, move.item)
        case "reorganise":
            if can_reorganise(faction, world.options):
                return None
            return phrase("fa-no-reorganise", wounds=len(faction.wounds)), "FA-REO-05"
        case "shake_off":
            if world.options.shake_off_timing == "after_failed_roll":
                return phrase("fa-no-shake-off-now"), "FA:shake_off_timing"
            return None if can_shake_off(world, faction) else (phrase("fa-no-shake-off"), "FA-SHK-09")
        case "hold":
            return None if hold else (phrase("fa-no-hold"), "FA:allow_hold")


def _cannot_act(world: World, faction: Faction, act: Act, free_only: bool) -> Refused | None:
    if free_only:
        return phrase("fa-no-action-yet"), "FA-PHA-09"
    if faction.action != "available":
        reason = {"used": "fa-no-second-action", "shaken": "fa-no-action-shaken"}.get(faction.action, "fa-no-action")
        return phrase(reason), "FA-SHK-01" if faction.action == "shaken" else "FA-PHA-05"
    order = None if faction.order is None else bound_to(world, faction)
    if order is None:
        return cannot_declare(world, faction, act)
    if act != order and act != replace(order, effect="", item="" if order.kind == "espionage" else order.item):
        return phrase("fa-no-other-action", act=label(order)), "FA-CTL-07"
    return None


def _cannot_repair(faction: Faction, asset_id: str) -> Refused | None:
    if not any(asset.id == asset_id and asset.damaged for asset in faction.assets):
        known = any(asset.id == asset_id for asset in faction.assets)
        return phrase("fa-no-damage", asset=Ref(asset_id) if known else asset_id), "FA-SPY-09"
    if faction.rp < REPAIR_PRICE:
        return phrase("fa-no-money", price=REPAIR_PRICE, rp=faction.rp), "FA-SPY-09"
    return None


def _label(world: World, faction: Faction, move: Move) -> Phrase:
    match move.kind:
        case "act" | "instruct":
            assert move.act is not None
            if move.kind == "act":
                return label(move.act)
            return phrase("fa-move-instruct", subject=Ref(move.item), act=label(move.act))
        case "raise":
            die = in_words(next_die(getattr(faction, move.item)))
            return phrase("fa-move-raise", what=Word(f"fa-attribute-{move.item}"), die=die)
        case "buy":
            known = world.kind_of_asset(move.item) is not None
            return phrase("fa-move-buy", asset=Ref(move.item) if known else move.item)
        case "use_asset" | "repair":
            known = any(asset.id == move.item for asset in faction.assets)
            return phrase(f"fa-move-{move.kind}", asset=Ref(move.item) if known else move.item)
    return phrase(f"fa-move-{move.kind}")


def _cost(world: World, faction: Faction, move: Move) -> tuple[Cost, ...]:
    match move.kind:
        case "raise":
            price = price_of_step(move.item, getattr(faction, move.item), world.options)
        case "buy":
            price = ASSET_PRICE
        case "repair":
            price = REPAIR_PRICE
        case "use_asset":
            price = faction.asset(move.item).kind.effect.price
        case "shake_off":
            price = bennie_price(faction, "shake_off", world.options)
        case _:
            return ()
    return (Cost("fa-cost-rp", price),) if price else ()
