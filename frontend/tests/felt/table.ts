/** A table for tests: whatever is not said is as on an empty one. */
import type { Picture, Scene, Sitter } from "../../src/net/protocol";
import { filled, type FullScene, type Lasting } from "../../src/felt/scene";

const NAMES = ["Anna", "Bo", "Carl", "Dora"];
const PLACE = { cards: 9, tricks: 0 };

function sitter(name: string, seat: number): Sitter {
  const isBot = seat > 0;
  return { seat, name, is_bot: isBot, is_here: true, points: 0, strength: isBot ? "club" : null };
}

export function table(picture: Partial<Picture> = {}, scene: Partial<Scene & Lasting> = {}): FullScene {
  const places = picture.places ?? [PLACE, PLACE, PLACE];
  const sitters = NAMES.slice(0, places.length).map((name, seat) => sitter(name, seat));
  const { is_clockwise = false, ledger = [], ...rest } = scene;
  const told: Scene = {
    you: 0,
    deal: 1,
    dealt: 1,
    may_deal: false,
    has_help: false,
    is_match_over: false,
    winners: [],
    sitters,
    watchers: 0,
    ...rest,
    picture: { phase: "play", dealer: 2, ...picture, places },
  };
  return filled(told, { is_clockwise, ledger });
}

/** The same with a fourth seat. */
export function four(picture: Partial<Picture> = {}, scene: Partial<Scene & Lasting> = {}): FullScene {
  return table({ places: [PLACE, PLACE, PLACE, PLACE], ...picture }, scene);
}
