"""The duties of a contract and its order of the cards, in numbers alone."""

from __future__ import annotations

from array import array

from spadille.kernel.numbers import Numbers

#: Players that the kernel has hands for.
MOST_PLAYERS = 4
#: Bits of an int, and so places in arrays that go by card.
CARDS = 64
#: Whoever has some of a sweep has a bit so many times as high as that for having taken a trick.
HOLDER = 1 << MOST_PLAYERS
#: For cards that are not in the pack: a bit that no hand has.
NO_BIT = 63


class Tables(Numbers):
    """What may be played and what takes the trick, each card being a bit.

    Lane by lane from the lowest bits, trumps last, in each lane the higher bit wins. Arrays that go
    by card have one place for each bit. ``cards`` are the indices of the cards, ``bits`` has a
    place for each index. ``beats`` are the cards that take the trick from a card;
    ``above`` the higher cards that are alike but for their rank, up to the first that is not;
    ``twins`` the cards that are alike with the next lower bit; ``runs`` all that are alike with a
    card, and itself, ``units`` what it adds to a number that counts a hand run by run. A
    situation's number is ``((latch * 2 + first) * (cards + 1) + led) * (cards + 1) + winning``,
    where on lead both cards are ``len(cards)``; ``ladders`` gives the place in ``rungs`` where its
    duties begin: what each needs and what it allows, and at the end 0 and all cards. ``is_plain``
    tells whether there are no trumps and no duty but to follow suit.
    """

    cards: array[int]
    bits: array[int]
    beats: array[int]
    above: array[int]
    twins: int
    runs: array[int]
    units: array[int]
    ladders: array[int]
    rungs: array[int]
    latching: int
    trumps: int
    is_lead_free: bool
    is_plain: bool

    def mask(self, indices: int) -> int:
        """Cards, each at the bit of its index, moved to the bits that they have here."""
        return _moved(indices, self.bits)

    def indices(self, mask: int) -> int:
        """The other way round: cards at the bits of these tables, moved to those of their index."""
        return _moved(mask, self.cards)


def _moved(cards: int, places: array[int]) -> int:
    found = 0
    while cards:
        low = cards & -cards
        found |= 1 << places[low.bit_length() - 1]
        cards ^= low
    return found
