"""Advice at the terminal: it can be followed, and follows from nothing but what the asker sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from spadille.bots.random import RandomPlayer, draw
from spadille.cards import Seat
from spadille.cli.table.counsel import counsel
from spadille.cli.table.party import Party
from spadille.cli.table.source import Seeded, Shuffled
from spadille.games.registry import rulebook
from spadille.rules.event import Event
from tests.cli.table.seated import narrator

ME = Seat(1)
GAMES = pytest.mark.parametrize("rules", ["lhombre/hjemme", "hearts/norsk", "solo/american"])


def dealt(rules: str, shuffled: Shuffled) -> Party:
    """A deal in which nobody has done anything, and the asker is on turn."""
    party = Party(rulebook(rules), ME, RandomPlayer(), Seat(0), Random(1))
    party.deal(shuffled)
    return party


def advice(party: Party, language: str = "en") -> list[str]:
    return [*counsel(party, narrator(party.book, ME, language))]


def bots_after_a_move(party: Party) -> Iterator[Sequence[Event]]:
    """What the bots do once the asker has done something."""
    legal = party.book.legal(party.view.deal, ME)
    party.act(draw(legal, Random(2)))
    while (bot := party.next_bot) is not None:
        yield party.let_act(bot)


@GAMES
def test_advice_is_the_same_whatever_the_others_hold(rules: str) -> None:
    book = rulebook(rules)
    shuffled = Seeded(3).shuffled(book, 1)
    first = dealt(rules, shuffled)
    own = {each.card for each in book.picture(first.view.deal, ME).hand}
    hidden = [card for card in shuffled.deck if card not in own]
    others = iter(reversed(hidden))
    deck = tuple(card if card in own else next(others) for card in shuffled.deck)
    second = dealt(rules, Shuffled(deck))
    assert {each.card for each in book.picture(second.view.deal, ME).hand} == own
    assert advice(first) == advice(second)
    assert len(advice(first)) > 1


@GAMES
def test_asking_changes_nothing_of_what_the_bots_do(rules: str) -> None:
    shuffled = Seeded(4).shuffled(rulebook(rules), 1)
    silent, asking = dealt(rules, shuffled), dealt(rules, shuffled)
    advice(asking)
    done = [[*bots_after_a_move(party)] for party in (silent, asking)]
    assert done[0]
    assert done[0] == done[1]


def test_who_is_not_on_turn_is_told_so() -> None:
    party = Party(rulebook("lhombre/hjemme"), ME, RandomPlayer(), Seat(1), Random(1))
    party.deal(Seeded(3).shuffled(party.book, 1))
    assert advice(party) == ["It is not your turn."]
    assert advice(party, "da") == ["Det er ikke din tur."]
