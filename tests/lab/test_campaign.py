"""Campaigns: who survives agrees with the exact answer, standings are those of each round's end, seeds decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import regelwerk
from regelwerk.dice import RandomDice
from regelwerk.engine.effects import Play
from regelwerk.engine.facts import phrase
from regelwerk.engine.game import Outcome, ScenePart
from regelwerk.engine.interpreters.simulate import EndlessGame, Simulation
from regelwerk.engine.policies import Defaults
from regelwerk.engine.screen.standings import Standing, Standings
from regelwerk.engine.system import system
from regelwerk.lab import chronicle
from regelwerk.lab.campaign import Campaign, campaign
from regelwerk.lab.chronicle import Chronicler

from .games import FirstSix, OpenGame, Ruin, Turn, won


def first_six_standings(turn: Turn) -> Standings:
    """Whoever did not throw the six is out; the figure is the number of the round."""
    loser = {"a": "b", "b": "a"}.get(turn.winner)
    return Standings(("t-round",), tuple(Standing(one, one == loser, (turn.round,)) for one in "ab"), "t-phase")


def first_six(runs: int, seed: int = 1, rounds: int = 4, start: Turn = Turn("a"), **how: Any) -> Campaign:  # noqa: B008
    return campaign(FirstSix(), first_six_standings, start, Defaults(), runs=runs, rounds=rounds, seed=seed, **how)


def close(found: float, exact: float, sigma: float) -> bool:
    return abs(found - exact) < 4 * sigma


def test_survival_and_wins_agree_with_what_is_known_on_paper() -> None:
    found = first_six(3_000)
    a, b = found.courses
    assert (a.id, b.id, found.figures, found.unit, found.first_round) == ("a", "b", ("t-round",), "t-phase", 1)
    for number in range(5):
        over = 1 - (25 / 36) ** number
        for course, exact in ((a, 1 - over * 5 / 11), (b, 1 - over * 6 / 11)):
            share = course.survival[number]
            assert close(share.value, exact, (exact * (1 - exact) / 3_000) ** 0.5 + 1e-9)
            assert share.low <= share.value <= share.high
    assert found.winners["a"].value == pytest.approx(1 - b.survival[4].value)
    assert found.winners["b"].value == pytest.approx(1 - a.survival[4].value)
    assert close(found.undecided.value, (25 / 36) ** 4, 0.0077)
    assert sum(share.value for share in found.winners.values()) + found.undecided.value == pytest.approx(1)
    assert close(found.rounds.value, sum((25 / 36) ** n for n in range(4)), 0.022)
    assert found.rounds.low < found.rounds.value < found.rounds.high


def test_survival_agrees_with_the_solver() -> None:
    """Wolf against zombie is solved exactly; played long enough, whoever wins is the one still in."""
    played = system("phasesix")
    exact = regelwerk.duel("phasesix", "wolf", "zombie", "reckless")
    assert exact.exact
    start = played.start(played.duel(played.content(), "wolf", "zombie", {}))
    found = campaign(
        played.game, played.standings, start, played.tactics["reckless"], runs=600, rounds=40, seed=5, workers=1
    )
    wolf = next(course for course in found.courses if course.id == "wolf")
    assert wolf.survival[-1].covers(exact.winners["a"].value)
    assert wolf.survival[0].value == 1 and wolf.means[0][0] is not None
    assert found.winners["a"].covers(exact.winners["a"].value)


def test_a_mean_is_taken_over_the_games_in_which_somebody_is_still_in() -> None:
    class Fall(OpenGame[int]):
        """a loses 5 in each round and is out at 0; b keeps its 7."""

        name = "fall"

        def step(self, state: int) -> Play[int]:
            yield from ()
            return state + 1

        def outcome(self, _state: int) -> Outcome | None:
            return None

        def round_of(self, state: int) -> int:
            return state

    def figures(state: int) -> Standings:
        left = 15 - 5 * state
        return Standings(("t-left",), (Standing("a", left <= 0, (left,)), Standing("b", False, (7,))))

    found = campaign(Fall(), figures, 0, Defaults(), runs=3, rounds=4)
    a, b = found.courses
    assert [mean and mean.value for mean in a.means[0]] == [15, 10, 5, None, None]
    assert [share.value for share in a.survival] == [1, 1, 1, 0, 0]
    assert {mean and mean.value for mean in b.means[0]} == {7}
    assert (found.undecided.value, found.winners, found.rounds.value) == (1, {}, 4)


def course_of(chronicler: Chronicler[Any], seed: int = 0) -> tuple[list[Standings], Outcome | None]:
    return chronicler._play(Simulation(Defaults(), RandomDice(seed)))


class March(NamedTuple):
    """A place in a round."""

    round: int
    place: int


class Script(OpenGame[March]):
    """Goes through given places; the last one is the end."""

    name = "script"

    def __init__(self, *places: tuple[int, int]) -> None:
        self.places = [March(*place) for place in places]

    def step(self, state: March) -> Play[March]:
        yield from ()
        return self.places[self.places.index(state) + 1]

    def outcome(self, state: March) -> Outcome | None:
        return won("a") if state == self.places[-1] else None

    def round_of(self, state: March) -> int:
        return state.round


def places_at_the_end_of_rounds(rounds: int, *places: tuple[int, int]) -> tuple[list[int | None], bool]:
    def place(state: March) -> Standings:
        return Standings(("t-place",), (Standing("a", False, (state.place % 10,)),))

    game = Script(*places)
    course, outcome = course_of(Chronicler(game, place, game.places[0], Defaults(), rounds))
    return [standings.participants[0].figures[0] for standings in course], outcome is not None


@pytest.mark.parametrize(
    ("rounds", "places", "course", "is_over"),
    [
        # The last state of a round is its end; what comes before the first round is the start.
        (9, [(0, 1), (1, 2), (1, 3), (2, 4), (2, 5)], [1, 3, 5], True),
        # A game may begin in any round.
        (9, [(5, 1), (5, 2), (6, 3), (6, 4)], [1, 2, 4], True),
        # The limit cuts a game off before its next round.
        (2, [(1, 1), (1, 2), (2, 3), (3, 4), (3, 5)], [1, 2, 3], False),
        # A game that ends with a round is counted in the next one, but nothing is played there.
        (9, [(1, 1), (1, 2), (2, 3), (3, 3)], [1, 2, 3], True),
        (2, [(1, 1), (1, 2), (2, 3), (3, 3)], [1, 2, 3], True),
        # If something does happen there, that round has been played.
        (9, [(1, 1), (1, 2), (2, 3)], [1, 2, 3], True),
        (1, [(1, 1), (1, 2), (2, 3)], [1, 2], False),
        # A round in which nothing changes is a round.
        (9, [(1, 1), (2, 11), (2, 21)], [1, 1, 1], True),
        # A game that never comes to its first round.
        (9, [(0, 1), (0, 2)], [1, 2], True),
    ],
)
def test_standings_are_those_of_the_last_state_of_a_round(
    rounds: int, places: list[tuple[int, int]], course: list[int], is_over: bool
) -> None:
    assert places_at_the_end_of_rounds(rounds, *places) == (course, is_over)


def test_newcomers_and_those_who_are_out_from_the_start_are_followed_too() -> None:
    def figures(state: March) -> Standings:
        late = (Standing("late", False, (9,)),) if state.round > 1 else ()
        return Standings(("t-place",), (Standing("gone", True, (0,)), Standing("a", False, (1,)), *late))

    game = Script((1, 1), (2, 2), (3, 3))
    found = campaign(game, figures, game.places[0], Defaults(), runs=2, rounds=3)
    shares = {course.id: [share.value for share in course.survival] for course in found.courses}
    assert shares == {"gone": [0, 0, 0, 0], "a": [1, 1, 1, 1], "late": [0, 0, 1, 1]}


@pytest.mark.parametrize("workers", [2, 3])
def test_workers_do_not_change_the_numbers(workers: int) -> None:
    assert first_six(450, workers=workers) == first_six(450)


def test_the_seed_decides() -> None:
    assert first_six(300) == first_six(300)
    assert first_six(300).courses != first_six(300, seed=2).courses


def test_progress_is_told_after_every_chunk() -> None:
    told: list[tuple[int, int]] = []
    first_six(250, progress=lambda done, of: told.append((done, of)))
    assert told == [(100, 250), (200, 250), (250, 250)]


def test_standings_are_read_once_a_round() -> None:
    read: list[March] = []

    def reading(state: March) -> Standings:
        read.append(state)
        return Standings(("t-place",), (Standing("a", False, (state.place,)),))

    game = Script(*((n // 10 + 1, n) for n in range(30)))
    course_of(Chronicler(game, reading, game.places[0], Defaults(), 50))
    assert read == [(1, 0), (1, 9), (2, 19), (3, 29)]


def test_a_round_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicle, "MOST_STEPS", 50)

    def nothing(_state: Any) -> Standings:
        return Standings((), ())

    with pytest.raises(EndlessGame, match="50 steps"):
        campaign(Ruin(10_000), nothing, 5_000, Defaults(), runs=1, rounds=1)


@pytest.mark.parametrize("wrong", [lambda: first_six(0), lambda: first_six(1, rounds=0)])
def test_no_games_and_no_rounds_are_refused(wrong: Callable[[], Campaign]) -> None:
    with pytest.raises(ValueError, match="at least one"):
        wrong()


class Acts(Script):
    """Goes through given places of several parts: the tens of a round are the part that it belongs to."""

    def part_of(self, state: March) -> int:
        return state.round // 10

    def round_of(self, state: March) -> int:
        return state.round % 10

    def parts(self, _state: March) -> tuple[ScenePart, ...]:
        return tuple(ScenePart(phrase(f"t-part-{number}"), "t-turn") for number in (1, 2, 3))


def test_a_scene_of_several_parts_is_followed_from_part_to_part_and_rounds_begin_anew_in_each() -> None:
    def figures(state: March) -> Standings:
        return Standings(("t-place",), (Standing("a", False, (state.place,)),))

    # The first part takes two rounds, the second is passed over, the third takes three.
    game = Acts((0, 1), (10, 2), (11, 3), (12, 4), (31, 5), (32, 6), (33, 7))
    found = campaign(game, figures, game.places[0], Defaults(), runs=2, rounds=3)
    (a,) = found.courses
    assert [mean and mean.value for mean in a.means[0]] == [1, 4, 4, 7]
    assert [(one.played.value, one.rounds and one.rounds.value) for one in found.parts] == [(1, 2), (0, None), (1, 3)]
    assert (found.unit, found.first_round, found.last, found.undecided.value) == ("engine-part", 1, 3, 0)
    # The limit holds for each part.
    cut = campaign(game, figures, game.places[0], Defaults(), runs=2, rounds=2)
    assert [mean and mean.value for mean in cut.courses[0].means[0]] == [1, 4, 4, 6]
    assert (cut.undecided.value, cut.winners) == (1, {})
