"""Which functions implement a rule and which tests prove it, found by reading the tests."""

from __future__ import annotations

from pathlib import Path

from regelwerk.engine.book.coverage import coverage, proofs, rule_functions
from regelwerk.engine.book.rulebook import read_catalogue

PHASE_SIX = "regelwerk.systems.phasesix"

MARKED = """
import pytest
rule = pytest.mark.rule
pytestmark = pytest.mark.rule("R-ALL")

@pytest.mark.rule("R-1", "R-2")
def test_plain(): ...

@rule("R-3")
def test_by_another_name(): ...

@pytest.mark.rule("R-4")
class TestGroup:
    def test_inside(self): ...
    def helper(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("R-5")), 2])
def test_parameters(n): ...

@pytest.mark.slow
def test_unmarked(): ...

@pytest.mark.rule("R-6")
def no_test(): ...
"""


def test_marks_are_found_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_it.py").write_text(MARKED, "utf-8")
    found = proofs(tmp_path)
    assert found["R-1"] == found["R-2"] == ("deep/test_it.py:7 test_plain",)
    assert [names[0].rpartition(" ")[2] for rule, names in found.items() if rule in ("R-3", "R-4", "R-5")] == [
        "test_by_another_name",
        "test_inside",
        "test_parameters",
    ]
    assert len(found["R-ALL"]) == 5
    assert "R-6" not in found


def test_a_rule_is_whole_with_code_and_a_test() -> None:
    catalogue = read_catalogue(PHASE_SIX)
    found = {one.rule_id: one for one in coverage(catalogue, PHASE_SIX, {"PS-COV-05": ("test_cover.py:1 test",)})}
    assert set(found) == {rule_id for rule_id, text in catalogue.rules.items() if text.kind == "code"}
    assert found["PS-COV-05"].is_whole and not found["PS-COV-01"].is_whole
    assert found["PS-COV-05"].functions[0].startswith(f"{PHASE_SIX}.rules.attack.cover:")


def test_rule_functions_are_found_by_name_and_methods_by_their_class() -> None:
    functions = rule_functions(PHASE_SIX)
    assert functions["take_hits"].__module__ == f"{PHASE_SIX}.rules.attack.attack"
    assert "Fighter.actions_max" in functions


def test_code_and_a_test_stand_behind_every_rule_of_phase_six() -> None:
    tests = Path(__file__).parents[2]
    gaps = [one for one in coverage(read_catalogue(PHASE_SIX), PHASE_SIX, proofs(tests)) if not one.is_whole]
    assert gaps == []
