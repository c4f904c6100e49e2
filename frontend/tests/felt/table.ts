/** A table for tests: whatever is not said is as on an empty one. */
import type { Picture, Scene } from "../../src/net/protocol";
import { filled, type FullScene } from "../../src/felt/scene";

const PLACES = [0, 1, 2].map(() => ({ cards: 9, tricks: 0 }));
const SITTERS = ["Anna", "Bo", "Carl"].map((name, seat) => ({ seat, name, is_bot: seat > 0, is_here: true, points: 0 }));

export function table(picture: Partial<Picture> = {}, scene: Partial<Scene> = {}): FullScene {
  return filled({
    you: 0,
    deal: 1,
    dealt: 1,
    may_deal: false,
    sitters: SITTERS,
    is_match_over: false,
    winners: [],
    watchers: 0,
    ...scene,
    picture: { phase: "play", dealer: 2, places: PLACES, ...picture },
  });
}
