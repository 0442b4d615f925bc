"""Errors that people at a table are told, before it is known in which language.

Errors of the store become `TableError` here. What a person got wrong in the engine's words is told by `user_errors`.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from regelwerk.engine.book.messages import Names, phrasebook
from regelwerk.table.storage.records import DamagedGameError, NoSuchCampaign, NoSuchGame, StoreError, WriteConflict
from regelwerk.table.wire.commands import Problem

if TYPE_CHECKING:
    from regelwerk.engine.facts import Fact

LOG = logging.getLogger("regelwerk.table")
TABLE = "regelwerk.table"
STORE_STATUS = {"table-store-seat": 404, "table-store-text": 422, "table-store-uncertain": 503}
"""Messages of the store that everybody may see; the others name files and hosts, and go to the log."""


class TableError(Exception):
    """A message key with its facts, and the status of an HTTP answer that tells it."""

    def __init__(
        self,
        code: str,
        /,
        *,
        status: int = 409,
        rule: str = "",
        field: str = "",
        package: str = "",
        names: Names | None = None,
        **facts: Fact,
    ) -> None:
        """`package` is the system whose messages the sentence needs; `names` are those that the facts refer to."""
        self.code = code
        self.status = status
        self.rule = rule
        self.field = field
        self.package = package
        self.names = names
        self.facts = facts
        super().__init__(code)

    def problem(self, lang: str) -> Problem:
        """The error in a language."""
        packages = (TABLE, self.package) if self.package else (TABLE,)
        text = phrasebook(lang, *packages).text(self.code, self.facts, self.names)
        return Problem(code=self.code, text=text, rule=self.rule, field=self.field)


STORAGE_ERRORS = (StoreError, DamagedGameError, WriteConflict, NoSuchGame, NoSuchCampaign)


def storage_problem(error: Exception) -> TableError:
    """What people are told of an error in `STORAGE_ERRORS`. Files, hosts and damaged places are logged, not told."""
    match error:
        case StoreError() if error.code in STORE_STATUS:
            return TableError(error.code, status=STORE_STATUS[error.code], **error.facts)
        case StoreError():
            LOG.error("store", extra={"code": error.code, **{name: str(fact) for name, fact in error.facts.items()}})
            return TableError("table-no-room" if error.code == "table-store-full" else "table-no-store", status=503)
        case DamagedGameError():
            LOG.error("damaged", extra={"game": error.game, "where": error.where})
            return TableError("table-game-damaged")
        case NoSuchCampaign():
            return TableError("table-no-campaign", status=404)
        case WriteConflict():
            return TableError("table-moved-on")
    return TableError("table-no-game", status=404)
