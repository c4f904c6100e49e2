"""``spadille verify`` tells an honest deal from one that was made up."""

from __future__ import annotations

from pathlib import Path

import pytest

from spadille.cards import Seat
from spadille.games.registry import rulebook
from spadille.notation import jsonl
from spadille.rules.action import Deal, Provenance
from spadille.rules.journal import Entry
from spadille.rules.shuffle import RULE, commitment, mixed
from tests.cli.terminal import refused, spadille

LHOMBRE = rulebook("lhombre")
TOLD = Provenance(RULE, "5a" * 32, "01", ("aa", "bb", "cc"))
SEAL = commitment(bytes.fromhex(TOLD.secret))
WORDS = ("verify", "--salt", TOLD.salt, *(w for seed in TOLD.seeds for w in ("--seed", seed)))


def test_the_deck_of_an_honest_deal_is_told() -> None:
    done = spadille(*WORDS, "--commitment", SEAL, "--secret", TOLD.secret)
    deck = " ".join(card.text for card in mixed(LHOMBRE.pack, TOLD))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        f"the deck that the secret makes: {deck}",
        "deal 1: honest",
    ]


def test_another_secret_and_another_deck_are_found_out() -> None:
    deck = " ".join(card.text for card in reversed(mixed(LHOMBRE.pack, TOLD)))
    done = spadille(*WORDS, "--commitment", SEAL, "--secret", TOLD.secret, "--deck", deck)
    assert done.returncode == 1
    assert "the deck is not the one this secret makes" in done.stderr
    done = spadille(*WORDS, "--commitment", SEAL, "--secret", "5b" * 32)
    assert done.returncode == 1
    assert "the secret is not the one that was sealed" in done.stderr


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("da", "hemmeligheden er ikke den, der blev forseglet, før der blev givet"),
        ("nb", "hemmeligheten er ikke den som ble forseglet før det ble gitt"),
        ("ja", "ディール前に封印された秘密ではありません"),
    ],
)
def test_a_false_deal_is_told_in_the_language_of_the_terminal(language: str, told: str) -> None:
    words = (*WORDS, "--commitment", SEAL, "--secret", "5b" * 32)
    done = spadille(*words, language=language)
    assert done.returncode == 1
    assert told in done.stderr
    assert "the secret" not in done.stderr


def test_the_deals_of_a_journal_are_checked(tmp_path: Path) -> None:
    honest = Deal(Seat(0), mixed(LHOMBRE.pack, TOLD), TOLD)
    false = Deal(Seat(0), LHOMBRE.pack, TOLD)
    unsealed = Deal(Seat(0), LHOMBRE.pack)
    entries = [
        Entry(number, None, deal, LHOMBRE.decide(LHOMBRE.start(Seat(0)), None, deal), RULES, 0.0)
        for number, deal in enumerate((honest, unsealed), 1)
    ]
    file = tmp_path / "journal.jsonl"
    file.write_text(jsonl.write(entries))
    done = spadille("verify", file)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "deal 1: honest",
        "deal 2: dealt without a secret, nothing to check",
    ]
    cheated = Entry(3, None, false, entries[0].events, RULES, 0.0)
    file.write_text(jsonl.write([*entries, cheated]))
    done = spadille("verify", file)
    assert done.returncode == 1
    assert done.stdout.splitlines()[2] == "deal 3: the deck is not the one this secret makes"


RULES = str(LHOMBRE.profile)


def test_what_is_no_secret_is_refused(tmp_path: Path) -> None:
    assert "--commitment is missing" in refused("verify")
    assert "--secret is missing" in refused("verify", "--commitment", SEAL)
    words = ("verify", "--commitment", SEAL, "--secret")
    assert "--secret is “xyz”, which is not hex" in refused(*words, "xyz")
    assert "the secret has 2 bytes, not 32" in refused(*words, "abcd")
    told = refused(*words, TOLD.secret, "--deck", "SA H7 XX")
    assert "--deck, line 1, column 7: expected a card such as SA or H7, found “XX”" in told
    assert "there is no such file" in refused("verify", tmp_path / "nothing")
    (tmp_path / "file").write_bytes(b"\xff")
    told = refused("verify", tmp_path / "file")
    assert "line 1, column 1: expected text in UTF-8, found “\\xff”" in told


def test_an_empty_journal_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty").write_text("\n")
    assert "there is no deal in it; give a journal." in refused("verify", tmp_path / "empty")
    assert "FILE is empty" in refused("verify", "")


def test_a_journal_and_a_deal_are_not_both_checked(tmp_path: Path) -> None:
    told = refused("verify", tmp_path / "journal", "--secret", TOLD.secret)
    assert "Give a journal file or --secret, not both." in told
