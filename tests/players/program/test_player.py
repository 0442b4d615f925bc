"""Programs at a seat: they are asked and answer; whoever is slow, wrong or dead loses nothing but its move."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import pytest

from regelwerk.cli.voice import Voice
from regelwerk.engine.facts import phrase
from regelwerk.engine.game import Outcome
from regelwerk.engine.interpreters.outlook import Reached
from regelwerk.engine.policies import Defaults
from regelwerk.engine.system import system
from regelwerk.players.environment.match import Match
from regelwerk.players.games import Player
from regelwerk.players.program.player import MOST_SLOW, Fault, ProgramPlayer

Sitting = Callable[..., ProgramPlayer]

HEAD = """
import json, sys, time
def say(**message): print(json.dumps(message), flush=True)
def read(): return json.loads(sys.stdin.readline() or '{"type": "quit"}')
"""
HELLO = HEAD + "read(); say(type='ready')\n"


@pytest.fixture
def match() -> Match:
    """A brawl in which somebody is asked."""
    played = system("phasesix")
    return Match(played, played.start(played.scenario(played.content(), "schlaegerei", {})), {})


@pytest.fixture
def sits(tmp_path: Path) -> Sitting:
    """Puts a program of this text at a seat; the tactic beside it takes the defaults."""

    def sit(text: str, seconds: float = 20) -> ProgramPlayer:
        file = tmp_path / "bot.py"
        file.write_text(text, "utf-8")
        voice = Voice("en")
        return ProgramPlayer(
            voice.system("phasesix"), "heroes", (sys.executable, str(file)), Defaults(), voice,
            scenario="schlaegerei", seconds=seconds,
        )  # fmt: skip

    return sit


class Decision(NamedTuple):
    """An answer, and what was the matter with the program if the tactic has given it."""

    key: str
    fault: Fault | None = None


def ask(program: ProgramPlayer, match: Match) -> Decision:
    player: Player = program
    at = Reached(match.game, match.state, ())
    return Decision(player.decide(at, match.prompts[0], "seed"), program.fault)


def test_a_program_is_told_who_it_is_and_everything_that_its_seat_may_know(
    match: Match, sits: Sitting, tmp_path: Path
) -> None:
    heard = tmp_path / "heard"
    player = sits(
        HEAD + f"lines = open({str(heard)!r}, 'w')\n"
        "hello = read(); lines.write(json.dumps(hello) + '\\n'); say(type='ready', name='me')\n"
        "say(type='info', text='thinking')\n"
        "prompt = read(); lines.write(json.dumps(prompt) + '\\n'); key = prompt['answers'][1]['key']\n"
        "say(type='answer', id=prompt['id'], key=key)\n"
        "lines.write(json.dumps(read()) + '\\n'); lines.write(json.dumps(read()) + '\\n'); lines.close()\n"
    )
    prompt = match.prompts[0]
    assert ask(player, match) == Decision(prompt.answers.listed()[1].key)
    player.close(Outcome("heroes", phrase("ps-end-nobody"), "PS:combat_end"), match.game.names(match.state))
    hello, asked, end, quitting = map(json.loads, heard.read_text("utf-8").splitlines())
    assert hello == {
        "type": "hello", "protocol": 1, "system": "phasesix", "rules": match.game.rules_version,
        "scenario": "schlaegerei", "seat": "heroes", "lang": "en", "seconds": 20,
    }  # fmt: skip
    known = {
        "type": "prompt", "id": 1, "seat": prompt.seat, "who": prompt.who, "rule": prompt.rule_id,
        "default": prompt.default, "complete": prompt.answers.finite,
    }  # fmt: skip
    assert {key: asked[key] for key in known} == known
    assert [answer["key"] for answer in asked["answers"]] == [answer.key for answer in prompt.answers.listed()]
    assert all(answer["label"] for answer in asked["answers"])
    assert asked["view"] == json.loads(json.dumps(match.game.show(match.view(prompt.seat))))
    assert (end["type"], end["winner"], end["won"]) == ("end", "heroes", True)
    assert quitting == {"type": "quit"}


@pytest.mark.parametrize(
    "saying",
    [
        "print('let me think', flush=True)",
        "print('[' * 100000, flush=True)",
        "say(type='answer', id=prompt['id'], key='fly')",
        "say(type='answer', id=prompt['id'], key=7)",
        "say(type='answer', id=prompt['id'] + 1, key=prompt['default'])",
        "say(type='answer', key=prompt['default'])",
        "say(type='resign')",
        "print(json.dumps([1, 2]), flush=True)",
        "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()",
    ],
)
def test_a_wrong_answer_costs_the_move_and_the_program_plays_on(match: Match, sits: Sitting, saying: str) -> None:
    player = sits(
        HELLO + f"prompt = read()\n{saying}\nfault = read()\n"
        "assert fault['type'] == 'fault' and fault['fault'] == 'wrong', fault\n"
        "prompt = read(); say(type='answer', id=prompt['id'], key=prompt['answers'][1]['key'])\nread()\n"
    )
    prompt = match.prompts[0]
    assert ask(player, match) == Decision(prompt.default, "wrong")
    assert ask(player, match) == Decision(prompt.answers.listed()[1].key)
    player.close()


def test_a_slow_answer_costs_the_move_and_comes_too_late_for_the_next(match: Match, sits: Sitting) -> None:
    player = sits(
        HELLO + "prompt = read(); fault = read(); say(type='answer', id=prompt['id'], key='fly')\n"
        "assert fault['fault'] == 'slow', fault\n"
        "prompt = read(); say(type='answer', id=prompt['id'], key=prompt['answers'][1]['key'])\nread()\n",
        seconds=3,
    )
    prompt = match.prompts[0]
    assert ask(player, match) == Decision(prompt.default, "slow")
    assert ask(player, match) == Decision(prompt.answers.listed()[1].key)
    player.close()


def test_a_program_that_hangs_is_ended_after_a_few_moves(match: Match, sits: Sitting) -> None:
    player = sits(HELLO + "time.sleep(3600)\n", seconds=3)
    player._seconds = 0.05
    prompt = match.prompts[0]
    faults = [ask(player, match).fault for _ in range(MOST_SLOW + 2)]
    assert faults == [*["slow"] * (MOST_SLOW - 1), "dead", None, None], "told once, then the tactic plays"
    assert not player.alive
    assert ask(player, match) == Decision(prompt.default)


@pytest.mark.parametrize("text", [HELLO, HELLO + "read(); sys.exit(3)\n", HELLO + "read(); raise ValueError\n"])
def test_a_program_that_ends_is_replaced_by_the_tactic(match: Match, sits: Sitting, text: str) -> None:
    player = sits(text)
    default = match.prompts[0].default
    assert ask(player, match) == Decision(default, "dead")
    assert ask(player, match) == Decision(default)
    player.close()


@pytest.mark.parametrize(("text", "fault"), [("", "dead"), ("print('hi', flush=True)\ninput()\n", "wrong")])
def test_a_program_that_does_not_say_ready_never_plays(match: Match, sits: Sitting, text: str, fault: str) -> None:
    player = sits(text)
    assert not player.alive
    assert ask(player, match).fault == fault
    assert ask(player, match).fault is None


def test_a_program_may_talk_before_it_is_ready(match: Match, sits: Sitting) -> None:
    player = sits(
        HEAD + "say(type='info', text='loading')\nread()\nsay(type='info', text='warm')\nsay(type='ready')\n"
        "prompt = read(); say(type='answer', id=prompt['id'], key=prompt['answers'][1]['key'])\nread()\n"
    )
    assert ask(player, match) == Decision(match.prompts[0].answers.listed()[1].key)
    player.close()


@pytest.mark.parametrize("ready", ["", "say(type='ready')\n"])
def test_a_program_that_only_talks_is_slow(match: Match, sits: Sitting, ready: str) -> None:
    player = sits(HEAD + ready + "while True: say(type='info')\n", seconds=20 if ready else 0.5)
    player._seconds = 0.05
    assert ask(player, match) == Decision(match.prompts[0].default, "slow")
    player._give_up("dead")


def test_a_program_that_is_not_there_is_dead(match: Match, tmp_path: Path) -> None:
    voice = Voice("en")
    missing = str(tmp_path / "nothing")
    player = ProgramPlayer(voice.system("phasesix"), "heroes", (missing,), Defaults(), voice, seconds=1)
    assert ask(player, match) == Decision(match.prompts[0].default, "dead")


def test_a_program_that_neither_reads_nor_stops_writing_holds_up_nobody(match: Match, sits: Sitting) -> None:
    player = sits(HELLO + "while True: print('x' * 1000, flush=True)\n", seconds=20)
    began = monotonic()
    assert ask(player, match).fault == "wrong"
    player.close()
    assert monotonic() - began < 15
