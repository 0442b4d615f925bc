"""Content files with a mistake, and how they are refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Fact, Phrase

Refusal = Callable[[str], ContentError]


def refusing(load: Callable[[Sequence[Path]], Any]) -> Any:
    """A fixture that writes a file of one's own and loads it; it must be refused."""

    @pytest.fixture
    def refusal(tmp_path: Path) -> Refusal:
        def load_text(text: str) -> ContentError:
            (tmp_path / "mine.toml").write_text(text, "utf-8")
            with pytest.raises(ContentError) as refused:
                load([tmp_path])
            return refused.value

        return load_text

    return refusal


def told(error: ContentError) -> dict[str, Fact]:
    """The facts of an error; of the names that look alike the first."""
    match error.facts.get("hint"):
        case Phrase("content-hint-near", (("near", str(near)),)):
            return {**error.facts, "near": near.split(", ")[0]}
    return error.facts
