"""Positions that cannot be are refused with what is wrong."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from spadille.cli.program import main
from spadille.games.registry import rulebook
from spadille.locales import LANGUAGES, Messages
from spadille.notation import position
from spadille.rules.faults import in_words
from spadille.rules.rule import FaultyGame

FIELDS = {
    "dealer": "3",
    "hands": "SA S9 DK / ?3 / ?3 / ?2",
    "contract": "simple_suit",
    "declarers": "1",
    "trump": "H",
    "taken": "1 1 2 0 3",
    "trick": "3:S8",
    "called": "SA",
    "turn": "0",
}


def line(rules: str = "solo/american@1", /, **changes: str | None) -> str:
    """The line above with some fields changed, added, or taken away."""
    fields = {**FIELDS, **changes}
    told = (f"{name} {text}".strip() for name, text in fields.items() if text is not None)
    return "; ".join([rules, *told])


def faults(text: str) -> tuple[str, ...]:
    """All that is wrong with a line."""
    with pytest.raises(FaultyGame) as caught:
        position.read(text, rulebook)
    return caught.value.faults


def test_the_line_stands() -> None:
    book, state = position.read(line(), rulebook)
    assert book.to_act(state) == {0}
    assert position.read(position.write(book, state), rulebook) == (book, state)


#: What is changed in the line, and what is wrong with it then.
WRONG: list[tuple[dict[str, str | None], str]] = [
    ({"hands": "SA S9 DK / ?3 / ?5"}, "there are 3 hands, not 4"),
    ({"hands": "SA S9 D2 / ?3 / ?3 / ?2"}, "D2 does not belong to the pack (hands 0)"),
    ({"hands": "SA S9 / ?4 / ?3 / ?2"}, "seat 0 has 2 cards, not 3"),
    ({"hands": None, "turn": None}, "there are no hands"),
    ({"talon": "?3"}, "there is no talon in this game"),
    ({"discards": "?1 / - / - / -"}, "nobody exchanges, and there are discards"),
    ({"contract": "game"}, "game is no game of these rules"),
    ({"contract": "pass"}, "pass is no game of these rules"),
    ({"contract": "solo_suit"}, "there is no partner in solo_suit"),
    ({"contract": "simple_colour"}, "trumps in simple_colour cannot be H"),
    ({"trump": None}, "trumps in simple_suit are missing"),
    ({"declarers": None}, "there are 0 declarers, not 1"),
    ({"declarers": "1 2"}, "there are 2 declarers, not 1"),
    ({"declarers": "0"}, "the declarer, seat 0, called SA and cannot have it"),
    ({"called": None}, "the called ace is missing"),
    ({"called": "SK"}, "SK cannot be called"),
    ({"called": "S2"}, "called cannot be S2"),
    ({"partner": "0"}, "nobody knows seat 0 as the partner before SA is played"),
    ({"partner": "2"}, "seat 0 holds SA, not seat 2"),
    ({"partner": "4"}, "partner cannot be 4"),
    ({"ended": ""}, "a deal does not end early by these rules"),
    ({"over": ""}, "the deal is not over"),
    ({"trick": "2:S8"}, "trick 6 was played by seats 2, not 3"),
    ({"turn": "1"}, "it is the turn of seat 0, not of seat 1"),
    ({"turned": "SK"}, "turned is not known; known are called, partner, ended, over"),
    ({"calls": "0:pass 1:pass"}, "the auction does not lead to the declarer"),
    ({"calls": "0:simple_suit 1:hold"}, "call 2, hold, cannot be said there"),
    ({"calls": "0:simple_suit 2:pass"}, "call 2 is the turn of seat 1, not of seat 2"),
    (
        {"calls": "0:pass 1:solo_suit 2:pass 3:pass"},
        "simple_suit is lower than solo_suit, which won the auction",
    ),
    (
        {"calls": "0:pass 1:simple_suit 2:pass 3:pass 0:pass"},
        "the auction is over before call 5",
    ),
    ({"contract": None}, "trumps, ace and partner come after the game is announced"),
    ({"contract": None}, "nothing is played before the game is announced"),
    (
        {"contract": None},
        "without its calls an auction has no declarer before the game is announced",
    ),
]


@pytest.mark.parametrize(("changes", "fault"), WRONG)
def test_what_cannot_be_is_named(changes: dict[str, str | None], fault: str) -> None:
    assert fault in faults(line(**changes))


def test_an_ace_that_was_played_tells_its_partner() -> None:
    tricks = "0:HA 1:HK 2:H8 3:H9 / 0:D8 1:DA 2:D9 3:DT / 1:S8 2:SJ 3:S7 0:SA / 0:H7 1:HJ 2:HT 3:CQ"
    fields = {"hands": "S9 DK C8 / ?4 / ?4 / ?3", "taken": "0 1 0 3", "tricks": tricks}
    fields |= {"trick": "3:DJ 0:D7", "turn": "1"}
    assert faults(line(**fields)) == ("seat 0 played SA and is the partner",)
    book, state = position.read(line(**fields, partner="0"), rulebook)
    assert state.partner == 0
    assert position.read(position.write(book, state), rulebook) == (book, state)


def test_an_ace_that_nobody_played_tells_nothing() -> None:
    tricks = "0:HA 1:HK 2:H8 3:H9"
    hands = "?7 / ?7 / ?7 / ?7"
    fields = {"hands": hands, "taken": "0", "tricks": tricks, "trick": None, "turn": "0"}
    assert faults(line(**fields, partner="2")) == (
        "nobody knows seat 2 as the partner before SA is played",
    )


def test_an_ended_deal_names_its_partner() -> None:
    rules = "solo/german-like@1"
    fields = {"hands": "SA / ?1 / ?1 / ?1", "taken": "1 1 1 1 1 1 2", "trick": None, "turn": None}
    assert "the deal is over, and not marked so" in faults(line(rules, **fields, ended=""))
    assert "the deal is over, and its partner is missing" in faults(
        line(rules, **fields, ended="", over="")
    )
    assert "seat 0 holds SA, not seat 3" in faults(
        line(rules, **fields, ended="", over="", partner="3")
    )
    book, state = position.read(line(rules, **fields, ended="", over="", partner="0"), rulebook)
    assert state.settled.scores == (4, 4, -4, -4)
    assert position.read(position.write(book, state), rulebook) == (book, state)


def test_an_early_end_must_be_certain() -> None:
    fields = {"trick": None, "turn": None, "hands": "SA S9 DK / ?3 / ?3 / ?3", "partner": "0"}
    assert "a deal ends early only between tricks, when its outcome is certain" in faults(
        line("solo/german-like@1", **fields, ended="", over="")
    )


@pytest.mark.parametrize(("changes", "fault"), WRONG)
@pytest.mark.parametrize("language", ["da", "nb", "ja"])
def test_what_cannot_be_is_told_in_the_askers_language(
    changes: dict[str, str | None], fault: str, language: str
) -> None:
    told = next(each for each in faults(line(**changes)) if each == fault)
    words = in_words(told, Messages(language))
    assert words != fault
    assert in_words(told, Messages("en")) == fault
    # Cards, seats and counts are told alike in every language.
    named = re.compile(r"\b[SHDC][7-9TJQKA]\b|\d+")
    assert Counter(named.findall(words)) == Counter(named.findall(fault))


#: Seat 2 threw a diamond on spades and kept one.
_REVOKED: dict[str, str | None] = {
    "hands": "SK C9 CT / D8 HA / H9 S8 / C8 C7",
    "contract": "solo_suit",
    "called": None,
    "taken": "1 1 1 1 1",
    "trick": "1:S9 2:DT 3:ST",
    "turn": "0",
}


def test_solo_5_2_a_revoke_that_shows_is_named() -> None:
    assert faults(line(**_REVOKED)) == ("seat 2 may not play DT to trick 6, having S8 (5.2)",)
    rightly = _REVOKED | {"hands": "SK C9 CT / D8 HA / H9 H8 / C8 C7"}
    assert position.read(line(**rightly), rulebook)


def test_solo_5_4_a_called_ace_that_had_to_fall_is_named() -> None:
    rules = "solo/american@1+must_play_called_ace=true"
    fields = {"hands": "SA S9 / ?3 / ?3 / ?2", "trick": "3:S8 0:DK", "turn": "1"}
    told = "seat 0 may not play DK to trick 6, having SA (5.4)"
    assert told in faults(line(rules, **fields))
    told = "seat 0 may not play DK to trick 6, having SA S9 (5.2)"
    assert told in faults(line(**fields))


def test_solo_4_3_a_king_is_called_only_by_whoever_has_the_aces() -> None:
    rules = "solo/german-like@1"
    fields = {"hands": "SA S9 DK / ?3 / ?3 / ?2", "called": "SK"}
    assert faults(line(rules, **fields)) == ("SK cannot be called: seat 0 has SA, which could be",)
    # The ace of trumps could not be called, so it hinders nobody.
    assert position.read(line(rules, **fields | {"hands": "HA S9 DK / ?3 / ?3 / ?2"}), rulebook)


def test_solo_4_3_an_ace_that_has_fallen_unseen_has_a_partner_to_be_named() -> None:
    text = (
        "solo/american@1; dealer 3; hands S9 / D8 / H9 / C8; contract simple_suit; declarers 1;"
        " trump H; taken 1 1 1 1 1 1 1; called SA; turn 1"
    )
    assert faults(text) == ("SA is in no hand; name the partner, who played it",)
    assert position.read(text + "; partner 2", rulebook)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_these_is_one_line_at_the_terminal(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SPADILLE_LANGUAGE", language)
    shown = set()
    for changes in (*(each for each, _ in WRONG), _REVOKED):
        assert main(["perft", "--from", line(**changes)]) == 2
        out, told = capsys.readouterr()
        assert out == ""
        assert told.count("\n") == 1
        assert "Traceback" not in told
        shown.add(told)
    assert len(shown) > len(WRONG) // 2
