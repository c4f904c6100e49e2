"""What a trick is worth, from the tricks already taken."""

from __future__ import annotations

from functools import lru_cache

from spadille.bots.solo.world import World
from spadille.cards import Seat
from spadille.games.solo.state import TRICKS

#: The share of the tricks to come that the declarer's side takes, in round figures.
_SHARE = 0.6
#: The same in a game in which none may be lost.
_SHARE_OF_ALL = 0.9


def chance_to_make(world: World, winner: Seat) -> float:
    """How likely the game is made once ``winner`` has taken the present trick.

    It is no forecast, for each trick to come falls to the declarer's side by a fixed share: it
    tells a trick that decides from one that does not.
    """
    contract = world.view.contract
    assert contract is not None
    tricks = world.view.tricks_by_seat
    own = sum(tricks[seat] for seat in world.side) + (winner in world.side)
    share = _SHARE if contract.tricks < TRICKS else _SHARE_OF_ALL
    return _chance(contract.tricks - own, TRICKS - 1 - sum(tricks), share)


@lru_cache(maxsize=1024)
def _chance(needed: int, left: int, share: float) -> float:
    """The chance of so many tricks among those that are left."""
    if needed <= 0:
        return 1.0
    if needed > left:
        return 0.0
    won, lost = _chance(needed - 1, left - 1, share), _chance(needed, left - 1, share)
    return share * won + (1.0 - share) * lost
