/** Where the pips stand: the card is 100 wide and 140 high, (50, 70) is its centre. */
import type { Rank } from "./card";

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Stands on its head, as every pip below the middle does. */
  readonly turned: boolean;
}

/** The part of the card the pips and the court picture share. */
export const BODY = { x: 18, y: 19.4, width: 64, height: 101.2 } as const;

const LEFT = 33;
const CENTRE = 50;
const RIGHT = 67;
const TOP = 31;
const MIDDLE = 70;

function place(x: number, y: number): Place {
  return { x, y, turned: y > MIDDLE };
}

/** The same line above and below the middle. */
function mirrored(y: number, ...columns: number[]): Place[] {
  return columns.flatMap((x) => [place(x, y), place(x, 2 * MIDDLE - y)]);
}

const middle = (...columns: number[]): Place[] => columns.map((x) => place(x, MIDDLE));

const THIRD = TOP + ((MIDDLE - TOP) * 2) / 3;
const HALF = (TOP + MIDDLE) / 2;
const SIXTH = TOP + (MIDDLE - TOP) / 3;

const SIX = [...mirrored(TOP, LEFT, RIGHT), ...middle(LEFT, RIGHT)];
const EIGHT = [...mirrored(TOP, LEFT, RIGHT), ...mirrored(THIRD, LEFT, RIGHT)];

const PLACES: Partial<Record<Rank, readonly Place[]>> = {
  A: middle(CENTRE),
  "2": mirrored(TOP, CENTRE),
  "3": [...mirrored(TOP, CENTRE), ...middle(CENTRE)],
  "4": mirrored(TOP, LEFT, RIGHT),
  "5": [...mirrored(TOP, LEFT, RIGHT), ...middle(CENTRE)],
  "6": SIX,
  "7": [...SIX, place(CENTRE, HALF)],
  "8": [...SIX, ...mirrored(HALF, CENTRE)],
  "9": [...EIGHT, ...middle(CENTRE)],
  T: [...EIGHT, ...mirrored(SIXTH, CENTRE)],
};

/** A court card has no pips of its own: its picture takes their room. */
export function places(rank: Rank): readonly Place[] {
  return PLACES[rank] ?? [];
}

/** The side of the one pip beside a very large index. */
export const LARGE_PIP = 64;

/** The side of a pip: an ace has the card to itself. */
export function pipSize(rank: Rank): number {
  if (rank === "A") return 46;
  return rank === "2" || rank === "3" ? 23 : 21;
}
