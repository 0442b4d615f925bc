"""An initiative phase: actions are declared, paid, answered by reactions and carried out until the model has enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Answer, Listed, Pointing, Refusal
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, note
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.rules.core import drones
from regelwerk.systems.realms.rules.core.acts import price
from regelwerk.systems.realms.rules.core.menu import ACTS, can_act, choices, offered
from regelwerk.systems.realms.rules.damage import detonation
from regelwerk.systems.realms.rules.melee import opponents
from regelwerk.systems.realms.rules.mission.missions import judged
from regelwerk.systems.realms.rules.sight import camouflage
from regelwerk.systems.realms.state import Deed, Model, Phase, World, seat_of

END = "end"
DUTY = "duty"


class ActScene(NamedTuple):
    """What somebody knows who chooses an action."""

    world: World
    who: str
    duty: tuple[str, ...]
    """Direct opponents one of whom must be attacked first."""


@rule("RE-INI-01", "RE-INI-03", "RE-FAST-03", "RE-SHO-08", "RE-MEL-10", "RE:ruling_109", "RE:drones")
def begin(world: World, who: str) -> Play[World]:
    """A phase begins: markers of fast movement, readiness, guard and used equipment are taken away.

    It is the phase of the drones that the model commands too.
    """
    model = world.find(who)
    yield note("RE-INI-01", "re-phase-begins", who=Ref(who), ap=model.ap)
    for one in (model, *drones.drones_of(world, model)):
        world = world.change(one.id, fast=False, fire_ready=False, guard=False, walked=0, aided=())
    return replace(world, phase=Phase(who), stage="phase")


@rule("RE-INI-01", "RE-ACT-01", "RE-ACT-03", "RE-ACT-04")
def take_act(world: World) -> Play[World]:
    """One action of the running phase, the question of the direct opponent before it, or the end."""
    phase = _running(world)
    model = world.find(phase.who)
    if not model.active:
        return (yield from end(world))
    if drones.is_leaderless(world, model):
        return (yield from end((yield from _aftermath((yield from drones.leaderless_phase(world, model.id))))))
    if not phase.settled:
        return (yield from opponents.settle(world))
    world = opponents.without_lapsed_duty(world)
    if not can_act(world, model):
        return (yield from end(world))
    deed = yield from _declared(world, model)
    if deed is None:
        return world
    if deed.kind == END:
        if model.ap:
            yield note("RE-INI-01", "re-phase-ends", who=Ref(model.id), ap=model.ap)
        return (yield from end(world))
    refused = opponents.why_not(world, model, deed)
    if refused is not None:
        yield note(refused.rule_id, "re-duty-forbids", who=Ref(model.id), reason=refused.reason)
        return world
    return (yield from carry_out(world, deed))


def _running(world: World) -> Phase:
    assert world.phase is not None
    return world.phase


@rule("RE-INI-05", "RE:forced_attack")
def _declared(world: World, model: Model) -> Play[Deed | None]:
    """Which kind of action, then everything that belongs to it; None: second thoughts."""
    duty = opponents.open_duty(world, model)
    free = Answer(END, END, phrase("re-answer-end", ap=model.ap))
    owed = opponents.forced_deed(world, model, duty) if duty else None
    if owed is not None:
        # A default is free, and nothing here is: the duty takes its price, which the answer names instead of asking it.
        act, cost = Word(f"re-act-{owed.kind}"), ACTS[owed.kind].cost(world, owed)
        free = Answer(DUTY, DUTY, phrase("re-answer-duty", whom=Ref(duty[0]), act=act, cost=cost))
    question, scene = phrase("re-ask-act", who=Ref(model.id), ap=model.ap), ActScene(world, model.id, duty)
    answers = Acts(world, model, duty, free)
    seat = seat_of(world, model.id)
    kind = yield from choose(seat, model.id, "RE-INI-01", question, answers, free.key, scene, alone=True)
    if kind == END:
        return Deed(END, model.id)
    if kind == DUTY:
        return owed
    return (yield from ACTS[kind].declare(world, model))


ALLOWED_IN_DUTY = (*opponents.ATTACKS, "turn", "stand_up", "move", "jump")


class Acts(Listed[str]):
    """The kinds of actions to choose from; who names one has only that one looked at."""

    def __init__(self, world: World, model: Model, duty: tuple[str, ...], free: Answer[str]) -> None:
        super().__init__(())
        self._world = world
        self._model = model
        self._duty = duty
        self._free = free

    @property
    def pointing(self) -> tuple[Pointing, ...]:
        """Who points at a place wants to go there."""
        can_move = self.meaning("move") == "move"
        return (Pointing("path", label=phrase("re-act-move"), after="move"),) if can_move else ()

    def meaning(self, key: str) -> str | Refusal:
        able = key == self._free.key or (
            key in ACTS and self._is_allowed(key) and offered(self._world, self._model, ACTS[key]) is True
        )
        return key if able else super().meaning(key)

    @rule("RE-INI-05", "RE:forced_attack")
    def _is_allowed(self, kind: str) -> bool:
        """Whether a duty leaves room for a kind of action."""
        return not self._duty or kind in ALLOWED_IN_DUTY

    def listed(self) -> Sequence[Answer[str]]:
        # Made here, because a list that is given its own methods would wait for the garbage collector with its world.
        if self._listed is None:
            self._listed = tuple(self._possible())
        return self._listed

    def refused(self) -> Sequence[Refusal]:
        if self._refused is None:
            self._refused = tuple(self._impossible())
        return self._refused

    def _possible(self) -> list[Answer[str]]:
        found = [self._free]
        for act, refused, _ in choices(self._world, self._model):
            if refused is None and self._is_allowed(act.kind):
                label = phrase("re-answer-act", act=Word(f"re-act-{act.kind}"), hint=Word(f"re-hint-{act.kind}"))
                found.append(Answer(act.kind, act.kind, label, price(act.cheapest(self._world, self._model))))
        return found

    def _impossible(self) -> list[Refusal]:
        duty = self._duty
        found = [Refusal(END, phrase("re-answer-end", ap=self._model.ap), *_duty(duty))] if duty else []
        for act, refused, _ in choices(self._world, self._model):
            if refused is not None or not self._is_allowed(act.kind):
                found.append(Refusal(act.kind, phrase(f"re-act-{act.kind}"), *(refused or _duty(duty))))
        return found


def _duty(duty: tuple[str, ...]) -> Refused:
    return Refused(phrase("re-refuse-duty", whom=Ref(duty[0])), "RE-INI-05")


@rule("RE-ACT-03", "RE-SHO-07", "RE-MEL-09", "RE-REA-09")
def carry_out(world: World, deed: Deed) -> Play[World]:
    """A declared action with all its consequences; any action ends readiness to fire and guard."""
    world = world.change(deed.who, fire_ready=False, guard=False)
    phase = opponents.after_deed(_running(world), world, deed)
    world = replace(world, phase=replace(phase, dodging=(), full_move=False))
    world = yield from _aftermath((yield from ACTS[deed.kind].perform(world, deed)))
    world = yield from camouflage.after_action(world, deed)
    phase = _running(world)
    return replace(world, phase=replace(phase, acts=phase.acts + 1, last=deed.kind, dodging=()))


@rule("RE-DET-01", "RE:drones")
def _aftermath(world: World) -> Play[World]:
    """Explosions and lost drones, until nothing sets off anything more: the loss of a drone may be its pilot's last."""
    while True:
        world = yield from detonation.explosions(world)
        world = yield from drones.after_loss(world)
        if not any(model.vitals.detonates for model in world.models):
            return world


@rule("RE-INI-01", "RE-RND-01", "RE-GAM-01", "RE:drones")
def end(world: World) -> Play[World]:
    """A phase ends, for the drones that act in it too; the mission may be decided now."""
    phase = _running(world)
    commanded = [drone.id for drone in drones.drones_of(world, world.find(phase.who))]
    for who in (phase.who, *commanded, *(drone.who for drone in phase.drones)):
        world = world.change(who, had_phase=True)
    return (yield from judged(replace(world, phase=None, stage="order")))
