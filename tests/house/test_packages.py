"""The tested versions of the packages, and the Python versions that continuous integration tries."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
REQUIREMENTS = [
    Requirement(line)
    for lines in (PROJECT["dependencies"], *PROJECT["optional-dependencies"].values())
    for line in lines
]


def constraints() -> dict[str, Version]:
    """The versions in `constraints.txt`, which holds nothing but names and versions."""
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pairs = [line.split("==") for line in lines if not line.startswith("#")]
    return {canonicalize_name(name): Version(version) for name, version in pairs}


@pytest.mark.parametrize("needed", REQUIREMENTS, ids=lambda needed: str(needed.name))
def test_every_package_that_is_needed_has_a_tested_version_within_its_limits(needed: Requirement) -> None:
    assert constraints()[canonicalize_name(needed.name)] in needed.specifier


def test_the_workflow_runs_make_test_from_the_oldest_python_on() -> None:
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    assert re.search(r"^ +- run: make test\b", workflow, re.MULTILINE)
    oldest = re.search(r'python: \["([\d.]+)"', workflow)
    assert oldest is not None
    assert PROJECT["requires-python"] == f">={oldest[1]}"
