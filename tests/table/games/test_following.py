"""Whoever applies what changes sees the same as whoever looks afresh, in whole games of every system."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from fractions import Fraction
from functools import partial
from itertools import count
from random import Random
from typing import Any

import orjson
import pytest

from engine.plain_previews import plain_preview
from regelwerk.client import Followed, Missed, patched
from regelwerk.dice import Law, RandomDice
from regelwerk.engine.advice import Advice
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import phrase
from regelwerk.engine.interpreters.session import new_session
from regelwerk.engine.system import System, system
from regelwerk.table.errors import TableError
from regelwerk.table.games import running
from regelwerk.table.games.running import RunningGame
from regelwerk.table.screens.prompt_odds import PromptOdds
from regelwerk.table.screens.rendering import Renderer
from regelwerk.table.screens.scenario_pages import PERSON
from regelwerk.table.screens.views import RECENT, TableViews
from regelwerk.table.wire.base import Lang, Wire
from regelwerk.table.wire.commands import AnswerIt, Command, Correct, Pause, Stand, TakeBack
from regelwerk.table.wire.live import OddsNews, Snapshot, Update
from soaking import SOAKING
from table.hosted import Defaulting, Hosted, Screen, hosted
from table.played import SYSTEMS

SCENES = {
    "darkspace": "halle9",
    "factions": "torsturm",
    "heldencodex": "skirmish",
    "phasesix": "schlaegerei",
    "realms": "uebung",
}
REFUSED = ("table-nothing-to-undo", "table-refused", "table-paused")
"""What may become of a command that is given at random."""
FOR_ALL = 1 if SOAKING else 11
"""After every so many commands the screens of everybody are looked at."""
MESSAGES: dict[str, type[Wire]] = {"table": Snapshot, "update": Update, "odds": OddsNews}


class Foreseeing(Defaulting):
    """Foresees something of every other question at once, and gives advice on some."""

    async def odds(self, game: str, system: System, session: Any, asked: str, *_: Any) -> PromptOdds:
        del game, system
        prompt, number = session.asked.get(asked), int(asked.partition(".")[0])
        if prompt is None or number % 2:
            return PromptOdds()
        if number % 6 == 0:
            return PromptOdds(
                advice=Advice(phrase("engine-answer", key="x"), ((prompt.default, Fraction(number)),), False)
            )
        return PromptOdds({prompt.default: plain_preview(Law.uniform([0, 2]), "ps-stake-wounds", "defaults")})


def anew(game: RunningGame, screen: Screen) -> dict[str, Any]:
    """What the seat of a screen would be shown if nobody had ever looked before: made without anything remembered."""
    assert game.session is not None
    renderer = Renderer(game.system)
    # Not memory but knowledge: the odds that have been found, in words that are found anew, and what was looked at.
    renderer._odds = {asked: known.untold() for asked, known in game.renderer._odds.items()}
    renderer._looked_ahead = dict(game.renderer._looked_ahead)
    moment = replace(game._moment(), names=renderer.names(game.session, game._renamed))
    views = TableViews(renderer)
    fields = views.fields(moment, screen.seat, screen.lang)
    table: dict[str, Any] = orjson.loads(views.snapshot(moment, fields, screen.seat, screen.lang))
    renderer.close()
    return table


def assert_follows(game: RunningGame, screen: Screen, told: dict[str, Any]) -> None:
    """Everything but the log to the letter; of the log as much as a fresh look has been told."""
    shown, now = dict(screen.table), dict(told)
    assert now.pop("log_from") >= shown.pop("log_from")
    log, recent = shown.pop("log"), now.pop("log")
    assert shown == now
    assert [line for line in log if line["n"] >= game.record.head - RECENT] == recent


def assert_all_follow(game: RunningGame, screens: list[Screen], number: int) -> None:
    """After every answer one viewer, in turn, is shown the same as a fresh look shows; now and then all of them are.

    Then whoever joined now would be shown the same, too.
    """
    viewers: dict[tuple[int, str], list[Screen]] = {}
    for screen in screens:
        viewers.setdefault((screen.seat.id, screen.lang), []).append(screen)
    looking = list(viewers.values())
    is_for_all = number % FOR_ALL == 0
    for alike in looking if is_for_all else [looking[number % len(looking)]]:
        told = anew(game, alike[0])
        for screen in alike:
            assert_follows(game, screen, told)
        if is_for_all:
            assert orjson.loads(game.snapshot(alike[0].seat, alike[0].lang)) == told


def some_command(table: Hosted, chance: Random) -> tuple[str, Command]:
    """Mostly an answer; now and then a standing order, taking something back, a correction or a pause."""
    session = table.game.session
    assert session is not None
    if table.game.table_state.paused and chance.random() < 0.7:
        return MASTER, Pause(on=False)
    asked, prompt = chance.choice(list(session.asked.items()))
    who = prompt.seat if prompt.seat in table.screens else MASTER
    match chance.randrange(24):
        case 0:
            return who, Stand(seat=prompt.seat, question=prompt.question.key, who=prompt.who, on=True)
        case 1 if session.orders:
            one = session.orders[0]
            who = one.seat if one.seat in table.screens else MASTER
            return who, Stand(seat=one.seat, question=one.question, who=one.who, on=False)
        case 2:
            return MASTER, TakeBack()
        case 3 if amendments := table.game.system.amendments(session.state):
            return MASTER, Correct(change=chance.choice(amendments).change)
        case 4:
            return who, TakeBack()
        case 5:
            return MASTER, Pause(on=chance.random() < 0.8)
    dice = RandomDice(str(session.journal.next_number))
    key = prompt.default if chance.random() < 0.3 else prompt.answers.sample(dice).key
    return who, AnswerIt(prompt=asked, key=key)


@pytest.mark.parametrize("seed", range(max(1, SOAKING)))
@pytest.mark.parametrize("name", SYSTEMS)
def test_screens_that_only_apply_what_changes_show_the_table_as_it_is(
    sqlite_url: str, name: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, scene = system(name), SCENES[name]
    document = found.scenario(found.content(), scene, {})
    seats = [seat for seat in found.game.seats(found.start(document)) if seat != MASTER]
    chance = Random(f"{name} {seed}")
    # The same game each time.
    monkeypatch.setattr(running, "new_session", partial(new_session, seed=chance.randbytes(32)))

    async def play() -> None:
        async with hosted(sqlite_url, name, scene, dict.fromkeys(seats, PERSON), Foreseeing()) as table:
            game, screens = table.game, list(table.screens.values())
            languages: list[Lang] = ["en", "de"]
            for number in count():
                session = game.session
                assert session is not None
                if number % 20 == 10 and len(screens) < 12:
                    # Somebody else looks on from the same seat, in either language.
                    screens.append(Screen(chance.choice(screens).seat, languages[number // 20 % 2]))
                    async with game.lock:
                        game.join(screens[-1])
                if not session.asked:
                    assert session.outcome is not None, "the game is played to its end"
                    break
                who, command = some_command(table, chance)
                try:
                    await table.do(who, command)
                except TableError as refused:
                    assert refused.code in REFUSED, refused
                # Odds that are known at once come before anything else happens.
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                assert_all_follow(game, screens, number)
            for screen in screens:
                for message in map(orjson.loads, screen.raw):
                    MESSAGES[message["type"]].model_validate(message)
                sizes = [len(raw) for raw in screen.raw if raw.startswith(b'{"type":"update"')]
                assert not sizes or sum(sizes) / len(sizes) < len(screen.raw[0]) / 2, "less than the whole is sent"

    asyncio.run(play())


def test_a_pause_changes_one_field_and_nothing_inside_others(sqlite_url: str) -> None:
    async def play() -> None:
        async with hosted(sqlite_url, "phasesix", "schlaegerei", {"heroes": PERSON, "foes": PERSON}) as table:
            await table.do(MASTER, Pause(on=True))
            last = orjson.loads(table.screens["heroes"].raw[-1])
            assert (last["changed"], last["lines"], "inside" in last) == ({"paused": True}, [], False)

    asyncio.run(play())


def test_after_a_throw_only_what_is_new_about_the_dice_is_sent(sqlite_url: str) -> None:
    async def play() -> None:
        async with hosted(sqlite_url, "phasesix", "schlaegerei", {"heroes": PERSON, "foes": PERSON}) as table:
            while True:
                before = table.screens["heroes"].table["fairness"]["throws"]
                asked, seat, default = table.asked()
                session = table.game.session
                assert session is not None
                attacks = [a.key for a in session.asked[asked].answers.listed() if a.key.startswith("attack")]
                await table.do(seat, AnswerIt(prompt=asked, key=attacks[0] if attacks else default))
                if (throws := table.screens["heroes"].table["fairness"]["throws"]) > before:
                    break
            # What lies ahead of the next question may have followed.
            last = next(one for one in map(orjson.loads, reversed(table.screens["heroes"].raw)) if one.get("lines"))
            assert last["inside"]["fairness"] == {"changed": {"throws": throws}}
            assert "display" not in last["changed"] and "fairness" not in last["changed"]

    asyncio.run(play())


def test_all_screens_of_a_seat_count_the_same_versions(sqlite_url: str) -> None:
    async def play() -> None:
        async with hosted(sqlite_url, "phasesix", "schlaegerei", {"heroes": PERSON, "foes": PERSON}) as table:
            first, second = table.screens["heroes"], Screen(table.screens["heroes"].seat)
            async with table.game.lock:
                table.game.join(second)
            # Who was there before is told that somebody has come.
            assert [one["connected"] for one in first.table["seats"] if one["seat"] == "heroes"] == [2]
            asked, seat, default = table.asked()
            await table.do(seat, AnswerIt(prompt=asked, key=default))
            assert first.following.version == second.following.version > 0
            assert first.raw[-1] == second.raw[-1]

    asyncio.run(play())


def test_whoever_has_missed_something_notices(sqlite_url: str) -> None:
    async def play() -> None:
        async with hosted(sqlite_url, "phasesix", "schlaegerei", {"heroes": PERSON, "foes": PERSON}) as table:
            for on in (True, False, True):
                await table.do(MASTER, Pause(on=on))
            *_, missed, last = table.screens["heroes"].raw
            late = Followed(table.screens["heroes"].table, orjson.loads(missed)["version"] - 1)
            with pytest.raises(Missed):
                late.take(orjson.loads(last))

    asyncio.run(play())


def test_a_patch_changes_lengths_then_values_then_what_is_inside() -> None:
    before = {"a": [1, {"b": 2, "c": [3]}, 4], "d": 5}
    patch = {
        "changed": {"d": 6},
        "inside": {"a": {"length": 2, "changed": {"0": 0}, "inside": {"1": {"inside": {"c": {"length": 0}}}}}},
    }
    assert patched(before, patch) == {"a": [0, {"b": 2, "c": []}], "d": 6}
    assert patched(before["a"], {"length": 4, "changed": {"3": 7}}) == [*before["a"], 7]  # type: ignore[misc]
    assert before == {"a": [1, {"b": 2, "c": [3]}, 4], "d": 5}
