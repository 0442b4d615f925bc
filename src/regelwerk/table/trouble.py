"""Why something was not done, before anybody knows in which language to say it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.engine.messages import Names, phrasebook
from regelwerk.table.wire.commands import Problem

if TYPE_CHECKING:
    from regelwerk.engine.facts import Fact

TABLE = "regelwerk.table"


class Trouble(Exception):
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
