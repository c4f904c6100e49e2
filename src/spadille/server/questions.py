"""What each seat is asked, and since when: where several act at once, each decides for itself."""

from __future__ import annotations

from spadille.cards import Seat
from spadille.rules.picture import Picture
from spadille.server.views import Views


class Questions:
    """Knows since which entry of a table each seat has had the same before it to decide on.

    What others do meanwhile does not spoil a decision, unless it changes what the seat may do or
    what lies before it.
    """

    def __init__(self) -> None:
        self._since: dict[Seat, int] = {}
        #: Kept only while several are asked: one alone is asked anew by whatever happens.
        self._lying: dict[Seat, object] = {}

    def since(self, seat: Seat) -> int | None:
        """The number of the entry that put the present question to a seat; none if none is put."""
        return self._since.get(seat)

    def happened(self, number: int, actor: Seat | None, views: Views) -> None:
        """Take in entry ``number``, which was what ``actor`` did."""
        asked = views.to_act
        lying = {
            seat: _lying_before(views.picture(seat))
            for seat in asked
            if len(asked) > 1 or seat in self._lying
        }
        self._since = {
            seat: self._since[seat]
            if seat != actor and seat in lying and lying[seat] == self._lying.get(seat)
            else number
            for seat in asked
        }
        self._lying = lying


def _lying_before(picture: Picture) -> object:
    """All in a picture that a decision may depend on; how far the others are is not."""
    return (
        picture.phase,
        picture.legal,
        picture.hand,
        picture.trick,
        picture.talon,
        picture.turned,
        picture.contract,
        picture.trump,
        picture.called,
        picture.to,
        picture.prospects,
        [place.opened for place in picture.places],
    )
