"""`regelwerk duel`: who wins, how long it takes, who is left with how much; exact or simulated, and it says which."""

from __future__ import annotations

import pytest

from cli.running import fine, refused

DUEL = ("duel", "phasesix", "wolf", "robber")
QUICK = ("--fights", "100", "--max-states", "1")


def test_a_large_duel_is_simulated_with_intervals_and_says_why() -> None:
    data = fine(*DUEL, *QUICK, "--seed", "3", "--json").data
    assert (data["exact"], data["method"], data["fights"]) == (False, "played", 100)
    wolf, robber = data["participants"]["wolf"], data["participants"]["robber"]
    assert wolf["wins"]["low"] < wolf["wins"]["value"] < wolf["wins"]["high"]
    whole = wolf["wins"]["value"] + robber["wins"]["value"] + data["draw"]["value"]
    assert whole == pytest.approx(1)
    assert sum(chance["value"] for chance in robber["left"].values()) == pytest.approx(1)
    assert data == fine(*DUEL, *QUICK, "--seed", "3", "--json").data
    text = fine(*DUEL, *QUICK, "--seed", "3").out
    assert "Simuliert mit 100 Kämpfen (95-%-Intervalle): Mehr als 1 Zustände sind erreichbar." in text
    assert "Wolf am Ende, Herzen:" in text and "steady" in text


def test_a_small_duel_is_exact() -> None:
    tactics = ("--tactic", "reckless", "--max-seconds", "300", "--option", "reaction_scope=defensive_only")
    data = fine("duel", "phasesix", "wolf", "wolf", *tactics, "--json").data
    assert (data["exact"], data["fights"]) == (True, None)
    first, second = data["participants"].values()
    assert first["wins"]["value"] + second["wins"]["value"] + data["draw"]["value"] == pytest.approx(1)
    assert first["wins"]["value"] == first["wins"]["low"] == pytest.approx(second["wins"]["value"])


def test_tactics_are_named_and_may_differ() -> None:
    data = fine(*DUEL, *QUICK, "--tactic", "reckless", "--tactic-b", "cautious", "--json").data
    assert [one["tactic"] for one in data["participants"].values()] == ["reckless", "cautious"]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ((*DUEL, "--tactic", "lazy"), "Die Taktik „lazy“ gibt es nicht. Es gibt: "),
        (("duel", "phasesix", "wolf"), "fehlt die Angabe B"),
        (("duel", "phasesix", "wolf", "wlf"), "Meintest du: "),
        ((*DUEL, "--fights", "0"), "--fights nicht"),
        ((*DUEL, "--option", "nonsense=1"), "Die Option „nonsense“ gibt es nicht."),
    ],
)
def test_bad_input_is_refused_with_a_sentence(args: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused(*args)
