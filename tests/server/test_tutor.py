"""What the teacher says is of the game that is played."""

from __future__ import annotations

import pytest

from spadille.analysis.handmeter import measure
from spadille.analysis.hint import Hint
from spadille.cards import CardSet, Seat
from spadille.locales import LANGUAGES, Messages
from spadille.rules.action import Exchange
from spadille.server.protocol import Told
from spadille.server.tutor import Tutor
from spadille.table import Table

NAMES = ("Inger", "Basta", "Ponto", "Karen")
#: How each language speaks of bidding.
BIDDING = {"da": "meld", "nb": "meld", "en": "bid", "ja": "ビッド"}


def of_hand(rules: str, hand: str, language: str) -> tuple[Told, ...]:
    """What the meter tells of a hand."""
    seats = 4 if rules.startswith("hearts") else 3
    table = Table.of_hands(rules, [hand, *"*" * (seats - 1)], dealer=seats - 1)
    told = measure(table.rulebook, table.view(0), Seat(0))
    return Tutor(Messages(language), NAMES[:seats]).meter(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_of_bids_where_cards_are_passed(language: str) -> None:
    (told,) = of_hand("hearts/norsk", "SQ SJ S9 HA HK HT H2 DQ D9 D4 CA C8 C3", language)
    assert told.title
    assert BIDDING[language] not in " ".join((told.title, *told.lines)).casefold()
    (other,) = of_hand("lhombre", "SA S2 CA SK SQ SJ HK D3 C4", language)
    assert BIDDING[language] in other.title.casefold()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("da", "Scheillerup (1926) ville melde Spil i Spar."),
        ("nb", "Scheillerup (1926) ville melde Spill i spar."),
        ("en", "Scheillerup (1926) would bid a Simple Game in spades."),
        ("ja", "Scheillerup (1926) ならスペードのシンプルゲームをビッド。"),
    ],
)
def test_a_book_names_the_game_that_it_would_bid(language: str, said: str) -> None:
    (told,) = of_hand("lhombre", "SA S2 CA SK SQ SJ HK D3 C4", language)
    assert said in told.lines


@pytest.mark.parametrize(
    ("language", "none", "some"),
    [
        ("da", "Byt ingen kort", "Disse kort: Hjerter 4, Ruder 3."),
        ("nb", "Bytt ingen kort", "Disse kortene: hjerter 4, ruter 3."),
        ("en", "Exchange no cards", "These cards: 4 of hearts, 3 of diamonds."),
        ("ja", "交換しない", "このカードです: ハートの4、ダイヤの3。"),
    ],
)
def test_an_exchange_is_said_be_it_of_no_cards(language: str, none: str, some: str) -> None:
    tutor = Tutor(Messages(language), NAMES)
    for cards, said in (("", none), ("H4 D3", some)):
        (told,) = tutor.hint(Hint(Exchange(CardSet.read(cards)), "keeps-winners"))
        assert told.lines[0] == said
