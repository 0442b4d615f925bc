"""Recording a playthrough: tactics answer, fair dice with a known seed fall, and the text is written.

    python -m playthroughs.recording (in tests/) NAME SYSTEM SCENARIO SEED [seat=tactic ...] [option=value ...]
                                                 [answers=count] [seat@number=answer ...] ["who rule pattern count" ...]

    python -m playthroughs.recording SYSTEM      (all recorded games of a system anew, as their heads say)

`answers=120` leaves the game after 120 answers: a recording ends where it has shown what no other one shows.
`seat@number=answer` answers a seat's question with that number by hand: a master's command that no tactic gives. A wish
says what a participant does as soon as it is possible, and how often: `"rhea DS-DEF-01 cover:* 2"`. A star stands for
anyone, any rule, any part of a key; wishes outlive changes of tactics, which answers by number do not. What is not on
the list of answers can be written out, in quotation marks if need be: `"mars RE-MOV-04 'hinter t1'"`.
A recorded text is read before it is committed: its difference shows what a change of rules means at the table. Before a
new one is added, see that it shows something new: recordings that prove the same are only more to read.
"""

from __future__ import annotations

import json
import shlex
import sys
from collections import Counter
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from regelwerk.dice import Law
from regelwerk.engine.answers import Answer, Answers
from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.book.options import parse_option
from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.playthrough import play_again, read_head, write
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.policies import BySeat, Policy
from regelwerk.engine.system import System, system

FOLDER = Path(__file__).parent
MOST_ANSWERS = 2000


class Wishes:
    """What somebody wants to do as soon as it can be done, each so many times."""

    def __init__(self, lines: list[str]) -> None:
        self._left: Counter[tuple[str, ...]] = Counter()
        for who, rule_id, pattern, *count in map(shlex.split, lines):
            self._left[who, rule_id, pattern] += int(count[0]) if count else 1

    def answer(self, prompt: Choose[Any]) -> str | None:
        """The first answer that fulfils a wish."""
        for wish, left in self._left.items():
            who, rule_id, pattern = wish
            if left and fnmatchcase(prompt.who, who) and fnmatchcase(prompt.rule_id, rule_id):
                key = _wished(prompt.answers, pattern)
                if key is not None:
                    self._left[wish] -= 1
                    return key
        return None


def _wished(answers: Answers[Any], pattern: str) -> str | None:
    for answer in answers.listed():
        if fnmatchcase(answer.key, pattern):
            return answer.key
    found = None if "*" in pattern else answers.find(pattern)
    return found.key if isinstance(found, Answer) else None


def record(head: dict[str, str]) -> str:
    """Play the game that a head describes, and write it down."""
    played = system(head["system"])
    document = _document(played, head)
    start = played.start(document)
    seats = json.loads(head["tactics"])
    policy = BySeat(tuple((seat, played.tactics[name]) for seat, name in sorted(seats.items())))
    by_hand = json.loads(head.get("by hand", "{}"))
    wishes = Wishes(json.loads(head.get("wishes", "[]")))
    asked: Counter[str] = Counter()
    session = new_session(played.game, start, document, seed=head["seed"].encode())
    for _ in range(int(head.get("answers", MOST_ANSWERS))):
        if session.outcome is not None:
            break
        prompt = session.prompts[0]
        asked[prompt.seat] += 1
        typed = by_hand.get(f"{prompt.seat}@{asked[prompt.seat]}")
        session.answer(prompt.seat, typed or wishes.answer(prompt) or _decided(policy, prompt))
    return write(head, session, phrasebook("de", played.package))


def _decided(policy: Policy, prompt: Choose[Any]) -> str:
    """What a tactic answers; if a wish has led it where its plan makes no sense, it thinks better of it."""
    decision = policy.decide(prompt)
    key: str = decision.outcomes()[0] if isinstance(decision, Law) else decision
    return key if isinstance(prompt.answers.find(key), Answer) else prompt.default


def again(text: str) -> str:
    """The text of the same answers and faces, as the rules have it now."""
    head = read_head(text)
    played = system(head["system"])
    document = _document(played, head)
    session: Session[Any] = play_again(text, played.game, played.start(document), document)
    return write(head, session, phrasebook("de", played.package))


def _document(played: System, head: dict[str, str]) -> dict[str, Any]:
    return played.scenario(played.content(), head["scenario"], json.loads(head["options"]))


def main(name: str, system_name: str, scenario: str, seed: str, *settings: str) -> None:
    played = system(system_name)
    start = played.start(played.scenario(played.content(), scenario, {}))
    tactics = dict.fromkeys(played.game.seats(start), played.default_tactic)
    options: dict[str, Any] = {}
    by_hand: dict[str, str] = {}
    wishes: list[str] = []
    answers = ""
    for setting in settings:
        key, _, value = setting.partition("=")
        if " " in setting:
            wishes.append(setting)
        elif key == "answers":
            answers = value
        elif key in tactics:
            tactics[key] = value
        elif "@" in key:
            by_hand[key] = value
        else:
            option, parsed = parse_option(setting)
            options[option] = parsed
    head = {
        "system": system_name,
        "scenario": scenario,
        "options": json.dumps(options, sort_keys=True),
        "tactics": json.dumps(tactics, sort_keys=True),
        "seed": seed,
        **({"answers": answers} if answers else {}),
        **({"by hand": json.dumps(by_hand, ensure_ascii=False)} if by_hand else {}),
        **({"wishes": json.dumps(wishes)} if wishes else {}),
    }
    (FOLDER / system_name / f"{name}.txt").write_text(record(head), "utf-8")


def anew(system_name: str) -> None:
    for path in sorted((FOLDER / system_name).glob("*.txt")):
        path.write_text(record(read_head(path.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    if len(sys.argv) == len(("program", "system")):
        anew(sys.argv[1])
    else:
        main(*sys.argv[1:])
