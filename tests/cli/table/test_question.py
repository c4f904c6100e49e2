"""Everything that may be done can be answered, in each of the ways that are offered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from spadille.cards import CardSet, Seat
from spadille.cli.table.question import Question, Unclear
from spadille.games import registry
from spadille.notation.words import action_text
from spadille.rules.action import Bid, Exchange, Pass, Play
from spadille.rules.picture import Picture
from tests.cli.table.seated import Moment, moments, narrator


def questions(rules: str, seeds: range, language: str = "en") -> Iterator[tuple[Question, Picture]]:
    """Whatever a seat is asked in some deals."""
    for seed in seeds:
        for moment in moments(rules, seed):
            for seat in sorted(moment.book.to_act(moment.state)):
                yield _asked(moment, seat, language)


def _asked(moment: Moment, seat: Seat, language: str = "en") -> tuple[Question, Picture]:
    picture = moment.picture(seat)
    return Question(moment.book, picture, narrator(moment.book, seat, language)), picture


def _numbers(picture: Picture, cards: CardSet) -> str:
    places = [place for place, each in enumerate(picture.hand, 1) if each.card in cards]
    return " ".join(map(str, places)) or "0"


@pytest.mark.parametrize("rules", registry.names())
def test_every_legal_action_has_an_answer(rules: str) -> None:
    chance = Random(1)
    for question, picture in questions(rules, range(5)):
        legal, lines = picture.legal, list(question.lines())
        for card in legal.play:
            number = _numbers(picture, CardSet((card,)))
            assert question.answer(number) == Play(card)
            assert any(f"{number}: " in line for line in lines)
        if legal.exchange is not None:
            chosen = legal.exchange
            for count in {chosen.minimum, chosen.maximum}:
                cards = CardSet(chance.sample(list(chosen.cards), count))
                numbers = _numbers(picture, cards)
                assert question.answer(numbers) == Exchange(cards)
                assert question.answer(numbers.replace(" ", ", ")) == Exchange(cards)
        labels = [found for line in lines if (found := re.fullmatch(r"([a-z]|\d+): (.+)", line))]
        assert [question.answer(found[1]) for found in labels] == list(legal.choices)


@pytest.mark.parametrize("rules", registry.names())
@pytest.mark.parametrize("language", ["da", "ja"])
def test_choices_can_be_answered_in_words_too(rules: str, language: str) -> None:
    for question, picture in questions(rules, range(2), language):
        for choice in picture.legal.choices:
            assert question.answer(action_text(choice)) == choice
            named = question._narrator.action(choice)
            assert question.answer(named.upper()) == choice
        for card in picture.legal.play:
            assert question.answer(card.text.lower()) == Play(card)
            assert question.answer(card.text[::-1]) == Play(card)
        if picture.legal.exchange is not None:
            cards = CardSet(list(picture.legal.exchange.cards)[:2])
            assert question.answer(action_text(Exchange(cards))) == Exchange(cards)


@pytest.mark.parametrize(
    ("language", "wording"),
    [
        ("en", "Name the 3 cards to pass to Basta by their numbers."),
        ("da", "Nævn tallene for de 3 kort, du giver til Basta."),
    ],
)
def test_cards_that_are_passed_on_are_not_laid_away(language: str, wording: str) -> None:
    moment = next(iter(moments("hearts", 1)))
    question, picture = _asked(moment, Seat(1), language)
    assert picture.to == Seat(2)
    assert wording in list(question.lines())


def _auction() -> tuple[Question, Picture]:
    moment = next(iter(moments("lhombre", 1)))
    return _asked(moment, Seat(2))


def _play() -> tuple[Question, Picture]:
    for moment in moments("lhombre", 1):
        for seat in moment.book.to_act(moment.state):
            if moment.picture(seat).legal.play and not moment.picture(seat).legal.choices:
                return _asked(moment, seat)
    raise AssertionError


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("99", "play-no-choice"),
        ("1 2", "play-no-choice"),
        ("rubbish", "play-unclear"),
        ("exchange", "play-unclear"),
        ("exchange S8 S8", "play-unclear"),
        ("\x00\x1b[2J", "play-unclear"),
        ("½", "play-unclear"),
        ("١", "play-unclear"),
        ("9" * 5000, "play-no-choice"),
    ],
)
def test_what_means_nothing_in_an_auction_is_told(text: str, message: str) -> None:
    question, _ = _auction()
    if text == "exchange":
        assert question.answer(text) == Exchange(CardSet())
        return
    with pytest.raises(Unclear) as unclear:
        question.answer(text)
    assert unclear.value.message == message


def test_what_means_nothing_in_play_is_told() -> None:
    question, picture = _play()
    for text, message in (("0", "play-no-card"), ("77", "play-no-card"), ("1 2", "play-one")):
        with pytest.raises(Unclear) as unclear:
            question.answer(text)
        assert unclear.value.message == message
    assert question.answer("SA") == Play(next(iter(CardSet.read("SA"))))
    assert question.card("1") == 0
    assert question.card(picture.hand[-1].card.text.lower()) == len(picture.hand) - 1
    for text in ("", "x", "S8"):
        with pytest.raises(Unclear):
            question.card(text)


def test_a_card_named_twice_is_told() -> None:
    for question, picture in questions("hearts", range(1)):
        if picture.legal.exchange is not None:
            with pytest.raises(Unclear) as unclear:
                question.answer("1 2 2")
            assert unclear.value.message == "play-twice"
            return


def test_bids_have_their_price() -> None:
    question, _ = _auction()
    lines = list(question.lines())
    assert "1: Pass" in lines
    assert "2: Bid Simple Game (+1/−1)" in lines
    assert question.answer("solo") == Bid("solo")
    assert question.answer("Simple Game") == Bid("game")
    assert question.answer("PASS") == Pass()


def test_who_may_wait_is_told_so() -> None:
    waits = {question.may_wait for question, _ in questions("lhombre/union", range(4))}
    assert waits == {True, False}
    for question, _ in questions("lhombre/union", range(4)):
        assert question.may_wait == ("Enter: let it stand." in list(question.lines()))
