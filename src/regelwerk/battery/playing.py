"""Random play with fixed seeds: live through a session, or watched effect by effect."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from typing import Any

from regelwerk.battery.complaints import Complaint
from regelwerk.dice import RandomDice
from regelwerk.engine.effects import Choose, Do, Note, Roll
from regelwerk.engine.interpreters.running import MOST_TOLD
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import Defaults
from regelwerk.engine.trials import Trial


def seed_bytes(seed: int) -> bytes:
    return sha256(f"battery {seed}".encode()).digest()


def fresh(trial: Trial, seed: int, **settings: Any) -> Session[Any]:
    """A new game with the dice of a seed."""
    return new_session(trial.game, trial.start, {"battery": trial.name}, seed=seed_bytes(seed), **settings)


def answer_at_random(session: Session[Any], chance: RandomDice) -> None:
    """One of the seats that are asked gives a random legal answer; of several questions it answers the first."""
    seat = session.prompts[chance.below(len(session.prompts))].seat
    prompt = next(prompt for prompt in session.prompts if prompt.seat == seat)
    session.answer(prompt.seat, prompt.answers.sample(chance).key)


@cache
def played(trial: Trial, seed: int) -> Session[Any]:
    """A game played to its end at random. Everybody looks, nobody changes it."""
    session, chance = fresh(trial, seed), RandomDice(seed)
    for _ in range(trial.budget.answers):
        if session.outcome is not None:
            return session
        answer_at_random(session, chance)
    if session.outcome is None:
        raise Complaint("battery-endless", answers=trial.budget.answers)
    return session


@dataclass(slots=True)
class Met:
    """Everything that came up in some games: steps' states and all kinds of effects."""

    states: list[Any] = field(default_factory=list)
    prompts: list[tuple[Any, Choose[Any]]] = field(default_factory=list)
    notes: list[tuple[Any, Note]] = field(default_factory=list)
    rolls: list[Roll[Any]] = field(default_factory=list)
    steps: dict[tuple[Any, tuple[Hashable, ...]], Do] = field(default_factory=dict)


class _Watcher(Simulation):
    """Plays at random and writes down every effect, with the state of the step in which it came up."""

    unheard = ()

    def __init__(self, seed: int, met: Met) -> None:
        super().__init__(Defaults(), RandomDice(seed))
        self.met = met
        self._told_of: Any = None
        self._told = 0

    def _answer(self, effect: Any) -> Any:
        state = self.met.states[-1]
        if isinstance(effect, Note):
            if state is not self._told_of:
                self._told_of, self._told = state, 0
            self._told += 1
            if self._told > MOST_TOLD:
                raise Complaint("battery-endless-rule", rule_id=effect.rule_id, key=effect.message, lines=MOST_TOLD)
            self.met.notes.append((state, effect))
        elif isinstance(effect, Roll):
            self.met.rolls.append(effect)
        return super()._answer(effect)

    def _do(self, effect: Do) -> Any:
        self.met.steps.setdefault((effect.rule, effect.args), effect)
        return self.run(effect.rule(*effect.args))

    def _choice(self, prompt: Choose[Any]) -> Any:
        self.met.prompts.append((self.met.states[-1], prompt))
        return prompt.answers.sample(self.dice).value


@cache
def watched(trial: Trial) -> Met:
    """All that came up in one game for each seed."""
    met = Met()
    for seed in trial.budget.seeds:
        watcher, state = _Watcher(seed, met), trial.start
        for _ in range(trial.budget.answers):
            met.states.append(state)
            if trial.game.outcome(state) is not None:
                break
            state = watcher.run(trial.game.step(state))
    return met


def some(items: list[Any], most: int) -> list[Any]:
    """At most so many of the items, spread evenly."""
    stride = max(1, -(-len(items) // most))
    return items[::stride]
