"""Previews: the innermost rule with stakes, or the first one that the answer leads to, as far as a seat knows."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

import pytest

from engine.plain_previews import plain_preview
from engine.small_rules import D6, ask, asked, die, gamble, safe_or_risky
from regelwerk.dice import Deal, Law, Sum
from regelwerk.engine.book.rulebook import unforeseen
from regelwerk.engine.book.stakes import Stake, stakes
from regelwerk.engine.effects import Audience, Choose, Play, do, gather, only, roll
from regelwerk.engine.interpreters.preview import Preview, Previews, preview_for
from regelwerk.engine.interpreters.running import Run
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.policies import AtRandom, Defaults, Policy
from tiny import picks, token

FAIR = Law.uniform(range(1, 7))


def preview(rule: Any, *values: Any, policy: Policy | None = None) -> Preview | None:
    """The preview of the last value, after a rule was fed the others."""
    run: Run[Any] = Run(rule, lambda _: None)
    for value in values[:-1]:
        run.feed(value)
    assumed = policy or Defaults()
    prospects = Previews(assumed).of(run.frames, values[-1], "")
    return None if prospects is None else Preview(prospects, assumed.name)


def two_gambles() -> Play[int]:
    first = yield from do(gamble, 10)
    return (yield from do(gamble, first))


def test_the_running_rule_with_stakes_is_shown() -> None:
    assert preview(two_gambles, 1) == plain_preview(FAIR, "x-gain", "defaults")
    assert preview(two_gambles, 0) == plain_preview(Law.certain(3), "x-gain", "defaults")


def test_only_the_innermost_counts_and_from_its_own_arguments() -> None:
    assert preview(two_gambles, 0, 1) == plain_preview(FAIR, "x-gain", "defaults")


@stakes(Stake(lambda _args, result: result, "x-sum"))
def sum_of_stakes() -> Play[int]:
    """The rule that asks has no stakes of its own; what is shown is this rule's law, through it."""
    return 100 * (yield from do(safe_or_risky)) + (yield from do(die))


def test_a_rule_without_stakes_shows_through_to_the_one_around_it() -> None:
    found = preview(sum_of_stakes_in_a_step, 1)
    assert found is not None
    assert (found.measure, found.law) == ("x-sum", Law.uniform(100 * a + b for a in range(1, 7) for b in range(1, 7)))


def sum_of_stakes_in_a_step() -> Play[int]:
    return (yield from do(sum_of_stakes))


@stakes(Stake(lambda _args, result: result, "x-sum"))
def die_then_ask() -> Play[int]:
    return 10 * (yield from do(die)) + (yield from asked())


def test_what_a_step_gave_before_counts() -> None:
    assert preview(lambda: do(die_then_ask), 4, 1) == plain_preview(Law.certain(41), "x-sum", "defaults")


def ask_then_gamble() -> Play[int]:
    before = yield from asked()
    yield from do(die)
    return (yield from do(gamble, before))


def test_before_anything_is_at_stake_the_first_stakes_are_shown() -> None:
    assert preview(ask_then_gamble, 1, policy=AtRandom()) == plain_preview(
        Law.mix([(FAIR, 1), (Law.certain(3), 1)]), "x-gain", "random"
    )


def nested_ask_then_gamble() -> Play[int]:
    before = yield from do(asked)
    return (yield from do(through_a_step, before))


def through_a_step(before: int) -> Play[int]:
    return (yield from do(gamble, before))


def test_first_stakes_are_found_behind_steps_and_after_the_asking_one() -> None:
    assert preview(nested_ask_then_gamble, 1) == plain_preview(Law.certain(3), "x-gain", "defaults")


@unforeseen
def measure() -> Play[None]:
    yield from ()


def measure_in_a_step() -> Play[None]:
    yield from do(measure)


def ask_then_measure_then_ask(in_a_step: bool) -> Play[int]:
    before = yield from asked()
    yield from do(measure_in_a_step if in_a_step else measure)
    before += yield from asked()
    return (yield from do(show, before))


@pytest.mark.parametrize("in_a_step", [False, True])
def test_nothing_is_shown_past_what_nobody_may_foresee_until_it_has_happened(in_a_step: bool) -> None:
    assert preview(lambda: ask_then_measure_then_ask(in_a_step), 1) is None
    assert preview(lambda: ask_then_measure_then_ask(in_a_step), 1, 1) == plain_preview(
        Law.certain(2), "x-shown", "defaults"
    )


@stakes(Stake(lambda args, _result: args[0], "x-shown"))
def show(value: int) -> Play[int]:
    yield from do(die)
    return value


def roll_then(where: str) -> Play[int]:
    yield from asked()
    face = yield from roll(D6, "X-1")
    if where == "everywhere" or face == 6:
        return (yield from do(show, face))
    return (yield from do(gamble, 0)) if where == "other" else 0


def test_first_stakes_after_dice_count_with_all_faces() -> None:
    assert preview(lambda: roll_then("everywhere"), 0) == plain_preview(FAIR, "x-shown", "defaults")


@pytest.mark.parametrize("where", ["sometimes", "other"])
def test_stakes_that_only_some_dice_lead_to_are_not_shown_for_all(where: str) -> None:
    assert preview(lambda: roll_then(where), 0) is None


def ask_then_deal() -> Play[int]:
    before = yield from asked()
    yield from roll(Deal(tuple(range(1, 55)), 5), "X-01")
    return (yield from do(gamble, before))


def test_behind_more_outcomes_than_can_be_listed_there_is_no_preview() -> None:
    assert preview(ask_then_deal, 1) is None


def test_nothing_at_stake_no_preview() -> None:
    assert preview(asked, 1) is None


def shown(session: Session[Any], seat: str, key: str, policy: Policy | None = None) -> Preview | None:
    prompt = next(p for p in session.prompts if p.seat == seat)
    return preview_for(session.game, session.state, session.given, prompt, key, Previews(policy or Defaults()))


@pytest.mark.parametrize("fox", [(1, 1), (5, 3), (3, 1)])
def test_the_hound_sees_the_chance_as_far_as_it_knows(fox: tuple[int, int]) -> None:
    hunt = new_session(token.HuntGame(), token.start(fox=fox), {})
    hunt.answer("fox", ",".join(map(str, fox)))
    west = [place for place in hunt.state.possible if place.in_metres[0] <= 2]
    there = Fraction(len(west), len(hunt.state.possible))
    found = shown(hunt, "hound", "patch:west")
    assert found is not None
    assert found.law.probability(1) == there * Fraction(2, 3)
    assert found.measure == "token-caught-chance"
    assert shown(hunt, "hound", "rest") is None


class Thrifty(AtRandom):
    """Mostly bids nothing, seldom much."""

    def decide(self, prompt: Choose[Any]) -> Law[str]:
        return Law({"0": 3, "1": 2, "3": 1}) if prompt.question.key == "picks-bid" else super().decide(prompt)


def test_a_simultaneous_choice_assumes_the_policy_of_the_others() -> None:
    session = new_session(picks.PicksGame(), picks.start(), {})
    session.answer("anna", "no")
    session.answer("ben", "no")
    before = shown(session, "anna", "1", Thrifty())
    wins_tie = Fraction(15, 36)
    assert before is not None
    assert before.law.probability(1) == Fraction(3, 6) + Fraction(2, 6) * wins_tie
    session.answer("ben", "3")
    assert shown(session, "anna", "1", Thrifty()) == before, "a bid on the table is face down"


class Secret(NamedTuple):
    """A game of one step: somebody throws, somebody is asked after it."""

    audience: Audience
    together: bool = False


class SecretGame(picks.PicksGame):
    """Only what previews need."""

    def step(self, state: Any) -> Any:
        return secret_step(state)

    def outcome(self, state: Any) -> Any:
        return None if isinstance(state, Secret) else super().outcome(state)

    def view(self, state: Any, seat: str) -> Any:  # noqa: ARG002
        return state

    def imagine(self, view: Any) -> Law[Any]:
        return Law.certain(view)


def secret_step(state: Secret) -> Play[Secret]:
    if state.together:
        yield from gather(ask("anna"), ask("ben"))
    face = yield from roll(Sum((2, 2)), "X-1", seat="ben", audience=state.audience)
    if face > 2:
        yield Choose("anna", "anna", "X-3", ask().question, ask().answers, "stay")
        yield from do(show, face)
    return state


def secret_session(state: Secret) -> Session[Any]:
    session = new_session(SecretGame(), state, {}, by_hand=frozenset({"ben"}))
    if state.together:
        session.answer("ben", "go")
        session.answer("anna", "stay")
    session.type_faces("ben", [2, 1])
    return session


@pytest.mark.parametrize("together", [False, True])
def test_a_throw_that_a_seat_did_not_see_counts_with_all_faces(together: bool) -> None:
    seen = shown(secret_session(Secret(only("anna"), together)), "anna", "stay")
    unseen = shown(secret_session(Secret(only("ben"), together)), "anna", "stay")
    assert seen is not None
    assert unseen is not None
    assert seen.law == Law.certain(3)
    assert unseen.law == Law({3: 2, 4: 1}), "after a 2 nobody would be asked"
