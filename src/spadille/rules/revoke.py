"""Cards that somebody may not have played, by what he is seen to have kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from spadille.cards import CardSet, Trick
from spadille.rules.faults import Fault
from spadille.rules.obligation import Ladder, binding
from spadille.rules.order import TrickOrder


def revokes(
    order: TrickOrder,
    ladder: Callable[[int, Trick], Ladder],
    tricks: Sequence[Trick],
    hands: Sequence[CardSet],
) -> Iterator[Fault]:
    """Each card that was barred when it fell.

    ``tricks`` are all, the present one last; one that was not told is empty. ``hands`` are the
    cards known to be left, by seat. ``ladder`` answers with the duties in the trick of a number,
    from 1, to which these cards had fallen.
    """
    pack = CardSet(card for lane in order.lanes for card in lane)
    kept = list(hands)
    for number, trick in reversed([*enumerate(tricks, 1)]):
        if not CardSet(trick.cards) <= pack:
            continue
        for place, (seat, card) in reversed([*enumerate(trick.plays)]):
            kept[seat] |= CardSet((card,))
            duty = binding(kept[seat], ladder(number, Trick(trick.plays[:place])))
            if duty is not None and card not in duty.allows:
                had, section = str(kept[seat] & duty.needs), str(duty.rule.section)
                facts = {"card": card.text, "had": had, "section": section}
                yield Fault("play-barred", seat=seat, number=number, **facts)
