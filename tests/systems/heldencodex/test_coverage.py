"""Code and a test stand behind every rule of Heldencodex."""

from pathlib import Path

from regelwerk.engine.book.coverage import coverage, proofs
from regelwerk.engine.book.rulebook import implemented_rules, read_catalogue

PACKAGE = "regelwerk.systems.heldencodex"
TESTS = Path(__file__).parent


def test_code_and_a_test_stand_behind_every_rule() -> None:
    gaps = [one.rule_id for one in coverage(read_catalogue(PACKAGE), PACKAGE, proofs(TESTS)) if not one.is_whole]
    assert gaps == []


def test_code_and_a_test_stand_behind_every_ruling() -> None:
    options = {f"HC:{name}" for name in read_catalogue(PACKAGE).options}
    assert options - set(implemented_rules()) == set()
    assert options - set(proofs(TESTS)) == set()


def test_what_is_no_code_says_why() -> None:
    for rule in read_catalogue(PACKAGE).rules.values():
        assert rule.kind == "code" or (rule.why["de"] and rule.why["en"]), rule.id


def test_code_and_tests_cite_only_what_the_catalogue_knows() -> None:
    catalogue = read_catalogue(PACKAGE)
    known = {*catalogue.rules, *(f"HC:{name}" for name in catalogue.options)}
    known |= {f"HC:ruling_{number}" for number in catalogue.rulings}
    cited = {rule_id for rule_id in implemented_rules() if rule_id.startswith(("HC-", "HC:"))}
    assert cited - known == set()
    assert {rule_id for rule_id in proofs(TESTS) if rule_id.startswith(("HC-", "HC:"))} - known == set()
