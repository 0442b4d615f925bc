"""A real local Ray cluster with two workers, one of which is killed in the middle: the same file to the byte.

To start Ray takes longer than all other tests of the lab together, so this runs in `make soak`.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from regelwerk.lab.studies.designs import setting, sweep
from regelwerk.lab.studies.runners import MOST_DEATHS, Cluster, work_on
from regelwerk.lab.studies.running import run
from regelwerk.lab.studies.study import Study
from regelwerk.lab.studies.tasks import Task
from regelwerk.lab.studies.varying import parse_axis
from soaking import SOAKING

pytestmark = pytest.mark.skipif(not SOAKING, reason="starts Ray, which takes a while: runs in make soak")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    pytest.importorskip("ray")
    found = Cluster("local", 2)
    yield found
    found.close()


WOLF = """
[foes.wolf]
name = { de = "Leitwolf", en = "Lead wolf" }
hearts = 9
quickness = 5
strength = 2
deftness = 3
mind = 2

[foes.wolf.actions.bite]
name = { de = "Biss", en = "bite" }
mode = "melee"
pool = 9
"""


def study(folder: Path) -> Study:
    """A study with content of its own, which has to travel along."""
    folder.mkdir()
    (folder / "wolf.toml").write_text(WOLF, "utf-8")
    scene = setting("phasesix", "schlaegerei", tactic="light", content=[folder])
    return sweep(scene, [parse_axis("characters.hagen.attributes.strength=2..4")], games=60, chunk=5)


def dying_once(flag: str, plain: Any, tasks: Sequence[Task]) -> Any:
    """Works like everybody, but the first worker that meets one certain task is killed as by the system."""
    if any(tuple(task)[:2] == (1, 20) for task in tasks) and not Path(flag).exists():
        Path(flag).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return work_on(plain, tasks)


def test_a_cluster_writes_the_same_file_although_a_worker_is_killed(cluster: Cluster, tmp_path: Path) -> None:
    ray: Any = pytest.importorskip("ray")
    asked = study(tmp_path / "own")
    assert "wolf" in asked.setting.content["foes"]
    run(asked, tmp_path / "here")
    run(asked, tmp_path / "cluster", runner=cluster)
    assert (tmp_path / "cluster").read_bytes() == (tmp_path / "here").read_bytes()

    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    flag = tmp_path / "killed"
    remote = ray.remote(max_retries=MOST_DEATHS)(dying_once)
    cluster._work = lambda plain, tasks: remote.remote(str(flag), plain, tasks)
    run(asked, tmp_path / "again", runner=cluster)
    assert flag.exists(), "somebody was killed"
    assert (tmp_path / "again").read_bytes() == (tmp_path / "here").read_bytes()
