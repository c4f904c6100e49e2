"""The worked examples of section 5.1 by every rule set, set up as position lines."""

from __future__ import annotations

import pytest

from spadille.cards import Card, CardSet, Seat
from spadille.games.registry import rulebook
from spadille.notation import position
from spadille.rules.action import Play
from spadille.rules.event import TrickTaken
from tests.conformance.rulesets import NAMES

#: Number, contract, trump, hand, the cards played before it, and what the hand may play.
EXAMPLES = (
    (1, "game", "D", "D7 CA HK H3", "D2", "D7 CA HK H3"),
    (2, "game", "D", "D7 CA HK H3", "SA", "D7 CA"),
    (3, "game", "D", "D7 CA D5 HK", "D2", "D7 CA D5"),
    (4, "game", "D", "SA D7 HK", "CA", "SA D7 HK"),
    (5, "game", "D", "SA CA HK", "D7", "SA CA"),
    (6, "game", "D", "SA CA D6 HK", "D7", "SA CA D6"),
    (7, "game", "S", "S2 CA HK", "SK", "S2 CA HK"),
    (8, "game", "S", "S2 CA HK", "SA", "S2 CA"),
    (9, "game", "H", "SA CK C5 D3", "CQ", "CK C5"),
    (10, "game", "H", "SA CA HK D3", "CQ", "SA CA HK D3"),
    (11, "game", "H", "SA S6 S4 D3", "SK", "S6 S4"),
    (12, "game", "H", "DA DK D4 SA", "DQ", "DA DK D4"),
    (13, "game", "H", "HA S7 S3", "H5", "HA"),
    (14, "game", "H", "SA H7 CA", "H5", "SA H7 CA"),
    (15, "game", "D", "CA D4 C3", "SA D2", "CA D4"),
    (16, "game", "D", "CA HK C3", "D2 SA", "CA HK C3"),
    (17, "game", "H", "H7 HK SK", "CA", "H7 HK"),
    (18, "pure_nolo", None, "SA S7 CA H4", "SK", "SA S7"),
    (19, "pure_nolo", None, "CA H4 D7", "SK", "CA H4 D7"),
    (20, "grand", None, "SA S6 CA DK", "SK", "S6"),
    (21, "grand", None, "SA CA DK H2", "SK", "SA CA DK H2"),
    (22, "grand", None, "CA CK D4", "SA", "CA"),
    (23, "grand", None, "SA CK D4", "CA", "SA CK D4"),
    (24, "grand", None, "SK S5 D4", "SA", "SK S5 D4"),
    (25, "grand", None, "CA CQ C2 HK", "CK", "CQ C2"),
)


#: 5.1: the tricks of the page, and the card that wins each.
WINNERS = (
    ("game", "D", "CK DA D7", "D7"),
    ("game", "D", "CA DK D2", "CA"),
    ("game", "H", "DA DK D2", "DK"),
    ("pure_nolo", None, "S3 SA S2", "S3"),
    ("pure_nolo", None, "D7 D6 D5", "D5"),
    ("grand", None, "CA SA CK", "SA"),
    ("grand", None, "SK CA S7", "CA"),
)
RULE_SETS = [name for name in NAMES if name.startswith("lhombre/")]


def contract_of(name: str, contract: str) -> str | None:
    """The contract of an example as a rule set has it: Iceland plays its Grand under another name.

    The private text and the Japanese one have no Grand of any kind.
    """
    bids = rulebook(name).profile.options.bids
    if contract == "grand" and "grandissimo" in bids:
        return "grandissimo"
    return contract if contract in bids else None


@pytest.mark.parametrize("name", RULE_SETS)
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example[0]:02}")
def test_lhombre_5_1_example_set_up_as_a_position(
    name: str, example: tuple[int, str, str | None, str, str, str]
) -> None:
    number, told, trump, hand, played, legal = example
    contract = contract_of(name, told)
    if contract is None:
        return
    if number == 16 and "privilege_ends_on=any" in name:
        legal = "CA"  # 5.3: spadille, though not led, ends the privilege
    cards = hand.split()
    line = _line(name, contract, trump, cards, played.split())
    book, state = position.read(line, rulebook)
    viewer = _players(name)[0]
    assert book.legal(state, viewer).play == CardSet.read(legal)
    assert CardSet(book.barred(state, viewer)) == CardSet.read(hand) - CardSet.read(legal)
    assert position.read(position.write(book, state), rulebook) == (book, state)


@pytest.mark.parametrize("name", RULE_SETS)
@pytest.mark.parametrize("example", WINNERS, ids=lambda example: example[2])
def test_lhombre_5_1_winner_of_a_trick_set_up_as_a_position(
    name: str, example: tuple[str, str | None, str, str]
) -> None:
    told, trump, trick, best = example
    contract = contract_of(name, told)
    if contract is None:
        return
    *played, last = trick.split()
    book, state = position.read(_line(name, contract, trump, [last], played), rulebook)
    for event in book.decide(state, _players(name)[0], Play(Card(last))):
        if isinstance(event, TrickTaken):
            around = _players(name)
            leader = 3 - len(played)
            assert event.seat == around[(leader + trick.split().index(best)) % 3]
            return
    raise AssertionError("the trick was not full")


def test_no_example_is_passed_over_in_the_home_rules() -> None:
    assert all(contract_of("lhombre/hjemme", each[1]) for each in (*EXAMPLES,))
    assert all(contract_of("lhombre/icelandic", each[1]) for each in (*EXAMPLES,))


def _players(name: str) -> tuple[Seat, ...]:
    """Those who play, the dealer first; of four, seat 2 sits out."""
    seats = rulebook(name).seats
    return tuple(Seat(seat) for seat in range(seats) if seats == 3 or seat != 2)


def _line(name: str, contract: str, trump: str | None, hand: list[str], played: list[str]) -> str:
    """The dealer is to play and sees his own hand only; his right-hand neighbour declares."""
    players = _players(name)
    done = 9 - len(hand)
    leader = 3 - len(played)
    hands = ["-"] * rulebook(name).seats
    for place in (1, 2):
        hands[players[place]] = f"?{len(hand) - (place >= leader)}"
    hands[players[0]] = " ".join(hand)
    taken = [players[1]] * (done - 1) + [players[leader]]
    trick = (f"{players[leader + place]}:{card}" for place, card in enumerate(played))
    fields = [
        str(rulebook(name).profile),
        "dealer 0",
        f"hands {' / '.join(hands)}",
        f"contract {contract}",
        f"declarers {players[1]}",
        *([f"trump {trump}"] if trump else []),
        f"taken {' '.join(map(str, taken))}",
        f"trick {' '.join(trick)}",
        f"turn {players[0]}",
        *_talon(name, contract),
    ]
    return "; ".join(fields)


def _talon(name: str, contract: str) -> list[str]:
    """Where the undealt cards are: with who sits out if he has stayed out of a nolo."""
    options = rulebook(name).profile.options
    if options.seats == 4 and options.sitter_nolo and contract in options.joint_nolos:
        return ["talon -", "discards - / - / ?13 / -", "sitter out", "exchanged - - - -"]
    return ["talon ?13"]
