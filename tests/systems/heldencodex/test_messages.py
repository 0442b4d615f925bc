"""Sentences of Heldencodex as people read them; what holds for every system stands one folder up."""

from __future__ import annotations

import pytest

from regelwerk.cli.voice import Voice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.engine.tally import tally
from regelwerk.languages import supplied_languages
from regelwerk.systems.heldencodex.rules.fight.damage import told
from regelwerk.systems.heldencodex.rules.people.offering import Offers
from regelwerk.systems.heldencodex.rules.probe.goals import FORMS, GROUP, LEARN, GoalUnknown, parse
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping
from regelwerk.systems.heldencodex.rules.probe.reading import Reading
from regelwerk.systems.heldencodex.rules.probe.throwing import KeepAnswers
from systems.heldencodex.sayings import SAYINGS

book = SAYINGS.book
NAMES = {
    "richart": {"de": "Richart", "en": "Richart"},
    "mercenary": {"de": "Söldner", "en": "Mercenary"},
    "arming_sword": {"de": "Ritterschwert", "en": "arming sword"},
}
WHO: dict[str, Fact] = {"who": Ref("richart")}
WHOM: dict[str, Fact] = {**WHO, "whom": Ref("mercenary")}
THROWN: dict[str, Fact] = {
    **WHO, "ability": Ref("arming_sword"), "value": 15, "thrown": (3, 9, 12, 12), "goal": GROUP.phrase(),
}  # fmt: skip
ATTACKED: dict[str, Fact] = {
    **WHO, "attacker": Ref("mercenary"), "manoeuvres": ((9,), (12, 12)), "dice": (7, 10, 13), "value": 15,
}  # fmt: skip
LYING: dict[str, Fact] = {**WHO, "dice": (9, 12, 12)}
STOPPED: dict[str, Fact] = {**WHO, "row": Word("hc-row-torso"), "level": "light"}
SENTENCES: list[tuple[str, dict[str, Fact], str, str]] = [
    (
        "hc-ask-keep",
        {**THROWN, "lying": (), "need": 2},
        "Richart, Ritterschwert 15: Du wirfst 3 9 12 12. Welche Würfel bleiben liegen? Mindestens 2 müssen es sein. "
        "Ziel: eine große Gruppe, am besten aus Gleichen.",
        "Richart, arming sword 15: You throw 3 9 12 12. Which dice do you keep? At least 2. "
        "Goal: a large group, preferably of matches.",
    ),
    (
        "hc-ask-keep",
        {**THROWN, "lying": (12, 12), "thrown": (4, 12), "need": 0},
        "Richart, Ritterschwert 15: Du wirfst 4 12, und 12 12 liegen schon. Welche Würfel bleiben liegen? "
        "Du darfst auch alle neu werfen. Ziel: eine große Gruppe, am besten aus Gleichen.",
        "Richart, arming sword 15: You throw 4 12, and 12 12 lie there already. Which dice do you keep? "
        "You may also throw all of them again. Goal: a large group, preferably of matches.",
    ),
    ("hc-answer-keep", {"faces": (12, 12), "dice": 2}, "12 12 behalten, 2 Würfel neu",
     "Keep 12 12, throw 2 dice again"),
    ("hc-kept", {**WHO, "kept": (), "dice": 1}, "Richart behält nichts und wirft einen Würfel neu.",
     "Richart keeps nothing and throws one die again."),
    ("hc-devalued", {**WHO, "faces": (8,)}, "Richart gleicht eine 1 aus und entwertet dafür die 8.",
     "Richart balances a 1 and devalues the 8 for it."),
    ("hc-dice-lie", {**LYING, "group": (12, 12)}, "Richart: Es zählen 9 12 12, Gruppe 12 12.",
     "Richart: 9 12 12 count, group 12 12."),
    ("hc-dice-lie", {**WHO, "dice": (), "group": ()}, "Richart: Kein Würfel zählt.", "Richart: No die counts."),
    ("hc-attacks", {**WHOM, "manoeuvres": ((9,), (12, 12))}, "Richart → Söldner: Angriff mit 9, 12+12.",
     "Richart → Mercenary: attack with 9, 12+12."),
    (
        "hc-ask-reply",
        {**ATTACKED, "flees": False},
        "Richart: Söldner greift dich mit 9, 12+12 an. Zur Abwehr hast du 7 10 13 (Kampfwert 15). Was tust du?",
        "Richart: Mercenary attacks you with 9, 12+12. To parry you have 7 10 13 (combat value 15). What do you do?",
    ),
    (
        "hc-ask-reply",
        {**ATTACKED, "dice": (), "flees": True},
        "Richart: Söldner will mit 9, 12+12 vor dir flüchten. Zur Abwehr hast du keine Würfel. Was tust du?",
        "Richart: Mercenary wants to flee from you with 9, 12+12. You have no dice to parry with. What do you do?",
    ),
    (
        "hc-parries",
        {**WHO, "blocks": ((7, 7), (13,)), "stopped": 2, "of": 3, "all": False},
        "Richart wehrt mit 7+7, 13 ab: 2 von 3 Manövern.",
        "Richart parries 2 of 3 manoeuvres with 7+7, 13.",
    ),
    ("hc-answer-guard", {"faces": (9, 9), "matches": (), "attacks": 3}, "Mit 9 9 abwehren (2 von 3)",
     "Parry with 9 9 (2 of 3)"),
    ("hc-answer-guard", {"faces": (), "matches": (5, 5), "attacks": 3}, "Mit den Gleichen 5 5 alles abwehren",
     "Parry everything with the matches 5 5"),
    ("hc-answer-guard", {"faces": (), "matches": (), "attacks": 3}, "Nicht abwehren", "Do not parry"),
    ("hc-armour-stops", {**STOPPED, "light": 0, "heavy": 0},
     "Richart, Rumpf: Ein leichter Treffer wird abgefangen; der Schutz ist damit dahin.",
     "Richart, torso: A light hit is stopped; that uses up the protection."),
    ("hc-armour-stops", {**STOPPED, "light": 1, "heavy": 4},
     "Richart, Rumpf: Ein leichter Treffer prallt ab.", "Richart, torso: A light hit glances off."),
    ("hc-armour-stops", {**STOPPED, "level": "severe", "light": 1, "heavy": 3},
     "Richart, Rumpf: Ein schwerer Treffer wird abgefangen (Rüstungspunkte: noch 1 leicht, 3 schwer).",
     "Richart, torso: A severe hit is stopped (armour points left: 1 light, 3 heavy)."),
    ("hc-takes-arms",
     {**WHO, "weapon": Ref("arming_sword"), "die": 20, "lying": (8, 9),
      "value": tally(15, "HC-POOL-01", "hc-term-value"),
      "dice": tally(1, "HC-POOL-01", "hc-term-base-die").plus(3, "HC-POOL-01", "hc-term-bonus-dice", "bonus")},
     "Richart: Ritterschwert mit 4W20 (Basiswürfel 1, Bonuswürfel +3; Wert 15), davon liegen noch 8 9.",
     "Richart: arming sword with 4d20 (base die 1, bonus dice +3; value 15), of which 8 9 still lie there."),
    ("hc-probe-result", {**WHO, "ability": Ref("arming_sword"), "result": 28, "faces": (14, 14), "fumble": False},
     "Richart, Ritterschwert: Ergebnis 28 (aus 14 14).", "Richart, arming sword: result 28 (from 14 14)."),
    ("hc-chase-costs", {**WHO, "why": "behind", "points": 1, "left": 8},
     "Richart fällt zurück, und das kostet 1 Physispunkt (noch 8).",
     "Richart falls behind, which costs 1 physis point (8 left)."),
    ("hc-chase-costs", {**WHO, "why": "obstacle", "points": 2, "left": 6},
     "Was im Weg liegt, kostet Richart 2 Physispunkte (noch 6).",
     "What lies in the way costs Richart 2 physis points (6 left)."),
    ("hc-moves", {**WHO, "fast": True, "back": False, "metres": 2}, "Richart stürmt vor: in Reichweite.",
     "Richart rushes forward: in reach."),
    ("hc-moves", {**WHO, "fast": False, "back": True, "metres": 35}, "Richart geht zurück: noch 35 m Abstand.",
     "Richart walks back: 35 m apart now."),
    (
        "hc-shot-demands",
        {**WHOM, "size": Word("hc-size-very_small"), "minimum": tally(15, "HC-RNG-07", "hc-term-target")},
        "Söldner ist ein sehr kleines Ziel: Nötig sind 15 (Größe des Ziels 15).",
        "Mercenary is a very small target: 15 is needed (size of the target 15).",
    ),
    ("hc-break", {**WHO, "physis": 0, "psyche": 2}, "Richart ruht aus: Psyche +2.",
     "Richart takes a break: psyche +2."),
    ("hc-break", {**WHO, "physis": 0, "psyche": 0}, "Richart ruht aus.", "Richart takes a break."),
    (
        "hc-herbs-gathered",
        {**WHO, "finds": (phrase("hc-herb-find", face=8, portions=2), phrase("hc-herb-find", face=18, portions=4)),
         "portions": 6},
        "Richart findet 6 Portionen (die 8 bringt 2, die 18 bringt 4).",
        "Richart finds 6 portions (the 8 brings 2, the 18 brings 4).",
    ),
    ("hc-shoots-at", {**WHO, **WHOM, "dice": ()},
     "Richart → Söldner: ein Schuss, bei dem kein Würfel zählt. Wie schwer das Ziel zu treffen ist, würfelt die "
     "Spielleitung.",
     "Richart → Mercenary: a shot in which no die counts. The master throws for how hard the target is to hit."),
    ("hc-ones-cost", {**WHO, "points": 1, "left": 8},
     "Richart kann eine 1 nicht ausgleichen und verliert 1 Psychepunkt (noch 8).",
     "Richart cannot balance a 1 and loses 1 psyche point (8 left)."),
    (
        "hc-piece-made",
        {**WHO, "bonuses": (phrase("hc-piece-bonus", kind="w", amount=1), phrase("hc-piece-bonus", kind="e", amount=2)),
         "use": Ref("arming_sword")},
        "Richart hat ein besonderes Stück, gut für Ritterschwert: ein Bonuswürfel, Ergebnis um bis zu 2 verschiebbar.",
        "Richart has a special piece, good for arming sword: one bonus die, a result shifted by up to 2.",
    ),
    ("hc-board-lying", {"faces": (12, 12), "hand": 2}, "liegt 12 12 (noch 2 in der Hand)",
     "12 12 lies there (2 still in hand)"),
]  # fmt: skip


def test_sentences() -> None:
    told = [
        tuple(book(lang).text(key, facts, NAMES) for lang in supplied_languages()) for key, facts, _, _ in SENTENCES
    ]
    assert told == [(german, english) for _, _, german, english in SENTENCES]


def said_twice(said: Phrase) -> tuple[str, str]:
    return book("de").say(said, NAMES), book("en").say(said, NAMES)


def test_hits_are_counted_by_their_level() -> None:
    assert said_twice(told(("critical", "light", "light"))) == (
        "1 kritischer Treffer, 2 leichte Treffer",
        "1 critical hit, 2 light hits",
    )
    assert said_twice(told(())) == ("Kein Treffer", "No hit")


@pytest.mark.parametrize("form", [*FORMS, "total:0:1"])
def test_every_goal_that_can_be_written_has_words(form: str) -> None:
    for text in said_twice(parse(form).phrase()):
        assert text and "hc-" not in text


def test_an_unknown_goal_is_told_how_goals_are_written() -> None:
    with pytest.raises(GoalUnknown) as wrong:
        parse("glory")
    assert (
        book("de")
        .text(wrong.value.code, wrong.value.facts)
        .startswith("Das Ziel „glory“ gibt es nicht. Ziele schreibt man so: result, 16,")
    )


@pytest.mark.parametrize(("lang", "said"), [("de", "Spielleitung, Wurf 1W6: [1]"), ("en", "Master, rolling 1d6: [1]")])
def test_the_masters_dice_are_told_as_the_masters(lang: str, said: str) -> None:
    thrown = {"event": "dice", "who": "", "seat": MASTER, "throw": "1W6", "faces": [[1]]}
    assert Voice(lang).sentence(thrown, NAMES) == said


# -- refusals -----------------------------------------------------------------------------------------------------


def refused(situation: Keeping, key: str, *, must_go_on: bool = False) -> tuple[str, str, str]:
    """Why dice cannot be kept, in German, with the label and the rule."""
    answer = KeepAnswers(situation, must_go_on).find(key)
    assert isinstance(answer, Refusal)
    return book("de").say(answer.label), book("de").say(answer.reason), answer.rule_id


KEEPING = Keeping((), (1, 4, 9, 12), Reading(14, 20), 2, GROUP)


@pytest.mark.rule("HC-FUM-01", "HC-CAS-01")
def test_dice_that_may_not_be_kept_are_refused_with_the_reason() -> None:
    assert refused(KEEPING, "keep:4,4,9") == (
        "4 4 9 behalten",
        "Diese Würfel liegen nicht da. Geworfen hast du 1 4 9 12.",
        "HC-SIV-01",
    )
    assert refused(KEEPING, "keep:9,12") == (
        "9 12 behalten",
        "Eine 1 bleibt immer liegen. Nimm sie zu den anderen dazu.",
        "HC-FUM-01",
    )
    # The one comes on top of the two dice that the lead demands.
    assert refused(KEEPING, "keep:1,12")[1:] == ("Das sind zu wenige. Behalte mindestens 3 Würfel.", "HC-CAS-01")


@pytest.mark.rule("HC-RNG-03")
def test_who_aims_without_throwing_on_is_told_to_leave_a_die_out() -> None:
    reason = "Wer zielt, wirft weiter. Lass mindestens einen Würfel weg."
    assert refused(KEEPING, "keep:1,4,9,12", must_go_on=True)[1:] == (reason, "HC-RNG-03")


@pytest.mark.rule("HC-LRN-04")
def test_when_learning_ones_are_refused_to_nobody() -> None:
    learning = KEEPING._replace(goal=LEARN, need=1)
    answers = KeepAnswers(learning)
    assert not answers.refused()
    assert not isinstance(answers.find("keep:12"), Refusal)
    assert refused(learning, "keep:")[1] == "Das sind zu wenige. Behalte mindestens einen Würfel."


def test_offers_that_are_no_concession_are_refused_with_the_price() -> None:
    answer = Offers(buying=True, table=150, step=15).find("offer:140")
    assert isinstance(answer, Refusal)
    assert said_twice(answer.reason) == (
        "Das wäre kein Entgegenkommen: Auf dem Tisch liegen 150.",
        "That would be no concession: the price on the table is 150.",
    )
