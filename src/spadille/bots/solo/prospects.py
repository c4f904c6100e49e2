"""What a trick is worth, from the tricks already taken and from what a hand keeps."""

from __future__ import annotations

from math import comb

from spadille.bots.solo.world import World
from spadille.cards import Seat
from spadille.games.solo.state import TRICKS

#: The share of the tricks to come that the declarer's side takes, in round figures.
_SHARE = 0.6
#: The same in a game in which none may be lost.
_SHARE_OF_ALL = 0.9
#: No share is surer than this, nor its counterpart.
_SUREST = 0.98


def chance_to_make(world: World, winner: Seat, more: float) -> float:
    """How likely the game is made once ``winner`` has taken the present trick.

    ``more`` tricks, or fewer, than otherwise are expected of the tricks to come for the declarer's
    side. It is no forecast, for each of them falls to that side by a fixed share: it tells a trick
    that decides from one that does not.
    """
    contract = world.view.contract
    assert contract is not None
    tricks = world.view.tricks_by_seat
    own = sum(tricks[seat] for seat in world.side) + (winner in world.side)
    left = TRICKS - 1 - sum(tricks)
    share = _SHARE if contract.tricks < TRICKS else _SHARE_OF_ALL
    if left:
        share = min(max(share + more / left, 1.0 - _SUREST), _SUREST)
    return _chance(contract.tricks - own, left, share)


def _chance(needed: int, left: int, share: float) -> float:
    """The chance of so many tricks among those that are left."""
    return sum(
        comb(left, won) * share**won * (1.0 - share) ** (left - won)
        for won in range(max(needed, 0), left + 1)
    )
