"""The weights in the estimates of a hand, as ``bench/fit_solo.py`` fitted and printed them."""

from __future__ import annotations

from spadille.bots.solo.odds import Model

#: A hand with its trumps and the ace it calls, in a Simple.
SIMPLE = Model(
    -4.0,
    {
        "spadille": 1.2,
        "manilla": 1.1,
        "basta": 1.0,
        "ace of trumps": 0.8,
        "king of trumps": 0.6,
        "low trumps": 0.5,
        "five trumps": 0.2,
        "aces": 0.7,
        "ace and king": 0.4,
        "guarded kings": 0.2,
        "voids": 0.4,
        "singletons": 0.1,
        "red": 0.0,
        "lead": 0.0,
        "called trump": 0.0,
        "called king": 0.2,
        "called length": 0.0,
        "called void": 0.0,
    },
)

#: A hand with its trumps, alone against three.
SOLO = Model(
    -8.0,
    {
        "spadille": 1.8,
        "manilla": 1.6,
        "basta": 1.5,
        "ace of trumps": 1.3,
        "king of trumps": 1.1,
        "low trumps": 0.9,
        "five trumps": 0.3,
        "aces": 1.2,
        "ace and king": 0.8,
        "guarded kings": 0.3,
        "voids": 0.6,
        "singletons": 0.1,
        "red": 0.0,
        "lead": 0.0,
    },
)

#: The same, for all eight tricks.
TOUT = Model(
    -20.0,
    {
        "spadille": 3.0,
        "manilla": 2.6,
        "basta": 2.0,
        "ace of trumps": 1.6,
        "king of trumps": 1.4,
        "low trumps": 1.3,
        "five trumps": 0.3,
        "aces": 1.6,
        "ace and king": 1.4,
        "guarded kings": 0.0,
        "voids": 1.0,
        "singletons": 0.0,
        "red": 0.0,
        "lead": 0.3,
    },
)
