/** How things of the table are called in the player's language. */
import type { Action, Barred, Offer, Sitter } from "../net/protocol";
import { has, t, type Arguments } from "./words.svelte";

export function cardText(card: string): string {
  return t("card-name", { suit: card.charAt(0), rank: card.charAt(1) });
}

export function suitText(suit: string): string {
  return t(`suit-${suit}`);
}

export function contractText(contract: string): string {
  return t(`contract-${contract}`);
}

/** What a seat said in the auction: a contract, or a word of its own such as pass. */
export function callText(said: string): string {
  return has(`call-${said}`) ? t(`call-${said}`) : contractText(said);
}

/** Several things named one after the other. */
export function listText(texts: readonly string[]): string {
  return texts.join(t("list-comma"));
}

/** What a field of that name holds, in actions, events and the evidence of rules alike. */
const FIELDS: Record<string, (value: string) => string> = {
  card: cardText,
  led: cardText,
  turned: cardText,
  ace: cardText,
  suit: suitText,
  trump: suitText,
  contract: contractText,
  bid: contractText,
  standing: contractText,
  call: callText,
};

/** A field's value as an argument of a text; one that is absent is called `none`. */
export function fieldText(name: string, value: string | number | null): string | number {
  if (value === null) return "none";
  return typeof value === "string" ? (FIELDS[name]?.(value) ?? value) : value;
}

function fieldTexts(fields: object): Arguments {
  const plain = Object.entries(fields).filter(([, value]) => value === null || typeof value !== "object");
  return Object.fromEntries(plain.map(([name, value]) => [name, fieldText(name, value as string | number | null)]));
}

/** A rule in words, for somebody whom it stops. */
export function ruleText({ rule, evidence }: Barred): string {
  return t(`rule-${rule}`, fieldTexts(evidence));
}

/** What somebody may say, in words; whoever bids what stands already says so by a word of its own. */
export function actionText(action: Action, standing: string | null): string {
  const isHeld = action.type === "bid" && action.contract === standing;
  return t(isHeld ? "action-bid-held" : `action-${action.type}`, fieldTexts(action));
}

/** With its sign, and with a minus that is as wide as a plus. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : plain(points);
}

/** Without a plus, where all points are of one kind. */
export function plain(points: number): string {
  return points < 0 ? `\u2212${-points}` : `${points}`;
}

export function nameText(sitter: Sitter | undefined, seat: number): string {
  return sitter?.name ?? t("seat-empty", { number: seat + 1 });
}

/** Losses that are told where they are chosen, not with the bid. */
const CHOSEN = new Set(["give_up", "tout"]);

/** What a contract is worth, each with the name it has on the result: won, bet, codille, and so on. */
export function worth(offer: Offer): { name: string; points: number }[] {
  const losses = Object.entries(offer.losses).filter(([name]) => !CHOSEN.has(name));
  const lost = losses.map(([name, points]) => ({ name: t(`loss-${name}`), points: -points }));
  return [{ name: t("outcome-win"), points: offer.win }, ...lost];
}
