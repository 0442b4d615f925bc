"""A player's export: what one seat may know of a journal, tied to the chain that everybody shares.

It holds for each entry the hashes of all its leaves, and the text of the open leaf and of the seat's own. Whoever has
it can check the chain, the promises and every throw that the seat saw, and learns nothing of the rest.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from regelwerk.engine.effects import MASTER
from regelwerk.engine.journal.chain import Leaf, canonical, entry_hash, hash_of, leaf_hash
from regelwerk.engine.journal.entries import FORMAT, MOST_SEATS, Journal, JournalError, Json
from regelwerk.engine.journal.entry_forms import wrong_in_data
from regelwerk.engine.journal.promises import Promises, is_hash
from regelwerk.engine.journal.receipts import Promised, Receipt, check_receipt
from regelwerk.engine.journal.verdicts import Told, Verdict, check_numbered, check_seen, numbered_verdict, seeds_of

LARGEST = 64 << 20
"""Bytes of an export."""


def view_of(journal: Journal, seat: str) -> str:
    """The export of a seat, of the master, or of a spectator (no name); raises JournalError for an earlier format."""
    header = journal.header
    if not header.has_leaves:
        raise JournalError("journal-view-format")
    if seat not in (*header.seats, MASTER, ""):
        raise JournalError("journal-view-seat", seat=seat)
    entries = []
    for entry in journal.entries:
        leaves = {leaf.name: leaf for leaf in header.leaves(entry)}
        shown: Json = {"leaves": [leaf.hash for leaf in leaves.values()], "open": _disclosed(leaves["open"])}
        if seat:
            shown["own"] = _disclosed(leaves["all" if seat == MASTER else f"seat:{seat}"])
        entries.append(shown)
    told = {"regelwerk": "view", "format": 1, "seat": seat, "header": header.open_text, "entries": entries}
    return canonical(told)


def _disclosed(leaf: Leaf) -> list[str]:
    return [leaf.salt.hex(), leaf.text]


@dataclass(frozen=True, slots=True)
class View:
    """An export whose chain holds: what was promised at the beginning, what it tells, and the hash of every entry."""

    seat: str
    header: Json
    hash: str
    told: tuple[Told, ...]
    hashes: tuple[str, ...]


def is_view(content: bytes) -> bool:
    """Whether a file is a player's export, and not a whole journal."""
    return re.search(rb'"regelwerk"\s*:\s*"view"', content) is not None


def read_view(content: bytes) -> View:
    """Read an export and check that it holds together; raises JournalError."""
    if len(content) > LARGEST:
        raise JournalError("view-size", most=LARGEST >> 20)
    try:
        data = json.loads(content.decode())
        header = json.loads(data["header"])
        seat, entries = data["seat"], data["entries"]
        is_known = data["regelwerk"] == "view" and data["format"] == 1 and isinstance(seat, str)
        if not is_known or not isinstance(entries, list) or not _is_header(header):
            raise ValueError("header")
        if seat not in (*header["seats"], MASTER, ""):
            raise ValueError("seat")
    except (ValueError, KeyError, TypeError, RecursionError, AttributeError):
        raise JournalError("view-malformed") from None
    game = hash_of(data["header"])
    previous, hashes, told = game, [], []
    for n, entry in enumerate(entries):
        told.append(_told(n, entry, header["seats"], seat))
        previous = entry_hash(previous, n, entry["leaves"])
        hashes.append(previous)
    return View(seat, header, game, tuple(told), tuple(hashes))


def _is_header(header: Any) -> bool:
    seats, pledges, typed = header["seats"], header["pledges"], header["typed"]
    names = [*seats, *pledges, *typed, header["rules"], header["system"]]
    is_right = isinstance(seats, list) and isinstance(typed, list) and all(isinstance(name, str) for name in names)
    is_right = is_right and len(seats) <= MOST_SEATS
    hashes = (header["commitment"], header["document"], *pledges.values())
    return is_right and header["regelwerk"] == FORMAT and all(map(is_hash, hashes))


def _told(n: int, entry: Any, seats: Sequence[str], seat: str) -> Told:
    """What the disclosed leaves of an entry tell, if they are leaves of this entry."""
    try:
        leaves = entry["leaves"]
        own = {"": None, MASTER: 0}.get(seat, 2 + list(seats).index(seat) if seat in seats else None)
        if len(leaves) != 2 + len(seats) or not all(map(is_hash, leaves)) or ("own" in entry) is (own is None):
            raise JournalError("journal-chain", entry=n)
        part = _checked(n, entry["open"], leaves[1])
        events = part.get("events", [])
        if own is not None:
            mine = _checked(n, entry["own"], leaves[own])
            if not _agree(part, mine, is_whole=seat == MASTER):
                raise JournalError("journal-chain", entry=n)
            events = events + mine.get("events", [])
            # What a seat knows of a secret correction is more than what all do; the whole is all there is to know.
            part = {**part, **mine}
        kind, data = part.get("kind", ""), part.get("data", {})
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        if isinstance(error, JournalError):
            raise
        raise JournalError("journal-entry", wrong="leaves", entry=str(n)) from None
    # Of a secret correction all may know who made it, and no more.
    is_secret = kind == "correction" and data.keys() == {"by"}
    if not isinstance(kind, str) or (not is_secret and wrong_in_data(n, kind, data) is not None):
        raise JournalError("journal-entry", wrong="data", entry=str(n))
    return Told(n, kind, data, events)


def _agree(shown: Json, own: Json, *, is_whole: bool) -> bool:
    """Whether nobody was told another story: the whole says the same as its open part; to a seat an entry is told once.

    Only of a secret correction everybody learns a part.
    """
    if "kind" not in shown or shown["kind"] == own.get("kind") == "correction":
        return True
    told = ("kind", "data")
    return [own.get(name) for name in told] == [shown.get(name) if is_whole else None for name in told]


def _checked(n: int, disclosed: Any, expected: str) -> Json:
    """A disclosed leaf, if it is the one that was hashed."""
    salt, text = disclosed
    if leaf_hash(bytes.fromhex(salt), text) != expected:
        raise JournalError("journal-chain", entry=n)
    found = json.loads(text)
    if not isinstance(found, dict) or not isinstance(found.get("data", {}), dict) or not _are_events(found):
        raise JournalError("journal-entry", wrong="leaves", entry=str(n))
    return found


def _are_events(found: Json) -> bool:
    events = found.get("events", [])
    return isinstance(events, list) and all(isinstance(event, dict) for event in events)


def verify_view(view: View, receipt: Receipt | None = None) -> Verdict:
    """Check the promises and every throw of an export that holds together, and hold it against a receipt.

    An export does not tell enough to play the rules again, and the verdict says so.
    """
    header = view.header
    promises = Promises(
        header["commitment"], header["pledges"], header["typed"], is_lesson=header.get("lesson") is True
    )
    checked = check_numbered(view.told, promises, seeds_of(header["commitment"], view.told))
    check_seen(view.told)
    verdict = numbered_verdict(view.told, promises, checked, replayed=False)
    if receipt is None:
        return verdict
    check_receipt(receipt, Promised(view.hash, header["commitment"], header["pledges"]), view.hashes, promises)
    return replace(verdict, receipt=True)
