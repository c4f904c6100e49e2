/** Carrying a card under a finger or the mouse, and letting go of it. */

/** Pixels before a press becomes a drag. */
const SLACK = 9;
/** A card let go at least this far above its place is played. */
const AWAY = 56;

export interface Drag {
  readonly isAllowed: boolean;
  /** The card was let go over the table; true when it is taken, else it goes back. */
  ondrop(): boolean;
}

export function drag(element: HTMLElement, options: Drag): { update(next: Drag): void; destroy(): void } {
  let now = options;
  let start: PointerEvent | null = null;
  let isDragging = false;

  const down = (event: PointerEvent): void => {
    if (!now.isAllowed || !event.isPrimary || event.button !== 0) return;
    start = event;
    // At once: a quick hand has left the card before it moves for the first time.
    element.setPointerCapture(event.pointerId);
  };
  const follow = (event: PointerEvent): void => {
    if (start === null || event.pointerId !== start.pointerId) return;
    const dx = event.clientX - start.clientX;
    const dy = event.clientY - start.clientY;
    if (!isDragging && Math.hypot(dx, dy) < SLACK) return;
    if (!isDragging) {
      isDragging = true;
      element.classList.add("dragged");
    }
    element.style.translate = `${dx}px ${dy}px`;
  };
  const up = (event: PointerEvent): void => {
    if (start === null || event.pointerId !== start.pointerId) return;
    const isAway = isDragging && event.type === "pointerup" && start.clientY - event.clientY > AWAY;
    const wasDragging = isDragging;
    start = null;
    isDragging = false;
    if (wasDragging) swallowClick();
    if (!isAway || !now.ondrop()) back();
  };
  const back = (): void => {
    element.style.translate = "";
    element.classList.remove("dragged");
  };
  /** A drag ends in a click, which must not play the card a second time. */
  const swallowClick = (): void => {
    const swallow = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    element.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 50);
  };

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", follow);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  return {
    update: (next) => {
      now = next;
    },
    destroy: () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", follow);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
    },
  };
}
