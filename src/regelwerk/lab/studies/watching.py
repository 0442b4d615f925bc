"""What else can be seen in a game: which rules applied, which answers were given, which decisions mattered."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from inspect import unwrap
from types import CodeType, FrameType
from typing import Any

from regelwerk.dice import Dice, RandomDice
from regelwerk.engine.book.rulebook import implemented_rules, read_catalogue
from regelwerk.engine.effects import Choose, Gather, Note, Roll
from regelwerk.engine.policies import Policy, value_of
from regelwerk.engine.system import System
from regelwerk.engine.tally import Tally
from regelwerk.lab.studies.playing import WINS, Numbers, Throwing, play
from regelwerk.lab.studies.prepared import Prepared
from regelwerk.lab.tournament import party_of

LISTED_EVERY = 5
"""In one game of so many it is noted which answers were offered, and which functions of rules ran: both take time."""

RULE, RAN, GIVEN, OFFERED, TURNED, VALUE = "rule", "ran", "given", "offered", "turned", "value"
"""What is counted: games in which a rule applied, or was looked at; answers given and offered; decisions reversed;
games in which a measure had a value."""


class Watching(Throwing):
    """Plays and remembers which rules applied and which answers were given; may answer one question otherwise."""

    unheard = ()

    def __init__(self, policy: Policy, dice: Dice, *, listing: bool = False, turn: int = -1) -> None:
        super().__init__(policy, dice)
        self.rules: set[str] = set()
        self.given: Counter[str] = Counter()
        self.offered: Counter[str] = Counter()
        self.listing = listing
        self.turn = turn
        self.turned: tuple[str, str] | None = None
        """The seat and the question of the decision that was reversed."""

    def _answer(self, effect: Any) -> Any:
        kind = effect.__class__
        if kind is Note:
            self.rules.add(effect.rule_id)
            for fact in effect.facts.values():
                if isinstance(fact, Tally):
                    self.rules.update(term.rule_id for term in fact.terms)
        elif kind is Roll:
            self.rules.add(effect.cause)
        elif kind is Choose:
            self.rules.add(effect.rule_id)
        elif kind is Gather:
            self.rules.update(prompt.rule_id for prompt in effect.choices)
        return super()._answer(effect)

    def _choice(self, prompt: Choose[Any]) -> Any:
        decision = self.policy.decide(prompt)
        key = decision if isinstance(decision, str) else decision.draw(self.dice)
        self.answers += 1
        if self.turn == self.answers - 1:
            others = [answer.key for answer in prompt.answers.listed() if answer.key != key]
            if others:
                key = others[RandomDice(f"turn/{self.turn}/{len(others)}").below(len(others))]
                self.turned = prompt.seat, question_of(prompt)
        self.given[answer_of(prompt, key)] += 1
        if self.listing:
            self.offered.update({answer_of(prompt, answer.key) for answer in prompt.answers.listed()})
        return value_of(prompt, key)


def question_of(prompt: Choose[Any]) -> str:
    """What kind of question it is: the rule, and the message key of its words."""
    return f"{prompt.rule_id} {prompt.question.key}"


def answer_of(prompt: Choose[Any], key: str) -> str:
    """What kind of answer it is: the rule, and the first word of the key."""
    return f"{prompt.rule_id} {key.partition(':')[0] if not key[:1].isdigit() and key[:1] != '-' else 'number'}"


def watch(prepared: Prepared, anew: Callable[[], Prepared], seed: str, game: int) -> tuple[Numbers, Counter[str]]:
    """One game, and the same once more with one decision reversed: what was counted in them.

    `anew` prepares the game once more: what a start state remembers would hide which rules are looked at.
    """
    listing = game % LISTED_EVERY == 0
    seen = Watching(prepared.policy, RandomDice(seed), listing=listing)
    ran: set[str] = set()
    if listing:
        with _noticing(prepared.system, ran):
            numbers = play(anew(), seen)
    else:
        numbers = play(prepared, seen)
    counts: Counter[str] = Counter()
    counts.update(f"{RULE} {rule}" for rule in seen.rules)
    counts.update(f"{RAN} {rule}" for rule in ran | (seen.rules if listing else set()))
    for kind, found in ((GIVEN, seen.given), (OFFERED, seen.offered)):
        counts.update({f"{kind} {what}": times for what, times in found.items()})
    counts.update(f"{VALUE} {name} {value}" for name, value in numbers.items())
    if seen.answers:
        _reverse_one(prepared, seed, seen.answers, numbers, counts)
    return numbers, counts


def _reverse_one(prepared: Prepared, seed: str, answers: int, numbers: Numbers, counts: Counter[str]) -> None:
    """Count what it would have cost to decide one question of this game otherwise, at random."""
    turn = RandomDice(f"{seed}/turned").below(answers)
    other = Watching(prepared.policy, RandomDice(seed), turn=turn)
    ended = play(prepared, other)
    if other.turned is None:
        return
    seat, question = other.turned
    wins = f"{WINS}.{party_of(prepared.system, prepared.start, seat)}"
    lost = numbers.get(wins, 0) - ended.get(wins, 0)
    counts[f"{TURNED} {question}"] += 1
    counts[f"{TURNED}+ {question}"] += lost
    counts[f"{TURNED}2 {question}"] += lost * lost


@contextmanager
def _noticing(system: System, ran: set[str]) -> Iterator[None]:
    """Notice which functions of rules run: a rule that only says no leaves no other trace."""
    _forget(system.package)
    wanted = {code: list(rules) for code, rules in _codes(system.package).items()}

    def notice(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code in wanted:
            ran.update(wanted.pop(frame.f_code))

    before = sys.getprofile()
    sys.setprofile(notice)
    try:
        yield
    finally:
        sys.setprofile(before)


@cache
def _codes(package: str) -> dict[CodeType, list[str]]:
    """The rules that stand in a function, by the function's code."""
    known = read_catalogue(package).rules
    found: dict[CodeType, list[str]] = {}
    for rule_id, functions in implemented_rules().items():
        for function in functions if rule_id in known else ():
            code = getattr(unwrap(function), "__code__", None)
            if code is not None:
                found.setdefault(code, []).append(rule_id)
    return found


def noticeable(package: str) -> frozenset[str]:
    """The rules of which it can be noticed that they were looked at."""
    return frozenset(rule for rules in _codes(package).values() for rule in rules)


def _forget(package: str) -> None:
    """Empty what functions of a system remember, so that every game that is watched runs all that it needs itself."""
    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for thing in vars(module).values():
                if isinstance(thing, type):
                    for inner in vars(thing).values():
                        getattr(inner, "cache_clear", _nothing)()
                else:
                    getattr(thing, "cache_clear", _nothing)()


def _nothing() -> None:
    """What is done where nothing is remembered."""
