/**
 * The model that the board shows. The scene knows no rules: it gets figures, marks and effects in ci (hundredths of a scale
 * inch), and reports where the player pointed. A model may leave out fields with `?` if it has nothing of the kind.
 */
import type { Point } from '@dwo/kernel';
import type { Beyond } from './beyond';
import type { Insets } from './camera';
import type { Field } from './danger/grid';
import type { Handle } from './handles';
import type { Mark } from './mark-model';
import type { Token } from './token';

export type { Beyond } from './beyond';
export type { Insets } from './camera';
export type { Handle } from './handles';
export type * from './mark-model';
export * from './token';

/** A straight or bent path with its cost, drawn as a measuring tape. */
export interface PathMark {
  /** The start, the corners and the end. */
  readonly points: readonly Point[];
  /** For a flight: the height above the table at each point, in ci. Drawn as a ladder of pegs with numbers. */
  readonly heights?: readonly number[];
  readonly radiusCi: number;
  readonly legal: boolean;
  /** Shown at the end, such as `6.0" of 6"`. */
  readonly label: string;
  /** Degrees that the figure will look to at its end; left out if it looks along the path. */
  readonly facing?: number;
  /** Whether another figure goes than the one that is selected, which stays: then no pale copy of it is drawn. */
  readonly stays?: boolean;
  /** Whether it merely follows the pointer, and nothing of it is decided. */
  readonly follows?: boolean;
  /** Whether its corners after the first can be dragged. */
  readonly handles?: boolean;
  /** Ids of the figures that it will touch at its end. */
  readonly touches: readonly string[];
}

/** The path of one of several figures that move together. */
export interface WayMark extends PathMark {
  readonly figure: string;
}

/** A line of sight or fire between two figures, with its length as label. */
export interface AimMark {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly legal: boolean;
}

/** A ring round a base: a weapon's range or a movement reach. */
export interface RangeMark {
  readonly figure: string;
  /** From the edge of the figure's base. */
  readonly rangeCi: number;
  readonly tone: 'range' | 'reach';
  /**
   * Targets nearer than this may not be hit, as with a mortar (also from the edge of the base): drawn as a barred inner ring.
   */
  readonly leastCi?: number;
}

/** A front arc, drawn during aiming. */
export interface ArcMark {
  readonly figure: string;
  /** Degrees on each side of the facing. */
  readonly halfAngle: number;
  /** Degrees; if left out, the figure's own facing. */
  readonly facing?: number;
  /**
   * Draws the whole sector to this distance from the edge of the base; if left out, only a short piece of the front is drawn.
   */
  readonly rangeCi?: number;
}

/** A piece of terrain. */
export interface TerrainModel {
  readonly id: string;
  readonly kind: string;
  readonly outline: readonly Point[];
  /** Whether its outline is a line, as of a wall or a fence, and no area. */
  readonly line?: boolean;
  /** A label printed on it, such as `HILL 4"`. */
  readonly label?: string;
}

/** Everything that the board shows at one moment. */
export interface SceneModel {
  readonly table: {
    readonly widthCi: number;
    readonly heightCi: number;
    readonly terrain: readonly TerrainModel[];
    /** The terrain at the beginning of the match, with what is gone since; decorations keep clear of it to the end. */
    readonly first?: readonly TerrainModel[];
    /**
     * `island` has a beach all round and lies in the sea, `prairie` is dry ground between fields of lava; if left out, the table is
     * sand with a picnic table round it.
     */
    readonly look?: 'sand' | 'island' | 'prairie';
    /** False for a table without footprints, where they would look like clues. */
    readonly prints?: boolean;
  };
  readonly tokens: readonly Token[];
  readonly selected: string | null;
  /** The figure that is aimed at or about to be overrun. */
  readonly target: string | null;
  /** Figures that may be selected as target. */
  readonly candidates: readonly string[];
  readonly path: PathMark | null;
  /** Figures that are selected together, drawn like the selected one, and the path of each. */
  readonly group?: readonly string[];
  readonly ways?: readonly WayMark[];
  readonly aim: AimMark | null;
  readonly ranges: readonly RangeMark[];
  readonly arcs: readonly ArcMark[];
  /** All other marks; `mark-model.ts` has all kinds. */
  readonly marks?: readonly Mark[];
  /** All that enemies could reach, hatched; the same object as long as it looks the same. */
  readonly danger?: Field | null;
}

/** An animation that plays once. Effects play in order; the model already shows the state after them. */
export type Effect =
  /** `heights` as in `PathMark`: the figure flies. */
  | {
      readonly type: 'glide';
      readonly figure: string;
      readonly path: readonly Point[];
      readonly heights?: readonly number[];
      /**
       * The figures that move along in formation, such as the carriers of a load. If left out: those that a tow mark hangs
       * behind it.
       */
      readonly followers?: readonly string[];
    }
  /** A dive: like a glide, but faster and with folded wings. */
  | {
      readonly type: 'swoop';
      readonly figure: string;
      readonly path: readonly Point[];
      readonly heights: readonly number[];
      readonly followers?: readonly string[];
    }
  | { readonly type: 'tracer'; readonly from: string; readonly to: string; readonly hit: boolean }
  /** Indirect fire: a shell in a high arc, and dust where it lands. */
  | { readonly type: 'shell'; readonly from: string; readonly to: string; readonly hit: boolean }
  | {
      readonly type: 'burst';
      readonly figure: string;
      readonly word: string;
      readonly tone: 'bang' | 'bite' | 'miss' | 'luck' | 'auto' | 'rage';
    }
  | { readonly type: 'number'; readonly figure: string; readonly text: string }
  | { readonly type: 'death'; readonly figure: string }
  /** A vehicle or a crewed weapon explodes; the model shows its wreck. */
  | { readonly type: 'explosion'; readonly figure: string }
  /** A vehicle rams a creature: both jolt, with stars where they meet. */
  | { readonly type: 'ram'; readonly figure: string; readonly target: string; readonly hit: boolean }
  /** A paratrooper comes down under their canopy and stands. */
  | { readonly type: 'parachute'; readonly figure: string }
  /** A hidden figure appears: foliage bursts apart. */
  | { readonly type: 'reveal'; readonly figure: string };

/**
 * A gesture of the pointer. `at` is a table point; `figure` is the figure that was hit, with some tolerance. Every `down` is
 * followed by exactly one of three: `up` (it was taken and dragged), `tap` (it stayed in place, taken or not) or `cancel` (it
 * became a pan or a pinch, or the system took it away). `move` comes only between a taken `down` and its end, and `hover` only
 * with no button down. `leave` tells that such a pointer has left the table; its place means nothing.
 */
export interface Pointing {
  readonly type: 'down' | 'move' | 'up' | 'tap' | 'hover' | 'leave' | 'cancel';
  readonly at: Point;
  readonly figure: string | null;
  /**
   * The handle that was grabbed; it takes precedence over any figure. Set from `down` to the end of the drag, wherever the
   * pointer is; with `hover`, the handle under the pointer.
   */
  readonly handle?: Handle | null;
  /** The topmost piece of terrain under the pointer, whatever else is there. */
  readonly terrain?: string | null;
  /** True from the first `move` of a taken drag to its end; the camera stays still meanwhile. */
  readonly dragging: boolean;
  readonly pointer: 'mouse' | 'touch' | 'pen';
  /** Whether Shift was held when the pointer went down: the target is added to the selection. */
  readonly adding?: boolean;
  /** With `tap`: the ids of all living figures under the pointer, the nearest first. */
  readonly under?: readonly string[];
  /** With `tap` by a finger: the crowd under it; null if there is none. */
  readonly crowd?: Crowd | null;
}

/** Figures that one finger can't tell apart, with their places on the table. */
export interface Crowd {
  /** The place of the finger, in CSS px from the host's upper left corner. */
  readonly x: number;
  readonly y: number;
  /** The nearest first. */
  readonly figures: readonly { readonly id: string; readonly at: Point }[];
}

/** A place on the table at which something happens. */
export interface Place extends Point {
  readonly radiusCi: number;
}

/** The first view of a battle. */
export interface Beginning {
  /** The places that must be in sight. */
  readonly places: readonly Place[];
  /** Places that are shown if the table still fills the view and figures stay large; earlier ones take precedence. */
  readonly wished: readonly Place[];
  /** The point round which as much table as possible is shown. */
  readonly middle: Point;
}

/** The board as a game's tools and screens use it. */
export interface Scene {
  /** Draws what changed since the last model. */
  show(model: SceneModel): void;
  /**
   * Resolves when the last effect has ended or was skipped. Call `show` with the model after the effects first, in the same
   * turn of the event loop. Until its effect has run, a figure that moves stays at the start of its path, a killed figure stays
   * upright, and life points stay as they were.
   */
  play(effects: readonly Effect[]): Promise<void>;
  skip(): void;
  /**
   * Hears every pointer gesture that is not a pan or a zoom. Return true from `down` to take the drag. Returns a function that
   * stops listening.
   */
  onPointing(listener: (pointing: Pointing) => boolean): () => void;
  /** Eases the camera to the whole table. */
  wholeTable(): void;
  /** Shows the first view of a battle at once. */
  start(view: Beginning): void;
  /** Eases to the first view of a battle, unless a person is moving the camera. */
  home(view: Beginning): void;
  /** Resolves when everything shown so far is drawn in full sharpness. */
  settled(): Promise<void>;
  /** Whether following has left the camera at a view that the table does not fill. */
  readonly isAstray: boolean;
  /** Whether the table is shown on its side, with its lower edge at the left. */
  readonly sideways: boolean;
  /** The table's edges, in CSS px from the host's upper left corner. */
  tableBox(): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** The scale of the whole table as a share of the largest that the host allows: 1 is the largest. */
  readonly wholeFit: number;
  /** Eases the camera to these figures, and to a further place if there is one, as close as needed to tell them from others. */
  approach(figures: readonly string[], further?: Place | null): void;
  /** Eases the camera no farther than needed to show a figure clear of so many CSS px of the lower edge. */
  liftOver(figure: string, px: number): void;
  /** A card lies over so many CSS px of the lower edge from now on: nothing under it is in sight, `beside` it all is free. 0 for none. */
  cover(px: number, beside?: readonly [from: number, to: number]): void;
  /** Whether the middle of a place is in sight. */
  sees(place: Place): boolean;
  /** Whether so many others stand round a figure, at their size on screen, that it is lost among them. */
  isCrowded(figure: string): boolean;
  /** The crowd in which a figure stands; null if it stands in none, or is out of sight. */
  crowdOf(figure: string): Crowd | null;
  /**
   * Eases the camera no farther than needed to show these places, clear of what covers the edges of the table. Returns after
   * how many ms it is there; 0 if it need not move, or jumps.
   */
  follow(places: readonly Place[], insets: Insets): number;
  /** Calls `listener` after each pan or zoom by hand. Returns a function that stops that. */
  onSteer(listener: () => void): () => void;
  /** Eases the camera one step closer, about the middle of the view. */
  zoomIn(): void;
  /** Eases the camera one step farther, to the whole table at most. */
  zoomOut(): void;
  /**
   * Calls `listener` after the camera or the view's size has changed, for cards that stand beside a figure. Returns a function
   * that stops that.
   */
  onView(listener: () => void): () => void;
  /**
   * The place of a figure in CSS px from the host's upper left corner, and the radius of its base; null if it is out of sight.
   */
  screenOf(figure: string): { readonly x: number; readonly y: number; readonly radius: number } | null;
  /**
   * The place `inset` px inside the view's edge on the line to a figure or place out of sight, moved along the edge so that it
   * covers none of the figures of `clear`; null if it is in sight.
   */
  beyond(target: string | Place, inset: number, clear?: readonly string[]): Beyond | null;
  setMotion(motion: 'full' | 'reduced'): void;
  /** Sets the speed of effects as a factor; 1 at first. */
  setPace(factor: number): void;
  destroy(): void;
}
