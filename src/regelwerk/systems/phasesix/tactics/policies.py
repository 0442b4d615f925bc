"""Tactics: how a computer seat decides. A tactic sees one prompt and answers it.

There is one way of deciding and there are several tempers: what somebody's own wounds weigh, how much patience there
is for aiming, whether an action is kept back. A tactic remembers nothing and rolls nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from regelwerk.dice import Hits
from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import Policy
from regelwerk.engine.state_values import replace
from regelwerk.space import format_point, length, metres
from regelwerk.systems.phasesix.rules.attack.attack import can_be_aimed
from regelwerk.systems.phasesix.rules.core.rolls import Pool, plain_pool
from regelwerk.systems.phasesix.rules.handlings.ground import distance_m, is_within
from regelwerk.systems.phasesix.rules.handlings.handlings import END_TURN, Handling
from regelwerk.systems.phasesix.rules.handlings.movement import STAY, metres_of
from regelwerk.systems.phasesix.rules.handlings.offers import HELPING_HAND_M
from regelwerk.systems.phasesix.rules.handlings.reactions import ReactionScene
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.tactics.estimates import (
    NO_BLOW,
    Blow,
    arms,
    best_blow,
    best_guard,
    best_preparation,
    block_to_come,
    blow_at,
    guard_to_come,
    in_contact,
    is_alert,
    mean_successes,
    reload_share,
    remaining,
    shooters_at,
    standing_enemies,
    tails_of,
    threat,
)
from regelwerk.systems.phasesix.tactics.goals import (
    Goal,
    best_aid,
    best_throw,
    goal_of,
    helping_chance,
    is_covered,
    patients,
    way_of,
)
from regelwerk.systems.phasesix.tactics.light import LIGHT
from regelwerk.systems.phasesix.tactics.places import best_ways

HOPELESS = 0.4
"""Fewer wounds than this are not worth an attack if anything better can be prepared."""
WORTH_HELPING = 0.5
"""A helper less sure than this fights on instead, unless everything depends on the patient."""
SHOTS_WORTH_A_REST = 3
SHIELD_BLOCK = 2
"""The actions that a shield block takes."""
A_STEP = metres(0.5)
"""Nobody makes a move of less than this with what is left of a walk."""


@dataclass(frozen=True, slots=True)
class Tactic(Policy):
    """Decides by estimates of what is to be won and lost.

    `caution` weighs own wounds against those of the enemy; `keeping` does so for an action kept back instead of
    attacking once more (0: never keeps one). `patience` makes aiming cheap. `sheltering` goes for cover, `lying_low`
    crouches to brace a weapon where there is none. A bonus die buys an action for an attack that promises `spending`.
    """

    name: str
    caution: float = 1.0
    keeping: float = 1.0
    patience: float = 1.0
    sheltering: bool = True
    lying_low: bool = False
    spending: float = 0.5

    def decide(self, prompt: Choose[Any]) -> str:
        answer = _ANSWERS.get(prompt.rule_id)
        return prompt.default if answer is None else answer(self, prompt)


def offered(prompt: Choose[Any], key: str) -> bool:
    """Whether the rules allow this answer."""
    return not isinstance(prompt.answers.meaning(key), Refusal)


def _first_offered(prompt: Choose[Any], *keys: str) -> str:
    return next((key for key in keys if offered(prompt, key)), prompt.default)


# -- the own turn -----------------------------------------------------------------------------------------------------


def _in_turn(tactic: Tactic, prompt: Choose[Any]) -> str:
    """One handling: help, fight, prepare, go; or keep what is left."""
    scene: Any = prompt.scene
    state: Combat = scene
    me = state.find(prompt.who)
    if not me.actions:
        return _one_more_action(tactic, prompt, state, me)
    contact = in_contact(state, me)
    helping = _helping(tactic, prompt, state, me, contact)
    if helping:
        return helping
    now = best_blow(state, me)
    if me.has("burning") and now.fells < 0.5:
        return Handling("put_out", target=me.id).key
    thrown = best_throw(state, me) if me.items else now
    if thrown.worth > now.worth:
        return thrown.handling.key
    preparation = best_preparation(state, me, may_draw=now.worth <= 0)
    goal = goal_of(state, me, now, preparation, seeks_shelter=tactic.sheltering)
    if goal is not None and goal.purpose in ("help", "strike"):
        return _set_out(prompt, state, me, goal)
    if now.worth > 0 and now.wounds < HOPELESS:
        preparation = best_preparation(state, me, may_draw=True)
    if preparation.worth > now.worth and offered(prompt, preparation.handling.key):
        return preparation.handling.key
    if now.worth > 0 and not contact and tactic.caution:
        aid = best_aid(state, me)
        if tactic.caution * aid.worth > now.worth and offered(prompt, aid.handling.key):
            return aid.handling.key
    if goal is not None:
        return _set_out(prompt, state, me, goal)
    if now.worth <= 0:
        return _makes_do(tactic, prompt, state, me)
    if _raises_shield(tactic, prompt, state, me, now):
        return "shield_block"
    if me.actions == 1 and _keeps(tactic, state, me, now, contact):
        return END_TURN.key
    return _settled_in(tactic, prompt, state, me, now, contact) or now.handling.key


def _one_more_action(tactic: Tactic, prompt: Choose[Any], state: Combat, me: Fighter) -> str:
    """Dice become an action for an attack that promises enough; a stolen one is also lost to somebody."""
    worth = best_blow(state, me).worth
    if worth <= 0:
        return prompt.default
    if me.destiny_dice:
        victim = max(standing_enemies(state, me), key=lambda enemy: is_alert(enemy) * threat(enemy.sheet))
        steal = Handling("steal", target=victim.id).key
        if worth + _robbed(state, victim) >= tactic.spending and offered(prompt, steal):
            return steal
    return _first_offered(prompt, "buy_action") if worth >= tactic.spending else prompt.default


def _robbed(state: Combat, victim: Fighter) -> float:
    """What an enemy can no longer do with an action that it loses."""
    return best_blow(state, victim).worth


def _helping(tactic: Tactic, prompt: Choose[Any], state: Combat, me: Fighter, contact: list[Fighter]) -> str:
    """What a friend next to me (or I myself) needs more than another attack."""
    for friend in patients(state, me):
        vital = friend.id in state.scene.goals.must_live
        if not is_within(state, me, friend, HELPING_HAND_M) or not (vital or (tactic.caution and not contact)):
            continue
        chance = helping_chance(state, me, friend)
        if not chance or (chance < WORTH_HELPING and not vital):
            continue
        for kind in ("stabilise",) if friend.has("dying") else ("use_item:bandages", "first_aid"):
            if offered(prompt, f"{kind}:{friend.id}"):
                return f"{kind}:{friend.id}"
    return "" if contact or not tactic.caution else _shaking(prompt, state, me)


def _shaking(prompt: Choose[Any], state: Combat, me: Fighter) -> str:
    """Wake a friend at hand or put out the flames: that takes no roll."""
    for friend in state.fighters:
        if friend.conditions and friend.sheet.side == me.sheet.side and friend is not me and not friend.is_out:
            kind = "wake" if friend.has("asleep") else "put_out" if friend.has("burning") else ""
            key = Handling(kind, target=friend.sheet.id).key
            if kind and is_within(state, me, friend, HELPING_HAND_M) and offered(prompt, key):
                return key
    return ""


def _set_out(prompt: Choose[Any], state: Combat, me: Fighter, goal: Goal) -> str:
    """Walk if that is far enough (something else can be done meanwhile), otherwise run."""
    if me.has("crouched"):
        return _first_offered(prompt, "stand_up", "crawl")
    assert me.position is not None
    way = way_of(state, me, goal, metres_of(state, me, "walk") + 0.0)
    short = distance_m(state, replace(me, position=way[-1]), replace(me, position=goal.place)) <= goal.near_enough + 0.1
    return _first_offered(prompt, "walk" if short or _busy_hands(state, me) else "run")


def _busy_hands(state: Combat, me: Fighter) -> bool:
    """Whether there is something to do while walking that costs an action otherwise."""
    return best_preparation(state, me, may_draw=False).worth > 0


def _keeps(tactic: Tactic, state: Combat, me: Fighter, now: Blow, contact: list[Fighter]) -> bool:
    """Whether the last action is worth more as a defence than as one more attack."""
    if not tactic.keeping or me.sheet.actions < 2:
        return False
    return any(tactic.keeping * guard_to_come(state, me, enemy) > now.worth for enemy in contact)


def _raises_shield(tactic: Tactic, prompt: Choose[Any], state: Combat, me: Fighter, now: Blow) -> bool:
    """Whether a shield held up in the coming round saves more than two attacks bring."""
    if not tactic.caution or me.actions < SHIELD_BLOCK or me.sheet.shield is None or me.shield_block == "renewed":
        return False
    saved = tactic.caution * block_to_come(state, me)
    return saved > SHIELD_BLOCK * now.worth and offered(prompt, "shield_block")


def _makes_do(tactic: Tactic, prompt: Choose[Any], state: Combat, me: Fighter) -> str:
    """Nothing to hit and nowhere to go: a shield, a low profile, or what is left is kept for reactions."""
    if _raises_shield(tactic, prompt, state, me, NO_BLOW):
        return "shield_block"
    enemies = shooters_at(state, me)
    if tactic.caution and enemies and not me.has("crouched") and not is_covered(state, me, enemies):
        return _first_offered(prompt, "crouch")
    return END_TURN.key


def _settled_in(
    tactic: Tactic, prompt: Choose[Any], state: Combat, me: Fighter, now: Blow, contact: list[Fighter]
) -> str:
    """What makes the coming shots better: a rest for the weapon, a place to lie, an aim. Nothing in a scuffle."""
    kind, gear, _, target_id = now.handling
    weapon = me.sheet.weapon(gear)
    if contact or weapon.kind != "shooting":
        return ""
    alert = [enemy for enemy in standing_enemies(state, me) if is_alert(enemy)]
    lasting = sum(remaining(enemy) for enemy in alert) > SHOTS_WORTH_A_REST * now.wounds
    if weapon.braceable and me.braced != gear and lasting:
        if offered(prompt, f"brace:{gear}"):
            return f"brace:{gear}"
        under_fire = tactic.lying_low and me.actions > 1 and shooters_at(state, me)
        if under_fire and not is_covered(state, me, shooters_at(state, me)):
            return "crouch"
    if kind != "attack" or me.sheet.foe:
        return ""
    aim = Handling("aim", gear, "", target_id).key
    return aim if _aiming_pays(tactic, state, me, now, bool(alert)) and offered(prompt, aim) else ""


def _aiming_pays(tactic: Tactic, state: Combat, me: Fighter, now: Blow, in_danger: bool) -> bool:
    """Whether an aimed shot brings more for the actions it takes than one that is not aimed."""
    _, gear, mode, target_id = now.handling
    weapon, target = me.sheet.weapon(gear), state.find(target_id)
    single = next((m for m in weapon.modes if can_be_aimed(weapon, m, state.options)), None)
    if single is None:
        return False
    price = 1 / tactic.patience if in_danger else 0.1
    unaimed = now.worth / (1 + reload_share(weapon, next(m for m in weapon.modes if m == mode)))
    for aiming in (1, 2):
        aimed = blow_at(target, weapon, single, tails_of(state, me, target, weapon, single, aiming=aiming))
        if aimed.worth / (1 + aiming * price + reload_share(weapon, single)) > unaimed * 1.02:
            return True
    return False


# -- on the way -------------------------------------------------------------------------------------------------------


def _on_the_way(tactic: Tactic, prompt: Choose[Any]) -> str:
    """Where to go, or what else to do while walking."""
    scene: Any = prompt.scene
    if len(scene) == 2:
        return _while_walking(tactic, prompt, *scene)
    state, who, kind, metres = scene
    me = state.find(who)
    now = best_blow(state, me)
    preparation = best_preparation(state, me, may_draw=now.worth <= 0)
    goal = goal_of(state, me, now, preparation, seeks_shelter=tactic.sheltering)
    sets_out = metres >= metres_of(state, me, kind)
    if goal is None:
        # Who sets out without a goal was sent by somebody else, in thought or at the table, to stand better.
        ways = best_ways(state, me, metres) if sets_out else ()
        return next((way for way in ways if offered(prompt, way)), STAY)
    path = way_of(state, me, goal, metres)
    if not sets_out and length(path) < A_STEP:
        return STAY
    key = ";".join(format_point(point) for point in path[1:])
    return key if key and offered(prompt, key) else STAY


def _while_walking(tactic: Tactic, prompt: Choose[Any], state: Combat, who: str) -> str:
    """The further handling: help, put out flames, attack, load, draw."""
    me = state.find(who)
    helping = _helping(tactic, prompt, state, me, in_contact(state, me))
    if helping:
        return helping
    if me.has("burning"):
        return Handling("put_out", target=me.id).key
    now = best_blow(state, me, walking=True)
    preparation = best_preparation(state, me, may_draw=now.wounds < HOPELESS)
    if preparation.worth > now.worth and offered(prompt, preparation.handling.key):
        return preparation.handling.key
    return now.handling.key if now.worth > 0 and offered(prompt, now.handling.key) else _drawing(prompt, me)


def _drawing(prompt: Choose[Any], me: Fighter) -> str:
    """Nothing to hit yet: somebody with empty hands draws a blade on the way."""
    if me.ready:
        return prompt.default
    blades = [w for w in arms(me.sheet) if w.kind == "melee" and not w.natural]
    return _first_offered(prompt, *(Handling("ready", w.id).key for w in blades))


# -- reactions --------------------------------------------------------------------------------------------------------


KEPT_REACTIONS = 1 << 13
_REACTIONS: dict[tuple[Tactic, ReactionScene], str] = {}
"""What was decided before: odds ask everybody again for each of a hundred ways that the dice may fall."""


def _reacting(tactic: Tactic, prompt: Choose[Any]) -> str:
    """Defend, strike back, or wait for something that matters more; what was decided before is decided again."""
    scene: Any = prompt.scene
    if scene.strike is None and prompt.question.key != "ps-ask-reaction":
        # What can be done about something that is thrown is not in the scene.
        return _reaction(tactic, prompt)
    # The dice are a matter of the one who is to be struck.
    is_target = scene.strike is None or scene.strike.target == scene.who
    key = tactic, scene if is_target else replace(scene, hits=None)
    found = _REACTIONS.get(key)
    if found is None:
        if len(_REACTIONS) >= KEPT_REACTIONS:
            _REACTIONS.clear()
        found = _REACTIONS[key] = _reaction(tactic, prompt)
    return found


def _reaction(tactic: Tactic, prompt: Choose[Any]) -> str:
    scene: Any = prompt.scene
    state, me, actor = scene.state, scene.state.find(scene.who), scene.state.find(scene.actor)
    if actor.side == me.side:
        return prompt.default
    guard_key, saved, loss = _best_defence(tactic, prompt, scene, me)
    if not me.actions:
        return _theft(tactic, prompt, state, me, actor, saved) or _in_need(tactic, prompt, me, actor, saved, loss)
    counter = best_blow(state, me)
    possible = counter.worth > 0 and offered(prompt, counter.handling.key)
    if guard_key and saved > (counter.worth if possible else 0.0):
        return guard_key
    if possible and (me.actions > 1 or counter.worth >= _worth_waiting(tactic, state, me)):
        return counter.handling.key
    return prompt.default


def _best_defence(tactic: Tactic, prompt: Choose[Any], scene: ReactionScene, me: Fighter) -> tuple[str, float, float]:
    """The defence to choose, what it is worth, and the wounds to expect without it."""
    strike = scene.strike
    if strike is None:
        raised = tactic.caution > 0 and offered(prompt, "shield_parry")
        return ("shield_parry", threat(me.sheet), 0.0) if raised else ("", 0.0, 0.0)
    if strike.target != me.id:
        return "", 0.0, 0.0
    hits = scene.hits
    if hits is None:
        figures = strike.figures
        pool = plain_pool(figures.dice.total, figures.min_roll.total, scene.state.options)
        hits = Hits(round(mean_successes(pool)), 0, ())
    if not hits.normals + hits.crits:
        return "", 0.0, 0.0
    guard, loss = best_guard(scene.state, me, strike, hits)
    possible = bool(guard.key) and (not me.actions or offered(prompt, guard.key))
    return (guard.key if possible else ""), tactic.caution * guard.worth, loss


def _theft(tactic: Tactic, prompt: Choose[Any], state: Combat, me: Fighter, actor: Fighter, saved: float) -> str:
    """The actor's next action becomes mine if it would do enough there and here."""
    if not me.destiny_dice or not actor.actions:
        return ""
    steal = Handling("steal", target=actor.id).key
    worth = max(saved, best_blow(state, me).worth)
    return steal if worth > 0 and worth + _robbed(state, actor) >= tactic.spending and offered(prompt, steal) else ""


def _in_need(tactic: Tactic, prompt: Choose[Any], me: Fighter, actor: Fighter, saved: float, loss: float) -> str:
    """Without an action: dice help if this blow would fell me, or the next one might."""
    if loss >= remaining(me) * 0.8 and saved >= 0.15 * threat(me.sheet):
        return _first_offered(prompt, Handling("steal", target=actor.id).key, "buy_action")
    if actor.actions and tactic.caution and loss * 2 >= remaining(me):
        return _first_offered(prompt, Handling("steal", target=actor.id).key)
    return prompt.default


def _worth_waiting(tactic: Tactic, state: Combat, me: Fighter) -> float:
    """What the last action may still save before the next own turn."""
    if not tactic.keeping:
        return 0.0
    order = [fighter.id for fighter in state.fighters]
    mine = order.index(me.id)
    to_come = [e for e in in_contact(state, me) if _acts_before(order.index(e.id), mine, state.turn, e, state)]
    return tactic.keeping * max((guard_to_come(state, me, enemy) for enemy in to_come), default=0.0)


def _acts_before(place: int, mine: int, now: int, enemy: Fighter, state: Combat) -> bool:
    """Whether an enemy still acts before my next turn; the one who is acting, if there is an action left."""
    if place == now:
        return enemy.actions > 0
    number = len(state.fighters)
    return (place - now) % number < (mine - now) % number


# -- dice -------------------------------------------------------------------------------------------------------------

SAVING_LIVES = ("PS-CND-02", "PS-CND-05")
WORTH_REPEATING = ("PS-THR-01", "PS-HEA-03", "PS-DOD-05", "PS-PAR-02")
FAR_BELOW = 1.0
"""An attack this many hits short of what its dice promise is rolled again."""


def _before_a_roll(tactic: Tactic, prompt: Choose[Any]) -> str:  # noqa: ARG001  tempers do not differ here
    """Dice before a roll only where nothing can be rolled without them and life depends on it."""
    scene: Any = prompt.scene
    purse, pool, cause = scene
    if pool.dice > 0 or cause not in SAVING_LIVES:
        return prompt.default
    return "bonus:1+destiny:0" if purse.bonus else "bonus:0+destiny:1"


def _after_a_roll(tactic: Tactic, prompt: Choose[Any]) -> str:  # noqa: ARG001  tempers do not differ here
    """Repeat what failed badly; the dying spend everything."""
    scene: Any = prompt.scene
    _, pool, cause, hits, _ = scene
    rolled = hits.normals + hits.crits
    if cause in SAVING_LIVES:
        return prompt.default if rolled else _first_offered(prompt, "reroll", "bonus", "destiny")
    if cause in WORTH_REPEATING:
        return prompt.default if rolled or pool.dice < 2 else _first_offered(prompt, "reroll")
    if cause == "PS-HIT-01" and mean_successes(_counting(pool)) - rolled - hits.crits >= FAR_BELOW:
        return _first_offered(prompt, "reroll")
    return prompt.default


def _counting(pool: Pool) -> Pool:
    """The same dice, of which only the successes count."""
    return Pool(pool.dice, pool.min_roll, explode=pool.explode)


def _another_target(tactic: Tactic, prompt: Choose[Any]) -> str:  # noqa: ARG001  tempers do not differ here
    """A reaction whose target is gone takes the best of the others."""
    scene: Any = prompt.scene
    state, who = scene
    wanted = best_blow(state, state.find(who)).handling.key
    return wanted if offered(prompt, wanted) else prompt.default


_ANSWERS: Mapping[str, Callable[[Tactic, Choose[Any]], str]] = {
    "PS-RND-02": _in_turn,
    "PS-REA-01": _reacting,
    "PS-ACT-07": _on_the_way,
    "PS-ACT-08": _on_the_way,
    "PS-ACT-09": _on_the_way,
    "PS-ROL-05": _before_a_roll,
    "PS-ROL-06": _after_a_roll,
    "PS:ruling_78": _another_target,
}

DEFAULT = "steady"
TACTICS: Mapping[str, Policy] = {
    tactic.name: tactic
    for tactic in (
        Tactic("steady"),
        Tactic("reckless", caution=0.0, keeping=0.0, sheltering=False, spending=0.2),
        Tactic("cautious", caution=2.0, keeping=2.0, lying_low=True),
        Tactic("marksman", patience=3.0),
        LIGHT,
    )
}
