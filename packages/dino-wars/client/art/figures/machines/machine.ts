/** The drawing of a vehicle, a crewed weapon or a pole: parts of one plastic, and guns that turn. */

/** One part of a machine, painted in the order they stand, light from the upper left, facing right. */
export type MachinePart =
  /** Hull and panels, moulded in the round, in the notation of `outline.ts`. */
  | readonly ['hull', string]
  /** Canvas and bundles: the same plastic, paler. */
  | readonly ['pale', string]
  /** Undersides, seats, what lies in the shade: the same plastic, darker. */
  | readonly ['dark', string]
  /** Bone white: what is no army's. */
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
  /** A gun that turns, painted here. */
  | readonly ['gun', Gun];

/** A barrel with what turns with it, about an upright through its pivot. */
export interface Gun {
  /** The line it turns about, and the height of the barrel there. */
  readonly pivot: readonly [x: number, y: number];
  /** From the pivot to the muzzle when it points straight to the side. */
  readonly length: number;
  /** From the pivot backward: breech, grips. */
  readonly back: number;
  /** Thickness of the barrel. */
  readonly width: number;
  /** Height of the muzzle over the pivot. */
  readonly rise: number;
  /** A ring at the muzzle. */
  readonly brake: boolean;
  /** Receiver of a machine gun: thicker, `back` to this far forward; 0 for none. */
  readonly receiver: number;
  /** Turret or shield in the notation of `outline.ts`, drawn as it stands when the gun points right. */
  readonly turret: string;
  /** Details of the turret. */
  readonly trim: readonly MachinePart[];
}

/** A drawing of a machine. */
export interface Machine {
  readonly parts: readonly MachinePart[];
  /** Height of the ground. */
  readonly ground: number;
  /** The point where its weight stands. */
  readonly foot: number;
  /** The part that a model's length measures: rear and front, barrels not counted. */
  readonly span: readonly [rear: number, front: number];
  /** The point where pennants hang. */
  readonly head: readonly [x: number, y: number];
  /** The point where shots leave if nothing turns. */
  readonly muzzle: readonly [x: number, y: number];
  /** Degrees by which a wreck lies tipped. */
  readonly tip: number;
  /** Pixels per unit at the reference zoom for those whose model has no length in the tables. */
  readonly unit: number | null;
}
