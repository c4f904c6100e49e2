/** What is asked over HTTP: which rules there are, a new table, and what is to be seen of one. */
import type { CardOrder, OpenTable, RulesOffered, RulesTold, TableOpened, TableSeen } from "./protocol";

/** The server's answer was a refusal; the text is the server's own. */
export class Refusal extends Error {
  constructor(
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  if (!answer.ok) throw new Refusal(await reason(answer), answer.status);
  return (await answer.json()) as T;
}

async function reason(answer: Response): Promise<string> {
  const text = await answer.text();
  try {
    const body = JSON.parse(text) as { text?: string; detail?: string };
    return body.text ?? body.detail ?? text;
  } catch {
    return text || `${answer.status} ${answer.statusText}`;
  }
}

export function rulesOffered(): Promise<RulesOffered[]> {
  return ask("/api/rules");
}

/** A table as its link shows it, or null where there is none. */
export async function tableSeen(table: string): Promise<TableSeen | null> {
  try {
    return await ask(`/api/tables/${table}`);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}

/** All about one rule set; what is wrong with its name is told in that language. */
export function rulesTold(rules: string, language: string): Promise<RulesTold> {
  return ask(`/api/rules/${rules}`, { headers: { "accept-language": language } });
}

export function cardOrder(table: string): Promise<CardOrder> {
  return ask(`/api/tables/${table}/order`);
}

export function openTable(wish: OpenTable, language: string): Promise<TableOpened> {
  return post("/api/tables", wish, language);
}

/** Ask with a message; a refusal comes in that language. */
export function post<T>(path: string, message: object, language: string): Promise<T> {
  return ask(path, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": language },
    body: JSON.stringify(message),
  });
}
