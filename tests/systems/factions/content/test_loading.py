"""The supplied content with all its derived numbers; finding things; content of one's own."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from msgspec.structs import astuple

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Phrase, Word
from regelwerk.engine.state_values import Name
from regelwerk.systems.factions.content.assets import MODES, NEEDED, POSSIBLE
from regelwerk.systems.factions.content.commands import WRITABLE, keys_of
from regelwerk.systems.factions.content.loading import TABLES, Content, load, template
from regelwerk.systems.factions.content.models import CommandEntry, DiceEntry, EffectEntry, Temper
from regelwerk.systems.factions.content.setup import scenario_document, start
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.assets import defense, limit, resilience
from regelwerk.systems.factions.rules.master.commands import FIELDS
from regelwerk.systems.factions.tactics.tempers import TEMPERS
from regelwerk.systems.factions.values import ATTRIBUTES, Command, Effect

OPTIONS = Options()


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


# striking power, operations, resources, structure, flexibility, effectiveness; rp, defence, resilience, limit; minor
FACTIONS = {
    "asche": ("W6 W10 W4 W6 W8 W4", (3, 7, 5, 2), False, "scheming"),
    "kontor": ("W4 W6 W10 W8 W6 W4", (8, 5, 6, 5), False, "cautious"),
    "orden": ("W6 W6 W6 W10 W10 W6", (5, 5, 7, 3), False, "cautious"),
    "wache": ("W8 W8 W6 W8 W6 W6", (4, 6, 7, 3), False, "aggressive"),
    "zirkel": ("W10 W4 W8 W6 W4 W10", (6, 4, 5, 4), False, "balanced"),
    "bettler": ("W4 W4 W4 W4 W4 none", (1, 4, 4, 2), True, "scheming"),
    "faehrleute": ("W4 W6 W6 W4 W6 none", (2, 5, 4, 3), True, "cautious"),
}


@pytest.mark.rule("FA-GEN-01", "FA-DER-01", "FA-DER-02", "FA-DER-04", "FA:ruling_63")
def test_the_factions_of_nebelhafen_with_their_derived_values(content: Content) -> None:
    for who, (dice, numbers, minor, temper) in FACTIONS.items():
        one = content.factions[who]
        found = [str(one.die(name)) for name in ATTRIBUTES] + [str(one.effectiveness or "none")]
        assert " ".join(found) == dice
        assert (one.rp, defense(one, OPTIONS).total, resilience(one, OPTIONS).total, limit(one, OPTIONS)) == numbers
        assert (one.minor, one.sheet.temper, one.sheet.seat, one.controller) == (minor, temper, who, "")
        assert not (one.shaken or one.wounds or one.hidden or one.destroyed)


# id, template, effect without what is empty
OWNED = {
    "asche": {
        "katakomben": ("hidden_refuge", Effect("hide", attribute="operations", tn=4)),
        "fluesternetz": ("fluesternetz", Effect("roll_bonus", roll="espionage", amount=1)),
    },
    "kontor": {
        "silbermine": ("silver_mine", Effect("rp_bonus_on_gather", amount=1)),
        "handelsflotte": ("handelsflotte", Effect("roll_bonus", roll="gather", amount=1)),
        "soeldnerkasse": ("soeldnerkasse", Effect("pay_for_bonus", price=1, roll="attack", amount=1)),
    },
    "orden": {
        "hospital": ("hospital", Effect("roll_bonus", roll="reorganise", amount=2)),
        "pilgerstrom": ("pilgerstrom", Effect("free_reroll", roll="gather", uses_per_phase=1)),
    },
    "wache": {
        "reiterstaffel": ("quick_reaction_force", Effect("free_attack_on_miss")),
        "torfestung": ("torfestung", Effect("derived_bonus", value="resilience", amount=1)),
    },
    "zirkel": {
        "werkstatt": ("werkstatt", Effect("plan_bonus_on_success", amount=1)),
        "automaten": ("automaten", Effect("bennie_price", use="soak", price=2)),
    },
    "bettler": {},
    "faehrleute": {"nebelkaehne": ("hidden_refuge", Effect("hide"))},
}


@pytest.mark.rule("FA-AST-03", "FA-AST-06")
def test_the_assets_of_nebelhafen(content: Content) -> None:
    for who, assets in OWNED.items():
        kinds = [asset.kind for asset in content.factions[who].assets]
        assert {kind.id: (kind.template, kind.effect) for kind in kinds} == assets
        assert all(kind.material_base.by_language["de"] and kind.material_base.by_language["en"] for kind in kinds)
    assert (
        content.factions["kontor"].asset("silbermine").kind.material_base.by_language["en"] == "the mine on Crow Hill"
    )
    assert content.factions["kontor"].asset("silbermine").kind.name.default == "Silbermine"


PLANS = {
    "asche": ("ratsschatz", "operations", 7, "immediate", [("adjust_rp", "asche", "", 10, "")]),
    "kontor": ("leuchtturmzoll", "resources", 8, "immediate", [("grant_asset", "kontor", "leuchtfeuer", 0, "")]),
    "orden": ("prozession", "flexibility", 5, "mission", []),
    "wache": ("ausnahmezustand", "operations", 6, "mission", []),
    "zirkel": ("donnerwagen", "resources", 9, "immediate", [("set_die", "zirkel", "effectiveness", 0, "+1")]),
}


@pytest.mark.rule("FA-PLN-02")
def test_the_plans_of_nebelhafen_and_what_they_do(content: Content) -> None:
    for who, (plan_id, attribute, required, outcome, effects) in PLANS.items():
        (plan,) = content.factions[who].plans
        assert (plan.id, plan.kind.attribute, plan.required, plan.kind.outcome) == (
            plan_id, attribute, required, outcome
        )  # fmt: skip
        assert [astuple(effect)[:5] for effect in plan.kind.effects] == effects
        assert (plan.progress, plan.status, bool(plan.kind.note.default)) == (0, "open", True)


def test_the_kinds_on_offer(content: Content) -> None:
    found = {key: (kind.mode, kind.effect, kind.stack_key) for key, kind in content.assets.items()}
    expected = {
        "silver_mine": ("passive", Effect("rp_bonus_on_gather", amount=1), "gather_rp"),
        "quick_reaction_force": ("reaction", Effect("free_attack_on_miss"), "counter_attack"),
        "hidden_refuge": ("action", Effect("hide", attribute="operations", tn=4), "hide"),
        "bannerhaus": ("passive", Effect("roll_bonus", roll="unshake", amount=2), "roll:unshake"),
        "spiegelkabinett": (
            "passive",
            Effect("roll_bonus", roll="espionage_defense", amount=2),
            "roll:espionage_defense",
        ),
        "wachtuerme": ("passive", Effect("derived_bonus", value="defense", amount=1), "value:defense"),
        "leuchtfeuer": ("reaction", Effect("free_reroll", roll="espionage_defense", uses_per_phase=1), "free_reroll"),
    }
    assert {key: found[key] for key in expected} == expected
    assert {kind.effect.kind for kind in content.assets.values()} == set(MODES)
    assert all(kind.id == kind.template == key for key, kind in content.assets.items())


def test_what_effects_read_is_known_for_every_kind() -> None:
    assert set(MODES) == set(NEEDED) == set(POSSIBLE) == set(get_args(get_type_hints(Effect)["kind"]))
    parameters = {name for names in POSSIBLE.values() for name in names}
    assert parameters == set(EffectEntry.model_fields) - {"kind"} == set(get_type_hints(Effect)) - {"kind"}


def test_what_commands_read_is_known_for_every_kind() -> None:
    """Every field of every command can be written, each under one key."""
    for kind in FIELDS:
        assert sorted(keys_of(kind).values()) == sorted(FIELDS[kind])
        assert set(keys_of(kind)) <= set(CommandEntry.model_fields)
    procedure = {"begin_phase", "end_phase", "begin_mission", "end_mission", "no_consequence"}
    assert set(FIELDS) - set(WRITABLE) == procedure


def test_tables_of_attributes_know_them_all() -> None:
    assert tuple(DiceEntry.model_fields) == ATTRIBUTES


def test_the_tempers_of_factions_are_those_that_tactics_know() -> None:
    assert set(get_args(Temper)) == set(TEMPERS)


def test_two_settings_are_supplied_with_names_in_both_languages(content: Content) -> None:
    assert set(content.scenarios) == {"erbe", "torsturm", "salz", "nebelhafen", "perlenbogen", "funkstille"}
    for scenario in content.scenarios.values():
        assert scenario.introduction.by_language["de"] != scenario.introduction.by_language["en"]
        assert scenario.name.by_language["de"] != scenario.name.by_language["en"]
    arc = [content.factions[one.who] for one in content.scenarios["perlenbogen"].factions]
    assert [sum(not one.minor for one in arc), sum(one.minor for one in arc)] == [5, 2]
    assert all(one.plans for one in arc if not one.minor)
    for one in content.factions.values():
        named = [one.sheet.name, *(plan.kind.name for plan in one.plans), *(asset.kind.name for asset in one.assets)]
        assert all(name.default and name.by_language["en"] for name in named)
        assert one.sheet.temper in get_args(Temper)
        assert len(one.assets) <= limit(one, OPTIONS)
        assert all(effect.reason.default for plan in one.plans for effect in plan.kind.effects)


@pytest.mark.parametrize(
    ("kind", "text", "found"),
    [
        ("faction", "wache", "wache"),
        ("faction", "Wache der Sieben Tore", "wache"),
        ("faction", "watch of the seven gates", "wache"),
        ("faction", "FÄHRLEUTE VOM NEBELARM", "faehrleute"),
        ("faction", "Faehrleute vom Nebelarm", "faehrleute"),
        ("faction", "Fahrleute vom Nebelarm", "faehrleute"),
        ("faction", "Beggars Guild", "bettler"),
        ("asset", "Wachtürme", "wachtuerme"),
        ("asset", "Quick reaction force", "quick_reaction_force"),
        ("scenario", "Der lange Herbst", "nebelhafen"),
        ("scenario", "salt and silver", "salz"),
    ],
)
def test_things_are_found_by_id_or_name_however_they_are_spelled(
    content: Content, kind: str, text: str, found: str
) -> None:
    assert content.find_id(kind, text) == found


def test_find_gives_the_thing_itself(content: Content) -> None:
    assert content.find("faction", "Kontor Salzwind").rp == 8
    assert content.find("asset", "Silbermine").effect.amount == 1
    assert content.find("scenario", "torsturm").max_phases == 6


def test_what_is_not_found_is_answered_with_near_names(content: Content) -> None:
    with pytest.raises(ContentError) as refused:
        content.find("faction", "Wahce")
    assert refused.value.code == "content-not-found"
    assert refused.value.facts["kind"] == Word("fa-content-kind-faction")
    assert dict(refused.value.facts["hint"].facts)["near"].startswith("wache")
    with pytest.raises(ContentError) as refused:
        content.find("fraction", "wache")
    assert refused.value.code == "content-unknown-kind"
    assert refused.value.facts["hint"] == Phrase("content-hint-near", (("near", "faction"),))


@pytest.mark.parametrize("kind", TABLES)
def test_a_template_loads_unchanged_and_speaks_both_languages(kind: str, tmp_path: Path) -> None:
    text = template(kind)
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    content = load([tmp_path])
    assert f"my_{kind}" in content.plain[TABLES[kind]]
    assert set(tomllib.loads(text)) == {TABLES[kind]}
    assert " / " in text
    if kind == "scenario":
        state = start(scenario_document(content, "my_scenario", {}))
        assert [one.id for one in state.factions] == ["asche", "wache", "zunft"]
        assert (state.find("zunft").sheet.seat, state.find("zunft").controller) == ("master", "wache")


def test_the_template_of_assets_shows_every_effect_and_that_of_scenarios_every_command(tmp_path: Path) -> None:
    effects = re.findall(r"^# (\{ kind = .*?\})  ", template("asset"), re.MULTILINE)
    assert len(effects) == len(MODES)
    for number, effect in enumerate(effects):
        text = f'[assets.e{number}]\nname = "X"\nmaterial_base = "Y"\neffect = {effect}\n'
        (tmp_path / f"{number}.toml").write_text(text, "utf-8")
    assert {load([tmp_path]).assets[f"e{number}"].effect.kind for number in range(len(effects))} == set(MODES)
    shown = set(re.findall(r"[a-z]+_[a-z_]+", template("scenario")))
    assert set(WRITABLE) <= shown


def test_folders_add_to_the_supplied_content_and_replace_it(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(
        '[factions.neue]\nname = "Die Neuen"\ndice = { operations = "W12+2" }\n'
        '[assets.silver_mine]\nname = "Goldmine"\nmaterial_base = "Gold"\n'
        'effect = { kind = "rp_bonus_on_gather", amount = 2 }\n',
        "utf-8",
    )
    content = load([tmp_path])
    assert str(content.factions["neue"].operations) == "W12+2"
    mine = content.factions["kontor"].asset("silbermine").kind
    assert (mine.name.default, mine.effect.amount, mine.material_base.by_language["de"]) == (
        "Goldmine",
        2,
        "die Mine im Krähenberg",
    )
    assert "wache" in content.factions


def test_a_faction_of_ones_own_plays_the_supplied_scenarios(tmp_path: Path) -> None:
    """What it lacks is not spoken of: no wound of a missing hospital, no mission about a missing mine or plan."""
    (tmp_path / "mine.toml").write_text(
        '[factions.orden]\nname = "Neuer Orden"\n[factions.kontor]\nname = "Neues Kontor"\n'
        '[factions.asche]\nname = "Neue Asche"\n',
        "utf-8",
    )
    content = load([tmp_path])
    gates, salt, autumn = (start(scenario_document(content, name, {})) for name in ("torsturm", "salz", "nebelhafen"))
    assert (gates.find("orden").wounds, gates.find("asche").hidden) == ((), False)
    assert (salt.scene.end_plans, salt.find("kontor").rp) == ((), 14)
    assert [mission.after for mission in salt.scene.missions] == [2, 3, 5, 6]
    assert [mission.after for mission in autumn.scene.missions] == [1, 3, 4, 5, 6, 7]
    assert start(scenario_document(load(), "torsturm", {})).find("asche").hidden


def test_reasons_reach_the_commands(content: Content) -> None:
    (command,) = start(scenario_document(content, "nebelhafen", {})).scene.missions[0].commands
    reason = Name.of("Der Rat bewilligt der Wache Geld.", en="The council grants the watch money.")
    assert command == Command("adjust_rp", "wache", "", 2, "", reason)


def test_pydantic_is_imported_only_when_content_is_read() -> None:
    code = (
        "import sys, regelwerk.systems.factions.content.loading, regelwerk.systems.factions.content.setup; "
        "sys.exit('pydantic' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
