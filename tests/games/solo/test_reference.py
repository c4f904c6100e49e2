"""The game against the second telling of its rules, over thousands of random deals."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from spadille.cards import PIQUET_32, Card, Seat, seats_from
from spadille.games.solo.action import Declare, EndDeal
from spadille.games.solo.state import Phase
from spadille.rules.action import Action, Bid, Pass, Play
from spadille.rules.legal import Legal
from tests.games.solo import reference
from tests.games.solo.table import SHORT, Table, book, told

BATCHES, DEALS = 4, 300
NAMES = {name: short for short, name in SHORT.items()}
RULES = (
    "solo/american",
    "solo/german-like",
    "solo/american+holder_may_raise=true+must_play_called_ace=true",
    "solo/american+four_aces=call_king+early_end=offered",
)


class Deal:
    """One deal by both tellings; a place is a seat counted from leadhand."""

    def __init__(self, seed: int, rules: str) -> None:
        self.chance = chance = random.Random(seed)
        self.options = book(rules).profile.options
        deck = list(PIQUET_32)
        chance.shuffle(deck)
        dealer = Seat(seed % 4)
        if seed % 8 == 0:
            deck = _with_aces_together(deck)
        self.table = Table(tuple(deck), dealer, book(rules))
        self.seats = seats_from(Seat((dealer + 1) % 4), 4)
        self.hands = _hands([card.text for card in deck])
        self.where = f"{rules}, seed {seed}"

    def play(self) -> str:
        """Play it to its end; the game and its outcome."""
        bidding = self._bid()
        if bidding.bid is None:
            assert self.table.settled.scores == (0, 0, 0, 0)
            return "none passed_out"
        assert bidding.survivor is not None
        game, trump, called = self._declare(bidding.survivor, bidding.bid)
        self._play(bidding.survivor, game, trump, called)
        return f"{game} {self.table.settled.outcome}"

    def _turn(self) -> int:
        return self.seats.index(self.table.turn)

    def _bid(self) -> reference.Bidding:
        bidding = reference.Bidding(self.options.holder_may_raise)
        while bidding.state not in ("PASSED_OUT", "DECLARE"):
            assert self._turn() == bidding.speaker, self.where
            assert self.table.calls == bidding.allowed(), self.where
            action = _call(self.table.legal, self.chance)
            bidding.say(told(action))
            self.table.do(action)
        assert (self.table.phase == Phase.DECLARING) == (bidding.bid is not None), self.where
        return bidding

    def _declare(self, declarer: int, bid: str) -> tuple[str, str, str]:
        assert self._turn() == declarer, self.where
        allowed = reference.declarations(
            bid,
            self.hands[declarer],
            self.options.called_ace_must_be_plain,
            self.options.four_aces == "call_king",
        )
        choices = {_words(choice): choice for choice in self.table.declarations}
        assert choices.keys() == allowed, self.where
        simple = [words for words in sorted(allowed) if words[2]]
        chosen = self.chance.choice(simple or sorted(allowed))
        self.table.do(choices[chosen])
        return chosen

    def _play(self, declarer: int, game: str, trump: str, called: str) -> None:
        holder = next((at for at, hand in enumerate(self.hands) if called in hand), None)
        must_fall = called if self.options.must_play_called_ace else None
        tricks, leader, shown = [0, 0, 0, 0], 0, None
        while sum(tricks) < 8:
            trick: list[str] = []
            for place in range(4):
                at = (leader + place) % 4
                assert self._turn() == at, self.where
                legal = reference.legal_cards(self.hands[at], trick, trump, must_fall)
                assert {card.text for card in self.table.legal.play} == legal, self.where
                left = 8 - sum(tricks)
                may = self.options.early_end == "offered" and not trick
                may = may and reference.may_end(game, declarer, shown, tricks, left)
                assert self.table.legal.choices == ((EndDeal(),) if may else ()), self.where
                if may and self.chance.random() < 0.3:
                    self.table.do(EndDeal())
                    # However the rest falls: it is certain.
                    tricks[declarer] += left
                    self._compare(game, declarer, holder, tricks)
                    return
                card = self.chance.choice(sorted(legal))
                self.hands[at].remove(card)
                trick.append(card)
                self.table.do(Play(Card(card)))
                shown = holder if card == called else shown
                partner = None if shown is None else self.seats[shown]
                is_over = self.table.state.settled is not None
                assert is_over or self.table.state.partner == partner, self.where
            leader = (leader + reference.winner(trick, trump)) % 4
            tricks[leader] += 1
        self._compare(game, declarer, holder, tricks)

    def _compare(self, game: str, declarer: int, holder: int | None, tricks: list[int]) -> None:
        expected = reference.score(game, declarer, holder, tricks)
        scores = [self.table.settled.scores[seat] for seat in self.seats]
        assert scores == expected, self.where
        assert sum(scores) == 0


def _hands(deck: list[str]) -> list[list[str]]:
    """Three cards to each, then two, then three."""
    hands: list[list[str]] = [[], [], [], []]
    for count in (3, 2, 3):
        for hand in hands:
            hand.extend(deck[:count])
            del deck[:count]
    return hands


def _with_aces_together(deck: list[Card]) -> list[Card]:
    """The deck with all aces in leadhand's hand, where they are seldom."""
    places = [place for place, card in enumerate(deck) if card.rank == "A"]
    changed = list(deck)
    for to, at in zip((0, 1, 2, 12), places, strict=True):
        changed[to], changed[at] = changed[at], changed[to]
    return changed


def _call(legal: Legal, chance: random.Random) -> Action:
    """A call; low bids and passes are likely, so that all games are played."""
    if chance.random() < 0.4:
        return Pass()
    bids = [choice for choice in legal.choices if not isinstance(choice, Pass)]
    low = [bid for bid in bids if not isinstance(bid, Bid)] or bids[:1]
    return chance.choice(low if low and chance.random() < 0.7 else legal.choices)


def _words(choice: Declare) -> tuple[str, str, str]:
    ace = "" if choice.ace is None else choice.ace.text
    return NAMES[choice.contract], choice.trump.value, ace


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("batch", range(BATCHES))
def test_solo_3_to_6_two_tellings_agree(rules: str, batch: int) -> None:
    seeds = range(batch * DEALS, (batch + 1) * DEALS)
    seen = Counter(Deal(seed, rules).play() for seed in seeds)
    assert {ending.split()[0] for ending in seen} == {*SHORT, "none"}
    assert {ending.split()[1] for ending in seen} == {"made", "lost", "passed_out"}
