"""Reactions: who may answer an action, how it is declared and paid."""

from __future__ import annotations

from collections.abc import Mapping

from regelwerk.dice import Hits
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Number, Play, choose, meanwhile, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import Value, replace
from regelwerk.systems.phasesix.rules.attack.attack import Strike
from regelwerk.systems.phasesix.rules.attack.defence import defences_against
from regelwerk.systems.phasesix.rules.core.dice_for_actions import buy_action, can_buy, robbable, steal_action
from regelwerk.systems.phasesix.rules.handlings.choices import Handlings, needs_extra_die
from regelwerk.systems.phasesix.rules.handlings.ground import perceives
from regelwerk.systems.phasesix.rules.handlings.handlings import BY_DICE, NOTHING, Handling, label
from regelwerk.systems.phasesix.rules.handlings.offers import Offer
from regelwerk.systems.phasesix.state import Combat, Fighter

DEFENCES = ("dodge", "parry", "shield_parry")


class Declared(Value, frozen=True):
    """A reaction that was declared and paid for, perhaps with an extra die that it needs."""

    who: str
    handling: Handling
    with_die: bool = False


class ReactionScene(Value, frozen=True):
    """What a participant knows who is asked for a reaction."""

    state: Combat
    who: str
    actor: str
    strike: Strike | None = None
    hits: Hits | None = None


@rule("PS-REA-01", "PS-REA-02", "PS-REA-03", "PS-REA-06", "PS-REA-08", "PS-INI-05")
def reactors(state: Combat, actor_id: str) -> tuple[Fighter, ...]:
    """Everybody else who perceives the actor and has an action, or a die to get one; in initiative order."""
    actor = state.find(actor_id)
    return tuple(
        [f for f in state.fighters if f.sheet.id != actor_id and _has_means(state, f) and perceives(state, f, actor)]
    )


def _has_means(state: Combat, fighter: Fighter) -> bool:
    if not (fighter.actions or fighter.bonus_dice or fighter.destiny_dice):
        return False
    if fighter.is_helpless or fighter.unaware or fighter.gone:
        return False
    return fighter.actions > 0 or can_buy(fighter) or bool(robbable(state, fighter))


def declare_all(
    state: Combat,
    actor_id: str,
    asked: tuple[str, ...],
    defences: Mapping[str, tuple[Offer, ...]],
    question: Phrase,
    strike: Strike | None = None,
    hits: Hits | None = None,
) -> Play[tuple[Combat, tuple[Declared, ...]]]:
    """Ask one after another, in initiative order, each knowing the roll and what was declared before."""
    declared: list[Declared] = []
    for who in asked:
        scene = ReactionScene(state, who, actor_id, strike, hits)
        state, handling = yield from declare(scene, defences.get(who, ()), question)
        if handling != NOTHING:
            declared.append(Declared(who, handling, needs_extra_die(state, state.find(who), handling)))
    return state, tuple(declared)


@rule("PS-REA-03", "PS-REA-05", "PS-REA-07", "PS-RND-03", "PS-BON-02", "PS-BON-03", "PS:react_to_reactions")
def declare(scene: ReactionScene, defences: tuple[Offer, ...], question: Phrase) -> Play[tuple[Combat, Handling]]:
    """One reaction or none, for one action; dice may buy or steal that action first.

    An attack that is a reaction itself is at most warded off.
    """
    state = scene.state
    general = _general_reactions(state) and not (scene.strike is not None and scene.strike.reacting)
    if not general and all(offer.reason is not None for offer in defences):
        return state, NOTHING
    while True:
        reactor = state.find(scene.who)
        if not _has_means(state, reactor):
            return state, NOTHING
        payable = tuple([_paid(reactor, offer) for offer in defences]) if defences else ()
        answers = Handlings(
            state,
            reactor,
            "reaction",
            NOTHING,
            payable,
            only=None if general else BY_DICE,
            attack_at=allowed_target(state, scene.actor),
        )
        seen = scene if state is scene.state else replace(scene, state=state)
        handling = yield from choose(
            reactor.seat, reactor.id, "PS-REA-01", question, answers, NOTHING.key, seen, numbers=_counted(scene.hits)
        )
        if handling == NOTHING:
            return state, NOTHING
        if handling.kind == "buy_action":
            state = yield from buy_action(state, reactor.id)
            defences = _defences_left(state, scene, defences)
        elif handling.kind == "steal":
            state = yield from steal_action(state, reactor.id, handling.target)
            defences = _defences_left(state, scene, defences)
        else:
            yield note("PS-REA-07", "ps-reacts", who=Ref(reactor.id), handling=label(handling))
            state = state.put(state.find(scene.who).paying(1))
            yield meanwhile(state)
            return state, handling


def _counted(hits: Hits | None) -> tuple[Number, ...]:
    """The hits of an attack, once they lie there."""
    if hits is None:
        return ()
    return Number("ps-number-hits", hits.normals + hits.crits), Number("ps-number-crits", hits.crits)


@rule("PS-ROL-04")
def _defences_left(state: Combat, scene: ReactionScene, defences: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """A die that has become an action is no longer there for a defence without dice of its own."""
    if scene.strike is None or not defences:
        return defences
    return defences_against(state, scene.strike, scene.hits)


@rule("PS:reaction_attack_target")
def allowed_target(state: Combat, actor_id: str) -> str:
    """Whom an attack made as a reaction must be aimed at; "" is anybody."""
    return actor_id if state.scene.options.reaction_attack_target == "actor_only" else ""


def _general_reactions(state: Combat) -> bool:
    return state.scene.options.reaction_scope == "any_one_action"


def _paid(reactor: Fighter, offer: Offer) -> Offer:
    if offer.reason is None and reactor.actions < 1:
        return Offer(offer.handling, phrase("ps-no-actions", cost=1, actions=reactor.actions), "PS-REA-03")
    return offer


def window(state: Combat, actor_id: str, victim: str = "") -> Play[tuple[Combat, tuple[Declared, ...]]]:
    """The window after an action that is no attack; the victim of a coup has slept through it."""
    if not _general_reactions(state):
        return state, ()
    asked = tuple(f.id for f in reactors(state, actor_id) if f.id != victim)
    return (yield from declare_all(state, actor_id, asked, {}, phrase("ps-ask-reaction", actor=Ref(actor_id))))
