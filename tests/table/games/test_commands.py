"""What people do at a table, and what everybody sees of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from engine.plain_previews import plain_preview
from regelwerk.dice import Law
from regelwerk.engine.interpreters.best_prospects import Best
from regelwerk.engine.interpreters.preview import Preview
from regelwerk.engine.journal.entries import Entry
from regelwerk.players.faults import Decision
from regelwerk.players.hints import Hint
from regelwerk.players.thinking import Considered
from regelwerk.table.errors import TableError
from regelwerk.table.games.running import RunningGame
from regelwerk.table.screens.prompt_odds import PromptOdds
from regelwerk.table.storage.records import StoreError
from regelwerk.table.storage.store import Store
from regelwerk.table.wire.commands import (
    AnswerIt,
    AskBest,
    AskHint,
    Command,
    Consent,
    Consider,
    Correct,
    Countdown,
    Hurry,
    Manual,
    Pause,
    Stand,
    TakeBack,
    TakeOver,
    TypeFaces,
)
from regelwerk.table.workers.prompt_solver import WorkFailed
from table.hosted import Defaulting, Hosted, hosted, seen

BRAWL = {"heroes": "person", "foes": "person"}


def at_table(url: str, play: Callable[[Hosted], Awaitable[None]], **players: str) -> None:
    """Play at a brawl of Phase Six."""

    async def run() -> None:
        async with hosted(url, "phasesix", "schlaegerei", players or BRAWL) as table:
            await play(table)

    asyncio.run(run())


async def refused(table: Hosted, who: str, command: Command) -> TableError:
    """Why somebody's command is not carried out; it changes nothing."""
    head = table.game.record.head
    with pytest.raises(TableError) as caught:
        await table.do(who, command)
    assert table.game.record.head == head
    assert caught.value.problem("de").text
    assert caught.value.problem("en").text
    return caught.value


async def answered(table: Hosted, times: int = 1) -> None:
    for _ in range(times):
        asked, seat, default = table.asked()
        await table.do(seat, AnswerIt(prompt=asked, key=default))


def test_an_answer_is_stored_and_everybody_sees_what_came_of_it(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        asked, seat, default = table.asked()
        other = "foes" if seat == "heroes" else "heroes"
        assert [c["id"] for c in table.screens[seat].table["choices"]] == [asked]
        assert table.screens[other].table["choices"] == []
        assert [w["seat"] for w in table.screens["spectator"].table["waiting"]] == [seat]
        done = await table.do(seat, AnswerIt(prompt=asked, key=default))
        stored = await table.game.store.entries("g")
        assert done.head == len(stored) == table.game.record.head
        for screen in table.screens.values():
            assert screen.table["head"] == done.head
            assert screen.table["log"][-1]["n"] <= done.head

    at_table(sqlite_url, play)


def test_what_a_screen_puts_together_is_what_it_would_be_told_afresh(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        await answered(table, 12)
        for screen in table.screens.values():
            afresh = seen(table.game, screen.seat, "de").model_dump(mode="json")
            assert screen.table == afresh

    at_table(sqlite_url, play)


def test_only_the_seat_that_is_asked_may_answer(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        asked, seat, default = table.asked()
        other = "foes" if seat == "heroes" else "heroes"
        answer = AnswerIt(prompt=asked, key=default)
        assert (await refused(table, other, answer)).code == "table-not-yours"
        assert (await refused(table, "master", answer)).code == "table-not-yours"
        assert (await refused(table, "spectator", answer)).code == "table-only-watching"

    at_table(sqlite_url, play)


def test_who_comes_too_late_hears_who_was_quicker(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        asked, seat, default = table.asked()
        await answered(table)
        late = await refused(table, seat, AnswerIt(prompt=asked, key=default))
        assert late.code == "table-already-answered"
        assert {"heroes": "Helden", "foes": "Räuber"}[seat] in late.problem("de").text

    at_table(sqlite_url, play)


def test_a_refused_answer_says_why_and_by_which_rule(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        asked, seat, _ = table.asked()
        prompt = table.game.session.asked[asked]  # type: ignore[union-attr]
        refusal = prompt.answers.refused()[0]
        why = await refused(table, seat, AnswerIt(prompt=asked, key=refusal.key))
        assert why.code == "table-refused"
        assert why.rule == refusal.rule_id
        unknown = await refused(table, seat, AnswerIt(prompt=asked, key="dance"))
        assert "dance" in unknown.problem("de").text

    at_table(sqlite_url, play)


def test_taking_back_is_free_while_no_dice_fell_and_asks_the_master_afterwards(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        assert (await refused(table, "heroes", TakeBack())).code == "table-nothing-to-undo"
        session = table.game.session
        assert session is not None
        while True:
            asked, seat, default = table.asked()
            thrown = sum(entry.kind == "faces" for entry in session.journal.entries)
            attacks = [a.key for a in session.asked[asked].answers.listed() if a.key.startswith("attack")]
            await table.do(seat, AnswerIt(prompt=asked, key=attacks[0] if attacks else default))
            if sum(entry.kind == "faces" for entry in session.journal.entries) > thrown:
                break
            assert table.screens[seat].table["may_undo"] == "free"
        assert table.screens[seat].table["may_undo"] == "ask"
        head = table.game.record.head
        done = await table.do(seat, TakeBack())
        assert done.note
        assert table.game.record.head == head
        assert table.screens["master"].table["undo"]["by"] == seat
        assert (await refused(table, seat, Consent(yes=True))).code == "table-master-only"
        await table.do("master", Consent(yes=True))
        assert table.screens["master"].table["undo"] is None
        assert table.screens[seat].table["choices"][0]["asked"] == session.prompts[0].question.key
        struck = [line for line in table.screens["spectator"].table["log"] if line["undone"]]
        assert any(line["kind"] == "dice" for line in struck)

    at_table(sqlite_url, play)


def test_the_master_refuses_a_wish_and_takes_back_without_asking(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        _, seat, _ = table.asked()
        await answered(table, 3)
        await table.do("master", TakeBack())
        assert table.game.session is not None
        assert table.game.session.journal.entries[-1].data["by"] == "master"
        assert (await refused(table, "master", Consent(yes=False))).code == "table-no-wish"
        assert (await refused(table, seat, TakeBack(to=0))).code == "table-master-only"

    at_table(sqlite_url, play)


def test_a_standing_order_answers_and_can_be_lifted(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        asked, seat, _ = table.asked()
        question = table.game.session.asked[asked].question.key  # type: ignore[union-attr]
        other = "foes" if seat == "heroes" else "heroes"
        who = table.game.session.asked[asked].who  # type: ignore[union-attr]
        order = Stand(seat=seat, question=question, who=who, on=True)
        assert (await refused(table, other, order)).code == "table-not-yours"
        unasked = Stand(seat=seat, question="ps-ask-nothing", who=who, on=True)
        assert (await refused(table, seat, unasked)).code == "table-order-unasked"
        nobody = Stand(seat=seat, question=question, who="somebody", on=True)
        assert (await refused(table, seat, nobody)).code == "table-order-unasked"
        await table.do(seat, order)
        shown = table.screens[seat].table["orders"]
        assert [(o["seat"], o["question"], o["who"]) for o in shown] == [(seat, question, who)]
        assert "…" not in shown[0]["text"] and "Diese Frage geht nicht mehr an " in shown[0]["text"]
        assert table.screens[other].table["orders"] == []
        assert all((c["asked"], c["who"]) != (question, who) for c in table.screens[seat].table["choices"])
        await table.do(seat, Stand(seat=seat, question=question, who=who, on=False))
        assert table.screens[seat].table["orders"] == []

    at_table(sqlite_url, play)


def test_a_paused_game_waits_until_the_master_goes_on(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        asked, seat, default = table.asked()
        assert (await refused(table, seat, Pause(on=True))).code == "table-master-only"
        await table.do("master", Pause(on=True))
        assert table.screens["spectator"].table["paused"] is True
        assert (await refused(table, seat, AnswerIt(prompt=asked, key=default))).code == "table-paused"
        await table.do("master", Pause(on=False))
        await answered(table)

    at_table(sqlite_url, play)


def test_a_correction_is_told_to_all_and_nonsense_is_refused(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        session = table.game.session
        assert session is not None
        offered = table.game.system.amendments(session.state)
        hearts = next(one for one in offered if one.who and one.kind == "number" and one.value and one.low == 0)
        change = hearts.to(0)
        _, seat, _ = table.asked()
        assert (await refused(table, seat, Correct(change=change))).code == "table-master-only"
        assert (await refused(table, "master", Correct(change={"nobody": 1}))).code == "table-no-correction"
        await table.do("master", Correct(change=change))
        assert any(line["kind"] == "correction" for line in table.screens["spectator"].table["log"])

    at_table(sqlite_url, play)


def test_a_correction_in_the_middle_of_an_action_strikes_it_through_and_leads_back_to_the_same_question(
    sqlite_url: str,
) -> None:
    async def play(table: Hosted) -> None:
        session = table.game.session
        assert session is not None
        while not (session.given and session.journal.entries[-1].events):
            asked, seat, default = table.asked()
            attacks = [a.key for a in session.asked[asked].answers.listed() if a.key.startswith("attack")]
            await table.do(seat, AnswerIt(prompt=asked, key=attacks[0] if attacks else default))
        _, seat, _ = table.asked()
        before = table.screens[seat].table["choices"][0]
        log = table.screens["spectator"].table["log"]
        head = session.journal.next_number
        begun = [line["text"] for line in log if line["n"] > session.journal.step_began]
        assert begun, "the attack is in the log"
        offered = table.game.system.amendments(session.state)
        change = next(one for one in offered if one.who).change
        await table.do("master", Correct(change=change))
        now = table.screens[seat].table["choices"][0]
        assert (now["asked"], now["who"]) == (before["asked"], before["who"]) and now["id"] != before["id"]
        fresh = seen(table.game, table.screens["spectator"].seat, "de").log
        for lines in (table.screens["spectator"].table["log"], [line.model_dump() for line in fresh]):
            assert [line["text"] for line in lines if line["undone"]] == begun
            assert [line["text"] for line in lines if line["n"] > head and not line["undone"]] == begun

    at_table(sqlite_url, play)


def test_real_dice_are_typed_in_and_impossible_ones_refused(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        session = table.game.session
        assert session is not None
        assert (await refused(table, "heroes", Manual(on=True, seat="heroes"))).code == "table-master-only"
        assert (await refused(table, "master", Manual(on=True, seat="nobody"))).code == "table-seat-unknown"
        for seat in BRAWL:
            await table.do("master", Manual(on=True, seat=seat))
        assert table.screens["spectator"].table["fairness"]["typed"] == ["foes", "heroes"], "shown to all"
        while session.wanted_faces is None:
            asked, seat, default = table.asked()
            attacks = [a.key for a in session.asked[asked].answers.listed() if a.key.startswith("attack")]
            await table.do(seat, AnswerIt(prompt=asked, key=attacks[0] if attacks else default))
        roll = session.wanted_faces
        hand = table.screens[roll.seat].table["hand"]
        assert hand["throw"] == roll.throw.notation("de")
        other = "foes" if roll.seat == "heroes" else "heroes"
        assert table.screens[other].table["hand"] is None
        nonsense = TypeFaces(prompt=hand["id"], faces=[77])
        assert (await refused(table, roll.seat, nonsense)).code.startswith("engine-faces-")
        assert (await refused(table, other, TypeFaces(prompt=hand["id"], faces=[1]))).code == "table-not-yours"
        await table.do(roll.seat, TypeFaces(prompt=hand["id"], faces=[1] * len(hand["dice"])))
        thrown = [e for e in session.journal.entries if e.kind == "faces"][-1]
        assert thrown.data["by"] == "hand"
        for seat in BRAWL:
            await table.do("master", Manual(on=False, seat=seat))
        assert session.wanted_faces is None

    at_table(sqlite_url, play)


def test_when_time_runs_out_the_default_answers(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(table: Hosted) -> None:
        session = table.game.session
        assert session is not None
        asked, seat, default = table.asked()
        await table.do("master", Countdown(seconds=30))
        shown = table.screens[seat].table["choices"][0]["deadline"]
        assert 0 < shown <= 30
        entries = session.journal.next_number
        monkeypatch.setattr(table.game.background.countdown, "_deadlines", {asked: 0.0})
        await table.game.background._answer_late_questions()
        given = session.journal.entries[entries]
        assert (given.kind, given.data["key"], given.data["by"]) == ("answer", default, "time_out")
        told = {seat: screen.table["log"] for seat, screen in table.screens.items()}
        lines = {seat: [line["text"] for line in log if line["kind"] == "time-out"] for seat, log in told.items()}
        assert "kam keine rechtzeitige Antwort: „" in lines[seat][0] and "Es gilt die Vorgabe „" in lines[seat][0]
        assert lines["master"] == lines[seat]
        assert lines["spectator"][0].endswith("kam keine rechtzeitige Antwort: Es gilt die Vorgabe.")
        await table.do("master", Countdown(seconds=None))
        assert all(c["deadline"] is None for s in BRAWL for c in table.screens[s].table["choices"])

    at_table(sqlite_url, play)


def test_considering_an_answer_changes_nothing(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        asked, seat, default = table.asked()
        head = table.game.record.head
        done = await table.do(seat, Consider(prompt=asked, key=default), "en")
        assert done.considered is not None
        assert done.considered.label
        assert not done.considered.reason
        nonsense = await table.do(seat, Consider(prompt=asked, key="dance"))
        assert nonsense.considered is not None
        assert nonsense.considered.reason
        assert table.game.record.head == head

    at_table(sqlite_url, play)


def test_the_computer_plays_its_seats_and_stops_where_a_person_is_asked(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        async with asyncio.timeout(20):
            while not table.screens["heroes"].table["choices"]:
                await asyncio.sleep(0.01)
        assert table.screens["heroes"].table["waiting"] == []

    at_table(sqlite_url, play, heroes="person", foes="steady")


def test_a_revoked_link_ends_its_connection_at_once(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        seat = table.screens["spectator"].seat
        await table.game.store.change_seat(seat, revoked=True)
        await table.game.catch_up()
        assert table.screens["spectator"].closed == "table-link-revoked"
        assert all(s["seat"] != "" for s in table.screens["master"].table["seats"])

    at_table(sqlite_url, play)


def test_what_could_not_be_stored_has_not_happened(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(table: Hosted) -> None:
        asked, seat, default = table.asked()
        before = seen(table.game, table.screens[seat].seat, "de")

        async def full(*_: Any, **__: Any) -> None:
            raise StoreError("table-store-full", file="games.db")

        with monkeypatch.context() as patch:
            patch.setattr(table.game.store, "append", full)
            why = await refused(table, seat, AnswerIt(prompt=asked, key=default))
            assert why.code == "table-no-room"

            async def gone(*_: Any) -> None:
                raise StoreError("table-store-busy", file="games.db")

            patch.setattr(table.game.store, "whole", gone)
            await refused(table, seat, AnswerIt(prompt=asked, key=default))
            with pytest.raises(StoreError):
                async with table.game.locked():
                    raise AssertionError("what was not stored is shown to nobody")
        async with table.game.locked():
            pass
        assert seen(table.game, table.screens[seat].seat, "de") == before
        await table.do(seat, AnswerIt(prompt=asked, key=default))

    at_table(sqlite_url, play)


def test_nobody_hears_of_an_answer_before_it_is_stored(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(table: Hosted) -> None:
        asked, seat, default = table.asked()
        held, append = asyncio.Event(), table.game.store.append

        async def slow(*how: Any, **more: Any) -> None:
            await held.wait()
            await append(*how, **more)

        monkeypatch.setattr(table.game.store, "append", slow)
        answering = asyncio.ensure_future(table.do(seat, AnswerIt(prompt=asked, key=default)))
        await asyncio.sleep(0.01)
        before = len(table.screens["master"].raw)
        table.game.leave(table.screens["spectator"])
        await asyncio.sleep(0.01)
        assert len(table.screens["master"].raw) == before, "not even that somebody has left"
        held.set()
        done = await answering
        assert table.screens["master"].table["head"] == done.head

    at_table(sqlite_url, play)


def test_a_game_opens_again_at_the_same_question(database: str) -> None:
    async def run() -> None:
        async with hosted(database, "phasesix", "schlaegerei", BRAWL) as table:
            await answered(table, 7)
            store, record = table.game.store, await table.game.store.game("g")
            again = RunningGame(
                store, Defaulting(), table.game.system, record, await store.seats("g"), await store.entries("g")
            )
            for screen in table.screens.values():
                shown = [seen(game, screen.seat, "en") for game in (table.game, again)]
                # Nobody is connected to the second one yet.
                first, second = (one.model_dump(exclude={"seats"}) for one in shown)
                assert first == second

    asyncio.run(run())


class Overtaken:
    """A store in which somebody else is quicker: between a game's record and its entries more is appended."""

    def __init__(self, store: Store, between: Callable[[], Awaitable[None]]) -> None:
        self._store = store
        self._between = between

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def entries(self, *args: Any, **kwargs: Any) -> list[Entry]:
        await self._between()
        return await self._store.entries(*args, **kwargs)


def test_a_game_that_goes_on_elsewhere_while_it_is_read_stays_whole(database: str) -> None:
    async def run() -> None:
        async with hosted(database, "phasesix", "schlaegerei", BRAWL) as table:
            store, record = table.game.store, await table.game.store.game("g")

            async def elsewhere() -> None:
                await answered(table, 1)

            slow: Any = Overtaken(store, elsewhere)
            entries = await store.entries("g")
            here = RunningGame(slow, Defaulting(), table.game.system, record, await store.seats("g"), entries)
            await answered(table, 3)
            for _ in range(4):
                await here.catch_up()
                assert here.session is not None
                assert here.session.journal.next_number == here.record.head
            here.store = store
            await here.catch_up()
            # Nobody is connected to the second one.
            master = table.screens["master"].seat
            one, other = (seen(game, master, "de").model_dump(exclude={"seats"}) for game in (here, table.game))
            assert one == other

    asyncio.run(run())


def test_the_master_may_leave_the_masters_own_seat_to_the_computer(sqlite_url: str) -> None:
    async def run() -> None:
        async with hosted(sqlite_url, "darkspace", "duell", {"rhea": "person"}) as table:
            while not table.screens["master"].table["choices"]:
                # Whoever wins the initiative is asked first.
                asked, who, default = table.asked()
                await table.do(who, AnswerIt(prompt=asked, key=default))
            seat = table.screens["master"].seat
            await table.game.store.change_seat(seat, player="sensible")
            await table.game.catch_up()
            async with asyncio.timeout(20):
                while not table.screens["rhea"].table["choices"]:
                    await asyncio.sleep(0.01)
            assert table.screens["master"].table["choices"] == []

    asyncio.run(run())


class Foreseeing(Defaulting):
    """A solver that knows the odds of every first answer, and that paying more would help."""

    async def best(self, game: str, system: Any, session: Any, asked: str) -> dict[str, tuple[Preview, Best]]:
        found = await self.odds(game, system, session, asked)
        best = Best(Fraction(3, 2), (Fraction(3, 4),), (("ps-cost-bonus-die", Fraction(1, 2)),))
        return {key: (preview, best) for key, preview in found.previews.items()}

    async def odds(self, game: str, system: Any, session: Any, asked: str, *_: Any) -> PromptOdds:
        del game, system
        first = session.asked[asked].answers.listed()[0].key
        return PromptOdds({first: plain_preview(Law.uniform([0, 2]), "ps-stake-wounds", "defaults")})


def test_odds_follow_the_question_to_those_who_decide_in_their_language(sqlite_url: str) -> None:
    async def run() -> None:
        async with hosted(sqlite_url, "phasesix", "schlaegerei", BRAWL, Foreseeing()) as table:
            asked, seat, _ = table.asked()
            async with asyncio.timeout(20):
                while not table.screens[seat].odds:
                    await asyncio.sleep(0.01)
            (news,) = table.screens[seat].odds
            assert news["prompt"] == asked
            (odds,) = news["odds"].values()
            assert odds["chance_text"] == "50,0 %"
            assert [offer["key"] for offer in table.screens[seat].table["choices"][0]["offers"]] == [
                offer.key for offer in seen(table.game, table.screens[seat].seat, "de").choices[0].offers
            ]
            assert not table.screens["spectator"].odds
            later = seen(table.game, table.screens[seat].seat, "en").choices[0]
            assert [offer.odds.chance_text for offer in later.offers if offer.odds is not None] == ["50.0 %"]

    asyncio.run(run())


def test_who_is_asked_may_ask_what_the_best_play_would_come_to(sqlite_url: str) -> None:
    async def run() -> None:
        async with hosted(sqlite_url, "phasesix", "schlaegerei", BRAWL, Foreseeing()) as table:
            asked, seat, default = table.asked()
            head = table.game.record.head
            done = await table.do(seat, AskBest(prompt=asked))
            (told,) = (done.best or {}).values()
            assert "75,0 %" in told and "im Mittel noch 0,5 " in told
            assert table.game.record.head == head, "nothing has changed"
            with pytest.raises(TableError):
                await table.do("spectator", AskBest(prompt=asked))
            await table.do(seat, AnswerIt(prompt=asked, key=default))
            with pytest.raises(TableError):
                await table.do(seat, AskBest(prompt=asked))

    asyncio.run(run())


class Failing(Defaulting):
    """A solver whose players crash, and whose hints do, too."""

    async def decide(self, game: str, system: Any, session: Any, asked: str, player: str) -> Decision:
        key, _ = await super().decide(game, system, session, asked, player)
        return Decision(key, "crashed")

    async def hint(self, game: str, system: Any, session: Any, asked: str) -> Hint | None:
        del game, system, session, asked
        raise WorkFailed("no idea")


def test_everybody_is_told_that_a_computer_failed_and_the_game_goes_on(sqlite_url: str) -> None:
    async def run() -> None:
        players = {"heroes": "person", "foes": "strong"}
        async with hosted(sqlite_url, "phasesix", "schlaegerei", players, Failing()) as table:
            spectator = table.screens["spectator"]
            async with asyncio.timeout(20):
                while not any(line["kind"] == "time-out" for line in spectator.table["log"]):
                    for choice in table.screens["heroes"].table["choices"]:
                        await table.do("heroes", AnswerIt(prompt=choice["id"], key=choice["default"]))
                    await asyncio.sleep(0.01)
            told = next(line["text"] for line in spectator.table["log"] if line["kind"] == "time-out")
            assert told.endswith("Der Computer ist beim Nachdenken gescheitert. Seine Taktik antwortet.")
            with pytest.raises(TableError, match="table-hint-failed"):
                await table.do("heroes", AskHint(prompt=await _asked(table, "heroes")))

    asyncio.run(run())


class Pondering(Defaulting):
    """A solver that thinks until it is hurried; it counts its thoughts."""

    def __init__(self) -> None:
        self.thoughts = 0
        self.thinks, self._enough = asyncio.Event(), asyncio.Event()

    async def decide(self, game: str, system: Any, session: Any, asked: str, player: str) -> Decision:
        self.thoughts += 1
        self._enough.clear()
        self.thinks.set()
        try:
            await self._enough.wait()
        finally:
            self.thinks.clear()
        return await super().decide(game, system, session, asked, player)

    def hurry(self, game: str) -> bool:
        del game
        self._enough.set()
        return self.thinks.is_set()


def against_somebody_pondering(url: str, play: Callable[[Hosted, Pondering], Awaitable[None]]) -> None:
    """Play at a brawl in which a computer thinks for as long as it is let."""

    async def run() -> None:
        solver = Pondering()
        async with hosted(url, "phasesix", "schlaegerei", {"heroes": "person", "foes": "strong"}, solver) as table:
            async with asyncio.timeout(20):
                while not solver.thinks.is_set():
                    for choice in table.screens["heroes"].table["choices"]:
                        await table.do("heroes", AnswerIt(prompt=choice["id"], key=choice["default"]))
                    await asyncio.sleep(0.01)
                await play(table, solver)

    asyncio.run(run())


def test_the_master_lets_a_computer_that_thinks_play_at_once(sqlite_url: str) -> None:
    async def play(table: Hosted, solver: Pondering) -> None:
        thinking = {one["seat"] for one in table.screens["master"].table["seats"] if one["thinks"]}
        assert thinking == {"foes"}
        assert (await refused(table, "heroes", Hurry())).code == "table-master-only"
        head = table.game.record.head
        assert solver.thinks.is_set()
        await table.do("master", Hurry())
        while table.game.record.head == head:
            await asyncio.sleep(0.01)
        session = table.game.session
        assert session is not None
        assert next(one.data["seat"] for one in session.journal.entries[head:] if one.kind == "answer") == "foes"

    against_somebody_pondering(sqlite_url, play)


def test_nobody_is_hurried_where_nobody_thinks(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        assert (await refused(table, "master", Hurry())).code == "table-nobody-thinks"

    at_table(sqlite_url, play)


@pytest.mark.parametrize(
    "stopping", [Pause(on=True), TakeOver(seat="foes", player="master")], ids=["pause", "seat change"]
)
def test_a_computer_does_not_think_on_in_vain(stopping: Command, sqlite_url: str) -> None:
    async def play(table: Hosted, solver: Pondering) -> None:
        head, thoughts = table.game.record.head, solver.thoughts
        await table.do("master", stopping)
        while solver.thinks.is_set() or table.game.background.is_busy:
            await asyncio.sleep(0.01)
        assert (table.game.record.head, solver.thoughts) == (head, thoughts), "and its answer is dropped"

    against_somebody_pondering(sqlite_url, play)


def test_what_others_do_hurries_no_computer(sqlite_url: str) -> None:
    async def play(table: Hosted, solver: Pondering) -> None:
        await table.do("master", Countdown(seconds=60))
        await table.do("master", TakeOver(seat="heroes", player="master"))
        for _ in range(20):
            await asyncio.sleep(0)
        assert solver.thinks.is_set()

    against_somebody_pondering(sqlite_url, play)


async def _asked(table: Hosted, seat: str) -> str:
    """The question of a seat, once it is asked."""
    async with asyncio.timeout(20):
        while not table.screens[seat].table["choices"]:
            await asyncio.sleep(0.01)
    return str(table.screens[seat].table["choices"][0]["id"])


class Advising(Defaulting):
    """A solver that would always do the last of all answers."""

    async def hint(self, game: str, system: Any, session: Any, asked: str) -> Hint | None:
        del game, system
        *_, other, best = (answer.key for answer in session.asked[asked].answers.listed())
        return Hint((Considered(best, 0.625, 0.01, 40), Considered(other, 0.5, 0.02, 40)), "light", 1)


def test_who_is_asked_may_ask_what_the_computer_would_do(sqlite_url: str) -> None:
    async def run() -> None:
        async with hosted(sqlite_url, "phasesix", "schlaegerei", BRAWL, Advising()) as table:
            asked, seat, default = table.asked()
            assert table.screens[seat].table["hints"] is True
            head = table.game.record.head
            hint = (await table.do(seat, AskHint(prompt=asked))).hint
            assert hint is not None
            assert [one.text for one in hint.answers] == ["62 % ± 2", "50 % ± 4"]
            assert (hint.answers[0].low, hint.answers[0].high) == pytest.approx((0.6054, 0.6446))
            assert hint.answers[0].label
            assert "40 Mal" in hint.notes[0]
            assert table.game.record.head == head, "nothing has changed"
            with pytest.raises(TableError, match="table-not-yours"):
                await table.do("spectator", AskHint(prompt=asked))
            await table.do(seat, AnswerIt(prompt=asked, key=default))
            with pytest.raises(TableError):
                await table.do(seat, AskHint(prompt=asked))

    asyncio.run(run())


def test_a_table_may_do_without_hints(sqlite_url: str) -> None:
    async def run() -> None:
        async with hosted(sqlite_url, "phasesix", "schlaegerei", BRAWL, Advising()) as table:
            asked, seat, _ = table.asked()
            async with table.game.locked():
                await table.game.change(table_state=replace(table.game.table_state, hints=False).to_json())
                table.game.broadcast()
            assert table.screens[seat].table["hints"] is False
            with pytest.raises(TableError, match="table-no-hints"):
                await table.do(seat, AskHint(prompt=asked))

    asyncio.run(run())
