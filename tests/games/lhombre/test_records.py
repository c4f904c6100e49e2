"""Finished games of L'Hombre: every contract, and every way it can end, by every profile."""

from __future__ import annotations

import pytest

from spadille.games.registry import rulebook
from spadille.notation import record
from tests.games.lhombre.chapters import CHAPTERS, FOLDER, WITH_ALL_CONTRACTS, Chapter
from tests.games.lhombre.endings import Ending, endings
from tests.games.lhombre.happenings import WASHED_OUT, Told
from tests.games.lhombre.table import PROFILES, rules

EACH = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.name)


def told(chapter: Chapter) -> list[Told]:
    """The records of a file, played again by the rules they name."""
    found = []
    for each in record.read(chapter.path.read_text("utf-8"), rulebook):
        assert each.rules == str(chapter.book.profile)
        found.append(Told.again(each, chapter.book))
    return found


def test_there_is_a_file_for_each_chapter_and_no_other() -> None:
    assert sorted(FOLDER.rglob("*.record")) == sorted(chapter.path for chapter in CHAPTERS)


@EACH
def test_lhombre_3_to_6_the_records_show_every_ending(chapter: Chapter) -> None:
    shown = set()
    for each in told(chapter):
        contract = each.result.contract
        assert chapter.contract in (None, contract or WASHED_OUT)
        shown |= each.shown
    assert chapter.wanted <= shown


@EACH
def test_the_records_are_as_our_own_writer_writes_them(chapter: Chapter) -> None:
    text = chapter.path.read_text("utf-8")
    assert record.write(record.read(text, rulebook), rulebook) == text


@pytest.mark.parametrize("profile", WITH_ALL_CONTRACTS)
def test_lhombre_6_every_ending_stands_as_a_finished_record(profile: str) -> None:
    chapters = [chapter for chapter in CHAPTERS if chapter.rules == profile]
    found = {Ending.of(each.result) for chapter in chapters for each in told(chapter)}
    assert found == set(endings(rules(profile).profile.options))


def test_every_profile_has_its_records() -> None:
    assert {chapter.name.partition("/")[0] for chapter in CHAPTERS} == set(PROFILES)


def test_a_corrected_call_stands_in_the_auction_of_its_record() -> None:
    text = (FOLDER / "privat" / "corrected.record").read_text("utf-8")
    for deal in text.split("[Game")[1:]:
        auction = deal.partition("Auction")[2].partition("\n\n")[0]
        assert deal.count(":correct ") == auction.count(":correct ") > 0
