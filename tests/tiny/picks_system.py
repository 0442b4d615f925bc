"""Picks as a system in a package of its own, with nothing that has a default."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.engine.policies import Defaults
from regelwerk.engine.system import RuleSystem
from tiny.picks import SEATS, Picks, PicksGame, PicksView

if TYPE_CHECKING:
    from collections.abc import Mapping

    from regelwerk.engine.screen.display import Display
    from regelwerk.engine.screen.standings import Standings
    from regelwerk.engine.system import LoadingModule, SetupModule
    from tiny.picks_content import Content


class PicksSystem(RuleSystem[Picks, PicksView, "Content"]):
    """Two seats, a few scenarios, no questions."""

    name = "picks"
    title: Mapping[str, str] = {"de": "Griffe", "en": "Picks"}
    package = "tiny"
    game = PicksGame()
    tactics: Mapping[str, Defaults] = {"defaults": Defaults()}
    default_tactic = "defaults"
    duel_tactic = "defaults"
    first_scenario = "short"
    news = frozenset({"picks-point"})

    @property
    def loading(self) -> LoadingModule[Content]:
        from tiny import picks_content

        return picks_content

    @property
    def setup(self) -> SetupModule[Picks, Content]:
        from tiny import picks_content

        return picks_content

    def display(self, view: PicksView) -> Display:
        from regelwerk.engine.screen.display import Card, Display, Figure

        cards = (Card(who, who, who, (Figure("picks-coins", coins),)) for who, coins in _coins(view))
        return Display(tuple(cards), columns=("picks-coins",))

    def standings(self, view: PicksView) -> Standings:
        from regelwerk.engine.screen.standings import Standing, Standings

        return Standings(("picks-coins",), tuple(Standing(who, False, (coins,)) for who, coins in _coins(view)))


def _coins(view: PicksView) -> list[tuple[str, int]]:
    """What both seats have, in their order."""
    players = (view.mine, view.other) if view.seat == SEATS[0] else (view.other, view.mine)
    return [(seat, player.coins) for seat, player in zip(SEATS, players, strict=True)]


SYSTEM = PicksSystem()
