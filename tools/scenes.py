"""Write scenes of the table to look at: ``python -m tools.scenes``, then open ``scenes.html``.

For those who build the front-end: real deals, seen as somebody at the table sees them. What is
written is for the eye only and is not kept in git.
"""

from pathlib import Path

import msgspec

from spadille.cards import Seat
from spadille.games import registry
from spadille.rules.codec import encode
from spadille.rules.match import Evening
from spadille.rules.picture import Offer
from spadille.server.protocol import Scene, Sitter
from tools.situations import WANTED, way_to

TARGET = Path(__file__).parents[1] / "frontend" / "node_modules" / ".cache" / "scenes.json"
NAMES = ("Anna", "Bertram", "Cecilie Margrethe", "Dorthe")
POINTS = (4, -3, 12, 40)
LEDGER = ((2, 0, 0, 3), (0, -3, 0, 7), (0, 0, 8, 12), (0, 0, 0, 1), (2, 0, 0, 5), (0, 0, 4, 12))


class Shown(msgspec.Struct):
    """A scene, with what a browser is told beside it."""

    offers: tuple[Offer, ...]
    is_clockwise: bool
    ledger: tuple[tuple[int, ...], ...]
    scene: Scene


def main() -> None:
    """Find every scene and write them down."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_bytes(encode({name: _shown(name) for name in WANTED}))


def _shown(name: str) -> Shown:
    wanted = WANTED[name]
    book = registry.rulebook(wanted.rules)
    evening = Evening(book)
    truth = view = evening.start(wanted.dealer)
    for step in way_to(name):
        for event in evening.decide(truth, *step):
            truth = evening.evolve(truth, event)
            view = evening.evolve(view, event.seen_by(wanted.viewer))
    sitters = tuple(
        Sitter(Seat(seat), NAMES[seat], seat > 0, True, POINTS[seat], "club" if seat > 0 else None)
        for seat in range(book.seats)
    )
    scene = Scene(
        you=wanted.viewer,
        deal=view.number and 7,
        dealt=view.number and 7,
        may_deal=evening.may_deal(view),
        has_help=False,
        is_match_over=wanted.is_match_over,
        winners=(Seat(1),) if wanted.is_match_over else (),
        sitters=sitters,
        watchers=0,
        picture=book.picture(view.deal, wanted.viewer),
    )
    ledger = tuple(points[: book.seats] for points in LEDGER)
    return Shown(book.offers(), book.is_clockwise, ledger, scene)


if __name__ == "__main__":
    main()
