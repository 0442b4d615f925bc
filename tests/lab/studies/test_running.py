"""Running studies: the same numbers with any workers, one file that goes on, failed games that are kept."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from regelwerk.dice import RandomDice
from regelwerk.engine.journal.entries import JournalFile, journal_from
from regelwerk.engine.screen.sheets import last_state
from regelwerk.engine.system import system
from regelwerk.lab.studies import playing, runners, tasks
from regelwerk.lab.studies.designs import balance, compare, explore, matrix, sensitivity, setting, sweep
from regelwerk.lab.studies.files import StudyFile
from regelwerk.lab.studies.playing import Throwing, journal_of, play, seed_of
from regelwerk.lab.studies.prepared import Prepared, prepare
from regelwerk.lab.studies.runners import Bundles, Here, Processes
from regelwerk.lab.studies.running import Progress, read, run
from regelwerk.lab.studies.study import Study, StudyError, Variant
from regelwerk.lab.studies.tasks import Task
from regelwerk.lab.studies.varying import parse_axis

BRAWL = setting("phasesix", "schlaegerei", tactic="light")
STRENGTH = parse_axis("characters.hagen.attributes.strength=2..4")


def small(kind: str) -> Study:
    """A study of each kind that takes a fraction of a second."""
    match kind:
        case "matrix":
            duels = setting("phasesix", duel=("wolf", "robber"), tactic="light")
            rivals = [parse_axis(f"duel.{who}=wolf,robber") for who in ("first", "second")]
            return matrix(duels, *rivals, games=20)
        case "sweep":
            return sweep(BRAWL, [STRENGTH], games=24, chunk=5)
        case "compare":
            return compare(BRAWL, Variant({"options.dying_trigger": "exceeded"}), games=30, chunk=10)
        case "sensitivity":
            return sensitivity(BRAWL, ["overkill", "dying_trigger"], games=20, chunk=10)
        case "balance":
            return balance(BRAWL, [STRENGTH], target=0.4, games=60)
        case "explore":
            return explore(BRAWL, games=12, chunk=3)
    return balance(BRAWL, [STRENGTH, parse_axis("foes.wolf.hearts=3..6")], target=0.5, games=10, trials=3)


KINDS = ("matrix", "sweep", "compare", "sensitivity", "balance", "explore", "search")


@pytest.fixture(scope="module")
def two() -> Iterator[Processes]:
    """Two worker processes for all tests here: to start them takes longer than these studies."""
    pool = Processes(2)
    yield pool
    pool.close()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], bytes]:
    """The file of a small study that was run here, in one go; run once for all who compare with it."""
    folder = tmp_path_factory.mktemp("whole")

    @cache
    def found(kind: str) -> bytes:
        run(small(kind), folder / kind, runner=Here())
        return (folder / kind).read_bytes()

    return found


@pytest.mark.parametrize("kind", KINDS)
def test_two_workers_write_the_same_file_to_the_byte(
    kind: str, two: Processes, whole: Callable[[str], bytes], tmp_path: Path
) -> None:
    run(small(kind), tmp_path / "two", runner=two)
    assert (tmp_path / "two").read_bytes() == whole(kind)
    assert read(tmp_path / "two").is_over


@pytest.mark.parametrize("kind", KINDS)
def test_a_study_that_was_stopped_goes_on_and_ends_the_same(
    kind: str, whole: Callable[[str], bytes], tmp_path: Path
) -> None:
    study = small(kind)
    heard: list[Progress] = []
    stopped = run(study, tmp_path / "stopped", told=lambda p, _: heard.append(p), goes_on=lambda: len(heard) < 3)
    assert not stopped.is_over
    half = (tmp_path / "stopped").read_bytes()
    assert half.count(b"\n") == 4, "the manifest and three tasks"
    # Somebody pulled the plug in the middle of a line.
    (tmp_path / "stopped").write_bytes(half + b'{"variant":1,"fir')
    assert not read(tmp_path / "stopped").is_over
    run(study, tmp_path / "stopped")
    assert (tmp_path / "stopped").read_bytes() == whole(kind)


def test_what_is_finished_is_not_played_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    study = small("sweep")
    first = run(study, tmp_path / "study")

    def play_again(*_: object) -> None:
        raise AssertionError("nothing is left to do")

    monkeypatch.setattr(tasks, "play", play_again)
    again = run(study, tmp_path / "study")
    assert again.is_over and not again.failed
    assert [again.estimate(v) for v in again.variants] == [first.estimate(v) for v in first.variants]


def test_an_interrupt_keeps_what_is_finished(tmp_path: Path) -> None:
    def interrupt(progress: Progress, _: Any) -> None:
        if progress.tasks == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(small("sweep"), tmp_path / "study", told=interrupt)
    assert len(list(StudyFile(tmp_path / "study").records())) == 2


def test_chunks_and_bundles_change_no_number() -> None:
    study = small("sweep")
    found, other = run(study), run(replace(study, chunk=11))
    assert [found.estimate(v) for v in range(3)] == [other.estimate(v) for v in range(3)]


def test_bundles_grow_while_tasks_are_quick_and_shrink_when_they_are_slow() -> None:
    bundles = Bundles(Task(0, n, 1) for n in range(1_000))
    assert len(bundles.next()) == 1
    for _ in range(8):
        bundles.took(1, 0.005)
    assert 30 < len(bundles.next()) <= runners.MOST_IN_BUNDLE
    for _ in range(12):
        bundles.took(10, 10.0)
    assert len(bundles.next()) == 1


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "study"
    path.write_text("hello\n")
    with pytest.raises(StudyError, match="lab-wrong-file"):
        read(path)
    run(small("sweep"), tmp_path / "own")
    with pytest.raises(StudyError, match="lab-other-study"):
        run(small("compare"), tmp_path / "own")
    lines = (tmp_path / "own").read_text().splitlines(keepends=True)
    (tmp_path / "own").write_text("".join([lines[0], lines[2], lines[1]]))
    with pytest.raises(StudyError, match="lab-wrong-order"):
        read(tmp_path / "own")
    (tmp_path / "own").write_text(lines[0] + '{"variant":"x"}\n')
    with pytest.raises(StudyError, match="lab-wrong-line"):
        read(tmp_path / "own")


def test_two_cannot_work_on_one_file(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    seen: list[str] = []

    def intrude(progress: Progress, _: Any) -> None:
        if progress.tasks == 1:
            with pytest.raises(StudyError) as wrong:
                run(small("sweep"), tmp_path / "study")
            seen.append(wrong.value.code)

    run(small("sweep"), tmp_path / "study", told=intrude)
    assert seen == ["lab-busy-file"]
    assert read(tmp_path / "study").is_over


def test_a_study_of_other_rules_is_not_worked_on() -> None:
    with pytest.raises(StudyError, match="lab-other-rules"):
        run(replace(small("sweep"), rules_version="0.1"))


# -- games ------------------------------------------------------------------------------------------------------


def test_a_failed_game_is_counted_and_its_journal_leads_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In every game in which Hagen falls a rule breaks; the others are played."""
    real = play

    def breaking(prepared: Prepared, simulation: Throwing) -> dict[str, int]:
        numbers = real(prepared, simulation)
        if numbers["out.hagen"]:
            raise ZeroDivisionError("a rule broke")
        return numbers

    monkeypatch.setattr(tasks, "play", breaking)
    results = run(sweep(BRAWL, [parse_axis("options.overkill=ignored")], games=10), tmp_path / "study")
    assert 0 < results.failed < 10
    assert results.failed + results.games == 10
    (_, first), *_ = results.failures
    assert first.why == "ZeroDivisionError: a rule broke"
    (tmp_path / "journal").write_text(first.journal)
    journal = JournalFile(tmp_path / "journal").read()
    assert journal.header.system == "phasesix"
    assert len(journal.entries) > 20
    assert read(tmp_path / "study").failures == results.failures


def test_the_journal_of_a_game_is_the_game() -> None:
    """The same dice and the same answers: the journal ends with the winner that the study counted."""
    prepared = prepare(BRAWL, Variant())
    for number in range(3):
        counted = play(prepared, Throwing(prepared.policy, RandomDice(seed_of(0, number))))
        journal = journal_from(journal_of(prepared, seed_of(0, number)), "journal")
        assert sum(entry.kind == "answer" for entry in journal.entries) == counted["answers"]
        game = system("phasesix").game
        outcome = game.outcome(last_state(game, prepared.start, journal))
        assert outcome is not None
        assert counted[f"wins.{outcome.winner}"] == 1


def test_a_game_that_never_ends_fails_and_its_journal_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_STEPS", 200)
    monkeypatch.setattr(playing, "MOST_ENTRIES", 50)
    endless = setting("factions", "torsturm", tactic="light", options={"campaign_end": "never"})
    results = run(sweep(endless, [parse_axis("tactic=light")], games=1))
    (_, failure), *_ = results.failures
    assert failure.why.startswith("EndlessGame: ")
    assert len(journal_from(failure.journal, "journal").entries) in range(50, 60)


def test_variants_that_change_nothing_play_the_same_games() -> None:
    results = run(compare(BRAWL, Variant({"options.aim_throw": True}), games=20))
    sums = results.plan.sums[1]
    assert (sums.paired, sums.same, sums.pairs) == (20, 20, {})


def test_a_worker_that_dies_is_replaced_and_nothing_changes(tmp_path: Path) -> None:
    study = sweep(BRAWL, [STRENGTH], games=15, chunk=3)
    run(study, tmp_path / "here")
    pool = Processes(2)
    killed: list[int] = []

    def kill(progress: Progress, _: Any) -> None:
        if progress.tasks == 3 and not killed:
            killed.append(next(iter(pool._pool._processes)))
            os.kill(killed[0], signal.SIGKILL)

    try:
        run(study, tmp_path / "killed", runner=pool, told=kill)
    finally:
        pool.close()
    assert killed
    assert (tmp_path / "killed").read_bytes() == (tmp_path / "here").read_bytes()
