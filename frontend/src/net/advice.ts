/** What the house advises whoever sits at a table; asked over HTTP, since nothing of it is kept. */
import { spoken } from "../words/words.svelte";
import type { Action, HintTold, MeterTold, TableOpened, Told } from "./protocol";
import { post } from "./rest";
import { keepToken, tokenOf } from "./tokens";

export interface Advice {
  readonly action?: Action | undefined;
  readonly told: readonly Told[];
}

function ask<T>(table: string, what: string, more: object = {}): Promise<T> {
  return post(`/api/tables/${table}/${what}`, { token: tokenOf(table)?.token ?? "", ...more }, spoken());
}

let meter: Promise<unknown> = Promise.resolve();

/**
 * What the hand promises; asked again only when the last answer is there, as the house wants it, and only if it is still
 * wanted then.
 */
export function metered(table: string, isWanted = (): boolean => true): Promise<MeterTold> {
  const next = (): Promise<MeterTold> => (isWanted() ? ask(table, "meter") : Promise.reject(new Error("unwanted")));
  const asked = meter.then(next, next);
  meter = asked;
  return asked;
}

/** What of the score so far was luck. */
export function luckOf(table: string): Promise<Advice> {
  return ask(table, "luck");
}

/** A hint, and while it is not known what is played, what the hand promises. */
export async function advised(table: string, isBidding: boolean): Promise<Advice> {
  const { hint, told } = await ask<HintTold>(table, "hint");
  const more = isBidding ? (await metered(table)).told : [];
  return { action: hint?.action, told: [...told, ...more] };
}

export function reviewed(table: string, deal: number): Promise<Advice> {
  return ask(table, "review", { deal });
}

/** The address of a new table, at which the deal stands as before that step. */
export async function triedAgain(table: string, deal: number, step: number): Promise<string> {
  const opened = await ask<TableOpened>(table, "again", { deal, step });
  keepToken(opened.table, opened);
  return `/t/${opened.table}`;
}
