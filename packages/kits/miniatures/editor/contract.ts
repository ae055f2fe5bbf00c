/**
 * The contract between a game and the editor of its tables: kinds of terrain, zones, limits and words. The editor knows none of
 * them. Lengths in ci.
 */
import type { Point, Refusal } from '@dwo/kernel';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { DocumentKind, Named } from '../../documents/documents';
import type { Reason } from '../../documents/reasons';
import type { Route } from '../../shell/router';
import type { FigureArt } from '../figure-art';
import type { Mark, ShapeForm, ZoneTone } from '../mark-model';
import type { SceneModel } from '../model';

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

/**
 * A kind of terrain, with half the width and half the height of a new piece. A `line` has two ends and corners between them, a
 * `box` keeps its four corners, and anything else is an area.
 */
export type DrawnKind = readonly [kind: string, halfWidthCi: number, halfHeightCi: number, form?: ShapeForm];

/** The bounds of what can be drawn. */
export interface DrawingLimits {
  readonly leastSideCi: number;
  readonly mostSideCi: number;
  readonly mostPieces: number;
  readonly mostCornersOfPiece: number;
  readonly mostCorners: number;
}

interface ActsProps<T> {
  readonly table: T;
  /** Whether a rule forbids the table. */
  readonly blocked: boolean;
  /** The match whose lobby led here; null for none. */
  readonly match: string | null;
}

/** The whole: what a game tells the editor. */
export interface TableMaker<T extends DrawnTable> {
  readonly document: DocumentKind<T>;
  /** The empty table, on the terms of the one that is open. */
  bare(open: T): T;
  /** The table of the first visit. */
  first(): T;
  /** The ready-made tables. */
  ready(): readonly T[];
  /** The kinds of terrain in their order. */
  readonly kinds: readonly DrawnKind[];
  /** The sizes that can be chosen by a press; none in a game whose tables all have one size. */
  readonly sizes: readonly (readonly [widthCi: number, heightCi: number])[];
  readonly limits: DrawingLimits;
  readonly zones: readonly StripZone<T>[];
  /** Zones and places that the rules lay on a table and nobody can move. Left out for none. */
  marks?(table: T): readonly Mark[];
  /** The choices that a table depends on, above it, such as the battle it is drawn for. Left out for none. */
  readonly Terms?: FunctionComponent<{ readonly table: T; onTable(table: T): void }>;
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
  /** The buttons that begin a match on a table. */
  readonly Acts: FunctionComponent<ActsProps<T>>;
  /** The page that the house leads to; the title if left out. */
  readonly home?: Route;
  readonly art: FigureArt;
  /** The kind whose drawing a piece has; its own if left out. */
  drawing?(kind: string): string;
  /** The ground round the terrain; plain sand if left out. */
  readonly look?: SceneModel['table']['look'];
  /** The small map of a table. */
  readonly Sketch: FunctionComponent<{ readonly table: T }>;
  readonly Drawers: FunctionComponent;
}
