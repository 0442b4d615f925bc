"""A bad line: whatever a page asks the server for is under way for a while, and answers overtake each other.

With REGELWERK_BAD_LINE=1 everybody in these tests has one. What is fine then waits for what it needs, and does not only
happen to be in time.
"""

from __future__ import annotations

import os
from random import Random

IS_BAD = "REGELWERK_BAD_LINE" in os.environ
LONGEST = 2500
"""Milliseconds that a question or its answer may take; most take far less."""
_LUCK = Random("bad line")
_ASKING = """
(() => {
  const ask = window.fetch;
  const delays = %s;
  let asked = 0;
  const delay = () => new Promise((done) => setTimeout(done, delays[asked++ %% delays.length]));
  window.fetch = async (what, settings) => {
    if (!String(what?.url ?? what).includes('/api/')) return ask(what, settings);
    await delay();
    const answer = await ask(what, settings);
    await delay();
    return answer;
  };
})();
"""


def bad_line() -> str:
    """A script for a browser; each has delays of its own."""
    return _ASKING % [round(LONGEST * _LUCK.random() ** 4) for _ in range(199)]
