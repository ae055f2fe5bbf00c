/** The parts of the table that effects may use, and how one effect runs. */
import type { Point } from '@dwo/kernel';
import type { Canvas } from '../canvas';
import type { Look } from '../look';
import type { Effect, SceneModel } from '../model';
import type { Box } from '../shapes';
import type { TextureStore } from '../textures';
import type { TokenView } from '../token-view';

/** The parts of the table that effects may use. */
export interface World {
  readonly canvas: Canvas;
  readonly store: TextureStore;
  readonly look: () => Look;
  readonly view: (id: string) => TokenView | undefined;
  readonly motion: () => 'full' | 'reduced';
  readonly model: () => SceneModel | null;
  /** The effects that are queued after the one that runs. */
  readonly waiting: () => readonly Effect[];
  /** Calls back after `ms`, unless the table is gone by then. */
  readonly later: (ms: number, callback: () => void) => void;
  /** The visible part of the table, in px from the table's upper left corner. */
  readonly window: () => Box;
  /** Brings an effect into view; returns after how many ms it is, 0 if the camera need not move. */
  readonly attend: (effect: Effect) => number;
  /** Pixels from the table's upper left. */
  readonly px: (at: Point) => Point;
}

/** A running effect. */
export interface Running {
  /** Draws the moment `elapsed` ms after its start; false when it has ended. */
  frame(elapsed: number): boolean;
  /** Removes everything that it drew, at its end or when it is skipped. */
  end(): void;
}

/** The share of the time from `from` to `from + length` that has passed, 0 to 1. */
export function progress(elapsed: number, from: number, length: number): number {
  return Math.min(1, Math.max(0, (elapsed - from) / length));
}

/** The scale of something that pops up: 0.6 to 1.08 in the first 70 ms, then down to 1. */
export function popSize(elapsed: number): number {
  if (elapsed < 70) return 0.6 + 0.48 * (elapsed / 70);
  return 1.08 - 0.08 * progress(elapsed, 70, 60);
}
