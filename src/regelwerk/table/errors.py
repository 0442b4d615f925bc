"""Why something was not done, before anybody knows in which language to say it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from regelwerk.engine.book.messages import Names, phrasebook
from regelwerk.table.wire.commands import Problem

if TYPE_CHECKING:
    from regelwerk.engine.facts import Fact
    from regelwerk.table.storage.records import DamagedGameError, StoreError

LOG = logging.getLogger("regelwerk.table")
TABLE = "regelwerk.table"
STORE_STATUS = {"table-store-seat": 404, "table-store-text": 422, "table-store-uncertain": 503}
"""What a store says that everybody may hear; the rest speaks of files and machines, to whoever looks after them."""


class TableError(Exception):
    """A reason with its message key, its facts, and the status of an HTTP answer that tells it."""

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
        """`package` is the system whose messages the sentence needs; `names` are those of what the facts refer to."""
        self.code = code
        self.status = status
        self.rule = rule
        self.field = field
        self.package = package
        self.names = names
        self.facts = facts
        super().__init__(code)

    def problem(self, lang: str) -> Problem:
        """The reason in a language."""
        packages = (TABLE, self.package) if self.package else (TABLE,)
        text = phrasebook(lang, *packages).text(self.code, self.facts, self.names)
        return Problem(code=self.code, text=text, rule=self.rule, field=self.field)


def store_failure(error: StoreError) -> TableError:
    """What people at a table are told of error with the store; where it lies on which disk is for the log."""
    if error.code in STORE_STATUS:
        return TableError(error.code, status=STORE_STATUS[error.code], **error.facts)
    LOG.error("store", extra={"code": error.code, **{name: str(fact) for name, fact in error.facts.items()}})
    return TableError("table-no-room" if error.code == "table-store-full" else "table-no-store", status=503)


def damage_failure(damaged: DamagedGameError) -> TableError:
    LOG.error("damaged", extra={"game": damaged.game, "where": damaged.where})
    return TableError("table-game-damaged", status=409)
