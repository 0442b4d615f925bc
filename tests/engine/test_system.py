"""A system of another package: what it must say itself, what it gets, and that its modules are loaded late."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import Choose
from regelwerk.engine.screen.printing import Wanted
from regelwerk.engine.system import RuleSystem, UnknownSystem, system, system_names
from tiny.picks import Picks
from tiny.picks_system import SYSTEM

TESTS = Path(__file__).parents[1]


def start() -> Picks:
    return SYSTEM.start(SYSTEM.scenario(SYSTEM.content(), "long", {}))


def test_a_small_system_is_set_up_like_any_other() -> None:
    content = SYSTEM.content()
    assert SYSTEM.kinds == ("scenario",)
    assert SYSTEM.scenarios(content)["short"] == {"de": "Kurz", "en": "Short"}
    assert start().rounds == 5
    document = SYSTEM.duel(content, "anna", "ben", {})
    assert SYSTEM.duellists(document) == ("anna", "ben")
    assert SYSTEM.start(document).rounds == 1


def test_supplied_content_is_read_once() -> None:
    assert SYSTEM.content() is SYSTEM.content()
    assert SYSTEM.content([Path()]) is not SYSTEM.content()


def test_what_a_system_leaves_out_is_nothing() -> None:
    view = SYSTEM.game.view(start(), "anna")
    (prompt,) = [effect for effect in [next(SYSTEM.game.step(start()))] if isinstance(effect, Choose)]
    assert SYSTEM.advising is None and SYSTEM.tray(prompt) is None and SYSTEM.picture(view, "anna", "de") is None
    assert not [*SYSTEM.overlays(view, prompt, ""), *SYSTEM.amendments(start()), *SYSTEM.lately([])]
    assert not SYSTEM.recruits(SYSTEM.content())
    assert [card.id for card in SYSTEM.display(view).cards] == ["anna", "ben"]
    with pytest.raises(ContentError) as no_sheets:
        SYSTEM.character(SYSTEM.content(), "anna")
    with pytest.raises(ContentError) as no_prints:
        SYSTEM.printing(SYSTEM.content(), "cards", Wanted((), "de"))
    assert (no_sheets.value.code, no_prints.value.code) == ("content-no-sheets", "content-no-prints")


def test_a_system_says_itself_how_it_is_set_up_asked_and_shown() -> None:
    assert RuleSystem.__abstractmethods__ == {"display", "loading", "setup", "standings"}


def test_unknown_systems_are_refused_with_those_that_there_are() -> None:
    with pytest.raises(UnknownSystem, match=", ".join(system_names())):
        system("chess")


@pytest.mark.parametrize("name", system_names())
def test_opening_a_system_loads_neither_content_questions_nor_screens(name: str) -> None:
    code = f"import regelwerk, sys; regelwerk.system({name!r}); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    package = f"regelwerk.systems.{name}"
    late = (
        "content.loading",
        "content.setup",
        "odds.questions",
        "screen.standings",
        "screen.display",
        "corrections.forms",
    )
    assert not {f"{package}.{module}" for module in late} & set(ran.stdout.split())
    assert not {"pydantic", "numpy"} & set(ran.stdout.split())


def test_the_modules_of_a_small_system_are_loaded_late_too() -> None:
    code = "from tiny.picks_system import SYSTEM; import sys; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=TESTS)
    assert "tiny.picks_content" not in ran.stdout.split()
