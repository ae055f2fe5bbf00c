/** Tells the second of two taps that follow closely, in time and in place. */
import type { Point } from '@dwo/kernel';

const WITHIN_MS = 300;
const WITHIN_PX = 28;

/** The taps on one table. */
export class DoubleTap {
  private last: { readonly at: Point; readonly time: number } | null = null;

  /** Whether this tap is a second one; one that does not count can be neither first nor second. */
  isSecond(at: Point, counts: boolean, time: number): boolean {
    const { last } = this;
    this.last = counts ? { at, time } : null;
    if (last === null || !counts || time - last.time > WITHIN_MS) return false;
    if (Math.hypot(at.x - last.at.x, at.y - last.at.y) > WITHIN_PX) return false;
    this.last = null;
    return true;
  }
}
