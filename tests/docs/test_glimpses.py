"""Glimpses of games that pages show as text: played here with what somebody types, they go like that."""

from pathlib import Path

import pytest

from docs.pages import ROOT, blocks, matches, run

DUEL = "play heldencodex duel --seed 17 --file game.jsonl"
LOADING_DECK = "play darkspace duell --seed 4 --file game.jsonl"
CITY = "play factions nebelhafen --seed 7 --seat asche=computer --seat master=human --file game.jsonl"
PRACTICE = "play realms uebung --seed 11 --seat blue=human --seat red=human --file game.jsonl"
TWO_SHOTS = "\n30,13@90\n24,13@90\n30,47@270\n36,47@270\n\n\nnormal_shot\nsturmgewehr_cal50:sturmsoldat\n2\n\n"

GLIMPSES = {
    # Up to Leyla's first turn: four times Enter.
    "README.md": ("regelwerk play phasesix schlaegerei --seed 13 --file game.jsonl", 4 * "\n"),
    "docs/fraktionen.md": (f"regelwerk {CITY}", "adjust_rp:wache:2 # Der Rat zahlt.\n"),
    "docs/english-factions.md": (f"regelwerk --lang en {CITY}", "adjust_rp:wache:2 # The council pays.\n"),
    # Richart's first throw and the first attack on him: two times Enter.
    "docs/kampf.md": (f"regelwerk {DUEL}", 3 * "\n"),
    "docs/english-1192.md": (f"regelwerk --lang en {DUEL}", 3 * "\n"),
    # Rhea is first, and looks at what an attack would bring.
    "docs/konfrontation.md": (f"regelwerk {LOADING_DECK}", "1\n"),
    "docs/english-darkspace.md": (f"regelwerk --lang en {LOADING_DECK}", "1\n"),
    # Where everybody stands, who acts, and two shots of MARS; nobody reacts.
    "docs/realms.md": (f"regelwerk {PRACTICE}", TWO_SHOTS),
    "docs/english-realms.md": (f"regelwerk --lang en {PRACTICE}", TWO_SHOTS),
}


@pytest.mark.parametrize("page", GLIMPSES)
def test_the_game_that_is_shown_goes_like_that(page: str, tmp_path: Path) -> None:
    (shown,) = blocks(ROOT / page, "text")
    command, typed = GLIMPSES[page]
    # A terminal shows what is typed, and goes to the next line; a pipe does neither.
    told = shown.text.replace(f"> {typed}", "> ")
    code, got = run(command, tmp_path, typed)
    assert code == 0
    assert matches(f"...\n{told}", got), got


def test_the_readme_stays_short() -> None:
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) <= 90
