/** The right to a seat, kept for each table in this browser. */

const KEY = "spadille.token.";

export interface Token {
  readonly seat: number;
  readonly token: string;
}

export function tokenOf(table: string, store: Storage = localStorage): Token | null {
  const text = store.getItem(KEY + table);
  return text === null ? null : (JSON.parse(text) as Token);
}

export function keepToken(table: string, token: Token, store: Storage = localStorage): void {
  store.setItem(KEY + table, JSON.stringify(token));
}

export function dropToken(table: string, store: Storage = localStorage): void {
  store.removeItem(KEY + table);
}
