"""Receipts as files: whatever is no receipt is told so in a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.journal.sealed import ANNA, SHARES, checked, finished, receipt, receipt_data, trouble
from regelwerk.engine.journal.entries import JournalError, journal_from
from regelwerk.engine.journal.receipts import LARGEST, MOST_HEADS, read_receipt, receipt_of

GOOD = receipt_data(finished(*SHARES).journal, own=ANNA)


def wrong(content: bytes) -> dict[str, Any]:
    with pytest.raises(JournalError) as caught:
        read_receipt(content)
    return {"code": caught.value.code} | caught.value.facts


def written(**changes: Any) -> bytes:
    return json.dumps(GOOD | changes).encode()


@pytest.mark.parametrize(
    "content", [b"", b"hello", b"\xff\xfe", b"[]", b"7", b"null", b"{}", b"[" * 100_000, b'{"n":' + b"9" * 5000 + b"}"]
)
def test_what_is_no_receipt_at_all(content: bytes) -> None:
    assert wrong(content)["code"] == "receipt-malformed"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("regelwerk", "view"), ("regelwerk", None), ("format", 2), ("format", True), ("game", "abc"), ("game", 7),
        ("seat", None), ("commitment", "A" * 64), ("pledges", []), ("pledges", {"anna": 7}), ("own", "drei Raben"),
        ("own", {"nonce": "00", "text": ""}), ("own", {"nonce": "00" * 32, "text": "x" * 201}),
        ("own", {"nonce": "00" * 32, "text": 7}), ("heads", {}), ("heads", [[1]]), ("heads", [[0, "00" * 32]]),
        ("heads", [[True, "00" * 32]]), ("heads", [["1", "00" * 32]]), ("heads", [[1, "xyz"]]),
        ("heads", [[1, "00" * 32]] * (MOST_HEADS + 1)),
    ],
)  # fmt: skip
def test_a_field_that_is_not_as_it_must_be_is_named(field: str, value: Any) -> None:
    found = wrong(written(**{field: value}))
    assert found["code"] == "receipt-malformed"
    assert found["wrong"] in (field, "regelwerk")


def test_a_receipt_has_a_size() -> None:
    assert wrong(written(title="x" * LARGEST)) == {"code": "receipt-size", "most": 1024}


def test_what_later_versions_say_besides_is_ignored() -> None:
    assert read_receipt(written(signed="by nobody")).seat == "anna"


def test_a_receipt_without_heads_still_knows_the_game() -> None:
    journal = finished(*SHARES).journal
    assert checked(journal, receipt(journal, upto=0)).receipt
    assert trouble(finished(ANNA).journal, receipt(journal, upto=0)) == "receipt-other-game"


def test_promises_are_compared_by_themselves_too() -> None:
    journal = finished(*SHARES).journal
    changes: list[dict[str, Any]] = [{"commitment": "00" * 32}, {"pledges": {}}]
    for change in changes:
        assert trouble(journal, read_receipt(written(**change))) == "receipt-promise"


def test_heads_may_stand_in_any_order() -> None:
    journal = finished(*SHARES).journal
    assert checked(journal, read_receipt(written(heads=GOOD["heads"][::-1]))).receipt


def test_a_journal_of_an_earlier_format_has_receipts_too() -> None:
    from engine.journal.test_earlier_formats import FINISHED, TWO

    journal = journal_from(FINISHED, "")
    kept = read_receipt(receipt_of(journal).encode())
    assert checked(journal, kept, TWO).receipt
    journal.entries.pop()
    assert trouble(journal, kept, TWO) == "receipt-cut-short"
