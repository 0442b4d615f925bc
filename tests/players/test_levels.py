"""The players that somebody can choose, and games between them."""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import Any

import pytest

import regelwerk
from lab.games import Ambush
from regelwerk.engine.interpreters.outlook import Reached
from regelwerk.engine.policies import ByRule, Defaults
from regelwerk.engine.system import system
from regelwerk.players.games import ByTactic, Playing
from regelwerk.players.levels import Beginner, UnknownPlayer, known_as, names, player, thinker, thinks
from regelwerk.players.thinking import Effort, Thinker

PHASESIX = system("phasesix")


def test_the_levels_stand_beside_the_tactics() -> None:
    assert names(PHASESIX) == (*PHASESIX.tactics, "beginner", "strong", "masterly")
    assert known_as("stark") == "strong"
    assert known_as("steady") == "steady"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Anfänger", "beginner"),
        ("anfa\u0308nger", "beginner"),
        ("ANFAENGER", "beginner"),
        ("Beginner", "beginner"),
        ("Stark", "strong"),
        ("STRONG", "strong"),
        ("Meisterlich", "masterly"),
        ("Masterly", "masterly"),
        ("Zufall", "random"),
        ("steady", "steady"),
        ("Genius", "Genius"),
    ],
)
def test_a_level_is_known_with_capitals_and_umlauts(typed: str, meant: str) -> None:
    assert known_as(typed) == meant


def test_a_level_thinks_as_long_as_it_is_told() -> None:
    strong, hurried = player(PHASESIX, "stark"), player(PHASESIX, "strong", seconds=0.05)
    assert isinstance(strong, Thinker) and isinstance(hurried, Thinker)
    assert (strong.effort.seconds, hurried.effort.seconds) == (1.0, 0.05)


def test_by_a_number_of_futures_no_clock_counts() -> None:
    game = regelwerk.new_game("phasesix", "schlaegerei", seed=b"an evening in the yard")
    (prompt,) = game.prompts
    given = []
    for hours in (0, 1_000):
        clock = count(step=hours).__next__
        strong = player(PHASESIX, "strong", "schlaegerei", clock=clock, futures=12)
        assert isinstance(strong, Thinker)
        assert (strong.effort.futures, strong.effort.seconds) == (12, None)
        given.append(strong.consider(game, prompt, "1"))
    assert given[0] == given[1]
    both = player(PHASESIX, "strong", seconds=0.5, futures=12)
    assert isinstance(both, Thinker) and both.effort.seconds == 0.5


def test_a_system_says_how_far_ahead_its_players_look_and_how_sure_they_must_be() -> None:
    strong = player(PHASESIX, "strong", "schlaegerei")
    assert isinstance(strong, Thinker)
    assert (strong.effort.steps, strong.effort.doubt) == (PHASESIX.steps_ahead, PHASESIX.least_doubt) == (6, 2.0)


def test_a_system_says_after_how_many_futures_its_tactic_may_be_left() -> None:
    strong, realms = player(PHASESIX, "strong", "schlaegerei"), system("realms")
    careful = player(realms, "strong", "standard")
    assert isinstance(strong, Thinker) and isinstance(careful, Thinker)
    assert (strong.effort.fewest, careful.effort.fewest) == (1, realms.least_futures)


def test_nobody_plays_under_an_unknown_name() -> None:
    with pytest.raises(UnknownPlayer, match=r"genius.*steady.*strong"):
        player(PHASESIX, "genius")


def test_a_beginner_mostly_plays_by_the_tactic_but_forgets_and_tries() -> None:
    at: Any = Reached(Ambush(), "open", ())
    (prompt,) = at.choices()
    beginner = Beginner(ByRule("strikes", {"T-ASK-01": lambda _: "strike"}))
    given = Counter(beginner.decide(at, prompt, str(n)) for n in range(400))
    assert set(given) == {"strike", "wait"}
    assert 60 < given["wait"] < 140
    assert beginner.decide(at, prompt, "3") == beginner.decide(at, prompt, "3")


def test_a_game_between_players_is_the_same_for_the_same_seed() -> None:
    start = PHASESIX.start(PHASESIX.scenario(PHASESIX.content(), "schlaegerei", {}))
    seats = {seat: player(PHASESIX, "beginner") for seat in PHASESIX.game.seats(start)}
    one, other = (Playing(PHASESIX.game, start, seats, "7") for _ in range(2))
    assert one.to_the_end() == other.to_the_end()
    assert (one.state, one.decisions) == (other.state, other.decisions)


def test_players_are_asked_for_their_own_seats() -> None:
    game = Playing(Ambush(), "open", {"a": ByTactic(Defaults())}, "1")
    game.to_the_end()
    assert game.decisions
    with pytest.raises(KeyError):
        Playing(Ambush(), "open", {"b": ByTactic(Defaults())}, "1").to_the_end()


def test_only_levels_take_their_time() -> None:
    assert (thinks("steady"), thinks("beginner"), thinks("strong"), thinks("masterly")) == (0.0, 0.0, 1.0, 10.0)


def test_the_library_knows_all_players() -> None:
    assert regelwerk.player("phasesix").name == PHASESIX.default_tactic
    strong = regelwerk.player("phasesix", "stark", "schlaegerei", seconds=0.5)
    assert isinstance(strong, Thinker)
    assert strong.effort.seconds == 0.5
    counted = regelwerk.player("phasesix", "strong", "schlaegerei", futures=50)
    assert isinstance(counted, Thinker)
    assert (counted.effort.futures, counted.effort.seconds) == (50, None)
    with pytest.raises(LookupError):
        regelwerk.player("phasesix", "genius")


def test_a_system_says_how_far_its_futures_are_followed() -> None:
    campaign = system("factions")
    effort = thinker(campaign, "strong", "torsturm", Effort()).effort
    assert (effort.steps, effort.rounds) == (campaign.steps_ahead, campaign.rounds_ahead) == (24, 2)
    assert Effort().steps > 4
