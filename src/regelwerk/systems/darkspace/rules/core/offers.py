"""Menus of kinds whose words are made when somebody reads them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from regelwerk.engine.answers import Answer, Listed, Refusal

D = TypeVar("D")


class Kinds(Listed[str]):
    """Kinds of things that can be chosen, each of which means itself: a few plain ones, then those of a menu.

    The menu is read as far as somebody asks.
    """

    __slots__ = ("menu", "plain")

    def __init__(
        self,
        plain: tuple[str, ...],
        menu: Mapping[str, D],
        words: Callable[[str, D | None], Answer[str]],
        refused: Callable[[], Sequence[Refusal]],
    ) -> None:
        super().__init__(lambda: [words(key, None if key in plain else menu[key]) for key in (*plain, *menu)], refused)
        self.plain = plain
        self.menu = menu

    def meaning(self, key: str) -> str | Refusal:
        return key if key in self.plain or key in self.menu else super().meaning(key)
