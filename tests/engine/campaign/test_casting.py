"""Casting: heroes take the places of figures; ids, seats and sides stay, and what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.campaign.casting import heroes_of, own_tables, places, with_entries
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import MASTER
from regelwerk.engine.system import system, system_names


@pytest.mark.parametrize("name", system_names())
def test_whoever_takes_a_place_has_its_id_seat_and_side(name: str) -> None:
    chosen = system(name)
    content, taken = chosen.content(), 0
    for scene in list(chosen.scenarios(content))[:4]:
        usual = chosen.start(chosen.scenario(content, scene, {}))
        shown = {card.id: (card.side, card.seat) for card in chosen.display(chosen.game.view(usual, MASTER)).cards}
        for figure, place in list(places(chosen, content, scene).items())[:2]:
            for hero in list(heroes_of(chosen, content, place.table))[:3]:
                try:
                    document = chosen.scenario(content, scene, {}, {figure: hero})
                    start = chosen.start(document)
                except ContentError:
                    continue
                assert document["cast"] == {figure: hero}
                now = {
                    card.id: (card.side, card.seat) for card in chosen.display(chosen.game.view(start, MASTER)).cards
                }
                assert now == shown, (scene, figure, hero)
                names = heroes_of(chosen, content, place.table)
                assert chosen.game.names(start)[figure]["de"] == names[hero]["de"]
                taken += 1
    assert taken > 5


def test_two_heroes_change_places() -> None:
    chosen = system("heldencodex")
    document = chosen.scenario(chosen.content(), "assassin", {}, {"richart": "elsbeth", "elsbeth": "richart"})
    names = chosen.game.names(chosen.start(document))
    assert (names["richart"]["de"], names["elsbeth"]["de"]) == ("Elsbeth", "Richart")


@pytest.mark.parametrize(
    ("name", "scene", "cast", "code"),
    [
        ("heldencodex", "assassin", {"richart": "jost", "elsbeth": "jost"}, "campaign-cast-twice"),
        ("heldencodex", "assassin", {"richart": "elsbeth"}, "campaign-cast-twice"),
        ("heldencodex", "duel", {"nobody": "jost"}, "campaign-cast-figure"),
        ("heldencodex", "night_watch", {"bandit": "jost"}, "campaign-cast-figure"),
        ("phasesix", "schlaegerei", {"leyla": "wolf"}, "campaign-cast-kind"),
        ("phasesix", "schlaegerei", {"leyla": "nobody"}, "campaign-cast-hero"),
        ("realms", "uebung", {"mars": "truppfuehrerin"}, "campaign-cast-twice"),
        ("realms", "uebung", {"mars": "ordensmeister"}, "re-content-faction"),
        ("realms", "uebung", {"mars": "mg_schuetze"}, "re-content-no-leader"),
        ("darkspace", "flucht", {"zollwache": "lagerwache"}, "campaign-cast-figure"),
    ],
)
def test_who_cannot_take_a_place_is_told_why(name: str, scene: str, cast: dict[str, str], code: str) -> None:
    chosen = system(name)
    with pytest.raises(ContentError, match=code):
        chosen.start(chosen.scenario(chosen.content(), scene, {}, cast))


def test_an_own_hero_brings_own_gear_and_nothing_else() -> None:
    chosen = system("phasesix")
    own: dict[str, dict[str, Any]] = {
        "characters": {"mira": {"name": "Mira", "weapons": ["needle"]}, "otto": {"name": "Otto"}},
        "weapons": {
            "needle": {"name": "Nadel", "kind": "melee", "modes": ["melee"]},
            "hammer": {"name": "Hammer", "kind": "melee", "modes": ["melee"]},
        },
    }
    tables = own_tables(chosen.loading.SHELF, own, "characters", "mira")
    assert {table: set(entries) for table, entries in tables.items()} == {"characters": {"mira"}, "weapons": {"needle"}}
    content = with_entries(chosen, chosen.content(), tables)
    assert chosen.start(chosen.scenario(content, "schlaegerei", {}, {"leyla": "mira"}))
