/** How things of the table are called in the player's language. */
import type { Action, Barred, Offer, Sitter } from "../net/protocol";
import type { Arguments } from "./pattern";
import { has, t } from "./words.svelte";

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
/** Fields that a text may also ask for by what they are. */
const KINDS: Record<string, string> = { trump: "suit", turned: "card", ace: "card" };
/** Fields that need not be there: where one is, the text has the field's name at its end. */
const OPTIONAL = ["turned", "ace"];

/** A field as arguments of a text; with a card comes its suit. */
export function fieldFacts(name: string, value: string | number): Arguments {
  const told = typeof value === "string" ? (FIELDS[name]?.(value) ?? value) : value;
  const facts: Arguments = { [name]: told, [KINDS[name] ?? name]: told };
  return FIELDS[name] === cardText ? { suit: suitText(String(value).charAt(0)), ...facts } : facts;
}

/** What was told first of a kind is meant by it. */
function factsOf(fields: object): Arguments {
  const plain = Object.entries(fields).filter(([, value]) => typeof value !== "object");
  return plain.reduce((facts, [name, value]) => ({ ...fieldFacts(name, value as string | number), ...facts }), {});
}

/** The id of what is said of an action or event of that kind, with what is there beside the usual. */
export function idOf(kind: string, fields: Readonly<Record<string, unknown>>): string {
  const more = OPTIONAL.find((name) => typeof fields[name] === "string" && has(`${kind}-${name}`));
  return more === undefined ? kind : `${kind}-${more}`;
}

/** A rule in words, for somebody whom it stops. */
export function ruleText({ rule, evidence }: Barred): string {
  return t(`rule-${rule}`, factsOf(evidence));
}

/** What somebody may say, in words; whoever bids what stands already says so by a word of its own. */
export function actionText(action: Action, standing: string | null): string {
  const isHeld = action.type === "bid" && action.contract === standing;
  return t(isHeld ? "action-bid-held" : idOf(`action-${action.type}`, { ...action }), factsOf(action));
}

/** What went wrong with what was asked; that nobody answers each browser says in words of its own. */
export function troubleText(error: unknown): string {
  return error instanceof TypeError ? t("no-server") : String((error as Error).message);
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
