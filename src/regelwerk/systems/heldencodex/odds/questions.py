"""Questions about odds, and advice which dice to keep: what people can ask, and who answers."""

from __future__ import annotations

from dataclasses import replace

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Word, phrase
from regelwerk.engine.odds_arguments import Arguments, flag, number
from regelwerk.engine.questions import Advised, Advising, Parameter, Question
from regelwerk.systems.heldencodex.content.loading import Content
from regelwerk.systems.heldencodex.odds.arguments import (
    ABILITY,
    BARE_DICE,
    FREE,
    GOAL,
    LEAD,
    LOST,
    LUCKY,
    MOST_VALUE,
    POOL,
    RUNS,
    STAR,
    THROW,
    VALUE,
    WHO,
    asked_options,
    die_of,
    faces_of,
    goal_of,
    lucky_of,
    throw_of,
)
from regelwerk.systems.heldencodex.odds.dice import (
    damage_odds,
    defence_odds,
    drink_odds,
    herbs_odds,
    learn_odds,
    probe_odds,
    star_odds,
)
from regelwerk.systems.heldencodex.odds.rivals import attack_odds, chase_odds, haggle_odds
from regelwerk.systems.heldencodex.odds.shots import shot_odds
from regelwerk.systems.heldencodex.rules.probe.best_play import advised, worths
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping
from regelwerk.systems.heldencodex.rules.probe.reading import Reading
from regelwerk.systems.heldencodex.rules.probe.throwing import KeepAnswers, listed
from regelwerk.systems.heldencodex.values import MOST_DICE


def _side(name: str, told: str) -> Parameter:
    return Parameter(name, told, required=True, kinds=("character",))


USE = Parameter("use", "hc-given-use")
QUESTIONS: dict[str, Question] = {
    question.name: question
    for question in (
        Question(
            "probe",
            "hc-question-probe",
            (WHO, ABILITY, POOL, VALUE, THROW, LEAD, GOAL, STAR, RUNS, LUCKY, FREE, LOST),
            probe_odds,
        ),
        Question(
            "shot",
            "hc-question-shot",
            (
                WHO,
                *BARE_DICE,
                Parameter("weapon", "hc-given-weapon",
                          kinds=("weapon",)),
                Parameter("size", "hc-given-size", "large",
                          values=("huge", "very_large", "large", "small", "very_small", "tiny")),
                Parameter("move", "hc-given-move", "stay",
                          values=("stay", "slow", "fast")),
                Parameter("target_move", "hc-given-target-move", "stay",
                          values=("stay", "slow", "fast")),
                Parameter("metres", "hc-given-metres", "20"),
                Parameter("minimum", "hc-given-minimum"),
                Parameter("target", "hc-given-target", kinds=("character",)),
                Parameter("evade", "hc-given-evade"),
                Parameter("evade_value", "hc-given-evade-value"),
                Parameter("aim", "hc-given-aim", flag=True),
                LOST,
            ),
            shot_odds,
        ),
        Question(
            "attack",
            "hc-question-attack",
            (
                _side("attacker", "hc-given-attacker"),
                _side("target", "hc-given-attack-target"),
                Parameter("weapon", "hc-given-attack-weapon",
                          kinds=("weapon",)),
                Parameter("target_weapon", "hc-given-target-weapon",
                          kinds=("weapon",)),
                Parameter("tactic", "hc-given-tactic"),
            ),
            attack_odds,
        ),
        Question(
            "defence",
            "hc-question-defence",
            (
                Parameter("attacks", "hc-given-attacks", required=True),
                WHO, ABILITY, *BARE_DICE, LOST,
            ),
            defence_odds,
        ),
        Question(
            "damage",
            "hc-question-damage",
            (replace(POOL, required=True),),
            damage_odds,
        ),
        Question(
            "learn",
            "hc-question-learn",
            (WHO, ABILITY, POOL, VALUE, USE),
            learn_odds,
        ),
        Question(
            "star",
            "hc-question-star",
            (WHO, ABILITY, POOL, VALUE, USE),
            star_odds,
        ),
        Question(
            "drink",
            "hc-question-drink",
            (WHO, Parameter("nth", "hc-given-nth", "1"), *BARE_DICE, LOST),
            drink_odds,
        ),
        Question(
            "herbs",
            "hc-question-herbs",
            (WHO, *BARE_DICE, STAR, LOST),
            herbs_odds,
        ),
        Question(
            "haggle",
            "hc-question-haggle",
            (_side("buyer", "hc-given-buyer"), _side("seller", "hc-given-seller")),
            haggle_odds,
        ),
        Question(
            "chase",
            "hc-question-chase",
            (
                _side("leader", "hc-given-leader"),
                _side("pursuer", "hc-given-pursuer"),
                Parameter("gap", "hc-given-gap"),
            ),
            chase_odds,
        ),
    )
}  # fmt: skip


# -- advice -----------------------------------------------------------------------------------------------------------


def advise(content: Content, given: Arguments) -> Advised:  # noqa: ARG001  dice need no content
    """Which dice of a throw to keep, and what every choice is worth."""
    kind = throw_of(given, "sieve")
    if kind == "single":
        raise ContentError("hc-advise-single")
    thrown, kept = faces_of(given, "dice"), faces_of(given, "kept")
    if not thrown or len(thrown) + len(kept) > MOST_DICE:
        raise ContentError("hc-advise-dice", most=MOST_DICE, dice=len(thrown) + len(kept))
    value = number(given, "value", 0, MOST_VALUE)
    die = die_of(given, value, (*thrown, *kept))
    star = flag(given, "star")
    options = asked_options(given)
    runs = star or flag(given, "runs") or kind == "cascade"
    adds = star and options.runs_add != "ranged_only"
    reading = Reading(value, die, runs, adds, lucky=lucky_of(given, die), options=options)
    goal = goal_of(given, "group" if kind == "cascade" else "result")
    need = number(given, "lead", 1, MOST_DICE, 1) if kind == "cascade" else 1
    situation = Keeping(kept, thrown, reading, need, goal, number(given, "free", 0, MOST_DICE))
    title = phrase(
        "hc-advise-title", thrown=thrown, kept=kept, die=die, value=value, throw=Word(f"hc-throw-{kind}"), need=need
    )
    answers = KeepAnswers(situation)
    labels = tuple(answers.find(f"keep:{listed(keep)}").label for keep, _ in worths(situation))
    return Advised(title, advised(situation), labels)


ADVISING = Advising(
    (
        _side("dice", "hc-given-advising-dice"),
        replace(VALUE, required=True),
        replace(THROW, default="sieve", help="hc-given-advising-throw"),
        LEAD,
        GOAL,
        Parameter("kept", "hc-given-kept"),
        Parameter("die", "hc-given-die"),
        LUCKY,
        STAR,
        RUNS,
        FREE,
    ),
    advise,
)
