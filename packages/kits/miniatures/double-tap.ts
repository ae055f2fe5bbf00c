/** Recognises a double tap: two taps close in time and place. */
import type { Point } from '@dwo/kernel';

const WITHIN_MS = 300;
const WITHIN_PX = 28;

/** The taps on one table. */
export class DoubleTap {
  private last: { readonly at: Point; readonly time: number } | null = null;

  /** Whether this tap completes a double tap; a tap that does not count is neither first nor second. */
  isSecond(at: Point, counts: boolean, time: number): boolean {
    const { last } = this;
    this.last = counts ? { at, time } : null;
    if (last === null || !counts || time - last.time > WITHIN_MS) return false;
    if (Math.hypot(at.x - last.at.x, at.y - last.at.y) > WITHIN_PX) return false;
    this.last = null;
    return true;
  }
}
