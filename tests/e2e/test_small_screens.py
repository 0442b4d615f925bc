"""Head and tabs of a table fit the smallest phone at every moment, whatever the game."""

from __future__ import annotations

import pytest

from e2e.conftest import Arrive
from e2e.house import House, Seated
from e2e.people import TWO_FRAMES
from soaking import every

MOMENTS = 6
SCENES = [
    ("darkspace", "flucht", ("juro",)),
    ("factions", "nebelhafen", ("asche",)),
    ("heldencodex", "skirmish", ("richart",)),
    ("phasesix", "gruft", ("heroes",)),
    ("realms", "altstadt", ("blue",)),
]
BROKEN = """() => {
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const wrong = scrollWidth > width ? [`the page is ${scrollWidth} wide`] : [];
  for (const part of document.querySelectorAll('header, header *, nav, nav *')) {
    const { left, right, width: wide } = part.getBoundingClientRect();
    const style = getComputedStyle(part);
    if (!wide || style.clipPath !== 'none') continue;
    const what = `${part.tagName} ${part.className} ${part.textContent.trim().slice(0, 40)}`;
    if (left < -0.5 || right > width + 0.5) wrong.push(`outside: ${what}`);
    if (style.overflowX === 'hidden' && part.scrollWidth > part.clientWidth + 1) wrong.push(`cut off: ${what}`);
    if (/^(BUTTON|H1)$/.test(part.tagName) && part.scrollWidth > part.clientWidth + 1) wrong.push(`too long: ${what}`);
  }
  return wrong;
}"""


def play_on(house: House, game: Seated, answers: int) -> None:
    """So many of the questions are answered as suggested, without a browser."""
    tokens = [link.rpartition("/")[2] for link in (game.master, *game.players.values())]
    for _ in range(answers):
        for token in tokens:
            for choice in house.ask("GET", "table", token)["choices"][:1]:
                answer = {"do": "answer", "prompt": choice["id"], "key": choice["default"]}
                house.ask("POST", "table/commands", token, answer)


@pytest.mark.parametrize(("system", "scene", "people"), every(2, SCENES))
def test_head_and_tabs_fit_a_small_phone_at_every_moment(
    system: str, scene: str, people: tuple[str, ...], arrive: Arrive, house: House
) -> None:
    game = house.begin(house.prepare(system, scene, people))
    screens = [arrive(link, phone=True) for link in (game.master, *game.players.values())]
    for screen in screens:
        screen.sit_down()
    for moment in range(MOMENTS):
        for screen in screens:
            screen.page.evaluate(TWO_FRAMES)
            for tab in screen.page.get_by_role("navigation", name="Ansichten").get_by_role("button").all():
                tab.click()
                screen.page.evaluate(TWO_FRAMES)
                assert screen.page.evaluate(BROKEN) == [], (system, moment, tab.inner_text())
        play_on(house, game, moment + 1)
