"""Questions in words: offers with costs, what is not possible, odds, dice to tap and to type in."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import orjson
import pytest

from engine.plain_previews import plain_preview
from regelwerk.dice import ExplodingSum, Highest, Keep, Law, Sum
from regelwerk.engine.advice import Advice
from regelwerk.engine.answers import Answer, Answers, Cost, Listed, Numbers, Refusal
from regelwerk.engine.effects import Choose, Roll
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.system import system
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.prompt_odds import PromptOdds, with_odds
from regelwerk.table.screens.questions import choice_view, considered, hand_view, odds_view, worths_of
from regelwerk.table.screens.windows import has_few_answers
from regelwerk.table.wire.live import OddsNews
from regelwerk.table.wire.questions import Choice, NotPossible
from table.played import SYSTEMS, Strict, answer, fresh

PHASE_SIX = system("phasesix")
GERMAN, ENGLISH = Language("de", PHASE_SIX), Language("en", PHASE_SIX)
NAMES = {"hagen": {"de": "Hagen", "en": "Hagen"}}
ASKED = phrase("engine-answer", key="?")
NO = phrase("engine-unknown-answer", key="x")


def one(key: str, *cost: Cost) -> Answer[str]:
    return Answer(key, key, phrase("engine-answer", key=key), cost)


def ask(answers: Answers[Any], default: str, question: Any = ASKED) -> Choose[Any]:
    return Choose("heroes", "hagen", "PS-ACT-01", question, answers, default)


def shown(prompt: Choose[Any]) -> Choice:
    return Choice.model_validate(choice_view(GERMAN, NAMES, prompt, "3.0"))


@pytest.mark.parametrize("name", SYSTEMS)
def test_every_question_of_a_game_can_be_put_in_both_languages(name: str) -> None:
    found, session = fresh(name)
    for _ in range(30):
        if session.outcome is not None:
            break
        for prompt in session.prompts:
            for lang in ("de", "en"):
                choice = Choice.model_validate(choice_view(Strict(lang, found), session.names, prompt, "1.0"))
                assert choice.question
                assert choice.default_label
                if not isinstance(prompt.answers, Numbers):
                    assert {o.key for o in choice.offers} == {a.key for a in prompt.answers.listed()}
        answer(found, session)


def test_an_offer_says_what_it_costs_and_the_default_that_it_is_free() -> None:
    answers = Listed([one("attack:wolf", Cost("ps-cost-action", 2)), one("wait")])
    choice = shown(ask(answers, "wait"))
    assert [(o.key, o.kind, o.cost) for o in choice.offers] == [
        ("attack:wolf", "attack", "2 Akt."),
        ("wait", "wait", ""),
    ]
    assert (choice.default, choice.default_label, choice.may_stand) == ("wait", "Antwort „wait“", True)
    assert not shown(ask(answers, "attack:wolf")).may_stand


def test_who_is_asked_stands_before_a_question_that_does_not_name_them() -> None:
    answers = Listed([one("wait")])
    assert shown(ask(answers, "wait")).title == "Hagen"
    assert shown(ask(answers, "wait", phrase("engine-answer", key=Ref("hagen")))).title == ""


def test_what_is_not_possible_is_told_once_for_each_reason() -> None:
    refused = [Refusal(key, phrase("engine-answer", key=key), NO, "PS-ACT-01") for key in ("a", "b", "c")]
    choice = shown(ask(Listed([one("wait")], refused), "wait"))
    reason = GERMAN.say(NO)
    assert choice.refused == [NotPossible(label="Antwort „a“", reason=reason, rule="PS-ACT-01", more=2)]


def test_of_very_many_numbers_only_a_few_are_listed() -> None:
    few = shown(ask(Numbers(0, 3, "engine-answer-number"), "0"))
    assert (few.numbers, [offer.key for offer in few.offers]) == ((0, 3), ["0", "1", "2", "3"])
    many = shown(ask(Numbers(1, 10**9, "engine-answer-number"), "500"))
    assert (many.numbers, len(many.offers), many.default, many.may_stand) == ((1, 10**9), 9, "500", True)


def test_an_answer_that_is_only_considered_is_explained() -> None:
    prompt = ask(Listed([one("attack", Cost("ps-cost-action", 1))]), "attack")
    assert considered(GERMAN, NAMES, prompt, "attack").cost == "1 Akt."
    refused = considered(GERMAN, NAMES, prompt, "fly")
    assert (refused.cost, refused.reason) == ("", GERMAN.text("engine-unknown-answer", key="fly"))


def test_odds_are_a_chance_a_mean_and_bars() -> None:
    law = Law({0: 1, 1: 2, 2: 1})
    odds = odds_view(GERMAN, NAMES, plain_preview(law, "ps-stake-wounds", "defaults"))
    assert (odds.chance, odds.chance_text, odds.mean_text) == (0.75, "75,0 %", "im Mittel 1,0 Wunden")
    assert [(bar.label, bar.share) for bar in odds.bars] == [("0", 0.25), ("1", 0.5), ("2", 0.25)]
    assert odds.assumed == (
        "Angenommenes Verhalten: niemand setzt etwas ein oder reagiert; du selbst zahlst danach nichts weiter."
    )
    yes_or_no = odds_view(ENGLISH, NAMES, plain_preview(Law({0: 2, 1: 1}), "ps-stake-wounds", "plain"))
    assert (yes_or_no.mean_text, yes_or_no.chance_text) == ("", "33.3 %")


def test_a_long_tail_is_one_bar() -> None:
    bars = odds_view(GERMAN, NAMES, plain_preview(Law.uniform(range(100)), "ps-stake-wounds", "plain")).bars
    assert (len(bars), bars[0].label, bars[-1].label) == (24, "0", "23+")
    assert bars[-1].share == pytest.approx(0.77)
    assert sum(bar.share for bar in bars) == pytest.approx(1)


def test_odds_and_worths_arrive_where_the_answers_stand() -> None:
    choice = choice_view(GERMAN, NAMES, ask(Listed([one("poke"), one("hit"), one("wait")]), "wait"), "3.0")
    previews = {
        key: plain_preview(Law({0: 4 - n, 1: n}), "ps-stake-wounds", "plain") for key, n in (("poke", 1), ("hit", 3))
    }
    full, told = with_odds(GERMAN, NAMES, choice, PromptOdds(previews))
    known = Choice.model_validate_json(orjson.dumps(full))
    news = OddsNews.model_validate_json(orjson.dumps({**told, "version": 1}))
    assert [offer.key for offer in known.offers] == ["poke", "hit", "wait"]
    assert [offer.odds is not None for offer in known.offers] == [True, True, False]
    assert news.odds == {offer.key: offer.odds for offer in known.offers if offer.odds is not None}
    advice = Advice(ASKED, (("hit", Fraction(2)), ("poke", Fraction(1))), False)
    advised, _ = with_odds(GERMAN, NAMES, choice, PromptOdds(advice=advice))
    assert [(offer["key"], offer["worth"]) for offer in advised["offers"]] == [
        ("poke", 0.5),
        ("hit", 1),
        ("wait", None),
    ]


def test_a_worth_is_a_chance_or_a_share_of_the_best() -> None:
    worths = (("a", Fraction(12)), ("b", Fraction(3)))
    found = worths_of(GERMAN, Advice(ASKED, worths, is_chance=False))
    assert {key: (worth.share, worth.text) for key, worth in found.items()} == {"a": (1, "12,00"), "b": (0.25, "3,00")}
    chance = worths_of(GERMAN, Advice(ASKED, (("a", Fraction(1, 2)),), is_chance=True))
    assert (chance["a"].share, chance["a"].text) == (0.5, "50,0 %")
    assert worths_of(GERMAN, Advice(ASKED, (("a", Fraction(0)),), is_chance=False))["a"].share == 0


def test_a_throw_to_type_in_says_how_many_dice_there_are() -> None:
    def hand(throw: Any) -> Any:
        return hand_view(GERMAN, NAMES, Roll(throw, "PS-HIT-01", "heroes", "hagen"), "4.0")

    plain = hand(Sum((6, 6, 8)))
    assert (plain.title, plain.throw, plain.dice, plain.explodes) == ("Hagen", "2W6+W8", [6, 6, 8], False)
    assert plain.example == "5 6 3"
    assert (hand(Keep(2, 10, 1)).dice, hand(Keep(2, 10, 1)).example) == ([10, 10], "5 6")
    chains = hand(ExplodingSum(2, 6))
    assert (chains.dice, chains.explodes, chains.example) == ([6, 6], True, "5 6,5 3")
    more = hand(Highest(3, 10, 2))
    assert (more.dice, more.explodes, more.grows, more.example) == ([10, 10, 10], False, True, "5 6 3")


def test_dice_that_something_else_is_done_with_are_not_called_kept() -> None:
    language = Language("de", system("heldencodex"))
    again = ask(Listed([one("again:3"), one("again:9"), one("none")]), "none", phrase("hc-ask", thrown=(3, 9)))
    tray = language.system.tray(again)
    assert tray is not None
    assert [die.face for die in tray.dice] == [3, 9] and not tray.keeps


def test_dice_to_be_kept_lie_on_a_tray() -> None:
    found, session = fresh("heldencodex")
    while session.prompts[0].question.key != "hc-ask-keep":
        answer(found, session)
    prompt = session.prompts[0]
    tray = Choice.model_validate(choice_view(Language("de", found), session.names, prompt, "1.0")).tray
    assert tray is not None
    assert tray.keeps
    faces = [die.face for die in tray.dice]
    assert faces == [*dict(prompt.question.facts)["thrown"], *dict(prompt.question.facts)["lying"]]  # type: ignore[misc]
    assert set(tray.choices) == {each.key for each in prompt.answers.listed()}
    for key, places in tray.choices.items():
        assert key == "keep:" + ",".join(str(faces[place]) for place in places)
        assert not any(tray.dice[place].kept for place in places)


@pytest.mark.parametrize(("number", "has_room"), [(1, True), (9, True), (10, False), (60, False)])
def test_beside_a_few_answers_there_is_room_for_what_is_asked_next(number: int, has_room: bool) -> None:
    prompt = ask(Listed([one(f"act:{at}") for at in range(number)]), "act:0")
    assert has_few_answers(prompt) is has_room
