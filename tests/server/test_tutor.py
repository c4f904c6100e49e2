"""What the teacher says is of the game that is played."""

from __future__ import annotations

import pytest

from spadille.analysis.handmeter import Chance, measure
from spadille.analysis.hint import Hint
from spadille.analysis.luck import Luck
from spadille.analysis.moment import Moment
from spadille.analysis.review import Review
from spadille.cards import Card, CardSet, Seat
from spadille.locales import LANGUAGES, Messages
from spadille.rules.action import Exchange, Play
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
        ("ja", "Scheillerup (1926) ならスペードのシンプル・ゲームをビッド。"),
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


@pytest.mark.parametrize(
    ("language", "who"),
    [
        ("da", "Spilføreren: Vundet: 57"),
        ("nb", "Spilleføreren: Vunnet: 57"),
        ("en", "The declarer: Won: 57"),
        ("ja", "デクレアラー: 勝ち: 57%"),
    ],
)
def test_whose_contract_it_is_that_is_won_or_lost_is_told(language: str, who: str) -> None:
    """Whoever plays against it is told its chances too."""
    chances = (Chance("win", 0.57), Chance("bet", 0.43))
    told = Hint(Play(Card("SA")), "follows-low", -0.1, chances)
    (_, points, ends) = Tutor(Messages(language), NAMES[:3]).hint(told)[0].lines
    assert "0" in points
    assert ends.startswith(who)


@pytest.mark.parametrize(
    ("language", "own"),
    [("da", "Du: +3"), ("nb", "Du: +3"), ("en", "You: +3"), ("ja", "あなた: +3")],
)
def test_the_asker_is_called_as_on_the_score(language: str, own: str) -> None:
    luck = [Luck(0.0, 0.0), Luck(3.0, 1.0), Luck(0.0, 0.0)]
    (told,) = Tutor(Messages(language), NAMES[:3]).luck(luck, 1, Seat(1))
    assert [line.startswith(own) for line in told.lines] == [False, True, False]
    assert told.lines[0].startswith("Inger")


@pytest.mark.parametrize(
    ("language", "said"), [("da", "videre"), ("nb", "videre"), ("en", "Pass 3"), ("ja", "渡す")]
)
def test_cards_are_passed_in_hearts_and_exchanged_elsewhere(language: str, said: str) -> None:
    done, better = (Exchange(CardSet.read(cards)) for cards in ("S2 S3 S4", "SA SK SQ"))
    moment = Moment(Seat(0), 0, 0, done, better, better, 2.0, 2.0, 0.1, 4.0, "error")
    told = Review(((moment,), (), (), ()), 1, 0, (1, 0, 0, 25))
    texts = {}
    for game in ("hearts", "lhombre"):
        found = Tutor(Messages(language, game=game), NAMES).review(told, Seat(0))
        texts[game] = [found[0].title, *found[0].lines]
    assert all(said in text for text in texts["hearts"])
    assert not any(said in text for text in texts["lhombre"])
