"""The parts of a record and their names."""

from typing import Final

AUCTION: Final = "Auction"
EXCHANGE: Final = "Exchange"
PLAY: Final = "Play"
RESULT: Final = "Result"
SECTIONS = (AUCTION, EXCHANGE, PLAY, RESULT)

#: The tags that tell a result, and the facts of the result they tell.
RESULT_TAGS = {
    "Contract": "contract",
    "Declarer": "declarers",
    "Trump": "trump",
    "Result": "outcome",
    "Score": "scores",
}
#: The tags that every record must have.
NEEDED_TAGS = ("Game", "Dealer", "Deal")
#: The tags that tell where the match stood; without them the deal is its first.
NUMBER: Final = "Number"
POINTS: Final = "Points"
#: The tags that are not free.
OWN_TAGS = frozenset((*NEEDED_TAGS, NUMBER, POINTS, *RESULT_TAGS))
