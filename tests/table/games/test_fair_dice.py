"""Fair dice at a table: pledges in the lobby, shares without a click, and nobody whom the game has to wait for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from regelwerk.dice import Law
from regelwerk.engine.interpreters.dealers import FairDealer
from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.session import ENGINE_VERSION, Session
from regelwerk.engine.journal.entries import Header, Journal
from regelwerk.engine.journal.fairness import Share, commitment
from regelwerk.engine.system import system
from regelwerk.table.errors import TableError
from regelwerk.table.games import background
from regelwerk.table.games.running import RunningGame
from regelwerk.table.storage.records import Stage
from regelwerk.table.wire.commands import AddSeed, AnswerIt, Command, Manual, Pledge, ShowShare
from table.hosted import Defaulting, Hosted, hosted

BRAWL = {"heroes": "person", "foes": "person"}
HEROES = Share("heroes", "11" * 32, "drei Raben")
FOES = Share("foes", "22" * 32, "")
HOST = Share("master", "33" * 32, "ein Wort")


def in_the_lobby(url: str, play: Callable[[Hosted], Awaitable[None]], **players: str) -> None:
    """A brawl of Phase Six that has not begun."""

    async def run() -> None:
        async with hosted(url, "phasesix", "schlaegerei", players or BRAWL, begins=False) as table:
            await play(table)

    asyncio.run(run())


async def begin(table: Hosted) -> Session[Any]:
    found = system("phasesix")
    await table.game.begin(found.scenario(found.content(), "schlaegerei", {}))
    assert table.game.session is not None
    return table.game.session


async def pledge(table: Hosted, *shares: Share) -> None:
    for share in shares:
        await table.do(share.seat, Pledge(commitment=share.pledge))


async def show(table: Hosted, *shares: Share) -> None:
    for share in shares:
        await table.do(share.seat, ShowShare(nonce=share.nonce, text=share.text))


async def refused(table: Hosted, who: str, command: Command) -> str:
    """Why a command is not carried out, in both languages; it changes nothing."""
    head = table.game.record.head
    with pytest.raises(TableError) as caught:
        await table.do(who, command)
    assert table.game.record.head == head
    assert caught.value.problem("de").text != caught.value.problem("en").text
    return caught.value.code


def fairness(table: Hosted, who: str = "spectator") -> dict[str, Any]:
    found: dict[str, Any] = table.screens[who].table["fairness"]
    return found


def kinds(session: Session[Any]) -> list[str]:
    return [entry.kind for entry in session.journal.entries]


def test_everybody_pledges_in_the_lobby_and_shares_when_the_game_has_begun(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        assert fairness(table)["format"] == 3
        await pledge(table, FOES._replace(text="another"), HEROES, HOST, FOES)
        assert fairness(table)["opened"] == {one.seat: one.pledge for one in (HEROES, FOES, HOST)}
        session = await begin(table)
        assert dict(session.journal.header.pledges) == fairness(table)["opened"]
        assert fairness(table)["awaited"] == ["foes", "heroes", "master"]
        assert "faces" not in kinds(session), "no die falls before all shares are open"
        assert await refused(table, "heroes", ShowShare(nonce=HEROES.nonce, text="drei Raben")) == (
            "table-share-master-first"
        )
        await show(table, HOST)
        assert await refused(table, "heroes", ShowShare(nonce=HEROES.nonce, text="vier Raben")) == "table-share-wrong"
        assert await refused(table, "heroes", ShowShare(nonce=FOES.nonce, text="")) == "table-share-wrong"
        await show(table, HEROES, FOES)
        assert kinds(session)[1:5] == ["share", "share", "share", "faces"]
        assert fairness(table)["shares"]["heroes"] == {"nonce": HEROES.nonce, "text": "drei Raben"}
        assert "Helden" in fairness(table)["worth"]
        assert await refused(table, "heroes", ShowShare(nonce=HEROES.nonce)) == "table-share-not-awaited"
        assert await refused(table, "heroes", Pledge(commitment=HEROES.pledge)) == "table-pledge-given"
        told = [line["text"] for line in table.screens["foes"].table["log"] if line["kind"] == "dice-promise"]
        assert len(told) == 3

    in_the_lobby(sqlite_url, play)


def test_who_does_not_share_in_time_stops_nobody(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(table: Hosted) -> None:
        await pledge(table, HEROES, FOES, HOST)
        session = await begin(table)
        await show_later(table, HEROES)
        while fairness(table)["awaited"]:
            await asyncio.sleep(0.02)
        assert kinds(session)[1:5] == ["missing", "share", "missing", "faces"]
        assert session.journal.entries[1].data == {"seats": ["master"]}
        assert fairness(table)["missing"] == ["master", "foes"]
        told = [line["text"] for line in table.screens["heroes"].table["log"] if line["kind"] == "dice-promise"]
        assert "Spielleitung" in told[0]
        assert "Es geht ohne ihn weiter" in told[0]

    async def show_later(table: Hosted, share: Share) -> None:
        """As a browser does: not before the master's is open or missing."""
        assert table.game.session is not None
        while "master" in table.game.session.awaited:
            await asyncio.sleep(0.02)
        await show(table, share)

    monkeypatch.setattr(background, "SHARING", 0.2)
    in_the_lobby(sqlite_url, play)


def test_without_pledges_a_game_begins_at_once_and_says_what_its_dice_are_worth(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        session = await begin(table)
        assert kinds(session)[:2] == ["start", "faces"]
        assert fairness(table)["worth"].startswith("Zu diesen Würfeln trägt nur der Tisch bei")
        assert fairness(table)["throws"] == kinds(session).count("faces")

    in_the_lobby(sqlite_url, play)


def test_what_a_seat_pledged_that_the_computer_took_over_is_not_waited_for(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        await pledge(table, HEROES, HOST)
        for who in ("heroes", "master"):
            await table.game.store.change_seat(table.screens[who].seat, player="standard")
        await table.game.catch_up()
        session = await begin(table)
        assert session.awaited == ("master",), "a master who lets the computer decide is still a person"

    in_the_lobby(sqlite_url, play)


def test_who_comes_later_pledges_for_the_next_round(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        session = await begin(table)
        tactic = table.game.system.tactics[table.game.system.default_tactic]
        await pledge(table, HEROES)
        assert fairness(table)["pending"] == {"heroes": HEROES.pledge}
        for _ in range(200):
            if session.awaited:
                break
            asked, seat, _ = table.asked()
            decision = tactic.decide(session.asked[asked])
            key = decision.outcomes()[0] if isinstance(decision, Law) else decision
            await table.do(seat, AnswerIt(prompt=asked, key=key))
        assert fairness(table)["awaited"] == ["heroes"]
        assert (fairness(table)["dealing"], fairness(table)["pledges"]) == (1, {"heroes": HEROES.pledge})
        await show(table, HEROES)
        assert kinds(session)[-1] != "share", "the dice fall"
        header = session.journal.header
        assert verify(session.game, table.game.system.start(header.document), session.journal).dealings == 2

    in_the_lobby(sqlite_url, play)


def test_spectators_add_nothing_and_nobody_after_the_end(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        assert await refused(table, "spectator", Pledge(commitment=HEROES.pledge)) == "table-only-watching"
        await begin(table)
        assert await refused(table, "spectator", ShowShare(nonce=HEROES.nonce)) == "table-only-watching"
        assert await refused(table, "heroes", AddSeed(text="drei Raben")) == "table-dice-format"
        assert await refused(table, "heroes", ShowShare(nonce=HEROES.nonce)) == "table-share-not-awaited"

    in_the_lobby(sqlite_url, play)


def test_every_screen_is_told_the_head_that_its_receipt_keeps(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        assert table.screens["heroes"].table["head_hash"] == ""
        session = await begin(table)
        for _ in range(5):
            shown = table.screens["heroes"].table
            assert shown["head_hash"] == session.journal.entries[shown["head"] - 1].hash
            assert shown["fairness"]["game"] == session.journal.header.hash
            asked, seat, default = table.asked()
            await table.do(seat, AnswerIt(prompt=asked, key=default))
        assert session.dealer.reveal() not in repr([screen.raw for screen in table.screens.values()])

    in_the_lobby(sqlite_url, play)


def test_the_masters_switch_is_in_the_journal_whoever_asks_for_it(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        await table.game.store.change_seat(table.screens["foes"].seat, manual=True)
        await table.game.catch_up()
        session = await begin(table)
        assert session.journal.header.typed == ("foes",)
        assert await refused(table, "foes", Manual(on=False, seat="foes")) == "table-master-only"
        await table.do("master", Manual(on=False, seat="foes"))
        assert session.journal.entries[-1].kind == "faces"
        switches = [entry.data for entry in session.journal.entries if entry.kind == "typing"]
        assert switches == [{"seat": "foes", "on": False, "by": "master"}]
        told = [line["text"] for line in table.screens["heroes"].table["log"] if line["kind"] == "dice-promise"]
        assert told[-1].startswith("Ab jetzt wirft wieder der Tisch")

    in_the_lobby(sqlite_url, play)


def test_a_restarted_server_still_waits_and_then_goes_on(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(table: Hosted) -> None:
        await pledge(table, HEROES)
        await begin(table)
        old = table.game
        record, entries = await old.store.game(old.record.id), await old.store.entries(old.record.id)
        monkeypatch.setattr(background, "SHARING", 0.1)
        again = RunningGame(old.store, Defaulting(), old.system, record, await old.store.seats(record.id), entries)
        await old.stop()
        await again.catch_up()
        assert again.session is not None
        assert again.session.awaited == ("heroes",)
        while again.session.awaited:
            await asyncio.sleep(0.02)
        assert "missing" in kinds(again.session)
        await again.stop()

    in_the_lobby(sqlite_url, play)


def test_a_game_of_an_earlier_format_goes_on_with_texts_in_the_open(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        found, seed = system("phasesix"), bytes(32)
        document = found.scenario(found.content(), "schlaegerei", {})
        start = found.start(document)
        made_by = (found.name, ENGINE_VERSION, found.game.rules_version)
        header = Header(*made_by, document, found.game.seats(start), commitment(seed), 2)
        old = Session(found.game, start, Journal(header), FairDealer(seed))
        store, record = table.game.store, table.game.record
        await store.change(record.id, record.version, header=header.to_json(), seed=seed)
        await store.append(record.id, 0, old.journal.entries, stage=Stage.RUNNING)
        await table.game.catch_up()
        assert fairness(table)["format"] == 2
        await table.do("heroes", AddSeed(text="drei Raben"))
        assert fairness(table)["seeds"] == {"heroes": "drei Raben"}
        assert fairness(table)["seed"] == ""
        assert await refused(table, "heroes", AddSeed(text="vier")) == "table-seed-given"
        assert await refused(table, "spectator", AddSeed(text="vier")) == "table-only-watching"
        assert await refused(table, "heroes", Pledge(commitment=HEROES.pledge)) == "table-dice-format"
        await table.do("master", Manual(on=True, seat="heroes"))
        session = table.game.session
        assert session is not None
        assert "typing" not in kinds(session)
        assert isinstance(session.dealer, FairDealer)
        assert session.dealer.by_hand == {"heroes"}
        assert replace(session.journal.header) == header

    in_the_lobby(sqlite_url, play)
