"""A stamp holds as long as names, contents and words are the same."""

from pathlib import Path

import pytest

from tools.workshop import stamp


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    monkeypatch.setattr(stamp, "ROOT", tmp_path)
    made = [tmp_path / "a", tmp_path / "b"]
    for path in made:
        path.write_text(path.name, encoding="ascii")
    return made


def test_order_does_not_matter(files: list[Path]) -> None:
    assert stamp.fingerprint(files) == stamp.fingerprint(reversed(files))


def test_content_names_and_words_matter(files: list[Path]) -> None:
    first, second = files
    seen = {stamp.fingerprint(files), stamp.fingerprint(files, "word"), stamp.fingerprint([first])}
    first.write_text("ab", encoding="ascii")
    seen.add(stamp.fingerprint(files))
    second.rename(second.with_name("c"))
    seen.add(stamp.fingerprint([first, second.with_name("c")]))
    assert len(seen) == 5


def test_a_stamp_is_current_only_for_what_it_was_pressed_with(tmp_path: Path) -> None:
    mark = tmp_path / "stamps" / "mark"
    assert not stamp.is_current(mark, "x")
    stamp.press(mark, "x")
    assert stamp.is_current(mark, "x")
    assert not stamp.is_current(mark, "y")
