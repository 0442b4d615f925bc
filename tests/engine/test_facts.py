"""Facts and events survive the journal; audiences hold."""

import json
import pickle

import pytest

from engine.small_rules import D6
from regelwerk.engine.effects import ALL, MASTER, MASTER_ONLY, Note, Roll, only
from regelwerk.engine.facts import Fact, Ref, Word, from_json, phrase, to_json
from regelwerk.engine.journal.events import facts_of, is_for, noted, thrown
from regelwerk.engine.state_values import Value
from regelwerk.engine.tally import tally

FACTS: tuple[Fact, ...] = (
    3, 2.5, "text", True, None, Ref("hagen"), Word("x-word"), tally(3, "X-1", "x-skill").plus(1, "X-2", "x-aimed"),
    phrase("x-inner", who=Ref("hagen"), n=2), (1, Ref("a"), (Word("b"), "c")), (),
    D6.description(),
)  # fmt: skip


@pytest.mark.parametrize("fact", FACTS, ids=repr)
def test_a_fact_survives_json(fact: Fact) -> None:
    again = from_json(json.loads(json.dumps(to_json(fact))))
    assert again == fact
    assert type(again) is type(fact)


def test_what_is_no_fact_is_refused() -> None:
    with pytest.raises(ValueError, match="not a fact"):
        from_json({"nothing": 1})


def test_a_note_keeps_rule_message_and_facts() -> None:
    event = noted(Note("X-1", "x-hit", {"who": Ref("hagen"), "n": 2}))
    assert event == {"event": "note", "rule": "X-1", "message": "x-hit", "facts": {"who": {"ref": "hagen"}, "n": 2}}
    assert facts_of(event) == {"who": Ref("hagen"), "n": 2}


def test_only_the_audience_sees_an_event() -> None:
    for audience, seers in ((ALL, "abm"), (only("a"), "am"), (MASTER_ONLY, "m")):
        for event in (noted(Note("X-1", "x", {}, audience)), thrown(Roll(D6, "X-1", audience=audience), ((3,),))):
            assert [s for s, seat in (("a", "a"), ("b", "b"), ("m", MASTER)) if is_for(event, seat)] == list(seers)


class Sheet(Value, frozen=True):
    name: str
    value: int


def test_a_fixed_value_takes_no_hash_to_another_process() -> None:
    sheet = Sheet("hagen", 3)
    assert hash(sheet) == hash(Sheet("hagen", 3)) != hash(Sheet("hagen", 4))
    stored = pickle.dumps(sheet)
    assert pickle.loads(stored) == sheet
    assert b"_hash" not in stored
