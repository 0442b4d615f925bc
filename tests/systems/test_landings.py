"""Whoever drags a figure gets there: each place that a question offers leads to an answer that is possible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from regelwerk.engine.answers import Answer
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.screen.display import Lane
from regelwerk.engine.system import System, system

ANSWERS = 40


def played(found: System, scene: str) -> Iterator[Session[Any]]:
    document = found.scenario(found.content(), scene, {})
    session = new_session(found.game, found.start(document), document, seed=scene.encode().ljust(32, b"."))
    for _ in range(ANSWERS):
        yield session
        prompt = session.prompts[0]
        session.answer(prompt.seat, prompt.default)


@pytest.mark.parametrize(("name", "scene"), [("darkspace", "schiesserei"), ("heldencodex", "skirmish")])
def test_a_place_on_a_lane_leads_to_an_answer(name: str, scene: str) -> None:
    found, places = system(name), 0
    for session in played(found, scene):
        (asked, prompt) = next(iter(session.asked.items()))
        view = found.game.view(session.meanwhile, prompt.seat)
        lanes = [lane for lane in found.display(view).fixtures if isinstance(lane, Lane) and lane.mover == prompt.who]
        for landing in found.landings(prompt):
            following = session.ahead(asked).after(landing.after) if landing.after else prompt
            assert following is not None
            assert isinstance(following.answers.find(landing.key), Answer), landing
            assert landing.at and lanes, "a figure is dragged away from where it stands, on a lane of its own"
            places += 1
    assert places > 5


@pytest.mark.parametrize(("name", "scene", "first"), [("phasesix", "gruft", "walk"), ("realms", "uebung", "move")])
def test_in_a_turn_a_place_on_the_map_says_how_and_where_to_go(name: str, scene: str, first: str) -> None:
    found = system(name)
    for session in played(found, scene):
        (asked, prompt) = next(iter(session.asked.items()))
        ways = [way for way in prompt.answers.pointing if way.after]
        if not ways:
            continue
        assert ways[0].after == first
        for way in ways:
            following = session.ahead(asked).after(way.after)
            assert following is not None
            assert [one.form for one in following.answers.pointing] == [way.form]
            assert following.who == prompt.who
        return
    raise AssertionError("nobody may go anywhere")
