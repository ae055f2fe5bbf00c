/**
 * The contract between a game and the editor of its tables: kinds of terrain, zones, limits and words. The editor knows none of
 * them. Lengths in ci.
 */
import type { Point, Refusal } from '@dwo/kernel';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { DocumentKind, Named } from '../../documents/documents';
import type { Reason } from '../../documents/reasons';
import type { FigureArt } from '../figure-art';
import type { ZoneTone } from '../mark-model';

/** A piece of terrain on a drawn table. */
export interface DrawnPiece {
  readonly id: string;
  readonly kind: string;
  readonly outline: readonly Point[];
}

/** A table that a person draws. Whatever else a game's own has, such as the depth of a zone, the editor keeps. */
export interface DrawnTable extends Named {
  readonly widthCi: number;
  readonly heightCi: number;
  readonly terrain: readonly DrawnPiece[];
}

/** A strip along the lower edge of the table whose depth people draw. */
export interface StripZone<T> {
  readonly tone: ZoneTone;
  /** The word of its field in the panel: "Army zone". */
  word(): string;
  /** The words on the table: `Army 12"`. */
  label(depthCi: number): string;
  depthCi(table: T): number;
  withDepth(table: T, depthCi: number): T;
}

/** The bounds of what can be drawn. */
export interface DrawingLimits {
  readonly leastSideCi: number;
  readonly mostSideCi: number;
  readonly mostPieces: number;
  readonly mostCornersOfPiece: number;
  readonly mostCorners: number;
}

/** The whole: what a game tells the editor. */
export interface TableMaker<T extends DrawnTable> {
  readonly document: DocumentKind<T>;
  /** The empty table. */
  readonly bare: T;
  /** The table of the first visit. */
  first(): T;
  /** The ready-made tables. */
  ready(): readonly T[];
  /** The kinds of terrain in their order, each with half the width and half the height of a new piece. */
  readonly kinds: readonly (readonly [kind: string, halfWidthCi: number, halfHeightCi: number])[];
  /** The sizes that can be chosen by a press. */
  readonly sizes: readonly (readonly [widthCi: number, heightCi: number])[];
  readonly limits: DrawingLimits;
  readonly zones: readonly StripZone<T>[];
  readonly words: {
    /** The name of a kind of terrain: "Woods". */
    kind(kind: string): string;
    /** The line about it: `6" high`. */
    traits(kind: string): string;
    /** The rules that a player should know while they draw. */
    note(): ComponentChildren;
  };
  /** All faults of a table; the fact `terrain` names the piece. */
  check(table: T): readonly Refusal[];
  reasons(refusals: readonly Refusal[], table: T): readonly Reason[];
  /** Begins a match on a table. */
  play(table: T): void;
  readonly art: FigureArt;
  /** The small map of a table. */
  readonly Sketch: FunctionComponent<{ readonly table: T }>;
  readonly Drawers: FunctionComponent;
}
