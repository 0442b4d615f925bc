"""Options: what a table may settle otherwise, checked against the catalogue."""

from dataclasses import replace
from typing import Any

import pytest

from regelwerk.engine.book.options import OptionError, make_options, parse_option
from regelwerk.engine.book.rulebook import implemented_rules, read_catalogue
from tiny import picks, token

CATALOGUE = read_catalogue("tiny")


def trouble(**given: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(OptionError) as caught:
        make_options(picks.Options, given, CATALOGUE)
    return caught.value.code, caught.value.facts


def test_defaults_and_deviations() -> None:
    assert make_options(picks.Options, {}, CATALOGUE) == picks.Options("dice")
    assert make_options(picks.Options, {"ties": "nobody"}, CATALOGUE) == picks.Options("nobody")


def test_what_cannot_be_chosen_says_why() -> None:
    assert trouble(bids="open") == ("option-unknown", {"option": "bids", "known": "ties"})
    assert trouble(tie="open") == ("option-unknown-near", {"option": "tie", "near": "ties"})
    values = {"option": "ties", "value": "chess", "values": "dice, nobody"}
    assert trouble(ties="chess") == ("option-value", values)
    assert trouble(ties=True)[0] == "option-value"


@pytest.mark.parametrize(
    ("text", "parsed"),
    [
        ("ties=nobody", ("ties", "nobody")),
        ("some-limit = 12", ("some_limit", 12)),
        ("limit=-3", ("limit", -3)),
        ("limit=--3", ("limit", "--3")),
        ("open=TRUE", ("open", True)),
        ("open=false", ("open", False)),
        ("formula=a=b", ("formula", "a=b")),
        ("empty=", ("empty", "")),
    ],
)
def test_options_are_read_from_a_command_line(text: str, parsed: tuple[str, Any]) -> None:
    name, value = parse_option(text)
    assert (name, value, type(value)) == (*parsed, type(parsed[1]))


def test_an_option_needs_a_value() -> None:
    with pytest.raises(OptionError) as caught:
        parse_option("ties")
    assert (caught.value.code, caught.value.facts) == ("option-form", {"option": "ties"})


def test_one_and_true_are_different_values() -> None:
    ties = replace(CATALOGUE.options["ties"], values=(0, 1))
    with pytest.raises(OptionError, match="option-value"):
        make_options(picks.Options, {"ties": True}, replace(CATALOGUE, options={"ties": ties}))


def test_the_catalogue_knows_rules_options_and_rulings() -> None:
    bids = CATALOGUE.rules["TP-BID-01"]
    assert (bids.heading["de"], bids.heading["en"], bids.kind) == ("Gebote", "Bids", "code")
    assert CATALOGUE.options["ties"].values == ("dice", "nobody")
    assert CATALOGUE.rulings[1].rules == ("TP-TIE-01",)
    assert [rule.id for rule in CATALOGUE.search("münzen geheim")] == ["TP-BID-01"]
    assert [rule.id for rule in CATALOGUE.search("HNT pounc", "en")] == ["TT-HNT-02"]


def test_a_rule_knows_the_functions_that_implement_it() -> None:
    implemented = implemented_rules()
    assert implemented["TP-TIE-01"] == [picks.contest, picks.tie_break]
    assert implemented["TT-HNT-02"][0].__module__ == token.__name__
    code = {rule.id for rule in CATALOGUE.rules.values() if rule.kind == "code"}
    written_in_answers = {"TP-PEEK-02", "TT-RUN-02", "TT-END-01"}
    assert code - implemented.keys() == written_in_answers
