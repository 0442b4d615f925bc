"""In the middle of a step: people see the state as far as the rules have announced it, and nothing else changes."""

from __future__ import annotations

from dataclasses import replace

from engine.games import SEED, picks_session
from regelwerk.dice import Law, RandomDice, Sum
from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.stakes import Stake, stakes
from regelwerk.engine.effects import Play, choose, do, meanwhile, roll
from regelwerk.engine.facts import phrase
from regelwerk.engine.interpreters.odds import odds
from regelwerk.engine.interpreters.preview import Previews
from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.running import Run
from regelwerk.engine.interpreters.session import resume
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import Defaults
from tiny import picks


class _Walk(picks.PicksGame):
    """Anna pays a coin, then another one after her answer; the step ends with a throw."""

    def step(self, state: picks.Picks) -> Play[picks.Picks]:
        state = state.with_player(0, coins=state.players[0].coins - 1)
        yield meanwhile(state)
        listed = Listed([Answer("go", 1, phrase("go")), Answer("stay", 0, phrase("stay"))])
        gone = yield from choose("anna", "anna", "TP-BID-01", phrase("walk"), listed, "stay")
        state = state.with_player(0, coins=state.players[0].coins - gone)
        yield meanwhile(state)
        yield from roll(Sum((6,)), "TP-TIE-01", seat="anna")
        return replace(state, round=state.round + 1)


def test_a_step_shows_how_far_it_has_come() -> None:
    session = picks_session(game=_Walk(), by_hand=frozenset({"anna"}))
    assert (session.state.players[0].coins, session.meanwhile.players[0].coins) == (4, 3)
    session.answer("anna", "go")
    assert (session.state.players[0].coins, session.meanwhile.players[0].coins) == (4, 2)
    again = resume(_Walk(), picks.start(), session.journal, SEED, by_hand=frozenset({"anna"}))
    assert again.meanwhile == session.meanwhile
    session.undo(0, "anna")
    assert session.meanwhile.players[0].coins == 3
    session.answer("anna", "stay")
    session.type_faces("anna", [2])
    assert (session.state.players[0].coins, session.meanwhile.players[0].coins) == (3, 2), "the next step has begun"
    verify(_Walk(), picks.start(), session.journal)


@stakes(Stake(lambda _, result: result, "x-gain"))
def _gain(announces: bool) -> Play[int]:
    if announces:
        yield meanwhile("begun")
    first: int = yield from roll(Sum((6,)), "TP-TIE-01")
    if announces:
        yield meanwhile(first)
    listed = Listed([Answer("more", 1, phrase("go")), Answer("enough", 0, phrase("stay"))])
    more = yield from choose("anna", "anna", "TP-BID-01", phrase("more"), listed, "enough")
    second: int = (yield from roll(Sum((6,)), "TP-TIE-01")) if more else 0
    return first + second


def _outer(announces: bool) -> Play[int]:
    if announces:
        yield meanwhile("outside")
    return (yield from do(_gain, announces))


def test_odds_previews_and_simulations_are_the_same_with_it_and_without() -> None:
    assert odds(_outer, True) == odds(_outer, False) == Law.uniform(range(1, 7))
    shown = []
    for announces in (True, False):
        run = Run(lambda announces=announces: _outer(announces), lambda _: None)  # type: ignore[misc]
        run.feed(4)
        shown.append(Previews(Defaults()).of(run.frames, 1, ""))
    assert shown[0] is not None and shown[0] == shown[1]
    draws = [Simulation(Defaults(), RandomDice("x")).run(_outer(announces)) for announces in (True, False)]
    assert draws[0] == draws[1]
