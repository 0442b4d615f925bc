"""What a preview means to the one who decides: whom it befalls, whether that is good, and that nothing more is paid."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from engine.small_rules import D6
from regelwerk.dice import Law
from regelwerk.engine.answers import Answer, Cost, Listed
from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.book.telling import Telling
from regelwerk.engine.effects import Play, choose, do, roll
from regelwerk.engine.facts import phrase
from regelwerk.engine.interpreters.best_prospects import Best, BestProspects
from regelwerk.engine.interpreters.preview import Preview, Previews, Prospect, mixed, seen_by
from regelwerk.engine.interpreters.running import Run
from regelwerk.engine.policies import Defaults, Fixed
from regelwerk.engine.screen.chances import best_in_words, in_words, shown_prospects

AGAIN = Fixed((("X-again", "pay"),), name="eager")


def paid(rule_id: str, seat: str = "one") -> Play[bool]:
    said = phrase("x")
    answers = Listed([Answer("leave", False, said), Answer("pay", True, said, (Cost("x-coin", 1),))])
    return (yield from choose(seat, seat, rule_id, said, answers, "leave"))


@stakes(
    Stake(
        lambda _, left: left,
        "x-wounds",
        whom=lambda args: args[0],
        by=lambda args: args[1],
        harms=True,
        bands=(Band("x-hit", lambda _, left: left > 0), Band("x-out", lambda args, left: left >= args[2])),
    )
)
def blow(_target: str, _striker: str, _hearts: int, payer: str) -> Play[int]:
    """A die less two; a shield may be paid for before, and a miracle after it."""
    shielded = yield from paid("X-first")
    hurt = max(0, (yield from roll(D6, "X-1")) - 2)
    saved = yield from paid("X-again", payer)
    return 0 if shielded or saved else hurt


def prospects(payer: str, seat: str = "one") -> tuple[Prospect, ...]:
    run: Run[int] = Run(lambda: do(blow, "wolf", "hagen", 4, payer), lambda _: None)
    found = Previews(AGAIN).of(run.frames, False, seat)
    assert found is not None
    return found


def test_the_one_who_decides_pays_nothing_further_the_others_do_as_they_do() -> None:
    (own,) = prospects("one")
    assert own.law == Law({0: 2, 1: 1, 2: 1, 3: 1, 4: 1})
    (of_another,) = prospects("two")
    assert of_another.law == Law.certain(0)


def test_each_band_has_its_chance() -> None:
    (found,) = prospects("one")
    assert (found.bands, found.chances) == (("x-hit", "x-out"), (Fraction(2, 3), Fraction(1, 6)))
    assert (found.whom, found.by, found.harms) == ("wolf", "hagen", True)


class Sides:
    """A game that knows sides, and nothing else."""

    def allied(self, _state: Any, one: str, other: str) -> bool:
        return {one, other} <= {"hagen", "jost"} or one == other


@pytest.mark.parametrize(
    ("who", "role", "is_good"),
    [("wolf", "target", False), ("hagen", "doer", True), ("jost", "other", True)],
)
def test_harm_is_bad_for_whom_it_befalls_and_good_for_its_enemies(who: str, role: str, is_good: bool) -> None:
    game: Any = Sides()
    seen = seen_by(prospects("one")[0], who, game, None)
    assert (seen.role, seen.is_good) == (role, is_good)


def test_harm_to_an_ally_is_bad_and_help_is_good() -> None:
    game: Any = Sides()
    of_jost = Prospect(Law.certain((1, ())), "x", (), whom="jost", harms=True)
    assert not seen_by(of_jost, "hagen", game, None).is_good
    helped = Prospect(Law.certain((1, ())), "x", (), whom="jost")
    assert seen_by(helped, "hagen", game, None).is_good
    assert not seen_by(helped, "wolf", game, None).is_good


def test_prospects_of_several_ways_are_mixed_and_name_nobody_where_they_differ() -> None:
    wolf, bear = (Prospect(Law.certain((n, (n > 0,))), "x", ("x-hit",), whom=who) for n, who in ((0, "w"), (2, "b")))
    both = mixed([((wolf,), Fraction(1, 4)), ((bear,), Fraction(3, 4))])
    assert both is not None
    assert (both[0].whom, both[0].law, both[0].chances) == ("", Law({0: 1, 2: 3}), (Fraction(3, 4),))
    other = Prospect(Law.certain((1, ())), "y", ())
    assert mixed([((wolf,), Fraction(1, 2)), ((other,), Fraction(1, 2))]) is None


class German(Telling):
    lang = "de"
    book = phrasebook("de")


def test_words_say_how_likely_how_much_and_for_whom() -> None:
    found = Prospect(Law({(0, ()): 1, (3, ()): 1}), "engine-somebody", (), role="target", is_good=False)
    told = in_words(German(), found, {})
    assert [(chance.share, chance.text) for chance in told.chances] == [(0.5, "jemand: mindestens 1")]
    assert (told.mean, told.is_good) == ("im Mittel 1,5 jemand", False)
    happens = Prospect(Law({(0, ()): 1, (1, ()): 1}), "engine-somebody", ())
    assert in_words(German(), happens, {}).mean == ""
    hurts = Prospect(Law.certain((1, (True,))), "engine-somebody", ("engine-somebody",), harms=True)
    assert in_words(German(), hurts, {}).mean == "im Mittel 1,0 jemand", "that it is sure does not say how much it is"
    harmless = Prospect(Law.certain((0, (False,))), "engine-somebody", ("engine-somebody",), harms=True)
    assert in_words(German(), harmless, {}).mean == ""
    hit = Prospect(Law.certain((0, (True,))), "engine-somebody", ("engine-somebody",), harms=True)
    assert in_words(German(), hit, {}).mean == "im Mittel 0,0 jemand", "a sure hit does not say that it does nothing"
    assert in_words(German(), replace(hurts, counts=False), {}).mean == "", "what happens or not has no mean"


def test_of_bands_with_the_same_chance_the_gravest_is_told_and_none_that_cannot_happen() -> None:
    readings = Law({(0, (False, False, False)): 1, (1, (True, True, False)): 1})
    bands = ("engine-somebody", "engine-seat-master", "engine-somebody")
    told = in_words(German(), Prospect(readings, "engine-somebody", bands), {})
    assert [chance.text for chance in told.chances] == ["Spielleitung"]
    nothing = in_words(German(), Prospect(Law.certain((0, (False,) * 3)), "engine-somebody", bands), {})
    assert [(chance.share, chance.text) for chance in nothing.chances] == [(0.0, "jemand")]


def best(payer: str, *, wants_more: bool, value: bool = False) -> Best:
    run: Run[int] = Run(lambda: do(blow, "wolf", "hagen", 4, payer), lambda _: None)
    return BestProspects("one", Defaults(), wants_more=wants_more).of(run.frames[1:], value)


def test_the_best_play_pays_where_it_helps_and_says_how_much() -> None:
    hurt = Fraction(2, 3)
    assert best("one", wants_more=True) == Best(Fraction(5, 3), (hurt, Fraction(1, 6)))
    spared = best("one", wants_more=False)
    assert not any((spared.mean, *spared.chances))
    assert spared.costs == (("x-coin", hurt),), "nothing is paid where nothing hurts"
    assert best("two", wants_more=False).price == 0, "another seat's payments are not one's own"


def test_the_price_of_the_answer_itself_is_not_counted_again() -> None:
    shielded = best("one", wants_more=False, value=True)
    assert not any((shielded.mean, shielded.price))


def test_the_best_play_in_words_names_its_costs() -> None:
    found = Prospect(Law({(0, ()): 1, (3, ()): 1}), "engine-somebody", ())
    told = best_in_words(
        German(), found, Best(Fraction(1), (Fraction(1, 4),), (("engine-somebody", Fraction(3, 2)),)), {}
    )
    assert told == "Bestes Spiel von hier, für das du im Mittel noch 1,5 jemand zahlst: jemand: mindestens 1 25,0 %"
    free = best_in_words(German(), found, Best(Fraction(1), (Fraction(1, 4),)), {})
    assert free == "Nichts, was du danach noch zahlen kannst, hilft weiter."


def test_tactics_are_told_in_words_with_the_names_they_are_chosen_by() -> None:
    assert German().tactics("sensible") == "besonnen (sensible)"
    assert German().tactics("asche: own, wache: foreign") == "asche: nach dem eigenen Temperament (own), wache: foreign"


def test_what_cannot_happen_beside_what_it_is_about_is_not_told_and_little_is_not_nothing() -> None:
    hit, unhurt = (Prospect(Law.certain((n, (n > 0,))), "x", ("x-hit",), harms=True) for n in (1, 0))
    assert shown_prospects(Preview((hit, unhurt), "plain")) == [hit]
    assert shown_prospects(Preview((unhurt, hit), "plain")) == [unhurt, hit]
    rare = Prospect(Law({(0, (False,)): 99, (2, (True,)): 1}), "engine-somebody", ("engine-somebody",))
    assert in_words(German(), rare, {}).mean == "im Mittel < 0,1 jemand"
