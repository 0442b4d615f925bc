"""The studies of the handbook are those that their commands make, and the page tells what they found."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs.pages import ROOT, blocks
from docs.studies import STUDIES, kept
from regelwerk.lab.reports.building import report
from regelwerk.lab.reports.parts import Report
from regelwerk.lab.studies.files import StudyFile
from regelwerk.lab.studies.running import read, run
from soaking import SOAKING

PAGES = {"de": ROOT / "docs" / "werkstatt.md", "en": ROOT / "docs" / "english-lab.md"}


@pytest.mark.parametrize("name", STUDIES)
def test_a_study_of_the_handbook_is_the_one_that_its_command_makes(name: str) -> None:
    made, found = STUDIES[name](), StudyFile(kept(name)).study()
    if made.rules_version == found.rules_version:
        assert made.digest == found.digest, "python -m docs.studies (in tests/) runs it anew, once the old file is gone"
    assert read(kept(name)).is_over


def told(found: Report) -> str:
    """All words and numbers of a report, on one line."""
    shown = [section.table for section in found.sections if section.table is not None]
    tables = [text for one in shown for text in (*one.head, *(cell.text for row in one.rows for cell in row))]
    texts = [text for s in found.sections for text in (*s.text, *s.after)]
    return " ".join(" ".join([*found.lead, *texts, *tables]).split())


@pytest.mark.parametrize("lang", PAGES)
def test_the_page_tells_what_the_studies_found(lang: str) -> None:
    """Every sentence and every number that a page shows of a study stands in its report."""
    reports = " ".join(told(report(read(kept(name)), lang)) for name in STUDIES)
    shown = [block.text for block in blocks(PAGES[lang], "text")]
    assert len(shown) == len(STUDIES)
    for block in shown:
        for paragraph in block.split("\n\n"):
            if "  " in paragraph.strip():
                # A table: cell by cell.
                cells = [cell for line in paragraph.splitlines() for cell in line.split("  ") if cell.strip()]
                for cell in cells:
                    assert cell.strip() in reports, cell
            else:
                assert " ".join(paragraph.split()) in reports, paragraph


@pytest.mark.skipif(not SOAKING, reason="takes minutes: runs in make soak")
@pytest.mark.parametrize("name", STUDIES)
def test_a_study_of_the_handbook_comes_out_the_same_again(name: str, tmp_path: Path) -> None:
    run(STUDIES[name](), tmp_path / name)
    assert (tmp_path / name).read_bytes() == kept(name).read_bytes()
