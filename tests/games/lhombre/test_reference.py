"""The game against the second telling of its rules, over thousands of random deals."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from spadille.cards import SPANISH_40, Card, CardSet, Seat, seats_from
from spadille.games.lhombre.action import (
    AnnounceTout,
    EndPlay,
    GiveUp,
    KeepTurned,
    LeaveTurned,
    NameTrump,
    PlayOn,
)
from spadille.rules.action import Action, Bid, Exchange, Pass, Play
from spadille.rules.legal import Legal
from tests.games.lhombre.reference_deal import NaiveDeal
from tests.games.lhombre.table import DANISH, Table

BATCHES, DEALS = 6, 400
RESPECT = Bid("grand_tourne")
WORDS: dict[type[Action], str] = {
    AnnounceTout: "tout",
    EndPlay: "end",
    GiveUp: "give up",
    KeepTurned: "keep",
    LeaveTurned: "leave",
    Pass: "call pass",
    PlayOn: "play on",
}


def words_of(action: Action) -> str:
    """A choice in the words of the second telling."""
    match action:
        case Bid(contract=contract):
            return f"call {DANISH[contract]}"
        case NameTrump(suit=suit):
            return f"trump {suit.value}"
        case Play(card=card):
            return f"play {card}"
    return WORDS[type(action)]


def words_of_all(legal: Legal) -> set[str]:
    """Everything described, in the words of the second telling."""
    words = {words_of(choice) for choice in legal.choices}
    words |= {f"play {card}" for card in legal.play}
    if legal.exchange is not None:
        chosen = legal.exchange
        cards = sorted(card.text for card in chosen.cards)
        words.add(" ".join(["throw", str(chosen.minimum), str(chosen.maximum), *cards]))
    return words


def pick(legal: Legal, chance: random.Random) -> Action:
    """Something legal; seldom what ends a deal, so that most deals are played."""
    if legal.exchange is not None:
        chosen = legal.exchange
        count = chance.randint(chosen.minimum, min(chosen.maximum, len(chosen.cards)))
        return Exchange(CardSet(chance.sample(list(chosen.cards), count)))
    if not legal.play:
        if RESPECT in legal.choices and chance.random() < 0.5:
            return RESPECT
        if Pass() in legal.choices and chance.random() < 0.5:
            return Pass()
        return chance.choice(legal.choices)
    if legal.choices and chance.random() < 0.2:
        return chance.choice(legal.choices)
    return Play(chance.choice(list(legal.play)))


def compare(seed: int) -> str:
    """Play one deal by both; the contract and its outcome."""
    chance = random.Random(seed)
    deck = list(SPANISH_40)
    chance.shuffle(deck)
    dealer = Seat(seed % 3)
    seats = seats_from(Seat((dealer + 1) % 3), 3)
    table, naive = Table(tuple(deck), dealer), NaiveDeal([card.text for card in deck])
    while (asked := naive.asked()) is not None:
        place, words = asked
        where = f"seed {seed}, after {table.events[-1]}"
        assert table.book.to_act(table.state) == {seats[place]}, where
        assert words_of_all(table.legal) == words, where
        action = pick(table.legal, chance)
        table.do(action)
        if isinstance(action, Exchange):
            naive.throw([card.text for card in action.cards])
        else:
            naive.say(words_of(action))
        for seat, hand in zip(seats, naive.hands, strict=True):
            assert CardSet(Card(text) for text in hand) == table.hand(seat), where
    assert table.book.is_over(table.state)
    for place, seat in enumerate(seats):
        expected = naive.score if place == naive.declarer else 0
        assert table.settled.scores[seat] == expected, f"seed {seed}"
    return f"{table.settled.contract} {table.settled.outcome}"


@pytest.mark.parametrize("batch", range(BATCHES))
def test_lhombre_4_to_6_two_tellings_agree(batch: int) -> None:
    seen = Counter(compare(seed) for seed in range(batch * DEALS, (batch + 1) * DEALS))
    assert {ending.split()[0] for ending in seen} == {*DANISH, "None"}
    assert {ending.split()[1] for ending in seen} == {
        "win",
        "bet",
        "codille",
        "given_up",
        "washed_out",
    }
