"""The game against the second telling of its rules: thousands of random deals of every rule set."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from spadille.cards import SPANISH_40, Card, CardSet, Seat, seats_from
from spadille.games.lhombre.action import (
    AnnounceTout,
    Correct,
    EndPlay,
    GiveUp,
    Join,
    KeepTurned,
    LeaveTurned,
    NameContract,
    NameTrump,
    PlayOn,
    StayOut,
    YieldExchange,
)
from spadille.games.lhombre.cards import BLACK_ACES
from spadille.rules.action import Action, Bid, Exchange, Pass, Play
from spadille.rules.legal import Legal
from tests.conformance.rulesets import NAMES
from tests.games.lhombre.reference import DANISH
from tests.games.lhombre.reference_deal import NaiveDeal
from tests.games.lhombre.reference_rules import TOLD
from tests.games.lhombre.table import Table, rules

BATCHES, DEALS = 2, 150
LHOMBRE = [name for name in NAMES if name.startswith("lhombre/")]
#: What is worth choosing often, in this order, and how often.
SOMETIMES: list[tuple[Action, float]] = [
    (Bid("grand_tourne"), 0.5),
    (NameContract("grand_tourne"), 0.5),
    (Join(), 0.4),
    (Pass(), 0.5),
]
WORDS: dict[type[Action], str] = {
    AnnounceTout: "tout",
    EndPlay: "end",
    GiveUp: "give up",
    Join: "call join",
    KeepTurned: "keep",
    LeaveTurned: "leave",
    Pass: "call pass",
    PlayOn: "play on",
    StayOut: "stay out",
    YieldExchange: "yield",
}


def words_of(action: Action) -> str:
    """A choice in the words of the second telling."""
    match action:
        case Bid(contract=contract):
            return f"call {DANISH[contract]}"
        case Correct(call=call):
            return f"instead {DANISH.get(call, call)}"
        case NameContract(contract=contract):
            return f"name {DANISH[contract]}"
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
    """Something legal; seldom what ends a deal or an auction, so that all is reached."""
    if legal.exchange is not None and (not legal.choices or chance.random() < 0.7):
        chosen = legal.exchange
        count = chance.randint(chosen.minimum, min(chosen.maximum, len(chosen.cards)))
        return Exchange(CardSet(chance.sample(list(chosen.cards), count)))
    if legal.play:
        if legal.choices and chance.random() < 0.2:
            return chance.choice(legal.choices)
        return Play(chance.choice(list(legal.play)))
    for action, how_often in SOMETIMES:
        if action in legal.choices and chance.random() < how_often:
            return action
    # Low bids first: they leave room for more.
    few = legal.choices[:3] if chance.random() < 0.4 else legal.choices
    return chance.choice(few)


class Duel:
    """One deal played by both; ``seats`` are the places of the second telling."""

    def __init__(self, name: str, seed: int) -> None:
        book = rules(name.removeprefix("lhombre/"))
        self.where, self.chance = f"{name}, seed {seed}", random.Random(seed)
        deck = list(SPANISH_40)
        self.chance.shuffle(deck)
        if seed % 2:
            for place, ace in enumerate(BLACK_ACES):
                deck.remove(ace)
                deck.insert(place, ace)
        dealer = Seat(seed % book.seats)
        forehand, *sitter, middlehand = seats_from(dealer, book.seats)[1:]
        self.seats = (forehand, middlehand, dealer, *sitter)
        self.table = Table(tuple(deck), dealer, book)
        self.naive = NaiveDeal(TOLD[name], [card.text for card in deck])

    def play(self) -> str:
        """Play to the end, both agreeing on everything; the contract and its outcome."""
        while asked := self.naive.asked():
            self._compare(asked)
            place = self.chance.choice(sorted(asked))
            seat = self.seats[place]
            action = pick(self.table.book.legal(self.table.state, seat), self.chance)
            self.table.act(seat, action)
            if isinstance(action, Exchange):
                self.naive.throw(place, [card.text for card in action.cards])
            else:
                self.naive.say(place, words_of(action))
        self._compare_ends()
        settled = self.table.settled
        several = f" {len(settled.declarers)}" * (len(settled.declarers) > 1)
        return f"{settled.contract}{several} {settled.outcome}"

    def _compare(self, asked: dict[int, set[str]]) -> None:
        table, where = self.table, f"{self.where}, after {self.table.events[-1]}"
        assert table.book.to_act(table.state) == {self.seats[place] for place in asked}, where
        for place, seat in enumerate(self.seats):
            words = words_of_all(table.book.legal(table.state, seat))
            assert words == asked.get(place, set()), where
            hand = CardSet(Card(text) for text in self.naive.hands[place])
            assert hand == table.hand(seat), where
        opened = {self.seats[self.naive.declarers[0]]} if self.naive.is_open else set()
        assert table.state.opened == opened, where

    def _compare_ends(self) -> None:
        table, naive = self.table, self.naive
        assert table.book.is_over(table.state), self.where
        assert naive.scores is not None
        for place, seat in enumerate(self.seats):
            assert table.settled.scores[seat] == naive.scores[place], self.where
        assert table.settled.declarers == tuple(self.seats[place] for place in naive.declarers)
        assert table.book.next_dealer(table.state) == self.seats[naive.next_dealer], self.where


@cache
def endings(name: str, batch: int) -> Counter[str]:
    """How often deals of a rule set, played by both, ended so."""
    seeds = range(batch * DEALS, (batch + 1) * DEALS)
    return Counter(Duel(name, seed).play() for seed in seeds)


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", LHOMBRE)
def test_lhombre_3_to_7_two_tellings_agree(name: str, batch: int) -> None:
    assert sum(endings(name, batch).values()) == DEALS


@pytest.mark.parametrize("name", LHOMBRE)
def test_lhombre_3_to_7_everything_was_compared(name: str) -> None:
    seen = sum((endings(name, batch) for batch in range(BATCHES)), Counter[str]())
    told = TOLD[name]
    bids = {bid for equals in told.ranks for bid in equals}
    assert {DANISH.get(ending.split()[0]) for ending in seen} == {*bids, None}
    assert {ending.split()[-1] for ending in seen} == {
        "win",
        "bet",
        "codille",
        "given_up",
        "washed_out",
    }
    several = {ending.split()[1] for ending in seen if len(ending.split()) == 3}
    assert several == ({"2", "3"} if told.joint else set()) | (
        {"4"} if told.joint and told.seats == 4 else set()
    )


def test_every_rule_set_of_the_kit_is_told_twice() -> None:
    assert set(LHOMBRE) == set(TOLD)
