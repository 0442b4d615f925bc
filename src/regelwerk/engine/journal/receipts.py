"""Receipts: what a browser has seen of a game, kept where the host cannot reach it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from regelwerk.engine.journal.entries import Header, Journal, JournalError, canonical
from regelwerk.engine.journal.fairness import Share
from regelwerk.engine.journal.promises import Promises, is_hash, is_share

LARGEST = 1 << 20
"""Bytes of a receipt."""
MOST_HEADS = 5_000


@dataclass(frozen=True, slots=True)
class Receipt:
    """The game, what was promised at its beginning, the seat's own share, and heads of the journal with their numbers.

    A head is the number of entries that there were, and the hash of the last of them.
    """

    game: str
    seat: str
    commitment: str
    pledges: Mapping[str, str]
    own: Share | None
    heads: tuple[tuple[int, str], ...]


def read_receipt(content: bytes) -> Receipt:
    """A receipt from its file; raises JournalError if it is none."""
    if len(content) > LARGEST:
        raise JournalError("receipt-size", most=LARGEST >> 10)
    try:
        data = json.loads(content.decode())
    except (ValueError, RecursionError):
        raise JournalError("receipt-malformed", wrong="json") from None
    wrong = _malformed(data)
    if wrong:
        raise JournalError("receipt-malformed", wrong=wrong)
    own = data["own"]
    return Receipt(
        data["game"], data["seat"], data["commitment"], data["pledges"],
        None if own is None else Share(data["seat"], own["nonce"], own["text"]),
        tuple((n, head) for n, head in data["heads"]),
    )  # fmt: skip


def receipt_of(journal: Journal) -> str:
    """A receipt of a journal as it is now, for who wants to hold its later self against it."""
    header, entries = journal.header, journal.entries
    told = {
        "regelwerk": "receipt", "format": 1, "game": header.hash, "seat": "", "commitment": header.commitment,
        "pledges": dict(header.pledges), "own": None, "heads": [[len(entries), entries[-1].hash]] if entries else [],
    }  # fmt: skip
    return canonical(told)


def _malformed(data: Any) -> str:
    """The name of the first field that is not as it must be."""
    if not isinstance(data, dict) or data.get("regelwerk") != "receipt" or type(data.get("format")) is not int:
        return "regelwerk"
    pledges, own, heads = data.get("pledges"), data.get("own"), data.get("heads")
    forms = {
        "format": data["format"] == 1,
        "game": is_hash(data.get("game")),
        "seat": isinstance(data.get("seat"), str),
        "commitment": is_hash(data.get("commitment")),
        "pledges": isinstance(pledges, dict) and all(map(is_hash, pledges.values())),
        "own": own is None or (isinstance(own, dict) and is_share(own.get("nonce"), own.get("text"))),
        "heads": isinstance(heads, list) and len(heads) <= MOST_HEADS and all(map(_is_head, heads)),
    }
    return next((name for name, is_right in forms.items() if not is_right), "")


def _is_head(head: Any) -> bool:
    return isinstance(head, list) and len(head) == 2 and type(head[0]) is int and head[0] > 0 and is_hash(head[1])


def check_receipt(receipt: Receipt, header: Header | Promised, hashes: Sequence[str], promises: Promises) -> None:
    """Raise JournalError unless this is the game that the receipt saw, complete and unchanged."""
    if receipt.game != header.hash:
        raise JournalError("receipt-other-game")
    # Who came after another seed was promised knows only that promise.
    if receipt.commitment not in promises.promised or dict(receipt.pledges) != dict(header.pledges):
        raise JournalError("receipt-promise")
    same = 0
    for n, head in sorted(receipt.heads):
        if n > len(hashes):
            raise JournalError("receipt-cut-short", seen=n, found=len(hashes))
        if hashes[n - 1] != head:
            raise JournalError("receipt-differs", same=same, seen=n)
        same = n
    if receipt.own is not None and receipt.own.pledge not in promises.ever_pledged:
        raise JournalError("receipt-share", seat=receipt.seat)


@dataclass(frozen=True, slots=True)
class Promised:
    """What a receipt is held against, where the header itself is not at hand."""

    hash: str
    commitment: str
    pledges: Mapping[str, str]
