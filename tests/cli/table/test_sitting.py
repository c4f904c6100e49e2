"""Whole evenings at the table: they end, they are written down, and they betray no card."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import product
from random import Random

import pytest

from spadille.bots.random import RandomPlayer
from spadille.cards import Card, Rank, Seat, Suit
from spadille.cli.table import sitting as sittings
from spadille.cli.table.conversation import Left
from spadille.cli.table.party import Party
from spadille.cli.table.sitting import Sitting
from spadille.cli.table.source import Sealed, Seeded, Source
from spadille.games import registry
from spadille.games.registry import rulebook
from spadille.locales import Messages
from spadille.notation import record
from spadille.notation.replay import replayed
from spadille.rules.codec import encode
from spadille.rules.event import Event
from spadille.rules.picture import Picture
from spadille.rules.shuffle import faults_of
from spadille.rules.wording import card_in_words
from tests.cli.table.seated import narrator

DECK = [Card.of(suit, rank) for suit, rank in product(Suit, Rank)]
NAMES = {card_in_words(card, Messages("en")): card for card in DECK}
CARD = re.compile("|".join(sorted(NAMES, key=len, reverse=True)))
TEXT = re.compile(rb'"([SHDC][A2-9TJQK])"')
#: Now and then somebody asks, or says something that means nothing.
ASKED = ("?", "hand", "trick", "last", "table", "why 1", "score", "77", "bids", "1 2 3 4 5 6")


class Person:
    """Somebody who answers by chance what he may, and heeds all he is told.

    ``seen`` are the cards that the events of the deal, and what lies before him, have shown him.
    """

    def __init__(self, rules: str, me: Seat, source: Source, patch: pytest.MonkeyPatch) -> None:
        book = rulebook(rules)
        self.party = Party(book, me, RandomPlayer(), Seat(1), Random(f"{rules} {me}"))
        self.sitting = Sitting(self.party, narrator(book, me), source)
        self.told: list[str] = []
        self.seen: set[Card] = set()
        self.deals = 4
        self._chance = Random(me)
        patch.setattr(sittings, "tell", self._hear)
        patch.setattr(sittings, "hear", self._answer)
        happened = self.sitting._happened

        def see(events: Sequence[Event]) -> None:
            texts = [TEXT.findall(encode(event)) for event in events]
            self.seen |= {Card(text.decode()) for found in texts for text in found}
            happened(events)

        patch.setattr(self.sitting, "_happened", see)

    def play(self) -> None:
        """A whole evening."""
        with pytest.raises(Left):
            self.sitting.play()
        self.sitting.leave()

    @property
    def _picture(self) -> Picture:
        picture: Picture = self.party.book.picture(self.party.view.deal, self.party.me)
        return picture

    def _hear(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.told.append(line)
            self.seen |= {each.card for each in self._picture.hand}
            # A card that may be named is named whoever holds it.
            named = {Card(text.decode()) for text in TEXT.findall(encode(self._picture.legal))}
            told = {NAMES[name] for name in CARD.findall(line)}
            assert told <= self.seen | named, line

    def _answer(self) -> str:
        if self.party.is_between_deals:
            if len(self.party.deals) >= self.deals:
                raise Left
            self.seen = set()
            return ""
        if self._chance.random() < 0.2:
            return self._chance.choice(ASKED)
        return self._chance.choice(self._answers())

    def _answers(self) -> list[str]:
        legal, hand = self._picture.legal, [each.card for each in self._picture.hand]
        answers = [str(hand.index(card) + 1) for card in legal.play]
        if legal.exchange is not None:
            count = self._chance.randint(legal.exchange.minimum, legal.exchange.maximum)
            chosen = self._chance.sample(list(legal.exchange.cards), count)
            answers.append(" ".join(str(hand.index(card) + 1) for card in chosen) or "0")
        labels = "abcdefgh" if answers else [str(number) for number in range(1, 200)]
        answers += labels[: len(legal.choices)]
        return [*answers, ""] if legal.may_wait else answers


@pytest.mark.parametrize("rules", [*registry.names(), "lhombre/union+seats=4"])
def test_an_evening_betrays_nothing_and_is_written_down(
    rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = rulebook(rules)
    for me in (Seat(0), Seat(book.seats - 1)):
        person = Person(rules, me, Seeded(me + 20), monkeypatch)
        person.play()
        assert person.told[-1] == "You leave the table."
        assert sum(line.startswith("This deal: ") for line in person.told) == person.deals
        told = person.party.records([("Date", "2026-11-30")])
        text = record.write(told, rulebook)
        assert list(record.read(text, rulebook)) == told
        assert all(replayed(each, book)[1] is not None for each in told)


def test_a_card_that_is_betrayed_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person("lhombre", Seat(0), Seeded(1), monkeypatch)
    person.sitting._deal()
    (other,) = [card for card in person.party.book.pack if card not in person.seen][:1]
    with pytest.raises(AssertionError):
        person._hear([f"Manille holds the {card_in_words(other, Messages('en'))}."])


def test_every_deal_is_sealed_first_and_opened_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person("solo", Seat(2), Sealed(), monkeypatch)
    person.play()
    seals = [line for line in person.told if line.startswith("The seal of this deal: ")]
    opened = [line for line in person.told if line.startswith("The seal is opened. ")]
    assert len(seals) == len(opened) == person.deals
    for deal, seal, check in zip(person.party.deals, seals, opened, strict=True):
        told = deal.shuffled.provenance
        assert told is not None
        assert faults_of(person.party.book.pack, deal.shuffled.seal, told, deal.shuffled.deck) == ()
        assert deal.shuffled.seal in seal
        assert told.secret in check
        assert told.secret not in "".join(person.told[: person.told.index(check)])
    assert len({deal.shuffled.deck for deal in person.party.deals}) == person.deals


def test_whoever_leaves_in_the_middle_finds_the_seal_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    person = Person("hearts", Seat(0), Sealed(), monkeypatch)

    def leave() -> str:
        raise Left

    monkeypatch.setattr(sittings, "hear", leave)
    person.play()
    first, last = person.told[-2:]
    assert first.startswith("The seal is opened. To check it: spadille verify --rules hearts/norsk")
    assert last == "You leave the table."
    (told,) = person.party.records([])
    assert dict(told.tags).keys() == {"Seal", "Secret", "Salt"}
    assert replayed(told, person.party.book)[1] is None


def test_the_same_seed_and_the_same_answers_make_the_same_evening(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evenings = []
    for seed in (5, 5, 6):
        person = Person("lhombre/wpt", Seat(1), Seeded(seed), monkeypatch)
        person.play()
        evenings.append(person.told)
    assert evenings[0] == evenings[1] != evenings[2]


def test_a_match_that_is_over_is_told_with_its_winners(monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person("hearts/norsk+target=5", Seat(3), Seeded(2), monkeypatch)
    person.play()
    assert "The match is over" in person.told
    assert any(line.startswith("Winner") for line in person.told)
