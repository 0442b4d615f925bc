"""Choices: the handlings of a participant as answers to a question, found by their keys."""

from __future__ import annotations

from collections.abc import Iterable

from regelwerk.engine.answers import Answer, Answers, Cost, Pointing, Refusal, unknown
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.state_values import replace
from regelwerk.space import NotAPoint, format_point, parse_point
from regelwerk.systems.phasesix.rules.attack.attack import attack_dice
from regelwerk.systems.phasesix.rules.attack.defence import dodge_dice, parry_dice
from regelwerk.systems.phasesix.rules.core.rolls import price_of_first_die
from regelwerk.systems.phasesix.rules.handlings.ground import has_map
from regelwerk.systems.phasesix.rules.handlings.handlings import END_TURN, NOTHING, TABLE, Handling, When, label, price
from regelwerk.systems.phasesix.rules.handlings.offers import (
    Offer,
    fits_walking,
    offers,
    payable,
    skill_dice,
    usable_weapons,
    why_not_attack,
    why_not_throw,
)
from regelwerk.systems.phasesix.state import Combat, Fighter

UPRIGHT, LYING = ("walk", "run"), ("crawl",)
"""How one goes somewhere, the shorter way first."""


@rule("PS:ruling_95", "PS-ROL-04", "PS-HIT-05")
def needs_extra_die(state: Combat, fighter: Fighter, handling: Handling) -> bool:
    """A handling that leaves no dice of one's own is tried with an extra die, which is part of its price."""
    if not fighter.bonus_dice and not fighter.destiny_dice:
        return False
    match handling.kind:
        case "attack" | "coup_de_grace":
            weapon = fighter.sheet.weapon(handling.gear)
            mode = weapon.mode(handling.mode)
            assert mode is not None
            return attack_dice(state, fighter, state.find(handling.target), weapon, mode).total <= 0
        case "throw_item":
            return skill_dice(fighter, "throwing", "PS-THR-01").total <= 0
        case "use_item" | "first_aid" | "stabilise":
            return skill_dice(fighter, "first_aid", "PS-HEA-03").total <= 0
        case "dodge":
            return dodge_dice(fighter).total <= 0
        case "parry":
            return bool(handling.gear) and parry_dice(state, fighter, handling.gear).total <= 0
    return False


class Handlings(Answers[Handling]):
    """The handlings of a participant as answers; `free` ends the question without doing anything."""

    def __init__(
        self,
        state: Combat,
        fighter: Fighter,
        when: When,
        free: Handling,
        more: tuple[Offer, ...] = (),
        *,
        only: tuple[str, ...] | None = None,
        attack_at: str = "",
    ) -> None:
        self._state = state
        self._fighter = fighter
        self._when = when
        self._free = free
        self._more = more
        self._only = only
        self._attack_at = attack_at
        self._offers: list[Offer] | None = None
        self._listed: list[Answer[Handling]] | None = None
        self._asked_for: dict[str, Offer | None] = {}

    def _all(self) -> list[Offer]:
        if self._offers is None:
            general = offers(self._state, self._fighter, self._when)
            self._offers = [*self._more, *(offer for offer in general if self._is_open(offer.handling))]
        return self._offers

    def _is_open(self, handling: Handling) -> bool:
        if self._only is not None and handling.kind not in self._only:
            return False
        return handling.kind != "attack" or self._attack_at in ("", handling.target)

    def _answer(self, handling: Handling) -> Answer[Handling]:
        cost = () if handling in (NOTHING, END_TURN) else self._price(handling)
        return Answer(handling.key, handling, label(handling), cost)

    def _price(self, handling: Handling) -> tuple[Cost, ...]:
        die = price_of_first_die(self._fighter) if needs_extra_die(self._state, self._fighter, handling) else ()
        if handling.kind in ("dodge", "parry", "shield_parry"):
            return (Cost("ps-cost-action", 1), *die)
        return (*price(self._fighter, handling, self._when), *die)

    def listed(self) -> list[Answer[Handling]]:
        if self._listed is None:
            possible = [self._answer(offer.handling) for offer in self._all() if offer.reason is None]
            self._listed = [*possible, self._answer(self._free)]
        return self._listed

    @property
    def pointing(self) -> tuple[Pointing, ...]:
        """In one's turn a place says how one goes as well: walking if that is far enough, otherwise running."""
        if self._when != "turn" or not has_map(self._state):
            return ()
        possible = {answer.key for answer in self.listed()}
        upright = [kind for kind in UPRIGHT if kind in possible]
        kinds = upright or [kind for kind in LYING if kind in possible]
        return tuple(Pointing("path", label=label(Handling(kind)), after=kind) for kind in kinds)

    def refused(self) -> list[Refusal]:
        return [self._refusal(offer) for offer in self._all() if offer.reason is not None]

    def find(self, key: str) -> Answer[Handling] | Refusal:
        offer = self._offer(key)
        if offer is None:
            return unknown(key)
        return self._refusal(offer) if offer.reason is not None else self._answer(offer.handling)

    def meaning(self, key: str) -> Handling | Refusal:
        # Odds ask everybody for each way that dice may fall, and mostly nobody does anything.
        if key == self._free.key:
            return self._free
        offer = self._offer(key)
        if offer is None:
            return unknown(key)
        return self._refusal(offer) if offer.reason is not None else offer.handling

    def _refusal(self, offer: Offer) -> Refusal:
        assert offer.reason is not None
        return Refusal(offer.handling.key, label(offer.handling), offer.reason, offer.rule_id)

    def _offer(self, key: str) -> Offer | None:
        """What is offered under a key; whoever chose it asks for it again."""
        if key not in self._asked_for:
            self._asked_for[key] = self._looked_up(key)
        return self._asked_for[key]

    def _looked_up(self, key: str) -> Offer | None:
        kind, *rest = key.split(":")
        if kind == "attack" and len(rest) == 3:
            return self._attack_anybody(Handling(kind, *rest))
        if key == self._free.key:
            return Offer(self._free)
        for offer in self._of_kind(kind):
            if offer.handling.key == key:
                return offer
        if kind == "throw_item" and len(rest) == 2 and rest[1].startswith("@"):
            return self._throw_at_place(rest[0], rest[1][1:])
        return None

    def _of_kind(self, kind: str) -> Iterable[Offer]:
        if self._offers is not None:
            return self._offers
        if kind not in TABLE:
            return self._more
        return (o for o in offers(self._state, self._fighter, self._when, kind) if self._is_open(o.handling))

    @rule("PS:ruling_81")
    def _attack_anybody(self, handling: Handling) -> Offer | None:
        """Any other participant may be attacked; the list names enemies only."""
        state, fighter = self._state, self._fighter
        if not self._is_open(handling) or handling.target == fighter.sheet.id:
            return None
        targets = [f for f in state.fighters if f.sheet.id == handling.target]
        if not targets or targets[0].is_dead or targets[0].gone:
            return None
        for weapon in usable_weapons(fighter):
            mode = weapon.mode(handling.mode) if weapon.id == handling.gear else None
            if mode is not None:
                return self._checked(Offer(handling, *why_not_attack(state, fighter, targets[0], weapon, mode)))
        return None

    def _throw_at_place(self, item_id: str, place: str) -> Offer | None:
        state, fighter = self._state, self._fighter
        handling = Handling("throw_item", item_id, "", f"@{place}")
        field = state.scene.field
        try:
            point = parse_point(place)
        except NotAPoint:
            return None
        item = next((item for item, _ in fighter.sheet.items if item.id == item_id and item.is_blast), None)
        if item is None or field is None or fighter.position is None or not field.contains(point):
            return None
        if not self._is_open(handling) or (self._when == "walking" and not fits_walking(state, handling.kind)):
            return None
        handling = handling._replace(target=f"@{format_point(point)}")
        there = replace(fighter, position=point)
        return self._checked(Offer(handling, *why_not_throw(state, fighter, there, item, only_its_place=True)))

    def _checked(self, offer: Offer) -> Offer:
        return payable(self._fighter, offer, self._when) if offer.reason is None else offer
