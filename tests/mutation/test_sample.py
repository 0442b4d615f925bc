"""The sample is fixed, and what it changes can make a difference."""

from __future__ import annotations

from pathlib import Path

import pytest

from mutation.sample import Mutant, mutants, sample

RULES = Path("regelwerk/systems/tiny/rules")
MODULE = '''"""A rule."""

from __future__ import annotations

LIMIT: int | None = 3


@cap(9)
def damage(hits: int | None, armour: int) -> int | None:
    """Hits above the armour."""
    pairs = zip((hits,), (armour,), strict=True)
    if hits > LIMIT:
        return hits - armour
    return None
'''


@pytest.fixture
def source(tmp_path: Path) -> Path:
    (tmp_path / RULES).mkdir(parents=True)
    (tmp_path / RULES / "damage.py").write_text(MODULE, "utf-8")
    return tmp_path


def changed(mutant: Mutant) -> set[str]:
    return set(mutant.applied(MODULE).splitlines()) - set(MODULE.splitlines())


def test_conditions_sums_and_numbers_are_changed(source: Path) -> None:
    lines = {frozenset(changed(one)) for place in mutants(RULES / "damage.py", source) for one in place}
    assert lines == {
        frozenset({line})
        for line in (
            "LIMIT: int | None = 4",
            "LIMIT: int | None = 2",
            "    if hits >= LIMIT:",
            "    if hits <= LIMIT:",
            "    if not hits > LIMIT:",
            "        return hits + armour",
        )
    }


def test_a_place_is_changed_only_once(source: Path) -> None:
    chosen = sample(source, "tiny")
    assert [one.line for one in chosen] == [5, 12, 12, 13]
    assert [one.function for one in chosen] == ["the module", "damage", "damage", "damage"]
    assert len({frozenset(changed(one)) for one in chosen}) == 4


def test_an_edit_elsewhere_leaves_the_sample_alone(source: Path) -> None:
    before = sample(source, "tiny", size=2)
    (source / RULES / "zero.py").write_text('"""No rule."""\n', "utf-8")
    (source / RULES / "damage.py").write_text(MODULE.replace('"""A rule."""', '"""A rule.\n\nLong.\n"""'), "utf-8")
    after = sample(source, "tiny", size=2)
    assert [one.id for one in after] == [one.id for one in before]
    assert [one.operator for one in after] == [one.operator for one in before]
