"""In which form the kernel runs here."""

from __future__ import annotations

from pathlib import PurePath

from spadille.kernel import perft, play, rollout, search


def is_compiled() -> bool:
    """Whether a C compiler has made the kernel of this installation.

    Where it has not, the same modules run as ordinary Python, and are right and slow.
    """
    return all(
        PurePath(str(module.__file__)).suffix != ".py" for module in (perft, play, rollout, search)
    )
