"""A master with many figures: answers for a whole window, orders that are safe, seats that somebody else plays."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters import session
from regelwerk.players.futures import drawn
from regelwerk.table.errors import TableError
from regelwerk.table.wire.commands import (
    AnswerIt,
    AnswerRow,
    AnswerWindow,
    FigureAnswer,
    Lead,
    OrderCondition,
    Stand,
    TakeBack,
    TakeOver,
)
from regelwerk.table.workers.prompt_solver import PromptSolver
from table.games.test_commands import refused
from table.hosted import Defaulting, Hosted, Screen, hosted

CREW = ("rhea", "juro", "oda")
MOST_CLICKS = 3


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who begins, and which guard is asked first, is always the same."""
    monkeypatch.setattr(session, "secrets", SimpleNamespace(token_bytes=lambda number: b"k" * number))


def shoot_out(url: str, play: Callable[[Hosted], Awaitable[None]], solver: PromptSolver | None = None) -> None:
    """A shoot-out with a person for each of the crew; five guards are the master's."""

    async def run() -> None:
        seats = dict.fromkeys(CREW, "person") | {MASTER: MASTER}
        async with hosted(url, "darkspace", "schiesserei", seats, solver) as table:
            await shoots(table, "lagerwache_1")
            await play(table)

    asyncio.run(run())


async def shoots(table: Hosted, whom: str) -> None:
    """Whoever of the crew is asked first shoots, and the guards may interrupt."""
    for key in ("attack", f"karabiner:{whom}", "plain", "0"):
        while table.asked()[1] == MASTER:
            asked, _, default = table.asked()
            await table.do(MASTER, AnswerIt(prompt=asked, key=default))
        asked, seat, _ = table.asked()
        await table.do(seat, AnswerIt(prompt=asked, key=key))


def choice(table: Hosted) -> dict[str, Any]:
    (found,) = table.screens[MASTER].table["choices"]
    return dict(found)


def given(table: Hosted, asked: dict[str, Any]) -> list[tuple[str, str, str]]:
    """The master's answers since a question came up."""
    entries = table.game.session.journal.effective()  # type: ignore[union-attr]
    since = int(asked["id"].partition(".")[0])
    told = [one.data for one in entries if one.n > since and one.kind == "answer" and one.data["seat"] == MASTER]
    return [(data["who"], data["key"], data.get("by", "")) for data in told]


def test_one_click_lets_a_window_pass_and_the_journal_has_an_answer_of_each(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        asked = choice(table)
        kinds, everybody = asked["scopes"]
        assert (len(kinds["figures"]), len(everybody["figures"])) == (4, 5)
        assert asked["rest"] == "Alle 5: Geschehen lassen"
        await table.do(MASTER, AnswerIt(prompt=asked["id"], key="pass", everybody=True))
        assert sorted(given(table, asked)) == [(who, "pass", "ahead") for who in sorted(everybody["figures"])]
        assert table.screens[MASTER].table["choices"] == []

    shoot_out(sqlite_url, play)


def test_one_answer_that_costs_holds_for_those_of_a_kind_and_the_others_are_asked(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        first, clicks = choice(table), 0
        guards = first["scopes"][0]["figures"]
        await table.do(MASTER, AnswerIt(prompt=first["id"], key="pin_down:karabiner", figures=guards))
        while table.screens[MASTER].table["choices"]:
            asked, clicks = choice(table), clicks + 1
            await table.do(MASTER, AnswerIt(prompt=asked["id"], key=asked["default"], everybody=True))
        pinned = [who for who, key, _ in given(table, first) if key == "pin_down:karabiner"]
        assert sorted(pinned) == sorted(guards)
        assert clicks <= MOST_CLICKS

    shoot_out(sqlite_url, play)


def window(asked: dict[str, Any], answers: dict[str, tuple[str, ...]], computer: tuple[str, ...] = ()) -> AnswerWindow:
    given = [FigureAnswer(who=who, keys=list(keys)) for who, keys in answers.items()]
    return AnswerWindow(prompt=asked["id"], answers=given, computer=list(computer))


PINS = ("pin_down:karabiner", "1")


def test_a_window_shows_every_figure_and_each_gets_an_answer_of_its_own(sqlite_url: str) -> None:
    """The first and the last do something, those between nothing: one command, one entry, one undo."""

    async def play(table: Hosted) -> None:
        asked = choice(table)
        figures = [one["who"] for one in asked["window"]]
        assert figures == asked["scopes"][-1]["figures"]
        assert all([one["key"] for one in row["offers"]][-1] == "pass" for row in asked["window"])
        assert [one["key"] for one in asked["window"][-1]["then"]["pin_down:karabiner"]] == ["0", "1", "2", "3"]
        first, *between, last = figures
        await table.do(MASTER, window(asked, {first: PINS, last: PINS} | dict.fromkeys(between, ("pass",))))
        expected = [(first, key, "ahead") for key in PINS]
        expected += [(who, "pass", "ahead") for who in between]
        assert given(table, asked) == [*expected, *((last, key, "ahead") for key in PINS)]
        assert table.screens[MASTER].table["choices"] == []
        await table.do(MASTER, TakeBack())
        assert given(table, asked) == []
        assert [one["who"] for one in choice(table)["window"]] == figures

    shoot_out(sqlite_url, play)


class Slow(Defaulting):
    """A solver that tells what lies ahead only when it may."""

    def __init__(self) -> None:
        self.may_tell = asyncio.Event()

    async def ahead(self, game: str, system: Any, session: Any, asked: str, *_: Any) -> None:
        await self.may_tell.wait()
        await super().ahead(game, system, session, asked)


def test_a_question_is_answered_before_it_is_known_what_lies_ahead_and_whoever_waits_is_told(sqlite_url: str) -> None:
    solver = Slow()

    async def play(table: Hosted) -> None:
        first = choice(table)
        assert (first["window"], first["scopes"], first["rest"]) == ([], [], "")
        await table.do(MASTER, AnswerIt(prompt=first["id"], key="pass"))
        before = choice(table)
        assert before["id"] != first["id"]
        solver.may_tell.set()
        await until_nobody_plays(table)
        asked = choice(table)
        assert (asked["id"], asked["offers"]) == (before["id"], before["offers"])
        assert first["who"] not in [one["who"] for one in asked["window"]]
        assert len(asked["window"]) > 1
        late = Screen(table.screens[MASTER].seat, "en")
        async with table.game.lock:
            table.game.join(late)
        assert [one["who"] for one in late.table["choices"][0]["window"]] == [one["who"] for one in asked["window"]]

    shoot_out(sqlite_url, play, solver)


HEROES = ("adelheid", "richart", "jost")


def skirmish(url: str, play: Callable[[Hosted], Awaitable[None]]) -> None:
    """A skirmish with a person for each of the heroes, up to where several hits land on one of the master's robbers."""

    async def run() -> None:
        async with hosted(url, "heldencodex", "skirmish", dict.fromkeys(HEROES, "person") | {MASTER: MASTER}) as table:
            rules = table.game.system
            tactic, luck = rules.tactics[rules.default_tactic], RandomDice("hits")
            while not any(one["row"] and one["rule"] == "HC-MEL-22" for one in table.screens[MASTER].table["choices"]):
                asked, seat, _ = table.asked()
                prompt = table.game.session.asked[asked]  # type: ignore[union-attr]
                await table.do(seat, AnswerIt(prompt=asked, key=drawn(tactic.decide(prompt), luck)))
            await play(table)

    asyncio.run(run())


def test_what_one_figure_is_asked_in_a_row_is_answered_with_one_command_and_one_undo(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        asked = choice(table)
        row = asked["row"]
        assert (row[0]["question"], row[0]["default"]) == (asked["question"], asked["default"])
        assert all(one["default"] in [offer["key"] for offer in one["offers"]] for one in row)
        assert all(table.screens[hero].table["choices"] == [] for hero in HEROES)
        late = AnswerRow(prompt=asked["id"], keys=[one["default"] for one in row])
        assert (await refused(table, "jost", late)).code == "table-not-yours"
        assert (await refused(table, MASTER, AnswerRow(prompt=asked["id"], keys=["fly"]))).code == "table-refused"
        await table.do(MASTER, late)
        assert given(table, asked)[: len(row)] == [(asked["who"], one["default"], "ahead") for one in row]
        assert (await refused(table, MASTER, late)).code == "table-already-answered"
        await table.do(MASTER, TakeBack())
        assert given(table, asked) == []
        assert [one["question"] for one in choice(table)["row"]] == [one["question"] for one in row]

    skirmish(sqlite_url, play)


def test_what_a_figure_is_asked_after_an_answer_is_left_to_the_computer_in_this_action(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        asked = choice(table)
        answer = AnswerIt(prompt=asked["id"], key=asked["default"], computer=True)
        assert (await refused(table, "jost", answer)).code == "table-master-only"
        await table.do(MASTER, answer)
        await until_nobody_plays(table)
        own = [(key, by) for who, key, by in given(table, asked) if who == asked["who"]]
        assert own[0] == (asked["default"], "")
        assert len(own) >= len(asked["row"])
        assert {by for _, by in own[1:]} == {"led"}
        assert table.screens[MASTER].table["led"] == [], "the action is over"

    skirmish(sqlite_url, play)


def test_an_undo_takes_back_the_answer_for_all_and_not_the_one_before_it(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        first = choice(table)
        await table.do(MASTER, AnswerIt(prompt=first["id"], key="pass"))
        second = choice(table)
        await table.do(MASTER, AnswerIt(prompt=second["id"], key="pass", everybody=True))
        await table.do(MASTER, TakeBack())
        assert [who for who, _, _ in given(table, first)] == [first["who"]]
        assert choice(table)["who"] == second["who"]

    shoot_out(sqlite_url, play)


async def until_nobody_plays(table: Hosted) -> None:
    while table.game.background.is_busy:
        await asyncio.sleep(0.01)


def test_the_computer_decides_for_the_rest_of_a_window_and_then_no_more(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        asked = choice(table)
        _, second, *_ = figures = [one["who"] for one in asked["window"]]
        rest = tuple(who for who in figures if who != second)
        assert (await refused(table, "rhea", window(asked, {}, rest))).code == "table-master-only"
        await table.do(MASTER, window(asked, {second: PINS}, rest))
        await until_nobody_plays(table)
        told = given(table, asked)
        assert sorted((who, by) for who, key, by in told if key == "pass") == sorted((who, "led") for who in rest)
        assert [(key, by) for who, key, by in told if who == second] == [(key, "ahead") for key in PINS]
        assert table.screens[MASTER].table["led"] == [], "the step is over"
        await shoots(table, "lagerwache_2")
        assert len(choice(table)["window"]) > 1, "the next window is the master's again"

    shoot_out(sqlite_url, play)


def test_a_bad_answer_for_a_window_changes_nothing(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        asked = choice(table)
        first = asked["who"]
        assert (await refused(table, MASTER, window(asked, {first: ("fly",)}))).code == "table-refused"
        assert (await refused(table, "rhea", window(asked, {first: ("pass",)}))).code == "table-not-yours"
        await table.do(MASTER, window(asked, {"nobody": ("pass",)}))
        assert choice(table)["id"] == asked["id"], "somebody who is not there answers nothing"
        await table.do(MASTER, window(asked, {first: ("pass",)}))
        assert (await refused(table, MASTER, window(asked, {first: ("pass",)}))).code == "table-already-answered"

    shoot_out(sqlite_url, play)


def test_the_computer_plays_guards_until_somebodys_turn_or_until_the_master_takes_them_back(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        asked = choice(table)
        everybody = [one["who"] for one in asked["window"]]
        lead = Lead(figures=everybody, on=True)
        assert (await refused(table, "rhea", lead)).code == "table-master-only"
        await table.do(MASTER, lead)
        assert [one["until"] for one in table.screens[MASTER].table["led"]] == ["turn"] * len(everybody)
        assert table.screens["rhea"].table["led"] == []
        await until_nobody_plays(table)
        assert table.asked()[1] in CREW
        assert {by for _, _, by in given(table, asked)} == {"led"}
        assert table.screens[MASTER].table["led"] == [], "it is the turn of a player"

        await table.do(MASTER, Lead(figures=everybody, on=True, until_turn=False))
        await shoots(table, "lagerwache_2")
        await until_nobody_plays(table)
        assert table.screens[MASTER].table["choices"] == []
        assert len(table.screens[MASTER].table["led"]) == len(everybody)
        await table.do(MASTER, Lead(figures=everybody[1:], on=False))
        assert [one["figure"] for one in table.screens[MASTER].table["led"]] == everybody[:1]
        await table.do(MASTER, TakeBack())
        assert table.screens[MASTER].table["led"] == [], "what was taken back is the master's to play"

    shoot_out(sqlite_url, play)


def test_guards_are_given_back_in_a_players_turn_also_if_no_computer_played_before_it(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        everybody = [one["who"] for one in choice(table)["window"]]
        await table.do(MASTER, Lead(figures=everybody, on=True))
        await until_nobody_plays(table)
        assert table.asked()[1] in CREW
        # As after the last reaction of a player: the computer has nothing to answer, and the turn is a player's.
        await table.do(MASTER, Lead(figures=everybody, on=True))
        await until_nobody_plays(table)
        assert table.screens[MASTER].table["led"] == []

    shoot_out(sqlite_url, play)


def test_an_answer_for_all_that_comes_too_late_changes_nothing(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        asked = choice(table)
        both = (AnswerIt(prompt=asked["id"], key="pass", everybody=True) for _ in range(2))
        done = await asyncio.gather(*(table.do(MASTER, one) for one in both), return_exceptions=True)
        assert [one.code for one in done if isinstance(one, TableError)] == ["table-already-answered"]
        late = AnswerIt(prompt=asked["id"], key="pass", figures=["lagerwache_2"])
        assert (await refused(table, MASTER, late)).code == "table-already-answered"
        await table.do(MASTER, TakeBack())
        assert given(table, asked) == []

    shoot_out(sqlite_url, play)


def test_a_bad_order_is_refused_with_a_sentence(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        asked = choice(table)
        (pool,) = asked["counted"]

        def order(**more: Any) -> Stand:
            return Stand(seat=MASTER, question=asked["asked"], who=asked["who"], on=True, **more)

        assert (await refused(table, MASTER, order(key="pin_down:karabiner"))).code == "table-order-costs"
        assert (await refused(table, MASTER, order(key="fly"))).code == "table-order-refused"
        metres = OrderCondition(number="metres", comparison="below", amount=3)
        assert (await refused(table, MASTER, order(condition=metres))).code == "table-order-number"
        assert (await refused(table, MASTER, order(figures=["rhea"]))).code == "table-not-yours"
        assert (await refused(table, "rhea", order())).code == "table-not-yours"
        strong = OrderCondition(number=pool["name"], comparison="at_least", amount=pool["amount"] + 1)
        done = await table.do(MASTER, order(condition=strong))
        assert f"mindestens {pool['amount'] + 1} ist: Würfel der Probe" in done.note
        assert choice(table)["id"] == asked["id"], "the condition does not hold, so the question stays"
        assert choice(table)["silent"] == [
            f"Dein Dauerauftrag schweigt hier: Würfel der Probe, die du unterbrichst: {pool['amount']}."
        ]
        (shown,) = table.screens[MASTER].table["orders"]
        lift = {name: shown[name] for name in ("seat", "question", "who", "key")} | {"condition": strong}
        await table.do(MASTER, Stand(on=False, **lift))
        assert table.screens[MASTER].table["orders"] == []
        assert choice(table)["silent"] == []

    shoot_out(sqlite_url, play)


def test_a_seat_is_taken_over_and_given_back_and_everybody_sees_it(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        await table.do(MASTER, AnswerIt(prompt=choice(table)["id"], key="pass", everybody=True))
        asked, seat, _ = table.asked()
        other = next(one for one in CREW if one != seat)

        def shown(screen: str) -> dict[str, Any]:
            return next(dict(one) for one in table.screens[screen].table["seats"] if one["seat"] == seat)

        away = TakeOver(seat=seat, player="master")
        assert (await refused(table, other, away)).code == "table-master-only"
        assert (await refused(table, MASTER, TakeOver(seat="nobody", player="master"))).code == "table-seat-unknown"
        await table.do(MASTER, away)
        assert choice(table)["id"] == asked
        assert all(shown(screen)["taken_over"] for screen in (MASTER, seat, other))
        assert table.screens[seat].table["choices"] == []
        await table.do(MASTER, TakeOver(seat=seat, player="person"))
        assert not shown(other)["taken_over"]
        assert [one["id"] for one in table.screens[seat].table["choices"]] == [asked]

    shoot_out(sqlite_url, play)
