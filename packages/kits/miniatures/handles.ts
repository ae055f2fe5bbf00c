/** Small knobs on the table that one drags: what they are and which of them a pointer means. */
import type { Point } from '@dwo/kernel';

/** A knob that marks put on the table. */
export type Handle =
  /** On the rim of a base: turns the figure, or its turret or mounted gun. */
  | { readonly type: 'facing'; readonly figure: string; readonly of: 'body' | 'gun' }
  /** A corner of a piece of terrain or of a zone. */
  | { readonly type: 'corner'; readonly piece: string; readonly index: number }
  /** The middle of the edge from this corner to the next: dragging it makes a new corner. */
  | { readonly type: 'edge'; readonly piece: string; readonly index: number }
  /** The cross beside the chosen corner: takes the corner away. */
  | { readonly type: 'remove-corner'; readonly piece: string; readonly index: number }
  /** The ring in the middle of a chosen piece: moves all of it. */
  | { readonly type: 'middle'; readonly piece: string }
  /** A numbered spot of a set-up. */
  | { readonly type: 'spot'; readonly number: number }
  /** A corner of the way that is being planned, counted as in `PathMark.points`. */
  | { readonly type: 'waypoint'; readonly index: number };

/** A handle where it is drawn. */
export interface Knob {
  readonly handle: Handle;
  readonly at: Point;
  /** Pixels from its middle to its edge, as drawn. */
  readonly radius: number;
}

/** The knob under a place, grown to `halo`: the nearest middle wins, the later one of equals. Null where none is meant. */
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
