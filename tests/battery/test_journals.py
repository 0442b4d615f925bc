"""Any game can be closed and opened again, played again, and taken back, at every entry."""

from pathlib import Path
from typing import Any

import pytest

from battery.entrants import Entrant, each_entrant, each_short_entrant
from battery.playing import answer_at_random, fresh, played, seed_bytes
from battery.streams import shown_prompt
from regelwerk.dice import RandomDice
from regelwerk.engine.effects import ALL, MASTER, only
from regelwerk.engine.interpreters.replay import replay, verify
from regelwerk.engine.interpreters.session import Session, resume
from regelwerk.engine.journal.entries import Entry, Journal, JournalFile, canonical
from regelwerk.engine.journal.verdicts import Verdict
from regelwerk.engine.journal.views import read_view, verify_view, view_of


def lines(session: Session[Any]) -> list[str]:
    return [canonical(entry.to_json() | {"hash": entry.hash}) for entry in session.journal.entries]


@each_short_entrant
def test_a_game_goes_on_from_disk_after_every_answer(entrant: Entrant, tmp_path: Path) -> None:
    for seed in entrant.budget.seeds:
        file = JournalFile(tmp_path / f"{seed}.jsonl")

        def open_store(journal: Journal, file: JournalFile = file) -> Any:
            file.create(journal)
            return file.append

        session, chance = fresh(entrant, seed, open_store=open_store), RandomDice(seed)
        answers = 0
        while session.outcome is None:
            answer_at_random(session, chance)
            answers += 1
            if answers % entrant.budget.resume_every == 0:
                again = resume(entrant.game, entrant.start, file.read(), seed_bytes(seed), store=file.append)
                assert again.state == session.state
                assert list(map(shown_prompt, again.prompts)) == list(map(shown_prompt, session.prompts))
                session = again
        assert lines(session) == lines(played(entrant, seed))
        assert seed_bytes(seed).hex() in file.path.read_text("utf-8")


@each_short_entrant
def test_an_unfinished_game_does_not_hold_its_seed(entrant: Entrant) -> None:
    for seed in entrant.budget.seeds:
        unfinished = lines(played(entrant, seed))[:-1]
        assert all(seed_bytes(seed).hex() not in line for line in unfinished)


@each_short_entrant
def test_played_again_it_is_the_same_bit_for_bit(entrant: Entrant) -> None:
    for seed in entrant.budget.seeds:
        session = played(entrant, seed)
        again = replay(entrant.game, entrant.start, session.journal)
        assert lines(again) == lines(session)
        assert again.state == session.state


@each_short_entrant
def test_every_throw_of_a_finished_game_can_be_checked(entrant: Entrant) -> None:
    for seed in entrant.budget.seeds:
        session = played(entrant, seed)
        verdict = verify(entrant.game, entrant.start, session.journal)
        throws = sum(entry.kind == "faces" for entry in session.journal.entries)
        assert (verdict.throws, verdict.checked, verdict.by_hand) == (throws, throws, 0)
        assert verdict.revealed


def by_hand(entrant: Entrant, seed: int) -> Session[Any]:
    """A game in which people throw all dice."""
    everybody = frozenset({"", "master", *entrant.game.seats(entrant.start)})
    return fresh(entrant, seed, by_hand=everybody)


def give(session: Session[Any], entry: Entry) -> None:
    """Give a session what a journal entry says."""
    if entry.kind == "answer":
        session.answer(entry.data["seat"], entry.data["key"])
    elif entry.kind == "faces":
        session.type_faces(entry.data["seat"], entry.data["faces"])


@each_short_entrant
def test_taken_back_and_given_the_same_it_comes_out_the_same(entrant: Entrant) -> None:
    for seed in entrant.budget.seeds:
        inputs = [e for e in played(entrant, seed).journal.entries if e.kind in ("answer", "faces")]
        chance = RandomDice(f"undo {seed}")
        for _ in range(entrant.budget.undos):
            until = chance.below(len(inputs)) + 1
            back_to = chance.below(until)
            session = by_hand(entrant, seed)
            states = [session.state]
            for entry in inputs[:until]:
                give(session, entry)
                states.append(session.state)
            session.undo(back_to, "anybody")
            assert session.state == states[back_to]
            for entry in inputs[back_to:]:
                give(session, entry)
            assert session.state == played(entrant, seed).state
            verdict = verify(entrant.game, entrant.start, session.journal)
            assert verdict.by_hand == verdict.throws


@each_entrant
def test_an_undone_throw_is_thrown_anew(entrant: Entrant) -> None:
    thrown = 0
    for seed in entrant.budget.seeds:
        session, chance = fresh(entrant, seed), RandomDice(seed)
        while session.outcome is None and not any(e.kind == "faces" for e in session.journal.effective()):
            answer_at_random(session, chance)
        first = next((e for e in session.journal.effective() if e.kind == "faces"), None)
        if first is None:
            continue
        seen = {canonical(first.data["faces"])}
        for _ in range(12):
            session.undo(first.n - 1, "anybody")
            throws = [e for e in session.journal.effective() if e.kind == "faces" and e.n > first.n]
            seen.add(canonical(throws[0].data["faces"]))
        assert len(seen) > 2
        thrown += 1
    assert thrown or not any(
        e.kind == "faces" for seed in entrant.budget.seeds for e in played(entrant, seed).journal.entries
    )


@each_short_entrant
def test_a_finished_game_that_goes_on_gets_other_dice(entrant: Entrant) -> None:
    for seed in entrant.budget.seeds:
        session, chance = fresh(entrant, seed), RandomDice(seed)
        while session.outcome is None:
            answer_at_random(session, chance)
        session.undo(0, "anybody")
        while session.outcome is None:
            answer_at_random(session, chance)
        kinds = [entry.kind for entry in session.journal.entries]
        later = kinds[kinds.index("reveal") :]
        assert "faces" not in later[: later.index("new_dice")] if "new_dice" in later else "faces" not in later
        verdict = verify(entrant.game, entrant.start, session.journal)
        assert verdict.checked == verdict.throws


@each_short_entrant
def test_corrected_and_taken_back_at_any_time_it_is_found_true_in_every_export(
    entrant: Entrant, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Corrections that change nothing, some of them secret: dice stay where they lie."""
    monkeypatch.setattr(type(entrant.game), "correct", lambda _game, state, _change: state)
    seats = entrant.game.seats(entrant.start)
    session, chance = fresh(entrant, 1), RandomDice("corrected")
    for _ in range(60):
        if session.outcome is not None:
            break
        answer_at_random(session, chance)
        audience = (ALL, *map(only, seats))[chance.below(1 + len(seats))]
        match chance.below(6):
            case 0 | 1 if session.outcome is None:
                session.correct({}, MASTER, audience)
            case 2:
                *earlier, _ = session.journal.effective()
                session.undo(earlier[-1 - chance.below(min(3, len(earlier)))].n, "anybody")
    assert verify(entrant.game, entrant.start, session.journal).unchecked == verify_exported(session, MASTER).unchecked
    for seat in (*seats, ""):
        verify_exported(session, seat)


def verify_exported(session: Session[Any], seat: str) -> Verdict:
    return verify_view(read_view(view_of(session.journal, seat).encode()))
