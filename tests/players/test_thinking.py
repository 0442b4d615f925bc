"""Looking ahead: what is better is found, what is equal is left alone, and nobody looks at what is secret."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import count
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest

from lab.games import Ambush, Morra
from players.small import STRIKES, ambush_thinker
from regelwerk.dice import RandomDice
from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.outlook import Reached
from regelwerk.engine.policies import ByRule, Defaults
from regelwerk.engine.system import system as the_system
from regelwerk.library import new_game
from regelwerk.players.futures import CommonDice, Futures, worlds
from regelwerk.players.judging import Judge, Weights
from regelwerk.players.levels import thinker
from regelwerk.players.thinking import Effort, Thinker, _Candidate, _halved, error_of
from tiny import token

WELL = Effort(futures=600)


def _asked(game: Any, state: Any, given: tuple[Any, ...] = (), index: int = 0) -> tuple[Reached[Any], Choose[Any]]:
    at = Reached(game, state, given)
    return at, at.choices()[index]


def test_from_the_open_one_waits_for_cover() -> None:
    """Striking from the open wins 1 in 3; waiting for cover 5 in 8, and cover is worth 5/6."""
    thinker = ambush_thinker(1.6, WELL)
    at, prompt = _asked(Ambush(), "open")
    assert STRIKES.decide(prompt) == "strike"
    assert thinker.decide(at, prompt, "1") == "wait"


def test_from_cover_one_strikes() -> None:
    thinker = ambush_thinker(1.6, WELL, own=Defaults())
    at, prompt = _asked(Ambush(), "cover")
    assert Defaults().decide(prompt) == "wait"
    assert thinker.decide(at, prompt, "1") == "strike"


def test_the_chances_are_those_on_paper() -> None:
    """In thought everybody strikes: waiting in the open comes to (3 · 5/6 + 2 · 1/3) / 6 = 19/36."""
    thinker = ambush_thinker(0.0, Effort(futures=4_000, rounds=2, doubt=0.0))
    at, prompt = _asked(Ambush(), "open")
    found = {one.key: one for one in thinker.consider(at, prompt, "paper")}
    assert found["strike"].chance == pytest.approx(1 / 3, abs=3 * found["strike"].error)
    assert found["wait"].chance == pytest.approx(19 / 36, abs=3 * found["wait"].error)


def test_what_is_not_better_beyond_doubt_is_left_alone() -> None:
    """Both hands are worth the same in Morra against somebody who shows any; the tactic's own answer stays."""
    shows_two = ByRule("two", {"T-ASK-01": lambda _: "two"})
    both: Any = SimpleNamespace(
        CONCERNS=("nothing",), concerns=lambda _: {"a": (0.0,), "b": (0.0,)}, party_of=lambda _, seat: seat
    )
    judge: Judge[str] = Judge(Morra(), both, Weights((0.0,), {}))
    at, prompt = _asked(Morra(), "start")
    beats = Thinker("t", judge, Defaults(), shows_two, (), Effort(futures=20))
    assert beats.decide(at, prompt, "1") == "two"
    stays = Thinker("t", judge, Defaults(), Defaults(), (), Effort(futures=20))
    assert stays.decide(at, prompt, "1") == "one"


def test_after_too_few_futures_the_tactic_is_not_left() -> None:
    """Waiting is better than to strike in the open (19 to 12), which only many futures may say."""
    at, prompt = _asked(Ambush(), "open")
    assert ambush_thinker(0.0, Effort(futures=400, rounds=2)).decide(at, prompt, "1") == "wait"
    assert ambush_thinker(0.0, Effort(futures=400, rounds=2, fewest=1_000)).decide(at, prompt, "1") == "strike"


def test_nobody_goes_on_thinking_who_cannot_afford_enough_futures() -> None:
    """Each look at the clock takes a tick of a second: ten seconds are enough for about ten futures."""
    at, prompt = _asked(Ambush(), "open")
    hurried = Effort(futures=400, seconds=10.0, rounds=2, fewest=50)
    chosen, *_ = replace(ambush_thinker(0.0, hurried), clock=count().__next__).consider(at, prompt, "1")
    assert (chosen.key, chosen.futures) == ("strike", 1)


def test_the_same_seed_decides_the_same_whatever_was_thought_before() -> None:
    thinker = ambush_thinker(1.0, Effort(futures=40))
    at, prompt = _asked(Ambush(), "open")
    first = thinker.consider(at, prompt, "7")
    thinker.consider(at, prompt, "8")
    assert thinker.consider(at, prompt, "7") == first
    assert thinker.consider(at, prompt, "8") != first


def test_thinking_stops_when_time_is_up_with_the_best_so_far() -> None:
    thinker = ambush_thinker(1.6, Effort(futures=10_000_000, seconds=0.05))
    at, prompt = _asked(Ambush(), "open")
    before = monotonic()
    assert thinker.decide(at, prompt, "1") == "wait"
    assert monotonic() - before < 5
    hurried = ambush_thinker(1.6, Effort(futures=100, seconds=0.0))
    assert hurried.decide(at, prompt, "1") == "strike"


def test_with_little_time_fewer_futures_of_each_answer_are_followed() -> None:
    """Sixteen answers, a millisecond for a future, and time for a hundred of thousands: the worse ones are dropped."""
    clock, met = [0.0], Counter[str]()
    luck = RandomDice("luck")

    def chance(key: str, number: int) -> float:  # noqa: ARG001
        clock[0] += 0.001
        met[key] += 1
        return int(key) / 1_000 + luck.below(100) / 100

    candidates = [_Candidate(str(number)) for number in range(16)]
    left = _halved(candidates, chance, Effort(futures=10_000, seconds=0.1), lambda: False, lambda: clock[0])
    assert max(met.values()) >= 10 > 3 > min(met.values())
    assert len(left) == 2
    assert candidates[0] in left
    assert clock[0] == pytest.approx(0.1, abs=0.02)


def test_a_future_goes_through_what_the_step_was_given() -> None:
    """A step that has thrown already is not thrown anew."""
    game = Ambush()
    at, prompt = _asked(game, "open")
    (world,) = worlds(at, prompt)
    futures = Futures(game, STRIKES, RandomDice(1))
    ends = {futures.after(world, prompt, "strike", 1, 1, CommonDice("ends", n)) for n in range(40)}
    assert ends == {"won", "lost"}


def test_all_answers_meet_the_same_luck_whatever_was_thrown_before() -> None:
    """One answer throws three dice in its step, another one none: the next step begins with the same number."""
    idle, busy = CommonDice("luck", 5), CommonDice("luck", 5)
    for _ in range(3):
        busy.die(6)
    idle.next_step()
    busy.next_step()
    assert [idle.below(1_000) for _ in range(20)] == [busy.below(1_000) for _ in range(20)]
    # The same part of whatever is thrown: 70 of 100 is 7 of 10.
    hundred, ten = CommonDice("luck", 5).below(100), CommonDice("luck", 5).below(10)
    assert hundred // 10 == ten


def test_the_first_throws_are_spread_evenly_over_the_futures() -> None:
    """Of sixty futures ten begin with each face, or nearly so; by chance it would be off by three as a rule."""
    for seed in ("a", "b", "c"):
        faces = Counter(CommonDice(seed, future).die(6) for future in range(60))
        assert all(8 <= faces[face] <= 12 for face in range(1, 7))
        later = Counter[int]()
        for future in range(600):
            dice = CommonDice(seed, future)
            for _ in range(20):
                dice.next_step()
            later[dice.die(6)] += 1
        assert all(60 <= later[face] <= 140 for face in range(1, 7))


def test_thinking_stops_once_a_question_is_settled() -> None:
    """One answer is always better by as much: eight futures of each show it, and no more are followed."""
    met = Counter[str]()

    def chance(key: str, number: int) -> float:
        met[key] += 1
        return (0.6 if key == "good" else 0.4) + number % 2 / 100

    candidates = [_Candidate("usual"), _Candidate("good"), _Candidate("bad")]
    left = _halved(candidates, chance, Effort(futures=10_000), lambda: False, lambda: 0.0)
    assert met == {"usual": 8, "good": 8, "bad": 8}
    assert {one.key for one in left} >= {"usual", "good"}


def test_a_hound_does_not_smell_where_the_fox_is() -> None:
    """The same view, another secret: the same worlds are imagined and the same patch is searched."""
    game = token.HuntGame()
    start = token.start()
    run = next(iter(_hunts(game, start)))
    assert run.hound_is_next
    places = run.possible
    assert len(places) > 1
    concerns: Any = SimpleNamespace(
        CONCERNS=("caught",),
        concerns=lambda hunt: {"fox": (0.0,), "hound": (float(hunt.caught),)},
        party_of=lambda _, seat: seat,
    )
    judge: Judge[Any] = Judge(game, concerns, Weights((1.0,), {}))
    thinker = Thinker("t", judge, Defaults(), Defaults(), (), Effort(futures=60))
    decided = []
    for secret in places[:3]:
        at, prompt = _asked(game, replace(run, fox=secret))
        decided.append(thinker.consider(at, prompt, "secret"))
    assert len(set(decided)) == 1


def _hunts(game: Any, start: Any) -> Any:
    """The states of a hunt in which the hound is next."""
    from regelwerk.engine.interpreters.simulate import Simulation
    from regelwerk.engine.policies import AtRandom

    simulation, state = Simulation(AtRandom(), RandomDice("hunt")), start
    while game.outcome(state) is None:
        if state.hound_is_next and len(state.possible) > 1:
            yield state
        state = simulation.run(game.step(state))


def test_the_error_of_a_mean() -> None:
    assert error_of([0.5]) == 0.5
    assert error_of([0.0, 1.0]) == pytest.approx(0.5)
    assert error_of([0.25] * 9) == 0.0


def test_a_world_is_what_its_seat_can_imagine() -> None:
    at, prompt = _asked(Ambush(), "open")
    (world,) = worlds(at, prompt)
    assert (world.state, world.given, world.share) == ("open", (), Fraction(1))


def test_a_player_that_is_stopped_gives_the_best_answer_so_far() -> None:
    at: Any = Reached(Ambush(), "open", ())
    (prompt,) = at.choices()
    looked: list[bool] = []

    def stopped() -> bool:
        looked.append(True)
        return len(looked) == 3

    patient = ambush_thinker(3.0, Effort(futures=400))
    hurried = replace(patient, stopped=stopped)
    assert hurried.consider(at, prompt, "1")[0].futures == 1
    assert len(looked) == 3
    assert patient.consider(at, prompt, "1")[0].futures > 100


def test_more_answers_are_followed_to_the_end_if_they_are_to_be_compared() -> None:
    system = the_system("phasesix")
    session = new_game("phasesix", "schlaegerei", seed=b"compared")
    (prompt,) = session.prompts
    for kept in (2, 4):
        found = thinker(system, "strong", "schlaegerei", Effort(futures=60, kept=kept)).consider(session, prompt, "1")
        assert len(found) == kept
