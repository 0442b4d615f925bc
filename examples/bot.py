"""A player in thirty lines: attacks whenever it can, and otherwise takes what costs nothing.

regelwerk play phasesix --seat foes="program:python examples/bot.py"
"""

import json
import sys


def decide(prompt: dict) -> str:
    """The first attack among the answers; else the default."""
    keys = [answer["key"] for answer in prompt["answers"]]
    attacks = [key for key in keys if key.startswith("attack")]
    return attacks[0] if attacks else prompt["default"]


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    match message["type"]:
        case "hello":
            say(type="ready", name="bot")
        case "prompt":
            say(type="answer", id=message["id"], key=decide(message))
        case "quit":
            break
