"""One question to one contestant, once, in a process of its own: how long it took, and the answer.

Everything is loaded before the clock starts, and nothing was asked before: no memory of earlier questions helps. The
clock counts the processor's time of the one thread that works: who else is busy on the machine is in nobody's way.
"""

from __future__ import annotations

import gc
import json
import sys
import warnings
from importlib import import_module
from time import thread_time
from typing import Any

CONTESTANTS = {
    "ours": "benchmarks.ours",
    "icepool": "benchmarks.with_icepool",
    "dyce": "benchmarks.with_dyce",
    "by hand": "benchmarks.by_hand",
}


def main(contestant: str, question: str) -> None:
    module = import_module(CONTESTANTS[contestant])
    ask = module.QUESTIONS[question]
    warnings.simplefilter("ignore")  # printing them would cost the peers time
    gc.collect()
    begin = thread_time()
    answer = ask()
    milliseconds = 1000 * (thread_time() - begin)
    json.dump({"ms": milliseconds, "answer": flat(answer, module.plain)}, sys.stdout)


def flat(answer: Any, plain: Any, name: str = "") -> dict[str, float]:
    """An answer as named probabilities: parts of answers are numbered, laws have a name for each outcome."""
    if isinstance(answer, float):
        return {name: answer}
    if type(answer) is tuple:
        parts = list(enumerate(answer))
    elif type(answer) is dict and all(not isinstance(part, float) for part in answer.values()):
        parts = list(answer.items())
    else:
        return {f"{name} {outcome}": p for outcome, p in plain(answer).items() if p}
    return {key: p for at, part in parts for key, p in flat(part, plain, f"{name}/{at}").items()}


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
