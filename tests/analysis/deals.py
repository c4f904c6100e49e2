"""Deals for the teacher to look at."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from spadille.analysis.judging import said
from spadille.bots import registry
from spadille.cards import Card, CardSet, Seat
from spadille.inference.worlds import Worlds
from spadille.notation.replay import Record
from spadille.rules.action import Action, Exchange, Play
from spadille.rules.rule import IllegalAction
from spadille.table import Table


def played(rules: str, seed: int | str, cards: str = "heuristic") -> Table:
    """A deal played to its end by heuristic players; another bot may play their cards for them."""
    table, rng = Table.shuffled(rules, seed), Random(seed)
    thinker, other = registry.player("heuristic"), registry.player(cards)
    while (seat := table.turn) is not None:
        player = other if table.legal(seat).play else thinker
        table.act(player.choose(table.rulebook, table.view(seat), seat, rng), seat)
    return table


def recorded(table: Table) -> Record:
    """What has happened at a table as a record."""
    return Record.of(table.rulebook, table.truth.dealer, table.deck, table.steps)


def decisions(table: Table) -> Iterator[tuple[Table, Seat, Card]]:
    """Each card of a deal that was chosen among several, at the table as it was before."""
    again = Table.dealt(table.rulebook, table.deck, table.truth.dealer)
    for seat, action in table.steps:
        if isinstance(action, Play) and len(again.legal(seat).play) > 1:
            yield again, seat, action.card
        again.act(action, seat)


def choices(table: Table) -> Iterator[tuple[Table, Seat, Action]]:
    """Each thing said or exchanged before the first card, at the table as it was before."""
    again = Table.dealt(table.rulebook, table.deck, table.truth.dealer)
    for seat, action in table.steps:
        legal = again.legal(seat)
        if legal.play:
            return
        if len(legal.choices) + 2 * (legal.exchange is not None) > 1:
            yield again, seat, action
        again.act(action, seat)


def sayings(table: Table) -> Iterator[tuple[Table, Seat, Action]]:
    """Each forced card and each word of the play where something else could have been said."""
    again = Table.dealt(table.rulebook, table.deck, table.truth.dealer)
    for seat, action in table.steps:
        is_playing = again.rulebook.card_play(again.truth) is not None
        is_one_of_many = isinstance(action, Play) and len(again.legal(seat).play) > 1
        others = said.others(again.rulebook, again.view(seat), seat, action) if is_playing else ()
        if others and not is_one_of_many:
            yield again, seat, action
        again.act(action, seat)


def others_shuffled(table: Table, seat: Seat, seed: int) -> Any:
    """Another truth that the seat cannot tell from this one."""
    view = table.view(seat)
    hidden = table.rulebook.hidden(view)
    # The weights of the teacher must not decide here which truths there are.
    return table.rulebook.imagined(view, hidden, Worlds(hidden).sample(Random(seed)))


def hands(state: Any) -> tuple[CardSet, ...]:
    """The hands of a truth by seat."""
    return tuple(hand.known for hand in state.hands)


def twins(rules: str, seed: int, viewer: Seat) -> Iterator[tuple[Any, Any]]:
    """A seat's views of two deals that differ in cards it does not see, as long as it cannot tell.

    Whenever the seat is to act, once for each of the two.
    """
    first, rng = Table.shuffled(rules, seed), Random(seed)
    own = first.view(viewer).hands[viewer].known
    unseen = [card for card in first.deck if card not in own]
    moved = unseen.copy()
    pick = rng.sample(range(len(unseen)), rng.choice((2, 4)))
    for place, other in zip(pick, pick[1:] + pick[:1], strict=True):
        moved[place] = unseen[other]
    swap = dict(zip(unseen, moved, strict=True))
    twin = Table.dealt(rules, [swap.get(card, card) for card in first.deck])
    thinker = registry.player("heuristic")
    while (seat := first.turn) is not None and first.view(viewer) == twin.view(viewer):
        if seat == viewer:
            yield first.view(viewer), twin.view(viewer)
        action = thinker.choose(first.rulebook, first.view(seat), seat, rng)
        first.act(action, seat)
        try:
            twin.act(action if seat == viewer else _mirrored(action, swap), seat)
        except IllegalAction:
            return


def _mirrored(action: Action, swap: dict[Card, Card]) -> Action:
    """The same action in the deal in which hidden cards have changed places."""
    match action:
        case Play(card=card):
            return Play(swap.get(card, card))
        case Exchange(cards=cards):
            return Exchange(CardSet(swap.get(card, card) for card in cards))
    return action
