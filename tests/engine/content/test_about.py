"""What a scenario says of itself: typed, optional, and wrong only with a sentence that says where and how."""

from __future__ import annotations

from pathlib import Path

import pytest

from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.content.about import AboutEntry, easiest_first
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.system import system

SYSTEMS = ("darkspace", "factions", "heldencodex", "phasesix", "realms")
PARTLY = '{ kind = "fight", teaches = "Alles" }'
WRONG = {
    '{ kind = "kampf" }': "content-value",
    '{ level = "schwer" }': "content-value",
    '{ minutes = "lang" }': "content-type",
    "{ minutes = 0 }": "content-too-small",
    "{ players = [2] }": "content-too-few",
    '{ teaches = { en = "shooting" } }': "content-missing-key",
    "{ length = 20 }": "content-unknown-key",
}


def own_scene(folder: Path, name: str, about: str) -> Path:
    """A folder with a scene of one's own, as the template makes it, that says this about itself."""
    text = system(name).new_content("scenario")
    marked = "[scenarios.my_scenario]\n"
    stated = "\n".join(line for line in text.splitlines() if not line.startswith("about = "))
    assert marked in stated
    (folder / "scene.toml").write_text(stated.replace(marked, f"{marked}about = {about}\n"), "utf-8")
    return folder


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_scene_of_ones_own_may_say_as_much_as_it_likes(name: str, tmp_path: Path) -> None:
    found = system(name)
    content = found.content([own_scene(tmp_path, name, PARTLY)])
    about = found.about(content, "my_scenario")
    assert (about.kind, about.level, about.minutes) == ("fight", None, None)
    assert about.teaches is not None and about.teaches.by_language["en"] == "Alles", "one text stands for all languages"
    assert found.easiest_first(content)[-1] == "my_scenario", "what nobody has rated comes last"


@pytest.mark.parametrize("name", SYSTEMS)
def test_the_template_shows_how_it_is_said(name: str, tmp_path: Path) -> None:
    (tmp_path / "scene.toml").write_text(system(name).new_content("scenario"), "utf-8")
    about = system(name).about(system(name).content([tmp_path]), "my_scenario")
    assert about.kind and about.level and about.minutes and about.teaches


@pytest.mark.parametrize(("stated", "code"), WRONG.items())
def test_a_mistake_is_told_with_its_place(stated: str, code: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        system("phasesix").content([own_scene(tmp_path, "phasesix", stated)])
    assert caught.value.code == code
    said = phrasebook("de").text(caught.value.code, caught.value.facts)
    assert "scene.toml" in said and "about" in said


def test_scenes_come_by_level_then_by_length_and_the_recommended_one_first() -> None:
    scenes = {
        "unrated": AboutEntry(),
        "hard": AboutEntry(level="hard", minutes=5),
        "long": AboutEntry(level="easy", minutes=90),
        "quick": AboutEntry(level="easy", minutes=10),
        "first": AboutEntry(level="medium"),
    }
    assert easiest_first(scenes, "first") == ["first", "quick", "long", "hard", "unrated"]
