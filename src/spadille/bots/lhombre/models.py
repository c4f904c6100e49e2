"""The weights in the estimates of a hand, as ``bench/fit_bots.py`` fitted and printed them."""

from __future__ import annotations

from spadille.bots.lhombre.odds import Model

#: A hand as dealt, with its trump suit, in a contract in which all exchange.
BOUGHT = Model(
    -2.59,
    {
        "spadille": 1.40,
        "manille": 1.28,
        "basta": 0.88,
        "high trumps": 0.50,
        "low trumps": 0.29,
        "five trumps": 0.16,
        "kings": 0.50,
        "king and queen": 0.36,
        "guarded queens": 0.14,
        "voids": 0.05,
        "singletons": 0.07,
        "red": -0.07,
        "lead": -0.07,
    },
    (0.72, -0.71),
)

#: The declarer's hand after his exchange, with its trump suit.
KEPT = Model(
    -9.82,
    {
        "spadille": 3.35,
        "manille": 2.72,
        "basta": 2.03,
        "high trumps": 1.28,
        "low trumps": 0.85,
        "five trumps": 0.30,
        "kings": 1.48,
        "king and queen": 1.56,
        "guarded queens": 0.49,
        "voids": 1.17,
        "singletons": 0.14,
        "red": -0.36,
        "lead": -0.09,
    },
    (0.03, -0.64),
)

#: A hand and the turned card, before the exchange.
TURNED = Model(
    -2.12,
    {
        "spadille": 1.19,
        "manille": 1.44,
        "basta": 0.84,
        "high trumps": 0.57,
        "low trumps": 0.27,
        "five trumps": 0.25,
        "kings": 0.27,
        "king and queen": 0.32,
        "guarded queens": -0.03,
        "voids": 0.10,
        "singletons": -0.01,
        "red": -0.17,
        "lead": -0.09,
    },
    (0.70, -0.49),
)

#: A hand as dealt, with its trump suit, that stays as it is.
SOLO = Model(
    -9.01,
    {
        "spadille": 3.03,
        "manille": 2.43,
        "basta": 1.89,
        "high trumps": 1.19,
        "low trumps": 0.79,
        "five trumps": 0.42,
        "kings": 1.39,
        "king and queen": 1.59,
        "guarded queens": 0.39,
        "voids": 0.88,
        "singletons": 0.14,
        "red": -0.33,
        "lead": -0.24,
    },
    (-0.13, -0.56),
)

#: A hand as dealt, for a Grand.
GRAND = Model(
    -0.42,
    {
        "spadille": 0.04,
        "basta": 0.16,
        "kings": -0.26,
        "king and queen": 0.28,
        "three sure cards": 0.59,
        "four sure cards": 1.43,
        "lead": -0.07,
    },
    (-5.37, 1.23),
)

#: The declarer's hand in a Grand, after his exchange.
GRAND_KEPT = Model(
    -6.55,
    {
        "spadille": 2.63,
        "basta": 2.42,
        "kings": 1.07,
        "king and queen": 1.13,
        "three sure cards": 0.15,
        "four sure cards": 0.28,
        "lead": -0.12,
    },
    (-5.28, 0.74),
)

#: A hand as dealt, for a nolo in which its player exchanges.
SIMPLE_NOLO = Model(
    0.85,
    {
        "open suits": 0.20,
        "exposure": -0.09,
        "suits off the bottom": 0.15,
        "places off the bottom": -0.18,
        "bare high cards": 0.69,
        "lead": -0.32,
    },
    (-0.74, -0.74),
)

#: A hand for a nolo without any exchange.
PURE_NOLO = Model(
    2.00,
    {
        "open suits": -0.05,
        "exposure": -0.16,
        "suits off the bottom": 0.42,
        "places off the bottom": -0.36,
        "bare high cards": -0.10,
        "lead": -0.14,
    },
    (-1.09, -0.79),
)

#: A hand for an open nolo.
NOLO_OUVERT = Model(
    1.99,
    {
        "open suits": 0.38,
        "exposure": -0.31,
        "suits off the bottom": 0.41,
        "places off the bottom": -0.41,
        "bare high cards": -0.35,
        "lead": -0.49,
    },
    (-5.33, 0.99),
)

#: A hand as dealt, for a Grand in which only the defenders exchange.
GRANDISSIMO = Model(
    -1.98,
    {
        "spadille": 1.65,
        "basta": 1.56,
        "kings": 0.18,
        "king and queen": 1.29,
        "three sure cards": -1.98,
        "four sure cards": 1.18,
        "lead": -0.05,
    },
    (-1.29, -0.86),
)

#: A hand, as dealt, for a nolo that several play, in which its players exchange.
JOINT_SIMPLE_NOLO = Model(
    0.50,
    {
        "open suits": 0.19,
        "exposure": -0.08,
        "suits off the bottom": 0.05,
        "places off the bottom": -0.13,
        "bare high cards": 0.54,
        "lead": -0.01,
    },
    (-0.81, -0.70),
)

#: A hand, as dealt, for a nolo that several play, without any exchange.
JOINT_PURE_NOLO = Model(
    1.82,
    {
        "open suits": 0.01,
        "exposure": -0.16,
        "suits off the bottom": 0.45,
        "places off the bottom": -0.45,
        "bare high cards": 0.47,
        "lead": -0.05,
    },
    (-0.90, -0.51),
)

#: The nine cards with which who sat out plays a nolo in which its players exchange.
SITTER_SIMPLE_NOLO = Model(
    2.17,
    {
        "open suits": 0.03,
        "exposure": -0.16,
        "suits off the bottom": 0.59,
        "places off the bottom": -0.48,
        "bare high cards": 0.56,
        "lead": 0.00,
    },
    (-0.94, -0.55),
)

#: The nine cards with which who sat out plays a nolo without any exchange.
SITTER_PURE_NOLO = Model(
    2.16,
    {
        "open suits": 0.07,
        "exposure": -0.20,
        "suits off the bottom": 0.87,
        "places off the bottom": -0.53,
        "bare high cards": -0.27,
        "lead": 0.00,
    },
    (-0.89, -0.50),
)
