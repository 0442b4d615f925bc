"""Actions through dice: a bonus die buys an action, a destiny die steals one from an enemy."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.phasesix.state import Combat, Fighter


@rule("PS-BON-02")
def can_buy(fighter: Fighter) -> bool:
    """A bonus die is an action, at any time, for a participant who can act."""
    return fighter.bonus_dice > 0 and not fighter.is_helpless and not fighter.unaware


@rule("PS-BON-02", "PS-BON-06")
def buy_action(state: Combat, fighter_id: str) -> Play[Combat]:
    """One bonus die, one action, at once."""
    fighter = state.find(fighter_id)
    yield note("PS-BON-02", "ps-buys-action", who=Ref(fighter_id), actions=fighter.actions + 1)
    return state.put(
        replace(fighter, bonus_dice=fighter.bonus_dice - 1, actions=fighter.actions + 1, gained=_gained(state, fighter))
    )


@rule("PS-BON-03", "PS-BON-04", "PS-BON-05", "PS:ruling_68")
def robbable(state: Combat, thief: Fighter) -> tuple[Fighter, ...]:
    """Enemies who can act and still have an action to lose: the actor now, the others at their next refresh."""
    if not thief.destiny_dice or thief.is_helpless or thief.unaware:
        return ()
    return tuple(enemy for enemy in state.enemies_of(thief) if _has_action_to_lose(state, enemy))


def _has_action_to_lose(state: Combat, enemy: Fighter) -> bool:
    if enemy.is_helpless or enemy.unaware or enemy.gone:
        return False
    if state.scene.options.steal_when_empty == "carry_over":
        return True
    if state.is_actor(enemy):
        return enemy.actions > 0
    saved = enemy.actions if state.scene.options.steal_target == "saved_first" else 0
    return saved > 0 or enemy.pending_loss < enemy.actions_max()


@rule("PS-BON-03", "PS-BON-04", "PS-BON-05")
def steal_action(state: Combat, thief_id: str, victim_id: str) -> Play[Combat]:
    """The actor loses an action now, anybody else one of the next turn; the thief has it at once."""
    thief, victim = state.find(thief_id), state.find(victim_id)
    at_once = (state.is_actor(victim) or state.scene.options.steal_target == "saved_first") and victim.actions > 0
    if at_once:
        victim = replace(victim, actions=victim.actions - 1)
    else:
        victim = replace(victim, pending_loss=victim.pending_loss + 1)
    rule_id = "PS-BON-04" if at_once else "PS-BON-05"
    yield note(rule_id, "ps-steals-action", who=Ref(thief_id), target=Ref(victim_id), at_once=at_once)
    thief = replace(thief, destiny_dice=thief.destiny_dice - 1, actions=thief.actions + 1, gained=_gained(state, thief))
    return state.put(victim).put(thief)


def _gained(state: Combat, fighter: Fighter) -> int:
    """Gained actions are only counted where they expire before the next refresh."""
    return fighter.gained + 1 if state.scene.options.gained_actions_expire == "end_of_round" else 0
