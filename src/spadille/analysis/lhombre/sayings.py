"""What may be said in the play of L'Hombre, and hangs on it: giving up, a tout, stopping before."""

from __future__ import annotations

from typing import Any

from spadille.cards import Seat
from spadille.games.lhombre.action import AnnounceTout, EndPlay, GiveUp, PlayOn
from spadille.games.lhombre.play import TRICKS_BEFORE_TOUT_ENDS, is_sixth_lead
from spadille.games.lhombre.state import State
from spadille.rules.action import Action, Play
from spadille.rules.rulebook import Rulebook


def is_ending(action: Action) -> bool:
    """Whether the deal is over with it, before the play has told what it comes to."""
    return isinstance(action, GiveUp)


def others(rulebook: Rulebook[Any], view: State, seat: Seat, done: Action) -> tuple[Action, ...]:
    """What could have been said instead of what was done, and now no more.

    A tout may still be announced after a card, but for the last time before the fifth lead. To end
    a deal that is certain gives nothing away, but where the next lead announces a tout (4.1, 4.2).
    """
    legal = rulebook.legal(view, seat)
    is_last = len(view.tricks) == TRICKS_BEFORE_TOUT_ENDS
    counts = {
        GiveUp: done != AnnounceTout(),
        PlayOn: True,
        AnnounceTout: done == AnnounceTout() or is_last,
        EndPlay: is_sixth_lead(rulebook.profile.options, view),
    }
    said = [each for each in legal.choices if counts.get(type(each), False)]
    if done not in said and not isinstance(done, Play):
        return ()
    cards = () if isinstance(done, Play) else map(Play, rulebook.order(view).sort(legal.play))
    return (*(each for each in said if each != done), *cards)
