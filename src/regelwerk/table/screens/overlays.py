"""What a map shows while an answer is only considered, in words and shapes of the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.table.wire.place import ShapeView

if TYPE_CHECKING:
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.screen.display import Overlay
    from regelwerk.table.screens.language import Language


def shape_view(language: Language, names: Names, overlay: Overlay) -> ShapeView:
    return ShapeView(
        shape=overlay.shape,
        kind=overlay.kind,
        points=list(overlay.points),
        radius=overlay.radius,
        text=language.say(overlay.text, names) if overlay.text is not None else "",
    )
