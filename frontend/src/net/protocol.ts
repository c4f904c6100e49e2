/**
 * What browser and server say to each other.
 *
 * Made from spadille/server/protocol.py by `python -m tools.generate`; do not edit.
 */

/** A card as its text, suit first: "SA", "H7". */
export type Card = string;

export type Action =
  | Deal
  | Bid
  | Pass
  | Join
  | Correct
  | NameContract
  | YieldExchange
  | StayOut
  | NameTrump
  | KeepTurned
  | LeaveTurned
  | Exchange
  | Play
  | GiveUp
  | PlayOn
  | AnnounceTout
  | EndPlay
  | SubtractOwn
  | AddToOthers
  | Hold
  | Declare
  | EndDeal;

export type Event =
  | Dealt
  | BidMade
  | Passed
  | Joined
  | Corrected
  | AcesShown
  | ExchangeYielded
  | SitterLooked
  | SitterPlayed
  | SitterStayedOut
  | ContractMade
  | TrumpNamed
  | CardTurned
  | TurnedKept
  | TurnedLeft
  | Exchanged
  | HandOpened
  | Played
  | TrickTaken
  | ToutAnnounced
  | GivenUp
  | PlayedOn
  | PlayEnded
  | PlayStopped
  | DealSettled
  | CardsPassed
  | CardsTakenUp
  | LeaderNamed
  | HeartsBroken
  | MoonShot
  | MoonChosen
  | HandSettled
  | Held
  | AuctionWon
  | Declared
  | PartnerShown
  | DealEnded
  | SoloSettled;

export type Command =
  | Act
  | DealNext
  | Sit
  | Leave;

export type FromBrowser =
  | Hello
  | Act
  | DealNext
  | Sit
  | Leave
  | Speak
  | Ping;

export type FromServer =
  | Welcome
  | Update
  | Done
  | Seated
  | Pong
  | Refused;

export type Language = "da" | "en" | "ja" | "nb";

/** How the deal was settled: the outcome, the points by seat, and how they came about. */
export interface Account {
  outcome: string;
  scores: number[];
  lines: Line[];
}

/** A seat showed cards that its bid needs. */
export interface AcesShown {
  type: "aces_shown";
  seat: number;
  cards: Card[];
}

/** Do something in the game; ``action`` is an action of the game in its text form. */
export interface Act {
  type: "act";
  id: string;
  version: number;
  action: Action;
}

/** Whoever shot the moon adds the points to the score of each of the others. */
export interface AddToOthers {
  type: "add_to_others";
}

/** The declarer announces that he will take all nine tricks. */
export interface AnnounceTout {
  type: "announce_tout";
}

/** The auction is over: the seat will declare ``contract`` or a higher one. */
export interface AuctionWon {
  type: "auction_won";
  seat: number;
  contract: string;
}

/** Why a card may not be used: the rule's section and name, and what made it bite. */
export interface Barred {
  section: string;
  rule: string;
  evidence: Record<string, string | number>;
}

/** Offer to play a contract, by its name in the game. */
export interface Bid {
  type: "bid";
  contract: string;
}

/** A seat offered to play a contract. */
export interface BidMade {
  type: "bid_made";
  seat: number;
  contract: string;
}

/** The trumps with which a book would bid the plain game; without any it would pass. */
export interface BookBid {
  author: string;
  year: number;
  trumps: Suit[];
}

/** The order of the cards at a table now: trumps first, then the other suits. */
export interface CardOrder {
  lanes: Card[][];
}

/** The top card of the talon was turned; its suit is trump. */
export interface CardTurned {
  type: "card_turned";
  card: Card;
}

/** A seat laid three cards face down for another seat. */
export interface CardsPassed {
  type: "cards_passed";
  seat: number;
  to: number;
  cards: Hand;
}

/** Everybody took up the cards that lay before him: ``cards`` by seat, and who gave them. */
export interface CardsTakenUp {
  type: "cards_taken_up";
  givers: number[];
  cards: Hand[];
}

/** How likely a contract is to end so for its declarer, from 0 to 1. */
export interface Chance {
  outcome: string;
  chance: number;
}

/** The auction is over: ``declarers`` play ``contract`` against the others. */
export interface ContractMade {
  type: "contract_made";
  contract: string;
  declarers: number[];
  exchanging: number[];
}

/** Take back one's last call and make this one: a contract, ``pass`` or ``join``. */
export interface Correct {
  type: "correct";
  call: string;
}

/** A seat took back its last call and made another. */
export interface Corrected {
  type: "corrected";
  seat: number;
  call: string;
}

/** The house deals ``deck``, top card first, from ``dealer``; no seat may do this. */
export interface Deal {
  type: "deal";
  dealer: number;
  deck: Card[];
  provenance: Provenance | null;
}

/** The seat on lead ended the deal, since the outcome was certain. */
export interface DealEnded {
  type: "deal_ended";
  seat: number;
}

/** Ask the house for the next deal. */
export interface DealNext {
  type: "deal_next";
  id: string;
  version: number;
}

/** All about the deck of a deal that is over, so that anybody can make it again and compare. */
export interface DealOpened {
  deal: number;
  rules: string;
  commitment: string;
  shuffle: string;
  secret: string;
  salt: string;
  seeds: string[];
  deck: Card[];
}

/** The deal is over. ``tricks`` by seat; contract and trump are absent where there is none. */
export interface DealSettled {
  type: "settled";
  scores: number[];
  outcome: "bet" | "codille" | "given_up" | "washed_out" | "win";
  contract: string | null;
  declarers: number[];
  outcomes: ("bet" | "codille" | "given_up" | "washed_out" | "win")[];
  trump: Suit | null;
  tricks: number[];
  tout: "failed" | "made" | "none";
}

/** The cards were dealt: ``hands`` by seat, then the talon. */
export interface Dealt {
  type: "dealt";
  dealer: number;
  hands: Hand[];
  talon: Talon;
  commitment: string;
}

/** One option of a game, as it is declared. */
export interface Declaration {
  name: string;
  place: string;
  kind: "choice" | "flag" | "list" | "number" | "text";
  sentence?: string;
  section?: string;
  choices?: (string | number)[];
  minimum?: number | null;
  maximum?: number | null;
  step?: number | null;
  default?: boolean | number | string | (string | string[])[] | null;
  is_optional?: boolean;
}

/** The declarer announces game and trump suit, and in a Simple the ace he calls. */
export interface Declare {
  type: "declare";
  contract: string;
  trump: Suit;
  ace: Card | null;
}

/** The declarer announced game and trumps; ``ace`` is the card he called in a Simple. */
export interface Declared {
  type: "declared";
  seat: number;
  contract: string;
  trump: Suit;
  ace: Card | null;
}

/** The command is carried out and written down for good, as entry ``number``. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** The seat on lead ends a deal whose outcome cannot change any more. */
export interface EndDeal {
  type: "end_deal";
}

/** The seat on lead ends a deal whose score cannot change any more. */
export interface EndPlay {
  type: "end_play";
}

/** What a contract promises a hand, played with its best trumps and the best card to call. */
export interface Estimate {
  contract: string;
  points: number;
  chances: Chance[];
  trump?: Suit | null;
  called?: Card | null;
}

/** Lay down cards, to draw others or to hand them on. */
export interface Exchange {
  type: "exchange";
  cards: Card[];
}

/** A defender lets the other exchange first. */
export interface ExchangeYielded {
  type: "exchange_yielded";
  seat: number;
}

/** A seat laid cards away and drew as many: first ``turned`` if it lay there, then ``drawn``. */
export interface Exchanged {
  type: "exchanged";
  seat: number;
  discards: Hand;
  drawn: Hand;
  turned: Card | null;
}

/** A trick that was taken. */
export interface FinishedTrick {
  winner: number;
  cards: Laid[];
}

/** The declarer gives the deal up for the price of a bet. */
export interface GiveUp {
  type: "give_up";
}

/** The declarer gave the deal up. */
export interface GivenUp {
  type: "given_up";
  seat: number;
}

/** Cards in one place: some known to the viewer, the others lying face down. */
export interface Hand {
  known: Card[];
  hidden: number;
}

/** A card of the viewer's own hand. */
export interface HandCard {
  card: Card;
  barred?: Barred | null;
  is_trump?: boolean;
}

/** A declarer laid his hand on the table for all to see. */
export interface HandOpened {
  type: "hand_opened";
  seat: number;
  cards: Card[];
}

/** The deal is over. ``points`` of the cards taken, ``tricks`` and ``totals`` go by seat. */
export interface HandSettled {
  type: "hand_settled";
  scores: number[];
  outcome: "counted" | "moon_added" | "moon_subtracted" | "sun_added" | "sun_subtracted";
  shooter: number | null;
  points: number[];
  tricks: number[];
  totals: number[];
  winners: number[];
}

/** A seat played the card after which hearts may be led. */
export interface HeartsBroken {
  type: "hearts_broken";
  seat: number;
}

/** A seat said yes to the bid of the one who came in later, and holds it now itself. */
export interface Held {
  type: "held";
  seat: number;
}

/** The first message: who comes, and the last number he has seen (0 for a newcomer). */
export interface Hello {
  type: "hello";
  since?: number;
  token?: string | null;
  language?: "da" | "en" | "ja" | "nb";
}

/** Advice to a seat. */
export interface Hint {
  action: Action;
  reason: string;
  points?: number | null;
  chances?: Chance[];
}

/** What the asker had best do; nothing where he is not on turn. */
export interface HintTold {
  number: number;
  hint: Hint | null;
  told: Told[];
}

/** Say yes: take over the bid of the one who came in later, at the same height. */
export interface Hold {
  type: "hold";
}

/** Play the nolo that stands as well, beside its holder. */
export interface Join {
  type: "join";
}

/** A seat joined the nolo that stands. */
export interface Joined {
  type: "joined";
  seat: number;
}

/** The declarer takes the turned card into his hand. */
export interface KeepTurned {
  type: "keep_turned";
}

/** A card that a seat played to a trick. */
export interface Laid {
  seat: number;
  card: Card;
}

/** It is known who leads to the first trick; ``card`` is what he holds, if that decides it. */
export interface LeaderNamed {
  type: "leader_named";
  seat: number;
  card: Card | null;
}

/** Give one's seat to a bot. */
export interface Leave {
  type: "leave";
  id: string;
}

/** The declarer leaves the turned card for the next who exchanges. */
export interface LeaveTurned {
  type: "leave_turned";
}

/** What is new in the ledger of the match: of what he has the first ``kept`` deals stand. */
export interface Ledger {
  kept: number;
  points: number[][];
}

/** Everything one seat may do now: one of the choices, an exchange, or a card to the trick. */
export interface Legal {
  choices?: Action[];
  exchange?: Selection | null;
  play?: Card[];
  may_wait?: boolean;
}

/** One line of a deal's account: its name in the languages, and its points for the seat. */
export interface Line {
  name: string;
  seat: number;
  points: number;
}

/** What a hand promises. */
export interface Meter {
  estimates?: Estimate[];
  books?: BookBid[];
  danger?: number | null;
}

/** What the asker's hand promises, as of entry ``number``. */
export interface MeterTold {
  number: number;
  meter: Meter;
  told: Told[];
}

/** One decision of a seat, before the play or in it, and what came of it. */
export interface Moment {
  seat: number;
  step: number;
  trick: number;
  done: Action;
  better: Action;
  better_open: Action;
  known: number;
  open: number;
  doubt: number;
  at_stake: number;
  verdict: "bad_luck" | "error" | "fine" | "lucky";
  chances?: Chance[];
  better_chances?: Chance[];
  worlds?: Card[][][];
  is_after?: boolean;
  is_match?: boolean;
}

/** Whoever shot the moon said what becomes of the points. */
export interface MoonChosen {
  type: "moon_chosen";
  seat: number;
  way: "added" | "subtracted";
}

/** A seat has taken every heart and the queen of spades. */
export interface MoonShot {
  type: "moon_shot";
  seat: number;
}

/** The declarer tells which contract stood behind an umbrella bid. */
export interface NameContract {
  type: "name_contract";
  contract: string;
}

/** The declarer names the trump suit. */
export interface NameTrump {
  type: "name_trump";
  suit: Suit;
}

/** What a contract is worth to its declarer in points; losses are positive numbers. */
export interface Offer {
  contract: string;
  win: number;
  losses: Record<string, number>;
  bonus?: Record<string, number>;
  is_each?: boolean;
  trumps?: Suit[];
}

/** Ask for a new table; the asker sits at seat 0, bots of that strength take the others. */
export interface OpenTable {
  name: string;
  rules?: string;
  strength?: "club" | "easy" | "expert";
  help?: "among_bots" | "off" | "on";
}

/** The points of the deal by seat before the first card. */
export interface Par {
  outcome: string;
  open: number[];
  calibrated: number[];
}

/** A seat played the called ace, so all know now that it is the declarer's partner. */
export interface PartnerShown {
  type: "partner_shown";
  seat: number;
}

/** Leave the auction. */
export interface Pass {
  type: "pass";
}

/** A heading, or a paragraph with the items that belong to it. */
export interface Passage {
  is_heading: boolean;
  number: string;
  text: string;
  items: string[];
}

/** A seat left the auction. */
export interface Passed {
  type: "passed";
  seat: number;
}

/** The deal as one viewer sees it. Tuples that go by seat have one place for each seat. */
export interface Picture {
  phase: string;
  dealer: number;
  places: Place[];
  to_act?: number[];
  hand?: HandCard[];
  drawn?: Card[];
  discards?: Card[];
  legal?: Legal;
  talon?: number;
  turned?: Card | null;
  contract?: string | null;
  trump?: Suit | null;
  said?: string[];
  leader?: number | null;
  trick?: Laid[];
  last_trick?: FinishedTrick | null;
  tricks_played?: number;
  account?: Account | null;
  standing?: string | null;
  called?: Card | null;
  to?: number | null;
  prospects?: Prospect[];
}

/** Ask whether the line still carries: a browser does not see the transport's own heartbeat. */
export interface Ping {
  type: "ping";
}

/** What everybody sees at one seat. */
export interface Place {
  cards: number;
  tricks: number;
  is_declarer?: boolean;
  opened?: Card[];
  said?: string;
  exchanged?: number | null;
  is_partner?: boolean;
  is_out?: boolean;
  penalty?: number | null;
}

/** Play a card to the trick. */
export interface Play {
  type: "play";
  card: Card;
}

/** The seat on lead ended the play, since the score was certain. */
export interface PlayEnded {
  type: "play_ended";
  seat: number;
}

/** The declarer, asked whether he gives up, plays on. */
export interface PlayOn {
  type: "play_on";
}

/** The play is at its end, since the score is certain and the rules have it so. */
export interface PlayStopped {
  type: "play_stopped";
}

/** A seat played a card. */
export interface Played {
  type: "played";
  seat: number;
  card: Card;
}

/** The declarer saw the first lead and did not give up. */
export interface PlayedOn {
  type: "played_on";
  seat: number;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** What a choice would bring each seat, where that is certain. */
export interface Prospect {
  choice: Action;
  scores: number[];
}

/** Where a deck comes from, so that anybody can make it again (all texts are lower-case hex). */
export interface Provenance {
  rule: string;
  secret: string;
  salt: string;
  seeds: string[];
}

/** Nothing was changed, and why: ``text`` is in the asker's language. */
export interface Refused {
  type: "refused";
  code: string;
  text: string;
  id: string | null;
  section: string | null;
}

/** A deal looked back at. */
export interface Review {
  moments: Moment[][];
  decisions: number;
  skipped: number;
  scores: number[];
  par?: Par | null;
}

/** What a seat may learn from a deal; no other seat's moments are told. */
export interface ReviewTold {
  deal: number;
  seat: number;
  review: Review;
  told: Told[];
}

/** What another rule set of the game says otherwise. */
export interface RulesDifference {
  rules: string;
  settings: Setting[];
}

/** A rule set that may be played here, with all it says. */
export interface RulesOffered {
  rules: string;
  game: string;
  profile: string;
  version: number;
  source: string;
  seats: number[];
  settings: Setting[];
}

/** All about one rule set: what it says, what each bid is worth, how the others differ. */
export interface RulesTold {
  rules: RulesOffered;
  seats: number;
  is_clockwise: boolean;
  offers: Offer[];
  differences: RulesDifference[];
  text: Passage[];
}

/** All there is to see at the table, but for the ledger: who sits there, and the deal. */
export interface Scene {
  you: number | null;
  deal: number;
  dealt: number;
  may_deal: boolean;
  has_help: boolean;
  is_match_over: boolean;
  winners: number[];
  sitters: Sitter[];
  watchers: number;
  picture: Picture;
}

/** The seat is yours as long as you keep the token. */
export interface Seated {
  type: "seated";
  id: string;
  seat: number;
  token: string;
}

/** Any ``minimum`` to ``maximum`` of these cards, both numbers included. */
export interface Selection {
  minimum: number;
  maximum: number;
  cards: Card[];
}

/** An option with its value in one rule set. */
export interface Setting {
  option: Declaration;
  value: boolean | number | string | (string | string[])[] | null;
}

/** Take over a bot's seat. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name: string;
}

/** Who sits at a seat; ``is_here`` tells whether a person is connected now (bots always are). */
export interface Sitter {
  seat: number;
  name: string;
  is_bot: boolean;
  is_here: boolean;
  points: number;
  strength: "club" | "easy" | "expert" | null;
}

/** Whoever sits out looks at the talon and all that was laid away. */
export interface SitterLooked {
  type: "sitter_looked";
  seat: number;
  cards: Hand;
}

/** Whoever sat out laid some of those cards away and plays the nolo with the others. */
export interface SitterPlayed {
  type: "sitter_played";
  seat: number;
  discards: Hand;
}

/** Whoever sits out goes on sitting out. */
export interface SitterStayedOut {
  type: "sitter_stayed_out";
  seat: number;
}

/** The deal is over. ``tricks`` by seat; a lone game has no ace and no partner. */
export interface SoloSettled {
  type: "solo_settled";
  scores: number[];
  outcome: "lost" | "made" | "passed_out";
  contract: string | null;
  declarers: number[];
  trump: Suit | null;
  ace: Card | null;
  partner: number | null;
  tricks: number[];
}

/** Ask for another language of the server's own words. */
export interface Speak {
  type: "speak";
  language: "da" | "en" | "ja" | "nb";
}

/** Whoever sits out lays the talon's cards away and goes on sitting out. */
export interface StayOut {
  type: "stay_out";
}

/** Whoever shot the moon takes the points off his own score. */
export interface SubtractOwn {
  type: "subtract_own";
}

export type Suit = "S" | "H" | "D" | "C";

/** The new table, and the token for the asker's seat. */
export interface TableOpened {
  table: string;
  seat: number;
  token: string;
}

/** A table as its link shows it: what is played, who sits there, and whether a seat is free. */
export interface TableSeen {
  table: string;
  rules: string;
  sitters: Sitter[];
  may_join: boolean;
}

/** The stock from which cards are drawn, top card first, either face up or unknown as a whole. */
export interface Talon {
  cards: Card[];
  hidden: number;
}

/** A passage of what the teacher says, in the asker's language; ``folded`` lies under a title. */
export interface Told {
  title: string;
  lines?: string[];
  summary?: string;
  folded?: string[];
  step?: number | null;
}

/** The declarer announced that he will take all nine tricks. */
export interface ToutAnnounced {
  type: "tout_announced";
  seat: number;
}

/** A seat won the trick that lies on the table. */
export interface TrickTaken {
  type: "trick_taken";
  seat: number;
}

/** The declarer named the trump suit. */
export interface TrumpNamed {
  type: "trump_named";
  seat: number;
  suit: Suit;
}

/** The declarer took the turned card into his hand. */
export interface TurnedKept {
  type: "turned_kept";
  seat: number;
}

/** The declarer left the turned card on the talon. */
export interface TurnedLeft {
  type: "turned_left";
  seat: number;
}

/** What happened since the last update, and how the table looks now. */
export interface Update {
  type: "update";
  number: number;
  events: Event[];
  scene: Scene;
  ledger: Ledger | null;
  id: string | null;
  is_resync: boolean;
}

/** The answer to the first message: what is played here, and what each bid is worth. */
export interface Welcome {
  type: "welcome";
  table: string;
  rules: string;
  is_clockwise: boolean;
  offers: Offer[];
}

/** Let the other defender exchange first. */
export interface YieldExchange {
  type: "yield_exchange";
}
