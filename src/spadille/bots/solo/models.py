"""The weights in the estimates of a hand, as ``bench/fit_solo.py`` fitted and printed them."""

from __future__ import annotations

from spadille.bots.solo.odds import Model

#: A hand with its trumps and the ace it calls, in a Simple.
SIMPLE = Model(
    -2.85,
    {
        "spadille": 2.20,
        "manilla": 1.63,
        "basta": 1.22,
        "ace of trumps": 1.13,
        "king of trumps": 0.99,
        "low trumps": 0.86,
        "five trumps": 0.09,
        "aces": 0.31,
        "ace and king": 0.16,
        "guarded kings": 0.11,
        "voids": -0.21,
        "singletons": -0.21,
        "red": -0.33,
        "lead": -0.17,
        "called trump": 0.04,
        "called king": -0.14,
        "called length": -0.13,
        "called void": -0.51,
    },
)

#: A hand with its trumps, alone against three.
SOLO = Model(
    -11.35,
    {
        "spadille": 4.31,
        "manilla": 3.35,
        "basta": 2.09,
        "ace of trumps": 1.70,
        "king of trumps": 1.40,
        "low trumps": 1.23,
        "five trumps": 0.68,
        "aces": 1.34,
        "ace and king": 0.54,
        "guarded kings": 0.39,
        "voids": 0.26,
        "singletons": 0.01,
        "red": -0.52,
        "lead": -0.03,
    },
)

#: A hand with its trumps, for all eight tricks.
TOUT = Model(
    -0.40,
    {
        "manilla": 3.65,
        "basta": 1.50,
        "ace of trumps": 0.23,
        "king of trumps": -0.09,
        "trumps": 0.16,
        "trumps out": -0.86,
        "side losers": -3.44,
        "side winners": 0.05,
        "lead": 0.23,
    },
)
