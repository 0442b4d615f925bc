"""What everybody at a table sees of the promises about its dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regelwerk.engine.interpreters.dealers import HAND, SERVER
from regelwerk.engine.journal.entries import FORMAT
from regelwerk.engine.journal.fairness import OPEN
from regelwerk.engine.screen.verdict_words import worth_in_words
from regelwerk.table.screens.deltas import leaf
from regelwerk.table.wire.table import Fairness

if TYPE_CHECKING:
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.interpreters.session import Session
    from regelwerk.engine.journal.entries import Journal
    from regelwerk.table.screens.deltas import Node
    from regelwerk.table.screens.language import Language


def fairness_fields(language: Language, session: Session[Any], names: Names) -> dict[str, Node]:
    """The fields of `Fairness`: after a throw only the number of throws is another."""
    journal = session.journal
    if not journal.header.has_leaves:
        return _of_earlier_format(journal)
    promises = journal.promises
    reveals = (entry for entry in reversed(journal.entries) if entry.kind == "reveal") if promises.is_open else ()
    return _as_fields(
        format=journal.header.format,
        game=journal.game,
        commitment=promises.commitment,
        dealing=promises.dealing,
        in_force=promises.in_force,
        opened=dict(journal.header.pledges),
        pledges=promises.pledges,
        pending={seat: pledge for seat, (pledge, _) in promises.pending.items()},
        shares={seat: {"nonce": one.nonce, "text": one.text} for seat, one in promises.shares.items()},
        missing=promises.missing,
        awaited=promises.awaited,
        typed=sorted(promises.typed),
        throws=promises.numbers[SERVER, OPEN],
        typed_throws=promises.numbers[HAND, OPEN],
        undone={by: count for by, count in sorted(promises.undone_openly.items()) if count > 0},
        worth=worth_in_words(language, promises, names),
        seed=next((str(entry.data["seed"]) for entry in reveals), ""),
    )


def unopened_fields(pledges: dict[str, str]) -> dict[str, Node]:
    """Before the game begins nothing is promised but by seats."""
    return _as_fields(format=FORMAT, opened=pledges)


def _as_fields(**given: Any) -> dict[str, Node]:
    """All fields of `Fairness`, those that are not given as they are by default."""
    return {**_DEFAULTS, **{name: leaf(value) for name, value in given.items()}}


_DEFAULTS = {name: leaf(field.default) for name, field in Fairness.model_fields.items() if name != "format"}


def _of_earlier_format(journal: Journal) -> dict[str, Node]:
    """In formats 1 and 2 seats added texts in the open."""
    promised, seed = journal.header.commitment, ""
    seeds: dict[str, str] = {}
    for entry in journal.entries:
        if entry.kind == "new_dice":
            promised, seed = str(entry.data["commitment"]), ""
        elif entry.kind == "reveal":
            seed = str(entry.data["seed"])
        elif entry.kind == "seed":
            seeds[str(entry.data["seat"])] = str(entry.data["text"])
    return _as_fields(format=journal.header.format, game=journal.game, commitment=promised, seed=seed, seeds=seeds)
