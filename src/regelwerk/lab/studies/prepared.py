"""A variant made ready: content, start state and tactics, checked as far as possible before a game is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from regelwerk.engine.content.errors import hint
from regelwerk.engine.effects import MASTER
from regelwerk.engine.game import Json
from regelwerk.engine.policies import BySeat, Policy
from regelwerk.engine.system import System, system
from regelwerk.lab.studies.study import Setting, StudyError, Variant
from regelwerk.lab.studies.varying import overlays, varied
from regelwerk.lab.tournament import parties as parties_of


@dataclass(frozen=True, slots=True)
class Prepared:
    """A scenario or a duel that can be played again and again."""

    system: System
    document: Json
    start: Any
    policy: Policy
    parties: tuple[str, ...]
    """Who may win."""
    rounds: int = 0


def prepare(setting: Setting, variant: Variant) -> Prepared:
    """The game of a variant; raises ContentError, OptionError or StudyError with a sentence."""
    chosen = system(setting.system)
    meant = varied(chosen, setting, variant)
    content = chosen.content(overlays(meant))
    if meant.duel:
        first, second = meant.duel
        document = chosen.duel(content, first, second, meant.options)
        seats: tuple[str, ...] = chosen.duellists(document)
        usual = chosen.duel_tactic
    else:
        document = chosen.scenario(content, meant.scenario or chosen.first_scenario, meant.options)
        seats, usual = (), chosen.default_tactic
    start = chosen.start(document)
    seats = seats or tuple(dict.fromkeys((*chosen.game.seats(start), MASTER)))
    policy = _policy(chosen, meant, seats, usual)
    return Prepared(chosen, document, start, policy, parties_of(chosen, start), meant.rounds)


def _policy(chosen: System, meant: Setting, seats: tuple[str, ...], usual: str) -> Policy:
    """One tactic for all, but for the seats that are given another."""
    everybody = tactic_of(chosen, meant.tactic or usual)
    if not meant.seats:
        return everybody
    for seat in meant.seats:
        if seat not in seats:
            raise StudyError("lab-unknown-seat", seat=seat, hint=hint(seat, seats))
    own = {seat: tactic_of(chosen, name) for seat, name in meant.seats.items()}
    return BySeat(tuple((seat, own.get(seat, everybody)) for seat in seats), everybody)


def tactic_of(chosen: System, name: str) -> Policy:
    """A tactic by its name; raises StudyError."""
    if name not in chosen.tactics:
        raise StudyError("lab-unknown-tactic", tactic=name, hint=hint(name, chosen.tactics))
    return chosen.tactics[name]


def question_of(chosen: System, meant: Setting, *, is_complete: bool = True) -> Any:
    """The question that a setting asks; raises StudyError where it is unknown or lacks something."""
    asked = chosen.questions.get(meant.question)
    if asked is None:
        raise StudyError("lab-unknown-question", question=meant.question, hint=hint(meant.question, chosen.questions))
    known = {parameter.name: parameter for parameter in asked.parameters}
    for name in meant.given:
        if name not in known:
            raise StudyError("lab-unknown-given", name=name, question=meant.question, hint=hint(name, known))
    for parameter in asked.parameters:
        if is_complete and parameter.required and not meant.given.get(parameter.name):
            raise StudyError("lab-missing-given", name=parameter.name, question=meant.question)
    return asked


def asked_with(asked: Any, meant: Setting) -> dict[str, Any]:
    """What a question is given: typed words, lists where several may be named, defaults for the rest."""
    many = {parameter.name for parameter in asked.parameters if parameter.many}
    given: dict[str, Any] = {p.name: p.default for p in asked.parameters if p.default is not None}
    for name, value in meant.given.items():
        listed = value if isinstance(value, list) else [value]
        given[name] = [str(one) for one in listed] if name in many else str(listed[0])
    return {**given, "options": meant.options}


def names_of(prepared: Prepared) -> Mapping[str, Mapping[str, str]]:
    """What the participants and sides are called."""
    return prepared.system.game.names(prepared.start)
