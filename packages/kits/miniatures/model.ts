/**
 * The model that the board shows. The scene knows no rules: it gets figures, marks and effects in scale hundredths of
 * an inch and says where somebody pointed. Fields with `?` may be left out by a model that has nothing of the kind.
 */
import type { Point } from '@dwo/kernel';
import type { Beyond } from './beyond';
import type { Insets } from './camera';
import type { Handle } from './handles';
import type { Mark } from './mark-model';
import type { Token } from './token';

export type { Beyond } from './beyond';
export type { Insets } from './camera';
export type { Handle } from './handles';
export type * from './mark-model';
export * from './token';

/** A straight or bent way with what it costs: the tape measure of the mock-up. */
export interface PathMark {
  /** The start, the corners, the end. */
  readonly points: readonly Point[];
  /** Height above the table at each of the points, for a flight: drawn as a ladder of poles with numbers. */
  readonly heights?: readonly number[];
  readonly radiusCi: number;
  readonly legal: boolean;
  /** Shown at the end: `6.0" of 6"`. */
  readonly label: string;
  /** Its corners after the first can be dragged. */
  readonly handles?: boolean;
  /** Ids of figures it will touch at its end. */
  readonly touches: readonly string[];
}

/** The way of one of several that go together. */
export interface WayMark extends PathMark {
  readonly figure: string;
}

/** A line of sight or fire from figure to figure with its length. */
export interface AimMark {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly legal: boolean;
}

/** A disc round a base's edge: weapon range or movement reach. */
export interface RangeMark {
  readonly figure: string;
  /** From the edge of the figure's base. */
  readonly rangeCi: number;
  readonly tone: 'range' | 'reach';
  /** Nothing nearer may be hit: the inner ring, barred, of a mortar (from the edge of the base too). */
  readonly leastCi?: number;
}

/** A front arc, drawn while aiming. */
export interface ArcMark {
  readonly figure: string;
  /** Either side of the facing. */
  readonly halfAngle: number;
  /** Left out: the figure's own. */
  readonly facing?: number;
  /** The whole sector of fire, so far from the edge of the base; left out, only a short piece of the front is drawn. */
  readonly rangeCi?: number;
}

export interface SceneModel {
  readonly table: {
    readonly widthCi: number;
    readonly heightCi: number;
    readonly terrain: readonly {
      readonly id: string;
      readonly kind: string;
      readonly outline: readonly Point[];
      /** Printed on it: `HILL 4"`. */
      readonly label?: string;
    }[];
    /** `island` has a beach all round and lies in the sea; left out, sand on a picnic table. */
    readonly look?: 'sand' | 'island';
  };
  readonly tokens: readonly Token[];
  readonly selected: string | null;
  /** The figure aimed at or about to be overrun. */
  readonly target: string | null;
  /** Figures that may be chosen as target now. */
  readonly candidates: readonly string[];
  readonly path: PathMark | null;
  /** Figures chosen together, drawn like the selected one, and the way of each. */
  readonly group?: readonly string[];
  readonly ways?: readonly WayMark[];
  readonly aim: AimMark | null;
  readonly ranges: readonly RangeMark[];
  readonly arcs: readonly ArcMark[];
  /** Everything else that is pointed out; `mark-model.ts` has all kinds. */
  readonly marks?: readonly Mark[];
}

/** Something to see once. Effects play in order; the model already shows what comes after them. */
export type Effect =
  /** `heights` as in `PathMark`: it flies. */
  | {
      readonly type: 'glide';
      readonly figure: string;
      readonly path: readonly Point[];
      readonly heights?: readonly number[];
      /** The figures that go along in formation: carriers of a load. Left out: those a tow mark hangs behind it. */
      readonly followers?: readonly string[];
    }
  /** A dive: the same, faster and with its wings folded. */
  | {
      readonly type: 'swoop';
      readonly figure: string;
      readonly path: readonly Point[];
      readonly heights: readonly number[];
      readonly followers?: readonly string[];
    }
  | { readonly type: 'tracer'; readonly from: string; readonly to: string; readonly hit: boolean }
  /** Indirect fire: a shell in a high arc, and where it lands a crater's dust. */
  | { readonly type: 'shell'; readonly from: string; readonly to: string; readonly hit: boolean }
  | {
      readonly type: 'burst';
      readonly figure: string;
      readonly word: string;
      readonly tone: 'bang' | 'bite' | 'miss' | 'luck' | 'auto' | 'rage';
    }
  | { readonly type: 'number'; readonly figure: string; readonly text: string }
  | { readonly type: 'death'; readonly figure: string }
  /** A vehicle or a crewed weapon blows up; what comes after is its wreck. */
  | { readonly type: 'explosion'; readonly figure: string }
  /** A vehicle drives into a creature: a jolt of both and stars where they meet. */
  | { readonly type: 'ram'; readonly figure: string; readonly target: string; readonly hit: boolean }
  /** A paratrooper comes down under their canopy and stands. */
  | { readonly type: 'parachute'; readonly figure: string }
  /** A hidden figure is there all of a sudden: foliage bursts apart. */
  | { readonly type: 'reveal'; readonly figure: string };

/**
 * A gesture of the pointer, already in table units; `figure` is the one hit, generously. Every `down` is followed by
 * exactly one of `up` (it was dragged and taken), `tap` (it stayed in place, taken or not) and `cancel` (it became a
 * pan or a pinch, or the system took it away). `move` comes only between a taken `down` and its end, `hover` only with
 * no button down; leaving the table is a `hover` with no figure.
 */
export interface Pointing {
  readonly type: 'down' | 'move' | 'up' | 'tap' | 'hover' | 'cancel';
  readonly at: Point;
  readonly figure: string | null;
  /**
   * The handle that was grabbed, before any figure: given with `down` where one lies, and until the drag ends the same
   * one wherever the pointer is. With `hover` the handle under the pointer.
   */
  readonly handle?: Handle | null;
  /** The topmost piece of terrain under the pointer, whatever else lies there. */
  readonly terrain?: string | null;
  /** True from the first `move` of a taken drag to its end: the camera stays still meanwhile. */
  readonly dragging: boolean;
  readonly pointer: 'mouse' | 'touch' | 'pen';
  /** Shift was held when the pointer went down: what is pointed at is meant besides what is chosen already. */
  readonly adding?: boolean;
  /** With `tap`: everybody alive under the pointer, the nearest first. */
  readonly under?: readonly string[];
}

/** A place on the table that something happens at. */
export interface Place extends Point {
  readonly radiusCi: number;
}

/** The first view of a battle. */
export interface Beginning {
  /** The places that must be in sight. */
  readonly places: readonly Place[];
  /** As many as can be of these in sight as well, the first first, where the table still fills the view and the toys stay large. */
  readonly wished: readonly Place[];
  /** As much as can be of what lies about this. */
  readonly middle: Point;
}

/** The board as `tools` and `screens` see it. */
export interface Scene {
  /** Draws what changed since the last model. */
  show(model: SceneModel): void;
  /**
   * Resolves when the last effect has been seen or skipped. Call `show` with what comes after them first, in the same
   * turn of the event loop: a mover is held at its path's start, a killed figure upright and a life ring full until
   * their effect has come.
   */
  play(effects: readonly Effect[]): Promise<void>;
  skip(): void;
  /** Every pointer gesture that is not a pan or a zoom; return true from `down` to take the drag. */
  onPointing(listener: (pointing: Pointing) => boolean): () => void;
  /** Eases the camera to the whole table. */
  wholeTable(): void;
  /**
   * Looks at once at where a battle begins: the table fills the view, the places are in it, what is wished if there is room,
   * and as much as can be of what lies about the middle.
   */
  start(view: Beginning): void;
  /** Eases to such a view, unless a hand is moving the camera. */
  home(view: Beginning): void;
  /** Whether following what happened left the camera where the table does not fill the view. */
  readonly isAstray: boolean;
  /** Whether the table is shown turned: its lower edge at the left. */
  readonly sideways: boolean;
  /** The table's edges, in CSS pixels from the host's upper left. */
  tableBox(): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** How large the whole table would be shown, against the most that the host has room for: 1 is all of it. */
  readonly wholeFit: number;
  /** Eases the camera to these figures, no closer and no farther than they need to be told from others. */
  approach(figures: readonly string[]): void;
  /** Whether so many others stand round a figure, as large as they are drawn, that it is lost among them. */
  isCrowded(figure: string): boolean;
  /**
   * Eases the camera no more than needed for these places to be well in view, clear of what lies over the edges of the
   * table. Returns in how many milliseconds it is there; 0 if it need not move, or cuts.
   */
  follow(places: readonly Place[], insets: Insets): number;
  /** Called when somebody pans or zooms by hand. */
  onSteer(listener: () => void): () => void;
  /** Eases the camera one step closer, about the middle of the view. */
  zoomIn(): void;
  /** Eases the camera one step farther, to the whole table at most. */
  zoomOut(): void;
  /** Called after the camera or the view's size has changed, for cards that stand beside a figure. */
  onView(listener: () => void): () => void;
  /** Position of a figure in CSS pixels from the host's upper left and its base's radius; null if it is out of sight. */
  screenOf(figure: string): { readonly x: number; readonly y: number; readonly radius: number } | null;
  /** The point of the view's edge on the way to a figure out of sight, `inset` pixels inside; null if it is in sight. */
  beyond(figure: string, inset: number): Beyond | null;
  setMotion(motion: 'full' | 'reduced'): void;
  /** How many times faster than designed effects play; 1 at first. */
  setPace(factor: number): void;
  destroy(): void;
}
