"""Code and a test stand behind every rule of Realms."""

from pathlib import Path

from regelwerk.engine.book.coverage import coverage, import_all, proofs
from regelwerk.engine.book.rulebook import Catalogue, implemented_rules, read_catalogue

PACKAGE = "regelwerk.systems.realms"
TESTS = Path(__file__).parent
WITHOUT_FIELD = {"RE:ruling_6"}
"""There is one way, and content goes it: no function has to choose."""


def known_rulings(catalogue: Catalogue) -> set[str]:
    return {f"RE:{name}" for name in catalogue.options} | {f"RE:ruling_{number}" for number in catalogue.rulings}


def test_code_and_a_test_stand_behind_every_rule() -> None:
    gaps = [one.rule_id for one in coverage(read_catalogue(PACKAGE), PACKAGE, proofs(TESTS)) if not one.is_whole]
    assert gaps == []


def test_code_and_a_test_stand_behind_every_ruling() -> None:
    import_all(PACKAGE)
    rulings = known_rulings(read_catalogue(PACKAGE))
    assert rulings - set(implemented_rules()) - WITHOUT_FIELD == set()
    assert rulings - set(proofs(TESTS)) == set()


def test_what_is_no_code_says_why() -> None:
    for rule in read_catalogue(PACKAGE).rules.values():
        assert rule.kind == "code" or (rule.why["de"] and rule.why["en"]), rule.id


def test_code_and_tests_cite_only_what_the_catalogue_knows() -> None:
    import_all(PACKAGE)
    catalogue = read_catalogue(PACKAGE)
    known = set(catalogue.rules) | known_rulings(catalogue)
    cited = {rule_id for rule_id in implemented_rules() if rule_id.startswith(("RE-", "RE:"))}
    assert cited - known == set()
    assert {rule_id for rule_id in proofs(TESTS) if rule_id.startswith(("RE-", "RE:"))} - known == set()
