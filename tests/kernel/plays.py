"""Plays of the cards that came about by chance, for every rule set."""

from __future__ import annotations

import random
from typing import Any

from spadille.rules.action import Pass, Play
from spadille.rules.cardplay import CardPlay
from spadille.rules.rulebook import Rulebook, awaited
from spadille.rules.tree import actions
from spadille.table import Table

#: Deals in which nobody plays are dealt again; so many in a row there are never.
PATIENCE = 200
#: How often somebody passes who may, so that low bids are played too.
PASSING = 0.6


def table(rules: str, seed: int) -> Table:
    """A deal of chance up to its first lead, bid and exchanged by chance too."""
    chance = random.Random(f"{rules} {seed}")
    for _ in range(PATIENCE):
        dealt = Table.shuffled(rules, seed=str(chance.random()), dealer=chance.randrange(3))
        if is_led_up_to(dealt, chance):
            return dealt
    raise AssertionError(f"nobody plays in {rules}")


def begun(rules: str, seed: int) -> CardPlay:
    """The play of such a deal, before its first card."""
    dealt = table(rules, seed)
    return play_of(dealt.rulebook, dealt.truth)


def play_of(book: Rulebook[Any], state: Any) -> CardPlay:
    """The play of a state in which cards are played."""
    play = book.card_play(state)
    assert play is not None
    return play


def ending(rules: str, seed: int, cards: int) -> tuple[Table, CardPlay]:
    """A deal of chance with at most so many cards in a hand, perhaps in the middle of a trick."""
    chance = random.Random(f"{rules} {seed} {cards}")
    for attempt in range(PATIENCE):
        dealt = table(rules, seed * PATIENCE + attempt)
        play = played_on(dealt, cards, chance)
        if play is not None:
            return dealt, play
    raise AssertionError(f"no ending of {rules}")


def played_on(dealt: Table, cards: int, chance: random.Random) -> CardPlay | None:
    """A deal led to such an ending by chance, or none where it ends before."""
    left = chance.randrange(1, cards * dealt.rulebook.seats)
    while dealt.result is None:
        play = dealt.rulebook.card_play(dealt.truth)
        if play is not None:
            hands = [len(hand) for hand in play.hands]
            if max(hands) <= cards and sum(hands) <= left:
                return play
        step(dealt, chance)
    return None


def step(dealt: Table, chance: random.Random) -> None:
    """Whoever must act does something, a card where one is asked for."""
    legal = dealt.legal()
    dealt.act(Play(chance.choice(list(legal.play))) if legal.play else legal.choices[0])


def is_led_up_to(dealt: Table, chance: random.Random) -> bool:
    """Whether a deal comes to the play of its cards, bid and exchanged by chance from here."""
    while dealt.result is None:
        if dealt.rulebook.card_play(dealt.truth) is not None:
            return True
        seat = min(awaited(dealt.rulebook, dealt.truth))
        legal = dealt.legal(seat)
        some = list(actions(legal)) if legal.exchange is None else []
        if legal.exchange is not None:
            wanted = chance.randint(legal.exchange.minimum, legal.exchange.maximum)
            cards = chance.sample(list(legal.exchange.cards), wanted)
            dealt.act("exchange " + " ".join(card.text for card in cards), seat)
        elif Pass() in some and chance.random() < PASSING:
            dealt.act(Pass(), seat)
        else:
            dealt.act(chance.choice(some), seat)
    return False
