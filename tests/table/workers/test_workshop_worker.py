"""A study in its process: time limits, notes to stop, failures, and locks that go with whoever holds them."""

from __future__ import annotations

from pathlib import Path

import pytest

from regelwerk.lab.studies import designs
from regelwerk.lab.studies.files import StudyFile
from regelwerk.lab.studies.study import Axis, Study
from regelwerk.table.errors import TableError
from regelwerk.table.workers.study_designs import MOST_GAMES_IN_ALL, check_limits
from regelwerk.table.workers.study_folder import StudyPaths
from regelwerk.table.workers.workshop_worker import RunningStudy


@pytest.fixture
def study() -> Study:
    subject = designs.setting("phasesix", "schlaegerei", tactic="light")
    return designs.sweep(subject, [Axis("characters.hagen.attributes.strength", (2, 4))], games=40)


@pytest.fixture
def paths(tmp_path: Path, study: Study) -> StudyPaths:
    found = StudyPaths(tmp_path, "a1")
    StudyFile(found.file).create(study)
    return found


def test_a_study_out_of_time_is_stopped_says_so_and_goes_on(study: Study, paths: StudyPaths) -> None:
    RunningStudy(study, paths, seconds=0).run()
    early = paths.shown()
    assert (early["state"], early["is_out_of_time"]) == ("stopped", True)
    assert early["played"] < 80
    RunningStudy(study, paths, seconds=600).run()
    assert (paths.shown()["state"], paths.shown()["played"]) == ("done", 80)


def test_a_note_stops_a_study(study: Study, paths: StudyPaths) -> None:
    paths.stop.touch()
    RunningStudy(study, paths, seconds=600).run()
    assert (paths.shown()["state"], paths.shown()["is_out_of_time"]) == ("stopped", False)


def test_a_file_that_belongs_to_another_study_is_told_in_both_languages(study: Study, paths: StudyPaths) -> None:
    subject = designs.setting("phasesix", "schlaegerei")
    StudyFile(paths.file).create(designs.explore(subject, games=1))
    RunningStudy(study, paths, seconds=600).run()
    shown = paths.shown()
    assert shown["state"] == "failed"
    assert shown["problem"]["de"]["text"] != shown["problem"]["en"]["text"]


def test_a_study_is_locked_while_somebody_works_on_it(paths: StudyPaths) -> None:
    assert not paths.is_locked
    held = paths.locked()
    assert paths.is_locked
    held.close()
    assert not paths.is_locked


def test_what_is_half_written_is_nothing_and_what_is_removed_leaves_nothing(paths: StudyPaths) -> None:
    paths.show({"state": "done"})
    paths.view.write_bytes(b'{"state": "do')
    assert paths.shown() == {}
    paths.remove()
    assert list(paths.folder.iterdir()) == []


def test_a_house_does_not_play_for_days(study: Study) -> None:
    from msgspec.structs import replace

    check_limits(study)
    with pytest.raises(TableError) as refused:
        check_limits(replace(study, games=MOST_GAMES_IN_ALL))
    assert refused.value.field == "games"
