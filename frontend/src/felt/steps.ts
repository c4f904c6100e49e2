/**
 * From one scene to the next in steps an eye can follow.
 *
 * The server's next scene may lie several movements ahead: the last card of a trick and the trick's
 * removal come together. `stepsBetween` puts back what must be seen in between and says how long
 * each step should stay.
 */
import { NOTHING, type FullPicture, type FullScene } from "./scene";

/** Milliseconds a step stays before another may follow. */
export const STAY = { trick: 1100, card: 420, deal: 1000, call: 620, exchange: 650, none: 0 } as const;

export interface Step {
  readonly scene: FullScene;
  readonly stay: number;
}

export function stepsBetween(before: FullScene | null, after: FullScene): Step[] {
  if (before === null || after.dealt < before.dealt || after.dealt > before.dealt + 1) {
    return [{ scene: after, stay: STAY.none }];
  }
  const final = { scene: after, stay: stayOf(before, after) };
  if (!hasNewTrick(before, after)) return [final];
  return [{ scene: withFullTrick(before, after), stay: STAY.trick }, { scene: after, stay: STAY.none }];
}

function hasNewTrick(before: FullScene, after: FullScene): boolean {
  return (
    after.dealt === before.dealt &&
    after.picture.last_trick !== null &&
    after.picture.tricks_played > before.picture.tricks_played
  );
}

/** The table while the full trick still lies there and nobody has taken it. */
function withFullTrick(before: FullScene, after: FullScene): FullScene {
  const old = before.picture;
  const picture: FullPicture = {
    ...after.picture,
    phase: old.phase,
    to_act: [],
    legal: NOTHING,
    prospects: [],
    hand: after.picture.hand.map(({ card }) => ({ card })),
    trick: after.picture.last_trick?.cards ?? [],
    last_trick: old.last_trick,
    tricks_played: old.tricks_played,
    account: null,
    places: after.picture.places.map((place, seat) => ({
      ...place,
      tricks: old.places[seat]?.tricks ?? place.tricks,
      penalty: old.places[seat]?.penalty ?? place.penalty,
    })),
  };
  return { ...after, picture, may_deal: false, ledger: before.ledger, sitters: before.sitters };
}

function stayOf(before: FullScene, after: FullScene): number {
  if (after.dealt !== before.dealt) return STAY.deal;
  const old = before.picture;
  const now = after.picture;
  if (now.trick.length > old.trick.length) return STAY.card;
  if (now.places.some((place, seat) => place.exchanged !== old.places[seat]?.exchanged)) return STAY.exchange;
  const isSaid = now.places.some((place, seat) => place.said !== old.places[seat]?.said);
  return isSaid || now.contract !== old.contract || now.trump !== old.trump ? STAY.call : STAY.none;
}
