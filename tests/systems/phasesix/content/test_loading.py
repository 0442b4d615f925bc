"""The supplied content with all its derived numbers; finding things; content of one's own."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Phrase, Word
from regelwerk.engine.state_values import Name
from regelwerk.systems.phasesix.content.loading import TABLES, Content, load, template
from regelwerk.systems.phasesix.content.models import Attributes, SkillBonus
from regelwerk.systems.phasesix.content.setup import scenario_document, start
from regelwerk.systems.phasesix.values import (
    ATTRIBUTES,
    SKILL_OF_KIND,
    SKILLS,
    Sheet,
    crawl_m,
    encumbrance,
    evasion,
    run_m,
    shield_cover,
    walk_m,
)


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


# kind, modes, damage potential, penetration, range, capacity, reload, ready, hands, brace, encumbrance
WEAPONS = {
    "dagger": ("melee", "melee", 1, 0, 1, None, 1, 0, 1, False, 0),
    "short_sword": ("melee", "melee", 1, 1, 1, None, 1, 1, 1, False, 0),
    "axe": ("melee", "melee", 3, 0, 1, None, 1, 1, 1, False, 0),
    "mace": ("melee", "melee", 3, 0, 1, None, 1, 1, 1, False, 0),
    "spear": ("melee", "melee", 1, 1, 2, None, 1, 1, 1, False, 0),
    "two_hander": ("melee", "melee", 3, 1, 2, None, 1, 1, 2, False, 1),
    "longbow": ("shooting", "single", 2, 1, 60, 1, 1, 1, 2, False, 0),
    "crossbow": ("shooting", "single", 3, 1, 40, 1, 2, 2, 2, True, 0),
    "glock": ("shooting", "single burst", 2, 0, 80, 17, 1, 1, 1, True, 0),
    "mp5": ("shooting", "single burst", 2, 0, 40, 30, 1, 1, 2, True, 0),
    "ak_47": ("shooting", "single burst", 3, 1, 40, 30, 1, 1, 2, True, 1),
    "kar98": ("shooting", "single", 2, 2, 1200, 5, 1, 1, 2, True, 1),
    "tommy_gun": ("shooting", "burst", 3, 1, 40, 50, 1, 1, 2, True, 1),
    "throwing_axe": ("throwing", "throw", 3, 0, 10, 1, 1, 1, 1, False, 0),
    "shuriken": ("throwing", "throw", 2, 0, 10, 1, 1, 0, 1, False, 0),
}


def test_the_weapons_are_those_of_the_table(content: Content) -> None:
    found = {
        w.id: (
            w.kind,
            " ".join(w.modes),
            w.damage_potential,
            w.penetration,
            w.range_m,
            w.capacity,
            w.reload_actions,
            w.actions_to_ready,
            w.hands,
            w.braceable,
            w.encumbrance,
        )
        for w in content.weapons.values()
    }
    assert found == WEAPONS
    assert all(w.wounds_per_hit == 1 and w.crit_base == 11 and not w.natural for w in content.weapons.values())


def test_armour_and_shields_are_those_of_the_tables(content: Content) -> None:
    assert {a.id: (a.protection, a.encumbrance) for a in content.armor.values()} == {
        "clothes": (0, 0),
        "body_armor": (1, 1),
        "leather": (1, 1),
        "mail_shirt": (2, 1),
        "kevlar_vest": (4, 2),
        "plate": (5, 4),
    }
    assert {s.id: (s.protection, shield_cover(s, "none"), s.encumbrance) for s in content.shields.values()} == {
        "buckler": (1, 6, 0),
        "round_shield": (2, 5, 2),
        "tower_shield": (3, 4, 4),
        "riot_shield": (2, 5, 3),
    }


def test_items_are_those_of_the_list(content: Content) -> None:
    grenade, bottle, bandages = (content.items[name] for name in ("frag_grenade", "fire_bottle", "bandages"))
    assert (grenade.range_m, grenade.radius_m, grenade.hits) == (30, None, 3)
    assert (grenade.wounds_per_hit, grenade.penetration, grenade.status_on_wound) == (2, 1, ())
    assert (bottle.range_m, bottle.radius_m, bottle.hits, bottle.wounds_per_hit) == (15, 1, 1, 1)
    assert (bottle.penetration, bottle.status_on_wound) == (0, (("burning", 1),))
    assert (bandages.boosts, bandages.is_blast) == (2, False)
    assert set(content.items) == {"frag_grenade", "fire_bottle", "bandages"}


# melee, shooting, throwing, perception, first aid; protection, encumbrance, evasion, hearts, actions;
# bonus, destiny, rerolls; walk, run, crawl
CHARACTERS = {
    "hagen": ((4, 3, 3, 2, 1), (2, 3, -1, 6, 2), (1, 0, 1), (3, 7, 2)),
    "mira": ((3, 5, 3, 3, 2), (1, 1, 3, 6, 2), (1, 1, 1), (4, 8, 3)),
    "juri": ((3, 5, 4, 3, 3), (4, 3, 0, 6, 2), (1, 0, 1), (3, 7, 2)),
    "leyla": ((5, 3, 4, 3, 1), (1, 1, 3, 6, 2), (1, 1, 1), (5, 9, 3)),
    "nadja": ((3, 5, 3, 3, 2), (1, 2, 1, 6, 2), (1, 1, 1), (3, 7, 2)),
    "guard_mp5": ((3, 4, 3, 2, 1), (1, 1, 2, 6, 2), (0, 0, 0), (3, 7, 2)),
    "guard_shield": ((3, 4, 3, 2, 1), (1, 4, -1, 6, 2), (0, 0, 0), (3, 7, 2)),
}


@pytest.mark.rule("PS-ATK-02", "PS-ACT-07", "PS-ACT-08", "PS-ACT-09", "PS-GEA-05", "PS-DOD-03", "PS-DOD-04")
def test_every_derived_number_of_the_characters_comes_out(content: Content) -> None:
    found = {
        s.id: (
            tuple(s.skill(name) for name in SKILLS),
            (_protection(s), encumbrance(s), evasion(s).total, s.max_hearts, s.actions),
            (s.bonus_dice, s.destiny_dice, s.rerolls),
            (walk_m(s), run_m(s), crawl_m(s)),
        )
        for s in content.characters.values()
    }
    assert found == CHARACTERS
    assert all(s.min_roll == 5 and not s.foe for s in content.characters.values())


def _protection(sheet: Sheet) -> int:
    return sheet.base_protection + sum(piece.protection for piece in sheet.armor)


POOLS = {
    "hagen": {"axe": 7, "throwing_axe": 6},
    "mira": {"longbow": 7, "dagger": 4},
    "juri": {"ak_47": 8, "glock": 7},
    "leyla": {"unarmed": 6, "short_sword": 6, "throwing_axe": 7},
    "nadja": {"kar98": 7, "glock": 7},
    "guard_mp5": {"mp5": 6, "dagger": 4},
    "guard_shield": {"glock": 6},
}


@pytest.mark.rule("PS-HIT-02", "PS-UNA-02", "PS-UNA-03")
def test_the_resulting_pools_come_out(content: Content) -> None:
    for who, pools in POOLS.items():
        sheet = content.characters[who]
        weapons = {name: sheet.weapon(name) for name in pools}
        found = {name: sheet.skill(SKILL_OF_KIND[w.kind]) + w.damage_potential for name, w in weapons.items()}
        assert found == pools
        assert {weapon.id for weapon in sheet.weapons} == set(pools) - {"unarmed"}
    assert content.characters["leyla"].weapon("unarmed").penetration == 1


def test_throwing_weapons_are_counted_by_what_is_carried(content: Content) -> None:
    assert content.characters["leyla"].weapon("throwing_axe").capacity == 3
    assert content.characters["hagen"].weapon("throwing_axe").capacity == 1


# hearts, quickness, strength, deftness, protection, evasion, mind; per action: mode, pool, penetration, range, status,
# can parry, uses
FOES = {
    "wolf": ((4, 5, 2, 3, 0, 4, 2), {"bite": ("melee", 7, 0, 1, (("bleeding", 1),), False, None)}),
    "bear": (
        (8, 3, 3, 2, 1, 3, 2),
        {
            "bite": ("melee", 8, 0, 1, (("bleeding", 2),), False, None),
            "claws": ("melee", 8, 0, 1, (("bleeding", 1),), False, None),
        },
    ),
    "zombie": (
        (6, 3, 3, 1, 0, 2, 1),
        {
            "undead_grip": ("melee", 4, 0, 1, (("poisoned", 1),), False, None),
            "bite": ("melee", 5, 0, 1, (("poisoned", 1),), False, None),
        },
    ),
    "skeleton": (
        (4, 3, 2, 2, 1, 3, 2),
        {
            "bone_grip": ("melee", 8, 0, 1, (("poisoned", 1),), False, None),
            "cold_breath": ("single", 6, 0, 5, (("shocked", 2),), False, None),
        },
    ),
    "robber": (
        (6, 2, 2, 2, 1, 1, 2),
        {
            "short_sword": ("melee", 4, 1, 1, (), True, None),
            "throwing_axe": ("throw", 5, 0, 10, (), False, 1),
        },
    ),
}


@pytest.mark.rule("PS-DOD-03")
def test_the_foes_are_those_of_the_table(content: Content) -> None:
    found = {
        s.id: (
            (
                s.max_hearts,
                s.quickness,
                s.attribute("strength"),
                s.deftness,
                s.base_protection,
                evasion(s).total,
                s.attribute("willpower"),
            ),
            {
                w.id: (w.modes[0], w.pool, w.penetration, w.range_m, w.status_on_wound, w.can_parry, w.uses)
                for w in s.weapons
            },
        )
        for s in content.foes.values()
    }
    assert found == FOES


def test_foes_save_with_strength_and_mind_and_fight_with_what_nature_gave_them(content: Content) -> None:
    zombie, robber = content.foes["zombie"], content.foes["robber"]
    assert (zombie.attribute("resistance"), zombie.attribute("endurance"), zombie.attribute("willpower")) == (3, 3, 1)
    assert all(w.natural for w in zombie.weapons)
    assert [w.natural for w in robber.weapons] == [False, True]
    assert [w.kind for w in robber.weapons] == ["melee", "throwing"]
    for foe in content.foes.values():
        assert foe.foe
        assert (foe.actions, foe.min_roll, foe.bonus_dice, foe.destiny_dice, foe.rerolls) == (2, 5, 0, 0, 0)


def test_tables_of_attributes_and_skills_know_them_all() -> None:
    assert tuple(Attributes.model_fields) == ATTRIBUTES
    assert tuple(SkillBonus.model_fields) == tuple(SKILLS)


def test_five_scenarios_are_supplied_with_names_and_introductions(content: Content) -> None:
    assert set(content.scenarios) == {"hohlweg", "lagerhalle", "gruft", "schlaegerei", "feuergefecht"}
    for scenario in content.scenarios.values():
        assert scenario.introduction.by_language["de"] != scenario.introduction.by_language["en"]
        assert scenario.name.by_language["de"] != scenario.name.by_language["en"]


@pytest.mark.parametrize(
    ("kind", "text", "found"),
    [
        ("foe", "robber", "robber"),
        ("foe", "Räuber", "robber"),
        ("foe", "RAEUBER", "robber"),
        ("foe", "rauber", "robber"),
        ("foe", "Ra\u0308uber", "robber"),
        ("participant", "Bär", "bear"),
        ("participant", "Hagen", "hagen"),
        ("weapon", "AK-47", "ak_47"),
        ("weapon", "ak 47", "ak_47"),
        ("weapon", "Zweihaender", "two_hander"),
        ("weapon", "Short Sword", "short_sword"),
        ("armor", "Plattenruestung", "plate"),
        ("shield", "turmschild", "tower_shield"),
        ("item", "brandflasche", "fire_bottle"),
        ("character", "Wachmann (MP5)", "guard_mp5"),
        ("scenario", "Schlägerei", "schlaegerei"),
        ("scenario", "sunken lane", "hohlweg"),
    ],
)
def test_things_are_found_by_id_or_name_however_they_are_spelled(
    content: Content, kind: str, text: str, found: str
) -> None:
    assert content.find_id(kind, text) == found


def test_find_gives_the_thing_itself(content: Content) -> None:
    assert content.find("weapon", "Axt").damage_potential == 3
    assert content.find("participant", "Wolf").max_hearts == 4
    assert content.find("scenario", "Gruft").goals.must_live == ["hagen"]


def test_what_is_not_found_is_answered_with_near_names(content: Content) -> None:
    with pytest.raises(ContentError) as refused:
        content.find("foe", "Räubr")
    assert refused.value.code == "content-not-found"
    assert refused.value.facts["kind"] == Word("ps-content-kind-foe")
    assert dict(refused.value.facts["hint"].facts)["near"].startswith("Räuber")
    with pytest.raises(ContentError) as refused:
        content.find("character", "Wachmann")
    near = dict(refused.value.facts["hint"].facts)["near"]
    assert "Wachmann (MP5)" in near
    assert "Wachmann (Schild)" in near
    with pytest.raises(ContentError) as refused:
        content.find("shield", "xyzzy")
    known = "buckler, riot_shield, round_shield, tower_shield"
    assert refused.value.facts["hint"] == Phrase("content-hint-known", (("known", known),))


def test_a_name_with_two_bearers_must_be_told_apart_by_id(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[armor.twin]\nname = "Schutzweste"\nprotection = 3\n', "utf-8")
    content = load([tmp_path])
    with pytest.raises(ContentError) as refused:
        content.find("armor", "schutzweste")
    assert refused.value.code == "content-ambiguous"
    assert refused.value.facts["known"] == "body_armor, twin"
    assert content.find("armor", "twin").protection == 3


def test_folders_add_to_the_supplied_content_and_replace_it(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    (first / "scenarios").mkdir(parents=True)
    second.mkdir()
    (first / "weapons.toml").write_text(
        '[weapons.axe]\nname = "Beil"\nkind = "melee"\nmodes = ["melee"]\n'
        '[weapons.club]\nname = { de = "Keule" }\nkind = "melee"\nmodes = ["melee"]\n',
        "utf-8",
    )
    (first / "scenarios" / "mine.toml").write_text(template("scenario"), "utf-8")
    # Windows editors write a byte order mark and two-sign line ends.
    (second / "anything.toml").write_bytes(
        b'\xef\xbb\xbf[weapons.club]\r\nname = "Kn\xc3\xbcppel"\r\nkind = "melee"\r\nmodes = ["melee"]\r\n'
    )
    content = load([first, second])
    assert content.weapons["axe"].name == Name.of("Beil")
    assert content.characters["hagen"].weapons[0].damage_potential == 0
    assert content.weapons["club"].name.default == "Knüppel"
    assert content.weapons["mace"].damage_potential == 3
    assert "my_scenario" in content.scenarios


def test_a_character_of_ones_own_plays_the_supplied_scenarios_with_its_own_weapons(tmp_path: Path) -> None:
    (tmp_path / "hagen.toml").write_text('[characters.hagen]\nname = "Hägar"\nweapons = ["two_hander"]\n', "utf-8")
    content = load([tmp_path])
    for key in ("gruft", "hohlweg", "schlaegerei"):
        everybody = start(scenario_document(content, key, {})).fighters
        assert next(one.ready for one in everybody if one.id == "hagen") == ("two_hander",)
        assert all(one.ready for one in everybody if one.id == "mira")


@pytest.mark.parametrize("kind", TABLES)
def test_a_template_loads_unchanged_and_speaks_both_languages(kind: str, tmp_path: Path) -> None:
    text = template(kind)
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    assert f"my_{kind}" in load([tmp_path]).plain[TABLES[kind]]
    assert set(tomllib.loads(text)) == {TABLES[kind]}
    assert " / " in text


def test_an_unknown_kind_is_refused_with_the_kinds(content: Content) -> None:
    for ask in (template, lambda kind: content.find(kind, "axe")):
        with pytest.raises(ContentError) as refused:
            ask("wepon")
        assert refused.value.code == "content-unknown-kind"
        assert refused.value.facts["hint"] == Phrase("content-hint-near", (("near", "weapon"),))


def test_pydantic_is_imported_only_when_content_is_read() -> None:
    code = (
        "import sys, regelwerk.systems.phasesix.content.loading, regelwerk.systems.phasesix.content.setup; "
        "sys.exit('pydantic' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
