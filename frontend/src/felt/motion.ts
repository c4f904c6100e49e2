/**
 * Motion, derived by comparing the felt before and after a change.
 *
 * Every card that can be named carries `data-card`, every place cards come from or go to `data-place`.
 * A card seen before and after moves from its old place to its new one; a new one comes from where it
 * must have been; one that is gone leaves a copy that moves to where it went.
 */
import type { FullScene } from "./scene";

interface Seen {
  readonly box: DOMRect;
  readonly element: HTMLElement;
}

export interface Snapshot {
  readonly cards: ReadonlyMap<string, Seen>;
  readonly places: ReadonlyMap<string, DOMRect>;
}

const TRAVEL = 340;
const STAGGER = 38;
const EASING = "cubic-bezier(.2,.75,.25,1)";

export function look(felt: HTMLElement): Snapshot {
  const cards = new Map<string, Seen>();
  for (const element of felt.querySelectorAll<HTMLElement>("[data-card]")) {
    cards.set(element.dataset["card"] ?? "", { box: element.getBoundingClientRect(), element });
  }
  const places = new Map<string, DOMRect>();
  for (const element of felt.querySelectorAll<HTMLElement>("[data-place]")) {
    places.set(element.dataset["place"] ?? "", element.getBoundingClientRect());
  }
  return { cards, places };
}

/** Move what changed between two looks at the felt; `pace` is a factor on the durations. */
export function move(felt: HTMLElement, before: Snapshot, was: FullScene, is: FullScene, pace: number): void {
  const after = look(felt);
  const isDealt = is.dealt !== was.dealt;
  let arrivals = 0;
  for (const [card, { box, element }] of after.cards) {
    const old = before.cards.get(card)?.box;
    if (old !== undefined && !isDealt) {
      if (isMoved(old, box)) travel(element, old, box, pace);
      continue;
    }
    const from = before.places.get(isDealt ? `seat-${is.picture.dealer}` : origin(is, card)) ?? after.places.get("talon");
    if (from !== undefined) travel(element, shrunk(from, box), box, pace, isDealt ? arrivals++ * STAGGER : 0);
  }
  if (isDealt) return;
  for (const [card, { box, element }] of before.cards) {
    const target = after.places.get(destination(was, is, card));
    if (!after.cards.has(card) && target !== undefined) depart(felt, element, box, target, pace);
  }
}

/** Finish every motion on the felt at once. */
export function settle(felt: HTMLElement): void {
  for (const animation of felt.getAnimations({ subtree: true })) {
    if (animation.id === "travel") animation.finish();
  }
}

/** A card that could not be seen before came from a seat's hand, from the talon, or was passed to the viewer. */
function origin({ picture, you }: FullScene, card: string): string {
  const laid = picture.trick.find((one) => one.card === card);
  const opener = picture.places.findIndex(({ opened }) => opened.includes(card));
  if (laid !== undefined || opener >= 0) return `seat-${laid?.seat ?? opener}`;
  return picture.to === null ? "talon" : `seat-${you}`;
}

/** A card that is gone went with its trick to the winner, to whom it was passed, or to the talon. */
function destination(was: FullScene, is: FullScene, card: string): string {
  const wasInTrick = was.picture.trick.some((laid) => laid.card === card);
  if (wasInTrick && is.picture.last_trick !== null) return `seat-${is.picture.last_trick.winner}`;
  return was.picture.to === null ? "talon" : `seat-${was.picture.to}`;
}

function isMoved(old: DOMRect, box: DOMRect): boolean {
  return Math.abs(old.x - box.x) + Math.abs(old.y - box.y) + Math.abs(old.width - box.width) > 1;
}

/** A box of the card's form and half its size in the middle of a place. */
function shrunk(place: DOMRect, card: DOMRect): DOMRect {
  const width = card.width / 2;
  const height = card.height / 2;
  return new DOMRect(place.x + (place.width - width) / 2, place.y + (place.height - height) / 2, width, height);
}

function shift(from: DOMRect, to: DOMRect): string {
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect, pace: number, delay = 0): void {
  element.animate([{ transform: shift(from, to), transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0", zIndex: 5 }], {
    id: "travel",
    duration: TRAVEL * pace,
    delay: delay * pace,
    easing: EASING,
    fill: "backwards",
  });
}

/** The element itself has left the page; a copy goes the way, out of everybody's hearing. */
function depart(felt: HTMLElement, element: HTMLElement, box: DOMRect, place: DOMRect, pace: number): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-card");
  ghost.inert = true;
  ghost.ariaHidden = "true";
  const frame = felt.getBoundingClientRect();
  Object.assign(ghost.style, {
    position: "absolute",
    left: `${box.x - frame.x}px`,
    top: `${box.y - frame.y}px`,
    width: `${box.width}px`,
    margin: "0",
    listStyle: "none",
    pointerEvents: "none",
    zIndex: "6",
  });
  felt.append(ghost);
  const motion = ghost.animate(
    [
      { transform: "none", opacity: 1, transformOrigin: "0 0" },
      { transform: shift(shrunk(place, box), box), opacity: 0.2, transformOrigin: "0 0" },
    ],
    { id: "travel", duration: TRAVEL * pace, easing: "cubic-bezier(.5,0,.8,.4)", fill: "forwards" },
  );
  motion.onfinish = () => ghost.remove();
}
