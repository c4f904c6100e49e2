"""The weights in the estimates of a hand, as ``bench/fit_bots.py`` fitted and printed them."""

from __future__ import annotations

from spadille.bots.lhombre.odds import Model

#: A hand as dealt, with its trump suit, in a contract in which all exchange.
BOUGHT = Model(
    -2.31,
    {
        "spadille": 1.53,
        "manille": 1.22,
        "basta": 0.90,
        "high trumps": 0.48,
        "low trumps": 0.25,
        "five trumps": 0.24,
        "kings": 0.36,
        "king and queen": 0.13,
        "guarded queens": -0.02,
        "voids": -0.12,
        "singletons": -0.06,
        "red": -0.05,
        "lead": 0.06,
    },
    (0.68, -0.66),
)

#: The declarer's hand after his exchange, with its trump suit.
KEPT = Model(
    -8.46,
    {
        "spadille": 3.09,
        "manille": 2.27,
        "basta": 1.79,
        "high trumps": 1.08,
        "low trumps": 0.61,
        "five trumps": 0.60,
        "kings": 1.31,
        "king and queen": 1.33,
        "guarded queens": 0.46,
        "voids": 1.03,
        "singletons": 0.08,
        "red": -0.36,
        "lead": 0.08,
    },
    (0.11, -0.55),
)

#: A hand and the turned card, before the exchange.
TURNED = Model(
    -2.09,
    {
        "spadille": 1.23,
        "manille": 1.56,
        "basta": 0.86,
        "high trumps": 0.60,
        "low trumps": 0.30,
        "five trumps": 0.26,
        "kings": 0.29,
        "king and queen": 0.05,
        "guarded queens": -0.02,
        "voids": 0.20,
        "singletons": -0.08,
        "red": -0.36,
        "lead": -0.07,
    },
    (0.60, -0.41),
)

#: A hand as dealt, with its trump suit, that stays as it is.
SOLO = Model(
    -7.92,
    {
        "spadille": 2.76,
        "manille": 2.04,
        "basta": 1.46,
        "high trumps": 0.93,
        "low trumps": 0.46,
        "five trumps": 0.60,
        "kings": 1.31,
        "king and queen": 1.40,
        "guarded queens": 0.11,
        "voids": 1.13,
        "singletons": 0.35,
        "red": -0.15,
        "lead": -0.41,
    },
    (-0.19, -0.69),
)

#: A hand as dealt, for a Grand.
GRAND = Model(
    -1.31,
    {
        "spadille": 0.65,
        "basta": 0.44,
        "kings": 0.29,
        "king and queen": 0.23,
        "three sure cards": 0.3,
        "four sure cards": 0.3,
        "lead": -0.07,
    },
    (-5.13, 1.50),
)

#: The declarer's hand in a Grand, after his exchange.
GRAND_KEPT = Model(
    -6.83,
    {
        "spadille": 2.71,
        "basta": 2.61,
        "kings": 1.25,
        "king and queen": 1.09,
        "three sure cards": 0.3,
        "four sure cards": 0.3,
        "lead": -0.11,
    },
    (-5.10, 0.81),
)

#: A hand as dealt, for a nolo in which its player exchanges.
SIMPLE_NOLO = Model(
    1.44,
    {
        "open suits": -0.05,
        "exposure": -0.09,
        "suits off the bottom": -0.03,
        "places off the bottom": -0.12,
        "bare high cards": 0.62,
        "lead": -0.16,
    },
    (-0.69, -0.68),
)

#: A hand for a nolo without any exchange.
PURE_NOLO = Model(
    1.81,
    {
        "open suits": -0.02,
        "exposure": -0.14,
        "suits off the bottom": 0.44,
        "places off the bottom": -0.40,
        "bare high cards": 0.06,
        "lead": -0.14,
    },
    (-0.98, -0.59),
)

#: A hand for an open nolo.
NOLO_OUVERT = Model(
    1.98,
    {
        "open suits": 0.34,
        "exposure": -0.29,
        "suits off the bottom": 0.44,
        "places off the bottom": -0.44,
        "bare high cards": -0.84,
        "lead": -0.48,
    },
    (-5.21, 1.10),
)
