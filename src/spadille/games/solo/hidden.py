"""What lies face down in a deal of Spanish Solo for whoever sees only a part of it."""

from __future__ import annotations

import msgspec

from spadille.cards import NO_CARDS, CardSet, Rank, Seat
from spadille.games.solo.cards import PACK
from spadille.games.solo.declaring import eligible
from spadille.games.solo.play import laws
from spadille.games.solo.profile import Options
from spadille.games.solo.state import SEATS, State
from spadille.rules.hidden import Hidden, Veil, World, filled, lacking, plays
from spadille.rules.obligation import Situation


def hidden(options: Options, view: State) -> Hidden:
    """The cards that a view does not show, each with the hands in which it may lie.

    A duty that somebody did not do tells what he lacks (5.2); a declarer does not hold the card
    he called, and who calls a king holds every ace that he might have called (4.3).
    """
    tricks = [CardSet(trick.cards) for trick in (*view.tricks, view.trick)]
    veil = Veil(PACK, [*view.hands, *tricks])
    lacks = _lacks(options, view)
    called, aces = _called(view), _aces_of_declarer(options, view)
    for number, hand in enumerate(view.hands):
        other = Seat(number)
        never = called if view.declarers == (other,) else aces
        veil.lay("hand", other, hand, never=lacks[other] | never)
    return veil.hidden()


def imagined(view: State, found: Hidden, world: World) -> State:
    """The truth if the cards that a view does not show lay so."""
    return msgspec.structs.replace(view, hands=filled(view.hands, found, world, "hand"))


def _called(view: State) -> CardSet:
    return NO_CARDS if view.called is None else CardSet((view.called,))


def _aces_of_declarer(options: Options, view: State) -> CardSet:
    """The aces that a declarer who called a king was dealt."""
    if view.called is None or view.trump is None or view.called.rank == Rank.ACE:
        return NO_CARDS
    return eligible(options, Rank.ACE, view.trump)


def _lacks(options: Options, view: State) -> tuple[CardSet, ...]:
    tricks = (*view.tricks, view.trick)
    if not any(tricks):
        return (NO_CARDS,) * SEATS
    law, order = laws(options, view), view.order
    return lacking(
        SEATS,
        plays(
            tricks,
            lambda number, trick: law(Situation.of(trick, order, is_first_trick=number == 1)),
        ),
    )
