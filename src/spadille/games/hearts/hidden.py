"""What lies face down in a deal of Hearts for whoever sees only a part of it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from spadille.cards import Card, CardSet, Seat, Trick
from spadille.games.hearts import play
from spadille.games.hearts.cards import ORDER, PACK
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import SEATS, State
from spadille.rules.hidden import Hidden, Veil, World, filled, lacking
from spadille.rules.obligation import Ladder, Situation


def hidden(options: Options, view: State) -> Hidden:
    """The cards that a view does not show, each with the places where it may lie.

    A duty that somebody did not do tells what he lacks (4); cards passed on are known to whoever
    passed them (3).
    """
    tricks = [CardSet(trick.cards) for trick in (*view.tricks, view.trick)]
    veil = Veil(PACK, [*view.hands, *view.passed, *tricks, *view.captured])
    lacks = lacking(SEATS, _plays(options, view))
    for number, (hand, laid) in enumerate(zip(view.hands, view.passed, strict=True)):
        veil.lay("hand", Seat(number), hand, never=lacks[number])
        veil.lay("heap", Seat(number), laid)
    return veil.hidden()


def imagined(view: State, found: Hidden, world: World) -> State:
    """The truth if the cards that a view does not show lay so; what others passed stays unknown."""
    return msgspec.structs.replace(
        view,
        hands=filled(view.hands, found, world, "hand"),
        passed=filled(view.passed, found, world, "heap"),
    )


def _plays(options: Options, view: State) -> Iterator[tuple[Seat, Card, Ladder]]:
    """Every card that was seen to fall, with the duties of whoever played it."""
    is_broken = False
    for number, trick in enumerate((*view.tricks, view.trick)):
        # Hearts may have been broken in a trick of which nobody tells.
        is_broken = is_broken or (not trick and number < len(view.tricks))
        for place, (seat, card) in enumerate(trick.plays):
            before = Trick(trick.plays[:place])
            situation = Situation.of(before, ORDER, is_first_trick=number == 0, latch=is_broken)
            yield seat, card, play.ladder(options, situation)
            is_broken = is_broken or play.breaks(options, card)
