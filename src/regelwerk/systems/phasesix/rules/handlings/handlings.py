"""Handlings: the things a participant can do, what they cost, and how they are put into words."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from regelwerk.engine.answers import Cost
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.space import parse_point
from regelwerk.systems.phasesix.rules.handlings.ground import spot
from regelwerk.systems.phasesix.state import Fighter

When = Literal["turn", "reaction", "walking"]


class Handling(NamedTuple):
    """One thing to do. Its key is stable: `attack:axe:melee:wolf`."""

    kind: str
    gear: str = ""
    mode: str = ""
    target: str = ""

    @property
    def key(self) -> str:
        return _key_of(self)


@lru_cache(maxsize=1 << 12)
def _key_of(handling: Handling) -> str:
    return ":".join(filter(None, handling))


class Row(NamedTuple):
    """A row of the cost table."""

    cost: int
    turn: bool = True
    reaction: bool = True
    walking: bool = True


TABLE: dict[str, Row] = {
    "attack": Row(1),
    "coup_de_grace": Row(1),
    "aim": Row(1),
    "throw_item": Row(1),
    "use_item": Row(1),
    "first_aid": Row(1),
    "stabilise": Row(1),
    "put_out": Row(1),
    "wake": Row(1),
    "reload": Row(1),
    "ready": Row(1),
    "walk": Row(1, walking=False),
    "run": Row(1, walking=False),
    "crawl": Row(1, walking=False),
    "crouch": Row(1, walking=False),
    "stand_up": Row(1, walking=False),
    "brace": Row(1, walking=False),
    "shield_block": Row(2, reaction=False, walking=False),
    "other": Row(1),
    "take_up": Row(0, reaction=False, walking=False),
    "buy_action": Row(0, walking=False),
    "steal": Row(0, walking=False),
}
BY_DICE = ("buy_action", "steal")
"""What dice do for actions: possible wherever somebody is asked what to do (D9)."""
ROLLED = ("attack", "coup_de_grace", "throw_item", "use_item", "first_aid", "stabilise")
END_TURN = Handling("end_turn")
NOTHING = Handling("none")


@rule("PS-ACT-04", "PS-ATK-03", "PS-GEA-01", "PS-GEA-02", "PS-ACT-06")
def cost_of(fighter: Fighter, handling: Handling) -> int:
    """What a handling costs in actions. What is not in the list costs one."""
    if handling.kind == "reload":
        return fighter.sheet.weapon(handling.gear).reload_actions
    if handling.kind == "ready":
        return fighter.sheet.weapon(handling.gear).actions_to_ready
    return TABLE[handling.kind].cost


@rule("PS-REA-07", "PS-ACT-07")
def due(fighter: Fighter, handling: Handling, when: When) -> int:
    """What is paid at this moment: nothing while walking, and for a reaction one action even if it is free in turn."""
    if when == "walking":
        return 0
    cost = cost_of(fighter, handling)
    return max(1, cost) if when == "reaction" and TABLE[handling.kind].cost else cost


@lru_cache(maxsize=1 << 12)
def label(handling: Handling) -> Phrase:
    """How a handling is put into words."""
    facts: dict[str, Fact] = {}
    if handling.gear:
        facts["gear"] = Ref(handling.gear)
    if handling.mode:
        facts["mode"] = Word(f"ps-mode-{handling.mode}")
    if handling.target:
        facts["target"] = spot(parse_point(handling.target[1:])) if handling.target[0] == "@" else Ref(handling.target)
    if handling.kind == "parry" and handling.gear:
        return phrase("ps-handling-parry-with", **facts)
    return phrase(f"ps-handling-{handling.kind.replace('_', '-')}", **facts)


def price(fighter: Fighter, handling: Handling, when: When) -> tuple[Cost, ...]:
    if handling.kind == "buy_action":
        return (Cost("ps-cost-bonus-die", 1),)
    if handling.kind == "steal":
        return (Cost("ps-cost-destiny-die", 1),)
    cost = due(fighter, handling, when)
    return (Cost("ps-cost-action", cost),) if cost else ()
