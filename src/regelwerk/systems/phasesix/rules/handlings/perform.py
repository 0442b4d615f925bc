"""Performing: a handling is paid for and carried out, people react, and the reactions are carried out."""

from __future__ import annotations

from functools import partial

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, do, do_then, meanwhile, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import Value, replace
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.attack import Attack, Plan
from regelwerk.systems.phasesix.rules.attack.coup import coup_de_grace
from regelwerk.systems.phasesix.rules.attack.exchange import (
    Aftermath,
    Answering,
    apply_attack,
    bear_attack,
    declare_attack,
)
from regelwerk.systems.phasesix.rules.attack.throwing import throw_item
from regelwerk.systems.phasesix.rules.body.wounds import fall
from regelwerk.systems.phasesix.rules.core.dice_for_actions import buy_action, steal_action
from regelwerk.systems.phasesix.rules.core.surprise import end_surprise, suspects_nothing
from regelwerk.systems.phasesix.rules.handlings import gear, movement
from regelwerk.systems.phasesix.rules.handlings.choices import Handlings, needs_extra_die
from regelwerk.systems.phasesix.rules.handlings.facing import look_around
from regelwerk.systems.phasesix.rules.handlings.ground import has_map
from regelwerk.systems.phasesix.rules.handlings.handlings import BY_DICE, NOTHING, Handling, cost_of, label
from regelwerk.systems.phasesix.rules.handlings.reactions import Declared, allowed_target, window
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import Levels

MOVES = {"walk": "PS-ACT-07", "run": "PS-ACT-08", "crawl": "PS-ACT-09"}
ENDS_SURPRISE = ("attack", "coup_de_grace", "throw_item")


class Begun(Value, frozen=True):
    """A handling that has been declared: what dice and reactions still have to settle."""

    state: Combat
    who: str
    handling: Handling
    walking: bool
    reacting: bool
    plan: Plan | None = None
    answering: Answering | None = None


@rule("PS-ACT-04", "PS-ACT-05", "PS-REA-04", "PS-RND-02")
def act(state: Combat, handling: Handling) -> Play[Combat]:
    """The actor does one thing: it is paid, carried out, and answered by those who can."""
    actor = state.actor
    cost = cost_of(actor, handling)
    if not cost:
        return (yield from look_around((yield from free_step(state, actor.id, handling)), actor.id))
    state = state.put(actor.paying(cost))
    yield meanwhile(state)
    if handling.kind in MOVES:
        return (yield from look_around((yield from move(state, actor.id, handling.kind)), actor.id))
    begun = yield from begin(state, actor.id, handling)
    if begun.plan is None:
        return (yield from look_around((yield from finish(begun)), actor.id))
    rest = after_attack if state.scene.options.facing_model == "none" else _after_attack_and_look
    # Many rolls leave the same target behind: odds go on from there, not from the question before the attack.
    return (yield from do_then(partial(rest, begun), bear_attack, *borne(begun)))


def _after_attack_and_look(begun: Begun, aftermath: Aftermath) -> Play[Combat]:
    """The attack takes its course; then its maker may look elsewhere."""
    return (yield from look_around((yield from after_attack(begun, aftermath)), begun.who))


@rule("PS-BON-06", "PS-BRC-03", "PS:ruling_75")
def free_step(state: Combat, who: str, handling: Handling) -> Play[Combat]:
    """What costs no action is no action: nobody can react to it."""
    if handling.kind == "buy_action":
        return (yield from buy_action(state, who))
    if handling.kind == "steal":
        return (yield from steal_action(state, who, handling.target))
    if handling.kind == "reload":
        return (yield from gear.reload(state, who, handling.gear))
    return (yield from gear.take_up(state, who))


def carry_out(
    state: Combat, who: str, handling: Handling, *, walking: bool = False, reacting: bool = False
) -> Play[Combat]:
    """Do it in the middle of something else."""
    state = yield from finish((yield from begin(state, who, handling, walking=walking, reacting=reacting)))
    yield meanwhile(state)
    return state


def begin(state: Combat, who: str, handling: Handling, *, walking: bool = False, reacting: bool = False) -> Play[Begun]:
    """Declare it; an attack is announced with its numbers."""
    if handling.kind != "attack":
        return Begun(state, who, handling, walking, reacting)
    state, plan, answering = yield from declare_attack(state, who, handling, walking=walking, reacting=reacting)
    return Begun(state, who, handling, walking, reacting, plan, answering)


def finish(begun: Begun) -> Play[Combat]:
    """What was declared takes its course; then the reactions to it are carried out."""
    if begun.plan is not None:
        return (yield from after_attack(begun, (yield from do(bear_attack, *borne(begun)))))
    return (yield from _react(begun, *(yield from _finish_other(begun))))


def borne(begun: Begun) -> tuple[Attack, Answering | None, Fighter, Levels, Options]:
    """All that an attack's dice and its target need to know."""
    assert begun.plan is not None
    state, strike = begun.state, begun.plan.strike
    target, brings = state.find(strike.target), strike.weapon.status_on_wound
    return begun.plan.attack, begun.answering, target, brings, state.scene.options


def after_attack(begun: Begun, aftermath: Aftermath) -> Play[Combat]:
    """What follows once an attack has been borne."""
    return _react(begun, apply_attack(begun.state, begun.who, aftermath), aftermath.declared)


def _react(begun: Begun, state: Combat, declared: tuple[Declared, ...]) -> Play[Combat]:
    """Nobody is surprised any more; what was declared in answer is carried out."""
    if begun.handling.kind in ENDS_SURPRISE and suspects_nothing(state):
        state = yield from end_surprise(state, begun.handling.target)
    return (yield from carry_out_reactions(state, begun.who, declared)) if declared else state


def _finish_other(begun: Begun) -> Play[tuple[Combat, tuple[Declared, ...]]]:
    """What is no attack: throwing an item asks for its own answers, to all else they are given afterwards."""
    state, who, handling, walking, reacting = begun.state, begun.who, begun.handling, begun.walking, begun.reacting
    if handling.kind == "throw_item":
        return (yield from throw_item(state, who, handling, walking, reacting))
    if handling.kind == "coup_de_grace":
        state = yield from coup_de_grace(state, who, handling, walking, reacting)
        return (state, ()) if reacting else (yield from window(state, who, handling.target))
    state = yield from simple(state, who, handling, walking=walking)
    return (state, ()) if reacting else (yield from window(state, who))


def simple(state: Combat, who: str, handling: Handling, *, walking: bool) -> Play[Combat]:
    """Handlings without a contest."""
    kind, item, target = handling.kind, handling.gear, handling.target
    match kind:
        case "aim":
            return (yield from gear.aim(state, who, item, target))
        case "reload":
            return (yield from gear.reload(state, who, item))
        case "ready":
            return (yield from gear.ready(state, who, item))
        case "brace":
            return (yield from gear.brace(state, who, item))
        case "shield_block":
            return (yield from gear.shield_block(state, who))
        case "use_item":
            return (yield from gear.use_item(state, who, item, target, walking=walking))
        case "first_aid":
            return (yield from gear.first_aid(state, who, target, walking=walking))
        case "stabilise":
            return (yield from gear.stabilise(state, who, target, walking=walking))
        case "put_out":
            return (yield from gear.put_out(state, who, target))
        case "wake":
            return (yield from gear.wake(state, who, target))
        case "crouch":
            return (yield from movement.crouch(state, who))
        case "stand_up":
            return (yield from movement.stand_up(state, who))
        case _:
            yield note("PS-ACT-06", "ps-does-other", who=Ref(who))
            return state


# -- moving, with another handling on the way --------------------------------------------------------------------------


@rule("PS-ACT-07", "PS-ACT-08", "PS-ACT-09")
def move(state: Combat, who: str, kind: str, *, reacting: bool = False) -> Play[Combat]:
    """Go somewhere. Walking leaves room for a further handling, before, between or after the metres."""
    metres: float = movement.metres_of(state, state.find(who), kind)
    state, metres = yield from movement.go(state, who, kind, metres, MOVES[kind])
    answered = reacting
    if state.options.reaction_window_per == "handling" and not answered:
        # What is done on the way is chosen after the answers to the way itself, which may put it out of reach.
        state = yield from _answered(state, who)
        answered = True
    extra = NOTHING
    if kind == "walk" and (not reacting or state.options.walk_extra_as_reaction) and _can_go_on(state, who):
        state, extra = yield from _further_handling(state, who)
    if extra == NOTHING:
        return state if answered else (yield from _answered(state, who))
    state = yield from carry_out(state, who, extra, walking=True, reacting=reacting)
    if metres > 0 and _can_go_on(state, who):
        state, _ = yield from movement.go(state, who, kind, metres, MOVES[kind])
    return state


def _answered(state: Combat, who: str) -> Play[Combat]:
    """A move alone is answered when it is finished."""
    state, declared = yield from window(state, who)
    return (yield from carry_out_reactions(state, who, declared))


def _can_go_on(state: Combat, who: str) -> bool:
    fighter = state.find(who)
    return has_map(state) and not fighter.is_helpless and not fighter.gone


@rule("PS-ACT-07", "PS-BON-06")
def _further_handling(state: Combat, who: str) -> Play[tuple[Combat, Handling]]:
    """One more handling without an action of its own; its rolls are one harder. Dice may get actions first."""
    while True:
        fighter = state.find(who)
        question = phrase("ps-ask-further", who=Ref(who))
        answers = Handlings(state, fighter, "walking", NOTHING)
        extra = yield from choose(fighter.seat, who, "PS-ACT-07", question, answers, NOTHING.key, (state, who))
        if extra.kind not in BY_DICE:
            return state, extra
        state = yield from free_step(state, who, extra)


# -- reactions that are no defence -------------------------------------------------------------------------------------


@rule("PS-REA-04", "PS:reaction_when_downed", "PS:reaction_refund", "PS-HEA-04")
def carry_out_reactions(state: Combat, actor: str, declared: tuple[Declared, ...]) -> Play[Combat]:
    """Declared reactions are carried out in initiative order, after the action they answer.

    Who was put down meanwhile still finishes the reaction, but keeps neither aim nor action from it.
    """
    yield meanwhile(state)
    for reaction in declared:
        who, handling = reaction.who, reaction.handling
        fighter = state.find(who)
        if fighter.gone or (fighter.is_helpless and state.options.reaction_when_downed == "lost"):
            yield note("PS:reaction_when_downed", "ps-reaction-lost", who=Ref(who))
            continue
        possible = yield from still_possible(state, fighter, reaction, actor)
        if possible == NOTHING:
            yield note("PS:reaction_refund", "ps-reaction-lapses", who=Ref(who), handling=label(handling))
            if state.options.reaction_refund:
                state = state.put(replace(fighter, actions=fighter.actions + 1))
        elif possible.kind in MOVES:
            state = yield from move(state, who, possible.kind, reacting=True)
        else:
            state = yield from carry_out(state, who, possible, reacting=True)
        if fighter.is_helpless:
            state = state.put(fall(state.find(who)))
    return state


@rule("PS:ruling_78", "PS:ruling_95")
def still_possible(state: Combat, fighter: Fighter, reaction: Declared, actor: str) -> Play[Handling]:
    """A reaction that has become impossible lapses, for want of dice too; an attack may take another legal target."""
    handling = reaction.handling

    def has_dice(handling: Handling) -> bool:
        return reaction.with_die or not needs_extra_die(state, fighter, handling)

    paid = replace(fighter, actions=fighter.actions + 1)
    answers = Handlings(state, paid, "reaction", NOTHING, attack_at=allowed_target(state, actor))
    if isinstance(answers.find(handling.key), Answer) and has_dice(handling):
        return handling
    alike = [a for a in answers.listed() if a.value._replace(target="") == handling._replace(target="")]
    others = [a for a in alike if has_dice(a.value)]
    if handling.kind != "attack" or not others:
        return NOTHING
    nothing = Answer(NOTHING.key, NOTHING, label(NOTHING))
    free = [Answer(a.key, a.value, a.label) for a in others]
    question = phrase("ps-ask-other-target", who=Ref(fighter.id))
    return (
        yield from choose(
            fighter.seat,
            fighter.id,
            "PS:ruling_78",
            question,
            Listed([*free, nothing]),
            free[0].key,
            (state, fighter.id),
        )
    )
