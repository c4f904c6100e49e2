/** A card in text, suit first as everywhere in Spadille: "SA" is the ace of spades, "DT" the ten of diamonds. */

export const SUITS = ["S", "H", "D", "C"] as const;
export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];

export function suitOf(card: string): Suit {
  return card.charAt(0) as Suit;
}

export function rankOf(card: string): Rank {
  return card.charAt(1) as Rank;
}
