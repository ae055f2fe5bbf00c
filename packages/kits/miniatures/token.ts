/** A figure as the board shows it. Lengths and places in Ci. */
import type { Make } from '../art/palette';

/** A name that the game's `FigureArt` knows. */
export type ArtId = string;

/** The class of a figure; it decides its base, its plate and how large it is drawn. */
export const TOKEN_CLASSES = ['creature', 'person', 'vehicle', 'weapon', 'pole'] as const;
export type TokenClass = (typeof TOKEN_CLASSES)[number];

/** The reasons why a figure can't do something now: a small sign each, in this order of importance. */
export const BADGES = [
  'wounded',
  'immobile',
  'not-ready',
  'unloaded',
  'undermanned',
  'locked',
  'busy',
  'reloading',
] as const;
export type Badge = (typeof BADGES)[number];

/** The kind of person in a seat of a vehicle. */
export type Pip = 'empty' | 'driver' | 'gunner' | 'passenger' | 'cargo';

export interface Token {
  readonly id: string;
  readonly art: ArtId;
  /** Spoken and shown on hover: "Sgt. Orr, NCO, rifle". */
  readonly name: string;
  readonly make: Make;
  /** Which of the players with toys of this make, from 0: emblem and plate colour. */
  readonly player: number;
  /** Several have toys of this make: the figure shows whose it is, one's own with a bright rim. */
  readonly owner?: 'mine' | 'other';
  readonly rank: 'enlisted' | 'nco' | 'leader' | 'hero' | null;
  readonly x: number;
  readonly y: number;
  readonly radiusCi: number;
  /** Length of the model, for the size of the drawing; null for soldiers, crewed weapons and poles. */
  readonly lengthCi: number | null;
  readonly facing: number;
  /** Life points of a creature or structural points of a vehicle, left and at most; null for all others. */
  readonly life: { readonly now: number; readonly max: number } | null;
  readonly alive: boolean;
  /** `ready` can still act in this phase, `acted` has, `idle` is not asked. */
  readonly readiness: 'ready' | 'acted' | 'idle';
  /** Left out: a creature of rubber or a person of plastic. */
  readonly class?: TokenClass;
  /** Width of a vehicle's model, for its footprint. */
  readonly widthCi?: number;
  /** The facing of a vehicle's turret or mounted machine gun; left out where nothing turns. */
  readonly gunFacing?: number;
  /** Height above the table of a figure in the air: it is lifted, its shadow and its base stay on the ground. */
  readonly z?: number;
  /** Hidden from the enemy; who gets such a token is of its side and sees it pale, with an eye. */
  readonly hidden?: boolean;
  readonly badges?: readonly Badge[];
  /** Seats of a vehicle, drawn as a row of pips under its plate. */
  readonly seats?: readonly Pip[];
  /** Crew at a weapon and how many it needs: `2/3` on its plate. */
  readonly crew?: { readonly now: number; readonly min: number };
}
