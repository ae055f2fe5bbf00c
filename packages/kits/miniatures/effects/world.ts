/** The world of effects: what they may touch, and how one of them runs. */
import type { Point } from '@dwo/kernel';
import type { Canvas } from '../canvas';
import type { Look } from '../look';
import type { Effect, SceneModel } from '../model';
import type { Box } from '../shapes';
import type { TextureStore } from '../textures';
import type { TokenView } from '../token-view';

export interface World {
  readonly canvas: Canvas;
  readonly store: TextureStore;
  readonly look: () => Look;
  readonly view: (id: string) => TokenView | undefined;
  readonly motion: () => 'full' | 'reduced';
  readonly model: () => SceneModel | null;
  /** The effects that come after the one that runs. */
  readonly waiting: () => readonly Effect[];
  /** Calls back later, unless the table is gone by then. */
  readonly later: (ms: number, callback: () => void) => void;
  /** The view's upper left and lower right in pixels from the table's upper left. */
  readonly window: () => Box;
  /** Brings an effect into view; returns in how many milliseconds it is, 0 if it need not move. */
  readonly attend: (effect: Effect) => number;
  /** Pixels from the table's upper left. */
  readonly px: (at: Point) => Point;
}

/** An effect under way. */
export interface Running {
  /** Draws the moment so many milliseconds after its start; false when it is over. */
  frame(elapsed: number): boolean;
  /** Takes away everything it drew, at its end or when it is skipped. */
  end(): void;
}

/** 0 to 1 between two times. */
export function progress(elapsed: number, from: number, length: number): number {
  return Math.min(1, Math.max(0, (elapsed - from) / length));
}

/** Size of something that pops up: 0.6 to 1.08 in the first 70 ms, then 1. */
export function popSize(elapsed: number): number {
  if (elapsed < 70) return 0.6 + 0.48 * (elapsed / 70);
  return 1.08 - 0.08 * progress(elapsed, 70, 60);
}
