"""Answers as a finite choice: stable places, the default first, some of what cannot be listed."""

from typing import Any

import pytest

from regelwerk.engine.answers import Answer, Answers, Listed, Numbers, Refusal
from regelwerk.engine.effects import Choose
from regelwerk.engine.facts import phrase
from regelwerk.engine.system import system
from regelwerk.players.environment.choices import DEFAULT, PLACES, places_of
from regelwerk.players.environment.match import Match, agents_of


def asked(answers: Answers[Any], default: str) -> Choose[Any]:
    return Choose("a", "anna", "XX-01", phrase("question"), answers, default)


def offers(*keys: str) -> Listed[str]:
    return Listed([Answer(key, key, phrase("offer")) for key in keys])


def test_place_0_is_the_default_and_every_answer_has_a_place() -> None:
    found = places_of(asked(offers("attack:wolf", "walk", "end"), "end"))
    assert found[DEFAULT] == "end"
    assert sorted(found.values()) == ["attack:wolf", "end", "walk"]
    assert list(found) == sorted(found)


def test_an_answer_keeps_its_place_whatever_else_is_offered() -> None:
    few, more = (places_of(asked(offers(*keys), "end")) for keys in (("walk", "end"), ("attack:wolf", "walk", "end")))
    place = next(place for place, key in few.items() if key == "walk")
    assert more[place] == "walk"


def test_answers_that_lead_to_the_same_place_move_on() -> None:
    keys = [str(number) for number in range(7)]
    assert sorted(places_of(asked(offers("end", *keys), "end"), places=8).values()) == [*keys, "end"]


def test_of_more_numbers_than_places_an_even_choice_with_both_ends_is_left() -> None:
    found = {int(key) for key in places_of(asked(Numbers(1, 1_000, "number"), "500")).values()}
    assert len(found) == PLACES
    assert {1, 500, 1_000} <= found
    gaps = [later - before for before, later in zip(sorted(found), sorted(found)[1:], strict=False)]
    assert max(gaps) <= 4


@pytest.mark.parametrize(("name", "scenario"), [("realms", "uebung"), ("phasesix", "schlaegerei")])
def test_points_and_ways_on_the_map_are_drawn_the_same_each_time_and_are_legal(name: str, scenario: str) -> None:
    played = system(name)
    start = played.start(played.scenario(played.content(), scenario, {}))
    tactic = played.tactics[played.default_tactic]
    match, endless = Match(played, start, {}), 0
    assert set(agents_of(played, start)) == set(played.game.seats(start))
    while endless < 4:
        prompt = match.prompts[0]
        if not prompt.answers.finite:
            found = places_of(prompt)
            endless += 1
            assert places_of(prompt) == found
            assert len(found) > len(prompt.answers.listed())
            assert not [key for key in found.values() if isinstance(prompt.answers.meaning(key), Refusal)]
        match.answer(prompt, match.decide(prompt, tactic))
