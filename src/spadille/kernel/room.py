"""Memory that searches borrow one after the other: to clear it takes longer than most answers."""

from __future__ import annotations

from array import array

#: Rooms of one size that are kept for the next search.
KEPT = 4
#: Words of a room that is kept; a larger one goes back to the machine.
LARGEST = 1 << 18
#: Epochs before all words must be cleared.
EPOCHS = 1 << 28

_free: dict[int, list[Room]] = {}


class Room:
    """Words for answers; whatever was written in an epoch before ``epoch`` is forgotten."""

    def __init__(self, size: int) -> None:
        self.words = array("Q", [0]) * size
        self.epoch = 1

    def forget(self) -> None:
        """Begin another epoch.

        >>> room = Room(8)
        >>> room.forget()
        >>> room.epoch
        2
        """
        self.epoch += 1
        if self.epoch == EPOCHS:
            for place in range(len(self.words)):
                self.words[place] = 0
            self.epoch = 1


def borrowed(size: int) -> Room:
    """A room of so many words, in which nothing is known."""
    rooms = _free.setdefault(size, [])
    try:
        room = rooms.pop()
    except IndexError:
        return Room(size)
    room.forget()
    return room


def give_back(room: Room) -> None:
    """Let the next search have a room.

    >>> room = borrowed(8)
    >>> give_back(room)
    >>> borrowed(8) is room
    True
    """
    size = len(room.words)
    rooms = _free.setdefault(size, [])
    if size <= LARGEST and len(rooms) < KEPT:
        rooms.append(room)
