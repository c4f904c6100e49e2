"""Reading rule sets: only what differs is written, and every fault is named."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from spadille.rules.faults import Fault
from spadille.rules.profile import Profile, load, names, option
from spadille.rules.rule import FaultyGame


class Price(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What something costs."""

    win: Annotated[int, option("Points won.", "1", ge=0)]
    loss: Annotated[int, option("Points lost.", "1", ge=0)] = 0


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a game that only this test knows."""

    tricks: Annotated[int, option("Tricks to take.", "1", ge=1)]
    direction: Annotated[Literal["left", "right"], option("Where the deal goes.", "2")] = "right"
    hold: Annotated[bool, option("Whether one may hold.", "2")] = False
    prices: Annotated[dict[str, Price], option("What each costs.", "3")] = {}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one sound profile."""
    write(tmp_path, "home", "[options]\ntricks = 5\n[options.prices.game]\nwin = 1\nloss = 2")
    return tmp_path


def write(folder: Path, name: str, body: str, head: str = "") -> None:
    """Write a profile's file."""
    text = f'version = 3\nsource = "a book"\n{head}\n{body}\n'
    (folder / f"{name}.toml").write_text(text, "utf-8")


def read(folder: Path, name: str) -> Profile[Options]:
    """Load a profile of the game ``whist``."""
    return load(folder, "whist", name, Options)


def faults(folder: Path, name: str) -> tuple[str, ...]:
    """The faults of a profile that must not load."""
    with pytest.raises(FaultyGame) as refused:
        read(folder, name)
    assert str(refused.value).startswith(f"profile whist/{name}: ")
    return refused.value.faults


def test_a_profile_has_its_defaults_and_its_name(folder: Path) -> None:
    home = read(folder, "home")
    assert str(home) == "whist/home@3"
    assert home.source == "a book"
    assert home.options == Options(tricks=5, prices={"game": Price(win=1, loss=2)})
    assert names(folder) == ("home",)


def test_a_profile_inherits_and_changes_only_what_it_says(folder: Path) -> None:
    changed = '[options]\ndirection = "left"\n[options.prices.game]\nloss = 7\n'
    write(folder, "club", changed + "[options.prices.solo]\nwin = 4", 'extends = "home"')
    write(
        folder, "old", "[options]\nhold = true\n[options.prices.game]\nwin = 9", 'extends = "club"'
    )
    assert read(folder, "club").options == Options(
        tricks=5,
        direction="left",
        prices={"game": Price(win=1, loss=7), "solo": Price(win=4)},
    )
    assert read(folder, "old").options == Options(
        tricks=5,
        direction="left",
        hold=True,
        prices={"game": Price(win=9, loss=7), "solo": Price(win=4)},
    )
    assert read(folder, "home").options.direction == "right"
    assert names(folder) == ("club", "home", "old")


def test_an_unknown_profile_is_named_with_the_known_ones(folder: Path) -> None:
    assert faults(folder, "hoem") == ("there is none; known are whist/home",)


@pytest.mark.parametrize("name", ["../home", "", "HOME", "home.toml"])
def test_a_name_is_no_path(folder: Path, name: str) -> None:
    assert "there is none" in faults(folder, name)[0]


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("[options]\ntricks = 5\ntrciks = 6", ["trciks is not an option", "known are tricks"]),
        ("[options]\nhold = true", ["tricks is missing"]),
        ('[options]\ntricks = "five"', ["tricks is a whole number, not five"]),
        ("[options]\ntricks = true", ["tricks is a whole number, not true"]),
        ("[options]\ntricks = 5.5", ["tricks is a whole number, not 5.5"]),
        ("[options]\ntricks = 0", ["tricks is at least 1, not 0"]),
        ("[options]\ntricks = 5\nhold = 1", ["hold is true or false, not 1"]),
        ('[options]\ntricks = 5\ndirection = "up"', ["direction is one of left, right, not up"]),
        ("[options]\ntricks = 5\nprices = 3", ["prices is a table, not 3"]),
        ("[options]\ntricks = 5\n[options.prices.game]\nloss = 1", ["prices", "win"]),
        ("[options]\ntricks = 5\n[options.prices.game]\nwin = 1\nwni = 2", ["prices", "wni"]),
        (
            "[options]\ntricks = 5\n[options.prices.game]\nwin = -1",
            ["prices.game.win is at least 0, not -1"],
        ),
    ],
)
def test_each_fault_is_named(folder: Path, body: str, words: list[str]) -> None:
    write(folder, "odd", body)
    found = faults(folder, "odd")
    assert len(found) == 1
    for word in words:
        assert word in found[0]


def test_all_faults_are_told_at_once(folder: Path) -> None:
    write(folder, "odd", '[options]\nfoo = 1\nbar = 2\nhold = "no"\ndirection = "up"')
    found = " / ".join(faults(folder, "odd"))
    assert len(faults(folder, "odd")) == 5
    for name in ("foo", "bar", "hold", "direction", "tricks"):
        assert name in found


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("version = 1", "source"),
        ('source = "x"', "version"),
        ('version = "1"\nsource = "x"', "version"),
        ('version = 1\nsource = "x"\noption = 3', "option"),
        ("version = = 1", "line 1"),
        ('version = 1\nsource = "x"\noptions = 3', "options"),
        ('version = 1\nsource = "x"\nextends = 3', "extends"),
    ],
)
def test_a_file_that_is_no_profile_is_refused(folder: Path, text: str, word: str) -> None:
    (folder / "odd.toml").write_text(text, "utf-8")
    assert word in faults(folder, "odd")[0]


def test_a_missing_ancestor_is_named(folder: Path) -> None:
    write(folder, "odd", "", 'extends = "nobody"')
    with pytest.raises(FaultyGame, match="whist/odd: it extends nobody, and there is none"):
        read(folder, "odd")


@pytest.mark.parametrize("chain", [["a"], ["a", "b"], ["a", "b", "c"]])
def test_a_profile_may_not_extend_itself(folder: Path, chain: list[str]) -> None:
    for name, parent in zip(chain, [*chain[1:], chain[0]], strict=True):
        write(folder, name, "", f'extends = "{parent}"')
    assert "extends itself" in faults(folder, "a")[0]


def test_a_loop_further_up_is_found(folder: Path) -> None:
    write(folder, "a", "", 'extends = "b"')
    write(folder, "b", "", 'extends = "c"')
    write(folder, "c", "", 'extends = "b"')
    assert "extends itself" in faults(folder, "a")[0]


def test_a_fault_of_an_ancestor_is_told(folder: Path) -> None:
    write(folder, "home", "[options]\ntricks = 5\nold = 1")
    write(folder, "club", "[options]\nhold = true", 'extends = "home"')
    assert "old is not an option" in faults(folder, "club")[0]


def test_a_file_that_cannot_be_read_is_named_with_its_path(folder: Path) -> None:
    write(folder, "odd", "[options\ntricks = 5")
    (fault,) = faults(folder, "odd")
    assert fault.startswith(f"{folder / 'odd.toml'}, line 4, ")
    (folder / "torn.toml").write_bytes(b"version = \xff")
    (fault,) = faults(folder, "torn")
    assert fault.startswith(f"{folder / 'torn.toml'}, line 1: ")


def changed(folder: Path, *changes: tuple[str, str]) -> Profile[Options]:
    """The profile ``home`` with options changed."""
    return load(folder, "whist", "home", Options, changes)


def test_an_option_can_be_changed_in_the_name(folder: Path) -> None:
    home = changed(folder, ("hold", "true"), ("prices.game.win", "9"), ("direction", "left"))
    assert home.options == Options(
        tricks=5, hold=True, direction="left", prices={"game": Price(win=9, loss=2)}
    )
    assert str(home) == "whist/home@3+direction=left+hold=true+prices.game.win=9"


def test_a_change_that_changes_nothing_is_not_named(folder: Path) -> None:
    assert str(changed(folder, ("hold", "false"), ("tricks", "5"))) == "whist/home@3"


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("hodl", "true", ["hodl is not an option"]),
        ("hold", "yes", ["hold is true or false, not yes"]),
        ("hold", "", ['hold is true or false, not ""']),
        ("tricks", "0", ["tricks is at least 1, not 0"]),
        ("direction", "up", ["direction is one of left, right, not up"]),
        ("prices.game.wni", "1", ["prices.game.wni is not an option"]),
        ("tricks.win", "1", ["tricks"]),
        ("", "1", ['"" is not an option']),
        ("prices", "3", ["prices cannot be changed in the name"]),
        ("prices.game", "{ win = 1 }", ["prices.game cannot be changed in the name"]),
        ("tricks", "[" * 500, ["tricks is a whole number, not [[["]),
        ("tricks", "1979-05-27", ["tricks is a whole number, not 1979-05-27"]),
    ],
)
def test_a_change_that_cannot_be_is_named(
    folder: Path, option: str, value: str, words: list[str]
) -> None:
    with pytest.raises(FaultyGame) as refused:
        changed(folder, (option, value))
    for word in words:
        assert word in str(refused.value)


def test_a_change_that_is_named_twice_is_refused(folder: Path) -> None:
    with pytest.raises(FaultyGame, match="hold is changed twice"):
        changed(folder, ("hold", "true"), ("hold", "false"))


def test_a_value_has_one_name_however_it_is_written(folder: Path) -> None:
    names = {str(changed(folder, ("tricks", text))) for text in ("16", "0x10", "1_6", "+16")}
    assert names == {"whist/home@3+tricks=16"}


def test_the_languages_can_word_what_is_wrong_with_a_change(folder: Path) -> None:
    with pytest.raises(FaultyGame) as refused:
        changed(folder, ("hold", "yes"), ("tricks", "0"), ("hodl", "1"))
    named = {fault.message for fault in refused.value.faults if isinstance(fault, Fault)}
    assert named == {"fault-option-flag", "fault-option-small", "fault-option-unknown"}
