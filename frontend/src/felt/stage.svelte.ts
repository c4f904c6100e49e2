/** What is shown of the table now, while the table itself may already be further on. */
import { pace } from "../settings.svelte";
import type { FullScene } from "./scene";
import { stepsBetween, type Step } from "./steps";

/** With more steps than this waiting nobody is looking: go straight to the last. */
const BACKLOG = 12;

export class Stage {
  /** The scene on the felt. */
  shown = $state.raw<FullScene | null>(null);
  /** The table as it is. */
  newest = $state.raw<FullScene | null>(null);
  private waiting: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The table has changed. Without `isMoving` it is simply shown as it now is. */
  push(scene: FullScene, isMoving: boolean): void {
    const steps = isMoving && pace() > 0 ? stepsBetween(this.newest, scene) : [{ scene, stay: 0 }];
    if (!isMoving) this.clear();
    this.newest = scene;
    this.waiting.push(...steps);
    if (this.waiting.length > BACKLOG) this.waiting = this.waiting.slice(-1);
    if (this.timer === undefined) this.advance();
  }

  /** A scene that tells only who has come or gone keeps the picture there was: nothing has moved in it. */
  asKnown(scene: FullScene, isPresence: boolean): FullScene {
    return isPresence && this.newest !== null ? { ...scene, picture: this.newest.picture } : scene;
  }

  /** Show the newest scene at once. */
  skip(): void {
    if (this.timer === undefined) return;
    this.clear();
    this.shown = this.newest;
  }

  /** Whether what is shown is what the table is. */
  get isCurrent(): boolean {
    return this.shown === this.newest;
  }

  private advance(): void {
    this.timer = undefined;
    const step = this.waiting.shift();
    if (step === undefined) return;
    this.shown = step.scene;
    if (step.stay > 0) this.timer = setTimeout(() => this.advance(), step.stay * pace());
    else this.advance();
  }

  private clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }
}
