/** Finds the places at which effects are drawn. */
import type { Point } from '@dwo/kernel';
import { freest } from '../marks/label';
import type { Effect, SceneModel } from '../model';
import type { Box } from '../shapes';

/** An effect that shows a word. */
export type Burst = Extract<Effect, { type: 'burst' }>;

/** The figure's target, which the word must not cover; null if there is none. */
export function targetOf(burst: Burst, waiting: readonly Effect[], model: SceneModel | null): string | null {
  const shot = waiting.find((effect) => effect.type === 'tracer' && effect.from === burst.figure);
  if (shot?.type === 'tracer') return shot.to;
  if (model?.aim?.from === burst.figure) return model.aim.to;
  return model?.target ?? null;
}

/** The things that a burst must not cover, in px from the table's upper left corner. */
export interface Surroundings {
  /** The head of the figure that made the noise. */
  readonly head: Point;
  readonly shooter: Box;
  readonly target: Box | null;
  readonly window: Box;
}

/** The centre of a burst near a figure's head: inside the view, off its target, and off the figure if possible. */
export function burstPlace(size: { readonly width: number; readonly height: number }, around: Surroundings): Point {
  const { head, shooter, target, window } = around;
  const [halfWidth, halfHeight] = [size.width / 2, size.height / 2];
  const away = target !== null && (target.left + target.right) / 2 >= head.x ? -1 : 1;
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(Math.max(low, high), value));
  const places = [
    [away * 0.5, -0.85],
    [away * 0.9, -0.6],
    [away * 1.2, 0],
    [-away * 0.5, -0.95],
    [away * 0.5, 1.4],
    [-away * 0.6, 1.4],
  ].map(([dx = 0, dy = 0]) => ({
    x: clamp(head.x + dx * halfWidth, window.left + halfWidth, window.right - halfWidth),
    y: clamp(head.y + dy * halfHeight, window.top + halfHeight, window.bottom - halfHeight),
  }));
  const boxes = target ? [target, target, target, shooter] : [shooter];
  return freest(places, size.width, size.height, boxes);
}

/** The end of a shot: on the target, or past it and beside it. */
export function shotEnd(from: Point, to: Point, disc: number, hit: boolean): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  if (hit) return { x: to.x - ux * disc * 0.3, y: to.y - uy * disc * 0.3 };
  const side = disc * 1.25 + 12;
  const past = disc * 1.4 + 24;
  return { x: to.x + ux * past - uy * side, y: to.y + uy * past + ux * side };
}
