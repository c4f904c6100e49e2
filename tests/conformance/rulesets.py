"""The rule sets for which the kit runs: every profile, and some with options changed."""

from spadille.games import registry

#: Between them they change every option that no profile changes.
VARIATIONS = (
    "lhombre/hjemme+seats=4",
    "lhombre/hjemme+may_yield=true+privilege_ends_on=any+turned_card=taken+early_end=forced",
    "lhombre/wpt+seats=4+hold=same+turned_card=optional+open_hand=before",
    "lhombre/privat+seats=4+give_up=before+exchange_order=left",
    "lhombre/union+payment=defenders+naming_penalty=2",
    "lhombre/icelandic+seats=4+values.simple_nolo.most=4+deal_passes=left",
)
NAMES = (*registry.names(), *VARIATIONS)
