"""Lines fit a terminal, whatever the language."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille.cli.layout import padded, table, width, wrapped

JAPANESE = "切り札が出されました（スペードのA）。マタドールでもかまいません。"


@pytest.mark.parametrize("places", range(10, 40))
def test_no_line_is_too_wide_and_no_letter_is_lost(places: int) -> None:
    lines = wrapped(JAPANESE, places)
    assert "".join(lines) == JAPANESE
    assert max(map(width, lines)) <= places + 2 * len("）。")
    assert not any(line[0] in "、。）" or line[-1] == "（" for line in lines)


@given(st.text("ab ッの。（） ", max_size=60), st.integers(4, 30))
def test_words_stay_whole_and_in_their_order(text: str, places: int) -> None:
    lines = wrapped(text, places)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert wrapped(" ".join(lines), places)[0] == lines[0]


def test_a_long_word_has_a_line_of_its_own() -> None:
    assert wrapped("a verylongword b", 6) == ["a", "verylongword", "b"]


def test_columns_stand_under_each_other() -> None:
    lines = table([["", "ソロ", "x"], ["切り札", "3", "4"]], 30)
    assert [width(line) for line in lines] == [15, 15]
    assert padded("ソ", 4) == "ソ  "
