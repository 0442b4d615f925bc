"""The library: what the command line does, in three lines."""

from fractions import Fraction
from pathlib import Path

import pytest

import regelwerk
from regelwerk.dice import Keep
from regelwerk.engine.book.options import OptionError
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.system import UnknownSystem

RAT = """
[foes.giant_rat]
name = { de = "Riesenratte", en = "Giant rat" }
hearts = 3
quickness = 4
strength = 1
deftness = 3
mind = 1

[foes.giant_rat.actions.bite]
name = { de = "Biss", en = "bite" }
mode = "melee"
pool = 4
"""


def test_a_law_from_a_notation_and_from_a_throw_is_the_same() -> None:
    assert regelwerk.law("4W10h2") == regelwerk.law(Keep(4, 10, 2)) == regelwerk.throw("4W10h2").law()


def test_a_cap_makes_an_explosion_whole() -> None:
    assert regelwerk.law("W6!", cap=7).at_least(7) == Fraction(1, 6)


def test_a_question_takes_numbers_and_flags_as_python_has_them() -> None:
    (covered,) = regelwerk.ask(
        "phasesix", "attack", attacker="juri", target="guard_mp5", weapon="ak_47", mode=["single"], cover=5, braced=True
    )
    (typed,) = regelwerk.ask(
        "phasesix",
        "attack",
        attacker="juri",
        target="guard_mp5",
        weapon=["ak_47"],
        mode="single",
        cover="5",
        braced="true",
    )
    (open_field,) = regelwerk.ask(
        "phasesix", "attack", attacker="juri", target="guard_mp5", weapon="ak_47", mode="single", braced=True
    )
    assert covered.law == typed.law
    assert covered.law.mean() < open_field.law.mean()


def test_a_question_compares_everything_that_is_not_named() -> None:
    assert len(regelwerk.ask("phasesix", "attack", attacker="juri", target="wolf")) > 2


def test_options_change_the_odds() -> None:
    def wounds(**options: object) -> Fraction:
        (answer,) = regelwerk.ask(
            "phasesix", "attack", attacker="mira", target="bear", weapon="longbow", aim=3, options=options
        )
        return answer.law.mean()

    assert wounds(mega_thresholds="shifted") > wounds() == wounds(mega_thresholds="fixed")


def test_wrong_questions_are_refused() -> None:
    with pytest.raises(UnknownSystem):
        regelwerk.ask("chess", "attack")
    with pytest.raises(LookupError, match="no question 'siege'; it has: attack"):
        regelwerk.ask("phasesix", "siege")
    with pytest.raises(TypeError, match="attack does not know colour"):
        regelwerk.ask("phasesix", "attack", attacker="juri", target="wolf", colour="red")
    with pytest.raises(TypeError, match="attack needs target"):
        regelwerk.ask("phasesix", "attack", attacker="juri")
    with pytest.raises(ContentError):
        regelwerk.ask("phasesix", "attack", attacker="nobody", target="wolf")
    with pytest.raises(OptionError):
        regelwerk.new_game("phasesix", "schlaegerei", options={"gravity": True})


def test_a_game_is_played_with_my_answers() -> None:
    game = regelwerk.new_game("phasesix", "schlaegerei", seed=b"1")
    (prompt,) = game.prompts
    game.answer(prompt.seat, "end_turn")
    answers = [entry.data["key"] for entry in game.journal.entries if entry.kind == "answer"]
    assert answers == ["end_turn"]


def test_real_dice_are_asked_for() -> None:
    game = regelwerk.new_game("phasesix", "schlaegerei", by_hand=frozenset({"heroes", "foes"}))
    assert game.wanted_faces is not None
    game.type_faces(game.wanted_faces.seat, [4])
    assert game.journal.entries[-1].data["by"] == "hand"


def test_a_duel_is_solved_or_fought_and_says_which() -> None:
    solved = regelwerk.duel("phasesix", "wolf", "zombie", "reckless")
    assert solved.exact
    assert sum(share.value for share in solved.winners.values()) == pytest.approx(1)
    fought = regelwerk.duel("phasesix", "wolf", "zombie", "reckless", max_states=5, fights=500, seed=4)
    assert not fought.exact
    assert fought.winners["a"].covers(solved.winners["a"].value)


def test_tactics_are_given_one_by_one() -> None:
    assert regelwerk.duel("phasesix", "wolf", "zombie", "reckless", "cautious", max_states=5, fights=1).policy == (
        "a: reckless, b: cautious"
    )
    with pytest.raises(LookupError, match="steady"):
        regelwerk.duel("phasesix", "wolf", "zombie", "sleepy")


def test_content_of_my_own_takes_part(tmp_path: Path) -> None:
    (tmp_path / "rat.toml").write_text(RAT, "utf-8")
    (bite,) = regelwerk.ask(
        "phasesix", "attack", attacker="Riesenratte", target="wolf", weapon="Biss", content=[tmp_path]
    )
    assert dict(bite.tallies)["ps-figure-dice"].total == 4


def test_a_campaign_tells_who_holds_out_and_who_wins() -> None:
    result = regelwerk.campaign("factions", "torsturm", runs=20, phases=3, seed=5)
    assert (result.runs, result.round_limit, result.policy) == (20, 3, "own")
    assert [course.id for course in result.courses] == ["asche", "orden", "wache", "zirkel"]
    assert all(course.survival[0].value == 1 and len(course.survival) == 4 for course in result.courses)
    assert result == regelwerk.campaign("factions", "torsturm", runs=20, phases=3, seed=5)


def test_a_campaign_gives_some_seats_a_tactic_of_their_own() -> None:
    mixed = regelwerk.campaign("factions", "torsturm", "balanced", seats={"wache": "war"}, runs=1, phases=1)
    assert "asche: balanced" in mixed.policy and "wache: war" in mixed.policy
    with pytest.raises(LookupError, match="torsturm has no seat kaiser; it has: asche, orden, wache, zirkel"):
        regelwerk.campaign("factions", "torsturm", seats={"kaiser": "war"})
    with pytest.raises(LookupError, match="no tactic 'sleepy'"):
        regelwerk.campaign("factions", "torsturm", "sleepy")
