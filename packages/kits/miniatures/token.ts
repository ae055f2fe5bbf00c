/** A figure as the board shows it. Lengths and places in ci. */
import type { Make } from '../art/palette';

/** A name that the game's `FigureArt` knows. */
export type ArtId = string;

/** The classes of figures; they decide base, plate and size of the drawing. */
export const TOKEN_CLASSES = ['creature', 'person', 'vehicle', 'weapon', 'pole'] as const;
export type TokenClass = (typeof TOKEN_CLASSES)[number];

/** The reasons why a figure can't do something now, and its lasting orders, each with a small sign. The order is that of importance. */
export const BADGES = [
  'wounded',
  'immobile',
  'not-ready',
  'unloaded',
  'undermanned',
  'locked',
  'busy',
  'reloading',
  'asleep',
  'stunned',
  'fleeing',
  'panic',
  'panic-two',
  'panic-three',
  'carrying',
  'holding',
  'marching',
  'keeping',
  'following',
] as const;
export type Badge = (typeof BADGES)[number];

/** The kind of person in a seat of a vehicle. */
export type Pip = 'empty' | 'driver' | 'gunner' | 'passenger' | 'cargo';

/** One figure on the table. */
export interface Token {
  readonly id: string;
  readonly art: ArtId;
  /** Spoken, and shown on hover: "Sgt. Orr, NCO, rifle". */
  readonly name: string;
  readonly make: Make;
  /** The index among players with figures of this make, from 0: it decides emblem and plate colour. */
  readonly player: number;
  /** Set if several players have figures of this make: the figure shows its owner, the player's own with a bright rim. */
  readonly owner?: 'mine' | 'other';
  readonly rank: 'enlisted' | 'nco' | 'leader' | 'hero' | null;
  readonly x: number;
  readonly y: number;
  readonly radiusCi: number;
  /** Length of the model, which decides the size of the drawing; null for soldiers, crewed weapons and poles. */
  readonly lengthCi: number | null;
  readonly facing: number;
  /** Life points of a creature or structural points of a vehicle, left and at most; null for all others. */
  readonly life: { readonly now: number; readonly max: number } | null;
  readonly alive: boolean;
  /** `ready` can still act in this phase, `acted` has acted, `idle` has nothing to decide. */
  readonly readiness: 'ready' | 'acted' | 'idle';
  /** If left out: a creature of rubber, or a person of plastic. */
  readonly class?: TokenClass;
  /** Whether the facing of a person counts, so that it is shown. */
  readonly faces?: boolean;
  /** Width of a vehicle's model, for its footprint. */
  readonly widthCi?: number;
  /** The facing of a vehicle's turret or mounted machine gun; left out if nothing turns. */
  readonly gunFacing?: number;
  /** Height above the table of a flying figure: its drawing is raised, its shadow and base stay on the ground. */
  readonly z?: number;
  /** Hidden from the enemy. Only its own side gets such a token, and sees it pale, with an eye. */
  readonly hidden?: boolean;
  readonly badges?: readonly Badge[];
  /** Seats of a vehicle, drawn as a row of pips under its plate. */
  readonly seats?: readonly Pip[];
  /** The crew at a weapon and how many it needs: `2/3` on its plate. */
  readonly crew?: { readonly now: number; readonly min: number };
}
