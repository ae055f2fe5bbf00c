/** Small knobs on the table to drag: their kinds, and which of them a pointer hits. */
import type { Point } from '@dwo/kernel';

/** A knob that marks put on the table. */
export type Handle =
  /** On the rim of a base: turns the figure, or its turret or mounted gun. */
  | { readonly type: 'facing'; readonly figure: string; readonly of: 'body' | 'gun' }
  /** A corner of a piece of terrain or of a zone. */
  | { readonly type: 'corner'; readonly piece: string; readonly index: number }
  /** The middle of the edge from this corner to the next: a drag makes a new corner. */
  | { readonly type: 'edge'; readonly piece: string; readonly index: number }
  /** The cross beside the selected corner: removes the corner. */
  | { readonly type: 'remove-corner'; readonly piece: string; readonly index: number }
  /** The ring in the middle of a selected piece: moves the piece. */
  | { readonly type: 'middle'; readonly piece: string }
  /** A numbered place of a setup. */
  | { readonly type: 'spot'; readonly number: number }
  /** A corner of the path that is being planned, counted as in `PathMark.points`. */
  | { readonly type: 'waypoint'; readonly index: number };

/** A handle and where it is drawn. */
export interface Knob {
  readonly handle: Handle;
  readonly at: Point;
  /** Px from its middle to its edge, as drawn. */
  readonly radius: number;
}

/**
 * The handle under a place, with each knob grown to `halo` px: the nearest wins, of equals the later one. Null if none is hit.
 */
export function hitKnob(knobs: readonly Knob[], x: number, y: number, halo: number): Handle | null {
  let best: Handle | null = null;
  let nearest = Infinity;
  for (const { handle, at, radius } of knobs) {
    const distance = Math.hypot(x - at.x, y - at.y);
    if (distance > Math.max(radius, halo) || distance > nearest) continue;
    nearest = distance;
    best = handle;
  }
  return best;
}
