/** What happened, in one short sentence for each event: the game read aloud. */
import type { Event, Hand } from "../net/protocol";
import { cardText, fieldFacts, idOf, listText, nameText, plain, signed } from "../words/names";
import type { Arguments, Figure } from "../words/pattern";
import { has, t } from "../words/words.svelte";
import { hasPenalties, isYourTurn, sitterAt, type FullScene } from "./scene";

/** Fields of events that hold a seat. */
const SEATS = new Set(["seat", "dealer", "to", "partner", "shooter"]);
/** The field that tells who did it, or whom it concerns first. */
const DOERS = ["seat", "dealer", "declarers", "shooter"];

type Fields = Readonly<Record<string, unknown>>;

/** The event in words; one that several made in the same way has a sentence for each of them. */
export function sentence(event: Event, scene: FullScene): string {
  const fields: Fields = { ...event };
  const outcomes = fields["outcomes"];
  if (!Array.isArray(outcomes) || outcomes.length < 2) return told(fields, scene, doerOf(fields));
  const declarers = fields["declarers"] as number[];
  const each = declarers.map((seat, at) => told({ ...fields, outcome: outcomes[at] as string }, scene, seat));
  return each.join(" ");
}

function doerOf(fields: Fields): number | null {
  for (const name of DOERS) {
    const value = fields[name];
    const seat = Array.isArray(value) ? (value[0] as unknown) : value;
    if (typeof seat === "number") return seat;
  }
  return null;
}

/** About the reader himself, or about somebody else by name; what nobody did may concern the reader. */
function told(fields: Fields, scene: FullScene, doer: number | null): string {
  const id = idOf(`event-${fields["type"] as string}`, fields);
  const isOwn = scene.you !== null && (doer === scene.you || (doer === null && has(`${id}-you`)));
  const who = isOwn ? scene.you : doer;
  const text = t(isOwn ? `${id}-you` : id, factsOf(fields, scene, who));
  const drawn = fields["drawn"];
  return isHand(drawn) && drawn.known.length > 0 ? `${text} ${t("drawn", { cards: listOf(drawn.known) })}` : text;
}

/** All fields of an event as arguments of its text; of what goes by seat, that of `who`. */
function factsOf(fields: Fields, scene: FullScene, who: number | null): Arguments {
  const facts: Arguments = { name: who === null ? "" : personText(scene, who) };
  for (const [name, value] of Object.entries(fields)) {
    const own = isBySeat(value, scene) ? value[who ?? 0] : value;
    if (isHand(own)) Object.assign(facts, { number: own.known.length + own.hidden, ...facts, [name]: listOf(own.known) });
    else if (isCards(own)) facts[name] = listOf(own);
    else if (typeof own === "number") facts[name] = SEATS.has(name) || name === "givers" ? personText(scene, own) : own;
    else if (typeof own === "string") Object.assign(facts, { ...fieldFacts(name, own), ...facts });
  }
  const scores = fields["scores"];
  if (Array.isArray(scores)) Object.assign(facts, scoresText(scores as number[], scene, who ?? 0));
  return facts;
}

function isBySeat(value: unknown, scene: FullScene): value is unknown[] {
  return Array.isArray(value) && value.length === scene.picture.places.length && typeof value[0] !== "string";
}

function isHand(value: unknown): value is Hand {
  return typeof value === "object" && value !== null && "known" in value && "hidden" in value;
}

function isCards(value: unknown): value is string[] {
  return Array.isArray(value) && typeof value[0] === "string";
}

/** Who has won the match, where it is over. */
export function matchText(scene: FullScene): string {
  const names = listText(scene.winners.map((seat) => personText(scene, seat)));
  return t("match-won", { count: scene.winners.length, names });
}

/** The points of one seat, and those of all. */
function scoresText(scores: readonly number[], scene: FullScene, who: number): Arguments {
  const each = scores.map((points, seat) => t("score-of", { who: personText(scene, seat), points: pointsText(scene, points) }));
  return { points: figureOf(scene, scores[who] ?? 0), scores: listText(each) };
}

/** Points as this game writes them. */
export function pointsText(scene: FullScene, points: number): string {
  return hasPenalties(scene) ? plain(points) : signed(points);
}

/** Points as this game writes them, and still a number whose plural the language knows. */
function figureOf(scene: FullScene, points: number): Figure {
  return { value: points, text: pointsText(scene, points) };
}

export function personText(scene: FullScene, seat: number): string {
  return seat === scene.you ? t("you") : nameText(sitterAt(scene, seat), seat);
}

function listOf(cards: readonly string[]): string {
  return listText(cards.map(cardText));
}

/** What the table waits for, from where the viewer sits. */
export function prompt(scene: FullScene): string {
  const { phase, to_act, trick, places, to } = scene.picture;
  if (isYourTurn(scene)) {
    if (phase === "play" && trick.length === 0) return t("prompt-lead");
    return t(`phase-${phase}.you`, to === null ? {} : { name: personText(scene, to) });
  }
  const players = places.filter(({ is_out }) => !is_out).length;
  if (to_act.length === 0) return trick.length === players ? t("trick-full") : t(`phase-${phase}`);
  return t(`phase-${phase}.waits`, { name: listText(to_act.map((seat) => personText(scene, seat))) });
}

/** The cards of the present trick, read aloud. */
export function trickText(scene: FullScene): string {
  const laid = scene.picture.trick.map(({ seat, card }) => laidText(scene, seat, card));
  return laid.length === 0 ? t("trick-empty") : laid.join("; ");
}

export function laidText(scene: FullScene, seat: number, card: string): string {
  return t("laid", { who: personText(scene, seat), card: cardText(card) });
}
