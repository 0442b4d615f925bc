"""Games of picks to whose dice seats contribute, forged copies of them, and receipts as a browser keeps them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest

from engine.games import PICKS, TIE, answers, picks_session
from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.session import Session
from regelwerk.engine.journal.entries import Entry, Journal, JournalError
from regelwerk.engine.journal.fairness import Share
from regelwerk.engine.journal.receipts import Receipt, read_receipt
from regelwerk.engine.journal.verdicts import Verdict
from tiny import picks

TWO_ROUNDS = picks.start(rounds=2)
ANNA = Share("anna", "a1" * 32, "drei Raben")
BEN = Share("ben", "b2" * 32, "")
HOST = Share(MASTER, "c3" * 32, "ein Wort der Spielleitung")
SHARES = (HOST, ANNA, BEN)


def promised(*shares: Share, **settings: Any) -> Session[picks.Picks]:
    """A game before whose first throw these shares are pledged, and awaited."""
    pledges = {share.seat: share.pledge for share in shares}
    return picks_session(**({"start": TWO_ROUNDS, "pledges": pledges} | settings))


def shared(*shares: Share, **settings: Any) -> Session[picks.Picks]:
    """The same, after they were shown."""
    session = promised(*shares, **settings)
    show(session, shares)
    return session


def show(session: Session[Any], shares: Iterable[Share]) -> None:
    for share in shares:
        session.share(*share)


def finished(*shares: Share, rounds: int = 2, **settings: Any) -> Session[picks.Picks]:
    session = shared(*shares, **settings)
    answers(session, *TIE * rounds)
    assert session.outcome is not None
    return session


def faces(session: Session[Any]) -> list[Any]:
    """The faces of all throws that count."""
    return [entry.data["faces"] for entry in session.journal.effective() if entry.kind == "faces"]


def throws(session: Session[Any]) -> list[Entry]:
    return [entry for entry in session.journal.entries if entry.kind == "faces"]


def forged(journal: Journal, change: Callable[[Entry], Entry | None], **header: Any) -> Journal:
    """A forger's work: entries changed or left out, the whole chain sealed anew."""
    copy = Journal(replace(journal.header, **header))
    for entry in journal.entries:
        changed = change(entry)
        if changed is not None:
            copy.append(copy.seal(changed.kind, changed.data, changed.events, changed.state))
    copy.check_chain()
    return copy


def receipt_data(journal: Journal, upto: int | None = None, own: Share | None = None) -> dict[str, Any]:
    """What a browser kept that was shown this many entries, one after the other."""
    seen = journal.entries[:upto]
    return {
        "regelwerk": "receipt",
        "format": 1,
        "game": journal.header.hash,
        "table": "0f3a",
        "title": "Picks",
        "seat": own.seat if own else "anna",
        "commitment": journal.header.commitment,
        "pledges": dict(journal.header.pledges),
        "own": {"nonce": own.nonce, "text": own.text} if own else None,
        "heads": [[entry.n + 1, entry.hash] for entry in seen],
    }


def receipt(journal: Journal, upto: int | None = None, own: Share | None = None) -> Receipt:
    return read_receipt(json.dumps(receipt_data(journal, upto, own)).encode())


def checked(journal: Journal, kept: Receipt | None = None, start: picks.Picks = TWO_ROUNDS) -> Verdict:
    return verify(PICKS, start, journal, kept)


def trouble(journal: Journal, kept: Receipt | None = None, start: picks.Picks = TWO_ROUNDS) -> str:
    """What a check finds wrong."""
    with pytest.raises(JournalError) as caught:
        verify(PICKS, start, journal, kept)
    return caught.value.code
