"""Several probes against each other: all throw, then mastery, then everybody settles."""

from fractions import Fraction
from typing import Any, Literal

import pytest

from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.policies import Policy
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT
from regelwerk.systems.heldencodex.rules.probe.pools import prober
from regelwerk.systems.heldencodex.rules.probe.probe import Probed, Side, resolve_probe
from regelwerk.systems.heldencodex.rules.probe.rivalry import Entry, contest_of_many, resolve_contest
from regelwerk.systems.heldencodex.state import Hero
from systems.heldencodex.builders import facts, hero, possible, questions, told

OPTIONS = Options()
Found = tuple[tuple[Hero, Probed], ...]


def entry(who: str, running: str = "12/1", team: str = "", **changes: object) -> Entry:
    """A single throw of 2W20 on running unless told otherwise, everybody alone."""
    return Entry(hero(who, skills={"running": running}, **changes), "running", "single", RESULT, team or who)


def held(*entries: Entry, faces: list[int], answers: tuple[str, ...] = ()) -> Transcript[Found]:
    return told(lambda: contest_of_many(entries, OPTIONS), *answers, faces=faces)


@pytest.mark.rule("HC-POOL-04")
def test_everybody_throws_and_has_a_result_of_the_own() -> None:
    done = held(entry("a"), entry("b"), entry("c"), faces=[9, 9, 5, 12, 2, 3])
    assert [(who.id, probed.result) for who, probed in done.result] == [("a", 18), ("b", 12), ("c", 0)]
    assert facts(done, "hc-probe-result", "result") == [(18,), (12,), (0,)]


@pytest.mark.rule("HC-FUM-03")
def test_everybody_bears_the_own_ones() -> None:
    done = held(entry("a"), entry("b"), faces=[1, 2, 1, 9])
    (a, fumbled), (b, balanced) = done.result
    assert (a.psyche_lost, fumbled.fumble) == (1, True)
    assert (b.psyche_lost, balanced.fumble, balanced.result) == (0, False, 0)


@pytest.mark.rule("HC-HIM-03", "HC-HIM-04")
def test_hc_him_04_fewer_points_of_mastery_come_first_and_nobody_settles_before() -> None:
    done = held(
        entry("a", "22/1"), entry("b", "21/1"), entry("c"), faces=[9, 5, 8, 4, 12, 1],
        answers=("swap:4:12:c", "swap:9:12:b", "leave"),
    )  # fmt: skip
    assert [asked.prompt.who for asked in done.asked] == ["b", "a", "a"]
    assert [(who.id, probed.result) for who, probed in done.result] == [("a", 12), ("b", 9), ("c", 0)]
    assert done.result[2][1].devalued == (4,), "the one of the third had to be balanced with what was left there"


@pytest.mark.rule("HC-HIM-03")
def test_hc_him_03_dice_of_the_own_team_cannot_be_swapped() -> None:
    done = held(entry("a", "21/1", "guards"), entry("b", team="guards"), entry("c"), faces=[9, 5, 8, 4, 12, 7])
    assert questions(done) == ["HC-HIM-03"]
    assert {key.rpartition(":")[2] for key in possible(done.asked[0]) if key.startswith("swap")} == {"c"}


@pytest.mark.rule("HC-POOL-01")
def test_who_has_no_dice_fails_without_a_fumble_and_the_others_throw() -> None:
    done = held(entry("a", breathless=True), entry("b"), faces=[5, 12])
    assert [(probed.result, probed.throws, probed.fumble) for _, probed in done.result] == [
        (0, 0, False),
        (12, 1, False),
    ]


def test_two_rivals_without_mastery_have_the_law_of_two_probes() -> None:
    sides = tuple(
        Side(prober(hero(who, skills={"running": skill}), "running", OPTIONS), "single", RESULT)
        for who, skill in (("a", "6/1"), ("b", "7/1"))
    )
    one, other = (Odds().law(resolve_probe, side.prober, side.kind, side.lead, side.goal) for side in sides)
    both = one.bind(lambda first: other.map(lambda second: (first, second)))
    assert Odds().law(resolve_contest, sides, ("a", "b")) == both


class Restless(Policy):
    """Keeps as few dice as possible."""

    name = "restless"

    def decide(self, prompt: Choose[Any]) -> str:
        return prompt.answers.listed()[-1].key


def test_odds_follow_a_sieve_to_its_end_before_they_compare() -> None:
    kinds: tuple[Literal["sieve", "single"], ...] = ("sieve", "single")
    sides = tuple(
        Side(prober(hero(kind, skills={"running": "6/1"}), "running", OPTIONS), kind, RESULT) for kind in kinds
    )
    law = Odds(Restless()).law(resolve_contest, sides, kinds)
    eights = [law.where(lambda probes, at=at: probes[at].left == (8, 8)) for at in range(2)]  # type: ignore[misc]
    # Of 64 throws 13 have an eight and no one, which alone would stay; the other die is then thrown again.
    assert eights == [Fraction(13, 64) / 8, Fraction(1, 64)]
