"""Fights for the examples: two people with the dice that the example names, phase by phase through the real rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regelwerk.engine.effects import Play
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight import fight
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, Fighter
from regelwerk.systems.heldencodex.rules.scene.plans import FightPlan
from regelwerk.systems.heldencodex.state import Hero, World
from systems.heldencodex.builders import hero, told, world
from systems.heldencodex.ring import waiting

ANNA, BERT = "anna", "bert"
Dice = Sequence[int]


def armed(who: str, weapon: str, skill: str, **changes: Any) -> Hero:
    """Somebody with one weapon and its art, written like `15/3`; Anna and Bert are on different sides."""
    skills = {weapon: skill, **changes.pop("skills", {})}
    weapons = () if weapon == "fist" else (weapon,)
    return hero(who, side=who, weapons=weapons, skills=skills, **changes)


def bout(first: Hero, second: Hero, *, options: Options | None = None, **plan: Any) -> World:
    """A fight that is about to begin: the first of both throws first."""
    return _begun(world(first, second, options=options), FightPlan("bout", **plan))


def _begun(state: World, plan: FightPlan) -> World:
    return told(lambda: fight.begin(state, plan)).result


def phases(state: World, *answers: str, faces: Dice, number: int = 1) -> Transcript[World]:
    """Some phases of a fight from where it stands, or fewer if it is over sooner."""
    last = state.act.phase + number - 1

    def whole() -> Play[World]:
        playing: World = yield from fight.step(state)
        while isinstance(playing.act, Fight) and playing.act.phase <= last:
            playing = yield from fight.step(playing)
        return playing

    return told(lambda: waiting(whole()), *answers, faces=faces)


def stage(state: World, name: str, *answers: str, faces: Dice) -> Transcript[World]:
    """A fight up to the moment at which a stage of the phase begins."""

    def whole() -> Play[World]:
        playing = state
        while playing.act.stage != name:
            playing = yield from fight.step(playing)
        return playing

    return told(lambda: waiting(whole()), *answers, faces=faces)


def fighter(state: World, who: str) -> Fighter:
    found: Fighter = state.act.fighter(who)
    return found


def thrown(transcript: Transcript[Any], rule_id: str = "") -> list[str]:
    """The throws for one reason (or all), as people write them."""
    return [r.roll.throw.notation() for r in transcript.rolled if rule_id in ("", r.roll.cause)]


DAMAGE = "HC-MEL-19"


def damage(transcript: Transcript[Any], who: str = "") -> list[str]:
    """The damage throws of somebody, or of both."""
    rolls = [r.roll for r in transcript.rolled if r.roll.cause == DAMAGE]
    return [roll.throw.notation() for roll in rolls if who in ("", roll.who)]


def answers_to(transcript: Transcript[Any], rule_id: str, who: str = "") -> list[str]:
    """What was on offer when this rule asked somebody for the last time."""
    asked = [a.prompt for a in transcript.asked if a.prompt.rule_id == rule_id and who in ("", a.prompt.who)]
    return [answer.key for answer in asked[-1].answers.listed()]


def marked(state: World, who: str) -> tuple[int, int, int]:
    """Segments marked, severe wounds, critical wounds."""
    found = state.find(who)
    return found.marked, found.severe_wounds, found.critical_wounds


def armour(state: World, who: str, row: str) -> tuple[int, int]:
    """The points of one row, light and heavy."""
    found = state.find(who).row(row)
    return (found.light, found.heavy) if found else (0, 0)
