"""What a reader of records tolerates, and what it refuses and where."""

from __future__ import annotations

import re

import pytest

from spadille.cards import Card, CardSet
from spadille.games.registry import rulebook
from spadille.notation import record
from spadille.notation.error import Expected, IllegalRecord, NotationError

TEXT = """\
[Game "lhombre/hjemme@1"]
[Date "2026-11-30"]
[Seat1 "Anna \\"Ace\\" Holm"]
[Dealer "0"]
[Deal "0: S2 S5 SK D3 C5 C7 CJ CQ CK | 1: SA S6 SJ SQ H3 HJ DA D4 DJ \
| 2: S4 HA H4 H5 H6 D2 DK C4 C6 | talon: S7 DQ HQ H2 CA HK D6 C2 C3 H7 S3 D7 D5"]
[Contract "nolo_ouvert"]
[Declarer "1"]
[Trump "-"]
[Result "bet"]
[Score "0 -8 0"]

Auction
  1:nolo_ouvert 2:pass 0:pass

Play
  1. 1:SA 2:S4 0:SK
  2. 0:S5 1:SQ 2:H6
  3. 1:end_play

Result
  outcome bet
  outcomes bet
  tricks 1 1 0
  tout none
  scores 0 -8 0
"""


def read(text: str) -> list[record.Record]:
    """All records of a text."""
    return list(record.read(text, rulebook))


def refusal(text: str) -> NotationError:
    """How a text is refused."""
    with pytest.raises(NotationError) as caught:
        read(text)
    return caught.value


def test_a_record_is_written_as_documented() -> None:
    assert record.write(read(TEXT), rulebook) == TEXT


def test_tags_are_kept() -> None:
    (told,) = read(TEXT)
    assert told.tags == (("Date", "2026-11-30"), ("Seat1", 'Anna "Ace" Holm'))
    assert told.hands[1] == CardSet.read("SA S6 SJ SQ H3 HJ DA D4 DJ")
    assert told.talon[0] is Card("S7")


def test_suit_and_rank_may_stand_in_either_order() -> None:
    turned = re.sub(r"\b([SHDC])([A2-7JQK])\b", r"\2\1", TEXT)
    assert "AS" in turned
    assert read(turned) == read(TEXT)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("\n", "\r\n"),
        (" ", "   "),
        ("  1. ", "  1.\n\n\t"),
        ("  1. ", ""),
        ("1:SA", "1: SA"),
        ("1:SA", "1:SA {the ace, although 2:H4 looks better}"),
        ("Auction", "; a rest of a line: 1:pass\nAuction {two\nlines}"),
        ("Auction\n", ""),
        ("Play\n", ""),
        ("[Trump", "[ Trump"),
        ('[Contract "nolo_ouvert"]\n', ""),
    ],
)
def test_blanks_comments_and_headings_are_free(old: str, new: str) -> None:
    head, tail = TEXT.split("[Contract", 1)
    tail = "[Contract" + tail
    assert old in tail
    assert read(head + tail.replace(old, new)) == read(TEXT)


@pytest.mark.parametrize(
    ("old", "new", "expected", "line", "column"),
    [
        ("[Game", "SA [Game", Expected.GAME, 1, 1),
        ('"lhombre/hjemme@1"', '"lhombre/hjemme@9"', Expected.RULE_SET, 1, 8),
        ('"lhombre/hjemme@1"', '"whist/x@1"', Expected.RULE_SET, 1, 8),
        ('[Dealer "0"]\n', "", Expected.TAG, 1, 2),
        ('[Dealer "0"]', '[Dealer "3"]', Expected.SEAT, 4, 10),
        ('[Dealer "0"]', '[Dealer "0"] [Dealer "0"]', Expected.TAG_ONCE, 4, 15),
        ('[Dealer "0"]', '[Dealer "0]', Expected.TAG, 4, 1),
        ("0: S2", "0: S9", Expected.DECK, 5, 8),
        ("0: S2", "0: SX", Expected.DECK, 5, 8),
        ("0: S2", "0: S5", Expected.DECK, 5, 8),
        ("0: S2", "4: S2", Expected.SEAT, 5, 8),
        ('[Score "0 -8 0"]', '[Score "0 8 0"]', Expected.OUTCOME, 10, 9),
        ("2:pass", "2:", Expected.ACTION, 13, 17),
        ("2:pass", "pass", Expected.ACTION, 13, 17),
        ("2:pass", "9:pass", Expected.SEAT, 13, 17),
        ("2:pass", "2:name_trump X", Expected.SUIT, 13, 30),
        ("2:pass", "2:name_trump", Expected.WORD, 13, 19),
        ("2:pass", "2:pass {never closed", Expected.COMMENT_END, 13, 24),
        ("1:end_play", "1:end_play X", Expected.ACTION, 18, 17),
        ("tricks 1 1 0", "tricks 2 0 0", Expected.OUTCOME, 23, 3),
        ("  tout none", "  tout none whist", Expected.FIELD, 24, 13),
        ("  tout none", "  tout", Expected.OUTCOME, 24, 3),
        ("  outcome bet\n", "  bet\n", Expected.FIELD, 21, 3),
        ("2026-11-30", "2026\\ud800", Expected.TAG, 2, 7),
        ("  3. 1:end_play\n", "", Expected.OUTCOME, 6, 12),
        ("[Contract", "{ [Contract", Expected.COMMENT_END, 6, 1),
    ],
)
def test_the_first_fault_is_named_with_its_place(
    old: str, new: str, expected: Expected, line: int, column: int
) -> None:
    assert TEXT.count(old) == 1
    found = refusal(TEXT.replace(old, new))
    assert (found.expected, found.line, found.column) == (expected, line, column)


@pytest.mark.parametrize(
    ("old", "new", "rule", "line", "column"),
    [
        ("2:pass", "0:pass", "3.1 turn", 13, 17),
        ("2:pass", "2:game", "3.2 higher-bid", 13, 17),
        ("2:pass", "2:whist", "3.2 auction", 13, 17),
        ("2:S4", "2:H4", "5.nolo follow-nolo", 16, 11),
        ("2:S4", "2:S7", "5 card-in-hand", 16, 11),
        ("2:S4", "2:announce_tout", "4.1 tout", 16, 11),
        ("1:SQ 2:H6\n", "1:end_play 2:H6\n", "6 end", 17, 11),
    ],
)
def test_the_first_illegal_action_is_named_with_its_rule(
    old: str, new: str, rule: str, line: int, column: int
) -> None:
    assert TEXT.count(old) == 1
    found = refusal(TEXT.replace(old, new))
    assert isinstance(found, IllegalRecord)
    assert (str(found.refusal.rule), found.line, found.column) == (rule, line, column)


def test_a_fault_in_a_later_record_does_not_hide_the_first() -> None:
    records = record.read(TEXT + "\n" + TEXT.replace("2:S4", "2:H4"), rulebook)
    assert next(records) == read(TEXT)[0]
    with pytest.raises(IllegalRecord, match="line 42, column 11"):
        next(records)
