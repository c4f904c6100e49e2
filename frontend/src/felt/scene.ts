/** The table's state record as the felt draws it: the server's scene with nothing left out. */
import type { Action, Laid, Ledger, Legal, Picture, Place, Scene, Sitter } from "../net/protocol";

export type FullPlace = Required<Place>;
export type FullLegal = Required<Legal>;
export type FullPicture = Required<Omit<Picture, "places" | "legal">> & {
  places: FullPlace[];
  legal: FullLegal;
};
/** The points of each finished deal of the match by seat, oldest first. */
export type Points = readonly (readonly number[])[];
/** What is told once, or piece by piece, and stays true from scene to scene. */
export interface Lasting {
  /** Whether the turn goes to the left. */
  readonly is_clockwise: boolean;
  readonly ledger: Points;
}

export type FullScene = Omit<Scene, "picture"> & Lasting & { picture: FullPicture };

export const NOTHING: FullLegal = { choices: [], exchange: null, play: [], may_wait: false };
const PLACE = {
  is_declarer: false,
  is_partner: false,
  is_out: false,
  opened: [],
  said: "",
  exchanged: null,
  penalty: null,
};
const PICTURE = {
  to_act: [],
  hand: [],
  drawn: [],
  discards: [],
  talon: 0,
  turned: null,
  contract: null,
  trump: null,
  said: [],
  leader: null,
  trick: [],
  last_trick: null,
  tricks_played: 0,
  account: null,
  standing: null,
  called: null,
  to: null,
  prospects: [],
};

export function filled(scene: Scene, lasting: Lasting): FullScene {
  const { places, legal, ...rest } = scene.picture;
  const picture: FullPicture = {
    ...PICTURE,
    ...rest,
    places: places.map((place) => ({ ...PLACE, ...place })),
    legal: { ...NOTHING, ...legal },
  };
  return { ...scene, ...lasting, picture };
}

/** The ledger after its news. */
export function entered(ledger: Points, news: Ledger | null): Points {
  if (news === null) return ledger;
  const kept = ledger.slice(0, news.kept);
  // Where the first deals were never told, their places stay empty: the others keep their numbers.
  kept.length = news.kept;
  return kept.concat(news.points);
}

/** Where a seat is drawn, as the viewer looks at the table. */
export type Side = "near" | "right" | "across" | "left";

/** The sides from the viewer's own on, to the right, by how many sit there. */
const ROUND: Record<number, readonly [Side, ...Side[]]> = {
  3: ["near", "right", "left"],
  4: ["near", "right", "across", "left"],
};

/** The sides in the order of play: whoever acts after the viewer sits at his right, or at his left. */
function sides({ picture, is_clockwise }: FullScene): readonly Side[] {
  const [near, ...others] = ROUND[picture.places.length] ?? ["near"];
  return [near, ...(is_clockwise ? others.reverse() : others)];
}

export function sideOf(scene: FullScene, seat: number): Side {
  const seats = scene.picture.places.length;
  return sides(scene)[(seat - (scene.you ?? 0) + seats) % seats] ?? "near";
}

/** Every seat with its side, in the order of play from the viewer on. */
export function seatsAround(scene: FullScene): { seat: number; side: Side }[] {
  const seats = scene.picture.places.length;
  return sides(scene).map((side, at) => ({ side, seat: ((scene.you ?? 0) + at) % seats }));
}

export function sitterAt(scene: FullScene, seat: number): Sitter | undefined {
  return scene.sitters.find((sitter) => sitter.seat === seat);
}

export function isYourTurn(scene: FullScene): boolean {
  return scene.you !== null && scene.picture.to_act.includes(scene.you);
}

/** What may be said now by one type of action, as many ways as there are. */
export function choicesOf<T extends Action["type"]>(scene: FullScene, type: T): Extract<Action, { type: T }>[] {
  return scene.picture.legal.choices.filter((choice): choice is Extract<Action, { type: T }> => choice.type === type);
}

/** Whether something may be said beside or instead of a card: which, by the action's type. */
export function offersChoice(scene: FullScene, type: Action["type"]): boolean {
  return choicesOf(scene, type).length > 0;
}

/** Whether points are a burden here: there is a count of those that a deal has brought so far. */
export function hasPenalties(scene: FullScene): boolean {
  return scene.picture.places.some(({ penalty }) => penalty !== null);
}

/** Cards that came by exchange are marked until their owner has played his first card. */
export function isMarked(scene: FullScene, card: string): boolean {
  const { drawn, tricks_played, trick } = scene.picture;
  const hasPlayed = tricks_played > 0 || trick.some((laid: Laid) => laid.seat === scene.you);
  return !hasPlayed && drawn.includes(card);
}
