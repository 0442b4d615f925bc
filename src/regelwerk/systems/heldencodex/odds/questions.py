"""Questions about odds, and advice which dice to keep: what people can ask, and who answers."""

from __future__ import annotations

from dataclasses import replace

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Word, phrase
from regelwerk.engine.odds_arguments import Arguments, flag, number, parameter
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


def _side(name: str, german: str, english: str) -> Parameter:
    return parameter(name, german, english, required=True, kinds=("character",))


USE = parameter("use", "so viele Lernwürfel; sonst alle möglichen", "number of learning dice; default: all possible")
QUESTIONS: dict[str, Question] = {
    question.name: question
    for question in (
        Question(
            "probe",
            {"de": "eine Probe: Chance oder Mittelwert, bestes Spiel", "en": "a probe: chance or mean with best play"},
            (WHO, ABILITY, POOL, VALUE, THROW, LEAD, GOAL, STAR, RUNS, LUCKY, FREE, LOST),
            probe_odds,
        ),
        Question(
            "shot",
            {"de": "ein Schuss: Treffer und Wirkung", "en": "a shot: whether it hits, and what it does"},
            (
                WHO,
                *BARE_DICE,
                parameter("weapon", "die Fernwaffe; sonst die erste", "the ranged weapon; default: the first one",
                          kinds=("weapon",)),
                parameter("size", "Zielgröße: huge, very_large, large, small, very_small, tiny",
                          "target size: huge, very_large, large, small, very_small, tiny", "large",
                          values=("huge", "very_large", "large", "small", "very_small", "tiny")),
                parameter("move", "Schütze: stay, slow, fast", "shooter: stay, slow, fast", "stay",
                          values=("stay", "slow", "fast")),
                parameter("target_move", "Ziel: stay, slow, fast", "target: stay, slow, fast", "stay",
                          values=("stay", "slow", "fast")),
                parameter("metres", "Entfernung in Metern", "distance in metres", "20"),
                parameter("minimum", "fester Mindestwert statt Größe und Entfernung",
                          "a fixed minimum instead of size and distance"),
                parameter("target", "wer ausweicht", "who evades", kinds=("character",)),
                parameter("evade", "womit: eine Fertigkeit des Ziels, oder Würfel wie 3W12",
                          "with what: an ability of the target, or dice such as 3d12"),
                parameter("evade_value", "Wert zu diesen Würfeln", "the value of these dice"),
                parameter("aim", "auch nach einer Phase Zielen", "also after a phase of aiming", flag=True),
                LOST,
            ),
            shot_odds,
        ),
        Question(
            "attack",
            {"de": "ein Angriff im Nahkampf: Treffer und Wirkung", "en": "one attack in melee: hits and effect"},
            (
                _side("attacker", "wer angreift", "who attacks"),
                _side("target", "gegen wen", "against whom"),
                parameter("weapon", "womit; sonst die erste Waffe", "with what; default: the first weapon",
                          kinds=("weapon",)),
                parameter("target_weapon", "womit die andere Seite kämpft", "what the other side fights with",
                          kinds=("weapon",)),
                parameter("tactic", "wie beide entscheiden", "how both decide"),
            ),
            attack_odds,
        ),
        Question(
            "defence",
            {"de": "Abwehr von Manövern mit einem Einzelwurf", "en": "parrying manoeuvres with a single throw"},
            (
                parameter("attacks", "die Manöver, etwa 9,12+12", "the manoeuvres, such as 9,12+12", required=True),
                WHO, ABILITY, *BARE_DICE, LOST,
            ),
            defence_odds,
        ),
        Question(
            "damage",
            {"de": "die Treffer eines Schadenswurfs", "en": "the hits of a damage throw"},
            (replace(POOL, required=True),),
            damage_odds,
        ),
        Question(
            "learn",
            {"de": "ob ein Lernwurf den Wert hebt", "en": "whether a learning throw raises the value"},
            (WHO, ABILITY, POOL, VALUE, USE),
            learn_odds,
        ),
        Question(
            "star",
            {"de": "ob ein Lernwurf den Könnerstern bringt", "en": "whether a learning throw earns the star"},
            (WHO, ABILITY, POOL, VALUE, USE),
            star_odds,
        ),
        Question(
            "drink",
            {"de": "wie gut jemand einen Trunk verträgt", "en": "how well somebody holds a drink"},
            (WHO, parameter("nth", "der wievielte Trunk", "which drink it is", "1"), *BARE_DICE, LOST),
            drink_odds,
        ),
        Question(
            "herbs",
            {"de": "die Portionen einer Kräutersuche", "en": "the portions of a search for herbs"},
            (WHO, *BARE_DICE, STAR, LOST),
            herbs_odds,
        ),
        Question(
            "haggle",
            {"de": "Feilschen: eine Runde und das Ganze", "en": "haggling: one round and the whole of it"},
            (_side("buyer", "wer kauft", "who buys"), _side("seller", "wer verkauft", "who sells")),
            haggle_odds,
        ),
        Question(
            "chase",
            {"de": "Verfolgungsjagd: eine Runde und das Ganze", "en": "a chase: one round and the whole of it"},
            (
                _side("leader", "wer flieht", "who flees"),
                _side("pursuer", "wer verfolgt", "who pursues"),
                parameter("gap", "Abstandsstufe am Anfang, 1 bis 5", "gap step at the start, 1 to 5"),
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
        _side("dice", "die Augen, die gefallen sind, etwa 12,12,9,3", "the faces that fell, such as 12,12,9,3"),
        replace(VALUE, required=True),
        replace(THROW, default="sieve", help={"de": "sieve oder cascade", "en": "sieve or cascade"}),
        LEAD,
        GOAL,
        parameter("kept", "Augen, die schon liegen, etwa 8,8", "faces that lie already, such as 8,8"),
        parameter("die", "8, 12 oder 20; sonst nach Wert und Augen", "8, 12 or 20; default: by value and faces"),
        LUCKY,
        STAR,
        RUNS,
        FREE,
    ),
    advise,
)
