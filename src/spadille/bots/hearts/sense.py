"""What no player of sense does with the queen of spades about, and what he does with her."""

from __future__ import annotations

from spadille.bots.hearts.ranks import SUIT
from spadille.bots.hearts.sight import Sight
from spadille.cards import NO_CARDS, CardSet
from spadille.games.hearts.cards import ORDER, QUEEN, THE_QUEEN

_ABOVE_QUEEN = CardSet.read("SA SK")


def sensible(sight: Sight, legal: CardSet) -> CardSet:
    """The legal cards without those that ask for the queen; all of them where nothing is left.

    Where she goes to somebody else, there is nothing but her.
    """
    if not sight.options.queen_points:
        return legal
    if sight.trick and QUEEN in legal and ORDER.winning((*sight.trick.cards, QUEEN)) is not QUEEN:
        return THE_QUEEN
    foolish = _own_queen(sight) | _under_which_she_falls(sight)
    return legal - foolish or legal


def _own_queen(sight: Sight) -> CardSet:
    """The queen herself, where she would lie on top and nobody is bound to go over her."""
    winning = sight.winning
    if winning is not None and (winning not in SUIT[QUEEN] or winning in _ABOVE_QUEEN):
        return NO_CARDS
    is_bound = bool(sight.above(QUEEN)) and not sight.below(QUEEN)
    return NO_CARDS if is_bound and sight.later else THE_QUEEN


def _under_which_she_falls(sight: Sight) -> CardSet:
    """Ace and king of spades on top, while somebody who plays later may hold the queen."""
    if not sight.trick or not any(sight.holds(seat, QUEEN) for seat in sight.later):
        return NO_CARDS
    winning = (card for card in _ABOVE_QUEEN if ORDER.winning((*sight.trick.cards, card)) is card)
    return CardSet(winning)
