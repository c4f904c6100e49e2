"""The numbered news of a table, to everybody who is connected to it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Sequence

from spadille.cards import Seat, Viewer
from spadille.rules.codec import encode
from spadille.rules.event import Event
from spadille.server.protocol import Scene, Update
from spadille.server.visitor import Visitor

#: How many entries are kept to tell those who were away for a moment.
RECENT = 64


class Feed:
    """Who is connected, and the events of the last entries.

    ``scene_of`` draws the table for a viewer.
    """

    def __init__(self, scene_of: Callable[[Viewer], Scene]) -> None:
        self.number = 0
        self.visitors: set[Visitor] = set()
        self._scene_of = scene_of
        self._recent: deque[tuple[int, tuple[Event, ...]]] = deque(maxlen=RECENT)

    @property
    def present(self) -> frozenset[Seat]:
        """The seats whose people are connected."""
        return frozenset(each.viewer for each in self.visitors if each.viewer is not None)

    @property
    def watchers(self) -> int:
        """How many look on without a seat."""
        return sum(visitor.viewer is None for visitor in self.visitors)

    def remember(self, number: int, events: Sequence[Event]) -> None:
        """Keep an entry at hand; one without events concerns people only."""
        self.number = number
        self._recent.append((number, tuple(events)))

    def publish(self, events: Sequence[Event], but: Collection[Visitor] = ()) -> None:
        """Tell everybody what just happened, as each may see it; drawn once for each viewer.

        Without events it tells who is here now.
        """
        frames: dict[Viewer, bytes] = {}
        for visitor in tuple(self.visitors):
            if visitor in but:
                continue
            viewer = visitor.viewer
            if viewer not in frames:
                seen = tuple(event.seen_by(viewer) for event in events)
                frames[viewer] = encode(Update(self.number, seen, self._scene_of(viewer)))
            visitor.send(frames[viewer])

    def since(self, viewer: Viewer, number: int) -> Update:
        """What somebody missed who has seen everything up to ``number``: nothing, or the events.

        Where they are not at hand, or he is new (0), it is a resync: the table without the story.
        """
        scene = self._scene_of(viewer)
        missing = self.number - number
        if number == 0 or not 0 <= missing <= len(self._recent):
            return Update(self.number, (), scene, is_resync=True)
        entries = list(self._recent)[len(self._recent) - missing :]
        seen = tuple(event.seen_by(viewer) for _, events in entries for event in events)
        return Update(self.number, seen, scene)
