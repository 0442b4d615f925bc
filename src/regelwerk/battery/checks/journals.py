"""Any game can be closed and opened again, played again, and taken back, at every entry."""

from __future__ import annotations

from copy import copy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from regelwerk.battery.complaints import require
from regelwerk.battery.playing import answer_at_random, fresh, played, seed_bytes
from regelwerk.battery.streams import shown_prompt
from regelwerk.dice import RandomDice
from regelwerk.engine.effects import ALL, MASTER, only
from regelwerk.engine.interpreters.replay import replay, verify
from regelwerk.engine.interpreters.session import Session, new_session, resume
from regelwerk.engine.journal.entries import Entry, Journal, JournalFile, canonical
from regelwerk.engine.journal.verdicts import Verdict
from regelwerk.engine.journal.views import read_view, verify_view, view_of
from regelwerk.engine.trials import Trial


def lines(session: Session[Any]) -> list[str]:
    return [canonical(entry.to_json() | {"hash": entry.hash}) for entry in session.journal.entries]


def _unlike(one: list[str], other: list[str]) -> str:
    """The first entry at which two games part."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((f"{n}: {a[:120]} / {b[:120]}" for n, (a, b) in pairs if a != b), f"{len(one)} / {len(other)}")


def go_on_from_disk(trial: Trial) -> None:
    """A game goes on from disk after every answer as if it had never been closed."""
    for seed in trial.budget.seeds:
        with TemporaryDirectory() as folder:
            _check_on_disk(trial, seed, JournalFile(Path(folder) / f"{seed}.jsonl"))


def _check_on_disk(trial: Trial, seed: int, file: JournalFile) -> None:
    def open_store(journal: Journal) -> Any:
        file.create(journal)
        return file.append

    session, chance = fresh(trial, seed, open_store=open_store), RandomDice(seed)
    answers = 0
    while session.outcome is None:
        answer_at_random(session, chance)
        answers += 1
        if answers % trial.budget.resume_every == 0:
            again = resume(trial.game, trial.start, file.read(), seed_bytes(seed), store=file.append)
            require(again.state == session.state, "battery-resume-state", answers=answers)
            asked = [list(map(shown_prompt, one.prompts)) for one in (again, session)]
            require(asked[0] == asked[1], "battery-resume-question", answers=answers)
            session = again
    told = lines(session), lines(played(trial, seed))
    require(told[0] == told[1], "battery-resume-journal", differs=_unlike(*told))
    require(seed_bytes(seed).hex() in file.path.read_text("utf-8"), "battery-seed-unrevealed")


def hide_the_seed(trial: Trial) -> None:
    """An unfinished game does not hold the seed of its dice."""
    for seed in trial.budget.seeds:
        unfinished = lines(played(trial, seed))[:-1]
        require(all(seed_bytes(seed).hex() not in line for line in unfinished), "battery-seed-shown")


def replay_bit_for_bit(trial: Trial) -> None:
    """Played again from its journal, a game is the same."""
    for seed in trial.budget.seeds:
        session = played(trial, seed)
        again = replay(trial.game, trial.start, session.journal)
        require(lines(again) == lines(session), "battery-replay", differs=_unlike(lines(again), lines(session)))
        require(again.state == session.state, "battery-replay-state")


def can_be_verified(trial: Trial) -> None:
    """Every throw of a finished game can be checked."""
    for seed in trial.budget.seeds:
        session = played(trial, seed)
        verdict = verify(trial.game, trial.start, session.journal)
        throws = sum(entry.kind == "faces" for entry in session.journal.entries)
        whole = (verdict.throws, verdict.checked, verdict.by_hand) == (throws, throws, 0) and verdict.revealed
        require(whole, "battery-verify", throws=throws, checked=verdict.checked)


def by_hand(trial: Trial, seed: int) -> Session[Any]:
    """A game in which people throw all dice."""
    everybody = frozenset({"", "master", *trial.game.seats(trial.start)})
    return fresh(trial, seed, by_hand=everybody)


def give(session: Session[Any], entry: Entry) -> None:
    """Give a session what a journal entry says."""
    if entry.kind == "answer":
        session.answer(entry.data["seat"], entry.data["key"])
    elif entry.kind == "faces":
        session.type_faces(entry.data["seat"], entry.data["faces"])


def can_be_taken_back(trial: Trial) -> None:
    """Taken back and given the same, a game comes out the same."""
    for seed in trial.budget.seeds:
        inputs = [e for e in played(trial, seed).journal.entries if e.kind in ("answer", "faces")]
        chance = RandomDice(f"undo {seed}")
        for _ in range(trial.budget.undos):
            until = chance.below(len(inputs)) + 1
            back_to = chance.below(until)
            session = by_hand(trial, seed)
            states = [session.state]
            for entry in inputs[:until]:
                give(session, entry)
                states.append(session.state)
            session.undo(back_to, "anybody")
            require(session.state == states[back_to], "battery-undo-state", entry=back_to)
            for entry in inputs[back_to:]:
                give(session, entry)
            require(session.state == played(trial, seed).state, "battery-undo-end", entry=back_to)
            verdict = verify(trial.game, trial.start, session.journal)
            require(verdict.by_hand == verdict.throws, "battery-undo-verify", entry=back_to)


def throw_anew_after_undo(trial: Trial) -> None:
    """An undone throw is thrown anew: nobody undoes for the same faces, or knows the next ones."""
    thrown = 0
    for seed in trial.budget.seeds:
        session, chance = fresh(trial, seed), RandomDice(seed)
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
        require(len(seen) > 2, "battery-undo-faces", entry=first.n)
        thrown += 1
    dice = any(e.kind == "faces" for seed in trial.budget.seeds for e in played(trial, seed).journal.entries)
    require(thrown or not dice, "battery-undo-no-throw")


def take_other_dice_after_the_end(trial: Trial) -> None:
    """A finished game that goes on gets other dice, since everybody knows the old seed."""
    for seed in trial.budget.seeds:
        session, chance = fresh(trial, seed), RandomDice(seed)
        while session.outcome is None:
            answer_at_random(session, chance)
        session.undo(0, "anybody")
        while session.outcome is None:
            answer_at_random(session, chance)
        kinds = [entry.kind for entry in session.journal.entries]
        later = kinds[kinds.index("reveal") :]
        before = later[: later.index("new_dice")] if "new_dice" in later else later
        require("faces" not in before, "battery-known-dice")
        verdict = verify(trial.game, trial.start, session.journal)
        require(verdict.checked == verdict.throws, "battery-verify", throws=verdict.throws, checked=verdict.checked)


def _uncorrected(game: Any) -> Any:
    """The same game, in which every correction is allowed and changes nothing: dice stay where they lie."""
    kind = type("Uncorrected", (type(game),), {"__slots__": (), "correct": lambda _game, state, _change: state})
    same = copy(game)
    same.__class__ = kind
    return same


def hold_true_in_every_export(trial: Trial) -> None:
    """Corrected, also in secret, and taken back at any time, a game is found true in the export of every seat."""
    game = _uncorrected(trial.game)
    seats = game.seats(trial.start)
    session = new_session(game, trial.start, {"battery": trial.name}, seed=seed_bytes(1))
    chance = RandomDice("corrected")
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
    whole = verify(game, trial.start, session.journal)
    require(whole.unchecked == verify_exported(session, MASTER).unchecked, "battery-export")
    for seat in (*seats, ""):
        verify_exported(session, seat)


def verify_exported(session: Session[Any], seat: str) -> Verdict:
    return verify_view(read_view(view_of(session.journal, seat).encode()))
