"""The icons of the table as an app, drawn from the emblem.

`python -m e2e.icons` (in tests/) draws them anew into web/public.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

from e2e.conftest import NAMES

PUBLIC = Path(__file__).parents[2] / "web/public"
PAPER = "#f8f4ea"
ICONS = {"icon-192.png": (192, 0.94), "icon-512.png": (512, 0.94), "icon-maskable.png": (512, 0.66)}
"""File, side in pixels, and how much of it the emblem takes: a mask may cut off all but the middle four fifths."""


def main() -> None:
    emblem = re.sub(r"<svg ", '<svg width="100%" height="100%" ', (PUBLIC / "emblem.svg").read_text(), count=1)
    program = next(filter(None, map(shutil.which, NAMES)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, chromium_sandbox=os.geteuid() != 0)
        for name, (side, share) in ICONS.items():
            page = browser.new_page(viewport=ViewportSize(width=side, height=side))
            inner = round(side * share)
            page.set_content(
                f'<body style="margin:0;background:{PAPER};height:100vh;display:grid;place-items:center">'
                f'<div style="width:{inner}px;height:{inner}px">{emblem}</div>'
            )
            page.screenshot(path=PUBLIC / name)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
