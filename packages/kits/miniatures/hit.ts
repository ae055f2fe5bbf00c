/** Finds the figure that a pointer means. */
import type { Point } from '@dwo/kernel';
import { distanceToShape } from '@dwo/kernel/table';
import type { SceneModel } from './model';
import { type Box, insideOutline } from './shapes';

/** A figure as a target for pointers, in px of the view. */
export interface Pointable {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Radius of the base disc. */
  readonly disc: number;
  /** The box of its drawing. */
  readonly box: Box;
  readonly alive: boolean;
}

/** Half of the 44 px that a finger needs; a mouse needs less. */
export const HALO = { touch: 22, pen: 16, mouse: 13 } as const;

/**
 * The figure under a place: its disc grown to `halo` px, or the middle of its drawing. Of several, the one with the nearest
 * base; a dead one only if nobody alive is hit. Null if none is.
 */
export function hitFigure(figures: Iterable<Pointable>, x: number, y: number, halo: number): string | null {
  let best: string | null = null;
  let bestDistance = Infinity;
  let fallen: string | null = null;
  let fallenDistance = Infinity;
  for (const figure of figures) {
    const distance = Math.hypot(x - figure.x, y - figure.y);
    if (!figure.alive) {
      if (distance <= Math.max(figure.disc, halo * 0.7) && distance < fallenDistance) {
        fallenDistance = distance;
        fallen = figure.id;
      }
      continue;
    }
    if (distance > Math.max(figure.disc, halo) && !inDrawing(figure.box, x, y)) continue;
    const toBase = distance - figure.disc;
    if (toBase < bestDistance) {
      bestDistance = toBase;
      best = figure.id;
    }
  }
  return best ?? fallen;
}

/** The ids of all living figures whose disc or drawing is under a place, the nearest base first. */
export function figuresUnder(figures: Iterable<Pointable>, x: number, y: number, halo: number): readonly string[] {
  const under: { readonly id: string; readonly toBase: number }[] = [];
  for (const { id, x: at, y: down, disc, box, alive } of figures) {
    const distance = Math.hypot(x - at, y - down);
    if (alive && (distance <= Math.max(disc, halo * 0.6) || inDrawing(box, x, y)))
      under.push({ id, toBase: distance - disc });
  }
  return under.sort((a, b) => a.toBase - b.toBase).map(({ id }) => id);
}

/** At least this many figures under a finger are a crowd. */
const LEAST_CROWD = 3;

/**
 * The ids of living figures whose bases have their middle under a finger, the nearest first; none if they are fewer than three.
 */
export function crowdAt(figures: Iterable<Pointable>, x: number, y: number): readonly string[] {
  const near = [...figures]
    .filter(({ alive }) => alive)
    .map((figure) => ({ id: figure.id, away: Math.hypot(x - figure.x, y - figure.y) }))
    .filter(({ away }) => away <= HALO.touch)
    .sort((a, b) => a.away - b.away || (a.id < b.id ? -1 : 1));
  return near.length < LEAST_CROWD ? [] : near.map(({ id }) => id);
}

/** A figure with this many others within this many px is lost among them. */
const CROWD = { many: 3, pixels: 24 } as const;

/** Whether a figure is lost in a crowd; places in px of the view. */
export function isLost(middle: Point, others: readonly Point[]): boolean {
  const near = others.filter(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) <= CROWD.pixels);
  return near.length >= CROWD.many;
}

function inDrawing(box: Box, x: number, y: number): boolean {
  const inset = (box.right - box.left) * 0.16;
  const lower = (box.bottom - box.top) * 0.06;
  return x >= box.left + inset && x <= box.right - inset && y >= box.top + lower && y <= box.bottom;
}

/** Half the width, in ci, of the strip in which a pointer means a wall or fence. */
const LINE_REACH_CI = 70;

/** The id of the topmost piece of terrain at a table point (the piece laid last); null if there is none. */
export function terrainAt(pieces: SceneModel['table']['terrain'], at: Point): string | null {
  const found = pieces.findLast(({ outline, line }) =>
    line === true
      ? distanceToShape(at, at, { outline, closed: false }) <= LINE_REACH_CI
      : insideOutline(outline, at.x, at.y),
  );
  return found?.id ?? null;
}
