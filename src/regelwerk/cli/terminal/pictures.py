"""The table as SVG files: one after every change, or on request."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from regelwerk.cli.errors import UserError

if TYPE_CHECKING:
    from regelwerk.engine.effects import Choose
    from regelwerk.engine.interpreters.session import Session
    from regelwerk.engine.system import System


class Pictures:
    """Draws one game as one seat sees it. `place` is a file with the latest drawing, or a folder with all of them."""

    def __init__(self, system: System, session: Session[Any], lang: str, seat: str, place: Path | None) -> None:
        self._system = system
        self._session = session
        self._lang = lang
        self._seat = seat
        self._place = place
        self._last: str | None = None
        if place is not None and self._drawn() is None:
            raise UserError("cli-wrong-no-picture", system=system.name)

    def follow(self, prompt: Choose[Any] | None = None) -> None:
        """Write a drawing if the table has changed."""
        if self._place is None:
            return
        drawn = self._drawn(prompt)
        if drawn is None or drawn == self._last:
            return
        self._last = drawn
        file = self._place
        if file.suffix.lower() != ".svg":
            number, round_ = self._session.journal.next_number, self._system.game.round_of(self._session.state)
            file = file / f"{number:05}-{round_}.svg"
        _keep(file, drawn)

    def write(self, file: Path, prompt: Choose[Any] | None = None) -> bool:
        """Write a drawing to a file; false if the system draws nothing."""
        drawn = self._drawn(prompt)
        if drawn is not None:
            _keep(file, drawn)
        return drawn is not None

    def _drawn(self, prompt: Choose[Any] | None = None) -> str | None:
        """The table as it is now, also in the middle of a step."""
        game = self._session.game
        asked = game.asked_in(prompt) if prompt is not None else None
        view = game.view(self._session.meanwhile if asked is None else asked, self._seat)
        return self._system.picture(view, self._seat, self._lang)


def _keep(file: Path, drawn: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(drawn, "utf-8")
