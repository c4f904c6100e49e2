/** The right to a seat, kept for each table in this browser. */

const KEY = "spadille.token.";

export interface Token {
  readonly seat: number;
  readonly token: string;
}

interface Kept extends Token {
  /** When the seat was last used, in milliseconds; older browsers' memories do not tell. */
  readonly at?: number;
}

export function tokenOf(table: string, store: Storage = localStorage): Token | null {
  return kept(KEY + table, store);
}

/** Keep the right to a seat, or note that it was used again. */
export function keepToken(table: string, { seat, token }: Token, store: Storage = localStorage): void {
  store.setItem(KEY + table, JSON.stringify({ seat, token, at: Date.now() } satisfies Kept));
}

export function dropToken(table: string, store: Storage = localStorage): void {
  store.removeItem(KEY + table);
}

/** Every table where a seat is held, and which; the last used first. */
export function seatsHeld(store: Storage = localStorage): { table: string; seat: number }[] {
  const held = Object.keys(store).flatMap((key) => {
    const token = key.startsWith(KEY) ? kept(key, store) : null;
    return token === null ? [] : [{ table: key.slice(KEY.length), seat: token.seat, at: token.at ?? 0 }];
  });
  return held.sort((one, other) => other.at - one.at);
}

function kept(key: string, store: Storage): Kept | null {
  const text = store.getItem(key);
  return text === null ? null : (JSON.parse(text) as Kept);
}
