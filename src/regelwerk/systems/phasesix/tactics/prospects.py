"""The answers that a thinking player looks at: few, and such as somebody who knows the game would weigh up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regelwerk.engine.effects import Choose
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.tactics.estimates import (
    best_preparation,
    is_alert,
    possible_blows,
    shooters_at,
    standing_enemies,
    threat,
)
from regelwerk.systems.phasesix.tactics.goals import best_aid, best_throw
from regelwerk.systems.phasesix.tactics.places import best_ways

TARGETS = 4
"""So many enemies are weighed up against each other, those first at whom an attack promises most."""
PLACES = 4
"""So many places to go to."""
VICTIMS = 2
"""So many enemies to steal an action from."""
ALWAYS = ("end_turn", "none", "buy_action", "shield_block", "shield_parry", "dodge", "stand_up", "put_out")
"""Whatever of this is offered is looked at."""


def prospects(prompt: Choose[Any]) -> Sequence[str]:
    """The answers worth a thought, the most promising first."""
    scene: Any = prompt.scene
    match prompt.rule_id:
        case "PS-RND-02":
            return _handlings(prompt, scene)
        case "PS-REA-01":
            return _handlings(prompt, scene.state)
        case "PS-ACT-07" | "PS-ACT-08" | "PS-ACT-09" if len(scene) == 2:
            return _handlings(prompt, scene[0], walking=True)
        case "PS-ACT-07" | "PS-ACT-08" | "PS-ACT-09":
            state, who, _, metres = scene
            ways = best_ways(state, state.find(who), metres)
            return [*ways[:PLACES], *(answer.key for answer in prompt.answers.listed()[: PLACES + 1])]
    return [answer.key for answer in prompt.answers.listed()]


def _handlings(prompt: Choose[Any], state: Combat, *, walking: bool = False) -> list[str]:
    """Attacks, defences, what makes the next attack better, ways, and dice."""
    me = state.find(prompt.who)
    listed = dict.fromkeys(answer.key for answer in prompt.answers.listed())
    wanted = [*_attacks(state, me, walking=walking), *ALWAYS]
    wanted += [key for key in listed if key.startswith(("parry:", "brace:"))]
    wanted += _preparations(state, me)
    wanted += _victims(state, me)
    if not walking:
        wanted += ["walk", "run"]
    return [key for key in dict.fromkeys(wanted) if key in listed]


def _attacks(state: Combat, me: Fighter, *, walking: bool) -> list[str]:
    """The best attack on each enemy, and an aim at the best target of all."""
    found: dict[str, str] = {}
    blows = sorted(possible_blows(state, me, walking=walking), key=lambda blow: -blow.worth)
    for blow in blows:
        found.setdefault(blow.handling.target, blow.handling.key)
    aims = []
    if blows:
        _, gear, _, target = blows[0].handling
        if me.sheet.weapon(gear).kind == "shooting":
            aims = [f"aim:{gear}:{target}"]
    return [*list(found.values())[:TARGETS], *aims]


def _preparations(state: Combat, me: Fighter) -> list[str]:
    found = [best_preparation(state, me, may_draw=True).handling.key, best_aid(state, me).handling.key]
    if me.items:
        found.append(best_throw(state, me).handling.key)
    if shooters_at(state, me):
        found.append("crouch")
    return found


def _victims(state: Combat, me: Fighter) -> list[str]:
    """Those from whom an action is stolen with most effect."""
    if not me.destiny_dice:
        return []
    enemies = [enemy for enemy in standing_enemies(state, me) if is_alert(enemy)]
    enemies.sort(key=lambda enemy: (not enemy.actions, -threat(enemy.sheet)))
    return [f"steal:{enemy.id}" for enemy in enemies[:VICTIMS]]
