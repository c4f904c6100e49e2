"""The rule sets for which the kit runs: every profile, and some with options changed."""

from spadille.games import registry

#: Between them they change every option that no profile changes.
VARIATIONS = (
    "lhombre/hjemme+seats=4",
    "lhombre/hjemme+may_yield=true+privilege_ends_on=any+turned_card=taken+early_end=forced",
    "lhombre/hjemme+seats=4+payment=defenders+exchange_order=left",
    "lhombre/wpt+seats=4+hold=same+turned_card=optional+open_hand=before",
    "lhombre/privat+seats=4+give_up=before+exchange_order=left",
    "lhombre/union+payment=defenders+naming_penalty=2",
    "lhombre/icelandic+seats=4+values.simple_nolo.most=4+deal_passes=left",
    "hearts/norsk+pass_order=left-across-right+keep_high_spades=true+shoot_the_sun=true",
    "hearts/norsk+qs_only_after_broken=true+hearts_instead_of_qs_lead=true+exact_100=minus_50",
    "hearts/norsk+pass_cards=false+two_of_clubs_leads=no+must_break_hearts=false+moon=off",
    "hearts/omnibus+bonus_card=DT+no_tricks_bonus=5+moon=auto+exact_100=wins",
    "hearts/spot+two_of_clubs_leads=any_club+no_points_first_trick=false+target=20",
    "solo/american+holder_may_raise=true+must_play_called_ace=true+early_end=offered+deals=4",
)
NAMES = (*registry.names(), *VARIATIONS)
