"""A ring for fights: people whose dice lie on the table already, or whole phases with given dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from regelwerk.engine.effects import Choose, Play
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight import fight
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, Fighter
from regelwerk.systems.heldencodex.rules.probe.groups import best_group
from regelwerk.systems.heldencodex.rules.probe.pools import prober
from regelwerk.systems.heldencodex.rules.probe.throwing import Lying
from regelwerk.systems.heldencodex.rules.scene.plans import FightPlan
from regelwerk.systems.heldencodex.state import Hero, World
from systems.heldencodex.builders import hero, told, world

ANNA, BERT, CARL = "anna", "bert", "carl"
Dice = Sequence[int]
OPTIONS = Options()


def armed(who: str, weapon: str = "arming_sword", skill: str = "15/3", **changes: Any) -> Hero:
    """Somebody with one weapon and its art, written like `15/3`; Anna is alone against everybody else."""
    skills = {weapon: skill, **changes.pop("skills", {})}
    side = "heroes" if who == ANNA else "robbers"
    return hero(who, **{"side": side, "weapons": () if weapon == "fist" else (weapon,), "skills": skills, **changes})


# -- Dice that lie there ----------------------------------------------------------------------------------------------


def lying(one: Hero, dice: Dice, options: Options = OPTIONS, **changes: Any) -> Fighter:
    """A fighter whose throw is over, with the dice that ones have left."""
    weapon = changes.pop("weapon", next(iter(one.sheet.weapons), None))
    art = changes.pop("art", weapon.id if weapon else "fist")
    value = prober(one, art, options).reading.value
    left = tuple(sorted(dice))
    made = Fighter(one.id, weapon=weapon.id if weapon else "fist", art=art, value=value, throws=1)
    return replace(made, dice=left, group=best_group(left, value, True, options), lying=Lying(left, 0), **changes)


def ring(
    *people: tuple[Hero, Dice] | tuple[Hero, Dice, dict[str, Any]], options: Options = OPTIONS, **plan: Any
) -> World:
    """A fight in which everybody's dice lie on the table; the first of them is about to act, then the others."""
    heroes = tuple(person[0] for person in people)
    fighters = tuple(
        lying(person[0], person[1], options, **(person[2] if len(person) > 2 else {})) for person in people
    )
    queue = tuple(one.who for one in fighters if one.dice)
    state = world(*heroes, options=options, act=Fight(FightPlan("bout", **plan), fighters, stage="act", queue=queue))
    return replace(state, round=1)


IDLE = ["pass", "surrender"]
"""What is on offer to somebody who cannot attack."""


def waiting(play: Play[World]) -> Play[World]:
    """A fight in which those who can only wait or give up wait, without a question in the transcript."""
    answer: Any = None
    while True:
        try:
            effect = play.send(answer)
        except StopIteration as done:
            ended: World = done.value
            return ended
        if isinstance(effect, Choose) and [one.key for one in effect.answers.listed()] == IDLE:
            answer = effect.answers.listed()[0].value
        else:
            answer = yield effect


def acts(state: World, *answers: str, faces: Dice = ()) -> Transcript[World]:
    """Whoever is next acts; who can only wait waits."""
    return told(lambda: waiting(fight.step(state)), *answers, faces=faces)


# -- Whole phases -----------------------------------------------------------------------------------------------------


def bout(*people: Hero, options: Options = OPTIONS, **plan: Any) -> World:
    """A fight that is about to begin; they throw in this order."""
    state = world(*people, options=options)
    return told(lambda: fight.begin(state, FightPlan("bout", **plan))).result


def until(state: World, over: Callable[[World], bool], *answers: str, faces: Dice = ()) -> Transcript[World]:
    """A fight until something holds, or until it is over."""

    def whole() -> Play[World]:
        playing: World = yield from fight.step(state)
        while isinstance(playing.act, Fight) and not over(playing):
            playing = yield from fight.step(playing)
        return playing

    return told(lambda: waiting(whole()), *answers, faces=faces)


def phase(state: World, *answers: str, faces: Dice = ()) -> Transcript[World]:
    """The rest of a phase."""
    now = state.act.phase
    return until(state, lambda playing: bool(playing.act.phase > now), *answers, faces=faces)


def to_stage(state: World, stage: str, *answers: str, faces: Dice = ()) -> Transcript[World]:
    """A fight up to the moment at which a stage of the phase begins."""
    return until(state, lambda playing: bool(playing.act.stage == stage), *answers, faces=faces)


# -- What came of it --------------------------------------------------------------------------------------------------


def fighter(state: World, who: str) -> Fighter:
    found: Fighter = state.act.fighter(who)
    return found


def damage(transcript: Transcript[Any], who: str = "") -> list[str]:
    """The damage throws of somebody, or of all."""
    rolls = [rolled.roll for rolled in transcript.rolled if rolled.roll.cause == "HC-MEL-19"]
    return [roll.throw.notation() for roll in rolls if who in ("", roll.who)]


def throws(transcript: Transcript[Any], who: str = "") -> list[str]:
    """All throws of somebody, or of all, as people write them."""
    return [r.roll.throw.notation() for r in transcript.rolled if who in ("", r.roll.who)]


def offered(transcript: Transcript[Any], rule_id: str, who: str = "") -> list[str]:
    """What was on offer when this rule asked somebody for the last time; nothing if it did not ask."""
    asked = [a.prompt for a in transcript.asked if a.prompt.rule_id == rule_id and who in ("", a.prompt.who)]
    return [answer.key for answer in asked[-1].answers.listed()] if asked else []


def wounds(state: World, who: str) -> tuple[int, int, int]:
    """Segments marked, severe wounds, critical wounds."""
    found = state.find(who)
    return found.marked, found.severe_wounds, found.critical_wounds
