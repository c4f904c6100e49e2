"""What lies face down in a deal of L'Hombre for whoever sees only a part of it."""

from __future__ import annotations

import msgspec

from spadille.cards import NO_CARDS, CardSet, Seat, Talon
from spadille.games.lhombre.auction import needed_aces
from spadille.games.lhombre.cards import BLACK_ACES, PACK
from spadille.games.lhombre.play import laws
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import State
from spadille.rules.hidden import Hidden, Veil, World, filled, lacking, plays
from spadille.rules.obligation import Situation


def hidden(options: Options, view: State) -> Hidden:
    """The cards that a view does not show, each with the places where it may lie.

    A duty that somebody did not do tells what he lacks (5); black aces that a bid showed lie with
    the bidder or where he laid cards away (4.1); what one laid away oneself is with nobody,
    unless the sitter took it up (3.3).
    """
    tricks = [CardSet(trick.cards) for trick in (*view.tricks, view.trick)]
    turned = NO_CARDS if view.turned is None else CardSet((view.turned,))
    veil = Veil(PACK, [*view.hands, *view.discards, view.talon, turned, *tricks])
    lacks = _lacks(options, view)
    elsewhere = [_elsewhere(view, Seat(other)) for other in range(view.seats)]
    for other, hand in enumerate(view.hands):
        veil.lay("hand", Seat(other), hand, never=lacks[other] | elsewhere[other])
    for other, heap in enumerate(view.discards):
        veil.lay("heap", Seat(other), heap, never=elsewhere[other])
    veil.lay("talon", None, view.talon, never=_elsewhere(view, None))
    return veil.hidden()


def imagined(view: State, found: Hidden, world: World) -> State:
    """The truth if the cards that a view does not show lay so; what others drew stays unknown."""
    talon = view.talon
    for place, cards in zip(found.places, world, strict=True):
        if place.kind == "talon":
            talon = Talon(cards)
    return msgspec.structs.replace(
        view,
        hands=filled(view.hands, found, world, "hand"),
        discards=filled(view.discards, found, world, "heap"),
        talon=talon,
    )


def _elsewhere(view: State, place: Seat | None) -> CardSet:
    """What is not with a seat, or in the talon, by what is known of where it lay before.

    The sitter may have taken up what others laid away.
    """
    if place is not None and place == view.sitter:
        return NO_CARDS
    aces = NO_CARDS if not _had_aces(view) or place in _had_aces(view) else BLACK_ACES
    for other in range(view.seats):
        aces |= view.laid_away(Seat(other))
    return aces


def _had_aces(view: State) -> frozenset[Seat]:
    """Who is known to have been dealt the black aces, if it is known at all (3.2, 4.1)."""
    calls = view.auction.calls
    bidders = {seat for seat, call in calls if needed_aces(call)}
    contract = view.contract
    needs = contract is not None and contract.needs_black_aces
    return view.has_shown | bidders | frozenset(view.declarers if needs else ())


def _lacks(options: Options, view: State) -> tuple[CardSet, ...]:
    tricks = (*view.tricks, view.trick)
    if not any(tricks):
        return (NO_CARDS,) * view.seats
    law, order = laws(options, view), view.order
    return lacking(
        view.seats,
        plays(
            tricks,
            lambda number, trick: law(Situation.of(trick, order, is_first_trick=number == 1)),
        ),
    )
