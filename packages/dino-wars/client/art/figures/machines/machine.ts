/** The drawing of a vehicle, a crewed weapon or a pole: parts in one plastic, and guns that turn. */

/** One part of a machine. Parts are painted in their order, lit from the upper left, facing right. */
export type MachinePart =
  /** Hull and panels, rounded, in the notation of `outline.ts`. */
  | readonly ['hull', string]
  /** Canvas and bundles: the same plastic, paler. */
  | readonly ['pale', string]
  /** Undersides, seats and parts in the shade: the same plastic, darker. */
  | readonly ['dark', string]
  /** Bone white, for machines that belong to no army. */
  | readonly ['bone', string]
  /** Windows. */
  | readonly ['glass', string]
  /** Ink lines. */
  | readonly ['lines', string]
  /** Thin strokes in the shade of the plastic: ribs, seams, rivets. */
  | readonly ['seams', string]
  /** Tyres: `x,y,r` each. */
  | readonly ['wheels', string]
  /** A running track: its outline, and its wheels as `x,y,r` each. */
  | readonly ['track', outline: string, wheels: string]
  /** Legs, posts and barrels that do not turn: `x,y x,y`, thick. */
  | readonly ['rods', string, width: number]
  /** Cream star: `x,y,r`. */
  | readonly ['star', string]
  /** Lamps: `x,y,r` each. */
  | readonly ['lamps', string]
  /** Red bands, clipped to the part before. */
  | readonly ['bands', string]
  /** A gun that turns; painted at this place in the order. */
  | readonly ['gun', Gun];

/** A gun: a barrel that turns about a vertical axis through its pivot. */
export interface Gun {
  /** The axis that it turns about, and the height of the barrel there. */
  readonly pivot: readonly [x: number, y: number];
  /** From the pivot to the muzzle, when the gun points straight to the side. */
  readonly length: number;
  /** From the pivot to the rear end: breech, grips. */
  readonly back: number;
  /** Thickness of the barrel. */
  readonly width: number;
  /** Height of the muzzle above the pivot. */
  readonly rise: number;
  /** Whether there is a ring at the muzzle. */
  readonly brake: boolean;
  /** The receiver of a machine gun: thicker, from `back` to this far forward; 0 for none. */
  readonly receiver: number;
  /** Turret or shield in the notation of `outline.ts`, drawn for a gun that points right. */
  readonly turret: string;
  /** Details of the turret. */
  readonly trim: readonly MachinePart[];
}

/** A drawing of a machine. */
export interface Machine {
  readonly parts: readonly MachinePart[];
  /** Height of the ground. */
  readonly ground: number;
  /** The x of the point on the base. */
  readonly foot: number;
  /** The part that is scaled to a model's length: rear and front, without barrels. */
  readonly span: readonly [rear: number, front: number];
  /** The point where pennants hang. */
  readonly head: readonly [x: number, y: number];
  /** The point where shots leave if nothing turns. */
  readonly muzzle: readonly [x: number, y: number];
  /** The degrees by which a wreck is tipped. */
  readonly tip: number;
  /** Px per unit at the reference zoom, for machines without a length in the tables; else null. */
  readonly unit: number | null;
}
