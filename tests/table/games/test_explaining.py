"""What answers mean and what a scene is about: told to those who ask, and to nobody more than they may know."""

from __future__ import annotations

import asyncio

import pytest

from regelwerk.table.errors import TableError
from regelwerk.table.wire.commands import AnswerIt, Explain
from table.hosted import Hosted, hosted, seen

BRAWL = {"heroes": "person", "foes": "person"}


def test_whoever_is_asked_may_ask_what_the_answers_mean(sqlite_url: str) -> None:
    async def run() -> None:
        async with hosted(sqlite_url, "phasesix", "schlaegerei", BRAWL) as table:
            asked, seat, default = table.asked()
            head = table.game.record.head
            told = {lang: (await table.do(seat, Explain(prompt=asked), lang)).explained for lang in ("de", "en")}
            choice = next(one for one in seen(table.game, table.screens[seat].seat, "de").choices if one.id == asked)
            for explained in told.values():
                assert explained is not None
                assert explained.answers.keys() == {offer.key for offer in choice.offers}, "every answer has its line"
                assert len({line.text for line in explained.lines}) == len(explained.lines), "and no line comes twice"
                assert all(line.rule.startswith("PS-") for line in explained.lines)
            assert told["de"] is not None and "Akt." in {word.name for word in told["de"].words}, "so has what it costs"
            assert told["de"].lines != told["en"].lines if told["en"] else False
            assert table.game.record.head == head, "nothing has changed"
            for screen in table.screens.values():
                assert not any(b"explained" in message for message in screen.raw), "nobody else is sent any of it"
            with pytest.raises(TableError):
                await table.do("spectator", Explain(prompt=asked))
            await table.do(seat, AnswerIt(prompt=asked, key=default))
            with pytest.raises(TableError):
                await table.do(seat, Explain(prompt=asked))

    asyncio.run(run())


def told_aim(table: Hosted, who: str) -> str:
    aims = seen(table.game, table.screens[who].seat, "de").aims
    assert aims is not None
    return f"{aims.short} {aims.ends} {' '.join(aims.lines)}"


def test_everybody_sees_what_they_want_and_no_secret_plan_of_others(sqlite_url: str) -> None:
    async def run() -> None:
        players = dict.fromkeys(("chor", "heimflotte", "jonna", "lotsen", "treibgut", "werftrat"), "person")
        async with hosted(sqlite_url, "factions", "funkstille", players) as table:
            # Whoever sees everything looks first: nobody else is shown what was worked out for them.
            assert "Einklang" in told_aim(table, "master") and "Einklang" in told_aim(table, "chor")
            for who in ("heimflotte", "spectator"):
                assert "meisten Punkte" in told_aim(table, who)
                assert "Einklang" not in told_aim(table, who)
                assert not any(b"Einklang" in message for message in table.screens[who].raw)

    asyncio.run(run())


def test_sides_with_different_goals_each_see_their_own_first(sqlite_url: str) -> None:
    async def run() -> None:
        async with hosted(sqlite_url, "phasesix", "lagerhalle", {"heroes": "person", "guards": "person"}) as table:
            heroes, guards, watching = (
                seen(table.game, table.screens[who].seat, "de").aims for who in ("heroes", "guards", "spectator")
            )
            assert heroes and guards and watching
            assert "durchkommen" in heroes.short and "niemanden durchkommen lassen" in guards.short
            assert heroes.ends == "Nach Runde 20 ist es unentschieden."
            assert "Einsatzteam: " in watching.short and "Wachen: " in watching.short, "who watches sees both"

    asyncio.run(run())
