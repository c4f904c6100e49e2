/** The table's state record as the felt draws it: the server's scene with nothing left out. */
import type { Laid, Ledger, Legal, Picture, Place, Scene, Sitter } from "../net/protocol";

export type FullPlace = Required<Place>;
export type FullLegal = Required<Legal>;
export type FullPicture = Required<Omit<Picture, "places" | "legal">> & {
  places: FullPlace[];
  legal: FullLegal;
};
/** The points of each finished deal of the match by seat, oldest first. */
export type Points = readonly (readonly number[])[];
export type FullScene = Omit<Scene, "picture"> & { picture: FullPicture; ledger: Points };

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
  called: null,
  to: null,
  prospects: [],
};

export function filled(scene: Scene, ledger: Points = []): FullScene {
  const { places, legal, ...rest } = scene.picture;
  const picture: FullPicture = {
    ...PICTURE,
    ...rest,
    places: places.map((place) => ({ ...PLACE, ...place })),
    legal: { ...NOTHING, ...legal },
  };
  return { ...scene, picture, ledger };
}

/** The ledger after its news. */
export function entered(ledger: Points, news: Ledger | null): Points {
  return news === null ? ledger : [...ledger.slice(0, news.kept), ...news.points];
}

/** Where a seat is drawn. Play goes to the right, so the next to act after the viewer sits at his right. */
export type Side = "near" | "right" | "left";

const SIDES: readonly Side[] = ["near", "right", "left"];

export function sideOf(scene: FullScene, seat: number): Side {
  const seats = scene.picture.places.length;
  return SIDES[(seat - (scene.you ?? 0) + seats) % seats] ?? "near";
}

export function seatAt(scene: FullScene, side: Side): number {
  return ((scene.you ?? 0) + SIDES.indexOf(side)) % scene.picture.places.length;
}

export function sitterAt(scene: FullScene, seat: number): Sitter | undefined {
  return scene.sitters.find((sitter) => sitter.seat === seat);
}

export function isYourTurn(scene: FullScene): boolean {
  return scene.you !== null && scene.picture.to_act.includes(scene.you);
}

/** Whether something may be said beside or instead of a card: which, by the action's type. */
export function offersChoice(scene: FullScene, type: string): boolean {
  return scene.picture.legal.choices.some((choice) => choice.type === type);
}

/** Cards that came by exchange are marked until their owner has played his first card. */
export function isMarked(scene: FullScene, card: string): boolean {
  const { drawn, tricks_played, trick } = scene.picture;
  const hasPlayed = tricks_played > 0 || trick.some((laid: Laid) => laid.seat === scene.you);
  return !hasPlayed && drawn.includes(card);
}
